"""The score sheet: entries with their cause, running totals, and the paper drawn as SVG.

It stands alone: a game with real cards needs nothing of the engine but its
:class:`~prikup.core.Entry`. The final count is the game's own; :func:`draw` is handed its results.
"""

from prikup.sheet.draw import draw
from prikup.sheet.explain import Explanation, account, explain, sentence, tell
from prikup.sheet.marks import Final
from prikup.sheet.model import Cell, Figure, Sheet, SheetDeal, SheetError, Written
from prikup.sheet.words import level

__all__ = [
    "Cell",
    "Explanation",
    "Figure",
    "Final",
    "Sheet",
    "SheetDeal",
    "SheetError",
    "Written",
    "account",
    "draw",
    "explain",
    "level",
    "sentence",
    "tell",
]
