"""The sheet of Preferans: pool, hill and whists in the sectors of a square."""

from prikup.games.preferans.sheet.marks import Final
from prikup.games.preferans.sheet.paper import paper
from prikup.games.preferans.sheet.words import WORDS, level
from prikup.sheet.style import Account, SheetStyle

__all__ = ["SHEET", "Final", "level"]

SHEET = SheetStyle(
    accounts=(Account("hill"), Account("pool"), Account("whists", on=True)),
    words=WORDS,
    paper=paper,
    goal="pool",
    forms=("classic", "balanced", "upright"),
)
