"""Tallies of finished matches: what each seat did in all deals, and the contracts that were played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from prikup.core import Struct
from prikup.table.state import DealView

MISERE = "misere"
"""The beginning of the contract of every misère."""
WHISTS = "whists"
"""The account on which whists are written."""


class SeatTally(Struct, frozen=True, omit_defaults=True):
    """The deals in which a seat declared and made its contract, those of a misère, and the whists written."""

    declared: int = 0
    made: int = 0
    miseres: int = 0
    miseres_made: int = 0
    whists: Fraction = Fraction(0)


def tally_seats(deals: Sequence[DealView], seats: int) -> tuple[SeatTally, ...]:
    """Return the tally of each seat."""
    return tuple(_tally(deals, seat) for seat in range(seats))


def _tally(deals: Sequence[DealView], seat: int) -> SeatTally:
    own = [one.outcome for one in deals if one.outcome.declarer == seat and one.outcome.contract is not None]
    miseres = [one for one in own if (one.contract or "").startswith(MISERE)]
    entries = [entry for deal in deals for entry in deal.entries]
    return SeatTally(
        declared=len(own),
        made=sum(one.what == "made" for one in own),
        miseres=len(miseres),
        miseres_made=sum(one.what == "made" for one in miseres),
        whists=sum(
            (Fraction(one.amount) for one in entries if one.account == WHISTS and one.seat == seat),
            Fraction(0),
        ),
    )


def list_contracts(deals: Iterable[DealView]) -> tuple[str, ...]:
    """Return the contracts that were played or given up, each once, in order."""
    return tuple(dict.fromkeys(one.outcome.contract for one in deals if one.outcome.contract is not None))
