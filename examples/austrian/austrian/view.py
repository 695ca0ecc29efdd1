"""The view of a seat or a watcher."""

from __future__ import annotations

from collections.abc import Sequence

from austrian.phases import TRUMPS, eldest, order_from
from austrian.score import NEEDS, QUOTA
from prikup.core import ContractView, Lazy, Match, SeatView, View
from prikup.toolkit import views
from prikup.toolkit.deal_state import DealState
from prikup.toolkit.tricks import Play


def view(match: Match, viewer: int | None) -> View:
    """Return all that a seat, or a watcher (None), may know."""
    deal, play = views.find_deal_and_play(match)
    return views.make_deal_view(
        match,
        viewer,
        order=() if match.dealer is None else order_from(eldest(match)),
        seats=Lazy(_seats, deal, play, viewer),
        contract=_contract(deal),
        hidden=Lazy(views.list_hidden_places, match, viewer),
        totals=match.standing.result(),
    )


def _seats(deal: DealState | None, play: Play | None, viewer: int | None) -> Sequence[SeatView]:
    if deal is None:
        return views.make_empty_seats(3)
    return [views.make_seat_view(deal, play, seat, viewer, role=_role(deal, seat)) for seat in range(3)]


def _role(deal: DealState, seat: int) -> str:
    if deal.declarer is None:
        return ""
    return "declarer" if seat == deal.declarer else dict(deal.said).get(seat, "defender")


def _contract(deal: DealState | None) -> ContractView | None:
    if deal is None or deal.bid is None:
        return None
    return ContractView(deal.declarer, deal.bid, TRUMPS[deal.bid].letter, NEEDS, QUOTA)
