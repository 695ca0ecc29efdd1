"""Offers to divide the rest: made and accepted only if all that can lie hidden proves them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.bots.mask_view import MaskView
from prikup.bots.masks import SUITS, low, top
from prikup.bots.open_hands import tricks
from prikup.bots.worlds import Hands, all_worlds
from prikup.core import Claim, View

MAX_PROOF_CARDS: Final = 4
MAX_LATE_WORLDS: Final = 4000
MAX_EARLY_WORLDS: Final = 100
"""Worlds that a proof looks at, with few cards left and with more."""


def proves(view: View, dropped_role: str = "") -> bool:
    """Return True if the viewer's side cannot do better than the offer in any world that fits the view.

    Two whisters write each their own tricks, so the viewer's own share must hold besides; in an all-pass
    everyone is a side of their own. ``dropped_role`` as for :class:`MaskView`.
    """
    assert view.claim is not None and view.trick is not None
    mask_view = MaskView(view, dropped_role)
    tricks_left = mask_view.sizes[mask_view.leader]
    worlds = all_worlds(mask_view, MAX_LATE_WORLDS if tricks_left <= MAX_PROOF_CARDS else MAX_EARLY_WORLDS)
    if not worlds:
        return False
    offered = [view.claim.division[seat] for seat in view.order]
    return all(
        _has_no_gain(mask_view, worlds, side, tricks_left, sum(offered[place] for place in side))
        for side in _list_sides(mask_view)
    )


def _has_no_gain(
    mask_view: MaskView, worlds: Sequence[Hands], side: tuple[int, ...], tricks_left: int, offered: int
) -> bool:
    """Return True if a side gains over its offered tricks in no world: none more, or none fewer to avoid."""
    avoids = mask_view.kind != "contract"
    solver_place = side[0] if len(side) == 1 else mask_view.declarer
    solver_tricks = tricks(mask_view, worlds, solver_place, fewest=avoids)
    side_tricks = solver_tricks if len(side) == 1 else [tricks_left - taken for taken in solver_tricks]
    return min(side_tricks) >= offered if avoids else max(side_tricks) <= offered


def _list_sides(mask_view: MaskView) -> list[tuple[int, ...]]:
    """Return the sides, as places, whose tricks the viewer must protect."""
    viewer_side = (mask_view.me,)
    if mask_view.declarer in (-1, mask_view.me):
        return [viewer_side]
    side = tuple(place for place in range(3) if place != mask_view.declarer)
    return (
        [side, viewer_side]
        if mask_view.kind == "contract" and len(_list_whisters(mask_view)) == 2
        else [side]
    )


def _list_whisters(mask_view: MaskView) -> list[int]:
    """Return the places of whisters."""
    return [
        place
        for place in range(3)
        if mask_view.view.seats[mask_view.view.order[place]].role in ("whister", "in")
    ]


def offer(view: View, dropped_role: str = "") -> Claim | None:
    """Return the claim that a leading declarer can prove, with an open hand; None if there is none.

    Tricks can be proved if no card is hidden from the declarer, or if nothing can take a trick from their
    hand. Return None too if the rest would have to be divided between two who score for themselves, or if a
    claim of this deal was refused. ``dropped_role`` as for :class:`MaskView`.
    """
    assert view.acting is not None and view.contract is not None
    seat = view.contract.declarer
    if seat is None or view.acting.seat != seat or view.seats[seat].count == 1 or _has_offered(view):
        return None
    mask_view = MaskView(view, dropped_role)
    proved_tricks = _find_proved_tricks(mask_view)
    if proved_tricks is None:
        return None
    defenders = [place for place in range(3) if place not in (mask_view.declarer, mask_view.dropped)]
    whisters = [place for place in defenders if place in _list_whisters(mask_view)] or defenders
    if 0 < proved_tricks < mask_view.left and len(whisters) == 2 and mask_view.kind == "contract":
        return None
    division = [0] * view.players
    division[view.order[mask_view.declarer]] = proved_tricks
    division[view.order[whisters[0]]] = mask_view.left - proved_tricks
    return Claim(tuple(division), lay=True)


def _has_offered(view: View) -> bool:
    """Return True if the viewer has made a claim in this deal."""
    return any(isinstance(move.action, Claim) and move.by == view.seat for move in view.log)


def _find_proved_tricks(mask_view: MaskView) -> int | None:
    """Return the tricks that the declarer can prove, None if none can be proved.

    They are all tricks with solid cards, or those of the only world.
    """
    if mask_view.kind == "contract" and _is_solid(mask_view):
        return mask_view.left
    worlds = all_worlds(mask_view, 1)
    if not worlds:
        return None
    tricks_taken = int(tricks(mask_view, worlds, mask_view.declarer, fewest=mask_view.kind == "misere")[0])
    is_all_or_none = tricks_taken == (0 if mask_view.kind == "misere" else mask_view.left)
    return tricks_taken if is_all_or_none or mask_view.left <= MAX_PROOF_CARDS else None


def _is_solid(mask_view: MaskView) -> bool:
    """Return True if a leading declarer takes all tricks in every world: first trumps, then masters."""
    hand, others = mask_view.hands[mask_view.me], mask_view.others
    masters = all(low(hand & suit) > top(others & suit) for suit in SUITS if hand & suit)
    return masters and (hand & mask_view.trumps).bit_count() >= (others & mask_view.trumps).bit_count()
