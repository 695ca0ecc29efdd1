"""The final count, step by step, in exact fractions."""

from __future__ import annotations

from fractions import Fraction

from prikup.core import Record
from prikup.sheet.model import Sheet, SheetError

HILL_WHISTS = 10


class Settlement(Record, frozen=True):
    """How a sheet is counted, one value a seat at each step.

    ``levelled`` is the hill once pools are made equal, ``written_off`` the same less the lowest hill;
    ``balances[i][j]`` are whists of i on j less those of j on i; ``hills`` is what the hill is worth
    in whists; ``results`` is the sum, which is zero over all seats.
    """

    pools: tuple[Fraction, ...]
    levelled: tuple[Fraction, ...]
    written_off: tuple[Fraction, ...]
    balances: tuple[tuple[Fraction, ...], ...]
    hills: tuple[Fraction, ...]
    results: tuple[Fraction, ...]


def settle(sheet: Sheet, pool_value: int = 1, divisor: int | None = None) -> Settlement:
    """Count a sheet.

    Each player adds ``pool_value`` hill points for every point the pool is short of the largest (0:
    pools are not compared). A hill point is worth ten whists, of which every other player gets one
    part in ``divisor`` (the number of players if None). Raises SheetError for a divisor below one.

    >>> from prikup.core import Entry
    >>> sheet = Sheet(("Anna", "Boris", "Vera")).add(1, [Entry("hill", 0, None, 3, "remiz", "8.2")])
    >>> settle(sheet).results
    (Fraction(-20, 1), Fraction(10, 1), Fraction(10, 1))
    """
    seats = range(sheet.players)
    parts = sheet.players if divisor is None else divisor
    if parts < 1:
        raise SheetError(f"a hill divided by {parts}: expected at least 1")
    pools = tuple(Fraction(sheet.total("pool", seat)) for seat in seats)
    levelled = tuple(sheet.total("hill", seat) + pool_value * (max(pools) - pools[seat]) for seat in seats)
    balances = tuple(tuple(_balance(sheet, i, j) for j in seats) for i in seats)
    point = Fraction(HILL_WHISTS, parts)
    hills = tuple(point * (sum(levelled, Fraction()) - sheet.players * levelled[seat]) for seat in seats)
    results = tuple(sum(balances[seat], hills[seat]) for seat in seats)
    low = min(levelled)
    written_off = tuple(hill - low for hill in levelled)
    return Settlement(pools, levelled, written_off, balances, hills, results)


def _balance(sheet: Sheet, i: int, j: int) -> Fraction:
    if i == j:
        return Fraction()
    return Fraction(sheet.total("whists", i, j)) - Fraction(sheet.total("whists", j, i))
