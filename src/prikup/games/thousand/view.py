"""The view that a seat or a watcher has of a match of Russian Thousand."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from prikup.cards import Card, Cards, Suit
from prikup.core import (
    Action,
    Amount,
    Choice,
    ContractView,
    Hidden,
    Lazy,
    PlayCard,
    SeatView,
    Turn,
)
from prikup.games.thousand.deal_end import totals
from prikup.games.thousand.deal_state import DealState
from prikup.games.thousand.match import Match, View
from prikup.games.thousand.options import Options
from prikup.games.thousand.playing import Playing
from prikup.games.thousand.points import ACES_WORD, announcement_points
from prikup.games.thousand.results import mode_of
from prikup.games.thousand.rules import active_seats, suit_of
from prikup.toolkit import views
from prikup.toolkit.tricks import Play


def view(match: Match, viewer: int | None) -> View:
    """Return all that a seat, or a watcher (None), may know."""
    known, play = views.find_deal_and_play(match)
    deal = known if isinstance(known, DealState) else None
    return views.make_deal_view(
        match,
        viewer,
        # Players are not told in which order the pack was gathered.
        standing=msgspec.structs.replace(match.standing, pile=()),
        order=() if match.dealer is None else active_seats(match),
        seats=Lazy(_seats, match, deal, play, viewer),
        contract=None if deal is None else _contract(match, deal, play),
        hidden=Lazy(_hidden, match, deal, play, viewer),
        totals=Lazy(totals, match.standing),
        choices=_choices,
        bottom=None if deal is None else deal.bottom,
    )


def _seats(match: Match, deal: DealState | None, play: Play | None, viewer: int | None) -> Sequence[SeatView]:
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
            role=_role(deal, seat, seat in active),
            playing=seat in active,
            points=_seat_points(match, seat),
        )
        for seat in range(match.players)
    ]


def _role(deal: DealState, seat: int, playing: bool) -> str:
    if seat == deal.declarer:
        return "declarer"
    return "" if deal.declarer is None or not playing else "defender"


def _seat_points(match: Match, seat: int) -> int | None:
    """Return the points of a seat so far in cards and marriages; None before the play."""
    if not isinstance(match.phase, Playing):
        return None
    deal = match.phase.held
    return match.phase.points[seat] + announcement_points(
        match.options, deal.marriages(seat), suit_of(deal.trump)
    )


def _contract(match: Match, deal: DealState, play: Play | None) -> ContractView | None:
    if deal.declarer is None:
        return None
    trump = suit_of(deal.trump) if play is None else play.trump
    letter = None if trump is None else trump.letter
    # Until the talon is taken, a deal that is not golden or blind counts once.
    mode = mode_of(deal.mode, deal.target, match.options) if deal.taken else deal.mode
    return ContractView(deal.declarer, str(deal.target), letter, None, None, 1 if mode == "normal" else 2)


def _choices(match: Match, turn: Turn) -> list[Choice]:
    """Return all choices of a turn, with the ``points`` that are announced with a card (7.1, 7.5)."""
    phase = match.phase
    stakes: views.Stakes = {}
    if isinstance(phase, Playing):
        trump = suit_of(phase.held.trump)
        stakes = {
            action.text: _announcement_stake(action, match.options, trump)
            for action in phase.legal(match, turn)
        }
    return views.list_turn_choices(match, turn, stakes)


def _announcement_stake(action: Action, options: Options, trump: Suit | None) -> dict[str, Amount]:
    if not isinstance(action, PlayCard) or not action.announce:
        return {}
    what = ACES_WORD if action.card.rank == ACES_WORD else action.card.suit.letter
    points = announcement_points(options, [what], trump)
    return {"points": points} if points else {}


# ---------------------------------------------------------------------------------------------
# Hidden places


def _hidden(match: Match, deal: DealState | None, play: Play | None, viewer: int | None) -> list[Hidden]:
    """Return the places that the viewer does not see, each with the cards that may lie there."""
    if deal is None:
        return []
    trumps = () if play is None else _trumps(match, deal, play)
    sees_gifts = views.find_sighted_viewer(deal, viewer) == deal.declarer
    placed = (*deal.proved, *(deal.given if sees_gifts else ()))
    return [
        views.exclude(place, _excluded(match, deal, place, placed, sees_gifts))
        for place in views.list_hidden_places(match, viewer, trumps)
    ]


def _excluded(
    match: Match, deal: DealState, place: Hidden, placed: Sequence[tuple[int, Card]], sees_gifts: bool
) -> Cards:
    """Return the cards that the viewer knows to lie, or to have lain, elsewhere than in a place.

    ``placed`` are the cards that are known to be with a seat. The talon that was shown is with the declarer,
    or with a seat that it may have been given to.
    """
    shown, seat = Cards(deal.shown), place.seat
    if place.place != "hand":
        others = Cards(card for _, card in placed)
        return others | shown if place.place == "talon" else others
    others = Cards(card for owner, card in placed if owner != seat)
    if seat == deal.declarer or not shown or (not sees_gifts and _may_hold_talon(match, deal, seat)):
        return others
    return others | (shown - Cards(card for owner, card in placed if owner == seat))


def _may_hold_talon(match: Match, deal: DealState, seat: int | None) -> bool:
    """Return True if a card that the declarer took may have been given to this seat.

    It was given a card, and has not played one of those that the declarer took.
    """
    talon = Cards(deal.taken)
    given = any(to == seat for to, _ in deal.given)
    return given and all(owner != seat or card not in talon for owner, card in views.played_cards(match.log))


def _trumps(match: Match, deal: DealState, play: Play) -> list[Suit | None]:
    """Return the trump suit of each trick."""
    trumps: list[Suit | None] = []
    trump = suit_of(deal.trump)
    plays = [move.action for move in match.log if isinstance(move.action, PlayCard)]
    for lead in plays[:: play.rules.size]:
        if lead.announce and lead.card.rank != ACES_WORD and match.options.trump_mode == "marriage":
            trump = lead.card.suit
        trumps.append(trump)
    return trumps
