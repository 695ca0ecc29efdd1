"""The score sheet of a table."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from prikup import keeper
from prikup.core import PrikupError
from prikup.server.problems import HTTPProblem, coded
from prikup.table import Seat, Table, names


def svg(table: Table, viewer: int | None, deal: str | None, lang: str | None, form: str = "classic") -> str:
    """The score sheet as it stood after a deal (None: the last), whose figures are marked; raises Problem.

    Without ``lang`` the words are English and every name as it is stored, with it bots have the names of
    that language. ``balanced`` gives three players sectors of one size, ``upright`` has no figure turned.
    """
    names = tuple(seat.name if lang is None else _said(seat, lang) for seat in table.seats)
    try:
        return keeper.drawn(
            keeper.written(table.game.id, names, table.options, table.deals),
            viewer,
            None if deal is None else number(deal),
            lang or "en",
            form,
            _results(table),
            table.game.clockwise,
            _final(table),
        )
    except PrikupError as error:
        raise HTTPProblem(400, coded(error, "sheet")) from None


def _said(seat: Seat, lang: str) -> str:
    return seat.name if seat.bot is None else names.translate_name(seat.name, lang)


def _results(table: Table) -> tuple[Fraction, ...] | None:
    """What each seat has, or would have if the match ended now; None before anything is written."""
    if table.match is None or not table.deals:
        return None
    return table.match.totals


def _final(table: Table) -> Any:
    """How the sheet was settled; None while the match goes on."""
    over = table.match is not None and table.game.result(table.match) is not None
    return keeper.keeper_of(table.game.id).final(table.match) if over and table.match is not None else None


def number(text: str) -> int:
    """The number of a deal as an address has it; raises Problem."""
    if not (text.isascii() and text.isdecimal() and len(text) < 6):
        raise HTTPProblem(400, "sheet-number", given=text)
    return int(text)
