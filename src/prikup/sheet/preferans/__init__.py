"""The sheet of Preferans: pool, hill and whists in the sectors of a square."""

from prikup.sheet.layouts import Account, Layout
from prikup.sheet.preferans.marks import Final
from prikup.sheet.preferans.paper import paper
from prikup.sheet.preferans.words import WORDS, level

__all__ = ["LAYOUT", "Final", "level"]

LAYOUT = Layout(
    accounts=(Account("hill"), Account("pool"), Account("whists", on=True)),
    words=WORDS,
    paper=paper,
    goal="pool",
    forms=("classic", "balanced", "upright"),
)
