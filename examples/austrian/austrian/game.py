"""The core of Austrian Préférence as a game of Prikup."""

from __future__ import annotations

from fractions import Fraction

from austrian import view as own
from austrian.options import PRESETS, Options
from austrian.phases import FLOW, Dealing, Drawing, eldest, order_from
from austrian.score import Standing
from prikup import phases, views
from prikup.cards import PACK_32, Card
from prikup.core import Action, DealPattern, Match, Phase, Turn, View, World
from prikup.options import check_players


class Austrian:
    """Satisfies :class:`prikup.core.Game`."""

    id = "austrian"
    clockwise = True
    pack = PACK_32
    flow = FLOW
    presets = PRESETS.names
    longest_deal = 138  # 15 calls, a discard, 2 answers of the defence, 30 cards, 10 times 3 offers answered

    def options(self, rules: str) -> Options:
        return PRESETS.parse(rules)

    def rules(self, options: Options) -> str:
        return PRESETS.write(options)

    def start(self, options: Options, players: int) -> Match:
        check_players("Austrian Préférence", (3,), players)
        return Match(self, options, players, 0, None, Standing(), Drawing())

    def dealing(self) -> Phase:
        return Dealing()

    def needs_deal(self, match: Match) -> DealPattern | None:
        if not isinstance(match.phase, Dealing):
            return None
        three, four = ([(seat, count) for seat in order_from(eldest(match))] for count in (3, 4))
        return DealPattern((*three, ("talon", 2), *four, *three))

    def draw_order(self, match: Match) -> tuple[Card, ...] | None:
        return None

    def view(self, match: Match, seat: int | None) -> View:
        return own.view(match, seat)

    def world(self, view: View, places: views.Places) -> World:
        return views.world(view, places)

    def read(self, match: Match, turn: Turn, text: str) -> Action:
        return phases.read(match, turn, text, "5.2")

    def result(self, match: Match) -> tuple[Fraction, ...] | None:
        return match.phase.result if isinstance(match.phase, phases.Over) else None

    def balances(self, options: Options) -> bool:
        return True
