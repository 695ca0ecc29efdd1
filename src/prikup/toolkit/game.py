"""Base class of the games with 32 cards: the pack, the worlds of a view, the texts of actions."""

from __future__ import annotations

from prikup.cards import PACK_32, Pack
from prikup.core import Action, Game, Match, OptionsT, StandingT, Turn, View, World
from prikup.toolkit import reading, views


class PreferenceGame(Game[OptionsT, StandingT]):
    """A game of 32 cards and a talon, whose last tricks may be divided (``dividing``)."""

    def pack(self, options: OptionsT) -> Pack:
        """Return the pack of 32 cards, whatever the options."""
        return PACK_32

    def world(self, view: View, places: views.CardsByPlace) -> World:
        """Return the world in which each hidden place of a view holds these cards, the talon in this order.

        If the declarer took the talon unseen, it is any two of their cards.
        """
        return views.make_world(view, places)

    def read(self, match: Match, turn: Turn, text: str) -> Action:
        """Read a claim (``claim 3-1-0``, ``lay 3-1-0``), or cards in any order and of any hand.

        Raises RuleError for anything else.
        """
        return reading.read(match, turn, text)
