"""Recorded deals with unknown cards.

The unknown cards are first placed in any order; whenever a move is then impossible, they are placed anew so
that it is possible, within everything that the moves so far say about who held a card and who could not
follow suit.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import product

import msgspec

from prikup.cards import Card, Cards
from prikup.core import Deal, Discard, Fact, Input, Match, Redealt, RuleError
from prikup.records.card_knowledge import CardKnowledge, Place
from prikup.records.model import DealRecord
from prikup.records.spelling import read_input, spell_input, split_seat

UNKNOWN_DISCARD = "discard ??"
MAX_REDEAL_TRIES = 32
"""Most orders of the unknown cards that are tried where the rules would have dealt them again."""
REORDER_PRIME = 37
"""A prime above the cards of a pack and the tries, so that no two tries have the same order."""


def is_whole(deal: DealRecord) -> bool:
    """Return True if every card of the deal and of its discard is known."""
    return None not in deal.hands and None not in deal.talon and not any(map(_is_unknown_discard, deal.moves))


def _is_unknown_discard(written: str) -> bool:
    """Return True if a move discards unknown cards."""
    return split_seat(written)[1] == UNKNOWN_DISCARD


class PartialDeal:
    """A deal followed move by move; ``state`` is the current match, ``facts`` those of the last move.

    If cards are unknown, ``state`` holds cards that fit everything so far. Raises RuleError if the known
    cards cannot be a deal.
    """

    state: Match
    facts: tuple[Fact, ...]

    def __init__(self, match: Match, deal: DealRecord) -> None:
        self.deal = deal
        self._start = match
        self._sizes = _place_sizes(match)
        self._guessing = not is_whole(deal)
        self._shown: dict[Card, None] = {}
        self._tries_all_cards = False
        self._begin(_guess_deal(match, deal, self._sizes), None, CardKnowledge())

    @property
    def is_over(self) -> bool:
        """True if the deal is over, rather than dealt again because of the guessed cards."""
        return not self.state.log and not (self._guessing and _is_redealt(self.facts))

    def _begin(self, cards: Deal, discard: Cards | None, learnt: CardKnowledge) -> None:
        """Deal these cards; ``discard`` is the discard if it is unknown in the record."""
        step = self._start.apply(Input(None, None, cards))
        self.state, self.facts = step.state, step.facts
        self._cards, self._discard, self._learnt = cards, discard, learnt
        self._made: list[Sequence[str]] = []

    def step(self, words: Sequence[str]) -> tuple[str, int]:
        """Make the move at the start of these words; return its text and its number of words.

        Raises RuleError, and changes nothing, if the move is impossible for all placements of the unknown
        cards.
        """
        try:
            return self._make_move(words)
        except RuleError as error:
            relaid = self._place_for_refused_move(words, error) if self._guessing else None
            if relaid is None:
                raise error
            return relaid

    def complete(self, deal: DealRecord) -> DealRecord:
        """Return the deal with its unknown cards placed as they may have been."""
        discard_text = None if self._discard is None else Discard(self._discard).text
        moves = tuple(
            move.replace(UNKNOWN_DISCARD, discard_text) if discard_text else move for move in deal.moves
        )
        hands, talon = self._cards.hands, self._cards.talon or ()
        bottom = self._cards.bottom
        return msgspec.structs.replace(deal, hands=hands, talon=talon, bottom=bottom, moves=moves)

    def _make_move(self, words: Sequence[str]) -> tuple[str, int]:
        """Make the move at the start of these words with the current cards; raises RuleError.

        Returns the text of the move and its number of words.
        """
        before = self.state
        if before.phase.hidden_turn(before):
            self._note_shown(before)
        seat, first = split_seat(words[0])
        if [first, *words[1:2]] == UNKNOWN_DISCARD.split() and before.phase.asks == "discard":
            move, count = self._discard_unknown(before, seat), 2
            text = " ".join([words[0], *words[1:2]])
        else:
            move, count = read_input(before, words)
            text = spell_input(before, move)
        step = before.apply(move)
        self._learnt.learn_move(move, not _is_unknown_discard(text))
        self._learnt.learn_facts(step.facts, self._cards.talon or ())
        self.state, self.facts = step.state, step.facts
        self._made.append(words[:count])
        return text, count

    def _discard_unknown(self, state: Match, seat: int | None) -> Input:
        """Return a discard of unknown cards as an input; two cards that the seat holds stand for them."""
        self._guessing = True
        turn = state.turns()[0]
        if seat not in (None, turn.by):
            raise RuleError("turn-discard", state.phase.find_clause(state), seat=seat)
        if self._discard is None:
            self._discard = Cards((state.view(turn.seat).seats[turn.seat].cards or ())[:2])
        return Input(turn.seat, turn.by, Discard(self._discard))

    def _place_for_refused_move(self, words: Sequence[str], error: RuleError) -> tuple[str, int] | None:
        """Place the unknown cards so that the refused move is possible, and make all moves again.

        Returns the text of that move and its number of words. If it is impossible, returns None and changes
        nothing.
        """
        saved = dict(vars(self))
        learnt, moves_made = self._learnt.copy(), saved["_made"]
        has_learnt = learnt.learn_refusal(self.state, words, error) or not self.state.log
        candidates = [learnt] if has_learnt else self._learnt.list_holdings(self.state, error)
        # What was assumed for a move before may be in the way of this one: then all are made anew.
        for candidate in (*candidates, learnt.without_assumptions(), *self._list_assumptions()):
            last_move = self._replay_moves(candidate, moves_made, words)
            if last_move is not None:
                return last_move
        last_move = (
            self._replay_with_shown_card(saved["_learnt"], moves_made, words, words)
            if error.code == "turn"
            else None
        )
        if last_move is None:
            vars(self).update(saved)
        return last_move

    def _replay_with_shown_card(
        self,
        learnt: CardKnowledge,
        moves_made: Sequence[Sequence[str]],
        words: Sequence[str],
        written: Sequence[str],
    ) -> tuple[str, int] | None:
        """Make the moves again with a shown card in another place; ``written`` is the move that was refused.

        In the current placement a seat had to act because it showed a card, but the record names another
        seat. So each card shown in some placement is tried with the recorded seat, then in the talon; at last
        each other card with that seat. Returns the text of the last move and its number of words, None if no
        placement fits.
        """
        seat, _ = split_seat(written[0])
        self._note_shown(self.state)
        shown = [card for card in self._shown if card not in learnt.dealt]
        if seat is None:
            return None
        last_move = self._replay_with_dealt(learnt, product(shown, (seat, None)), moves_made, words)
        if last_move is not None or self._tries_all_cards:
            return last_move
        # A card that no placement has shown yet may make the recorded seat act.
        known = {*shown, *learnt.held, *learnt.dealt}
        self._tries_all_cards = True
        others = ((card, seat) for card in self._start.pack.cards if card not in known)
        last_move = self._replay_with_dealt(learnt, others, moves_made, words)
        self._tries_all_cards = False
        return last_move

    def _replay_with_dealt(
        self,
        learnt: CardKnowledge,
        placements: Iterable[tuple[Card, int | None]],
        moves_made: Sequence[Sequence[str]],
        words: Sequence[str],
    ) -> tuple[str, int] | None:
        """Make the moves again with each of these cards dealt to its owner, until they are possible."""
        for card, owner in placements:
            candidate = learnt.copy()
            candidate.dealt[card] = owner
            last_move = self._replay_moves(candidate, moves_made, words)
            if last_move is not None:
                return last_move
        return None

    def _note_shown(self, state: Match) -> None:
        """Remember the cards that seats show because they must act first."""
        view = state.view(None)
        self._shown |= dict.fromkeys(card for seat in view.seats for card in seat.proved)

    def _list_assumptions(self) -> Iterable[CardKnowledge]:
        """Return the possible suits of the talon's unknown cards, for an all-pass that plays the talon."""
        view = self.state.view(None)
        if self.state.phase.asks != "play" or self._learnt.declarer is not None or not view.talon:
            return ()
        unknown = [place for place, card in enumerate(self.deal.talon) if card is None]
        suit_choices = product("SCDH", repeat=len(unknown)) if unknown else ()
        return [CardKnowledge(dict(zip(unknown, suits, strict=True))) for suits in suit_choices]

    def _replay_moves(
        self, learnt: CardKnowledge, moves_made: Sequence[Sequence[str]], words: Sequence[str]
    ) -> tuple[str, int] | None:
        """Place the unknown cards by ``learnt``, make ``moves_made`` again and then the move in ``words``.

        Each move that is refused on the way adds to ``learnt``, and the deal begins again. Returns the text
        of the last move and its number of words, None if no cards make all moves possible.
        """
        tries = 0
        while True:
            placement = self._place_cards(learnt, tries)
            if placement is None:
                return None
            self._begin(*placement, learnt)
            written = words
            try:
                for written in moves_made:
                    self._make_move(written)
                written = words
                return self._make_move(words)
            except RuleError as error:
                tries += 1
                if tries < MAX_REDEAL_TRIES and _is_redealt(self.facts):
                    continue
                for candidate in learnt.list_holdings(self.state, error):
                    last_move = self._replay_moves(candidate, moves_made, words)
                    if last_move is not None:
                        return last_move
                if not learnt.learn_refusal(self.state, written, error):
                    return (
                        self._replay_with_shown_card(learnt, moves_made, words, written)
                        if error.code == "turn"
                        else None
                    )

    def _place_cards(self, learnt: CardKnowledge, tries: int) -> tuple[Deal, Cards | None] | None:
        """Return a deal, and its discard if it is unknown, that fit the record and what is learnt.

        ``tries`` selects another order of the unknown cards. Returns None if no deal fits.
        """
        declarer, hands = learnt.declarer, self.deal.hands
        written, sizes = _find_recorded_places(self.deal), dict(self._sizes)
        declarer_places: tuple[Place, ...] = ()
        if declarer is not None:
            # The declarer took the talon, or a part of it: its cards are among those that they kept or laid
            # away.
            sizes = {place: size for place, size in sizes.items() if not learnt.was_taken(place)}
            sizes["discard", declarer] = sum(self._sizes.values()) - sum(sizes.values())
            declarer_places = ("hand", declarer), ("discard", declarer)
        unwritten = [place for place in sizes if place in declarer_places or _is_unrecorded(self.deal, place)]
        candidates: dict[Place, list[Card]] = {place: [] for place in sizes}
        for card in _reorder(list(self._start.pack.cards), tries):
            recorded = written.get(card)
            with_declarer = recorded is not None and (
                learnt.was_taken(recorded) or recorded in declarer_places
            )
            recorded_or_kept = declarer_places if declarer_places and with_declarer else (recorded,)
            for place in unwritten if recorded is None else recorded_or_kept:
                if place is not None and learnt.allows(card, place):
                    candidates[place].append(card)
        filled = _fill_places(sizes, candidates)
        if filled is None:
            return None
        discard = None if declarer is None else filled["discard", declarer]
        declarer_cards = (
            Cards() if declarer is None else filled["hand", declarer] | filled["discard", declarer]
        )
        free_cards = iter(
            _list_talon_candidates(_reorder(list(declarer_cards - Cards(written)), tries), learnt)
        )
        talon = tuple(
            card or (next(iter(filled["talon", at])) if ("talon", at) in filled else next(free_cards))
            for at, card in enumerate(self.deal.talon)
        )
        new_hands = [filled["hand", seat] for seat in range(len(hands))]
        if declarer is not None:
            new_hands[declarer] = declarer_cards - Cards(talon)
        return Deal(tuple(new_hands), talon), discard


