"""Offers to divide the rest: accepted only if a search over all that can lie hidden proves them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from prikup.bots.endings import Hands, Search, every, layouts
from prikup.bots.seen import Seen
from prikup.core import View

MOST_CARDS: Final = 4
MOST_LAYOUTS: Final = 4000


def proves(view: View, out: str = "") -> bool:
    """Whether no layout consistent with the view lets the viewer's side do better than the offer.

    Two whisters write each his own tricks, so the viewer's own share must hold besides; in an
    all-pass everyone is a side of his own. ``out`` as for :class:`Seen`.
    """
    assert view.claim is not None and view.trick is not None
    seen = Seen(view, out)
    leader = seen.seat_places[view.trick.leader]
    if seen.sizes[leader] > MOST_CARDS:
        return False
    division = [view.claim.division[seat] for seat in view.order]
    offers = [
        (side, sum(division[place] for place in range(3) if side >> place & 1)) for side in _sides(seen)
    ]
    avoids = seen.kind != "contract"

    def holds(hands: Hands) -> bool:
        for side, offered in offers:
            if avoids:
                if not Search(-1, 7 ^ side, side).reaches(hands, leader, (), offered):
                    return False
            elif Search(seen.trump, side, side).reaches(hands, leader, (), offered + 1):
                return False
        return True

    return every(_filled(seen), holds, MOST_LAYOUTS)


def _sides(seen: Seen) -> list[int]:
    """The sides, as masks of places, that the viewer must not let have less than they can get."""
    own = 1 << seen.me
    if seen.declarer in (-1, seen.me):
        return [own]
    side = 7 ^ 1 << seen.declarer
    whisters = sum(seat.role in ("whister", "in") for seat in seen.view.seats)
    return [side, own] if seen.kind == "contract" and whisters == 2 else [side]


def _filled(seen: Seen) -> Iterator[Hands]:
    """Every layout of the three hands."""
    unknown = [place for place in range(3) if not seen.hands[place] and place != seen.dropped]
    places = [(seen.sizes[place], seen.may[place]) for place in unknown]
    aside = (seen.pile[0] + seen.away[0], seen.pile[1] | seen.away[1])
    if aside[0]:
        places.append(aside)
    for fill in layouts(places) if places else iter([()]):
        hands = list(seen.hands)
        for place, mask in zip(unknown, fill, strict=False):
            hands[place] = mask
        yield hands[0], hands[1], hands[2]
