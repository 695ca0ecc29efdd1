"""What a seat may know of a match of Russian Thousand."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from prikup.cards import Cards, Suit
from prikup.core import Action, Amount, ContractView, Hidden, Match, PlayCard, SeatView, View
from prikup.games.thousand.deal_end import totals
from prikup.games.thousand.deal_state import DealState
from prikup.games.thousand.playing import Playing
from prikup.games.thousand.points import ACES, worth
from prikup.games.thousand.results import mode_of
from prikup.games.thousand.rules import active_seats, suit_of
from prikup.toolkit import views
from prikup.toolkit.tricks import Play


def view(match: Match, seat: int | None) -> View:
    """All that a seat, or a watcher (None), may know."""
    known, play = views.dealt(match)
    held = known if isinstance(known, DealState) else None
    return views.of_deal(
        match,
        seat,
        # In what order the pack was gathered nobody is told.
        standing=msgspec.structs.replace(match.standing, pile=()),
        order=() if match.dealer is None else active_seats(match),
        seats=(_seat_view(match, held, play, other, seat) for other in range(match.players)),
        contract=None if held is None else _contract(match, held, play),
        choices=views.choices(match, seat, lambda action: _stake(match, held, action)),
        hidden=() if held is None else _hidden(match, held, play, seat),
        now=views.later(totals, match.standing),
        bottom=None if held is None else held.bottom,
    )


def _seat_view(
    match: Match, held: DealState | None, play: Play | None, seat: int, viewer: int | None
) -> SeatView:
    if held is None:
        return views.seat_of(None, None, seat, viewer)
    playing = seat in active_seats(match)
    role = "" if held.declarer is None or not playing else "defender"
    return views.seat_of(
        held,
        play,
        seat,
        viewer,
        role="declarer" if seat == held.declarer else role,
        playing=playing,
        points=_points(match, seat),
    )


def _points(match: Match, seat: int) -> int | None:
    """Card points and marriages of a seat so far; None before the play."""
    if not isinstance(match.phase, Playing):
        return None
    held = match.phase.held
    return match.phase.points[seat] + worth(match.options, held.marriages(seat), suit_of(held.trump))


def _contract(match: Match, held: DealState, play: Play | None) -> ContractView | None:
    if held.declarer is None:
        return None
    trump = suit_of(held.trump) if play is None else play.trump
    letter = None if trump is None else trump.letter
    # Until the talon is taken, a deal that is not golden or blind counts once.
    mode = mode_of(held.mode, held.target, match.options) if held.taken else held.mode
    return ContractView(held.declarer, str(held.target), letter, None, None, 1 if mode == "normal" else 2)


def _stake(match: Match, held: DealState | None, action: Action) -> dict[str, Amount]:
    """The ``points`` that are announced with a card (7.1, 7.5)."""
    if held is None or not isinstance(action, PlayCard) or not action.announce:
        return {}
    what = ACES if action.card.rank == ACES else action.card.suit.letter
    points = worth(match.options, [what], suit_of(held.trump))
    return {"points": points} if points else {}


# ---------------------------------------------------------------------------------------------
# What is hidden


def _hidden(match: Match, held: DealState, play: Play | None, viewer: int | None) -> Iterator[Hidden]:
    """The places the viewer does not see, and which cards may lie there by all that was played and told."""
    mine = views.eyes(held, viewer) == held.declarer
    placed = (*held.proved, *(held.given if mine else ()))
    shown = Cards(held.shown)

    def elsewhere(place: str, seat: int | None) -> Cards:
        """What the viewer knows to lie, or to have lain, in other hands.

        The talon that was shown is with the declarer, or with whom it may have been given to.
        """
        if place != "hand":
            others = Cards(card for _, card in placed)
            return others | shown if place == "talon" else others
        others = Cards(card for owner, card in placed if owner != seat)
        if seat == held.declarer or not shown or (not mine and _may_hold_talon(match, held, seat)):
            return others
        return others | (shown - Cards(card for owner, card in placed if owner == seat))

    return views.hidden(match, viewer, elsewhere, () if play is None else _trumps(match, held, play))


def _may_hold_talon(match: Match, held: DealState, seat: int | None) -> bool:
    """Whether a card that the declarer took may have been given to this seat: it was given one, and has not
    played one of these."""
    talon = Cards(held.taken)
    given = any(to == seat for to, _ in held.given)
    return given and all(owner != seat or card not in talon for owner, card in views.played_cards(match.log))


def _trumps(match: Match, held: DealState, play: Play) -> list[Suit | None]:
    """The trump suit of each trick."""
    trumps: list[Suit | None] = []
    trump = suit_of(held.trump)
    plays = [move.action for move in match.log if isinstance(move.action, PlayCard)]
    for lead in plays[:: play.rules.size]:
        if lead.announce and lead.card.rank != ACES and match.options.trump_mode == "marriage":
            trump = lead.card.suit
        trumps.append(trump)
    return trumps
