"""Expected tricks of a hand against another's contract."""

from __future__ import annotations

from typing import Final, NamedTuple

from prikup.bots.hand import TRICKS_SPREAD
from prikup.bots.masks import SUITS

BASE_OWN: Final = (0.45, -0.05, -0.5, -0.6, -0.6)
"""Own tricks of a hand without trumps and honours, by level from six to ten."""
BASE_BOTH: Final = (3.5, 2.1, 0.85, 0.5, 0.4)
"""Tricks of both defenders, by level, before what the hand tells."""
TRUMP_OWN: Final = (0.88, 0.82, 0.9, 1.2)
"""Own tricks of ace, king, queen and jack of trumps, each beside as many trumps as there are higher ones."""
TRUMP_BOTH: Final = (0.1, 0.3, 0.7, 0.95)
"""Tricks of both defenders that such a trump adds."""
TRUMP_LENGTH_OWN: Final = 0.15
TRUMP_LENGTH_BOTH: Final = -0.1
"""Tricks that each trump adds, of the hand and of both defenders."""
VOID_BOTH: Final = 0.5
"""Tricks of both defenders that a void suit beside trumps adds."""
SIDE_HONOUR_BOTH: Final = 0.12
"""Tricks of both defenders that an ace or king outside trumps adds."""
SIDE_ACE: Final = 0.53
GUARDED_SIDE_KING: Final = 0.41
BARE_SIDE_KING: Final = 0.33
GUARDED_SIDE_QUEEN: Final = 0.18
"""Own tricks of an honour outside trumps; a queen needs two more cards of its suit."""
ACE_AND_KING: Final = -0.24
"""Own tricks that ace and king of one suit lose by being together, a negative number."""
LONG_SIDE_CARD: Final = 0.1
"""Own tricks by which each card beyond four lowers an ace or king: the declarer ruffs sooner."""


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
    own_tricks = BASE_OWN[level - 6] + TRUMP_LENGTH_OWN * length
    both_tricks = BASE_BOTH[level - 6] + TRUMP_LENGTH_BOTH * length
    for higher_count, bit in enumerate((7, 6, 5, 4)):  # ace, king, queen, jack
        if trumps >> bit & 1 and length > higher_count:
            own_tricks += TRUMP_OWN[higher_count]
            both_tricks += TRUMP_BOTH[higher_count]
    if trumps and any(not hand & suit for suit in SUITS):
        both_tricks += VOID_BOTH
    for suit in range(4):
        if suit != trump:
            holding = hand >> 8 * suit & 255
            own_tricks += _estimate_side_suit(holding)
            both_tricks += SIDE_HONOUR_BOTH * (holding >> 6).bit_count()
    return DefenceEstimate(own_tricks, both_tricks)


def _estimate_side_suit(holding: int) -> float:
    """Return the own tricks of a holding outside trumps, as eight bits of which the ace is the highest."""
    ace, king, queen = holding >> 7, holding >> 6 & 1, holding >> 5 & 1
    length = holding.bit_count()
    king_value = GUARDED_SIDE_KING if length > 1 else BARE_SIDE_KING
    queen_value = GUARDED_SIDE_QUEEN if length > 2 else 0.0
    value = SIDE_ACE * ace + king_value * king + ACE_AND_KING * ace * king
    return value + queen_value * queen - LONG_SIDE_CARD * max(0, length - 4) * (ace + king)
