"""The sheet of Preferans: pool, hill and whists in the sectors of a square."""

from prikup.games.preferans.sheet.marks import Final
from prikup.games.preferans.sheet.paper import draw_paper
from prikup.sheet.style import Account, SheetStyle

__all__ = ["SHEET", "Final"]

SHEET = SheetStyle(
    accounts=(Account("hill"), Account("pool"), Account("whists", on=True)),
    paper=draw_paper,
    goal="pool",
    forms=("classic", "balanced", "upright"),
)
