"""The class of the game Greek Prefa."""

from __future__ import annotations

from types import MappingProxyType

from prikup.cards import Card
from prikup.core import DealPattern
from prikup.games.prefa.match import Match, View
from prikup.games.prefa.options import Options
from prikup.games.prefa.phases import FLOW, Dealing, Drawing
from prikup.games.prefa.results import Standing
from prikup.games.prefa.rules import SEVEN_OF_DIAMONDS, active_seats
from prikup.games.prefa.view import view
from prikup.toolkit.dealing import pattern_by_twos
from prikup.toolkit.game import PreferenceGame


class Prefa(PreferenceGame[Options, Standing]):
    """Greek Prefa."""

    id = "prefa"
    clockwise = False
    numbers = (3, 4)
    length = ("start_pot", (10, 20, 50))
    home = MappingProxyType({"el": "prefa-prefadoros"})
    flow = FLOW
    drawing = Drawing
    dealing = Dealing
    dividing = "8.5"
    ending = "12.1"
    longest_deal = 180  # 53 calls, 2 of the exchange, aces, 3 of the defence, 30 cards, 90 of claims

    def blank(self, options: Options, players: int) -> Standing:
        """Return an empty sheet."""
        return Standing.start(players, options.start_pot)

    def view(self, match: Match, viewer: int | None) -> View:
        """Return all that a seat, or a watcher (None), may know."""
        return view(match, viewer)

    def draw_order(self, match: Match) -> tuple[Card, ...] | None:
        """Return the seven of diamonds, whose receiver deals; None where anyone may deal first (1.4)."""
        return (SEVEN_OF_DIAMONDS,) if match.options.first_dealer == "seven_of_diamonds" else None

    def pattern(self, match: Match) -> DealPattern:
        """Return two cards to each, two to the kitty, then two at a time to ten each (3.2)."""
        return pattern_by_twos(active_seats(match), 3)
