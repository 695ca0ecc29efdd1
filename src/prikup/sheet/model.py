"""A score sheet as data: the entries of each deal, and the running totals of each cell.

This module knows no game: an entry names an account of its game, a writer and, for an account of one player
on another, the other player. The same sheet serves a table and a game with real cards.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from importlib import import_module
from typing import Any

import msgspec

from prikup.core import Amount, Entry, Struct
from prikup.errors import check_type, shorten
from prikup.sheet.style import Account, SheetError, SheetStyle, find_style


class Cell(Struct, frozen=True):
    """A place on the sheet: an account of ``seat``, perhaps ``on`` another player."""

    account: str
    seat: int
    on: int | None = None


class Written(Struct, frozen=True):
    """One entry and the deal that made it."""

    deal_no: int
    entry: Entry


class Figure(Struct, frozen=True):
    """A number in a cell: the total after ``deal_no``, and the entries of that deal.

    ``index`` is its place in the cell, from 0. ``version`` is set for a wrong figure, written by a result
    that was corrected: the place of that result among the wrong ones of the deal, from 0.
    """

    cell: Cell
    index: int
    deal_no: int
    total: Amount
    entries: tuple[Entry, ...]
    version: int | None = None

    @property
    def is_wrong(self) -> bool:
        """True if the result that wrote it was corrected."""
        return self.version is not None

    @property
    def is_repeated(self) -> bool:
        """True if it repeats the total after a wrong figure, in a cell without an entry of the deal."""
        return not self.is_wrong and not self.entries

    @property
    def change(self) -> Amount:
        """The amount that the deal added."""
        return simplify_amount(_sum_entries(self.cell, self.entries))


class SheetDeal(Struct, frozen=True):
    """The entries of one deal, and a short description of it.

    ``contract`` is a contract or bid such as ``7H``, or the kind of deal if there was none; ``tricks`` has a
    number for each seat, or is empty if none were played; ``game`` is the game whose words describe it.
    ``wrong`` has its earlier results that were corrected, the oldest first; a deal that was ``removed`` has
    nothing else.
    """

    number: int
    entries: tuple[Entry, ...]
    contract: str = ""
    declarer: int | None = None
    tricks: tuple[int, ...] = ()
    game: str = ""
    wrong: tuple[SheetDeal, ...] = ()
    removed: bool = False

    @property
    def all_entries(self) -> tuple[Entry, ...]:
        """All entries on the paper, the wrong ones first."""
        return (*(entry for deal in self.wrong for entry in deal.entries), *self.entries)


class Sheet(Struct, frozen=True):
    """The score sheet of a game, or without a game a ledger of any accounts; immutable.

    ``target`` is the agreed pool or score, None if there is none; ``closes`` is True if an account that
    reaches it is closed. ``opening`` is the initial amount of each account.

    >>> sheet = Sheet(("Anna", "Boris", "Vera"), 10, game="preferans")
    >>> sheet = sheet.add(1, [Entry("pool", 0, None, 2, "made", "8.1")], contract="6S", declarer=0)
    >>> sheet = sheet.add(4, [Entry("pool", 0, None, 4, "made", "8.1")], contract="7H", declarer=0)
    >>> [(figure.deal_no, figure.total) for figure in sheet.cell("pool", 0)]
    [(1, 2), (4, 6)]
    """

    names: tuple[str, ...]
    target: int | None = None
    deals: tuple[SheetDeal, ...] = ()
    closes: bool = True
    game: str = ""
    opening: tuple[tuple[str, Amount], ...] = ()

    def __post_init__(self) -> None:
        check_type(self.names, (tuple, list), "argument-names")

    def __repr__(self) -> str:
        names = shorten(", ".join(self.names), 60)
        return f"<sheet of {self.game or 'no game'}: {names}; deals {len(self.deals)}>"

    def _repr_html_(self) -> str:
        """Draw the sheet as SVG, for a notebook."""
        drawing: str = import_module("prikup.sheet.draw").draw(self)  # that module imports this one
        return drawing

    @property
    def style(self) -> SheetStyle[Any]:
        """The layout of the game's sheet."""
        return find_style(self.game)

    @property
    def accounts(self) -> tuple[Account, ...]:
        """The accounts of the game; for a ledger, those with entries."""
        if self.style.accounts:
            return self.style.accounts
        written = {
            (entry.account, entry.on is not None): None for deal in self.deals for entry in deal.all_entries
        }
        return tuple(Account(name, on) for name, on in written)

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.names)

    def add(
        self,
        deal_no: int,
        entries: Iterable[Entry],
        contract: str = "",
        declarer: int | None = None,
        tricks: Sequence[int] = (),
    ) -> Sheet:
        """Return the sheet after one more deal; raises SheetError if an entry has no place on it."""
        return self.extend([SheetDeal(deal_no, tuple(entries), contract, declarer, tuple(tricks), self.game)])

    def extend(self, deals: Iterable[SheetDeal]) -> Sheet:
        """Return the sheet after more deals, in order; raises SheetError if an entry has no place on it."""
        deals_so_far = list(self.deals)
        for deal in deals:
            if deals_so_far and deal.number <= deals_so_far[-1].number:
                raise SheetError("sheet-order", deal=deal.number, last=deals_so_far[-1].number)
            for cell in set(map(_find_cell, deal.all_entries)):
                self._find_account(cell)
            deals_so_far.append(deal)
        return msgspec.structs.replace(self, deals=tuple(deals_so_far))

    def wrong_amounts(self, figure: Figure) -> tuple[Amount, ...]:
        """Return the amounts that wrong results of a figure's deal added in its cell, the oldest first."""
        versions = self._list_versions(
            self.deal(figure.deal_no), figure.cell, self._find_account(figure.cell)
        )
        return tuple(
            simplify_amount(_sum_entries(figure.cell, entries))
            for version, entries in versions
            if version is not None
        )

    def upto(self, deal_no: int) -> Sheet:
        """Return the sheet as it was after a deal."""
        deals = tuple(deal for deal in self.deals if deal.number <= deal_no)
        return msgspec.structs.replace(self, deals=deals)

    def without_wrong(self) -> Sheet:
        """Return the sheet without its wrong figures."""
        deals = (msgspec.structs.replace(deal, wrong=()) for deal in self.deals if not deal.removed)
        return msgspec.structs.replace(self, deals=tuple(deals))

    @property
    def last(self) -> int | None:
        """The number of the last deal, None before the first."""
        return next((deal.number for deal in reversed(self.deals) if not deal.removed), None)

    def deal(self, deal_no: int) -> SheetDeal:
        """Return a deal by its number; raises SheetError if it is not on the sheet."""
        index = bisect_left(self.deals, deal_no, key=lambda deal: deal.number)
        if index == len(self.deals) or self.deals[index].number != deal_no:
            raise SheetError("sheet-deal", deal=deal_no)
        return self.deals[index]

    def source(self, figure: Figure) -> SheetDeal:
        """Return the deal that wrote a figure; for a wrong figure, the deal before its correction."""
        deal = self.deal(figure.deal_no)
        return deal if figure.version is None else deal.wrong[figure.version]

    def cells(self) -> tuple[Cell, ...]:
        """Return every cell, the accounts of each seat in turn."""
        cells: list[Cell] = []
        seats, accounts = range(self.players), self.accounts
        for seat in seats:
            for account in accounts:
                others = [on for on in seats if on != seat] if account.on else [None]
                cells += [Cell(account.name, seat, on) for on in others]
        return tuple(cells)

    def cell_entries(self, cell: Cell) -> Iterator[tuple[int, tuple[Entry, ...], Amount]]:
        """Generate for each deal with entries in a cell its number, the right entries and the total."""
        account = self._find_account(cell)
        total = Fraction(self.opening_amount(cell.account))
        for deal in self.deals:
            entries = self._find_entries(deal, cell, account)
            if entries:
                total += _sum_entries(cell, entries)
                yield deal.number, entries, simplify_amount(total)

    @staticmethod
    def _find_entries(deal: SheetDeal, cell: Cell, account: Account) -> tuple[Entry, ...]:
        """Return the entries of a deal in a cell; for a netted account, on either side of it."""
        sides = {(cell.seat, cell.on), (cell.on, cell.seat)} if account.netted else {(cell.seat, cell.on)}
        return tuple(
            entry
            for entry in deal.entries
            if entry.account == cell.account
            and (entry.seat, entry.on) in sides
            and (entry.amount or account.marks)
        )

    def _list_versions(
        self, deal: SheetDeal, cell: Cell, account: Account
    ) -> list[tuple[int | None, tuple[Entry, ...]]]:
        """Return the entries of a deal in a cell, as pairs of version and entries.

        Wrong results that differ there come first, by their place in ``deal.wrong``; the right one is None.
        """
        right = self._find_entries(deal, cell, account)
        seen = [_make_comparison_key(cell, account, right)]
        versions: list[tuple[int | None, tuple[Entry, ...]]] = []
        for version, wrong in enumerate(deal.wrong):
            entries = self._find_entries(wrong, cell, account)
            key = _make_comparison_key(cell, account, entries)
            if entries and key not in seen:
                seen.append(key)
                versions.append((version, entries))
        return [*versions, (None, right)] if right or versions else []

    def cell(self, account: str, seat: int, on: int | None = None) -> tuple[Figure, ...]:
        """Return the running totals of a cell, one figure for each deal with entries there.

        A wrong figure comes before the right one of its deal; if the deal has no other entry in the cell, the
        total is repeated after it. In a netted account only the creditor has figures; the former creditor has
        the zero.
        """
        cell = Cell(account, seat, on)
        cell_account = self._find_account(cell)
        figures: list[Figure] = []
        total = Fraction(self.opening_amount(account))
        before: Amount = 0
        for deal in self.deals:
            start = total
            for version, entries in self._list_versions(deal, cell, cell_account):
                total = start + _sum_entries(cell, entries)
                if not cell_account.netted or total > 0 or before > 0 == total:
                    figure = Figure(cell, len(figures), deal.number, simplify_amount(total), entries, version)
                    figures.append(figure)
                before = total
        return tuple(figures)

    def figures(self) -> tuple[Figure, ...]:
        """Return every figure on the sheet."""
        return tuple(f for cell in self.cells() for f in self.cell(cell.account, cell.seat, cell.on))

    def is_current(self, figure: Figure) -> bool:
        """Return True if a figure is the current one of its cell."""
        cell, account = figure.cell, self._find_account(figure.cell)
        for deal in reversed(self.deals):
            if deal.number == figure.deal_no or self._list_versions(deal, cell, account):
                return deal.number == figure.deal_no and not figure.is_wrong
        return False

    def opening_amount(self, account: str) -> Amount:
        """Return the initial amount of an account."""
        return dict(self.opening).get(account, 0)

    def total(self, account: str, seat: int, on: int | None = None) -> Amount:
        """Return the current total of a cell, 0 if it is empty; in a netted account it may be negative."""
        totals = [total for _, _, total in self.cell_entries(Cell(account, seat, on))]
        return totals[-1] if totals else self.opening_amount(account)

    def is_closed(self, seat: int) -> bool:
        """Return True if a seat's goal account is closed because it has reached the target."""
        goal = self.style.goal
        return (
            self.closes and self.target is not None and bool(goal) and self.total(goal, seat) >= self.target
        )

    def _find_account(self, cell: Cell) -> Account:
        """Return the account of a cell; raises SheetError if there is no such cell."""
        seats = range(self.players)
        fits = cell.seat in seats and cell.on != cell.seat and (cell.on is None or cell.on in seats)
        accounts = self.accounts if self.style.accounts else (Account(cell.account, cell.on is not None),)
        for account in accounts:
            if fits and (account.name, account.on) == (cell.account, cell.on is not None):
                return account
        raise SheetError(
            "sheet-cell" if cell.on is None else "sheet-cell_on",
            given=cell.account,
            seat=cell.seat,
            other=cell.on,
            expected=[account.name for account in accounts],
            last=self.players - 1,
        )


def _find_cell(entry: Entry) -> Cell:
    """Return the cell of an entry."""
    return Cell(entry.account, entry.seat, entry.on)


def _make_comparison_key(cell: Cell, account: Account, entries: Iterable[Entry]) -> object:
    """Return what makes two results equal in a cell: the sum of their entries, for marks the list of them."""
    return (
        [(entry.amount, entry.cause) for entry in entries] if account.marks else _sum_entries(cell, entries)
    )


def _sum_entries(cell: Cell, entries: Iterable[Entry]) -> Fraction:
    """Return the sum of entries in a cell; those of the other side of a netted pair count negative."""
    amounts = (entry.amount if _find_cell(entry) == cell else -entry.amount for entry in entries)
    return sum(map(Fraction, amounts), Fraction())


def simplify_amount(amount: Amount) -> Amount:
    """Return an amount as int if it is whole."""
    return int(amount) if amount == int(amount) else amount
