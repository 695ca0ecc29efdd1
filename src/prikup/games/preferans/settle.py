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
    hill = [Fraction(points) for points in standing.hill]
    if options.settlement_pool == "normalise_to_max":
        missing_points = [max(standing.pool) - pool for pool in standing.pool]
        hill = [
            points + options.pool_value * missing
            for points, missing in zip(hill, missing_points, strict=True)
        ]
    amnestied = [points - min(hill) for points in hill]
    whists = standing.whists
    balance = tuple(tuple(to_int_if_whole(whists[i][j] - whists[j][i]) for j in seats) for i in seats)
    own_whists = [Fraction(sum(row)) for row in balance]
    share = standing.players if options.settlement_divisor == "n" else standing.players - 1
    hill_whists = _convert_hill(amnestied, share, options.settlement_rounding, adjust_seat or 0)
    result = [own + of_hill for own, of_hill in zip(own_whists, hill_whists, strict=True)]
    if options.settlement_rounding == "largest_remainder":
        result = _round_by_largest_remainder(result)
        hill_whists = [total - own for total, own in zip(result, own_whists, strict=True)]
    return Settlement(
        tuple(map(to_int_if_whole, hill)),
        tuple(map(to_int_if_whole, amnestied)),
        balance,
        tuple(hill_whists),
        tuple(result),
    )


def _convert_hill(hill: list[Fraction], share: int, rounding: str, adjust_seat: int) -> list[Fraction]:
    """Return the whists that each seat's hill brings or costs against the others' (12.3 to 12.5).

    ``share`` is the divisor of a point, ``adjust_seat`` the seat whose hill may be changed to divide.
    """
    if rounding == "pairwise_up":
        return [
            Fraction(
                sum(_round_away_from_zero(10 * (other_points - points) / share) for other_points in hill)
            )
            for points in hill
        ]
    bonus = [0] * len(hill)
    if rounding == "divisible_n":
        hill, bonus = _make_divisible(hill, adjust_seat)
    total = sum(hill, Fraction(0))
    whists = [
        10 * (total - len(hill) * points) / share + extra for points, extra in zip(hill, bonus, strict=True)
    ]
    return [Fraction(int(amount)) for amount in whists] if rounding == "truncate" else whists


def _round_away_from_zero(amount: Fraction) -> int:
    """Return the amount rounded up if it is positive, else down."""
    return ceil(amount) if amount > 0 else floor(amount)


def _make_divisible(hill: list[Fraction], seat: int) -> tuple[list[Fraction], list[int]]:
    """Move one hill point of a seat so that the sum divides; return hills and the whists paid for it.

    The point costs or brings 3 whists with each other player.
    """
    players = len(hill)
    step = {1: -1, players - 1: 1}.get(int(sum(hill)) % players if sum(hill).denominator == 1 else 0, 0)
    moved = [points + step if other_seat == seat else points for other_seat, points in enumerate(hill)]
    return moved, [
        3 * step * (players - 1) if other_seat == seat else -3 * step for other_seat in range(players)
    ]


def _round_by_largest_remainder(amounts: list[Fraction]) -> list[Fraction]:
    """Round all amounts down; give the whists left over to the largest fractions, lowest seat first."""
    rounded = [floor(amount) for amount in amounts]
    remainder = int(sum(amounts)) - sum(rounded)
    order = sorted(range(len(amounts)), key=lambda seat: (rounded[seat] - amounts[seat], seat))
    return [Fraction(amount + (seat in order[:remainder])) for seat, amount in enumerate(rounded)]
