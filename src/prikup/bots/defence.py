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
    """Tricks that a defender can expect.

    ``own`` are those of the own hand, ``both`` those of both defenders, ``spread`` is the deviation of these.
    """

    own: float
    both: float
    spread: float = TRICKS_SPREAD


def estimate_tricks(hand: int, trump: int, level: int) -> DefenceEstimate:
    """Estimate a hand's tricks against a contract; the weights were fitted to play between these bots.

    What the hand holds beside the trumps tells little about the tricks of both: the declarer, who named the
    contract, has what the two do not have. But the declarer did not count on guarded trumps.
    """
    trumps = hand >> 8 * trump & 255 if trump >= 0 else 0
    length = trumps.bit_count()
    own_tricks, side_tricks = BASE_OWN[level - 6] + 0.15 * length, BASE_BOTH[level - 6] - 0.1 * length
    for place, rank in enumerate((7, 6, 5, 4)):
        if trumps >> rank & 1 and length > place:
            own_tricks += TRUMP_OWN[place]
            side_tricks += TRUMP_BOTH[place]
    if trumps and any(not hand & suit for suit in SUITS):
        side_tricks += 0.5
    for suit in range(4):
        if suit != trump:
            own_tricks += _estimate_side_suit(hand >> 8 * suit & 255)
            side_tricks += 0.12 * (hand >> 8 * suit & 255 & 0b11000000).bit_count()
    return DefenceEstimate(own_tricks, side_tricks)


def _estimate_side_suit(holding: int) -> float:
    """Return the tricks of a holding outside trumps."""
    ace, king, queen = holding >> 7, holding >> 6 & 1, holding >> 5 & 1
    length = holding.bit_count()
    worth = 0.53 * ace + (0.41 if length > 1 else 0.33) * king - 0.24 * ace * king
    return worth + 0.18 * queen * (length > 2) - 0.1 * max(0, length - 4) * (ace + king)
