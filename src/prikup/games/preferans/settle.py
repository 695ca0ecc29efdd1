"""The final settlement (section 12)."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor

from prikup.core import Amount, Struct
from prikup.games.preferans.ledger import to_int_if_whole
from prikup.games.preferans.options import Options
from prikup.games.preferans.results import Standing


class Settlement(Struct, frozen=True):
    """Settlement of a sheet, by seat and in whists.

    ``hill_normalised`` is the hill with the pool differences (12.1), ``hill_amnestied`` less the smallest
    (12.2), ``balance[i][j]`` the whists of i on j less those of j on i, ``hill_part`` the whists for the
    hill, ``result`` the sum of both.
    """

    hill_normalised: tuple[Amount, ...]
    hill_amnestied: tuple[Amount, ...]
    balance: tuple[tuple[Amount, ...], ...]
    hill_part: tuple[Fraction, ...]
    result: tuple[Fraction, ...]


def settle(standing: Standing, options: Options, adjust_seat: int | None = None) -> Settlement:
    """Return the settlement of a sheet as it stands.

    ``adjust_seat`` is the seat whose hill is changed to make the sum divisible (12.5), seat 0 if None.
    """
    seats = range(standing.players)
    hill = [Fraction(one) for one in standing.hill]
    if options.settlement_pool == "normalise_to_max":
        short = [max(standing.pool) - pool for pool in standing.pool]
        hill = [one + options.pool_value * less for one, less in zip(hill, short, strict=True)]
    amnestied = [one - min(hill) for one in hill]
    whists = standing.whists
    balance = tuple(tuple(to_int_if_whole(whists[i][j] - whists[j][i]) for j in seats) for i in seats)
    own = [Fraction(sum(row)) for row in balance]
    share = standing.players if options.settlement_divisor == "n" else standing.players - 1
    part = _hill_part(amnestied, share, options.settlement_rounding, adjust_seat or 0)
    result = [one + other for one, other in zip(own, part, strict=True)]
    if options.settlement_rounding == "largest_remainder":
        result = _round_by_largest_remainder(result)
        part = [one - other for one, other in zip(result, own, strict=True)]
    return Settlement(
        tuple(map(to_int_if_whole, hill)),
        tuple(map(to_int_if_whole, amnestied)),
        balance,
        tuple(part),
        tuple(result),
    )


def _hill_part(hill: list[Fraction], share: int, rounding: str, adjust_seat: int) -> list[Fraction]:
    """Return the whists that each seat's hill brings or costs against the others' (12.3 to 12.5)."""
    if rounding == "pairwise_up":
        return [
            Fraction(sum(_round_away_from_zero(10 * (other - one) / share) for other in hill)) for one in hill
        ]
    bonus = [0] * len(hill)
    if rounding == "divisible_n":
        hill, bonus = _make_divisible(hill, adjust_seat)
    total = sum(hill, Fraction(0))
    part = [10 * (total - len(hill) * one) / share + more for one, more in zip(hill, bonus, strict=True)]
    return [Fraction(int(one)) for one in part] if rounding == "truncate" else part


def _round_away_from_zero(amount: Fraction) -> int:
    return ceil(amount) if amount > 0 else floor(amount)


def _make_divisible(hill: list[Fraction], seat: int) -> tuple[list[Fraction], list[int]]:
    """Move one hill point of a seat so that the sum divides; return hills and the whists paid for it.

    The point costs or brings 3 whists with each other player.
    """
    n = len(hill)
    step = {1: -1, n - 1: 1}.get(int(sum(hill)) % n if sum(hill).denominator == 1 else 0, 0)
    moved = [one + step if other == seat else one for other, one in enumerate(hill)]
    return moved, [3 * step * (n - 1) if other == seat else -3 * step for other in range(n)]


def _round_by_largest_remainder(amounts: list[Fraction]) -> list[Fraction]:
    """Round all amounts down; give the whists left over to the largest fractions, lowest seat first."""
    down = [floor(one) for one in amounts]
    left = int(sum(amounts)) - sum(down)
    order = sorted(range(len(amounts)), key=lambda seat: (down[seat] - amounts[seat], seat))
    return [Fraction(one + (seat in order[:left])) for seat, one in enumerate(down)]
