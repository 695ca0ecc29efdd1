"""Causes that lie in a whole suit: who is strong in it, or that it can be ruffed."""

from __future__ import annotations

from functools import partial

from prikup.bots.causes import Cause
from prikup.bots.masks import SUITS, suit_of
from prikup.bots.teacher.case import Contrast
from prikup.bots.worlds import Hands


def find_suit(case: Contrast) -> Cause | None:
    """Return the cause that lies in a suit, None if none is proved."""
    return _find_strength(case) or _find_ruffs(case)


def _find_strength(case: Contrast) -> Cause | None:
    """Return a cause where a defender leads a suit, or leaves one, because of who is strong in it."""
    view = case.mask_view
    mine, others = suit_of(case.card), suit_of(case.other)
    if not case.is_lead or mine == others or view.me == view.declarer or view.dropped >= 0:
        return None
    partner = 3 - view.me - view.declarer
    if _depends(case, mine, partner, view.declarer):
        if case.is_misere:
            return case.cause("hole-in", seat=view.declarer, suit=mine)
        return case.cause("drives-suit", seat=view.declarer, suit=mine)
    if case.is_misere:
        return None
    if _depends(case, others, partner, view.declarer):
        return case.cause("opens", seat=view.declarer, suit=others)
    if _depends(case, mine, view.declarer, partner):
        return case.cause("to-strength", seat=partner, suit=mine)
    return None


def _depends(case: Contrast, suit: int, strong: int, weak: int) -> bool:
    """Return True if nothing is gained where one place has the higher cards of a suit and one the lower."""
    return case.holds(case.goes_without(partial(_sort_suit, suit, strong, weak)))


def _sort_suit(suit: int, strong: int, weak: int, hands: Hands) -> Hands | None:
    """Return hands in which a place has the highest of two places' cards of a suit; None if it has them."""
    both = (hands[strong] | hands[weak]) & SUITS[suit]
    count = (hands[weak] & SUITS[suit]).bit_count()
    lowest, left = 0, both
    for _ in range(count):
        lowest |= left & -left
        left &= left - 1
    if lowest == hands[weak] & SUITS[suit]:
        return None
    changed = list(hands)
    changed[weak] = hands[weak] & ~SUITS[suit] | lowest
    changed[strong] = hands[strong] & ~SUITS[suit] | left
    return changed


def _find_ruffs(case: Contrast) -> Cause | None:
    """Return a cause where nothing is gained if the trumps are a suit like the others."""
    view = case.mask_view
    if not view.trumps or case.is_misere:
        return None
    mine, others = bool(case.card & view.trumps), bool(case.other & view.trumps)
    if not case.is_lead or (mine and others):
        return None
    if not case.holds([gain <= 0 for gain in case.find_gains(case.worlds, no_trump=True)]):
        return None
    return case.cause("trumps-first" if mine else "trumps-later" if others else "ruffs")
