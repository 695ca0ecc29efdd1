"""Dependence of the rules of a game on cards, for those who compile them to tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from prikup.cards import Card
from prikup.core import Match


class CardTest(NamedTuple):
    """A question to a hand or a talon: do the weights of its cards come to ``least`` or more?

    >>> from prikup.cards import Cards
    >>> nines = CardTest({card: 1 for card in Cards.parse("9S 9C 9D 9H")}, least=3)
    >>> nines.holds(Cards.parse("A9.9.9.7")), nines.holds(Cards.parse("A9.9.T.7"))
    (True, False)
    """

    weights: Mapping[Card, int]
    least: int

    def holds(self, cards: Iterable[Card]) -> bool:
        """Return True if the weights of these cards come to ``least`` or more."""
        return sum(self.weights.get(card, 0) for card in cards) >= self.least


class CardRules:
    """Dependence on cards, as the part ``card_rules`` of a game's folder; a game says what it has.

    ``deciding`` are the cards whose places alone decide who begins a deal.
    """

    deciding: tuple[Card, ...] = ()

    def list_tests(self, match: Match) -> Sequence[CardTest]:
        """Return the tests by which hands and talons are dealt again."""
        return ()
