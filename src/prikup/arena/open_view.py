"""Open views: a seat's view in which each hidden place holds its true cards."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from prikup.cards import Cards
from prikup.core import Hidden, Match, View
from prikup.toolkit.views import find_deal_and_play, hand_mask


def open_view(match: Match, seat: int) -> View:
    """Return a seat's view in which every hidden place can hold only its true cards.

    >>> from prikup import registry
    >>> match = registry.new("prefa").deal(seed=1)
    >>> [(place.place, place.seat, str(place.may)) for place in open_view(match, 0).hidden][:1]
    [('hand', 1, 'AQT8.AJ8.T8.8')]
    """
    view = match.view(seat)
    return msgspec.structs.replace(view, hidden=tuple(_reveal_hidden(match, view)))


def _reveal_hidden(match: Match, view: View) -> Iterator[Hidden]:
    """Yield the hidden places with their true cards; the talon holds the cards that are left."""
    deal_state, play = find_deal_and_play(match)
    assert deal_state is not None or not view.hidden
    elsewhere = 0
    # The talon comes between the hands and what was laid away, so it is counted last.
    masks: dict[int, int] = {}
    for number, place in enumerate(view.hidden):
        assert deal_state is not None
        if place.place == "talon":
            continue
        if place.place == "hand" and place.seat is not None:
            masks[number] = hand_mask(deal_state, play, place.seat)
        else:
            masks[number] = Cards(deal_state.discard or ()).mask
        elsewhere |= masks[number]
    for number, place in enumerate(view.hidden):
        yield msgspec.structs.replace(place, may=Cards(masks.get(number, place.may.mask & ~elsewhere)))
