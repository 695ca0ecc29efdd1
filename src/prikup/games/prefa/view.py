"""The view that a seat or a watcher has of a match of Prefa."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache

from prikup.cards import Cards
from prikup.core import (
    Choice,
    ContractView,
    Hidden,
    Lazy,
    Phase,
    SeatView,
    Turn,
)
from prikup.games.prefa.contracts import CONTRACTS, TRICKS_PER_DEAL
from prikup.games.prefa.match import Match, View
from prikup.games.prefa.playing import Playing
from prikup.games.prefa.results import IN, Standing, defenders
from prikup.games.prefa.rules import active_seats
from prikup.games.prefa.score import lone_minimum, settle
from prikup.games.prefa.stakes import turn_stakes
from prikup.toolkit import views
from prikup.toolkit.deal_state import DealState, find_card_phase
from prikup.toolkit.tricks import Play


def view(match: Match, viewer: int | None) -> View:
    """Return all that a seat, or a watcher (None), may know."""
    deal, play = views.find_deal_and_play(match)
    phase = find_card_phase(match)
    return views.make_deal_view(
        match,
        viewer,
        order=() if match.dealer is None else active_seats(match),
        seats=Lazy(_make_seats, match, phase, deal, play, viewer),
        contract=_make_contract(match, phase, deal),
        hidden=Lazy(_list_hidden, match, deal, viewer),
        totals=Lazy(_find_totals, match.standing),
        choices=_list_choices,
    )


@lru_cache(maxsize=1024)
def _find_totals(standing: Standing) -> tuple[Fraction, ...]:
    """Return the result of each seat if the sheet were settled now."""
    return settle(standing).result


def _list_choices(match: Match, turn: Turn) -> list[Choice]:
    """Return all choices of a turn, with the numbers that a player weighs before they speak."""
    return views.list_turn_choices(match, turn, turn_stakes(match, turn))


def _list_hidden(match: Match, deal: DealState | None, viewer: int | None) -> list[Hidden]:
    """Return the places that the viewer does not see, each with the cards that may lie there.

    Aces that were announced are in the hand of the declarer, who has discarded by then.
    """
    places = views.list_hidden_places(match, viewer)
    if deal is None or not deal.proved:
        return places
    aces = Cards(card for _, card in deal.proved)
    return [
        place if place.place == "hand" and place.seat == deal.declarer else views.exclude(place, aces)
        for place in places
    ]


def _make_seats(
    match: Match, phase: Phase, deal: DealState | None, play: Play | None, viewer: int | None
) -> Sequence[SeatView]:
    """Return all seats as the viewer sees them."""
    if deal is None:
        return views.make_empty_seats(match.players)
    active = active_seats(match)
    return [
        views.make_seat_view(
            deal,
            play,
            seat,
            viewer,
            role=_find_role(phase, deal, seat, seat in active),
            playing=seat in active,
            spoken=("aces",) if deal.proved and seat == deal.declarer else (),
        )
        for seat in range(match.players)
    ]


def _find_role(phase: Phase, deal: DealState, seat: int, playing: bool) -> str:
    """Return ``declarer``, a word of the defence, or ``defender``; empty for a resting seat."""
    if deal.declarer is None:
        return ""
    if seat == deal.declarer:
        return "declarer"
    if isinstance(phase, Playing) and phase.roles is not None:
        return phase.roles.role(seat)
    return dict(deal.said).get(seat, "defender" if playing else "")


def _make_contract(match: Match, phase: Phase, deal: DealState | None) -> ContractView | None:
    """Return the contract, or ``polles``, with the tricks that each side needs; None before it is named."""
    if isinstance(phase, Playing) and phase.roles is None:
        return ContractView(None, "polles", None, None, None)
    if deal is None or deal.contract is None:
        return None
    contract = CONTRACTS[deal.contract]
    trump = None if contract.trump is None else contract.trump.letter
    against = TRICKS_PER_DEAL - contract.level
    alone = phase.roles.seats(IN) if isinstance(phase, Playing) and phase.roles is not None else ()
    if len(alone) == 1:
        right = defenders(deal.declarer_seat, match.dealt_by, match.players)[0]
        against = lone_minimum(contract, alone[0] == right, match.options)
    return ContractView(deal.declarer, contract.text, trump, contract.level, against)
