"""Cards as masks: one bit a card as in :mod:`prikup.cards`, so within a suit the higher bit wins."""

from __future__ import annotations

from typing import Final

from prikup.cards import Suit

ALL_CARDS: Final = (1 << 32) - 1
SUITS: Final = tuple(suit.mask for suit in Suit)

_SUIT: Final = {1 << card: SUITS[card >> 3] for card in range(32)}


def bits(mask: int) -> list[int]:
    """Return the single cards of a mask as masks, low to high."""
    cards = []
    while mask:
        low = mask & -mask
        cards.append(low)
        mask ^= low
    return cards


def suit_of(card: int) -> int:
    """Return the suit, 0 to 3, of a mask of one card."""
    return (card.bit_length() - 1) >> 3


def top(mask: int) -> int:
    """Return the highest card of a mask of one suit; 0 if it is empty."""
    return 1 << (mask.bit_length() - 1) if mask else 0


def low(mask: int) -> int:
    """Return the lowest card of a mask of one suit; 0 if it is empty."""
    return mask & -mask


def above(card: int) -> int:
    """Return the higher cards of the same suit."""
    return _SUIT[card] & ~((card << 1) - 1)


def below(card: int) -> int:
    """Return the lower cards of the same suit."""
    return _SUIT[card] & (card - 1)


def distinct(hand: int, others: int) -> list[int]:
    """Return the highest card of each run; cards are a run if no other card in play lies between them.

    >>> from prikup.cards import Cards
    >>> hand, others = Cards.parse("AK9..."), Cards.parse("T8...")
    >>> [str(Cards(card)) for card in distinct(hand.mask, others.mask)]
    ['9...', 'A...']
    """
    cards: list[int] = []
    while hand:
        low = hand & -hand
        hand ^= low
        following = hand & -hand
        if not following & _SUIT[low] or others & (following - low):
            cards.append(low)
    return cards
