"""The sheet of a game that has none of its own: a column for each account that was written."""

from __future__ import annotations

from prikup.sheet.columns import alone, table
from prikup.sheet.model import Cell
from prikup.sheet.pen import Canvas


def paper(canvas: Canvas) -> str:
    """The sheet as one SVG element."""
    sheet = canvas.sheet
    written = [cell for cell in sheet.cells() if sheet.cell(cell.account, cell.seat, cell.on)]
    plain = [Cell("", seat) for seat in range(sheet.players)]
    return table(canvas, written or sheet.cells() or plain, alone)
