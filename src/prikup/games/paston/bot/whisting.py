"""Declarations of the defence of Paston: whist, for one's own tricks, or pass."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from prikup.bots.base import Seed
from prikup.bots.defence import estimate_tricks
from prikup.bots.hand import MIN_COUNTED_CHANCE, chances
from prikup.cards import Cards, Suit
from prikup.games.paston.bot.points import BOTH_PASS, BOTH_WHIST, Words, contract_values
from prikup.games.paston.contracts import DECLARER_NEEDS
from prikup.games.paston.match import View
from prikup.games.paston.results import PASS, WHIST

OWN_TRICKS_SPREAD: Final = 0.88
DECLARER_LEAD_LOSS: Final = 0.2
"""Tricks that a defender takes less than elsewhere, as the declarer leads."""
SECOND_WHIST_LIKELIHOOD: Final = 0.65
"""Likelihood that the second defender whists."""


def choose_word(view: View, texts: Sequence[str]) -> str:
    """Return whist or pass, one of the legal ``texts``."""
    values = word_values(view, texts)
    return max(values, key=values.__getitem__)


def word_values(view: View, texts: Sequence[str], seed: Seed = 0) -> dict[str, float]:
    """Return the values of a pass and of a whist, in points; a pass is said if they are equal."""
    assert view.seat is not None and view.contract is not None and view.contract.trump is not None
    hand = Cards(view.seats[view.seat].cards or ()).mask
    words = tuple(word for _, word in view.declarations)
    return rate_words(view.options, view.contract.text, int(Suit.parse(view.contract.trump)), hand, words)


def rate_words(
    options: Any, contract: str, trump: int, hand: int, spoken: tuple[str, ...]
) -> dict[str, float]:
    """Return the values of a pass and of a whist to a defender with this hand, after the word of the other.

    ``spoken`` is empty for who speaks first.
    """
    hand_tricks = estimate_tricks(hand, trump, DECLARER_NEEDS)
    own_tricks, other_tricks = (
        max(0.0, hand_tricks.own - DECLARER_LEAD_LOSS),
        max(0.0, hand_tricks.both - hand_tricks.own - DECLARER_LEAD_LOSS),
    )
    values = _WordValues(options, contract, len(spoken), own_tricks, other_tricks)
    if spoken:
        whist_value, pass_value = values.of((spoken[0], WHIST)), values.of((spoken[0], PASS))
    else:
        whist_value = SECOND_WHIST_LIKELIHOOD * values.of(BOTH_WHIST) + (
            1 - SECOND_WHIST_LIKELIHOOD
        ) * values.of((WHIST, PASS))
        pass_value = SECOND_WHIST_LIKELIHOOD * values.of((PASS, WHIST)) + (
            1 - SECOND_WHIST_LIKELIHOOD
        ) * values.of(BOTH_PASS)
    return {PASS: pass_value, WHIST: whist_value}


class _WordValues:
    """Average values of declarations to a defender: place 0 is the first, 1 the second."""

    def __init__(self, options: Any, contract: str, place: int, own: float, other: float) -> None:
        """Take the expected tricks of the own and the other hand."""
        self.options, self.contract, self.place = options, contract, place
        self.own, self.other = own, other

    def of(self, words: Words) -> float:
        """Return the average value of these words over the tricks that both hands may take."""
        own_mean, other_mean = (
            tricks if words[place] == WHIST else 0.0
            for tricks, place in ((self.own, self.place), (self.other, 1 - self.place))
        )
        total = 0.0
        for own_tricks, chance in enumerate(chances(own_mean, OWN_TRICKS_SPREAD) if own_mean else [1.0]):
            for other_tricks, other_chance in enumerate(
                chances(other_mean, OWN_TRICKS_SPREAD) if other_mean else [1.0]
            ):
                if own_tricks + other_tricks <= 10 and chance * other_chance > MIN_COUNTED_CHANCE:
                    total += chance * other_chance * self._value(words, own_tricks, other_tricks)
        return total

    def _value(self, words: Words, own_tricks: int, other_tricks: int) -> float:
        """Return the value of these words with these tricks of the own and the other hand."""
        first, second = (other_tricks, own_tricks) if self.place else (own_tricks, other_tricks)
        tricks = (10 - own_tricks - other_tricks, first, second)
        return contract_values(self.options, self.contract, words, tricks)[self.place + 1]
