"""Aid by the donor's choice: open surpluses, and several donors in one deal."""

from __future__ import annotations

import msgspec
import pytest

from prikup.core import RuleError
from prikup.games.preferans.aid import Surplus, open_surpluses
from prikup.games.preferans.options import Options, parse_rules
from prikup.games.preferans.score import DealResult, entries
from prikup.options import change_options
from tests.games.preferans.deals import misere, raspasy, sheet

FARM = parse_rules("game-farm")
ZEROS: Options = change_options(FARM, {"raspasy_zero_bonus": "trick_price"})
"""Game Farm with pool points for taking no tricks, so that two may have a surplus in one deal."""


def with_aid(result: DealResult, *aid: tuple[int, int]) -> DealResult:
    return msgspec.structs.replace(result, aid=aid)


def written_amounts(result: DealResult, pools: tuple[int, ...], options: Options) -> list[tuple[object, ...]]:
    return [(e.account, e.seat, e.on, e.amount) for e in entries(result, sheet(pools), options)]


def test_no_surplus_below_target_or_if_all_pools_are_closed() -> None:
    assert open_surpluses(misere(0, 5, 5), sheet((0, 4, 9)), FARM) == ()
    assert open_surpluses(misere(0, 5, 5), sheet((10, 10, 10)), FARM) == ()


def test_no_open_surplus_if_aid_goes_to_largest_pool() -> None:
    assert open_surpluses(misere(0, 5, 5), sheet((20, 4, 9)), parse_rules("wikipedia-sochi")) == ()


def test_surplus_is_open_until_given_or_kept() -> None:
    result, before = misere(0, 5, 5), sheet((4, 9, 0))
    assert open_surpluses(result, before, FARM) == (Surplus(0, 4, (0, 1, 10)),)
    assert open_surpluses(with_aid(result, (1, 1)), before, FARM) == (Surplus(0, 3, (0, 0, 10)),)
    assert open_surpluses(with_aid(result, (1, 1), (2, 3)), before, FARM) == ()
    assert open_surpluses(with_aid(result, (1, 1), (0, 3)), before, FARM) == ()


def test_surplus_is_closed_once_every_pool_is_full() -> None:
    assert open_surpluses(with_aid(misere(0, 5, 5), (2, 1)), sheet((10, 10, 9)), FARM) == ()


def test_two_donors_of_one_all_pass_are_asked_in_turn() -> None:
    result, before = raspasy(0, 10, 0), sheet((10, 2, 10))
    assert open_surpluses(result, before, ZEROS) == (Surplus(0, 1, (0, 8, 0)), Surplus(2, 1, (0, 8, 0)))
    assert open_surpluses(with_aid(result, (0, 1)), before, ZEROS) == (Surplus(2, 1, (0, 8, 0)),)
    assert open_surpluses(with_aid(result, (0, 1), (1, 1)), before, ZEROS) == ()


def test_gift_to_oneself_determines_the_donor() -> None:
    first = written_amounts(with_aid(raspasy(0, 10, 0), (1, 1), (2, 1)), (10, 2, 10), ZEROS)
    second = written_amounts(with_aid(raspasy(0, 10, 0), (0, 1), (1, 1)), (10, 2, 10), ZEROS)
    assert ("whists", 0, 1, 10) in first and ("whists", 2, 1, 10) not in first
    assert ("whists", 2, 1, 10) in second and ("whists", 0, 1, 10) not in second


@pytest.mark.parametrize("aid", [((0, 2),), ((0, 0),), ((2, 1),), ((0, 1), (1, 2))])
def test_giving_or_keeping_more_than_surplus_is_refused(aid: tuple[tuple[int, int], ...]) -> None:
    with pytest.raises(RuleError, match="give") as refused:
        entries(with_aid(raspasy(0, 10, 0), *aid), sheet((10, 2, 10)), ZEROS)
    assert refused.value.clause == "11.2"
