"""The default sheet of a game: a column for each account with entries."""

from __future__ import annotations

from prikup.sheet.columns import draw_table, only_figure
from prikup.sheet.model import Cell
from prikup.sheet.svg import Canvas


def draw_ledger(canvas: Canvas) -> str:
    """Return the sheet as one SVG element."""
    sheet = canvas.sheet
    written = [cell for cell in sheet.cells() if sheet.cell(cell.account, cell.seat, cell.on)]
    plain = [Cell("", seat) for seat in range(sheet.players)]
    return draw_table(canvas, written or sheet.cells() or plain, only_figure)
