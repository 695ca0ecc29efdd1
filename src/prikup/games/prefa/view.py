"""What a seat may know of a match of Prefa, and back from it to a state."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from prikup.cards import Cards
from prikup.core import (
    ContractView,
    Match,
    Phase,
    SeatView,
    View,
)
from prikup.games.prefa.contracts import CONTRACTS, TRICKS
from prikup.games.prefa.playing import Playing
from prikup.games.prefa.results import IN, Standing, defenders
from prikup.games.prefa.rules import active_seats
from prikup.games.prefa.score import lone_minimum, settle
from prikup.games.prefa.stakes import stake
from prikup.toolkit import views
from prikup.toolkit.deal_state import DealState, with_cards


def view(match: Match, seat: int | None) -> View:
    """All that a seat, or a watcher (None), may know."""
    phase = with_cards(match)
    held, _ = views.dealt(match)

    def elsewhere(place: str, owner: int | None) -> Cards:
        """Aces that were announced are in the hand of the declarer, who has discarded by then."""
        if held is None or (place == "hand" and owner == held.declarer):
            return Cards()
        return Cards(card for _, card in held.proved)

    return views.of_deal(
        match,
        seat,
        order=() if match.dealer is None else active_seats(match),
        seats=(_seat_view(match, phase, held, other, seat) for other in range(match.players)),
        contract=_contract(match, phase, held),
        choices=views.choices(match, seat, lambda action: stake(match, action)),
        hidden=views.hidden(match, seat, elsewhere),
        now=views.later(_now, match.standing),
    )


@lru_cache(maxsize=1024)
def _now(standing: Standing) -> tuple[Fraction, ...]:
    return settle(standing).result


def _seat_view(match: Match, phase: Phase, held: DealState | None, seat: int, viewer: int | None) -> SeatView:
    if held is None:
        return views.seat_of(None, None, seat, viewer)
    return views.seat_of(
        held,
        phase.play if isinstance(phase, Playing) else None,
        seat,
        viewer,
        role=_role(match, phase, held, seat),
        playing=seat in active_seats(match),
        spoken=("aces",) if held.proved and seat == held.declarer else (),
    )


def _role(match: Match, phase: Phase, held: DealState, seat: int) -> str:
    if held.declarer is None:
        return ""
    if seat == held.declarer:
        return "declarer"
    if isinstance(phase, Playing) and phase.roles is not None:
        return phase.roles.role(seat)
    other = "defender" if seat in active_seats(match) else ""
    return dict(held.said).get(seat, other)


def _contract(match: Match, phase: Phase, held: DealState | None) -> ContractView | None:
    if isinstance(phase, Playing) and phase.roles is None:
        return ContractView(None, "polles", None, None, None)
    if held is None or held.contract is None:
        return None
    contract = CONTRACTS[held.contract]
    trump = None if contract.trump is None else contract.trump.letter
    against = TRICKS - contract.level
    alone = phase.roles.seats(IN) if isinstance(phase, Playing) and phase.roles is not None else ()
    if len(alone) == 1:
        right = defenders(held.won, match.dealt_by, match.players)[0]
        against = lone_minimum(contract, alone[0] == right, match.options)
    return ContractView(held.declarer, contract.text, trump, contract.level, against)
