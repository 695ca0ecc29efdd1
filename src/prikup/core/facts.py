"""Facts: what comes out of a match."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, Self, TypeAlias

from prikup.cards import Card, Cards
from prikup.structs import Struct

if TYPE_CHECKING:
    Amount = int | Fraction
else:
    Amount = Fraction  # JSON has whole numbers and "1/2" for both
"""An amount on the sheet, exact."""


class FactBase(Struct, frozen=True, tag=True):
    """Base of every :data:`Fact`: its appearance to each viewer, and the cards that it reveals."""

    def seen_by(self, viewer: int | None) -> Self:
        """Return the fact as the viewer (None: a watcher) may know it."""
        return self

    @property
    def reveals(self) -> int | str | None:
        """The owner of hidden cards that the fact made known: a seat, the ``"talon"`` or the ``"deal"``.

        None if it made none known. An input that revealed cards cannot be taken back.
        """
        return None


class Dealt(FactBase, frozen=True, tag=True):
    """Cards were dealt; each seat sees its own, but for those ``blind``, who have only seen their backs."""

    deal_no: int
    dealer: int
    hands: tuple[Cards | None, ...]
    blind: tuple[int, ...] = ()

    def seen_by(self, viewer: int | None) -> Dealt:
        sighted = None if viewer in self.blind else viewer
        hands = tuple(hand if seat == sighted or not hand else None for seat, hand in enumerate(self.hands))
        return Dealt(self.deal_no, self.dealer, hands, self.blind)

    @property
    def reveals(self) -> str:
        return "deal"


class Drawn(FactBase, frozen=True, tag=True):
    """Each seat drew a card and so the first dealer was found; no ``cards`` where the draw has none."""

    dealer: int
    cards: tuple[Card, ...]


class Looked(FactBase, frozen=True, tag=True):
    """A player who had seen only backs took up their hand; only they see it."""

    seat: int
    cards: Cards | None

    def seen_by(self, viewer: int | None) -> Looked:
        return self if viewer == self.seat else Looked(self.seat, None)

    @property
    def reveals(self) -> int:
        return self.seat


class Said(FactBase, frozen=True, tag=True):
    """A player said a word of the game, or named, offered or answered something."""

    seat: int
    text: str


class Shown(FactBase, frozen=True, tag=True):
    """Cards were laid open for all: a hand of ``seat``, or the talon (seat None)."""

    seat: int | None
    cards: tuple[Card, ...]

    @property
    def reveals(self) -> int | str:
        return "talon" if self.seat is None else self.seat


class Proved(FactBase, frozen=True, tag=True):
    """A player showed cards of their hand to all and took them up again."""

    seat: int
    cards: tuple[Card, ...]

    @property
    def reveals(self) -> int:
        return self.seat


class PickedUp(FactBase, frozen=True, tag=True):
    """A player took cards that lay face down, such as a talon, into their hand; only they see which."""

    seat: int
    count: int
    cards: tuple[Card, ...] | None

    def seen_by(self, viewer: int | None) -> PickedUp:
        return self if viewer == self.seat else PickedUp(self.seat, self.count, None)

    @property
    def reveals(self) -> str:
        return "talon"


class Redealt(FactBase, frozen=True, tag=True):
    """The deal was thrown in and does not count; the cards are dealt again.

    ``cause`` is a stable word for the reason, ``clause`` the rule that asks for it; ``cards`` are what
    ``seat`` showed to all for it. ``asked`` says that a player asked for it, who had the right to.
    """

    deal_no: int
    dealer: int
    cause: str
    clause: str
    seat: int | None = None
    cards: tuple[Card, ...] = ()
    asked: bool = False

    @property
    def reveals(self) -> str:
        return "deal"


class Discarded(FactBase, frozen=True, tag=True):
    """A player laid cards away face down; only that player sees which."""

    seat: int
    count: int
    cards: Cards | None

    def seen_by(self, viewer: int | None) -> Discarded:
        return self if viewer == self.seat else Discarded(self.seat, self.count, None)


class CardGiven(FactBase, frozen=True, tag=True):
    """A card was given face down; only the giver and the receiver see which."""

    seat: int
    to: int
    card: Card | None

    def seen_by(self, viewer: int | None) -> CardGiven:
        return self if viewer in (self.seat, self.to) else CardGiven(self.seat, self.to, None)


class Played(FactBase, frozen=True, tag=True):
    """A card was played; ``by`` is who decided, ``seat`` None a card of the talon."""

    seat: int | None
    by: int | None
    card: Card

    @property
    def reveals(self) -> int | str:
        return "talon" if self.seat is None else self.seat


class Taken(FactBase, frozen=True, tag=True):
    """A trick was won, with ``talon`` by a card of the talon that led it."""

    seat: int
    talon: bool = False


class Entry(Struct, frozen=True):
    """One amount written on the sheet: whose account, on whom, how much, and why.

    ``account`` is the game's word (``pool``, ``hill``, ``whists``); ``on`` is the seat a whist is
    written on; ``cause`` a stable word for the reason; ``clause`` the rule that asks for it; ``tricks`` how
    many tricks it counts (taken, missing or down), None where it counts none.
    """

    account: str
    seat: int
    on: int | None
    amount: Amount
    cause: str
    clause: str
    tricks: Amount | None = None


class Scored(FactBase, frozen=True, tag=True):
    """A deal ended and was written: its result and the entries it made."""

    deal_no: int
    dealer: int
    result: Any
    entries: tuple[Entry, ...]


class Ended(FactBase, frozen=True, tag=True):
    """The match is over; the final result of each seat."""

    result: tuple[Fraction, ...]


Fact: TypeAlias = (
    Dealt
    | Drawn
    | Looked
    | Said
    | Shown
    | Proved
    | PickedUp
    | Redealt
    | Discarded
    | CardGiven
    | Played
    | Taken
    | Scored
    | Ended
)
"""Something that happened, as all may know it or, where hidden, as a seat may.

A game adds no fact, so code that handles each kind of fact can be checked to be complete.
"""
