"""The class of the game Armenian Paston."""

from __future__ import annotations

from types import MappingProxyType

from prikup.core import DealPattern, World
from prikup.games.paston import view as views
from prikup.games.paston.match import Match, View
from prikup.games.paston.opening import eldest, order_from
from prikup.games.paston.options import Options
from prikup.games.paston.phases import FLOW, Dealing, Drawing
from prikup.games.paston.results import Standing
from prikup.toolkit.dealing import pattern_by_twos
from prikup.toolkit.game import PreferenceGame
from prikup.toolkit.views import CardsByPlace


class Paston(PreferenceGame[Options, Standing]):
    """Armenian Paston."""

    id = "paston"
    clockwise = True
    numbers = (3,)
    length = ("target", (61, 121))
    home = MappingProxyType({"hy": "paston-nakayoshi"})
    keys = MappingProxyType({"s": "paston", "c": "glitch", "d": "dineri", "h": "gupa", "b": "paston_grkha"})
    flow = FLOW
    drawing = Drawing
    dealing = Dealing
    dividing = "6.4"
    ending = "8.2"
    longest_deal = 132  # 8 calls, a discard, a name, 2 declarations, 30 cards, 10 times 3 offers answered

    def blank(self, options: Options, players: int) -> Standing:
        """Return an empty sheet."""
        return Standing.start()

    def view(self, match: Match, viewer: int | None) -> View:
        """Return all that a seat, or a watcher (None), may know."""
        return views.view(match, viewer)

    def world(self, view: View, places: CardsByPlace) -> World:
        """Return the world in which hidden places hold these cards, the talon in this order."""
        return views.world(view, places)

    def balances(self, options: Options) -> bool:
        """Return False: the final results are totals, which do not sum to zero."""
        return False

    def pattern(self, match: Match) -> DealPattern:
        """Return two cards to each from the dealer's left, two to the talon, then twos to ten each (2.3)."""
        return pattern_by_twos(order_from(eldest(match.dealer or 0)), 3, match.options.bottom_7s_reshuffle)
