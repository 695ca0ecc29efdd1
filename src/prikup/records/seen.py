"""The deal in progress as one seat may know it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from prikup.cards import Card, Cards
from prikup.core import Discard, GiveCard, Match, View
from prikup.records.incomplete import UNKNOWN
from prikup.records.model import DealRecord
from prikup.records.spelling import split_seat


def as_seen(states: Sequence[Match], deal: DealRecord, viewer: int | None) -> DealRecord:
    """The deal in progress as a seat, or a watcher (None), may know it.

    ``states`` are the match after the deal and after each of its moves. Once a declarer's hand lies open
    while their discard is hidden, or a card was given that the viewer did not see, the moves from there are
    left out: a hand is written as it was dealt, and that nobody else can. Nor can who knows the discard, but
    never saw the talon: they cannot tell which cards lay there.
    """
    state = states[-1]
    view = state.game.view(state, viewer)
    discarder = next((move.seat for move in state.log if isinstance(move.action, Discard)), None)
    talon = _talon(view, deal.talon)
    known = discarder in (None, viewer) or (None not in talon and _deduced(view))
    hands = [
        hand if not hand or _dealt_known(view, seat, known or seat != discarder) else None
        for seat, hand in enumerate(deal.hands)
    ]
    moves = tuple(written if known else _covered(written) for written in deal.moves)
    if discarder is not None and hands[discarder] is None:
        moves = moves[: _until_open(states, viewer, discarder)]
    moves = moves[: _until_given(state, viewer)]
    comments = tuple(comment for comment in deal.comments if comment[0] <= len(moves))
    return msgspec.structs.replace(
        deal, hands=tuple(hands), talon=talon, bottom=None, moves=moves, comments=comments
    )


def _talon(view: View, dealt: Sequence[Card | None]) -> tuple[Card | None, ...]:
    """The talon as the viewer may know it; nobody can deduce in which order its cards lie."""
    shown = view.talon or ()
    lying = [card for card in _lying(view) if card in dealt and card not in shown]
    return tuple(card if card in shown else lying.pop(0) if lying else None for card in dealt)


def _until_given(state: Match, viewer: int | None) -> int:
    """How many moves were made before a card was given that the viewer did not see."""
    moves = state.log[1:]
    for made, move in enumerate(moves):
        if isinstance(move.action, GiveCard) and move.action.seen_by(viewer, move.by).unseen:
            return made
    return len(moves)


def _covered(written: str) -> str:
    """A move as who did not see the cards laid away in it may know it."""
    seat, text = split_seat(written)
    if not text.startswith("discard "):
        return written
    return UNKNOWN if seat is None else f"{seat}:{UNKNOWN}"


def _lying(view: View) -> Cards:
    """The cards that can lie nowhere but in the talon."""
    here, elsewhere = Cards(), Cards()
    for place in view.hidden:
        if place.place == "talon":
            here |= place.may
        else:
            elsewhere |= place.may
    return here - elsewhere


def _deduced(view: View) -> bool:
    """Whether only two cards can be those that were laid away."""
    return any(one.place == "discard" and len(one.may) == one.size for one in view.hidden)


def _dealt_known(view: View, seat: int, whole: bool) -> bool:
    """Whether the viewer knows what a seat was dealt; ``whole`` if nothing hidden was laid away from it.

    Who showed their cards before they laid two of them away has shown what they were dealt.
    """
    one = view.seats[seat]
    return one.shown is not None or (one.cards is not None and whole)


def _until_open(states: Sequence[Match], viewer: int | None, seat: int) -> int:
    """How many moves were made before a hand was laid open, after its owner had laid cards away."""
    for made, state in enumerate(states[1:]):
        one = state.game.view(state, viewer).seats[seat]
        laid_away = any(isinstance(move.action, Discard) for move in state.log)
        if laid_away and one.cards is not None:
            return made
    return len(states) - 1
