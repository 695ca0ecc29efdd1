"""The score sheet: entries with their cause, running totals, and the paper drawn as SVG.

The package can be used alone: a game with real cards needs only :class:`~prikup.core.Entry` from the engine.
The final result is calculated by the game; :func:`draw` is given it. The layout of a game's paper is in the
game's folder.
"""

from prikup.sheet.draw import draw
from prikup.sheet.explain import entry_sentence, figure_source, list_entries
from prikup.sheet.model import Cell, Figure, Sheet, SheetDeal, Written
from prikup.sheet.style import Account, SheetError, SheetStyle, find_style

__all__ = [
    "Account",
    "Cell",
    "Figure",
    "Sheet",
    "SheetDeal",
    "SheetError",
    "SheetStyle",
    "Written",
    "draw",
    "entry_sentence",
    "figure_source",
    "find_style",
    "list_entries",
]
