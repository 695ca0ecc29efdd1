"""The class of the game Russian Thousand."""

from __future__ import annotations

import re

from prikup.cards import Card, Pack
from prikup.core import (
    Action,
    DealPattern,
    Game,
    GiveCard,
    Name,
    OptionError,
    PlayCard,
    RuleError,
    Turn,
    World,
)
from prikup.games.thousand import view as views
from prikup.games.thousand import worlds
from prikup.games.thousand.match import Match, View
from prikup.games.thousand.options import Options
from prikup.games.thousand.phases import FLOW, Dealing, Drawing
from prikup.games.thousand.points import pack_of
from prikup.games.thousand.results import Standing
from prikup.games.thousand.rules import deal_pattern, draw_order
from prikup.toolkit import reading
from prikup.toolkit.views import CardsByPlace

_GIVEN = re.compile(r"give (\S{2}) ([0-9])")


class Thousand(Game[Options, Standing]):
    """Russian Thousand."""

    id = "thousand"
    clockwise = True
    numbers = (3, 2, 4)
    flow = FLOW
    drawing = Drawing
    dealing = Dealing
    ending = "12.1"
    longest_deal = 180  # three times 120 / 5 + 280 / 5 calls and looks, 8 of talon and exchange, 30 cards

    def blank(self, options: Options, players: int) -> Standing:
        """Return an empty sheet."""
        return Standing.start(players)

    def check(self, options: Options, players: int) -> None:
        """Raise OptionError if these options do not allow this number of players (1.1, 14.1)."""
        super().check(options, players)
        if players == 2 and options.pack == 32:
            raise OptionError("players-thousand_pack", "14.1", players=players)

    def pack(self, options: Options) -> Pack:
        """Return the pack by these options."""
        return pack_of(options)

    def view(self, match: Match, viewer: int | None) -> View:
        """Return all that a seat, or a watcher (None), may know."""
        return views.view(match, viewer)

    def world(self, view: View, places: CardsByPlace) -> World:
        """Return the world in which hidden places hold these cards, the talon in this order.

        Raises RuleError with the code ``world`` if they contradict what was seen.
        """
        return worlds.world(view, places)

    def read(self, match: Match, turn: Turn, text: str) -> Action:
        """Read a name, or a card played, given or laid away, of any hand; raises RuleError."""
        try:
            if match.phase.asks == "give" and (gift := _GIVEN.fullmatch(text)):
                return GiveCard(Card.parse(gift[1]), int(gift[2]))
            if match.phase.asks == "name" and text.startswith("name "):
                return Name(text.removeprefix("name "))
            if match.phase.asks == "play":
                return PlayCard(Card.parse(text.removesuffix("!")), text.endswith("!"))
        except ValueError as error:
            raise RuleError("unknown-card", match.phase.find_clause(match), why=error) from None
        return reading.read(match, turn, text)

    def shuffles_each_deal(self, options: Options) -> bool:
        """Return False where the tricks are only gathered and cut (2.4)."""
        return options.shuffle == "every_deal"

    def balances(self, options: Options) -> bool:
        """Return False: the final results are scores, which do not sum to zero."""
        return False

    def draw_order(self, match: Match) -> tuple[Card, ...]:
        """Return the pack in the order in which drawn cards choose the dealer: the lowest deals (2.1)."""
        return draw_order(match.options)

    def pattern(self, match: Match) -> DealPattern:
        """Return the pattern of the deal (2.3, 13.2, 14.1)."""
        return deal_pattern(match)
