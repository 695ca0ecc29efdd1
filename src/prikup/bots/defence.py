"""Expected tricks of a hand against another's contract."""

from __future__ import annotations

from typing import Final, NamedTuple

from prikup.bots.hand import TRICKS_SPREAD
from prikup.bots.masks import SUITS

BASE_OWN: Final = (0.45, -0.05, -0.5, -0.6, -0.6)
BASE_BOTH: Final = (3.5, 2.1, 0.85, 0.5, 0.4)
TRUMP_OWN: Final = (0.88, 0.82, 0.9, 1.2)
TRUMP_BOTH: Final = (0.1, 0.3, 0.7, 0.95)


class DefenceEstimate(NamedTuple):
    """The tricks a defender can expect: their own, those of both defenders, and how far these may be off."""

    own: float
    both: float
    spread: float = TRICKS_SPREAD


def expected(hand: int, trump: int, level: int) -> DefenceEstimate:
    """Estimate a hand's tricks against a contract; the weights were fitted to play between these bots.

    What the hand holds beside the trumps tells little about the tricks of both: the declarer, who
    named the contract, has what the two do not have. Guarded trumps they did not count on.
    """
    trumps = hand >> 8 * trump & 255 if trump >= 0 else 0
    length = trumps.bit_count()
    own, both = BASE_OWN[level - 6] + 0.15 * length, BASE_BOTH[level - 6] - 0.1 * length
    for place, rank in enumerate((7, 6, 5, 4)):
        if trumps >> rank & 1 and length > place:
            own += TRUMP_OWN[place]
            both += TRUMP_BOTH[place]
    if trumps and any(not hand & suit for suit in SUITS):
        both += 0.5
    for suit in range(4):
        if suit != trump:
            own += _side(hand >> 8 * suit & 255)
            both += 0.12 * (hand >> 8 * suit & 255 & 0b11000000).bit_count()
    return DefenceEstimate(own, both)


def _side(own: int) -> float:
    ace, king, queen = own >> 7, own >> 6 & 1, own >> 5 & 1
    length = own.bit_count()
    worth = 0.53 * ace + (0.41 if length > 1 else 0.33) * king - 0.24 * ace * king
    return worth + 0.18 * queen * (length > 2) - 0.1 * max(0, length - 4) * (ace + king)
