"""In every game a match can end after a number of deals or a time, after whole rounds and no all-pass."""

from __future__ import annotations

import pytest

import prikup
from prikup.core import ArgumentError, Clock, Draw, Finish, Input, Match, OptionError, RuleError
from prikup.games import GAMES
from prikup.toolkit.match_end import END_OPTIONS, MAX_CLOCK_MINUTES, last_deal_number

RESULTS = {
    "preferans": "raspasy 2 5 3",
    "prefa": "0 7H out out",
    "paston": "0 gupa pass pass",
    "thousand": "0 120 71 32 17",
}
"""The result of a deal of each game that does not end a match by itself, for three players."""

BASES = {
    "preferans": "wikipedia-sochi",
    "prefa": "prefa-nakayoshi",
    "paston": "paston-nakayoshi; second_dealer=left_of_dealer; target=10000",
    "thousand": "thousand-blog; target=10000",
}


def start(game: str, rules: str, players: int = 3) -> Match:
    match = GAMES[game].start(GAMES[game].options(f"{BASES[game]}; {rules}"), players)
    return match.apply(Input(None, None, Draw(0))).state


def set_clock(match: Match, minutes: int) -> Match:
    return match.apply(Input(None, None, Clock(minutes))).state


def count_deals(match: Match, minutes: int | None = None, most: int = 40) -> int:
    """Play deals until the match is over, with a clock input after each, and return their number."""
    result = RESULTS[match.game.id]
    for number in range(1, most):
        match = prikup.enter(match, result)
        if minutes is not None and not match.finished:
            match = set_clock(match, number * minutes)
        if match.finished:
            return number
    return most


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_end_options_and_is_unlimited_by_default(game: str) -> None:
    match = start(game, "")
    assert set(END_OPTIONS) <= set(type(match.options).__struct_fields__)
    assert match.options.end_deals is None and match.options.end_minutes is None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("rules", "minutes", "expected"),
    [
        ("end_deals=5", None, 5),
        ("end_deals=5; end_whole_rounds=yes", None, 6),
        ("end_minutes=30", 10, 3),
        ("end_minutes=31", 10, 4),
        ("end_minutes=31; end_clock_action=final_lap", 10, 7),
        ("end_minutes=31; end_whole_rounds=yes", 10, 6),
        ("end_minutes=31; end_deals=2", 10, 2),
        ("end_minutes=31; end_deals=6; end_clock_action=final_lap", 10, 6),
    ],
)
def test_match_ends_after_the_deal_given_by_options(
    game: str, rules: str, minutes: int | None, expected: int
) -> None:
    assert count_deals(start(game, rules), minutes) == expected


@pytest.mark.parametrize("game", GAMES)
def test_clock_changes_nothing_without_a_limit(game: str) -> None:
    match = set_clock(prikup.enter(start(game, ""), RESULTS[game]), 1000)
    assert not match.finished and match.minutes == 1000 and match.last_deal is None


@pytest.mark.parametrize("game", GAMES)
def test_ended_match_keeps_its_sheet_as_its_result(game: str) -> None:
    match = prikup.enter(start(game, "end_deals=2"), RESULTS[game])
    agreed = prikup.enter(match, RESULTS[game])
    longer = prikup.enter(prikup.enter(start(game, ""), RESULTS[game]), RESULTS[game])
    finished = longer.apply(Input(None, None, Finish())).state
    assert agreed.finished and agreed.totals == finished.totals and agreed.standing == finished.standing


@pytest.mark.parametrize("minutes", [-1, 9, MAX_CLOCK_MINUTES + 1])
def test_clock_that_goes_back_or_is_out_of_range_is_refused(minutes: int) -> None:
    match = set_clock(prikup.enter(start("preferans", ""), RESULTS["preferans"]), 10)
    with pytest.raises(RuleError, match=f"the clock says {minutes} minutes: expected 10 to 100000"):
        set_clock(match, minutes)


def test_clock_is_refused_while_a_deal_is_played() -> None:
    match = start("preferans", "end_minutes=5").deal(seed=1)
    with pytest.raises(RuleError, match="clock 6"):
        set_clock(match, 6)


