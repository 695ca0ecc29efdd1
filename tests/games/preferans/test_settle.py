"""The final settlement: an independent formula, the roundings, the end of the match."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup.games.preferans.options import Options, parse_rules
from prikup.games.preferans.score import Standing, is_over, settle
from prikup.options import change

ROUNDINGS = ("exact", "largest_remainder", "truncate", "divisible_n", "pairwise_up")


@st.composite
def sheets(draw: st.DrawFn) -> Standing:
    """A sheet of three or four with any amounts."""
    players = draw(st.sampled_from((3, 4)))
    pools = st.tuples(*[st.integers(0, 40)] * players)
    hills = st.tuples(*[st.integers(-30, 200)] * players)
    whists = [[0 if i == j else draw(st.integers(0, 300)) for j in range(players)] for i in range(players)]
    return Standing(draw(pools), draw(hills), tuple(map(tuple, whists)))


def pairwise(sheet: Standing, options: Options) -> list[Fraction]:
    """Every player settles with every other by himself: whists, hill and pool in hill points."""
    n = sheet.players
    among = n if options.settlement_divisor == "n" else n - 1
    counts = options.settlement_pool == "normalise_to_max"
    result = [Fraction(0)] * n
    for i in range(n):
        for j in range(i):
            ahead = sheet.hill[j] - sheet.hill[i]
            if counts:
                ahead += options.pool_value * (sheet.pool[i] - sheet.pool[j])
            won = sheet.whists[i][j] - sheet.whists[j][i] + Fraction(10 * ahead, among)
            result[i] += won
            result[j] -= won
    return result


@given(
    sheets(),
    st.sampled_from(("n", "n-1")),
    st.sampled_from((1, 2)),
    st.sampled_from(("normalise_to_max", "ignore")),
)
def test_settling_pair_by_pair_gives_the_same(sheet: Standing, divisor: str, value: int, pool: str) -> None:
    options = change(Options(), {"settlement_divisor": divisor, "pool_value": value, "settlement_pool": pool})
    settled = settle(sheet, options)
    assert list(settled.result) == pairwise(sheet, options)
    assert sum(settled.result) == 0
    assert min(settled.hill_amnestied) == 0
    for i, row in enumerate(settled.balance):
        assert settled.result[i] == sum(row) + settled.hill_part[i]
        assert [-one for one in row] == [settled.balance[j][i] for j in range(sheet.players)]


@given(sheets(), st.sampled_from(ROUNDINGS), st.integers(0, 2))
def test_a_rounding_is_near_the_exact_result(sheet: Standing, rounding: str, seat: int) -> None:
    exact = settle(sheet, Options()).result
    settled = settle(sheet, change(Options(), {"settlement_rounding": rounding}), seat)
    assert settled.hill_normalised == settle(sheet, Options()).hill_normalised
    off = [one - other for one, other in zip(settled.result, exact, strict=True)]
    if rounding == "exact":
        assert not any(off)
        return
    assert all(one.denominator == 1 for one in settled.result)
    if rounding == "truncate":
        assert all(abs(one) < 1 for one in off)
    elif rounding == "largest_remainder":
        assert sum(settled.result) == 0 and all(abs(one) < 1 for one in off)
        assert all(one in (floor(it), ceil(it)) for one, it in zip(settled.result, exact, strict=True))
    elif rounding == "pairwise_up":
        assert sum(settled.result) == 0 and all(abs(one) < sheet.players - 1 for one in off)
    else:
        assert sum(settled.result) == 0
        assert sum(1 for one in off if abs(one) >= 5) == 0


@given(sheets(), st.integers(0, 3))
def test_settling_turns_with_the_seats(sheet: Standing, step: int) -> None:
    order = [(seat + step) % sheet.players for seat in range(sheet.players)]
    turned = Standing(
        tuple(sheet.pool[seat] for seat in order),
        tuple(sheet.hill[seat] for seat in order),
        tuple(tuple(sheet.whists[i][j] for j in order) for i in order),
    )
    result = settle(sheet, Options()).result
    assert settle(turned, Options()).result == tuple(result[seat] for seat in order)


def _hill(*hill: int) -> Standing:
    nought = (0,) * len(hill)
    return Standing((20,) * len(hill), hill, (nought,) * len(hill))


def test_divisible_moves_one_point_of_the_chosen_seat() -> None:
    rules = parse_rules("wikipedia-sochi; settlement_rounding=divisible_n")
    assert settle(_hill(10, 0, 0), rules, 0).result == (Fraction(-66), Fraction(33), Fraction(33))
    assert settle(_hill(11, 0, 0), rules, 1).result == (Fraction(-73), Fraction(36), Fraction(37))
    assert settle(_hill(3, 0, 0), rules, 2).result == (Fraction(-20), Fraction(10), Fraction(10))
    assert settle(_hill(2, 0, 0, 0), rules, 0).result == (Fraction(-15), *[Fraction(5)] * 3)
    assert sum(settle(_hill(5, 0, 0, 0), rules, 0).result) == 0


def test_who_makes_the_hill_divisible_is_seat_0_if_nobody_was_chosen() -> None:
    rules = parse_rules("wikipedia-sochi; settlement_rounding=divisible_n")
    assert settle(_hill(0, 4, 0), rules) == settle(_hill(0, 4, 0), rules, 0)
    assert settle(_hill(0, 4, 0), rules) != settle(_hill(0, 4, 0), rules, 1)


def test_divisible_leaves_halves_on_the_hill_alone() -> None:
    rules = parse_rules("wikipedia-sochi; settlement_rounding=divisible_n")
    nought = (0, 0, 0)
    sheet = Standing((20, 20, 20), (Fraction(1, 2), 0, 0), (nought, nought, nought))
    assert settle(sheet, rules).result == settle(sheet, Options()).result


def test_an_unfinished_pool_is_a_debt_on_the_hill() -> None:
    nought = (0, 0, 0)
    sheet = Standing((20, 17, 20), nought, (nought, nought, nought))
    assert settle(sheet, parse_rules("wikipedia-leningrad")).hill_normalised == (0, 6, 0)
    assert settle(sheet, parse_rules("wikipedia-sochi")).hill_normalised == (0, 3, 0)
    assert settle(sheet, parse_rules("game-farm")).hill_normalised == (0, 0, 0)


@pytest.mark.parametrize(
    ("rules", "pool", "over"),
    [
        ("wikipedia-sochi", (20, 20, 19), False),
        ("wikipedia-sochi", (20, 20, 20), True),
        ("wikipedia-leningrad", (59, 0, 0), False),
        ("wikipedia-leningrad", (58, 2, 0), True),
        ("wikipedia-leningrad; target=10", (8, 20, 2), True),
        ("fspr-leningrad", (99, 99, 99), False),
        ("wikipedia-sochi; game_end=none", (20, 20, 20), False),
    ],
)
def test_the_match_ends_by_the_pools(rules: str, pool: tuple[int, ...], over: bool) -> None:
    nought = (0, 0, 0)
    assert is_over(Standing(pool, nought, (nought, nought, nought)), parse_rules(rules)) is over
