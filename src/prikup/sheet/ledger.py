"""The default sheet of a game: a column for each account with entries."""

from __future__ import annotations

from prikup.sheet.columns import draw_table, place_only_figure
from prikup.sheet.model import Cell
from prikup.sheet.svg import Canvas


def draw_ledger(canvas: Canvas) -> str:
    """Return the sheet as one SVG element: a column for each cell with figures, or for every cell."""
    sheet = canvas.sheet
    cells_with_figures = [cell for cell in sheet.cells() if sheet.cell(cell.account, cell.seat, cell.on)]
    plain = [Cell("", seat) for seat in range(sheet.players)]
    return draw_table(canvas, cells_with_figures or sheet.cells() or plain, place_only_figure)
