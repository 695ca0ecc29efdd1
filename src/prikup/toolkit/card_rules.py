"""Dependence of the rules of a game on cards, for those who compile them to tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from prikup.cards import Card, Cards, Suit
from prikup.core import Match


class CardTest(NamedTuple):
    """Test of a hand or a talon: does the sum of the weights of its cards reach ``least``?

    ``sample`` are cards with about that sum; ``on_talon`` is True for a talon.

    >>> nines = Cards.parse("9S 9C 9D 9H")
    >>> test = CardTest({card: 1 for card in nines}, least=3, sample=nines)
    >>> test.holds(Cards.parse("A9.9.9.7")), test.holds(Cards.parse("A9.9.T.7"))
    (True, False)
    """

    weights: Mapping[Card, int]
    least: int
    sample: Cards
    on_talon: bool = False

    def holds(self, cards: Iterable[Card]) -> bool:
        """Return True if the weights of these cards come to ``least`` or more."""
        return sum(self.weights.get(card, 0) for card in cards) >= self.least


class CardSet(NamedTuple):
    """Cards that are worth more together, and those of them with which they are announced."""

    cards: Cards
    leads: Cards


class PointCount(NamedTuple):
    """Points of cards, and what else counts at the end of a deal.

    ``points`` are those of a card in a trick, ``talon_points`` those of one in the talon for a seat that
    rests. ``last_points`` are those of the last trick, to which ``rest_to_last`` adds the cards that nobody
    plays. Sets may be announced with a lead from trick ``announced_from`` on.
    """

    points: Mapping[Card, int]
    talon_points: Mapping[Card, int]
    last_points: int
    rest_to_last: bool
    announced_from: int


class CardRules:
    """Dependence on cards, as the part ``card_rules`` of a game's folder; a game says what it has.

    ``deciding`` are the cards whose places alone decide who begins a deal. In a game with sets of cards,
    ``plain_hand`` and ``plain_talon`` are cards for which no test holds, and no set.
    """

    deciding: tuple[Card, ...] = ()
    plain_hand: Cards = Cards()
    plain_talon: tuple[Card, ...] = ()

    def find_unheld_option(self, match: Match) -> str:
        """Return the name of an option that tables cannot hold, empty if there is none."""
        return ""

    def list_tests(self, match: Match) -> Sequence[CardTest]:
        """Return the tests by which hands and talons are dealt again."""
        return ()

    def list_sets(self, match: Match) -> Sequence[CardSet]:
        """Return the sets on which bids depend, or which are announced in the play."""
        return ()

    def find_count(self, match: Match) -> PointCount | None:
        """Return what counts in a game of points, None in a game of tricks."""
        return None

    def adapt(self, match: Match) -> Match:
        """Return the match with all computed anew that depends on hands."""
        return match

    def forget(self, match: Match) -> Match:
        """Return the match without what changes nothing that follows, apart from the points counted."""
        return match

    def list_trumps(self, match: Match) -> Sequence[Suit | None]:
        """Return the trump suit of each trick so far; nothing in a game where it does not change."""
        return ()

    def list_values(self, match: Match, seat: int, span: int) -> Sequence[float]:
        """Return what the end of the play brings a seat.

        The place in the list is its card points plus ``span`` times the bits of its announced sets. For a
        seat that rests these are the points of the talon, and the sets with a card of the talon.
        """
        return ()
