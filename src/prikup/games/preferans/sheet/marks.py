"""Marks by which a finished sheet is settled on the paper; the amounts come from the game.

The old pool and hill are struck and the new ones written behind them. An oval holds the balance of whists
with one opponent; beside the name stand, in rectangles, the sum of the balances and the whists for the hill,
and in a rhombus the result.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from itertools import pairwise
from math import sqrt
from typing import NamedTuple

from prikup.core import Amount, Struct
from prikup.sheet.glyphs import GlyphRun, write_number
from prikup.sheet.model import Cell
from prikup.words.catalogue import format_number, format_signed, say

_FIGURE_SCALES = {"oval": 0.68, "rectangle": 0.68, "rhombus": 0.42}
_FRAME_WIDTHS = {"oval": 1 / sqrt(1 - 0.68**2), "rectangle": 1.0, "rhombus": 1 / (1 - 0.42)}
"""Width of a frame divided by that of its figure, so that the corners of the figure lie within."""
_FRAME_MARGIN = 14.0


class Final(Struct, frozen=True):
    """Settlement of a sheet, by seat, as it is written on the paper when the match is over.

    ``pool`` is the height to which pools were levelled (empty where they are left as they are), ``hill`` the
    hills after each step, ``balance[i][j]`` the whists of i on j less those of j on i, ``hill_part`` the
    whists for the hill.
    """

    pool: tuple[Amount, ...]
    hill: tuple[tuple[Amount, ...], ...]
    balance: tuple[tuple[Amount, ...], ...]
    hill_part: tuple[Fraction, ...]
    result: tuple[Fraction, ...]


class SettlementMark(NamedTuple):
    """Mark written at the settlement: the figure, ``struck`` or framed by ``shape``, and its title."""

    word: GlyphRun
    shape: str
    title: str


def cell_marks(final: Final, cell: Cell, last_figure: Amount, lang: str) -> tuple[SettlementMark, ...]:
    """Return the marks behind the last figure of a cell; in pool and hill they replace that figure."""
    seat = cell.seat
    if cell.on is not None:
        amount = final.balance[seat][cell.on]
        return (_frame_figure(amount, "oval", _write_mark_title("balance", format_signed(amount), lang)),)
    steps = (final.pool,) if cell.account == "pool" else final.hill
    amounts = _list_changed_amounts((last_figure, *(step[seat] for step in steps if step)))
    return tuple(
        SettlementMark(
            write_number(amount, f"{cell.account}{seat}={index}"),
            "struck" if index + 1 < len(amounts) else "",
            _write_mark_title(cell.account, format_number(amount), lang),
        )
        for index, amount in enumerate(amounts)
    )


def _list_changed_amounts(amounts: Iterable[Amount]) -> list[Amount]:
    """Return each amount that differs from the one before it."""
    return [new for old, new in pairwise(amounts) if new != old]


def name_marks(final: Final, seat: int, lang: str) -> tuple[SettlementMark, ...]:
    """Return the marks beside the name of a seat."""
    rows = (
        ("sum", "rectangle", Fraction(sum(final.balance[seat]))),
        ("hill_part", "rectangle", final.hill_part[seat]),
        ("result", "rhombus", final.result[seat]),
    )
    return tuple(
        _frame_figure(amount, shape, _write_mark_title(name, format_signed(amount), lang))
        for name, shape, amount in rows
    )


def _write_mark_name(mark: str, lang: str) -> str:
    """Return the name of a mark in this language."""
    return say(lang, f"preferans-mark-{mark}")


def _write_mark_title(mark: str, amount: str, lang: str) -> str:
    """Return the title of a mark: its name and its amount."""
    return _write_mark_name(mark, lang) + say(lang, "joint-name") + amount


def _frame_figure(amount: Amount, shape: str, title: str) -> SettlementMark:
    """Return an amount with its sign in a frame of this shape.

    The frame fills the height of the line, and the figure is scaled to fit into the frame.
    """
    number, scale = write_number(amount, title, signed=True), _FIGURE_SCALES[shape]
    width = number.width * scale * _FRAME_WIDTHS[shape] + 2 * _FRAME_MARGIN
    # The figure stands in the middle of the frame, which is 100 high.
    left, top = (width - number.width * scale) / 2, 100 * (1 - scale) / 2
    glyphs = tuple(
        glyph._replace(x=left + glyph.x * scale, y=top + glyph.y * scale, scale=glyph.scale * scale)
        for glyph in number.glyphs
    )
    return SettlementMark(GlyphRun(glyphs, round(width, 1)), shape, title)
