"""Offers to divide the rest: made and accepted only if all that can lie hidden proves them."""

from __future__ import annotations

from typing import Final

from prikup.bots.mask_view import MaskView
from prikup.bots.masks import SUITS, low, top
from prikup.bots.open_hands import tricks
from prikup.bots.worlds import Masks, all_worlds
from prikup.core import Claim, View

MAX_PROOF_CARDS: Final = 4
MAX_LATE_WORLDS: Final = 4000
MAX_EARLY_WORLDS: Final = 100
"""Worlds that a proof looks at, with few cards left and with more."""


def proves(view: View, out: str = "") -> bool:
    """Return True if the viewer's side cannot do better than the offer in any world that fits the view.

    Two whisters write each their own tricks, so the viewer's own share must hold besides; in an
    all-pass everyone is a side of their own. ``out`` as for :class:`Seen`.
    """
    assert view.claim is not None and view.trick is not None
    seen = MaskView(view, out)
    left = seen.sizes[seen.leader]
    found = all_worlds(seen, MAX_LATE_WORLDS if left <= MAX_PROOF_CARDS else MAX_EARLY_WORLDS)
    if found is None or not len(found):
        return False
    offered = [view.claim.division[seat] for seat in view.order]
    return all(
        _holds(seen, found, side, left, sum(offered[place] for place in side)) for side in _sides(seen)
    )


def _holds(seen: MaskView, worlds: Masks, side: tuple[int, ...], left: int, offered: int) -> bool:
    """Return True if a side has no sure gain over its offered tricks in any world."""
    avoids = seen.kind != "contract"
    alone = side[0] if len(side) == 1 else seen.declarer
    taken = tricks(seen, worlds, alone, fewest=avoids)
    own = taken if len(side) == 1 else left - taken
    return bool((own >= offered if avoids else own <= offered).all())


def _sides(seen: MaskView) -> list[tuple[int, ...]]:
    """Return the sides, as places, whose tricks the viewer must protect."""
    own = (seen.me,)
    if seen.declarer in (-1, seen.me):
        return [own]
    side = tuple(place for place in range(3) if place != seen.declarer)
    return [side, own] if seen.kind == "contract" and len(_whisters(seen)) == 2 else [side]


def _whisters(seen: MaskView) -> list[int]:
    """Return the places of whisters."""
    return [place for place in range(3) if seen.view.seats[seen.view.order[place]].role in ("whister", "in")]


def offer(view: View, out: str = "") -> Claim | None:
    """Return the claim that a leading declarer can prove, with an open hand; None without one.

    Tricks can be proved if no card is hidden from the declarer, or if nothing can take a trick from their
    hand. Return None too if the rest would have to be divided between two who score for themselves, or if a
    claim of this deal was refused.
    """
    assert view.acting is not None and view.contract is not None
    seat = view.contract.declarer
    if seat is None or view.acting.seat != seat or view.seats[seat].count == 1 or _offered(view):
        return None
    seen = MaskView(view, out)
    own = _proved(seen)
    if own is None:
        return None
    others = [place for place in range(3) if place not in (seen.declarer, seen.dropped)]
    whisters = [place for place in others if place in _whisters(seen)] or others
    if 0 < own < seen.left and len(whisters) == 2 and seen.kind == "contract":
        return None
    division = [0] * view.players
    division[view.order[seen.declarer]] = own
    division[view.order[whisters[0]]] = seen.left - own
    return Claim(tuple(division), lay=True)


def _offered(view: View) -> bool:
    return any(isinstance(move.action, Claim) and move.by == view.seat for move in view.log)


def _proved(seen: MaskView) -> int | None:
    """Return the tricks that the declarer can prove: all by solid cards, or those of the only world."""
    if seen.kind == "contract" and _solid(seen):
        return seen.left
    worlds = all_worlds(seen, 1)
    if worlds is None or not len(worlds):
        return None
    taken = int(tricks(seen, worlds, seen.declarer, fewest=seen.kind == "misere")[0])
    plain = taken == (0 if seen.kind == "misere" else seen.left)
    return taken if plain or seen.left <= MAX_PROOF_CARDS else None


def _solid(seen: MaskView) -> bool:
    """Return True if a leading declarer takes all tricks in every world: trumps, then masters."""
    own, others = seen.hands[seen.me], seen.others
    masters = all(low(own & suit) > top(others & suit) for suit in SUITS if own & suit)
    return masters and (own & seen.trumps).bit_count() >= (others & seen.trumps).bit_count()
