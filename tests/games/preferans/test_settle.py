"""The final settlement: an independent formula, the roundings, the end of the match."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import ceil, floor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prikup.games.preferans.options import Options, parse_rules
from prikup.games.preferans.score import Settlement, Standing, is_over, settle
from prikup.options import change_options, get_fields

SETTLEMENTS = [
    {"settlement_divisor": divisor, "pool_value": value, "settlement_pool": pool}
    for divisor in get_fields(Options)["settlement_divisor"].choices
    for value in get_fields(Options)["pool_value"].choices
    for pool in get_fields(Options)["settlement_pool"].choices
]


@st.composite
def sheets(draw: st.DrawFn, halves: bool = False) -> Standing:
    """Draw a sheet of three or four players with any amounts, which may be halves."""
    players = draw(st.sampled_from((3, 4)))

    def amount(low: int, high: int) -> Fraction | int:
        return Fraction(draw(st.integers(2 * low, 2 * high)), 2) if halves else draw(st.integers(low, high))

    pools = tuple(draw(st.integers(0, 40)) for _ in range(players))
    hills = tuple(amount(-30, 200) for _ in range(players))
    whists = tuple(tuple(0 if i == j else amount(0, 300) for j in range(players)) for i in range(players))
    return Standing(pools, hills, whists)


def round_away(amount: Fraction) -> Fraction:
    """Round away from zero."""
    return Fraction(ceil(amount) if amount > 0 else floor(amount))


def pairwise(
    sheet: Standing, options: Options, rounded: Callable[[Fraction], Fraction] = Fraction
) -> list[Fraction]:
    """Return the result of settling each pair of players separately: whists, hill and pool in hill points."""
    n = sheet.players
    among = n if options.settlement_divisor == "n" else n - 1
    counts = options.settlement_pool == "normalise_to_max"
    result = [Fraction(0)] * n
    for i in range(n):
        for j in range(i):
            ahead = sheet.hill[j] - sheet.hill[i]
            if counts:
                ahead += options.pool_value * (sheet.pool[i] - sheet.pool[j])
            won = sheet.whists[i][j] - sheet.whists[j][i] + rounded(Fraction(10 * ahead) / among)
            result[i] += won
            result[j] -= won
    return result


@given(sheets() | sheets(halves=True))
def test_pairwise_settlement_equals_every_settlement(sheet: Standing) -> None:
    for differences in SETTLEMENTS:
        options = change_options(Options(), differences)
        settled = settle(sheet, options)
        assert list(settled.result) == pairwise(sheet, options), differences
        assert sum(settled.result) == 0
        assert min(settled.hill_amnestied) == 0
        for i, row in enumerate(settled.balance):
            assert settled.result[i] == sum(row) + settled.hill_part[i]
            assert [-one for one in row] == [settled.balance[j][i] for j in range(sheet.players)]


def _settled(sheet: Standing, differences: dict[str, str], rounding: str, seat: int = 0) -> Settlement:
    """Settle with this rounding and assert that unrounded parts are exact."""
    options = change_options(Options(), differences)
    settled = settle(sheet, change_options(options, {"settlement_rounding": rounding}), seat)
    exact = settle(sheet, options)
    assert settled.hill_normalised == exact.hill_normalised and settled.balance == exact.balance
    return settled


settlements = st.sampled_from(SETTLEMENTS)


def test_all_roundings_are_tested() -> None:
    told = {"exact", "largest_remainder", "truncate", "divisible_n", "pairwise_up"}
    assert set(get_fields(Options)["settlement_rounding"].choices) == told


@given(sheets() | sheets(halves=True), settlements)
def test_largest_remainder_rounds_up_the_largest_fractions(
    sheet: Standing, differences: dict[str, str]
) -> None:
    exact = settle(sheet, change_options(Options(), differences)).result
    result = _settled(sheet, differences, "largest_remainder").result
    assert sum(result) == 0
    assert all(one in (floor(it), floor(it) + 1) for one, it in zip(result, exact, strict=True))
    fractions = [it - floor(it) for it in exact]
    raised = [one > floor(it) for one, it in zip(result, exact, strict=True)]
    for i, up in enumerate(raised):
        for j, other in enumerate(raised):
            if up and not other:
                assert fractions[i] > fractions[j] or (fractions[i] == fractions[j] and i < j)


@given(sheets() | sheets(halves=True), settlements)
def test_truncation_applies_only_to_the_hill_part(sheet: Standing, differences: dict[str, str]) -> None:
    exact = settle(sheet, change_options(Options(), differences))
    settled = _settled(sheet, differences, "truncate")
    for part, whole in zip(exact.hill_part, settled.hill_part, strict=True):
        assert whole.denominator == 1 and abs(whole) <= abs(part) < abs(whole) + 1
        assert not whole or (whole > 0) == (part > 0)
    for one, other, row in zip(settled.result, settled.hill_part, settled.balance, strict=True):
        assert one == other + sum(row)
    if not any(Fraction(one).denominator > 1 for one in sheet.hill):
        assert -2 <= sum(settled.result) <= 2


@given(sheets() | sheets(halves=True), settlements)
def test_pairwise_up_rounds_each_pair_away_from_zero(sheet: Standing, differences: dict[str, str]) -> None:
    options = change_options(Options(), differences)
    result = _settled(sheet, differences, "pairwise_up").result
    assert list(result) == pairwise(sheet, options, round_away) and sum(result) == 0
    exact = settle(sheet, options).result
    assert all(abs(one - it) < sheet.players - 1 for one, it in zip(result, exact, strict=True))


@given(sheets(), settlements, st.integers(0, 3))
def test_divisible_hill_moves_one_point_for_three_whists_of_others(
    sheet: Standing, differences: dict[str, str], seat: int
) -> None:
    differences = {**differences, "settlement_divisor": "n"}
    n, seat = sheet.players, seat % sheet.players
    exact = settle(sheet, change_options(Options(), differences))
    result = _settled(sheet, differences, "divisible_n", seat).result
    over = int(sum(exact.hill_amnestied)) % n
    # A player who drops a point gains 10 whists less their share, and pays three to each of the others.
    gain = Fraction(10 * (n - 1), n) - 3 * (n - 1)
    turn = {1: 1, n - 1: -1}.get(over, 0)
    for other, (one, it) in enumerate(zip(result, exact.result, strict=True)):
        assert one - it == turn * (gain if other == seat else -gain / (n - 1))
        assert one.denominator == 1
    assert sum(result) == 0


@given(sheets(), st.integers(0, 3))
def test_rotating_seats_rotates_the_settlement(sheet: Standing, step: int) -> None:
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


def test_seat_0_makes_hill_divisible_if_no_seat_is_chosen() -> None:
    rules = parse_rules("wikipedia-sochi; settlement_rounding=divisible_n")
    assert settle(_hill(0, 4, 0), rules) == settle(_hill(0, 4, 0), rules, 0)
    assert settle(_hill(0, 4, 0), rules) != settle(_hill(0, 4, 0), rules, 1)


def test_divisible_rounding_leaves_halves_on_hill_unchanged() -> None:
    rules = parse_rules("wikipedia-sochi; settlement_rounding=divisible_n")
    nought = (0, 0, 0)
    sheet = Standing((20, 20, 20), (Fraction(1, 2), 0, 0), (nought, nought, nought))
    assert settle(sheet, rules).result == settle(sheet, Options()).result


def test_unfinished_pool_is_a_debt_on_the_hill() -> None:
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
def test_match_ends_by_the_pools(rules: str, pool: tuple[int, ...], over: bool) -> None:
    nought = (0, 0, 0)
    assert is_over(Standing(pool, nought, (nought, nought, nought)), parse_rules(rules)) is over
