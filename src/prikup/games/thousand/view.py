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
    any_deal, play = views.find_deal_and_play(match)
    deal = any_deal if isinstance(any_deal, DealState) else None
    return views.make_deal_view(
        match,
        viewer,
        # Players are not told in which order the pack was gathered.
        standing=msgspec.structs.replace(match.standing, pile=()),
        order=() if match.dealer is None else active_seats(match),
        seats=Lazy(_make_seats, match, deal, play, viewer),
        contract=None if deal is None else _make_contract(match, deal, play),
        hidden=Lazy(_list_hidden, match, deal, play, viewer),
        totals=Lazy(totals, match.standing),
        choices=_list_choices,
        bottom=None if deal is None else deal.bottom,
    )


def _make_seats(
    match: Match, deal: DealState | None, play: Play | None, viewer: int | None
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
            role=_find_role(deal, seat, seat in active),
            playing=seat in active,
            points=_count_points(match, seat),
        )
        for seat in range(match.players)
    ]


def _find_role(deal: DealState, seat: int, playing: bool) -> str:
    """Return ``declarer`` or ``defender``, empty for a seat that rests and before there is a declarer."""
    if seat == deal.declarer:
        return "declarer"
    return "" if deal.declarer is None or not playing else "defender"


def _count_points(match: Match, seat: int) -> int | None:
    """Return the points of a seat so far in cards and marriages; None before the play."""
    if not isinstance(match.phase, Playing):
        return None
    deal = match.phase.held
    return match.phase.points[seat] + announcement_points(
        match.options, deal.marriages(seat), suit_of(deal.trump)
    )


def _make_contract(match: Match, deal: DealState, play: Play | None) -> ContractView | None:
    """Return the target with its trump suit and factor; None before there is a declarer."""
    if deal.declarer is None:
        return None
    trump = suit_of(deal.trump) if play is None else play.trump
    letter = None if trump is None else trump.letter
    # Until the talon is taken, a deal that is not golden or blind counts once.
    mode = mode_of(deal.mode, deal.target, match.options) if deal.taken else deal.mode
    return ContractView(deal.declarer, str(deal.target), letter, None, None, 1 if mode == "normal" else 2)


def _list_choices(match: Match, turn: Turn) -> list[Choice]:
    """Return all choices of a turn, with the ``points`` that are announced with a card (7.1, 7.5)."""
    phase = match.phase
    stakes: views.Stakes = {}
    if isinstance(phase, Playing):
        trump = suit_of(phase.held.trump)
        stakes = {
            action.text: _make_stake(action, match.options, trump) for action in phase.legal(match, turn)
        }
    return views.list_turn_choices(match, turn, stakes)


def _make_stake(action: Action, options: Options, trump: Suit | None) -> dict[str, Amount]:
    """Return the points that are announced with an action; empty if none are."""
    if not isinstance(action, PlayCard) or not action.announce:
        return {}
    announced = ACES_WORD if action.card.rank == ACES_WORD else action.card.suit.letter
    points = announcement_points(options, [announced], trump)
    return {"points": points} if points else {}


# ---------------------------------------------------------------------------------------------
# Hidden places


def _list_hidden(match: Match, deal: DealState | None, play: Play | None, viewer: int | None) -> list[Hidden]:
    """Return the places that the viewer does not see, each with the cards that may lie there."""
    if deal is None:
        return []
    trumps = () if play is None else list_trumps(match, deal, play)
    sees_gifts = views.find_sighted_viewer(deal, viewer) == deal.declarer
    placed = (*deal.proved, *(deal.given if sees_gifts else ()))
    return [
        views.exclude(place, _find_excluded(match, deal, place, placed, sees_gifts))
        for place in views.list_hidden_places(match, viewer, trumps)
    ]


def _find_excluded(
    match: Match, deal: DealState, place: Hidden, placed: Sequence[tuple[int, Card]], sees_gifts: bool
) -> Cards:
    """Return the cards of which the viewer knows that they lie, or have lain, outside a place.

    ``placed`` are cards, each with a seat that is known to have it. The talon that was shown is with the
    declarer, or with a seat to which the declarer may have given it.
    """
    shown_talon, seat = Cards(deal.shown), place.seat
    if place.place != "hand":
        elsewhere = Cards(card for _, card in placed)
        return elsewhere | shown_talon if place.place == "talon" else elsewhere
    elsewhere = Cards(card for owner, card in placed if owner != seat)
    if seat == deal.declarer or not shown_talon or (not sees_gifts and _may_hold_talon(match, deal, seat)):
        return elsewhere
    return elsewhere | (shown_talon - Cards(card for owner, card in placed if owner == seat))


def _may_hold_talon(match: Match, deal: DealState, seat: int | None) -> bool:
    """Return True if this seat may have been given a card of the talon.

    It was given a card and has not played one that the declarer took.
    """
    talon = Cards(deal.taken)
    was_given = any(to == seat for to, _ in deal.given)
    return was_given and all(
        owner != seat or card not in talon for owner, card in views.played_cards(match.log)
    )


def list_trumps(match: Match, deal: DealState, play: Play) -> list[Suit | None]:
    """Return the trump suit of each trick."""
    trumps: list[Suit | None] = []
    trump = suit_of(deal.trump)
    plays = [move.action for move in match.log if isinstance(move.action, PlayCard)]
    for lead in plays[:: play.rules.size]:
        if lead.announce and lead.card.rank != ACES_WORD and match.options.trump_mode == "marriage":
            trump = lead.card.suit
        trumps.append(trump)
    return trumps
