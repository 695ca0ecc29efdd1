"""The core of Austrian Préférence as a game of Prikup."""

from __future__ import annotations

from austrian import view as own
from austrian.options import Options
from austrian.phases import FLOW, Dealing, Drawing, eldest, order_from
from austrian.score import Standing
from prikup.cards import PACK_32, Pack
from prikup.core import Action, DealPattern, Game, Match, Turn, View, World
from prikup.toolkit import reading, views


class Austrian(Game):
    """Austrian Préférence: three players, with a talon."""

    id = "austrian"
    numbers = (3,)
    flow = FLOW
    drawing = Drawing
    dealing = Dealing
    longest_deal = 138  # 15 calls, a discard, 2 answers of the defence, 30 cards, 10 times 3 offers answered

    def blank(self, options: Options, players: int) -> Standing:
        return Standing()

    def pack(self, options: Options) -> Pack:
        return PACK_32

    def pattern(self, match: Match) -> DealPattern:
        three, four = ([(seat, count) for seat in order_from(eldest(match))] for count in (3, 4))
        return DealPattern((*three, ("talon", 2), *four, *three))

    def view(self, match: Match, seat: int | None) -> View:
        return own.view(match, seat)

    def world(self, view: View, places: views.Places) -> World:
        return views.world(view, places)

    def read(self, match: Match, turn: Turn, text: str) -> Action:
        return reading.read(match, turn, text, "5.2")
