"""A bot of a dozen lines, and a match of it against two others.

Run it with ``python examples/my_bot.py``.
"""

from __future__ import annotations

from prikup import bots, games, shuffle
from prikup.bots import Bot
from prikup.core import Draw, Input, Match, View


class Cautious:
    """Never bids, never whists, and plays the lowest card it may."""

    name = "cautious"

    def choose(self, view: View) -> str:
        """The text of a legal choice."""
        texts = [choice.text for choice in view.choices if choice.legal]
        if "pass" in texts:
            return "pass"
        if view.asks == "play":
            return min(texts, key=lambda card: "789TJQKA".index(card[0]))
        return texts[-1]


def play(players: list[Bot], rules: str, seed: str) -> Match:
    """A whole match between bots, dealt from a seed."""
    game = games.get("preferans")
    match = game.start(game.options(rules), len(players))
    match = match.apply(Input(None, None, Draw(dealer=0))).state
    number = 0
    while not match.finished:
        pattern = game.needs_deal(match)
        if pattern is not None:
            number += 1
            server = shuffle.derived_seed(seed, "example", number)
            pack = shuffle.order(match.pack, server, [""] * len(players), number, "example")
            move = Input(None, None, shuffle.deal(pack, pattern, len(players)))
        else:
            turn = match.turns()[0]
            text = players[turn.by].choose(game.view(match, turn.by))
            move = Input(turn.seat, turn.by, match.parse(turn, text))
        match = match.apply(move).state
    return match


def main() -> None:
    """One short pool, the result of each."""
    players: list[Bot] = [Cautious(), bots.make("rules", seed=1), bots.make("rules", seed=2)]
    match = play(players, "wikipedia-sochi; target=4", seed="my bot")
    for player, result in zip(players, match.game.result(match) or (), strict=True):
        print(f"{player.name}: {result} whists")


if __name__ == "__main__":
    main()
