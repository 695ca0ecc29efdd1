"""A score sheet as data: what each deal wrote, and the running totals that stand in each cell.

Nothing here knows a game: an entry names an account (``pool``, ``hill``, ``whists``), a writer and,
for whists, the player they are written on. The same sheet serves a table and a game with real cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

import msgspec

from prikup.core import Amount, Entry, PrikupError, Record


class SheetError(PrikupError):
    """What was to be written or asked has no place on this sheet."""


class Cell(Record, frozen=True):
    """A place on the sheet: an account of ``seat``; ``on`` is the player whists are written on."""

    account: str
    seat: int
    on: int | None = None


class Written(Record, frozen=True):
    """One entry and the deal that made it."""

    deal_no: int
    entry: Entry


class Figure(Record, frozen=True):
    """A number in a cell: the total as it stood after ``deal_no``, and the entries of that deal.

    ``index`` is its place in the cell, from 0.
    """

    cell: Cell
    index: int
    deal_no: int
    total: Amount
    entries: tuple[Entry, ...]

    @property
    def change(self) -> Amount:
        """How much the deal added."""
        return _plain(sum((entry.amount for entry in self.entries), Fraction()))


class SheetDeal(Record, frozen=True):
    """What one deal wrote, and the words a person remembers it by.

    ``contract`` is a contract such as ``7H``, ``misere``, ``raspasy`` or empty; ``tricks`` a number
    a seat, or empty where none were played.
    """

    number: int
    entries: tuple[Entry, ...]
    contract: str = ""
    declarer: int | None = None
    tricks: tuple[int, ...] = ()


class Sheet(Record, frozen=True):
    """A score sheet.

    ``target`` is the agreed size of a pool, None where there is none; ``closes`` says whether a pool
    that reaches it is closed (it is not where the match ends by the average).

    >>> sheet = Sheet(("Anna", "Boris", "Vera"), 10)
    >>> sheet = sheet.add(1, [Entry("pool", 0, None, 2, "made", "8.1")], contract="6S", declarer=0)
    >>> sheet = sheet.add(4, [Entry("pool", 0, None, 4, "made", "8.1")], contract="7H", declarer=0)
    >>> [(figure.deal_no, figure.total) for figure in sheet.cell("pool", 0)]
    [(1, 2), (4, 6)]
    """

    names: tuple[str, ...]
    target: int | None = None
    deals: tuple[SheetDeal, ...] = ()
    closes: bool = True

    @property
    def players(self) -> int:
        """How many write on it."""
        return len(self.names)

    def add(
        self,
        deal_no: int,
        entries: Iterable[Entry],
        contract: str = "",
        declarer: int | None = None,
        tricks: Sequence[int] = (),
    ) -> Sheet:
        """The sheet after one more deal; raises SheetError if an entry has no place on it."""
        if self.deals and deal_no <= self.deals[-1].number:
            raise SheetError(f"deal {deal_no} was to be written after deal {self.deals[-1].number}")
        deal = SheetDeal(deal_no, tuple(entries), contract, declarer, tuple(tricks))
        for entry in deal.entries:
            self._check(Cell(entry.account, entry.seat, entry.on))
        return msgspec.structs.replace(self, deals=(*self.deals, deal))

    def upto(self, deal_no: int) -> Sheet:
        """The sheet as it stood after a deal."""
        deals = tuple(deal for deal in self.deals if deal.number <= deal_no)
        return msgspec.structs.replace(self, deals=deals)

    def deal(self, deal_no: int) -> SheetDeal:
        """What a deal wrote; raises SheetError if it is not on the sheet."""
        for deal in self.deals:
            if deal.number == deal_no:
                return deal
        raise SheetError(f"deal {deal_no} is not on this sheet")

    def cells(self) -> tuple[Cell, ...]:
        """Every cell, hill, pool and whists of each seat in turn."""
        found: list[Cell] = []
        for seat in range(self.players):
            found += [Cell("hill", seat), Cell("pool", seat)]
            found += [Cell("whists", seat, on) for on in range(self.players) if on != seat]
        return tuple(found)

    def cell(self, account: str, seat: int, on: int | None = None) -> tuple[Figure, ...]:
        """The running totals of a cell, one figure for each deal that wrote there."""
        cell = Cell(account, seat, on)
        self._check(cell)
        figures: list[Figure] = []
        total = Fraction()
        for deal in self.deals:
            here = tuple(e for e in deal.entries if Cell(e.account, e.seat, e.on) == cell and e.amount)
            if here:
                total += sum((entry.amount for entry in here), Fraction())
                figures.append(Figure(cell, len(figures), deal.number, _plain(total), here))
        return tuple(figures)

    def figures(self) -> tuple[Figure, ...]:
        """Every figure on the sheet."""
        return tuple(f for cell in self.cells() for f in self.cell(cell.account, cell.seat, cell.on))

    def total(self, account: str, seat: int, on: int | None = None) -> Amount:
        """What stands last in a cell, 0 if it is empty."""
        figures = self.cell(account, seat, on)
        return figures[-1].total if figures else 0

    def closed(self, seat: int) -> bool:
        """Whether the pool of a seat has been closed."""
        return self.closes and self.target is not None and self.total("pool", seat) >= self.target

    def _check(self, cell: Cell) -> None:
        if cell not in self.cells():
            where = f"{cell.account!r} of seat {cell.seat}"
            on = "" if cell.on is None else f" on seat {cell.on}"
            raise SheetError(
                f"{where}{on} is no cell of this sheet: expected hill or pool, or whists on another of "
                f"the seats 0 to {self.players - 1}"
            )


def _plain(amount: Amount) -> Amount:
    return int(amount) if amount == int(amount) else amount
