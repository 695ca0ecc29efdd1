"""State that the phases of a deal of Thousand hand on to each other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from prikup.cards import Card, Cards
from prikup.core import Input, PlayCard
from prikup.games.thousand.options import MARRIAGE_SUITS
from prikup.games.thousand.points import ACE_CARDS, ACES_WORD, MARRIAGE_CARDS
from prikup.games.thousand.results import Mode
from prikup.toolkit import deal_state

ANNOUNCEMENT_WORDS: Final = {what: f"marriage {what}" for what in (*MARRIAGE_SUITS, ACES_WORD)}
"""Words of an announcement: a marriage by its suit, four aces by ``A`` (7)."""
_ANNOUNCED: Final = {words: what for what, words in ANNOUNCEMENT_WORDS.items()}


def announced_with(card: Card) -> str:
    """Return what this card announces: the suit of its marriage, or ``A`` for four aces (7.1, 7.5)."""
    return ACES_WORD if card.rank == ACES_WORD else card.suit.letter


class DealState(deal_state.DealState, frozen=True):
    """State of a deal.

    ``golden`` is True in the golden round, ``blind`` if the deal was won blind; ``bottom`` is a jack that was
    shown at the bottom of the pack. ``given`` are the cards that the declarer gave, each with its receiver,
    ``trump`` the suit that was named; ``said`` are the marriages.
    """

    golden: bool = False
    bottom: Card | None = None
    blind: bool = False
    given: tuple[tuple[int, Card], ...] = ()
    trump: str | None = None

    @property
    def target(self) -> int:
        """The target; before it is named the winning bid, and 0 before that."""
        return int(self.contract or self.bid or 0)

    @property
    def mode(self) -> Mode:
        """The mode of the bid: golden, blind or normal; a hundred may still count as blind (3.8, 8.6)."""
        if self.golden:
            return "golden"
        return "blind" if self.blind else "normal"

    def marriages(self, seat: int) -> tuple[str, ...]:
        """Return the announcements of a seat."""
        return tuple(_ANNOUNCED[words] for by, words in self.said if by == seat)

    @property
    def talon_marriages(self) -> tuple[str, ...]:
        """The suits of announced marriages with a card of the talon in them (8.4)."""
        announced = (_ANNOUNCED[words] for _, words in self.said)
        taken_cards = Cards(self.taken)
        return tuple(suit for suit in announced if suit != ACES_WORD and MARRIAGE_CARDS[suit] & taken_cards)

    def with_announcement(self, seat: int, card: Card) -> DealState:
        """Return the state after a seat has announced a marriage or the aces with this card (7.1, 7.5)."""
        announced = announced_with(card)
        proved = tuple(
            (seat, proved_card)
            for proved_card in (ACE_CARDS if announced == ACES_WORD else MARRIAGE_CARDS[announced])
        )
        return self.replace(
            said=(*self.said, (seat, ANNOUNCEMENT_WORDS[announced])), proved=(*self.proved, *proved)
        )

    @property
    def naming(self) -> tuple[str, ...]:
        return super().naming if self.trump is None else (*super().naming, f"name {self.trump}")

    @property
    def rest(self) -> Cards:
        """The cards out of play: the part of the talon that was not taken, and the discard."""
        return (Cards(self.talon) - Cards(self.taken)) | (self.discard or Cards())

    def gather_pack(self, log: Iterable[Input]) -> tuple[Card, ...]:
        """Return the pack as it is gathered: the tricks in order, then the unplayed cards (2.4)."""
        played = [move.action.card for move in log if isinstance(move.action, PlayCard)]
        unplayed = [card for hand in (*self.hands, self.rest) for card in hand]
        return tuple(dict.fromkeys([*played, *unplayed]))
