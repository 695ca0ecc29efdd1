"""Declarations of the defence of Prefa: in or out, alone or taking the other along."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from prikup.bots.base import Seed
from prikup.bots.defence import expected
from prikup.bots.hand import TRICKS_SPREAD, chances
from prikup.cards import Cards, Suit
from prikup.games.prefa.bot.chips import BOTH_OUT, contract_values, pot_units
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
    """Expected tricks of a defender: their own beside the other, the other's, their own alone."""

    own: float
    other: float
    alone: float


class Chips:
    """Average values of the declarations to the defender at a place (1 right, 2 left)."""

    def __init__(self, view: View, place: int, hope: Hope) -> None:
        assert view.contract is not None
        self.options, self.held, self.contract = view.options, pot_units(view), view.contract.text
        self.aces = any(seat.proved for seat in view.seats)
        self.place = place
        self.hope = hope

    def value_of_both(self) -> float:
        """Return the value if both play, each for themselves."""
        total = 0.0
        for own, chance in enumerate(chances(self.hope.own, OWN_SPREAD)):
            for other, his in enumerate(chances(self.hope.other, OWN_SPREAD)):
                if own + other <= 10 and chance * his > 0.0005:
                    total += chance * his * self._worth(((1, IN), (2, IN)), own, other)
        return total

    def value_alone(self, words: Words) -> float:
        """Return the value of playing alone, with the other hand laid away."""
        spread = enumerate(chances(self.hope.alone, OWN_SPREAD))
        return sum(chance * self._worth(words, own, 0) for own, chance in spread)

    def value_along(self, words: Words) -> float:
        """Return the value of playing for both hands, or of being taken along."""
        spread = enumerate(chances(self.hope.own + self.hope.other, TRICKS_SPREAD))
        return sum(
            chance * self._worth(words, tricks - tricks // 2, tricks // 2) for tricks, chance in spread
        )

    def value_dropping(self, words: Words) -> float:
        """Return the value of dropping while the other plays alone."""
        other = self.hope.other + LONE_HAND_SHARE * self.hope.own
        spread = enumerate(chances(other, OWN_SPREAD))
        return sum(chance * self._worth(words, 0, tricks) for tricks, chance in spread)

    def value_unopposed(self) -> float:
        """Return the value if both drop."""
        return self._worth(BOTH_OUT, 0, 0)

    def _worth(self, words: Words, own: int, other: int) -> float:
        right, left = (own, other) if self.place == 1 else (other, own)
        tricks = (10 - own - other, right, left)
        return contract_values(self.options, self.held, self.contract, words, tricks, self.aces)[self.place]


def choose_word(view: View, texts: Sequence[str]) -> str:
    """Return the word to say, one of the legal ``texts``."""
    worths = word_values(view, texts)
    return max(worths, key=worths.__getitem__)


def word_values(view: View, texts: Sequence[str], seed: Seed = 0) -> dict[str, float]:
    """Return the value of each of the legal ``texts``, in chips."""
    assert view.seat is not None and view.contract is not None and view.contract.needs is not None
    assert view.dealer is not None and view.contract.declarer is not None
    hand = Cards(view.seats[view.seat].cards or ()).mask
    trump = -1 if view.contract.trump is None else int(Suit.parse(view.contract.trump))
    mine = expected(hand, trump, view.contract.needs)
    right, _ = defenders(view.contract.declarer, view.dealer, view.players)
    said = [word for _, word in view.declarations]
    other = max(0.0, mine.both - mine.own)
    if said:
        partner = said[-1] if view.seat == right else said[0]
        other = max(0.0, other + (PARTNER_EXTRA_TRICKS if partner == IN else -PARTNER_EXTRA_TRICKS))
    hope = Hope(max(0.0, mine.own), other, max(0.0, mine.own) + LONE_HAND_SHARE * other)
    chips = Chips(view, 1 if view.seat == right else 2, hope)
    worths = _right_values(chips, said) if view.seat == right else _left_values(chips, said)
    return {text: worths[text] for text in texts if text in worths}


def _right_values(chips: Chips, said: list[str]) -> dict[str, float]:
    """Return the values of the right defender's words, first and after the left one's answer."""
    alone, along = ((1, IN), (2, OUT), (1, ALONE)), ((1, IN), (2, OUT), (1, ALONG))
    if said == [IN, OUT]:
        return {ALONE: chips.value_alone(alone), ALONG: chips.value_along(along)}
    if said == [OUT, IN]:
        kept, back = ((1, OUT), (2, IN), (1, OUT)), ((1, OUT), (2, IN), (1, ALONG))
        return {OUT: chips.value_dropping(kept), ALONG: chips.value_along(back)}
    decided = max(chips.value_alone(alone), chips.value_along(along))
    left_alone = chips.value_along(((1, OUT), (2, ALONG)))
    return {
        IN: LEFT_IN_LIKELIHOOD * chips.value_of_both() + (1 - LEFT_IN_LIKELIHOOD) * decided,
        OUT: LEFT_ALONE_LIKELIHOOD * left_alone + (1 - LEFT_ALONE_LIKELIHOOD) * chips.value_unopposed(),
    }


def _left_values(chips: Chips, said: list[str]) -> dict[str, float]:
    """Return the values of the left defender's words after the right one's first word."""
    if said == [IN]:
        out = chips.value_along(((1, IN), (2, OUT), (1, ALONG)))
        return {IN: chips.value_of_both(), OUT: out}
    alone: Words = ((1, OUT), (2, IN), (1, OUT)) if chips.options.passer_may_return else ((1, OUT), (2, IN))
    return {
        IN: chips.value_alone(alone),
        ALONG: chips.value_along(((1, OUT), (2, ALONG))),
        OUT: chips.value_unopposed(),
    }
