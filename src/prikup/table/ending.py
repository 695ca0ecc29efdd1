"""What the match of a table came to, in short: kept, so that it need not be made again from its events."""

from __future__ import annotations

from fractions import Fraction

from prikup.core import Struct
from prikup.scene import Outcome
from prikup.table.state import Table


class Ending(Struct, frozen=True, omit_defaults=True):
    """A match that is over: its rules, who sat there, how many deals were written, what each seat has.

    ``bots`` are their kinds by seat, None where a person sat. ``last`` is what the last deal came to, None
    where none was written.
    """

    rules: str
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    deals: int
    result: tuple[Fraction, ...] | None = None
    last: Outcome | None = None


def ending(table: Table) -> Ending | None:
    """What the match came to; None while it goes on."""
    if table.match is None or table.stage != "finished":
        return None
    return Ending(
        rules=table.rules,
        names=tuple(seat.name for seat in table.seats),
        bots=tuple(seat.bot for seat in table.seats),
        deals=len(table.deals),
        result=table.game.result(table.match),
        last=table.deals[-1].outcome if table.deals else None,
    )
