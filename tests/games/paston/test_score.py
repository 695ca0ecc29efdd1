"""The scoring of Paston: payoffs, totals reset to zero, the end, the next dealer."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup.core import Entry, RuleError
from prikup.games.paston.options import PRESETS, Options
from prikup.games.paston.results import DealResult, Standing
from prikup.games.paston.score import apply_entries, entries, is_made, is_over, next_dealer, winners

OPTIONS = Options()
GAMES = ("paston", "glitch", "dineri", "gupa", "paston_grkha")
TOGETHER = {0: -10, 1: -9, 2: 0, 3: 10, 4: 20, 5: 30, 6: 40}
ALONE = {0: -10, 1: -9, 2: -8, 3: -7, 4: 0, 5: 10, 6: 20, 10: 60}


def contract_result(game: str, said: str, tricks: tuple[int, ...] | None, **more: Any) -> DealResult:
    """Return a contract of seat 0; ``said`` has the words of seats 1 and 2."""
    words = tuple(zip((1, 2), said.split(), strict=True))
    return DealResult("contract", 0, game, words, tricks, dealer=2, **more)


def seat_amounts(result: DealResult, options: Options = OPTIONS) -> list[int]:
    """Return the amounts of each seat, before any reset to zero."""
    found = [0, 0, 0]
    for entry in entries(result, Standing.start(), options):
        if entry.cause != "reset":
            found[entry.seat] += int(entry.amount)
    return found


WON_AND_LOST = [
    ("paston", 10, 10),
    ("glitch", 20, 20),
    ("dineri", 30, 30),
    ("gupa", 40, 40),
    ("paston_grkha", 10, 40),
]
TIMES = {"paston": 1, "glitch": 2, "dineri": 3, "gupa": 4, "paston_grkha": 4}


@pytest.mark.parametrize(("game", "made_", "failed"), WON_AND_LOST)
def test_7_1_declarers_payoff(game: str, made_: int, failed: int) -> None:
    for tricks in range(11):
        result = contract_result(game, "whist pass", (tricks, 10 - tricks, 0))
        assert is_made(result) == (tricks >= 6)
        assert seat_amounts(result)[0] == (made_ if tricks >= 6 else -failed)
    assert seat_amounts(contract_result(game, "pass pass", None)) == [made_, 0, 0]


@pytest.mark.parametrize(("game", "times"), TIMES.items())
def test_7_2_whisters_payoff_depends_only_on_own_tricks(game: str, times: int) -> None:
    for tricks, points in TOGETHER.items():
        for other in (0, 10 - tricks):
            assert (
                seat_amounts(contract_result(game, "whist whist", (10 - tricks - other, tricks, other)))[1]
                == times * points
            )
    for tricks, points in ALONE.items():
        assert seat_amounts(contract_result(game, "whist pass", (10 - tricks, tricks, 0)))[1:] == [
            times * points,
            0,
        ]
        assert seat_amounts(contract_result(game, "pass whist", (10 - tricks, 0, tricks)))[1:] == [
            0,
            times * points,
        ]


def test_7_4_payoffs_of_surrender() -> None:
    assert seat_amounts(DealResult("surrender", 1)) == [2, -10, 2]


def test_causes_and_clauses_of_entries() -> None:
    told = entries(contract_result("glitch", "whist whist", (5, 3, 2)), Standing.start(), OPTIONS)
    assert told == (
        Entry("score", 0, None, -20, "failed", "7.1", 5),
        Entry("score", 1, None, 20, "whist", "7.2", 3),
    )
    told = entries(DealResult("surrender", 0), Standing((-111, 0, 0)), OPTIONS)
    assert [(one.cause, one.clause, one.amount) for one in told] == [
        ("surrender", "4.4", -10),
        ("surrendered", "7.4", 2),
        ("surrendered", "7.4", 2),
        ("reset", "8.1", 121),
    ]


@pytest.mark.parametrize(("before", "after"), [(-111, 0), (-110, -120), (-112, -122)])
def test_8_1_total_of_exactly_minus_121_is_reset(before: int, after: int) -> None:
    result = contract_result("paston", "whist whist", (5, 3, 2))
    standing = Standing((before, 0, 0), 7)
    done = apply_entries(standing, entries(result, standing, OPTIONS), result, OPTIONS)
    assert done == Standing((after, 10, 0), 8)


def test_8_1_unchanged_total_of_minus_121_is_not_reset() -> None:
    low = Standing((-121, 0, 0))
    result = contract_result("paston", "pass pass", None, opener=1)
    assert entries(result, low, OPTIONS)[-1].cause == "unopposed"


def test_8_2_highest_total_wins_and_equal_totals_draw() -> None:
    assert not is_over(Standing((120, 120, -500)), OPTIONS) and not winners(Standing((120, 0, 0)), OPTIONS)
    assert winners(Standing((125, 170, -40)), OPTIONS) == (1,)
    assert winners(Standing((130, 7, 130)), OPTIONS) == (0, 2)


def test_2_1_opener_of_first_deal_deals_the_second() -> None:
    assert next_dealer(1, 0, 0, OPTIONS) == 0
    assert [next_dealer(number, 1, 1, OPTIONS) for number in (2, 3)] == [2, 2]
    with pytest.raises(RuleError) as error:
        next_dealer(1, 0, None, OPTIONS)
    assert (error.value.code, error.value.clause) == ("opener", "2.1")


@pytest.mark.parametrize(
    ("result", "code", "clause"),
    [
        (contract_result("misere", "whist whist", (6, 2, 2)), "contract", "3.1"),
        (DealResult("contract", 3, "paston"), "seat", "1.1"),
        (contract_result("gupa", "pass pass", None, opener=3), "seat", "1.1"),
        (DealResult("contract", 0, "paston", ((1, "whist"),), (6, 4, 0)), "declarations", "5.1"),
        (DealResult("contract", 0, "paston", ((2, "whist"), (1, "pass")), (6, 0, 4)), "declarations", "5.1"),
        (contract_result("gupa", "whist half", (6, 2, 2)), "declarations", "5.1"),
        (contract_result("gupa", "pass pass", (10, 0, 0)), "tricks", "5.2"),
        (contract_result("gupa", "whist pass", None), "tricks", "6.4"),
        (contract_result("gupa", "whist whist", (6, 2, 3)), "tricks", "6.4"),
        (contract_result("gupa", "whist whist", (11, -1, 0)), "tricks", "6.4"),
        (contract_result("gupa", "whist whist", (6, 4)), "tricks", "6.4"),
        (contract_result("gupa", "whist pass", (6, 3, 1)), "tricks", "6.3"),
        (DealResult("surrender", 0, "gupa"), "contract", "4.4"),
        (DealResult("surrender", 0, None, ((1, "whist"),)), "declarations", "4.4"),
        (DealResult("surrender", 0, None, (), (0, 0, 0)), "tricks", "4.4"),
    ],
)
def test_impossible_result_is_refused_with_its_clause(result: DealResult, code: str, clause: str) -> None:
    with pytest.raises(RuleError) as error:
        entries(result, Standing.start(), OPTIONS)
    assert (error.value.code, error.value.clause) == (code, clause)


def second_scorer(result: DealResult, before: tuple[int, ...], options: Options) -> tuple[int, ...]:
    """Return the totals after a deal by another method: per seat, from tables of amounts."""
    price = TIMES.get(result.contract or "", 0)
    words = dict(result.declarations)
    alone = list(words.values()).count("whist") == 1
    totals = []
    for seat in range(3):
        tricks = None if result.tricks is None else result.tricks[seat]
        if result.kind == "surrender":
            change = -options.surrender_cost if seat == result.declarer else options.surrender_gain
        elif seat == result.declarer:
            won = tricks is None or tricks > 5
            change = (
                (options.grkha_win if result.contract == "paston_grkha" else 10 * price)
                if won
                else -10 * price
            )
        elif words[seat] == "pass" or tricks is None:
            change = 0
        else:
            table = ALONE if alone else TOGETHER
            change = price * table.get(tricks, 10 * (tricks - (4 if alone else 2)))
        total = before[seat] + change
        totals.append(0 if options.reset_at is not None and total == -options.reset_at else total)
    return tuple(totals)


@st.composite
def results(draw: st.DrawFn) -> DealResult:
    """Draw any possible result."""
    declarer = draw(st.integers(0, 2))
    if not draw(st.integers(0, 9)):
        return DealResult("surrender", declarer)
    first, second = (declarer + 1) % 3, (declarer + 2) % 3
    said = tuple((seat, draw(st.sampled_from(["whist", "pass"]))) for seat in (first, second))
    tricks = [0, 0, 0]
    playing = [seat for seat, word in said if word == "whist"]
    left = 10
    for seat in playing:
        tricks[seat] = draw(st.integers(0, left))
        left -= tricks[seat]
    tricks[declarer] = left
    return DealResult(
        "contract", declarer, draw(st.sampled_from(GAMES)), said, tuple(tricks) if playing else None
    )


@given(
    result=results(),
    before=st.tuples(*[st.integers(-260, 120)] * 3),
    rules=st.sampled_from(
        ["", "grkha_win=40", "reset_at=none", "reset_at=30; surrender_cost=30; surrender_gain=7"]
    ),
)
def test_second_scorer_agrees(result: DealResult, before: tuple[int, ...], rules: str) -> None:
    options = PRESETS.parse("; ".join(part for part in ("paston-nakayoshi", rules) if part))
    standing = Standing(before)
    told = apply_entries(standing, entries(result, standing, options), result, options)
    assert told.scores == second_scorer(result, before, options)
