"""The accuracy of reviews: ``python -m tests.review.measures WHAT COUNT [SEED]``.

``planted``: in contracts that ``search`` plays, one card is replaced by a legal card that is worse by the
contract or by two tricks on average over 500 worlds; prints how many of these are called mistakes.
``all-pass``: the same in all-passes, with a card that is worse by ten whists over 60 worlds.
``blamed``: prints how many decisions of ``search`` itself are called mistakes. ``misere``: in misères played
with all cards open, prints the greatest loss that defenders who lost nothing are blamed for.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator

from prikup import registry
from prikup.arena import make_bot, play_match
from prikup.bots import make
from prikup.bots.rules import GameBot, game_bot
from prikup.core import Draw, Input, Match, View
from prikup.review import Decision, PlayedDeal, deals_of, review_deal
from tests.games.preferans.catching import catchable_miseres

RULES = "kodeks-sochi; target=1000"
BLAMED = ("mistake", "blunder")
WORLDS = 500
ALL_PASS_WORLDS = 60
ALL_PASS_LOSS_WHISTS = 10.0


def played(
    seed: str, deals: int, bot: str = "search", game: str = "preferans", rules: str = RULES
) -> Iterator[PlayedDeal]:
    """Yield the deals of a match between bots of one name."""
    start = registry.new(game, rules)
    bots = [make(bot, f"{seed} {seat}") for seat in range(start.players)]
    moves = (move for move, _ in play_match(start, bots, seed, 0, deals))
    yield from deals_of(start, moves)


def blunders(seed: str, *, all_pass: bool = False) -> Iterator[tuple[PlayedDeal, Decision]]:
    """Yield deals that end with a planted card of a contract or all-pass, and its judgement."""
    chance = random.Random(seed)
    for deal in played(seed, 10_000):
        worse = list(_worse(deal, all_pass=all_pass))
        if worse:
            planted = chance.choice(worse)
            yield planted, review_deal(planted).decisions[-1]


def last_view(deal: PlayedDeal) -> View:
    """Return what the player of the last move saw when they chose it."""
    *earlier, last = deal.inputs
    match = deal.before
    for move in earlier:
        match = match.apply(move).state
    assert last.by is not None
    return match.view(last.by)


def _worse(deal: PlayedDeal, *, all_pass: bool) -> Iterator[PlayedDeal]:
    """Yield the deal up to each card that has a much worse alternative, with that alternative played."""
    match = deal.before
    own = game_bot(match.game.id)
    assert own is not None and own.trials is not None
    for at, move in enumerate(deal.inputs):
        turn = None if move.by is None else match.turn_of(move.by)
        if turn is not None and match.phase.asks == "play":
            view = match.view(turn.by)
            texts = list(view.legal)
            is_asked = view.contract is not None and (
                view.contract.declarer is None if all_pass else bool(view.contract.needs)
            )
            if len(texts) > 1 and is_asked:
                for text in _much_worse_cards(own, view, texts):
                    worse = match.move(text, turn.by)
                    yield PlayedDeal(deal.number, deal.before, (*deal.inputs[:at], worse))
        match = match.apply(move).state


def _much_worse_cards(own: GameBot, view: View, texts: list[str]) -> Iterator[str]:
    """Yield the legal cards that are much worse than the best over many worlds."""
    assert own.trials is not None and view.contract is not None
    is_all_pass = view.contract.declarer is None
    worlds = ALL_PASS_WORLDS if is_all_pass else WORLDS
    trials = own.trials(view, texts, "planted", worlds)
    if not trials.complete and len(trials.weights) < worlds // 5:  # a few worlds outweigh the rest
        trials = own.trials(view, texts, "planted", 4 * worlds)
    means = trials.means()
    needs = view.contract.needs or 6
    loss = ALL_PASS_LOSS_WHISTS if is_all_pass else _two_tricks(needs)
    yield from (text for text, mean in zip(texts, means, strict=True) if mean <= max(means) - loss)


def _two_tricks(needs: int) -> float:
    """Return the value of two tricks to a whister against a contract, in whists."""
    return 4.0 * (needs - 5)


def blamed(seed: str, deals: int, game: str = "preferans", rules: str = RULES) -> tuple[int, int]:
    """Return how many decisions of ``search`` with a choice are blamed, and their total number."""
    found = [
        one for deal in played(seed, deals, game=game, rules=rules) for one in review_deal(deal).decisions
    ]
    free = [one for one in found if one.verdict != "forced"]
    return sum(one.verdict in BLAMED for one in free), len(free)


def misere_blame(seed: str, deals: int) -> tuple[float, int]:
    """Return the greatest blame of defenders who lost nothing, and the number of such decisions."""
    most, count = 0.0, 0
    for number, (match, _) in enumerate(catchable_miseres("safest", seed)):
        if number == deals:
            break
        deal = _seen_through(match)
        for one in review_deal(deal).decisions:
            if one.asks == "play" and one.seat != 0 and one.verdict != "forced" and not one.open_loss:
                count += 1
                most = max(most, one.loss if one.verdict in BLAMED else 0.0)
    return most, count


def _seen_through(match: Match) -> PlayedDeal:
    """Play a misère on from here with the cards open."""
    before, inputs = match.game.start(match.options, match.players), list[Input]()
    seers = [make_bot("seer", "misere") for _ in range(match.players)]
    log = [Input(None, None, Draw(match.dealt_by)), *match.log]
    while match.log and match.turns():
        turn = match.turns()[0]
        move = match.move(seers[turn.by].choose(seers[turn.by].sees(match, turn.by)), turn.by)
        inputs.append(move)
        match = match.apply(move).state
    return PlayedDeal(1, before, (*log, *inputs))


def main(what: str, count: str, seed: str = "final") -> None:
    """Print one of the measures."""
    if what in ("planted", "all-pass"):
        planted = blunders(seed, all_pass=what == "all-pass")
        found = [one.verdict in BLAMED for (_, one), _ in zip(planted, range(int(count)), strict=False)]
        print(f"{sum(found)} of {len(found)} planted blunders found")
    elif what == "blamed":
        some, free = blamed(seed, int(count))
        print(f"{some} of {free} decisions of search blamed, {100 * some / free:.2f} %")
    else:
        most, cards = misere_blame(seed, int(count))
        print(f"at most {most:.2f} whists in {cards} cards of defenders who lost nothing")


if __name__ == "__main__":
    main(*sys.argv[1:])
