"""What the phases of a deal of Thousand hand on to each other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from prikup.cards import Card, Cards
from prikup.core import Input, PlayCard
from prikup.games.thousand.options import SUITS
from prikup.games.thousand.points import ACES, FOUR_ACES, PAIRS
from prikup.games.thousand.results import Mode
from prikup.toolkit import deal_state

WORDS: Final = {what: f"marriage {what}" for what in (*SUITS, ACES)}
"""The words in which something is announced: a marriage by its suit, four aces by ``A`` (7)."""
_ANNOUNCED: Final = {words: what for what, words in WORDS.items()}


class DealState(deal_state.DealState, frozen=True):
    """A deal so far.

    ``golden`` says that it belongs to the golden round, ``blind`` that it was won blind; ``bottom`` is a jack
    that was shown at the bottom of the pack. ``given`` is what the declarer gave to whom, ``trump`` the suit
    that was named; what was ``said`` are the marriages.
    """

    golden: bool = False
    bottom: Card | None = None
    blind: bool = False
    given: tuple[tuple[int, Card], ...] = ()
    trump: str | None = None

    @property
    def target(self) -> int:
        """What the deal is played for: the target, until it is named the winning bid, 0 before that."""
        return int(self.contract or self.bid or 0)

    @property
    def mode(self) -> Mode:
        """How the deal was bid: golden, blind or normal; a hundred may still count as blind (3.8, 8.6)."""
        if self.golden:
            return "golden"
        return "blind" if self.blind else "normal"

    def marriages(self, seat: int) -> tuple[str, ...]:
        """What a seat announced."""
        return tuple(_ANNOUNCED[words] for by, words in self.said if by == seat)

    @property
    def talon_marriages(self) -> tuple[str, ...]:
        """The suits of announced marriages with a card of the talon in them (8.4)."""
        announced = (_ANNOUNCED[words] for _, words in self.said)
        taken = Cards(self.taken)
        return tuple(suit for suit in announced if suit != ACES and PAIRS[suit] & taken)

    def announced(self, seat: int, card: Card) -> DealState:
        """The same when a seat has announced with this card (7.1, 7.5)."""
        what = ACES if card.rank == ACES else card.suit.letter
        proved = tuple((seat, one) for one in (FOUR_ACES if what == ACES else PAIRS[what]))
        return self.replace(said=(*self.said, (seat, WORDS[what])), proved=(*self.proved, *proved))

    @property
    def naming(self) -> tuple[str, ...]:
        return super().naming if self.trump is None else (*super().naming, f"name {self.trump}")

    @property
    def rest(self) -> Cards:
        """The cards out of play: the talon that was not taken, and what was laid away."""
        return (Cards(self.talon) - Cards(self.taken)) | (self.discard or Cards())

    def gathered(self, log: Iterable[Input]) -> tuple[Card, ...]:
        """The pack as it is gathered: the tricks in order, then what was not played (2.4)."""
        played = [move.action.card for move in log if isinstance(move.action, PlayCard)]
        others = [card for hand in (*self.hands, self.rest) for card in hand]
        return tuple(dict.fromkeys([*played, *others]))
