"""The summary of a finished match, stored so that it need not be recomputed from the events."""

from __future__ import annotations

from fractions import Fraction

from prikup.core import Struct
from prikup.scene import Outcome
from prikup.table.state import Table
from prikup.table.tally import SeatTally, list_contracts, tally_seats


class DealEnding(Struct, frozen=True):
    """A scored deal of a tournament: its outcome, and the change it made to each seat's totals."""

    outcome: Outcome
    result: tuple[Fraction, ...]


class Ending(Struct, frozen=True, omit_defaults=True):
    """A finished match: its rules, the names at the seats, the number of scored deals, the result per seat.

    ``bots`` are the kinds of the bots by seat, None for a person. ``last`` is the outcome of the last scored
    deal, None if there was none. At a table of a tournament only, ``each`` are the scored deals in order, and
    ``closes`` is when the tournament closes, in seconds since 1970. ``contracts`` are those that were played,
    and ``tallies`` those of the seats; endings that are older have none.
    """

    rules: str
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    deals: int
    result: tuple[Fraction, ...] | None = None
    last: Outcome | None = None
    each: tuple[DealEnding, ...] = ()
    closes: float = 0.0
    contracts: tuple[str, ...] = ()
    tallies: tuple[SeatTally, ...] = ()


def summarize_match(table: Table) -> Ending | None:
    """Return the summary of the match; None while it goes on."""
    if table.match is None or table.stage != "finished":
        return None
    return Ending(
        rules=table.rules,
        names=tuple(seat.name for seat in table.seats),
        bots=tuple(seat.bot for seat in table.seats),
        deals=len(table.deals),
        result=table.game.result(table.match),
        contracts=list_contracts(table.deals),
        tallies=tally_seats(table.deals, len(table.seats)),
        last=table.deals[-1].outcome if table.deals else None,
        closes=0.0 if table.series is None else table.series.closes,
        each=tuple(
            DealEnding(deal.outcome, change)
            for deal, change in zip(table.deals, table.changes, strict=bool(table.changes))
        ),
    )