def test_clock_before_the_first_deal_still_leaves_one_deal() -> None:
    match = set_clock(start("preferans", "end_minutes=5"), 6)
    assert not match.finished and prikup.enter(match, RESULTS["preferans"]).finished


def test_misdeal_does_not_count_as_a_deal() -> None:
    match = start("preferans", "end_deals=2")
    for result in ("misdeal 1", RESULTS["preferans"], "misdeal 1"):
        match = prikup.enter(match, result)
        assert not match.finished
    assert prikup.enter(match, RESULTS["preferans"]).finished


@pytest.mark.parametrize(
    ("rules", "ends"),
    [("end_after_raspasy=no", 2), ("end_after_raspasy=yes", 4)],
)
def test_match_does_not_end_within_all_passes(rules: str, ends: int) -> None:
    match = start("preferans", f"end_deals=2; raspasy_exit_condition=made; {rules}")
    results = ("0 6S pass pass", "raspasy 2 5 3", "0 6S whist pass closed 5 5 0", "0 6S pass pass")
    for result in results[:ends]:
        assert not match.finished
        match = prikup.enter(match, result)
    assert match.finished


@pytest.mark.parametrize(
    ("rules", "ends"),
    [
        ("", None),
        ("game_end=first_reach", 1),
        ("game_end=average_reach", 3),
        ("game_end=deals; end_deals=4", 4),
        ("game_end=none", None),
        ("game_end=clock; end_minutes=20", 2),
        ("game_end=none; end_minutes=20", 2),
    ],
)
def test_pools_end_the_match_only_if_the_options_say_so(rules: str, ends: int | None) -> None:
    match = start("preferans", f"target=2; aid=none; {rules}")
    for number in range(1, 6):
        match = set_clock_if_open(prikup.enter(match, "0 6S pass pass"), 10 * number)
        if match.finished:
            assert number == ends
            return
    assert ends is None


def set_clock_if_open(match: Match, minutes: int) -> Match:
    return match if match.finished else set_clock(match, minutes)


@pytest.mark.parametrize(
    ("rules", "wanted"),
    [
        ("game_end=deals", "expected end_deals from 1 to 1000"),
        ("game_end=clock", "expected end_minutes from 1 to 1440"),
        (
            "end_minutes=-1",
            "'-1' is not a value of end_minutes: expected a whole number from 1 to 1440, or none",
        ),
        ("end_deals=0", "'0' is not a value of end_deals: expected a whole number from 1 to 1000, or none"),
        ("end_clock_action=now", "'now' is not a value of end_clock_action"),
    ],
)
def test_bad_end_is_one_clear_error(rules: str, wanted: str) -> None:
    with pytest.raises(OptionError) as error:
        start("preferans", rules)
    assert wanted in str(error.value)


def test_number_of_last_deal_counts_misdeals() -> None:
    match = prikup.enter(start("preferans", "end_deals=2"), "misdeal 1")
    assert last_deal_number(match) == 3
    match = prikup.enter(match, RESULTS["preferans"])
    assert match.deal_no == 3 and last_deal_number(match) == 3
    assert last_deal_number(match.view(0)) == 3
    assert last_deal_number(prikup.enter(match, RESULTS["preferans"])) is None


def test_match_beyond_its_limit_has_no_last_deal() -> None:
    rules = "end_deals=1; end_after_raspasy=yes"
    assert last_deal_number(prikup.enter(start("preferans", rules), RESULTS["preferans"])) is None


def test_clock_after_the_end_changes_nothing() -> None:
    match = prikup.enter(start("preferans", "end_deals=1"), RESULTS["preferans"])
    assert match.finished and set_clock(match, 50) == match


@pytest.mark.parametrize("minutes", [1.5, "5", True])
def test_clock_of_another_type_is_refused(minutes: object) -> None:
    match = prikup.enter(start("preferans", ""), RESULTS["preferans"])
    with pytest.raises(ArgumentError):
        match.apply(Input(None, None, Clock(minutes)))  # type: ignore[arg-type]
