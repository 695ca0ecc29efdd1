"""Deals of which not every card was written down, and deals as one seat may know them.

To follow such a deal the unknown cards are laid anyhow; whenever a move then cannot be, they are laid anew so
that it can: within all that the moves so far say of who held what, and of who could not follow suit.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import product

import msgspec

from prikup.cards import Card, Cards
from prikup.core import Deal, Discard, Fact, Input, Match, PlayCard, RuleError, View
from prikup.records.model import DealRecord
from prikup.records.spelling import spell, take

Place = tuple[str, int]
"""``hand`` and a seat (what a declarer keeps), ``discard`` and a seat, ``talon`` and a place in it."""

UNKNOWN = "discard ??"


def is_whole(deal: DealRecord) -> bool:
    """Whether every card of the deal, and of what was discarded, is known."""
    return None not in deal.hands and None not in deal.talon and UNKNOWN not in deal.moves


class _Learnt:
    """What the moves say of cards that nobody wrote down.

    ``held`` tells who played a card, ``barred`` what a seat cannot have kept (it did not follow suit),
    ``declarer`` who discarded and ``discard`` what, if that is known. ``suits`` are assumptions: the suit
    of a card of the talon by its place.
    """

    def __init__(self, suits: Mapping[int, str] | None = None) -> None:
        self.held: dict[Card, int] = {}
        self.barred: dict[int, Cards] = {}
        self.declarer: int | None = None
        self.discard: Cards | None = None
        self.suits: Mapping[int, str] = suits or {}

    def copy(self) -> _Learnt:
        """The same, to be added to."""
        other = _Learnt(self.suits)
        other.held, other.barred = dict(self.held), dict(self.barred)
        other.declarer, other.discard = self.declarer, self.discard
        return other

    def made(self, put: Input, known: bool) -> None:
        """Learn from a move that was possible as the cards lay."""
        assert put.seat is not None
        if isinstance(put.action, PlayCard):
            self.held[put.action.card] = put.seat
        elif isinstance(put.action, Discard):
            self.declarer, self.discard = put.seat, put.action.cards if known else None

    def refused(self, state: Match, words: Sequence[str], error: RuleError) -> bool:
        """Learn from a move that was not; False if no other cards make it possible."""
        turns = state.turns()
        if not turns or error.code not in ("not_held", "follow", "ruff"):
            return False
        seat = turns[0].seat
        if state.phase.asks == "discard":
            cards = Cards.parse(" ".join(words[1:3]))
            changed = self.discard != cards
            self.declarer, self.discard = seat, cards
            return changed
        if error.code == "not_held":
            card = Card.parse(str(error.data["card"]))
            changed = card not in self.held
            self.held.setdefault(card, seat)
            return changed
        played = Cards(
            put.action.card for put in state.log if isinstance(put.action, PlayCard) and put.seat == seat
        )
        of_suit = Cards(card for card in state.game.pack.cards if card.suit.letter == error.data["suit"])
        before = self.barred.get(seat, Cards())
        self.barred[seat] = before | (of_suit - played)
        return self.barred[seat] != before

    def allows(self, card: Card, place: Place) -> bool:
        """Whether the card may lie there."""
        kind, at = place
        if card in self.held and place != ("hand", self.held[card]):
            return False
        if self.discard is not None and (card in self.discard) != (kind == "discard"):
            return False
        if kind == "talon":
            return self.suits.get(at, card.suit.letter) == card.suit.letter
        return kind == "discard" or card not in self.barred.get(at, ())


class Course:
    """A deal followed move by move; ``state`` is the match as it stands, ``facts`` what the last move led to.

    Where cards are unknown, ``state`` holds cards that fit everything so far. Raises RuleError if the cards
    that are known cannot be a deal.
    """

    state: Match
    facts: tuple[Fact, ...]

    def __init__(self, match: Match, deal: DealRecord) -> None:
        self.deal = deal
        self._start = match
        self._sizes = _sizes(match)
        self._guessing = not is_whole(deal)
        self._begin(_guess(match, deal, self._sizes), None, _Learnt())

    def _begin(self, cards: Deal, discard: Cards | None, learnt: _Learnt) -> None:
        """Deal these cards; ``discard`` is what is laid away where nobody wrote it down."""
        step = self._start.apply(Input(None, None, cards))
        self.state, self.facts = step.state, step.facts
        self._cards, self._discard, self._learnt = cards, discard, learnt
        self._made: list[Sequence[str]] = []

    def step(self, words: Sequence[str]) -> tuple[str, int]:
        """Make the move that these words begin with; its text, and how many words it takes.

        Raises RuleError, and changes nothing, if it is impossible however the unknown cards lie.
        """
        try:
            return self._make(words)
        except RuleError as error:
            found = self._lay_for(words, error) if self._guessing else None
            if found is None:
                raise error
            return found

    def whole(self, deal: DealRecord) -> DealRecord:
        """The deal with its unknown cards laid as they may have lain."""
        laid = None if self._discard is None else Discard(self._discard).text
        moves = tuple(laid if move == UNKNOWN and laid else move for move in deal.moves)
        hands, talon = self._cards.hands, self._cards.talon or ()
        return msgspec.structs.replace(deal, hands=hands, talon=talon, moves=moves)

    def _make(self, words: Sequence[str]) -> tuple[str, int]:
        before = self.state
        if list(words[:2]) == UNKNOWN.split() and before.phase.asks == "discard":
            put, count, text = self._lay_away(before), 2, UNKNOWN
        else:
            put, count = take(before, words)
            text = spell(before, put)
        step = before.apply(put)
        self._learnt.made(put, text != UNKNOWN)
        self.state, self.facts = step.state, step.facts
        self._made.append(words[:count])
        return text, count

    def _lay_away(self, state: Match) -> Input:
        self._guessing = True
        turn = state.turns()[0]
        if self._discard is None:
            self._discard = Cards((state.game.view(state, turn.seat).seats[turn.seat].cards or ())[:2])
        return Input(turn.seat, turn.by, Discard(self._discard))

    def _lay_for(self, words: Sequence[str], error: RuleError) -> tuple[str, int] | None:
        """The refused move made with the cards laid anew; None, with nothing changed, if it never can be."""
        was = dict(vars(self))
        learnt = self._learnt.copy()
        ways = [learnt] if learnt.refused(self.state, words, error) else []
        for way in (*ways, *self._assumptions()):
            found = self._relay(way, was["_made"], words)
            if found is not None:
                return found
        vars(self).update(was)
        return None

    def _assumptions(self) -> Iterable[_Learnt]:
        """Every way the suits of unknown cards of the talon may be, where these lead at an all-pass."""
        view = self.state.game.view(self.state, None)
        if self.state.phase.asks != "play" or self._learnt.declarer is not None or not view.talon:
            return ()
        unknown = [place for place, card in enumerate(self.deal.talon) if card is None]
        ways = product("SCDH", repeat=len(unknown)) if unknown else ()
        return [_Learnt(dict(zip(unknown, way, strict=True))) for way in ways]

    def _relay(
        self, learnt: _Learnt, made: Sequence[Sequence[str]], words: Sequence[str]
    ) -> tuple[str, int] | None:
        """The last of these moves, each made with cards that fit what is learnt on the way."""
        while True:
            laid = self._laid(learnt)
            if laid is None:
                return None
            self._begin(*laid, learnt)
            move = words
            try:
                for move in made:
                    self._make(move)
                move = words
                return self._make(words)
            except RuleError as error:
                if not learnt.refused(self.state, move, error):
                    return None

    def _laid(self, learnt: _Learnt) -> tuple[Deal, Cards | None] | None:
        """Cards, and a discard, that fit what is written and learnt; None if none do."""
        declarer, hands = learnt.declarer, self.deal.hands
        written, sizes = _written(self.deal), dict(self._sizes)
        mine: tuple[Place, ...] = ()
        if declarer is not None:
            # He took the talon: its cards are among those that he kept or laid away.
            sizes = {place: size for place, size in sizes.items() if place[0] != "talon"}
            sizes["discard", declarer] = sum(self._sizes.values()) - sum(sizes.values())
            mine = ("hand", declarer), ("discard", declarer)
        unwritten = [place for place in sizes if place in mine or _blank(self.deal, place)]
        may: dict[Place, list[Card]] = {place: [] for place in sizes}
        for card in self._start.game.pack.cards:
            at = written.get(card)
            told = mine if mine and at is not None and (at[0] == "talon" or at in mine) else (at,)
            for place in unwritten if at is None else told:
                if place is not None and learnt.allows(card, place):
                    may[place].append(card)
        filled = _fill(sizes, may)
        if filled is None:
            return None
        discard = None if declarer is None else filled["discard", declarer]
        taken = Cards() if declarer is None else filled["hand", declarer] | filled["discard", declarer]
        free = iter(taken - Cards(written))
        talon = tuple(
            card or (next(iter(filled["talon", at])) if declarer is None else next(free))
            for at, card in enumerate(self.deal.talon)
        )
        laid = [filled["hand", seat] for seat in range(len(hands))]
        if declarer is not None:
            laid[declarer] = taken - Cards(talon)
        return Deal(tuple(laid), talon), discard


def complete(match: Match, deal: DealRecord) -> DealRecord:
    """The deal with its unknown cards laid so that every move is possible; raises RuleError if none is so."""
    course = Course(match, deal)
    for move in deal.moves:
        course.step(move.split())
    return course.whole(deal)


def _sizes(match: Match) -> dict[Place, int]:
    """How many cards each place gets; the cards of the talon lie in a place each."""
    pattern = match.game.needs_deal(match)
    sizes: dict[Place, int] = {("hand", seat): 0 for seat in range(match.players)}
    for place, count in pattern.packets if pattern else ():
        if place == "talon":
            sizes |= {("talon", len(sizes) - match.players + at): 1 for at in range(count)}
        else:
            sizes["hand", place] += count
    return sizes


def _written(deal: DealRecord) -> dict[Card, Place]:
    """Where each card that was written down was dealt."""
    found: dict[Card, Place] = {
        card: ("hand", seat) for seat, hand in enumerate(deal.hands) for card in hand or ()
    }
    return found | {card: ("talon", at) for at, card in enumerate(deal.talon) if card is not None}


def _blank(deal: DealRecord, place: Place) -> bool:
    kind, at = place
    return (deal.hands[at] if kind == "hand" else deal.talon[at]) is None


def _guess(match: Match, deal: DealRecord, sizes: Mapping[Place, int]) -> Deal:
    """The deal with the unseen cards in its unknown places, in order."""
    unseen = [card for card in match.game.pack.cards if card not in _written(deal)]
    hands = []
    for seat, hand in enumerate(deal.hands):
        size = sizes["hand", seat] if hand is None else 0
        hands.append(Cards(unseen[:size]) if hand is None else hand)
        unseen = unseen[size:]
    talon = tuple(unseen.pop(0) if card is None and unseen else card for card in deal.talon)
    # Where a hand was not written down, it is not known to hold the bottom card either.
    bottom = None if None in deal.hands else deal.bottom
    return Deal(tuple(hands), tuple(card for card in talon if card is not None), bottom)


def _fill(sizes: Mapping[Place, int], may: Mapping[Place, Sequence[Card]]) -> dict[Place, Cards] | None:
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

    if not all(settle(place, set()) for place, size in sizes.items() for _ in range(size)):
        return None
    return {place: Cards(card for card, at in holders.items() if at == place) for place in sizes}


def as_seen(states: Sequence[Match], deal: DealRecord, viewer: int | None) -> DealRecord:
    """The deal in progress as a seat, or a watcher (None), may know it.

    ``states`` are the match after the deal and after each of its moves. Once a declarer's hand lies open
    while his discard is hidden, the moves from there on are left out: a hand is written as it was dealt,
    and that nobody else can.
    """
    state = states[-1]
    view = state.game.view(state, viewer)
    discarder = next((put.seat for put in state.log if isinstance(put.action, Discard)), None)
    known = discarder is None or discarder == viewer or _deduced(view)
    hands = [
        hand if not hand or _dealt_known(view, seat, known or seat != discarder) else None
        for seat, hand in enumerate(deal.hands)
    ]
    shown = view.talon or ()
    talon = tuple(card if card in shown else None for card in deal.talon)
    moves = tuple(UNKNOWN if move.startswith("discard ") and not known else move for move in deal.moves)
    if discarder is not None and hands[discarder] is None:
        moves = moves[: _until_open(states, viewer, discarder)]
    comments = tuple(comment for comment in deal.comments if comment[0] <= len(moves))
    return msgspec.structs.replace(
        deal, hands=tuple(hands), talon=talon, bottom=None, moves=moves, comments=comments
    )


def _deduced(view: View) -> bool:
    """Whether only two cards can be those that were laid away."""
    return any(one.place == "discard" and len(one.may) == one.size for one in view.hidden)


def _dealt_known(view: View, seat: int, whole: bool) -> bool:
    """Whether the viewer knows what a seat was dealt; ``whole`` if nothing hidden was laid away from it.

    Who showed his cards before he laid two of them away has shown what he was dealt.
    """
    one = view.seats[seat]
    return one.shown is not None or (one.cards is not None and whole)


def _until_open(states: Sequence[Match], viewer: int | None, seat: int) -> int:
    """How many moves were made before a hand was laid open, after its owner had laid cards away."""
    for made, state in enumerate(states[1:]):
        one = state.game.view(state, viewer).seats[seat]
        laid_away = any(isinstance(put.action, Discard) for put in state.log)
        if laid_away and one.cards is not None:
            return made
    return len(states) - 1
