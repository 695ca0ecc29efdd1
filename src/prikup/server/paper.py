"""What can be read of a table besides its socket: the score sheet and the record of its match."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from prikup import keeper, records
from prikup import table as tables
from prikup.core import PrikupError
from prikup.games import get
from prikup.server.problems import Problem, coded
from prikup.table import AnyEvent, Seat, Table, names


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
            None if deal is None else _number(deal),
            lang or "en",
            form,
            _results(table),
            table.game.clockwise,
            _final(table),
        )
    except PrikupError as error:
        raise Problem(400, coded(error, "sheet")) from None


def _said(seat: Seat, lang: str) -> str:
    return seat.name if seat.bot is None else names.said(seat.name, lang)


def _results(table: Table) -> tuple[Fraction, ...] | None:
    """What each seat has, or would have if the match ended now; None before anything is written."""
    if table.match is None or not table.deals:
        return None
    return table.game.result(table.match) or tuple(table.game.view(table.match, None).now)


def _final(table: Table) -> Any:
    """How the sheet was settled; None while the match goes on."""
    over = table.match is not None and table.game.result(table.match) is not None
    return keeper.keeper_of(table.game.id).final(table.match) if over and table.match is not None else None


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 6):
        raise Problem(400, "sheet-number", given=text)
    return int(text)


def record(log: Iterable[AnyEvent], viewer: int | None) -> str:
    """The match as a record, as far as the viewer may know it; raises Problem before it has begun."""
    table, inputs = tables.match_inputs(log, get)
    if table.match is None:
        raise Problem(409, "stage-record")
    start = table.game.start(table.options, len(table.seats))
    names = [seat.name for seat in table.seats]
    whole = records.record_of(start, inputs, names, proofs=tables.proof(table))
    return records.write(records.seen_by(whole, viewer))


def deal(log: Iterable[AnyEvent], number: str) -> tables.DealShown:
    """All cards of a deal that is over; raises Problem."""
    table, inputs = tables.match_inputs(log, get)
    shown = tables.lookback(table, inputs, _number(number))
    if shown is None:
        raise Problem(404, "not_found-deal", given=number)
    return shown
