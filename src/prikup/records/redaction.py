"""The deal in progress as one viewer may know it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from prikup.cards import Card, Cards
from prikup.core import Discard, GiveCard, Match, View
from prikup.records.incomplete import UNKNOWN_DISCARD
from prikup.records.model import DealRecord
from prikup.records.spelling import split_seat


def redact_deal(states: Sequence[Match], deal: DealRecord, viewer: int | None) -> DealRecord:
    """Return the deal in progress as a seat, or a watcher (None), may know it.

    ``states`` are the match after the deal and after each of its moves. A record states a hand as it was
    dealt. Nobody else can do so once a declarer's hand lies open while the discard is hidden, or once the
    viewer did not see a card that was given: the moves from there are left out. The same holds if the viewer
    knows the discard but never saw the talon, and so cannot tell which cards it held.
    """
    state = states[-1]
    view = state.view(viewer)
    discarder = next((move.seat for move in state.log if isinstance(move.action, Discard)), None)
    talon = _redact_talon(view, deal.talon)
    is_discard_known = discarder in (None, viewer) or (None not in talon and _is_discard_deduced(view))
    hands = [
        hand if not hand or _knows_dealt(view, seat, is_discard_known or seat != discarder) else None
        for seat, hand in enumerate(deal.hands)
    ]
    moves = tuple(written if is_discard_known else _redact_move(written) for written in deal.moves)
    if discarder is not None and hands[discarder] is None:
        moves = moves[: _count_until_open(states, viewer, discarder)]
    moves = moves[: _count_until_given(state, viewer)]
    comments = tuple(comment for comment in deal.comments if comment[0] <= len(moves))
    return msgspec.structs.replace(
        deal, hands=tuple(hands), talon=talon, bottom=None, moves=moves, comments=comments
    )


def _redact_talon(view: View, dealt: Sequence[Card | None]) -> tuple[Card | None, ...]:
    """Return the talon as the viewer may know it; the order of its cards cannot be deduced."""
    shown = view.talon or ()
    lying = [card for card in _find_talon_only_cards(view) if card in dealt and card not in shown]
    return tuple(card if card in shown else lying.pop(0) if lying else None for card in dealt)


def _count_until_given(state: Match, viewer: int | None) -> int:
    """Return the number of moves before a card was given that the viewer did not see."""
    moves = state.log[1:]
    for move_count, move in enumerate(moves):
        if isinstance(move.action, GiveCard) and move.action.seen_by(viewer, move.by).unseen:
            return move_count
    return len(moves)


def _redact_move(written: str) -> str:
    """Return a move as known to a viewer who did not see its discard."""
    seat, text = split_seat(written)
    if not text.startswith("discard "):
        return written
    return UNKNOWN_DISCARD if seat is None else f"{seat}:{UNKNOWN_DISCARD}"


def _find_talon_only_cards(view: View) -> Cards:
    """Return the cards that can only be in the talon."""
    here, elsewhere = Cards(), Cards()
    for place in view.hidden:
        if place.place == "talon":
            here |= place.may
        else:
            elsewhere |= place.may
    return here - elsewhere


def _is_discard_deduced(view: View) -> bool:
    """Return True if the discard can only be two certain cards."""
    return any(place.place == "discard" and len(place.may) == place.size for place in view.hidden)


def _knows_dealt(view: View, seat: int, hides_no_discard: bool) -> bool:
    """Return True if the viewer knows the cards that were dealt to a seat.

    ``hides_no_discard`` is True if the seat has no discard that the viewer does not know. A seat that showed
    its cards before its discard has shown the cards dealt to it.
    """
    seat_view = view.seats[seat]
    return seat_view.shown is not None or (seat_view.cards is not None and hides_no_discard)


def _count_until_open(states: Sequence[Match], viewer: int | None, seat: int) -> int:
    """Return the number of moves before a hand was laid open after its owner had discarded."""
    for move_count, state in enumerate(states[1:]):
        seat_view = state.view(viewer).seats[seat]
        laid_away = any(isinstance(move.action, Discard) for move in state.log)
        if laid_away and seat_view.cards is not None:
            return move_count
    return len(states) - 1
