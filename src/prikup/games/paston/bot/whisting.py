"""Declarations of the defence of Paston: whist, for one's own tricks, or pass."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.bots.base import Seed
from prikup.bots.defence import expected
from prikup.bots.hand import chances
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
    worths = word_values(view, texts)
    return max(worths, key=worths.__getitem__)


def word_values(view: View, texts: Sequence[str], seed: Seed = 0) -> dict[str, float]:
    """Return the values of a pass and of a whist, in points; a pass is said if they are equal."""
    assert view.seat is not None and view.contract is not None and view.contract.trump is not None
    hand = Cards(view.seats[view.seat].cards or ()).mask
    mine = expected(hand, int(Suit.parse(view.contract.trump)), DECLARER_NEEDS)
    own, other = max(0.0, mine.own - DECLARER_LEAD_LOSS), max(0.0, mine.both - mine.own - DECLARER_LEAD_LOSS)
    said = [word for _, word in view.declarations]
    worths = _WordValues(view, len(said), own, other)
    if said:
        whisted, passed = worths.of((said[0], WHIST)), worths.of((said[0], PASS))
    else:
        whisted = SECOND_WHIST_LIKELIHOOD * worths.of(BOTH_WHIST) + (1 - SECOND_WHIST_LIKELIHOOD) * worths.of(
            (WHIST, PASS)
        )
        passed = SECOND_WHIST_LIKELIHOOD * worths.of((PASS, WHIST)) + (
            1 - SECOND_WHIST_LIKELIHOOD
        ) * worths.of(BOTH_PASS)
    return {PASS: passed, WHIST: whisted}


class _WordValues:
    """Average values of declarations to a defender (0 the first, 1 the second)."""

    def __init__(self, view: View, place: int, own: float, other: float) -> None:
        assert view.contract is not None
        self.options, self.contract, self.place = view.options, view.contract.text, place
        self.own, self.other = own, other

    def of(self, words: Words) -> float:
        """Return the average over the tricks that both hands may take."""
        own, other = (
            tricks if words[place] == WHIST else 0.0
            for tricks, place in ((self.own, self.place), (self.other, 1 - self.place))
        )
        total = 0.0
        for mine, chance in enumerate(chances(own, OWN_TRICKS_SPREAD) if own else [1.0]):
            for his, likely in enumerate(chances(other, OWN_TRICKS_SPREAD) if other else [1.0]):
                if mine + his <= 10 and chance * likely > 0.0005:
                    total += chance * likely * self._worth(words, mine, his)
        return total

    def _worth(self, words: Words, mine: int, his: int) -> float:
        first, second = (his, mine) if self.place else (mine, his)
        tricks = (10 - mine - his, first, second)
        return contract_values(self.options, self.contract, words, tricks)[self.place + 1]
