"""Causes that lie after the trick: whose lead it is, and who runs short of a suit or has trumps."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from prikup.bots.causes import Cause
from prikup.bots.masks import SUITS, bits, low, suit_of, top
from prikup.bots.open_hands import after_each
from prikup.bots.teacher.case import Contrast
from prikup.bots.worlds import Hands


def find_after_trick(case: Contrast) -> Cause | None:
    """Return the cause that lies in what comes after the trick, None if none is proved."""
    for find in (_find_trumps, _find_forced, _find_short, _find_lead_given, _find_lead_wanted):
        found = find(case)
        if found is not None:
            return found
    return None


def _find_trumps(case: Contrast) -> Cause | None:
    """Return a cause where a trump is led, and without the opponents' trumps nothing is gained."""
    view = case.mask_view
    is_draw = case.is_lead and case.card & view.trumps and not case.other & view.trumps
    if not is_draw or view.me != view.declarer:
        return None
    if not case.holds(case.goes_without(lambda hands: _take_trumps(case, hands))) or _is_plain_lead_as_good(
        case
    ):
        return None
    return case.cause("draw-first", suit=suit_of(case.other))


def _is_plain_lead_as_good(case: Contrast) -> bool:
    """Return True if a third card that is no trump brings as much in most worlds: no trumps need be drawn."""
    view = case.mask_view
    plain = [card for card in bits(view.hands[view.me] & ~view.trumps) if card != case.other]
    rows = after_each(view, case.worlds, [case.card, *plain], view.declarer)
    return any(case.is_most([row[place] >= row[0] for row in rows]) for place in range(1, len(plain) + 1))


def _take_trumps(case: Contrast, hands: Hands) -> Hands | None:
    """Return hands in which the opponents have cards that are out of play for their trumps."""
    view = case.mask_view
    dead = case.find_dead(hands) & ~view.trumps
    changed = list(hands)
    taken = False
    for place in view.against():
        for trump in bits(hands[place] & view.trumps):
            if not dead:
                return None
            card = low(dead)
            dead ^= card
            changed[place] ^= trump | card
            taken = True
    return changed if taken else None


def _find_forced(case: Contrast) -> Cause | None:
    """Return a cause where the declarer must ruff the card, and with a card of the suit would lose less."""
    view = case.mask_view
    suit = suit_of(case.card)
    if not case.is_lead or view.me == view.declarer or not view.trumps or suit == view.trump:
        return None
    forced = [
        all(any(who == view.declarer and one & view.trumps for who, one in leaf.added) for leaf in mine)
        for mine, _ in case.trees
    ]
    if not case.holds(forced):
        return None
    changes = [partial(_give_suit, case, view.declarer, suit, pick) for pick in (low, top)]
    if not all(case.holds(case.goes_without(change)) for change in changes):
        return None
    return case.cause("force", seat=view.declarer, card=case.card)


def _find_short(case: Contrast) -> Cause | None:
    """Return a cause where a winner is led before an opponent runs out of its suit."""
    view = case.mask_view
    suit = suit_of(case.card)
    if not case.is_lead or case.is_misere or suit == view.trump or suit == suit_of(case.other):
        return None
    if not case.holds([all(leaf.winner == view.me for leaf in mine) for mine, _ in case.trees]):
        return None
    for place in view.against():
        if case.holds([hands[place] & SUITS[suit] != 0 for hands in case.worlds]) and all(
            case.holds(case.goes_without(partial(_give_suit, case, place, suit, pick))) for pick in (low, top)
        ):
            return case.cause("cash", seat=place, card=case.card, suit=suit)
    return None


def _give_suit(
    case: Contrast, place: int, suit: int, pick: Callable[[int], int], hands: Hands
) -> Hands | None:
    """Return hands in which a place has one more card of a suit, for its lowest other card but trumps.

    It is one out of play or of another hand; ``pick`` chooses among several.
    """
    view = case.mask_view
    given = hands[place] & ~view.trumps & ~SUITS[suit]
    dead = case.find_dead(hands) & SUITS[suit]
    giver = next(
        (seat for seat in range(3) if seat not in (place, view.me) and hands[seat] & SUITS[suit]), -1
    )
    taken = pick(dead) if dead else pick(hands[giver] & SUITS[suit]) if giver >= 0 else 0
    if not given or not taken:
        return None
    changed = list(hands)
    changed[place] ^= low(given) | taken
    if not dead:
        changed[giver] ^= low(given) | taken
    return changed


def _find_lead_given(case: Contrast) -> Cause | None:
    """Return a cause where the other card gives an opponent the lead, and only that makes it worse."""
    view = case.mask_view
    if case.is_misere:
        return None
    for place in view.against():
        if not case.holds([all(leaf.winner == place for leaf in others) for _, others in case.trees]):
            continue
        if case.holds([all(leaf.winner == place for leaf in mine) for mine, _ in case.trees]):
            continue
        values = case.with_leader([others for _, others in case.trees], view.me)
        best = [case.best(mine) for mine, _ in case.trees]
        if case.holds([value >= (wanted or 0) for value, wanted in zip(values, best, strict=True)]):
            return case.cause("gives-lead", seat=place)
    return None


def _find_lead_wanted(case: Contrast) -> Cause | None:
    """Return a cause where the card gives a player the lead, and nothing is gained if another has it."""
    view = case.mask_view
    if case.is_misere:
        return None
    for place in range(3):
        if place == view.dropped or not case.holds(
            [all(leaf.winner == place for leaf in mine) for mine, _ in case.trees]
        ):
            continue
        if case.holds([all(leaf.winner == place for leaf in others) for _, others in case.trees]):
            continue
        best = [case.best(others) for _, others in case.trees]
        elsewhere = [leader for leader in range(3) if leader not in (place, view.dropped)]
        if all(
            case.holds(
                [
                    value <= (other or 0)
                    for value, other in zip(
                        case.with_leader([mine for mine, _ in case.trees], leader), best, strict=True
                    )
                ]
            )
            for leader in elsewhere
        ):
            if place == view.me:
                return case.cause("keep-lead", card=case.card)
            return case.cause("to-partner" if case.is_partner(place) else "throw-in", seat=place)
    return None
