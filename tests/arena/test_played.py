"""Deals of selfplay as records and back, and the same deals from many processes."""

from __future__ import annotations

import multiprocessing
from itertools import chain
from random import Random

import msgspec
import pytest

import prikup
from prikup import records
from prikup.arena import FinishedDeal, deals_of, records_of, selfplay
from prikup.core import RuleError, Scored
from prikup.review import deals_of as deals_reviewed
from prikup.testing import draw_case, playable_cases, walk
from tests.faces import MyBot, every_game


def plain(deals: list[FinishedDeal]) -> list[FinishedDeal]:
    """Return deals without the fields that a record does not keep: seed, numbers, names."""
    return [msgspec.structs.replace(deal, seed="", match=1, number=0, bots=()) for deal in deals]


@every_game
def test_selfplay_matches_survive_conversion_to_records(game: str) -> None:
    deals = list(selfplay(["random", "rules"], game=game, deals=12, seed=2))
    made = list(records_of(deals))
    assert len(made) == deals[-1].match and [len(one.deals) > 0 for one in made] == [True] * len(made)
    again = [records.read(records.write(one)) for one in made]
    assert again == made
    assert plain(list(chain.from_iterable(map(deals_of, again)))) == plain(deals)
    assert [deal.number for deal in deals_of(again[0])] == [deal.number for deal in deals if deal.match == 1]
    for one, match in zip(made, range(1, len(made) + 1), strict=True):
        last = [deal for deal in deals if deal.match == match][-1]
        assert one.final_match().totals == last.totals
        assert sorted(one.seats) == ["random 1", "random 2", "rules"] or "rules 2" in one.seats
        assert one.deals[-1].tricks is None or one.deals[-1].tricks == last.tricks


def test_every_input_up_to_the_last_score_is_in_one_deal() -> None:
    thrown = 0
    for seed in range(60):
        random = Random(seed)
        case = draw_case(playable_cases(), random.randrange)
        walked = walk(case, random.randrange, 4)
        names = ["Anna", "Boris", "Vera", "Gleb"][: case.players]
        deals = list(deals_of(records.make_record(walked.states[0], walked.inputs, names)))
        scored = [any(isinstance(fact, Scored) for fact in facts) for facts in walked.facts]
        end = len(scored) - scored[::-1].index(True) if any(scored) else 0
        assert [move for deal in deals for move in (*deal.before, *deal.log)] == walked.inputs[:end], case
        assert len(deals) == sum(scored)
        thrown += any(len(deal.before) > (deal.number == 1) for deal in deals)
    assert thrown  # some deals were redealt, and the thrown-in inputs are kept


def test_review_accepts_selfplay_records() -> None:
    (record, *_) = records_of(selfplay(["beginner"], deals=2, seed=3))
    reviewed = list(deals_reviewed(record.start(), [moment.move for moment in record.replay()]))
    assert [deal.number for deal in reviewed] == [1, 2]


def test_match_with_missing_deals_is_refused() -> None:
    deals = list(selfplay(["random"], deals=6, seed=1))
    assert deals[0].match == deals[5].match
    for missing in (deals[1:], [*deals[:2], *deals[3:]]):
        with pytest.raises(RuleError):
            list(records_of(missing))


@pytest.mark.parametrize("rules", ["wikipedia-sochi; target=2", "paston-nakayoshi"])
def test_processes_play_the_same_deals_in_the_same_order(rules: str) -> None:
    game = "paston" if rules.startswith("paston") else "preferans"
    before = set(multiprocessing.active_children())
    one, many = (
        list(selfplay(["random", "beginner"], game=game, rules=rules, deals=70, seed="w", workers=workers))
        for workers in (1, 3)
    )
    assert one == many and one[-1].match > 2
    assert set(multiprocessing.active_children()) <= before


def test_invalid_workers_and_bots_are_refused() -> None:
    with pytest.raises(prikup.ArgumentError, match=r"MyBot.* cannot go to other processes: expected a name"):
        selfplay([MyBot()], workers=2)
    for workers in (0, 1.0, None, 2000):
        with pytest.raises(prikup.ArgumentError, match=f"workers is {workers}: expected a whole"):
            selfplay(["random"], workers=workers)  # type: ignore[arg-type]
    with pytest.raises(prikup.ArgumentError, match="'ruels' is not a bot: expected random"):
        selfplay(["ruels"])
