"""Causes that lie in where one card is: exchanged for a lower one of its suit, nothing is gained."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import fsum
from typing import Final

from prikup.bots.causes import Cause
from prikup.bots.masks import ALL_CARDS, SUITS, above, below, low, suit_of, top
from prikup.bots.teacher.case import MIN_GAIN_SHARE, Contrast, name_highest
from prikup.bots.worlds import Hands

MAX_TRIED_CARDS: Final = 8
"""Cards whose exchange is tried."""


def find_seat(case: Contrast) -> Cause | None:
    """Return the cause that lies in where a card is, None if none is proved."""
    for place, card in _list_cards(case):
        name = _name(case, place, card)
        if name and all(
            case.holds(case.goes_without(partial(_lower, case, place, card, pick))) for pick in (low, top)
        ):
            return case.cause(name, seat=place, card=card)
    return None


def _list_cards(case: Contrast) -> list[tuple[int, int]]:
    """Return cards of the suits in question that one of the others has in most worlds, with its place."""
    view, found = case.mask_view, []
    is_hunted = case.is_misere and view.me != view.declarer
    suits = ALL_CARDS if is_hunted else SUITS[suit_of(case.card)] | SUITS[suit_of(case.other)]
    total = fsum(case.weights)
    for place in range(3):
        if place == view.me:
            continue
        for card in name_highest(view.may[place] & suits):
            held = fsum(
                weight for weight, hands in zip(case.weights, case.worlds, strict=True) if hands[place] & card
            )
            if held >= MIN_GAIN_SHARE * total:
                found.append((place, card))
    return found if is_hunted else found[:MAX_TRIED_CARDS]


def _name(case: Contrast, place: int, card: int) -> str:
    """Return the name of what a card of a place does, "" if there is none."""
    mine = suit_of(card) == suit_of(case.card)
    if case.is_misere:
        return "hole" if place == case.mask_view.declarer else ""
    is_high = card & above(case.card if mine else case.other)
    if case.is_partner(place):
        return "partner-has" if mine and is_high and case.is_lead else ""
    if not mine:
        return "runs-into" if is_high else ""
    if suit_of(case.card) == suit_of(case.other):
        return "runs-into" if card & above(case.other) and not is_high else ""
    return "drive-out" if is_high and case.is_lead else "" if is_high or not case.is_lead else "catch"


def _lower(case: Contrast, place: int, card: int, pick: Callable[[int], int], hands: Hands) -> Hands | None:
    """Return hands in which a place has a lower card of the suit for one; None if there is none.

    It is one of another hand or out of play; ``pick`` chooses among several.
    """
    view = case.mask_view
    if not hands[place] & card:
        return None
    possible = below(card) & ~(case.card | case.other)
    givers = [seat for seat in range(3) if seat != place and (case.is_misere or seat != view.me)]
    giver = next((seat for seat in givers if hands[seat] & possible), -1)
    lower = pick((hands[giver] if giver >= 0 else case.find_dead(hands)) & possible)
    if not lower:
        return None
    changed = list(hands)
    changed[place] ^= card | lower
    if giver >= 0:
        changed[giver] ^= card | lower
    return changed
