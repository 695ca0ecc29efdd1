"""The score sheet: entries with their cause, running totals, settlement, and the paper drawn as SVG.

It stands alone: a game with real cards needs nothing of the engine but its :class:`~prikup.core.Entry`.
"""

from prikup.sheet.draw import draw
from prikup.sheet.explain import Explanation, explain, sentence, tell
from prikup.sheet.model import Cell, Figure, Sheet, SheetDeal, SheetError, Written
from prikup.sheet.settle import Settlement, settle

__all__ = [
    "Cell",
    "Explanation",
    "Figure",
    "Settlement",
    "Sheet",
    "SheetDeal",
    "SheetError",
    "Written",
    "draw",
    "explain",
    "sentence",
    "settle",
    "tell",
]
