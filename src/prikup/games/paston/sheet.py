"""The sheet of Paston: a running column for each player; a total set back to zero is struck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.sheet.columns import CellPosition, draw_table, place_figure
from prikup.sheet.glyphs import write_number
from prikup.sheet.model import Cell, Figure
from prikup.sheet.style import Account, SheetStyle
from prikup.sheet.svg import Canvas, Placed
from prikup.words.catalogue import format_number, say

_SCORE: Final = "score"


def draw_paper(canvas: Canvas) -> str:
    """Return the sheet as one SVG element."""
    cells = [Cell(_SCORE, seat) for seat in range(canvas.sheet.players)]
    return draw_table(canvas, cells, _draw_figure)


def _draw_figure(canvas: Canvas, place: CellPosition, figure: Figure | None) -> Sequence[Placed]:
    """Return the figure of a total; if it was set back, after the struck total that it replaces."""
    if figure is None:
        return ()
    placed = place_figure(place, figure)
    reset_amount = sum(entry.amount for entry in figure.entries if entry.cause == "reset")
    if not reset_amount:
        return (placed,)
    reached = figure.total - reset_amount
    glyphs = write_number(reached, f"{figure.cell.seat}={figure.deal_no}")
    title = canvas.cell_title(figure.cell) + say(canvas.lang, "joint-name") + format_number(reached)
    height = placed.height * 0.8
    left = place.column.left + 12
    struck = Placed(None, glyphs, left, placed.y + (placed.height - height) / 2, height, "struck", title)
    return (struck, placed._replace(x=max(placed.x, left + struck.width + 16)))


SHEET = SheetStyle(accounts=(Account(_SCORE),), paper=draw_paper, goal=_SCORE)
