"""Cards on which the rules of Paston depend: those that begin, and runs that are thrown in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.core import Match
from prikup.games.paston.opening import JACK_OF_SPADES, LOW_SPADES, SEVEN_OF_SPADES, STOPPERS
from prikup.toolkit.card_rules import CardRules, CardTest

_RUN: Final = CardTest(
    {**dict.fromkeys(LOW_SPADES, 1), **dict.fromkeys(STOPPERS, -len(LOW_SPADES))}, len(LOW_SPADES), LOW_SPADES
)
"""All low spades without the king and the ace (2.4)."""


class PastonCards(CardRules):
    """The spade that begins (3.2) and the run that is thrown in (2.4)."""

    deciding = (JACK_OF_SPADES, SEVEN_OF_SPADES)

    def list_tests(self, match: Match) -> Sequence[CardTest]:
        """Return the test for a run, which the options may throw in."""
        return (_RUN,)


CARD_RULES: Final = PastonCards()
