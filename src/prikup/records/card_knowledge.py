"""Facts about unknown cards, learnt from the moves of a deal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from prikup.cards import Card, Cards
from prikup.core import Discard, Fact, GiveCard, Input, Match, PickedUp, PlayCard, RuleError, Shown

Place = tuple[str, int]
"""``hand`` and a seat (what a declarer keeps), ``discard`` and a seat, ``talon`` and a place in it."""


class CardKnowledge:
    """Known and excluded holders of cards.

    ``held`` maps a card to the seat that played it, ``barred`` a seat to the cards that it cannot have kept
    (it did not follow suit); ``declarer`` is the seat that discarded, ``discard`` its discard if known.
    ``dealt`` maps a card that a seat had to show to the seat it was dealt to, None for the talon. ``given``
    maps a card given away to giver and receiver; ``taken`` are the places of the talon that were taken.
    ``suits`` are assumptions: the suit of a card of the talon by its place.
    """

    def __init__(self, suits: Mapping[int, str] | None = None) -> None:
        self.held: dict[Card, int] = {}
        self.dealt: dict[Card, int | None] = {}
        self.barred: dict[int, Cards] = {}
        self.declarer: int | None = None
        self.discard: Cards | None = None
        self.given: dict[Card, tuple[int, int]] = {}
        self.taken: frozenset[int] = frozenset()
        self.suits: Mapping[int, str] = suits or {}

    def copy(self) -> CardKnowledge:
        """Return an independent copy."""
        other = CardKnowledge(self.suits)
        other.held, other.dealt, other.barred = dict(self.held), dict(self.dealt), dict(self.barred)
        other.declarer, other.discard = self.declarer, self.discard
        other.given, other.taken = dict(self.given), self.taken
        return other

    def without_assumptions(self) -> CardKnowledge:
        """Return a copy without the assumptions about cards that were shown."""
        other = self.copy()
        other.dealt = {}
        return other

    def learn_move(self, move: Input, is_discard_known: bool) -> None:
        """Learn from a move that was possible with the current cards.

        ``is_discard_known`` is False if the move is a discard whose cards are not recorded.
        """
        assert move.seat is not None
        if isinstance(move.action, PlayCard):
            self.held[move.action.card] = move.seat
        elif isinstance(move.action, Discard):
            self.declarer, self.discard = move.seat, move.action.cards if is_discard_known else None
        elif isinstance(move.action, GiveCard) and move.action.card is not None:
            self.given[move.action.card] = move.seat, move.action.to

    def learn_facts(self, facts: Iterable[Fact], talon: Sequence[Card]) -> None:
        """Learn which cards of the talon were taken."""
        for fact in facts:
            if isinstance(fact, PickedUp) or (isinstance(fact, Shown) and fact.seat is None):
                self.taken = frozenset(at for at, card in enumerate(talon) if card in (fact.cards or ()))

    def learn_refusal(self, state: Match, words: Sequence[str], error: RuleError) -> bool:
        """Learn from a move that was refused; return False if no other cards make it possible."""
        turns = state.turns()
        if not turns or error.code not in ("not_held", "follow", "ruff", "beat"):
            return False
        seat = turns[0].seat
        if state.phase.asks == "discard":
            cards = Cards.parse(" ".join(words[1:3]))
            changed = self.discard != cards
            self.declarer, self.discard = seat, cards
            return changed
        if error.code == "not_held":
            card = Card.parse(str(error.data["card"]))
            if state.phase.asks == "give":
                changed = card not in self.given
                self.given.setdefault(card, (seat, int(words[2])))
                return changed
            changed = card not in self.held
            self.held.setdefault(card, seat)
            return changed and card not in self.given
        played = Cards(
            move.action.card for move in state.log if isinstance(move.action, PlayCard) and move.seat == seat
        )
        if error.code == "beat":
            lacked = Cards.parse(" ".join(error.data["lacks"]))  # type: ignore[arg-type]
        else:
            suit = error.data["suit"]
            lacked = Cards(card for card in state.pack.cards if card.suit.letter == suit)
        before = self.barred.get(seat, Cards())
        self.barred[seat] = before | (lacked - played)
        return self.barred[seat] != before

    def list_holdings(self, state: Match, error: RuleError) -> list[CardKnowledge]:
        """Return copies of this knowledge, one for each set of cards that makes the refused move legal."""
        copies: list[CardKnowledge] = []
        if not state.turns():
            return copies
        seat = state.turns()[0].seat
        for needed_cards in error.data.get("needs", ()):  # type: ignore[attr-defined]
            knowledge = self.copy()
            for card in map(Card.parse, needed_cards):
                if state.phase.asks == "bid":
                    knowledge.dealt.setdefault(card, seat)
                elif card not in knowledge.given:
                    knowledge.held.setdefault(card, seat)
            if (knowledge.dealt, knowledge.held) != (self.dealt, self.held):
                copies.append(knowledge)
        return copies

    def allows(self, card: Card, place: Place) -> bool:
        """Return True if the card may be in this place."""
        kind, at = place
        if card in self.dealt and not self._may_be_dealt_to(self.dealt[card], place):
            return False
        if card in self.given:
            return self._may_come_from(self.given[card][0], place)
        if card in self.held and not self._may_come_from(self.held[card], place):
            return False
        if self.discard is not None and (card in self.discard) != (kind == "discard"):
            return False
        if kind == "talon":
            taken = self.taken if self._giver is not None else ()
            barred = self.barred.get(self._giver, ()) if at in taken and self._giver is not None else ()
            return self.suits.get(at, card.suit.letter) == card.suit.letter and card not in barred
        return kind == "discard" or card not in self.barred.get(at, ())

    def was_taken(self, place: Place) -> bool:
        """Return True if a place of the talon was taken; if not known which, all were."""
        return place[0] == "talon" and (not self.taken or place[1] in self.taken)

    @property
    def _giver(self) -> int | None:
        """The seat that took the talon and gave cards away."""
        return next((giver for giver, _ in self.given.values()), None)

    def _may_come_from(self, seat: int, place: Place) -> bool:
        """Return True if a card of this seat may have been dealt there: to it or to the talon it took."""
        return place == ("hand", seat) or (
            place[0] == "talon" and seat == self._giver and place[1] in self.taken
        )

    def _may_be_dealt_to(self, owner: int | None, place: Place) -> bool:
        """Return True if a card dealt to this seat (None: to the talon) may be there now."""
        kind, at = place
        if kind == "talon":
            return owner is None
        return at == (self.declarer if owner is None else owner)
