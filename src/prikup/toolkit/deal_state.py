"""What the phases of a deal hand on to each other, where a declarer takes a talon that nobody else sees."""

from __future__ import annotations

import msgspec

from prikup.cards import Card, Cards
from prikup.core import Record
from prikup.toolkit.defence import Call


class DealState(Record, frozen=True):
    """A deal so far: the cards as they lie before the play, and all that was said.

    ``proved`` are cards that all know a seat to hold, or to have held, as (seat, card). ``bid`` is the
    winning bid, None while there is none; ``discard`` what the declarer laid away; ``contract`` what he
    named; ``said`` what the defence said.
    """

    hands: tuple[Cards, ...]
    talon: tuple[Card, ...]
    proved: tuple[tuple[int, Card], ...] = ()
    calls: tuple[Call, ...] = ()
    declarer: int | None = None
    bid: str | None = None
    discard: Cards | None = None
    contract: str | None = None
    said: tuple[Call, ...] = ()

    @property
    def opener(self) -> int:
        """Who spoke first in the auction."""
        return self.calls[0][0]

    @property
    def won(self) -> int:
        """The declarer, where there is one."""
        assert self.declarer is not None
        return self.declarer

    def replace(self, **changes: object) -> DealState:
        """The same with some of it changed."""
        return msgspec.structs.replace(self, **changes)

    def with_hand(self, hand: Cards) -> tuple[Cards, ...]:
        """The hands with the declarer's changed."""
        return (*self.hands[: self.won], hand, *self.hands[self.won + 1 :])
