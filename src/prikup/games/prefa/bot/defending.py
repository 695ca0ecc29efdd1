"""Declarations of the defence of Prefa: in or out, alone or taking the other along."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Final, NamedTuple

from prikup.bots.base import Seed
from prikup.bots.counting import find_sure_tricks
from prikup.bots.defence import estimate_tricks
from prikup.bots.hand import MIN_COUNTED_CHANCE, TRICKS_SPREAD, chances
from prikup.cards import Cards, Suit
from prikup.games.prefa.bot.chips import BOTH_OUT, contract_values, pot_units
from prikup.games.prefa.bot.counting import weigh_worlds
from prikup.games.prefa.match import View
from prikup.games.prefa.results import ALONE, ALONG, IN, OUT, Words, defenders

OWN_SPREAD: Final = 0.88
LEFT_IN_LIKELIHOOD: Final = 0.5
LEFT_ALONE_LIKELIHOOD: Final = 0.5
"""Likelihood that the left defender plays: if the right one does (``LEFT_IN_LIKELIHOOD``), and if not."""
LONE_HAND_SHARE: Final = 0.05
"""Share of the other hand's tricks that a lone defender takes besides their own."""
PARTNER_EXTRA_TRICKS: Final = 0.25
"""Tricks above the average of a partner who plays, and below it of one who drops."""


class Hope(NamedTuple):
    """Expected tricks of a defender.

    ``own`` are those of the own hand beside the other, ``other`` those of the other, ``alone`` those of the
    own hand if the other is laid away. Fewer tricks than ``sure`` are not made.
    """

    own: float
    other: float
    alone: float
    sure: int = 0

    def chances_of_own(self, mean: float) -> list[float]:
        """Return the probability of each number of own tricks around a mean; none are fewer than the sure.

        Where the mean is so far below that all others have the chance 0, they are the sure ones.
        """
        spread = chances(mean, OWN_SPREAD)[self.sure :]
        total = fsum(spread)
        above = [chance / total for chance in spread] if total else [1.0]
        return [0.0] * self.sure + above


