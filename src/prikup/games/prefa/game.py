"""Greek Prefa as a game of the core."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from prikup.cards import PACK_32, Card, Pack
from prikup.core import (
    Action,
    DealPattern,
    Game,
    Match,
    Turn,
    View,
    World,
)
from prikup.games.prefa import view as views
from prikup.games.prefa.exchange import SAID
from prikup.games.prefa.options import Options
from prikup.games.prefa.phases import FLOW, Dealing, Drawing
from prikup.games.prefa.results import Standing
from prikup.games.prefa.rules import SEVEN_OF_DIAMONDS, active_seats
from prikup.toolkit import reading


class Prefa(Game):
    """Greek Prefa."""

    id = "prefa"
    clockwise = False
    numbers = (3, 4)
    flow = FLOW
    drawing = Drawing
    dealing = Dealing
    longest_deal = 180  # 53 calls, 2 of the exchange, aces, 3 of the defence, 30 cards, 90 of claims

    def blank(self, options: Options, players: int) -> Standing:
        """An empty sheet."""
        return Standing.start(players, options.start_pot)

    def pack(self, options: Options) -> Pack:
        """The pack that is played with by these options."""
        return PACK_32

    def view(self, match: Match, seat: int | None) -> View:
        """All that a seat, or a watcher (None), may know."""
        return views.view(match, seat)

    def world(self, view: View, places: Mapping[tuple[str, int | None], Iterable[Card]]) -> World:
        """The world in which each hidden place of a view holds these cards, the talon in this order."""
        return views.world(view, places)

    def read(self, match: Match, turn: Turn, text: str) -> Action:
        """Read a claim (``claim 3-1-0``, ``lay 3-1-0``), cards of any hand, or what other rules would name.

        Raises RuleError for anything else.
        """
        return reading.read(match, turn, text, "8.5", SAID if match.phase.asks == "name" else ())

    def balances(self, options: Options) -> bool:
        """Whether the final results sum to zero: chips always do (10.7)."""
        return True

    def draw_order(self, match: Match) -> tuple[Card, ...] | None:
        """The seven of diamonds, whose receiver deals; None where anyone may deal first (1.4)."""
        return (SEVEN_OF_DIAMONDS,) if match.options.first_dealer == "seven_of_diamonds" else None

    def pattern(self, match: Match) -> DealPattern:
        """Two cards to each, two to the kitty, then two at a time to ten each (3.2)."""
        packets: list[tuple[int | Literal["talon"], int]] = []
        for round_no in range(5):
            packets += [(seat, 2) for seat in active_seats(match)]
            if not round_no:
                packets.append(("talon", 2))
        return DealPattern(tuple(packets))
