"""Offers to divide the rest: accepted only if a search over all that can lie hidden proves them."""

from __future__ import annotations

from typing import Final

from prikup.bots.open_hands import tricks
from prikup.bots.seen import Seen
from prikup.bots.worlds import Masks, every
from prikup.core import View

MOST_CARDS: Final = 4
MOST_WORLDS: Final = 4000


def proves(view: View, out: str = "") -> bool:
    """Whether no world consistent with the view lets the viewer's side do better than the offer.

    Two whisters write each their own tricks, so the viewer's own share must hold besides; in an
    all-pass everyone is a side of their own. ``out`` as for :class:`Seen`.
    """
    assert view.claim is not None and view.trick is not None
    seen = Seen(view, out)
    left = seen.sizes[seen.leader]
    if left > MOST_CARDS:
        return False
    found = every(seen, MOST_WORLDS)
    if found is None or not len(found):
        return False
    offered = [view.claim.division[seat] for seat in view.order]
    return all(
        _holds(seen, found, side, left, sum(offered[place] for place in side)) for side in _sides(seen)
    )


def _holds(seen: Seen, worlds: Masks, side: tuple[int, ...], left: int, offered: int) -> bool:
    """Whether a side can be sure of no better in any world than the tricks it is offered of those left."""
    avoids = seen.kind != "contract"
    alone = side[0] if len(side) == 1 else seen.declarer
    taken = tricks(seen, worlds, alone, fewest=avoids)
    own = taken if len(side) == 1 else left - taken
    return bool((own >= offered if avoids else own <= offered).all())


def _sides(seen: Seen) -> list[tuple[int, ...]]:
    """The sides, as places, that the viewer must not let have less than they can get."""
    own = (seen.me,)
    if seen.declarer in (-1, seen.me):
        return [own]
    side = tuple(place for place in range(3) if place != seen.declarer)
    whisters = sum(seat.role in ("whister", "in") for seat in seen.view.seats)
    return [side, own] if seen.kind == "contract" and whisters == 2 else [side]