def _is_redealt(facts: Iterable[Fact]) -> bool:
    """Return True if the deal was redealt by the rules, without a request."""
    return any(isinstance(fact, Redealt) and not fact.asked for fact in facts)


def _reorder(cards: list[Card], tries: int) -> list[Card]:
    """Return the cards in an order that differs for each number of tries."""
    place = {card: (index + 1) * (tries + 1) % REORDER_PRIME for index, card in enumerate(cards)}
    return sorted(cards, key=place.__getitem__)


def _list_talon_candidates(cards: Sequence[Card], learnt: CardKnowledge) -> list[Card]:
    """Return the cards that a declarer may have taken from the talon, the certain ones first."""
    return sorted(
        (card for card in cards if learnt.dealt.get(card) is None), key=lambda card: card not in learnt.dealt
    )


def complete_deal(match: Match, deal: DealRecord) -> DealRecord:
    """Return the deal with unknown cards placed so that every move is possible; raises RuleError."""
    course = PartialDeal(match, deal)
    for written in deal.moves:
        course.step(written.split())
    return course.complete(deal)


def _place_sizes(match: Match) -> dict[Place, int]:
    """Return the number of cards in each place; each card of the talon has a place of its own."""
    pattern = match.game.needs_deal(match)
    sizes: dict[Place, int] = {("hand", seat): 0 for seat in range(match.players)}
    for place, count in pattern.packets if pattern else ():
        if place == "talon":
            sizes |= {("talon", len(sizes) - match.players + at): 1 for at in range(count)}
        else:
            sizes["hand", place] += count
    return sizes


