"""Causes where two cards do the same to the trick: they differ in which of them is kept."""

from __future__ import annotations

from prikup.bots.causes import Cause
from prikup.bots.mask_view import MaskView
from prikup.bots.masks import SUITS, above, below, suit_of
from prikup.bots.teacher.case import Contrast, card_text
from prikup.bots.worlds import Hands


def find_kept(mask_view: MaskView, card: int, other: int, case: Contrast | None) -> Cause | None:
    """Return a cause where both cards take the trick, or neither can: only the card that is kept differs."""
    if not mask_view.trick:
        return None
    if suit_of(card) == suit_of(other) and _wins(mask_view, card) and _wins(mask_view, other):
        return Cause("both-win", card_text(other), card=card_text(card))
    if mask_view.beats(card, mask_view.best) or mask_view.beats(other, mask_view.best):
        return None
    if mask_view.kind == "all_pass" or (mask_view.kind == "misere" and mask_view.me == mask_view.declarer):
        return Cause("unload", card_text(other), card=card_text(card))
    guarded = _find_guarded(mask_view, other)
    if (
        guarded
        and case is not None
        and case.holds(case.goes_without(lambda hands: _lower(case, hands, guarded)))
    ):
        return Cause("guard", card_text(other), card=card_text(guarded))
    return Cause("both-lose", card_text(other), card=card_text(card))


def _wins(mask_view: MaskView, card: int) -> bool:
    """Return True if a card takes the trick whatever the others hold and play."""
    if not mask_view.beats(card, mask_view.best):
        return False
    later = [(mask_view.me + step) % 3 for step in range(1, 3 - len(mask_view.trick))]
    for place in later:
        possible = mask_view.may[place]
        if possible & above(card) or (card & ~mask_view.trumps and possible & mask_view.trumps):
            return False
    return True


def _find_guarded(mask_view: MaskView, other: int) -> int:
    """Return the card that is bare, or guarded too little, without another card of its suit; 0 if none is."""
    hand, suit = mask_view.hands[mask_view.me], SUITS[suit_of(other)]
    for honour in (card for card in (1 << 8 * suit_of(other) + rank for rank in (6, 5)) if card & hand):
        higher = mask_view.others & above(honour)
        guards = hand & suit & below(honour)
        if other & guards and higher and guards.bit_count() == higher.bit_count():
            return honour
    return 0


def _lower(case: Contrast, hands: Hands, honour: int) -> Hands | None:
    """Return hands in which the player has a lower card of an opponent for an honour."""
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