class Chips:
    """Average values of the declarations to the defender at a place (1 right, 2 left)."""

    def __init__(self, view: View, place: int, hope: Hope) -> None:
        """Read contract, pots and aces from a view; ``place`` is 1 for the right defender, 2 for the left."""
        assert view.contract is not None
        self.options, self.pot_total, self.contract = view.options, pot_units(view), view.contract.text
        self.aces = any(seat.proved for seat in view.seats)
        self.place = place
        self.hope = hope

    def value_of_both(self) -> float:
        """Return the value if both play, each for themselves."""
        total = 0.0
        for own_tricks, chance in enumerate(self.hope.chances_of_own(self.hope.own)):
            for other_tricks, other_chance in enumerate(chances(self.hope.other, OWN_SPREAD)):
                if own_tricks + other_tricks <= 10 and chance * other_chance > MIN_COUNTED_CHANCE:
                    total += chance * other_chance * self._value(((1, IN), (2, IN)), own_tricks, other_tricks)
        return total

    def value_alone(self, words: Words) -> float:
        """Return the value of playing alone, with the other hand laid away."""
        spread = enumerate(self.hope.chances_of_own(self.hope.alone))
        return sum(chance * self._value(words, own_tricks, 0) for own_tricks, chance in spread)

    def value_along(self, words: Words) -> float:
        """Return the value of playing for both hands, or of being taken along."""
        spread = enumerate(chances(self.hope.own + self.hope.other, TRICKS_SPREAD))
        return sum(
            chance * self._value(words, tricks - tricks // 2, tricks // 2) for tricks, chance in spread
        )

    def value_dropping(self, words: Words) -> float:
        """Return the value of dropping while the other plays alone."""
        other_mean = self.hope.other + LONE_HAND_SHARE * self.hope.own
        spread = enumerate(chances(other_mean, OWN_SPREAD))
        return sum(chance * self._value(words, 0, tricks) for tricks, chance in spread)

    def value_unopposed(self) -> float:
        """Return the value if both drop."""
        return self._value(BOTH_OUT, 0, 0)

    def _value(self, words: Words, own_tricks: int, other_tricks: int) -> float:
        """Return the value to this defender of these words and of tricks of the own and the other hand."""
        right, left = (own_tricks, other_tricks) if self.place == 1 else (other_tricks, own_tricks)
        tricks = (10 - own_tricks - other_tricks, right, left)
        return contract_values(self.options, self.pot_total, self.contract, words, tricks, self.aces)[
            self.place
        ]


def choose_word(view: View, texts: Sequence[str]) -> str:
    """Return the word to say, one of the legal ``texts``."""
    values = word_values(view, texts)
    return max(values, key=values.__getitem__)


def word_values_tried(view: View, texts: Sequence[str], seed: Seed) -> dict[str, float]:
    """Return the values of :func:`word_values`, with the tricks of the hand that are sure over worlds."""
    return word_values(view, texts, find_sure_tricks(view, seed, weigh_worlds))


def word_values(view: View, texts: Sequence[str], sure: int = 0) -> dict[str, float]:
    """Return the value of each of the legal ``texts``, in chips, for a hand with so many ``sure`` tricks."""
    assert view.seat is not None and view.contract is not None and view.contract.needs is not None
    assert view.dealer is not None and view.contract.declarer is not None
    hand = Cards(view.seats[view.seat].cards or ()).mask
    trump = -1 if view.contract.trump is None else int(Suit.parse(view.contract.trump))
    hand_tricks = estimate_tricks(hand, trump, view.contract.needs)
    right, _ = defenders(view.contract.declarer, view.dealer, view.players)
    words = [word for _, word in view.declarations]
    other_tricks = max(0.0, hand_tricks.both - hand_tricks.own)
    if words:
        partner_word = words[-1] if view.seat == right else words[0]
        other_tricks = max(
            0.0, other_tricks + (PARTNER_EXTRA_TRICKS if partner_word == IN else -PARTNER_EXTRA_TRICKS)
        )
    hope = Hope(
        max(0.0, hand_tricks.own),
        other_tricks,
        max(0.0, hand_tricks.own) + LONE_HAND_SHARE * other_tricks,
        sure,
    )
    chips = Chips(view, 1 if view.seat == right else 2, hope)
    values = _rate_right_words(chips, words) if view.seat == right else _rate_left_words(chips, words)
    return {text: values[text] for text in texts if text in values}


def _rate_right_words(chips: Chips, words: list[str]) -> dict[str, float]:
    """Return the values of the right defender's words: at first, or after the left one's answer."""
    alone, along = ((1, IN), (2, OUT), (1, ALONE)), ((1, IN), (2, OUT), (1, ALONG))
    if words == [IN, OUT]:
        return {ALONE: chips.value_alone(alone), ALONG: chips.value_along(along)}
    if words == [OUT, IN]:
        out_again, taken_back = ((1, OUT), (2, IN), (1, OUT)), ((1, OUT), (2, IN), (1, ALONG))
        return {OUT: chips.value_dropping(out_again), ALONG: chips.value_along(taken_back)}
    decided = max(chips.value_alone(alone), chips.value_along(along))
    left_alone = chips.value_along(((1, OUT), (2, ALONG)))
    return {
        IN: LEFT_IN_LIKELIHOOD * chips.value_of_both() + (1 - LEFT_IN_LIKELIHOOD) * decided,
        OUT: LEFT_ALONE_LIKELIHOOD * left_alone + (1 - LEFT_ALONE_LIKELIHOOD) * chips.value_unopposed(),
    }


def _rate_left_words(chips: Chips, words: list[str]) -> dict[str, float]:
    """Return the values of the left defender's words after the right one's first word."""
    if words == [IN]:
        out_value = chips.value_along(((1, IN), (2, OUT), (1, ALONG)))
        return {IN: chips.value_of_both(), OUT: out_value}
    alone: Words = ((1, OUT), (2, IN), (1, OUT)) if chips.options.passer_may_return else ((1, OUT), (2, IN))
    return {
        IN: chips.value_alone(alone),
        ALONG: chips.value_along(((1, OUT), (2, ALONG))),
        OUT: chips.value_unopposed(),
    }
