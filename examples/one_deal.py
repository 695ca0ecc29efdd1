"""Start a match, deal, and pass three times: the engine by hand.

Run it with ``python examples/one_deal.py``.
"""

from __future__ import annotations

from prikup import games, shuffle
from prikup.core import Draw, Input, Match


def deal(match: Match, number: int) -> Match:
    """The match after cards that a fixed seed makes."""
    pattern = match.game.needs_deal(match)
    assert pattern is not None
    seed = shuffle.derived_seed("one deal", "example", number)
    pack = shuffle.order(match.pack, seed, [""] * match.players, number, "example")
    return match.apply(Input(None, None, shuffle.deal(pack, pattern, match.players))).state


def main() -> None:
    """Deal, show what the eldest hand knows, pass it out and play the first legal cards."""
    game = games.get("preferans")
    match = game.start(game.options("wikipedia-sochi; target=10"), players=3)
    match = match.apply(Input(None, None, Draw(dealer=2))).state
    match = deal(match, 1)
    view = game.view(match, 0)
    print("seat 0 holds", " ".join(card.text for card in view.seats[0].cards or ()))
    print("seat 0 may say", " ".join(choice.text for choice in view.choices if choice.legal))
    for _ in range(3):
        turn = match.turns()[0]
        match = match.apply(Input(turn.seat, turn.by, match.parse(turn, "pass"))).state
    while match.deal_no == 1:
        turn = match.turns()[0]
        card = next(iter(match.legal(turn)))
        step = match.apply(Input(turn.seat, turn.by, card))
        match = step.state
    print("all-pass; the hills stand at", match.standing.hill)


if __name__ == "__main__":
    main()
