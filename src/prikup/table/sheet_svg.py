"""The score sheet of a table, drawn as SVG."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from prikup import keeper
from prikup.table import names
from prikup.table.state import Seat, Table


def draw_sheet(
    table: Table, viewer: int | None, deal: int | None, lang: str | None, form: str = "classic"
) -> str:
    """Return the score sheet as it stood after a deal (None: the last), whose figures are marked.

    Without ``lang`` the words are English and every name is as stored; with it, bots have the names of that
    language. ``form`` is one of :data:`prikup.keeper.SHEET_FORMS`. Raises PrikupError.
    """
    seat_names = tuple(seat.name if lang is None else _name_in(seat, lang) for seat in table.seats)
    return keeper.draw_sheet(
        keeper.make_sheet(table.game.id, seat_names, table.options, table.deals),
        viewer,
        deal,
        lang or "en",
        form,
        _totals(table),
        table.game.clockwise,
        _settlement(table),
    )


def _name_in(seat: Seat, lang: str) -> str:
    return seat.name if seat.bot is None else names.translate_name(seat.name, lang)


def _totals(table: Table) -> tuple[Fraction, ...] | None:
    """Return the results if the match ended now; None before anything is written."""
    if table.match is None or not table.deals:
        return None
    return table.match.totals


def _settlement(table: Table) -> Any:
    """Return how the sheet was settled; None until the match is over."""
    if table.match is None or table.game.result(table.match) is None:
        return None
    return keeper.find_keeper(table.game.id).final(table.match)
