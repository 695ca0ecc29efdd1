"""What the phases of a deal hand on to each other."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from prikup.cards import Card, Cards
from prikup.core import Input, PlayCard, Record
from prikup.games.thousand.results import Mode
from prikup.toolkit.defence import Call


class Layout(Record, frozen=True):
    """A deal so far: the cards as they lie before the play, and what was said.

    ``bottom`` is a jack that was shown at the bottom of the pack. ``bid`` is the winning bid, then the target
    that is played; ``blind`` says that it was won blind. ``taken`` are the cards of the talon that the
    declarer took, ``shown`` whether all saw them; ``given`` what he gave to whom, ``discard`` what he laid
    away; ``trump`` the suit he named.
    """

    hands: tuple[Cards, ...]
    talon: tuple[Card, ...]
    golden: bool
    bottom: Card | None = None
    calls: tuple[Call, ...] = ()
    declarer: int | None = None
    bid: int = 0
    blind: bool = False
    taken: tuple[Card, ...] = ()
    shown: bool = False
    given: tuple[tuple[int, Card], ...] = ()
    discard: Cards | None = None
    trump: str | None = None

    @property
    def won(self) -> int:
        """The declarer, where there is one."""
        assert self.declarer is not None
        return self.declarer

    @property
    def mode(self) -> Mode:
        """How the deal was bid: golden, blind or normal; a hundred may still count as blind (3.8, 8.6)."""
        if self.golden:
            return "golden"
        return "blind" if self.blind else "normal"

    @property
    def rest(self) -> Cards:
        """The cards out of play: the talon that was not taken, and what was laid away."""
        return (Cards(self.talon) - Cards(self.taken)) | (self.discard or Cards())

    def gathered(self, log: Iterable[Input]) -> tuple[Card, ...]:
        """The pack as it is gathered: the tricks in order, then what was not played (2.4)."""
        played = [move.action.card for move in log if isinstance(move.action, PlayCard)]
        others = [card for hand in (*self.hands, self.rest) for card in hand]
        return tuple(dict.fromkeys([*played, *others]))

    def replace(self, **changes: object) -> Layout:
        """The same with some of it changed."""
        return msgspec.structs.replace(self, **changes)

    def moved(self, seat: int, hand: Cards) -> tuple[Cards, ...]:
        """The hands with that of one seat changed."""
        return (*self.hands[:seat], hand, *self.hands[seat + 1 :])
