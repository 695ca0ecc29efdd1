"""State that the phases of a deal hand on to each other, from the cards to the first lead."""

from __future__ import annotations

from typing import Self

import msgspec

from prikup.cards import Card, Cards
from prikup.core import Match, Phase, Struct
from prikup.toolkit.defence import Call


class DealState(Struct, frozen=True):
    """A deal so far: the cards as they lie before the play, and all that was said; a game may add to it.

    ``proved`` are cards that all know a seat to hold, or to have held, as (seat, card). ``bid`` is the
    winning bid, None while there is none; ``contract`` what was named; ``said`` what was declared after that.

    Of the talon ``shown`` are the cards that all have seen, ``taken`` those that the declarer took;
    ``discard`` is what was laid away. ``backs`` are the seats that have seen only the backs of their cards,
    ``exposed`` those whose hands lie open before the play.
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
    exposed: tuple[int, ...] = ()

    @property
    def opener(self) -> int:
        """Seat that spoke first in the auction."""
        return self.calls[0][0]

    @property
    def declarer_seat(self) -> int:
        """The seat of the declarer; only for a deal that has one."""
        assert self.declarer is not None
        return self.declarer

    @property
    def masks(self) -> tuple[int, ...]:
        """The hands as masks."""
        return tuple(hand.mask for hand in self.hands)

    @property
    def naming(self) -> tuple[str, ...]:
        """Words by which the declarer named the contract."""
        return () if self.contract is None else (f"name {self.contract}",)

    def replace(self, **changes: object) -> Self:
        """Return a copy with some fields changed."""
        return msgspec.structs.replace(self, **changes)

    def with_hand(self, hand: Cards, seat: int | None = None) -> tuple[Cards, ...]:
        """Return the hands with the hand of one seat replaced, by default the declarer's."""
        place = self.declarer_seat if seat is None else seat
        return (*self.hands[:place], hand, *self.hands[place + 1 :])

    def take_talon(self) -> Self:
        """Return a copy with the talon in the declarer's hand."""
        hand = self.hands[self.declarer_seat] | Cards(self.talon)
        return self.replace(hands=self.with_hand(hand), taken=self.talon)


class Aside(Phase, frozen=True, tag=True):
    """A question aside from the course of a deal: ``before`` is the phase in which the cards lie."""

    before: Phase


def find_card_phase(match: Match) -> Phase:
    """Return the phase that holds the cards: the match's, or the one that an :class:`Aside` interrupts."""
    phase = match.phase
    while isinstance(phase, Aside):
        phase = phase.before
    return phase