def _find_recorded_places(deal: DealRecord) -> dict[Card, Place]:
    """Return the place of each card whose place is recorded."""
    hand_places: dict[Card, Place] = {
        card: ("hand", seat) for seat, hand in enumerate(deal.hands) for card in hand or ()
    }
    return hand_places | {card: ("talon", index) for index, card in enumerate(deal.talon) if card is not None}


def _is_unrecorded(deal: DealRecord, place: Place) -> bool:
    kind, index = place
    return (deal.hands[index] if kind == "hand" else deal.talon[index]) is None


def _guess_deal(match: Match, deal: DealRecord, sizes: Mapping[Place, int]) -> Deal:
    """Return the deal with the remaining cards in its unknown places, in order."""
    unseen = [card for card in match.pack.cards if card not in _find_recorded_places(deal)]
    hands = []
    for seat, hand in enumerate(deal.hands):
        size = sizes["hand", seat] if hand is None else 0
        hands.append(Cards(unseen[:size]) if hand is None else hand)
        unseen = unseen[size:]
    talon = tuple(unseen.pop(0) if card is None and unseen else card for card in deal.talon)
    # Where a hand was not written down, it is not known to hold the bottom card either.
    bottom = None if None in deal.hands else deal.bottom
    return Deal(tuple(hands), tuple(card for card in talon if card is not None), bottom)


def _fill_places(
    sizes: Mapping[Place, int], candidates: Mapping[Place, Sequence[Card]]
) -> dict[Place, Cards] | None:
    """Fill each place from its possible cards by bipartite matching; return None if that is impossible."""
    holders: dict[Card, Place] = {}

    def settle(place: Place, tried: set[Card]) -> bool:
        """Give a place one more card, moving others if needed; return False if that is impossible."""
        for card in candidates[place]:
            if card in tried or holders.get(card) == place:
                continue
            tried.add(card)
            if card not in holders or settle(holders[card], tried):
                holders[card] = place
                return True
        return False

    if not all(settle(place, set()) for place, size in sizes.items() for _ in range(size)):
        return None
    return {place: Cards(card for card, holder in holders.items() if holder == place) for place in sizes}
