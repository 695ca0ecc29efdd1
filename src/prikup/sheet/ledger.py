"""The sheet of a game that has none of its own: a column for each account that was written."""

from __future__ import annotations

from prikup.sheet.columns import alone, table
from prikup.sheet.layouts import Layout
from prikup.sheet.model import Cell
from prikup.sheet.pen import Drawing
from prikup.sheet.words import GameWords


def paper(drawing: Drawing) -> str:
    """The sheet as one SVG element."""
    cells = [cell for cell in drawing.sheet.cells() if drawing.sheet.cell(cell.account, cell.seat, cell.on)]
    plain = [Cell("", seat) for seat in range(drawing.sheet.players)]
    return table(drawing, cells, alone) if cells else table(drawing, plain, alone)


LAYOUT = Layout(
    accounts=(),
    words={
        "en": GameWords(sheet="Score sheet", target="Target {}", accounts={}, reasons={}),
        "ru": GameWords(sheet="Запись", target="До {}", accounts={}, reasons={}),
    },
    paper=paper,
)
