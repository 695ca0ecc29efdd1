"""What a seat may know."""

from __future__ import annotations

from austrian.phases import TRUMPS, eldest, order_from
from austrian.score import NEEDS, QUOTA
from prikup.core import ContractView, Match, View
from prikup.toolkit import views
from prikup.toolkit.deal_state import DealState


def view(match: Match, viewer: int | None) -> View:
    """All that a seat, or a watcher (None), may know."""
    held, play = views.dealt(match)
    return views.of_deal(
        match,
        viewer,
        order=() if match.dealer is None else order_from(eldest(match)),
        seats=(views.seat_of(held, play, seat, viewer, role=_role(held, seat)) for seat in range(3)),
        contract=_contract(held),
        choices=views.choices(match, viewer),
        hidden=views.hidden(match, viewer),
        now=match.standing.result(),
    )


def _role(held: DealState | None, seat: int) -> str:
    if held is None or held.declarer is None:
        return ""
    return "declarer" if seat == held.declarer else dict(held.said).get(seat, "defender")


def _contract(held: DealState | None) -> ContractView | None:
    if held is None or held.bid is None:
        return None
    return ContractView(held.declarer, held.bid, TRUMPS[held.bid].letter, NEEDS, QUOTA)
