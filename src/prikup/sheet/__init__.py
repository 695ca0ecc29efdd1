"""The score sheet: entries with their cause, running totals, and the paper drawn as SVG.

It stands alone: a game with real cards needs nothing of the engine but its
:class:`~prikup.core.Entry`. The final count is the game's own; :func:`draw` is handed its results. What the
paper of a game looks like stands in the file named after it.
"""

from prikup.sheet.draw import draw
from prikup.sheet.explain import Explanation, account, explain, sentence, tell
from prikup.sheet.model import Cell, Figure, Sheet, SheetDeal, Written
from prikup.sheet.style import Account, SheetError, SheetStyle, style_of

__all__ = [
    "Account",
    "Cell",
    "Explanation",
    "Figure",
    "Sheet",
    "SheetDeal",
    "SheetError",
    "SheetStyle",
    "Written",
    "account",
    "draw",
    "explain",
    "sentence",
    "style_of",
    "tell",
]
