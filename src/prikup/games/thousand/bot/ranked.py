"""Cards of Thousand as masks in which the higher bit wins: the ten lies between king and ace.

Four suits of eight bits as in :mod:`prikup.cards`, ranks 7 8 9 J Q K T A from low to high.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final, NamedTuple

from prikup.cards import RANK_LETTERS, Card
from prikup.games.thousand.points import ACES_WORD, announcement_points, pack_of

RANK_ORDER: Final = "789JQKTA"
SUIT_MASKS: Final = tuple(0xFF << 8 * suit for suit in range(4))
ANNOUNCEMENT_LETTERS: Final = "SCDH" + ACES_WORD
"""Letters of announcements: a marriage by its suit 0 to 3, four aces as 4."""
FOUR_ACES_INDEX: Final = 4

_RANK_POINTS: Final = (0, 0, 0, 2, 3, 4, 10, 11)
CARD_POINTS: Final = {1 << card: _RANK_POINTS[card & 7] for card in range(32)}
CARD_SUIT: Final = {1 << card: card >> 3 for card in range(32)}
_PLACE_OF_CARD: Final = [8 * (card >> 3) + RANK_ORDER.index(RANK_LETTERS[card & 7]) for card in range(32)]
_CARD_OF_BIT: Final = {1 << _PLACE_OF_CARD[index]: Card(index) for index in range(32)}


def _rank_mask(rank: str) -> int:
    """Return the mask of the four cards of a rank."""
    return sum(1 << 8 * suit + RANK_ORDER.index(rank) for suit in range(4))


ACE_MASK, TEN_MASK, KING_MASK, QUEEN_MASK = (_rank_mask(rank) for rank in "ATKQ")
MARRIAGE_MASKS: Final = tuple((KING_MASK | QUEEN_MASK) & mask for mask in SUIT_MASKS)


def mask_of(cards: Iterable[Card]) -> int:
    """Return the mask of some cards.

    >>> mask_of([Card.parse("TS")]) > mask_of([Card.parse("KS")])
    True
    """
    mask = 0
    for card in cards:
        mask |= 1 << _PLACE_OF_CARD[card.index]
    return mask


def card_of(bit: int) -> Card:
    """Return the card of a mask that holds one."""
    return _CARD_OF_BIT[bit]


@lru_cache(maxsize=4096)
def bits(mask: int) -> tuple[int, ...]:
    """Return the single cards of a mask, low to high."""
    return tuple(1 << place for place in range(32) if mask >> place & 1)


class Terms(NamedTuple):
    """Options of a match that concern the play.

    ``values`` are those of the marriages by suit; ``in_trump`` that of a marriage in a named trump suit, 0 if
    it is as any other; ``aces`` that of four aces. ``named``: the trump suit is named; ``queen``: only the
    queen announces; ``early``: a marriage may be announced with the very first lead.
    """

    values: tuple[int, ...]
    in_trump: int
    aces: int
    named: bool
    queen: bool
    early: bool
    must_beat: bool
    pack: int

    def value(self, announcement: int, trump: int) -> int:
        """Return the points of this announcement."""
        if announcement == FOUR_ACES_INDEX:
            return self.aces
        return self.in_trump if self.in_trump and announcement == trump else self.values[announcement]


@lru_cache(maxsize=64)
def play_terms(options: Any) -> Terms:
    """Return the options that concern the play."""
    return Terms(
        values=tuple(announcement_points(options, letter) for letter in "SCDH"),
        in_trump=options.trump_marriage or 0,
        aces=options.ace_marriage,
        named=options.trump_mode == "named",
        queen=options.marriage_card == "queen",
        early=options.marriage_first_trick,
        must_beat=options.must_beat,
        pack=mask_of(pack_of(options).cards),
    )
