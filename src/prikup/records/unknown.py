"""Deals of which not every card was written down, and deals as one seat may know them.

To follow such a deal the unknown cards are laid anyhow; whenever a move then cannot be, they are laid anew so
that it can, within what a watcher could say of each hidden place. A hand that lay open must be written.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from prikup.cards import Card, Cards
from prikup.core import (
    Deal,
    Discard,
    Hidden,
    Input,
    Match,
    PlayCard,
    RuleError,
    Step,
    View,
    state_of,
)
from prikup.records.model import DealRecord
from prikup.records.spelling import spell, take

Place = tuple[str, int | None]
UNKNOWN = "discard ??"


def is_whole(deal: DealRecord) -> bool:
    """Whether every card of the deal, and of what was discarded, is known."""
    return None not in deal.hands and None not in deal.talon and UNKNOWN not in deal.moves


class Course:
    """A deal followed move by move; ``state`` is the match as it stands, ``facts`` what the last move led to.

    Where cards are unknown, ``state`` holds cards that fit everything so far. Raises RuleError if the cards
    that are known cannot be a deal.
    """

    def __init__(self, match: Match, deal: DealRecord) -> None:
        self.deal = deal
        self.discard_known = True
        self._guessing = not is_whole(deal)
        self._cards = deal.hands, deal.talon
        self._discard: Discard | None = None
        step = match.apply(Input(None, None, _guess(match, deal)))
        self.state, self.facts = step.state, step.facts
        self._remember()

    def step(self, words: Sequence[str]) -> tuple[str, int]:
        """Make the move that these words begin with; its text, and how many words it takes.

        Raises RuleError, and changes nothing, if it is impossible however the unknown cards lie.
        """
        before = self.state
        if list(words[:2]) == UNKNOWN.split() and before.phase.asks == "discard":
            turn = before.turns()[0]
            hand = before.game.view(before, turn.seat).seats[turn.seat].cards or ()
            put, count = Input(turn.seat, turn.by, Discard(Cards(hand[:2]))), 2
            self.discard_known, self._guessing = False, True
            return self._put(before, before.apply(put), UNKNOWN, count)
        try:
            put, count = take(before, words)
            step = before.apply(put)
        except RuleError as error:
            laid = self._lay_for(words, error) if self._guessing else None
            if laid is None:
                raise error
            before = laid
            put, count = take(before, words)
            step = before.apply(put)
        return self._put(before, step, spell(before, put), count)

    def whole(self, deal: DealRecord) -> DealRecord:
        """The deal with its unknown cards laid as they may have lain."""
        hands, talon = self._cards
        laid = self._discard
        moves = tuple(laid.text if move == UNKNOWN and laid else move for move in deal.moves)
        return msgspec.structs.replace(deal, hands=hands, talon=talon, moves=moves)

    def _put(self, before: Match, step: Step, text: str, count: int) -> tuple[str, int]:
        self.state = before
        self._remember()
        self.state, self.facts = step.state, step.facts
        self._remember()
        return text, count

    def _remember(self) -> None:
        for put in self.state.log:
            if isinstance(put.action, Deal):
                self._cards = put.action.hands, put.action.talon or ()
            elif isinstance(put.action, Discard):
                self._discard = put.action

    def _lay_for(self, words: Sequence[str], error: RuleError) -> Match | None:
        """The state laid anew so that the refused move is possible; None if it never is."""
        state = self.state
        barred: dict[Place, Cards] = {}
        pinned: dict[Card, Place] = {}
        for _ in range(4):
            turns = state.turns()
            if not turns or error.code not in ("not_held", "follow", "ruff"):
                return None
            here: Place = ("hand", turns[0].seat)
            if error.code == "not_held":
                pinned[Card.parse(str(error.data["card"]))] = here
            else:
                suit = error.data["suit"]
                of_suit = Cards(card for card in state.game.pack.cards if card.suit.letter == suit)
                barred[here] = barred.get(here, Cards()) | of_suit
            laid = _lay_anew(state, self, pinned, barred)
            if laid is None:
                return None
            state = laid
            try:
                put, _ = take(state, words)
                state.apply(put)
                return state
            except RuleError as again:
                error = again
        return None


def complete(match: Match, deal: DealRecord) -> DealRecord:
    """The deal with its unknown cards laid so that every move is possible; raises RuleError if none is so."""
    course = Course(match, deal)
    for move in deal.moves:
        course.step(move.split())
    return course.whole(deal)


def _guess(match: Match, deal: DealRecord) -> Deal:
    """The deal with the unseen cards in its unknown places, in order."""
    pattern = match.game.needs_deal(match)
    sizes: dict[int | str, int] = {}
    for place, count in pattern.packets if pattern else ():
        sizes[place] = sizes.get(place, 0) + count
    known = Cards(card for card in deal.talon if card is not None)
    for hand in deal.hands:
        known |= hand or Cards()
    unseen = list(match.game.pack.cards - known)
    hands = []
    for seat, hand in enumerate(deal.hands):
        size = sizes.get(seat, 0)
        hands.append(Cards(unseen[:size]) if hand is None else hand)
        unseen = unseen[size:] if hand is None else unseen
    talon = tuple(unseen.pop(0) if card is None and unseen else card for card in deal.talon)
    return Deal(tuple(hands), tuple(card for card in talon if card is not None))


def _lay_anew(
    state: Match, course: Course, pinned: Mapping[Card, Place], barred: Mapping[Place, Cards]
) -> Match | None:
    view = state.game.view(state, None)
    allowed = _written(state, course, view)
    may: dict[Place, Cards] = {}
    for hidden in view.hidden:
        place = (hidden.place, hidden.seat)
        may[place] = Cards(
            card
            for card in hidden.may - barred.get(place, Cards())
            if pinned.get(card, place) == place and place in allowed.get(card, (place,))
        )
    filled = _fill(view.hidden, may)
    if filled is None:
        return None
    world: dict[Place, Iterable[Card]] = dict(filled)
    talon = filled.get(("talon", None))
    if talon is not None:
        written = course.deal.talon[-len(talon) :]
        others = iter(talon - Cards(card for card in written if card is not None))
        world["talon", None] = [next(others) if card is None else card for card in written]
    try:
        return state_of(state.game, view, state.game.world(view, world))
    except RuleError:
        return None


def _written(state: Match, course: Course, view: View) -> dict[Card, tuple[Place, ...]]:
    """Where the cards that were written down may lie."""
    discards = [one for one in view.hidden if one.place == "discard"]
    owner = discards[0].seat if discards else None
    found: dict[Card, tuple[Place, ...]] = {}
    for seat, hand in enumerate(course.deal.hands):
        places: tuple[Place, ...] = (("hand", seat),)
        if seat == owner:
            places = (*places, ("discard", seat))
        for card in hand or ():
            found[card] = places
    if any(one.place == "talon" for one in view.hidden):
        found.update({card: (("talon", None),) for card in course.deal.talon if card is not None})
    if discards and course.discard_known:
        for put in state.log:
            if isinstance(put.action, Discard):
                found.update({card: (("discard", owner),) for card in put.action.cards or ()})
    return found


def _fill(hidden: Sequence[Hidden], may: Mapping[Place, Cards]) -> dict[Place, Cards] | None:
    """Each place filled from its cards: a matching of places (once for each card they hold) to cards."""
    holders: dict[Card, Place] = {}

    def settle(place: Place, tried: set[Card]) -> bool:
        for card in may[place]:
            if card in tried or holders.get(card) == place:
                continue
            tried.add(card)
            if card not in holders or settle(holders[card], tried):
                holders[card] = place
                return True
        return False

    for one in hidden:
        for _ in range(one.size):
            if not settle((one.place, one.seat), set()):
                return None
    return {
        (one.place, one.seat): Cards(c for c, place in holders.items() if place == (one.place, one.seat))
        for one in hidden
    }


def as_seen(state: Match, deal: DealRecord, viewer: int | None) -> DealRecord:
    """The deal in progress as a seat, or a watcher (None), may know it.

    Once a declarer whose discard is hidden has laid his hand open with an offer, the moves from there on
    are left out: a hand is written as it was dealt, and nobody else can.
    """
    view = state.game.view(state, viewer)
    played: dict[int, Cards] = {}
    discarder: int | None = None
    for put in state.log:
        if isinstance(put.action, PlayCard) and put.seat is not None:
            played[put.seat] = played.get(put.seat, Cards()) | Cards([put.action.card])
        if isinstance(put.action, Discard):
            discarder = put.seat
    declarer = next((seat.seat for seat in view.seats if seat.role == "declarer"), None)
    hands: list[Cards | None] = []
    for seat, hand in enumerate(deal.hands):
        known = view.seats[seat].cards is not None
        hidden = seat == declarer and seat != viewer and discarder == seat
        hands.append(hand if not hand or (known and not hidden) else None)
    shown = view.talon or ()
    talon = tuple(card if card in shown else None for card in deal.talon)
    moves = tuple(
        UNKNOWN if move.startswith("discard ") and discarder != viewer else move for move in deal.moves
    )
    if declarer is not None and hands[declarer] is None and view.seats[declarer].cards is not None:
        laid = next(at for at, move in enumerate(moves) if move.split(":")[-1].startswith("lay "))
        moves = moves[:laid]
    return msgspec.structs.replace(deal, hands=tuple(hands), talon=talon, moves=moves)
