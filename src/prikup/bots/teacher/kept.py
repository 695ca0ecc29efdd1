"""Causes where two cards do the same to the trick: they differ in which of them is kept."""

from __future__ import annotations

from typing import Final

from prikup.bots.causes import Cause
from prikup.bots.mask_view import MaskView
from prikup.bots.masks import SUITS, above, below, suit_of
from prikup.bots.teacher.case import Contrast, card_text
from prikup.bots.worlds import Hands

GUARDED_RANKS: Final = (6, 5)
"""King and queen as bits of a suit, whose ace is bit 7: the honours that lower cards can guard."""


def find_kept(mask_view: MaskView, card: int, other: int, case: Contrast | None) -> Cause | None:
    """Return a cause where both cards take the trick, or neither can: only the card that is kept differs."""
    if not mask_view.trick:
        return None
    if suit_of(card) == suit_of(other) and _wins(mask_view, card) and _wins(mask_view, other):
        return Cause("both-win", card_text(other), card=card_text(card))
    if mask_view.kind == "all_pass" and not mask_view.beats(card, mask_view.best) and _wins(mask_view, other):
        return Cause("avoid", card_text(other), exact=True, card=card_text(card))
    if mask_view.beats(card, mask_view.best) or mask_view.beats(other, mask_view.best):
        return None
    if mask_view.kind == "all_pass" or (mask_view.kind == "misere" and mask_view.me == mask_view.declarer):
        if suit_of(card) == suit_of(other) and card < other:  # the higher card would be in no less danger
            return None
        return Cause("unload", card_text(other), card=card_text(card))
    guarded = _find_guarded_honour(mask_view, other)
    if (
        guarded
        and case is not None
        and case.holds(case.goes_without(lambda hands: _swap_honour(case, hands, guarded)))
    ):
        return Cause("guard", card_text(other), card=card_text(guarded))
    return Cause("both-lose", card_text(other), card=card_text(card))


def _wins(mask_view: MaskView, card: int) -> bool:
    """Return True if a card takes the trick whatever the others hold and play."""
    if not mask_view.beats(card, mask_view.best):
        return False
    places_to_play = [(mask_view.me + step) % 3 for step in range(1, 3 - len(mask_view.trick))]
    for place in places_to_play:
        possible = mask_view.may[place]
        if possible & above(card) or (card & ~mask_view.trumps and possible & mask_view.trumps):
            return False
    return True


def _find_guarded_honour(mask_view: MaskView, other: int) -> int:
    """Return the own king or queen that ``other`` guards and that has no guard to spare; 0 if there is none.

    An honour needs one lower card of its suit for each higher card that others may hold: a king one
    against the ace, a queen two against ace and king.
    """
    hand, suit = mask_view.hands[mask_view.me], suit_of(other)
    for rank in GUARDED_RANKS:
        honour = 1 << 8 * suit + rank
        if not honour & hand:
            continue
        higher = mask_view.others & above(honour)
        guards = hand & SUITS[suit] & below(honour)
        if other & guards and higher and guards.bit_count() == higher.bit_count():
            return honour
    return 0


def _swap_honour(case: Contrast, hands: Hands, honour: int) -> Hands | None:
    """Return hands in which the player has swapped an honour for an opponent's highest lower card.

    None if no opponent has a lower card of the suit.
    """
    me = case.mask_view.me
    for place in case.mask_view.against():
        lower = hands[place] & below(honour)
        if lower:
            taken = 1 << (lower.bit_length() - 1)
            changed = list(hands)
            changed[me] ^= honour | taken
            changed[place] ^= honour | taken
            return changed
    return None
