"""The sheet of a game that has none of its own: a column for each account that was written."""

from __future__ import annotations

from prikup.sheet.columns import alone, table
from prikup.sheet.model import Cell
from prikup.sheet.pen import Canvas


def paper(canvas: Canvas) -> str:
    """The sheet as one SVG element."""
    cells = [cell for cell in canvas.sheet.cells() if canvas.sheet.cell(cell.account, cell.seat, cell.on)]
    plain = [Cell("", seat) for seat in range(canvas.sheet.players)]
    return table(canvas, cells, alone) if cells else table(canvas, plain, alone)
