"""The class of the game: the core of Austrian Préférence."""

from __future__ import annotations

from austrian.options import Options
from austrian.phases import FLOW, Dealing, Drawing, eldest, order_from
from austrian.score import Standing
from austrian.view import view
from prikup.core import DealPattern, Match, View
from prikup.toolkit.game import PreferenceGame


class Austrian(PreferenceGame):
    """Austrian Préférence: three players, with a talon."""

    id = "austrian"
    numbers = (3,)
    flow = FLOW
    drawing = Drawing
    dealing = Dealing
    dividing = "5.2"
    longest_deal = 138  # 15 calls, a discard, 2 answers of the defence, 30 cards, 10 times 3 offers answered

    def blank(self, options: Options, players: int) -> Standing:
        return Standing()

    def pattern(self, match: Match) -> DealPattern:
        three, four = ([(seat, count) for seat in order_from(eldest(match))] for count in (3, 4))
        return DealPattern((*three, ("talon", 2), *four, *three))

    def view(self, match: Match, viewer: int | None) -> View:
        return view(match, viewer)
