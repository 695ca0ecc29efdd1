"""Impossible results of Thousand, and the cost of redeals in a row."""

from __future__ import annotations

import pytest

from prikup.core import RuleError
from prikup.games.thousand.options import parse_rules
from prikup.games.thousand.results import DealResult, Standing
from prikup.games.thousand.score import apply_entries, entries, is_made, next_dealer
from tests.games.thousand.scripts import played, sheet

FOUR = sheet((0, 0, 0, 0))
ON_BARREL = sheet((880, 0, 0), barrel=(0, None, None))


@pytest.mark.parametrize(
    ("result", "before", "code", "clause"),
    [
        (played(dealer=3), sheet(), "seat", "1.1"),
        (DealResult("redeal", 2, 0), sheet(), "declarer", "5.5"),
        (played(100, (60, 40, 20, 0), declarer=3), FOUR, "declarer", "1.1"),
        (played(declarer=None), sheet(), "declarer", "1.1"),
        (played(103), sheet(), "bid", "3.1"),
        (played(0), sheet(), "bid", "3.1"),
        (DealResult("surrender", 2, 0, 100), ON_BARREL, "surrender_barrel", "9.1"),
        (DealResult("played", 2, 0, 100), sheet(), "cards", "8.1"),
        (played(100, (60, 60), dealer=2), sheet(), "cards", "8.1"),
        (played(100, (60, 50, 15)), sheet(), "cards", "1.3"),
        (played(100, (60, 61, -1)), sheet(), "cards", "1.3"),
        (played(100, (60, 40, 10, 10)), FOUR, "rests", "1.1"),
        (played(100, (60, 40, 20, 0), tricks=(4, 3, 0, 1)), FOUR, "rests", "1.1"),
        (played(100, (60, 40, 20, 0), last_trick=3), FOUR, "last_trick", "13.2"),
        (played(married="0:X"), sheet(), "marriage", "7.1"),
        (played(married="0:A"), sheet(), "marriage", "7.1"),
        (played(married="0:H 1:H"), sheet(), "marriage", "7.1"),
        (played(100, (60, 40, 20, 0), "3:H"), FOUR, "marriage", "1.1"),
        (played(married="0:H", talon_marriages=("S",)), sheet(), "talon_marriage", "8.4"),
    ],
)
def test_impossible_result_is_refused_with_its_clause(
    result: DealResult, before: Standing, code: str, clause: str
) -> None:
    with pytest.raises(RuleError) as refused:
        entries(result, before, parse_rules("thousand-blog"))
    assert (refused.value.code, refused.value.clause) == (code, clause)


def after_redeal(before: Standing, rules: str, *reasons: str, dealer: int = 2) -> Standing:
    """Return the sheet after a redeal for these reasons."""
    options, result = parse_rules(f"thousand-blog; {rules}"), DealResult("redeal", dealer, reasons=reasons)
    return apply_entries(before, entries(result, before, options), result, options)


def test_2_5_bottom_nines_in_a_row_cost_the_cutter_or_the_dealer() -> None:
    before = sheet((10, 20, 30), nines=2, redeals=1, bolts=(1, 0, 2))
    after = after_redeal(before, "bottom_card_check=on", "bottom_nine")
    assert (after.scores, after.nines, after.redeals, after.bolts) == ((10, -100, 30), 0, 1, (1, 0, 2))
    assert after_redeal(before, "bottom_card_penalty=dealer", "bottom_nine").scores == (10, 20, -90)
    assert after_redeal(before, "bottom_card_penalty=dealer", "bottom_nine", dealer=0).scores == (
        -110,
        20,
        30,
    )
    assert after_redeal(before, "", "bottom_nine", dealer=0).scores == (10, 20, -90)
    four = sheet((10, 20, 30, 40), nines=2)
    assert after_redeal(four, "", "bottom_nine", dealer=0).scores == (10, 20, 30, -80)
    assert after_redeal(sheet(nines=1), "", "bottom_nine").nines == 2


def test_5_4_three_redeals_in_a_row_cost_even_a_resting_dealer() -> None:
    for redeals, scores in ((0, (0, 0, 0, 0)), (1, (0, 0, 0, 0)), (2, (0, -120, 0, 0))):
        before = sheet((0, 0, 0, 0), redeals=redeals, nines=1)
        after = after_redeal(before, "redeal_penalty=120", "hand_nines", dealer=1)
        assert (after.scores, after.redeals, after.nines) == (scores, (redeals + 1) % 3, 0)
    assert after_redeal(sheet((0, 0, 0), redeals=2), "", "talon_nines") == sheet((0, 0, 0), redeals=0)


def test_5_5_redeal_does_not_count_on_barrel_or_in_golden_round() -> None:
    before = sheet((880, 555, 0), barrel=(2, None, None), redeals=2, deals=1)
    after = after_redeal(before, "redeal_penalty=120; golden=on; dump_truck=off", "talon_points")
    assert (after.scores, after.barrel, after.deals) == ((880, 555, -120), (2, None, None), 1)
    paid = after_redeal(before, "redeal_penalty=120", "talon_points", dealer=0)
    assert (paid.scores, paid.barrel, paid.falls) == ((760, 555, 0), (None, None, None), (0, 0, 0))


def test_2_1_redeal_keeps_the_dealer() -> None:
    assert [next_dealer(DealResult("redeal", dealer), 3) for dealer in (0, 2)] == [0, 2]
    assert [next_dealer(DealResult("surrender", dealer, 0, 100), 4) for dealer in (0, 3)] == [1, 0]


def test_8_1_target_is_compared_exactly_and_needs_play() -> None:
    blog = parse_rules("thousand-blog")
    assert is_made(played(120, (80, 20, 20), "0:S"), blog) and not is_made(
        played(125, (84, 18, 18), "0:S"), blog
    )
    assert not is_made(DealResult("surrender", 2, 0, 100), blog)


def test_11_7_third_fall_costs_all_points_and_resets_the_count() -> None:
    options = parse_rules("thousand-blog; barrel_reset=3")

    def fallen(falls: int) -> tuple[int, int, int | None]:
        before = sheet((880, 300, 200), barrel=(2, None, None), falls=(falls, 0, 0))
        result = played(100, (20, 100, 0), declarer=1)
        after = apply_entries(before, entries(result, before, options), result, options)
        return int(after.scores[0]), after.falls[0], after.barrel[0]

    assert [fallen(falls) for falls in range(3)] == [(760, 1, None), (760, 2, None), (0, 0, None)]
