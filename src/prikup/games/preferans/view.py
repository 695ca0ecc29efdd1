"""The view that a seat or a watcher has of a match of Russian Preferans."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache

from prikup.cards import Cards
from prikup.core import (
    Action,
    Amount,
    Choice,
    ContractView,
    GivePoints,
    Hidden,
    Lazy,
    Phase,
    SeatView,
    Turn,
)
from prikup.games.preferans.contracts import CONTRACTS, MISERE
from prikup.games.preferans.deal_end import Giving
from prikup.games.preferans.defending import Defending
from prikup.games.preferans.match import Match, View
from prikup.games.preferans.options import Options
from prikup.games.preferans.playing import OPEN_WORD, Playing
from prikup.games.preferans.rules import active_seats
from prikup.games.preferans.score import Standing, settle
from prikup.games.preferans.whists import defence_stake
from prikup.toolkit import views
from prikup.toolkit.deal_state import DealState, find_card_phase
from prikup.toolkit.tricks import Play

_ROLES = {"whist": "whister", "pass": "passer", "half": "half"}


def view(match: Match, viewer: int | None) -> View:
    """Return all that a seat, or a watcher (None), may know."""
    deal, play = views.find_deal_and_play(match)
    return views.make_deal_view(
        match,
        viewer,
        order=() if match.dealer is None else active_seats(match),
        seats=Lazy(_make_seats, match, deal, play, viewer),
        contract=None if deal is None else _make_contract(match, deal, play),
        hidden=Lazy(_list_hidden, match, deal, play, viewer),
        totals=Lazy(_find_totals, match.standing, match.options),
        choices=_list_choices,
        offers=_list_offers(match.phase, viewer),
    )


@lru_cache(maxsize=1024)
def _find_totals(standing: Standing, options: Options) -> tuple[Fraction, ...]:
    """Return the result of each seat if the sheet were settled now."""
    return settle(standing, options).result


def _make_seats(
    match: Match, deal: DealState | None, play: Play | None, viewer: int | None
) -> Sequence[SeatView]:
    """Return all seats as the viewer sees them."""
    if deal is None:
        return views.make_empty_seats(match.players)
    phase, active, shown_cards = (
        find_card_phase(match),
        active_seats(match),
        _find_shown_misere(match, deal, play),
    )
    return [
        views.make_seat_view(
            deal,
            play,
            seat,
            viewer,
            role=_find_role(phase, deal, seat, seat in active),
            playing=seat in active,
            shown=shown_cards if seat == deal.declarer else None,
        )
        for seat in range(match.players)
    ]


def _find_shown_misere(match: Match, deal: DealState, play: Play | None) -> Cards | None:
    """Return the unplayed cards of a misère that its declarer showed before the discard (6.11), else None."""
    if match.options.misere_exposure != "declarer_before_discard" or deal.bid != MISERE or not deal.taken:
        return None
    return Cards(views.hand_mask(deal, play, deal.declarer_seat)) | (deal.discard or Cards())


def _find_role(phase: Phase, deal: DealState, seat: int, playing: bool) -> str:
    """Return ``declarer``, the role in the defence, or ``defender``; empty for a resting seat."""
    if deal.declarer is None:
        return ""
    if seat == deal.declarer:
        return "declarer"
    role = phase.roles.role(seat) if isinstance(phase, Playing) else _ROLES.get(dict(deal.said).get(seat, ""))
    return role or ("defender" if playing else "")


def _make_contract(match: Match, deal: DealState, play: Play | None) -> ContractView | None:
    """Return the contract that is played, an all-pass or a misère included; None before."""
    if deal.contract is not None:
        contract = CONTRACTS[deal.contract]
        trump = None if contract.strain == "NT" else contract.strain
        against = match.options.quota_at(contract.level)
        return ContractView(deal.declarer, contract.text, trump, contract.level, against)
    if play is None:
        return None
    if deal.declarer is None:
        return ContractView(None, "raspasy", None, None, None)
    return ContractView(deal.declarer, MISERE, None, 0, None)


def _list_choices(match: Match, turn: Turn) -> list[Choice]:
    """Return all choices of a turn, with the numbers that a defender or a donor weighs."""
    phase = match.phase
    stakes: views.Stakes = {}
    if isinstance(phase, Defending):
        contract = CONTRACTS[phase.held.contract or ""]
        liable = phase.asked.seat in active_seats(match)
        stakes = {word: defence_stake(word, contract, match.options, liable) for word in phase.asked.words}
    elif isinstance(phase, Giving):
        points, rate = phase.surplus.points, match.options.aid_rate
        stakes = {action.text: _make_gift_stake(action, points, rate) for action in phase.legal(match, turn)}
    return views.list_turn_choices(match, turn, stakes)


def _make_gift_stake(action: Action, surplus: Amount, rate: int) -> dict[str, Amount]:
    """Return the whists that a gift writes, or the points that are lost by keeping them (11.2)."""
    return {"whists": action.points * rate} if isinstance(action, GivePoints) else {"points": surplus}


def _list_offers(phase: Phase, viewer: int | None) -> tuple[Choice, ...]:
    """Return the offer of a lone whister to open, as long as the whister may still choose it (6.10)."""
    may_open = isinstance(phase, Playing) and viewer is not None and phase.governor == viewer
    return (Choice(OPEN_WORD.text, legal=True),) if may_open else ()


def _list_hidden(match: Match, deal: DealState | None, play: Play | None, viewer: int | None) -> list[Hidden]:
    """Return the places that the viewer does not see, each with the cards that may lie there.

    The cards that the declarer took from the talon or has shown lie nowhere but in the declarer's hand or
    discard; and if all twelve were shown, no other card lies there.
    """
    places = views.list_hidden_places(match, viewer)
    if deal is None or not deal.taken:
        return places
    shown_cards = _find_shown_misere(match, deal, play)
    declarer_cards = Cards(deal.taken) | (shown_cards or Cards())
    other_cards = Cards() if shown_cards is None else match.pack.cards - shown_cards
    return [
        views.exclude(place, other_cards if place.seat == deal.declarer else declarer_cards)
        for place in places
    ]
