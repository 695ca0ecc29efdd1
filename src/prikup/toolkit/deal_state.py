"""What the phases of a deal hand on to each other, from the cards to the first lead."""

from __future__ import annotations

from typing import Self

import msgspec

from prikup.cards import Card, Cards
from prikup.core import Record
from prikup.toolkit.defence import Call


class DealState(Record, frozen=True):
    """A deal so far: the cards as they lie before the play, and all that was said; a game may add to it.

    ``proved`` are cards that all know a seat to hold, or to have held, as (seat, card). ``bid`` is the
    winning bid, None while there is none; ``contract`` what was named; ``said`` what was declared after that.

    Of the talon ``shown`` are the cards that all have seen, ``taken`` those that the declarer took;
    ``discard`` is what was laid away. ``backs`` are the seats that have seen only the backs of their cards.
    """

    hands: tuple[Cards, ...]
    talon: tuple[Card, ...]
    proved: tuple[tuple[int, Card], ...] = ()
    calls: tuple[Call, ...] = ()
    declarer: int | None = None
    bid: str | None = None
    shown: tuple[Card, ...] = ()
    taken: tuple[Card, ...] = ()
    discard: Cards | None = None
    contract: str | None = None
    said: tuple[Call, ...] = ()
    backs: tuple[int, ...] = ()

    @property
    def opener(self) -> int:
        """Who spoke first in the auction."""
        return self.calls[0][0]

    @property
    def won(self) -> int:
        """The declarer, where there is one."""
        assert self.declarer is not None
        return self.declarer

    @property
    def naming(self) -> tuple[str, ...]:
        """What the declarer said in naming the contract."""
        return () if self.contract is None else (f"name {self.contract}",)

    @property
    def closed(self) -> int:
        """How many cards of the talon nobody has taken."""
        return len(self.talon) - len(self.taken)

    def talon_of(self, viewer: int | None) -> tuple[Card, ...] | None:
        """The cards of the talon that the viewer has seen, None if they are none."""
        mine = viewer is not None and viewer == self.declarer
        return (self.taken if mine else self.shown) or None

    def replace(self, **changes: object) -> Self:
        """The same with some of it changed."""
        return msgspec.structs.replace(self, **changes)

    def with_hand(self, hand: Cards, seat: int | None = None) -> tuple[Cards, ...]:
        """The hands with that of one seat changed, the declarer's if it is not said whose."""
        place = self.won if seat is None else seat
        return (*self.hands[:place], hand, *self.hands[place + 1 :])
