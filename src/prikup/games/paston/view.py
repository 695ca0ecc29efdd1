"""The view that a seat or a watcher has of a match of Paston, and the worlds that fit it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from prikup.cards import Card, Cards
from prikup.core import (
    Action,
    Amount,
    Choice,
    ContractView,
    Hidden,
    Lazy,
    Name,
    Phase,
    RuleError,
    SeatView,
    Turn,
    World,
)
from prikup.games.paston.contracts import CONTRACTS, DECLARER_NEEDS, DEFENCE_QUOTA, Contract
from prikup.games.paston.deal_end import totals
from prikup.games.paston.exchange import SURRENDER
from prikup.games.paston.match import Match, View
from prikup.games.paston.opening import JACK_OF_SPADES, SEVEN_OF_SPADES, find_run, order_from
from prikup.games.paston.options import Options
from prikup.games.paston.phases import Bidding
from prikup.games.paston.playing import Defending
from prikup.games.paston.results import WHIST
from prikup.games.paston.score import contract_points, whist_points
from prikup.toolkit import views
from prikup.toolkit.deal_state import DealState, find_card_phase
from prikup.toolkit.tricks import Play

_ROLES = {"whist": "whister", "pass": "passer"}


def view(match: Match, viewer: int | None) -> View:
    """Return all that a seat, or a watcher (None), may know."""
    deal, play = views.find_deal_and_play(match)
    return views.make_deal_view(
        match,
        viewer,
        order=_find_order(match, find_card_phase(match)),
        seats=Lazy(_make_seats, match, deal, play, viewer),
        contract=_make_contract(deal),
        hidden=Lazy(_list_hidden, match, deal, viewer),
        totals=Lazy(totals, match.standing),
        choices=_list_choices,
    )


def _make_seats(
    match: Match, deal: DealState | None, play: Play | None, viewer: int | None
) -> Sequence[SeatView]:
    """Return all seats as the viewer sees them."""
    if deal is None:
        return views.make_empty_seats(match.players)
    return [
        views.make_seat_view(deal, play, seat, viewer, role=_find_role(deal, seat))
        for seat in range(match.players)
    ]


def _find_order(match: Match, phase: Phase) -> tuple[int, ...]:
    """Return the seats in the order of first speaking; between deals from the dealer's left."""
    if match.dealer is None:
        return ()
    if isinstance(phase, Bidding):
        return phase.auction.order
    state = getattr(phase, "held", None)
    return order_from(state.opener if isinstance(state, DealState) else (match.dealer + 1) % 3)


def _find_role(deal: DealState, seat: int) -> str:
    """Return ``declarer``, the role by the word of the defence, or else ``defender``.

    Empty before there is a declarer.
    """
    if deal.declarer is None:
        return ""
    if seat == deal.declarer:
        return "declarer"
    return _ROLES.get(dict(deal.said).get(seat, ""), "defender")


def _make_contract(deal: DealState | None) -> ContractView | None:
    """Return the game that is played; None before it is named."""
    if deal is None or deal.contract is None:
        return None
    contract = CONTRACTS[deal.contract]
    return ContractView(deal.declarer, contract.text, contract.trump.letter, DECLARER_NEEDS, DEFENCE_QUOTA)


def _list_choices(match: Match, turn: Turn) -> list[Choice]:
    """Return all choices of a turn, with what they bring or cost in points.

    A game that is bid or named has ``made`` and ``failed``, surrender its ``cost``. Whist has the quota
    (``together`` or ``alone``, absent while unknown), ``over`` for each trick above it, and ``short`` for the
    greatest loss, which is that without a trick.
    """
    phase = match.phase
    stakes: views.Stakes = {}
    if isinstance(phase, Defending):
        contract = CONTRACTS[phase.held.contract or ""]
        stakes = {WHIST: _make_whist_stake(contract, phase.held)}
    elif match.phase.asks != "discard":
        stakes = {action.text: _make_stake(action, match.options) for action in phase.legal(match, turn)}
    return views.list_turn_choices(match, turn, stakes)


def _make_stake(action: Action, options: Options) -> dict[str, Amount]:
    """Return what a call or a name brings or costs; empty for other words."""
    if action == SURRENDER:
        return {"cost": options.surrender_cost}
    contract = CONTRACTS.get(action.contract if isinstance(action, Name) else action.text)
    if contract is None:
        return {}
    return {
        "made": contract_points(contract, won=True, options=options),
        "failed": contract_points(contract, won=False, options=options),
    }


def _make_whist_stake(contract: Contract, state: DealState) -> dict[str, Amount]:
    """Return the quota of a whist, the price of a trick above it, and the greatest loss."""
    quotas: dict[str, Amount] = {"together": 2, "alone": 4}
    if state.said:
        quotas.pop("alone" if state.said[0][1] == WHIST else "together")
    worst = contract.value * whist_points(0, alone="together" not in quotas)
    return {**quotas, "over": 10 * contract.value, "short": worst}


# ---------------------------------------------------------------------------------------------
# Hidden places


def _list_hidden(match: Match, deal: DealState | None, viewer: int | None) -> list[Hidden]:
    """Return the places that the viewer does not see, each with the cards that may lie there.

    Cards that all know to be with one seat lie nowhere else.
    """
    places = views.list_hidden_places(match, viewer)
    if deal is None or not deal.proved:
        return places
    owners = _find_owners(deal.proved, deal.declarer)
    return [
        views.exclude(place, Cards(card for card, owner in owners.items() if owner != place.seat))
        for place in places
    ]


def _find_owners(proved: Iterable[tuple[int, Card]], declarer: int | None) -> dict[Card, int | None]:
    """Return the owner of each card that was shown or, since nobody showed it, lay in the talon.

    ``proved`` are the cards that were shown, each with its seat. Whoever showed the seven of spades had no
    jack, so that the jack lay in the talon: the declarer owns it, or nobody (None) while it still lies there.
    """
    owners: dict[Card, int | None] = {}
    for seat, card in proved:
        owners[card] = seat
        if card is SEVEN_OF_SPADES:
            owners[JACK_OF_SPADES] = declarer
    return owners


def world(view: View, places: views.CardsByPlace) -> World:
    """Return the world in which each hidden place of the view holds these cards, the talon in this order.

    Raises RuleError if no talon could have been taken so.
    """
    return views.make_world(view, places, lambda hands, declarer: _find_possible_talon(view, hands, declarer))


def _find_possible_talon(view: View, hands: Sequence[Cards], declarer: int) -> tuple[Card, ...]:
    """Return two of the declarer's twelve cards that may have been the talon, which only they have seen.

    ``hands`` are the hands with the talon in the declarer's. Raises RuleError if no two may have been.
    """
    proved = [(seat.seat, card) for seat in view.seats for card in seat.proved]
    proved_by_declarer = {card for by, card in proved if by == declarer}
    talon_cards = {card for card, owner in _find_owners(proved, None).items() if owner is None}
    for talon in combinations(hands[declarer], 2):
        dealt_hands = [hand - Cards(talon) if seat == declarer else hand for seat, hand in enumerate(hands)]
        if (
            talon_cards <= set(talon)
            and not proved_by_declarer & set(talon)
            and find_run(dealt_hands, view.options) is None
        ):
            return talon
    raise RuleError("world", "")
