"""What a seat may know of a match of Paston, and back from it to a state."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from prikup.cards import Card, Cards
from prikup.core import (
    Action,
    Amount,
    ContractView,
    Match,
    Name,
    Phase,
    RuleError,
    View,
    World,
)
from prikup.games.paston.contracts import CONTRACTS, NEEDS, QUOTA, Contract
from prikup.games.paston.deal_end import totals
from prikup.games.paston.exchange import SURRENDER
from prikup.games.paston.opening import JACK, SEVEN, order_from, run_of
from prikup.games.paston.options import Options
from prikup.games.paston.phases import Bidding
from prikup.games.paston.playing import Defending
from prikup.games.paston.results import WHIST
from prikup.games.paston.score import whisted, worth
from prikup.toolkit import views
from prikup.toolkit.deal_state import DealState, with_cards

_ROLES = {"whist": "whister", "pass": "passer"}


def view(match: Match, seat: int | None) -> View:
    """All that a seat, or a watcher (None), may know."""
    held, play = views.dealt(match)

    def stake(action: Action) -> dict[str, Amount]:
        return _stake(match.phase, action, match.options)

    def elsewhere(place: str, owner: int | None) -> Cards:
        return Cards() if held is None else _elsewhere(held, owner)

    return views.of_deal(
        match,
        seat,
        order=_order(match, with_cards(match)),
        seats=(
            views.seat_of(held, play, other, seat, role=_role(held, other)) for other in range(match.players)
        ),
        contract=_contract(held),
        choices=views.choices(match, seat, stake),
        hidden=views.hidden(match, seat, elsewhere),
        now=views.later(totals, match.standing),
    )


def _order(match: Match, phase: Phase) -> tuple[int, ...]:
    """The seats in the order of first speaking; between deals from the dealer's left."""
    if match.dealer is None:
        return ()
    if isinstance(phase, Bidding):
        return phase.auction.order
    held = getattr(phase, "held", None)
    return order_from(held.opener if isinstance(held, DealState) else (match.dealer + 1) % 3)


def _role(held: DealState | None, seat: int) -> str:
    if held is None or held.declarer is None:
        return ""
    if seat == held.declarer:
        return "declarer"
    return _ROLES.get(dict(held.said).get(seat, ""), "defender")


def _contract(held: DealState | None) -> ContractView | None:
    if held is None or held.contract is None:
        return None
    contract = CONTRACTS[held.contract]
    return ContractView(held.declarer, contract.text, contract.trump.letter, NEEDS, QUOTA)


def _stake(phase: Phase, action: Action, options: Options) -> dict[str, Amount]:
    """What an action brings or costs, in points.

    ``made`` and ``failed`` of a game that is bid or named; ``cost`` of surrender; at whist the quota, which
    is ``together`` or ``alone``, as far as it is known which, each trick ``over`` it, and ``short`` of it the
    most that can be lost, which is without a trick.
    """
    if isinstance(phase, Defending):
        contract = CONTRACTS[phase.held.contract or ""]
        return _whist_stake(contract, phase.held) if action.text == WHIST else {}
    if action == SURRENDER:
        return {"cost": options.surrender_cost}
    contract_named = action.contract if isinstance(action, Name) else action.text
    if contract_named not in CONTRACTS:
        return {}
    contract = CONTRACTS[contract_named]
    return {"made": worth(contract, True, options), "failed": worth(contract, False, options)}


def _whist_stake(contract: Contract, held: DealState) -> dict[str, Amount]:
    quotas: dict[str, Amount] = {"together": 2, "alone": 4}
    if held.said:
        quotas.pop("alone" if held.said[0][1] == WHIST else "together")
    worst = contract.value * whisted(0, alone="together" not in quotas)
    return {**quotas, "over": 10 * contract.value, "short": worst}


# ---------------------------------------------------------------------------------------------
# What is hidden


def _elsewhere(held: DealState, seat: int | None) -> Cards:
    """The cards that all know to be with another than this seat (None: elsewhere than in the talon)."""
    return Cards(card for card, owner in _placed(held.proved, held.declarer).items() if owner != seat)


def _placed(proved: Iterable[tuple[int, Card]], declarer: int | None) -> dict[Card, int | None]:
    """Whose the cards are that were shown or, since nobody showed them, lay in the talon (None: lie)."""
    found: dict[Card, int | None] = {}
    for seat, card in proved:
        found[card] = seat
        if card is SEVEN:
            found[JACK] = declarer
    return found


def world(view: View, places: views.Places) -> World:
    """The world in which each hidden place of the view holds these cards, the talon in this order.

    Raises RuleError if no talon could have been taken so.
    """
    return views.world(view, places, lambda hands, declarer: _taken(view, hands, declarer))


def _taken(view: View, hands: Sequence[Cards], declarer: int) -> tuple[Card, ...]:
    """Two of the declarer's twelve cards that may have been the talon, which only they have seen."""
    proved = [(seat.seat, card) for seat in view.seats for card in seat.proved]
    theirs = {card for by, card in proved if by == declarer}
    must = {card for card, owner in _placed(proved, None).items() if owner is None}
    for talon in combinations(hands[declarer], 2):
        left = [hand - Cards(talon) if seat == declarer else hand for seat, hand in enumerate(hands)]
        if must <= set(talon) and not theirs & set(talon) and run_of(left, view.options) is None:
            return talon
    raise RuleError("world", "")
