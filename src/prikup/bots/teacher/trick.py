"""Causes that lie in the trick on the table: all its ends are looked at, with some barred."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.causes import Cause
from prikup.bots.masks import SUITS, above, suit_of
from prikup.bots.teacher.case import Barred, Contrast, Leaf


def find_in_trick(case: Contrast) -> Cause | None:
    """Return the cause that lies in this trick, None if none is proved."""
    for find in (_find_ruff, _find_beaten, _find_taken, _find_same, _find_uppercut, _find_cheap):
        found = find(case)
        if found is not None:
            return found
    return None


def _find_ruff(case: Contrast) -> Cause | None:
    """Return a cause where an opponent can ruff the other card, and without that it is as good.

    It is ``ruffed-if`` if that opponent may hold the suit that was led, ``draw`` if the better card is a lead
    of trumps, else ``ruffed``.
    """
    view = case.mask_view
    led = view.lead if view.trick else suit_of(case.other)
    if not view.trumps or led == view.trump or case.is_misere or view.kind != "contract":
        return None
    if view.trick and suit_of(case.other) != led:
        return None
    for place in view.against():
        if not view.may[place] & view.trumps or place not in case.list_later():
            continue
        if case.holds(_without(case, lambda leaf, place=place: _has_ruffed(case, leaf, place))):  # type: ignore[misc]
            if not view.void(place, led):
                return case.cause("ruffed-if", seat=place, suit=led)
            name = "draw" if case.is_lead and case.card & view.trumps else "ruffed"
            return case.cause(name, seat=place, suit=led)
    return None


def _has_ruffed(case: Contrast, leaf: Leaf, place: int) -> bool:
    return leaf.winner == place and any(
        who == place and card & case.mask_view.trumps for who, card in leaf.added
    )


def _without(case: Contrast, barred: Barred, can_force: bool = False) -> list[bool | None]:
    """Return by world whether the other card is as good where some ends are barred; None if none is.

    Where all are barred the answer is ``can_force``.
    """
    found: list[bool | None] = []
    for mine, others in case.trees:
        if not any(map(barred, others)):
            found.append(None)
            continue
        best, left = case.best(mine), case.best(others, barred)
        found.append(best is not None and (can_force if left is None else left >= best))
    return found


def _find_beaten(case: Contrast) -> Cause | None:
    """Return a cause where an opponent can beat the other card, but not this one."""
    view = case.mask_view
    if case.is_lead or case.is_misere or not view.beats(case.other, view.best):
        return None
    if not case.holds([all(case.is_partner(leaf.winner) for leaf in mine) for mine, _ in case.trees]):
        return None
    for place in view.against():
        if place in case.list_later() and case.holds(
            _without(case, lambda leaf, place=place: leaf.winner == place, can_force=True)  # type: ignore[misc]
        ):
            is_ruff = case.other & view.trumps and view.lead != view.trump
            return case.cause("over-ruff" if is_ruff else "beaten", seat=place, card=case.card)
    return None


def _find_taken(case: Contrast) -> Cause | None:
    """Return a cause where one card takes the trick and the other does not."""
    if case.is_lead and suit_of(case.card) != suit_of(case.other):
        return None
    sides = [tuple({_is_won(case, leaf) for leaf in leaves} for leaves in pair) for pair in case.trees]
    if case.is_misere:
        avoids = [pair == ({False}, {True}) for pair in sides]
        is_declarer = case.mask_view.me == case.mask_view.declarer
        return case.cause("avoid", card=case.card) if is_declarer and case.holds(avoids) else None
    if case.holds([pair == ({True}, {False}) for pair in sides]):
        return case.cause("take", card=case.card)
    if case.is_lead:
        return None
    if case.holds([pair == ({False}, {True}) for pair in sides]):
        return case.cause("duck", card=case.card)
    if case.holds(
        [
            pair[1] == {False} and _needs_trick(case, *pair_of)
            for pair, pair_of in zip(sides, case.trees, strict=True)
        ]
    ):
        return case.cause("can-take", card=case.card)
    return _find_overtaken(case) if case.holds([pair == ({True}, {True}) for pair in sides]) else None


def _is_won(case: Contrast, leaf: Leaf) -> bool:
    """Return True if the trick goes to the side of the player."""
    return case.is_partner(leaf.winner)


def _needs_trick(case: Contrast, mine: Sequence[Leaf], others: Sequence[Leaf]) -> bool:
    """Return True if the card can take the trick, and is no better than the other where it does not."""
    best, left = case.best(others), case.best(mine, lambda leaf: _is_won(case, leaf))
    is_won = any(_is_won(case, leaf) for leaf in mine)
    return is_won and best is not None and (left is None or left <= best)


def _find_overtaken(case: Contrast) -> Cause | None:
    """Return a cause where a partner has the trick, so that the other card would be wasted on it."""
    view = case.mask_view
    partner = view.who
    if partner < 0 or partner == view.me or not case.is_partner(partner) or view.me == view.declarer:
        return None
    if view.beats(case.card, view.best) or not view.beats(case.other, view.best):
        return None
    values = case.with_leader([others for _, others in case.trees], partner)
    best = [case.best(mine) for mine, _ in case.trees]
    if case.holds([value < (wanted or 0) for value, wanted in zip(values, best, strict=True)]):
        return case.cause("partner-wins", seat=partner)
    return None


def _find_same(case: Contrast) -> Cause | None:
    """Return a cause where a known hand beats both cards: only the card that is kept differs."""
    view = case.mask_view
    if case.is_lead or case.is_misere or suit_of(case.card) != suit_of(case.other):
        return None
    if not all(view.hands[place] for place in case.list_later()):
        return None
    winners = [{leaf.winner for leaves in pair for leaf in leaves} for pair in case.trees]
    if all(len(found) == 1 and view.me not in found for found in winners):
        return case.cause("both-beaten", card=case.card)
    return None


def _find_uppercut(case: Contrast) -> Cause | None:
    """Return a cause where a partner's ruff costs the declarer a trump: without it nothing is gained."""
    view = case.mask_view
    if not case.is_lead or view.me == view.declarer or case.card & view.trumps or case.is_misere:
        return None
    partner = 3 - view.me - view.declarer
    if not view.trumps or partner == view.dropped:
        return None

    def is_ruff(leaf: Leaf) -> bool:
        return any(place == partner and card & view.trumps for place, card in leaf.added)

    found: list[bool | None] = []
    for mine, others in case.trees:
        over_ruffed = any(is_ruff(leaf) and leaf.winner == view.declarer for leaf in mine)
        left, best = case.best(mine, is_ruff), case.best(others)
        found.append(over_ruffed and best is not None and left is not None and left <= best)
    return case.cause("uppercut", seat=partner) if case.holds(found) else None


def _find_cheap(case: Contrast) -> Cause | None:
    """Return a cause where the other card lets an opponent win with less than the highest card."""
    view = case.mask_view
    if case.is_misere or (view.trick and not view.beats(case.other, view.best)):
        return None
    for place in view.against():
        if place in case.list_later() and case.holds(
            _without(case, lambda leaf, place=place: _is_cheap(case, leaf, place))  # type: ignore[misc]
        ):
            return case.cause("cheap", seat=place)
    return None


def _is_cheap(case: Contrast, leaf: Leaf, place: int) -> bool:
    """Return True if a place wins and keeps a higher card of the suit."""
    if leaf.winner != place:
        return False
    card = next((card for who, card in leaf.added if who == place), 0)
    led = case.mask_view.lead if case.mask_view.trick else suit_of(case.other)
    return bool(card & SUITS[led] and leaf.hands[place] & above(card))
