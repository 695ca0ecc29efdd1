"""What a seat may know of a match."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import cache, partial
from typing import Any

from prikup.cards import Card, Cards
from prikup.core.actions import Action, Deal, Input
from prikup.core.facts import Amount
from prikup.core.lazy import Lazy
from prikup.errors import Why
from prikup.structs import Struct


class Turn(Struct, frozen=True):
    """A player to act: ``seat`` is whose cards or call it is, ``by`` who decides."""

    seat: int
    by: int


@cache
def only_turn(seat: int, by: int | None = None) -> tuple[Turn, ...]:
    """The one turn in which a seat decides, or ``by`` for it."""
    return (Turn(seat, seat if by is None else by),)


class SeatView(Struct, frozen=True):
    """One seat as the viewer sees it: ``cards`` is None where they are hidden.

    ``shown`` are cards that were shown to all while some of them have been laid away since: the hand is
    among them. None where nothing of the kind is known. ``proved`` are single cards of a closed hand that
    the seat has shown to hold in this deal, whatever became of them since. ``points`` are those it has won
    so far in the play, where a game counts the points of cards.
    """

    seat: int
    cards: tuple[Card, ...] | None
    count: int
    exposed: bool
    tricks: int
    role: str
    calls: tuple[str, ...]
    playing: bool
    shown: tuple[Card, ...] | None = None
    proved: tuple[Card, ...] = ()
    points: int | None = None


class TrickView(Struct, frozen=True):
    """A trick: who led, the cards in order, who is winning it.

    ``talon`` is a card of the talon that leads it; with ``talon_wins`` no card has beaten it so far, and its
    owner is winning by it.
    """

    leader: int
    plays: tuple[tuple[int, Card], ...]
    winner: int | None
    talon: Card | None = None
    talon_wins: bool = False


class ContractView(Struct, frozen=True):
    """What is played: ``needs`` tricks of the declarer, ``against`` tricks of the defence.

    By ``factor`` what the deal brings is multiplied.
    """

    declarer: int | None
    text: str
    trump: str | None
    needs: int | None
    against: int | None
    factor: int = 1


class ClaimView(Struct, frozen=True):
    """An offer that waits for answers: tricks a seat, and who has said yes."""

    by: int
    division: tuple[int, ...]
    accepted: tuple[int, ...]


class Choice(Struct, frozen=True):
    """One thing a player could do: its text, whether it is legal, if not, why, and what it costs.

    ``stake`` holds the numbers a player weighs, by a word of the game.
    """

    text: str
    legal: bool
    why: Why | None = None
    stake: dict[str, Amount] | None = None


class Choices(Lazy[Choice]):
    """The choices of a turn, legal or not; ``legal`` is computed without the reasons against the others.

    ``make`` and ``legal`` are called with the same arguments, each when its result is first read.
    """

    __slots__ = ("_actions", "_legal")

    def __init__(
        self,
        make: Callable[..., Iterable[Choice]],
        legal: Callable[..., Iterable[Action]],
        *arguments: object,
    ) -> None:
        super().__init__(make, *arguments)
        self._actions = partial(legal, *arguments)
        self._legal: tuple[str, ...] | None = None

    @property
    def legal(self) -> tuple[str, ...]:
        """The texts of the legal choices."""
        if self._legal is None:
            self._legal = tuple([action.text for action in self._actions()])
        return self._legal


class Hidden(Struct, frozen=True):
    """A place whose cards the viewer does not see: how many lie there and which may."""

    place: str
    seat: int | None
    size: int
    may: Cards


class View(Struct, frozen=True):
    """Everything that a seat (or a watcher, seat None) may know of a match.

    ``asks`` is the question that the viewer has to answer, ``acting`` the viewer's turn, ``choices`` every
    answer there is, legal or not, and ``offers`` what the viewer may do without being asked. ``turns`` says
    who must act. ``log`` holds the inputs of this deal as the viewer saw them; together with a
    :class:`World`, a guess of the hidden cards, it gives back a state. ``now`` is what each seat would have
    if the match ended as the sheet stands; ``minutes`` and ``last_deal`` are those of the match. Parts that
    take time to compute are computed when they are first read. :func:`prikup.core.to_json` writes a view as
    JSON.
    """

    game: str
    options: Any
    players: int
    clockwise: bool
    seat: int | None
    deal_no: int
    dealer: int | None
    phase: str
    asks: str
    standing: Any
    seats: Sequence[SeatView]
    order: tuple[int, ...]
    auction: tuple[tuple[int, str], ...]
    declarations: tuple[tuple[int, str], ...]
    contract: ContractView | None
    talon: tuple[Card, ...] | None
    discard: tuple[Card, ...] | None
    trick: TrickView | None
    last_trick: TrickView | None
    trick_winners: tuple[int, ...]
    claim: ClaimView | None
    turns: tuple[Turn, ...]
    acting: Turn | None
    choices: Sequence[Choice]
    offers: Sequence[Choice]
    hidden: Sequence[Hidden]
    log: Sequence[Input]
    now: Sequence[Fraction]
    result: tuple[Fraction, ...] | None
    minutes: int = 0
    last_deal: int | None = None

    @property
    def legal(self) -> tuple[str, ...]:
        """The legal choices as text; empty if the viewer is not to act."""
        choices = self.choices
        if isinstance(choices, Choices):
            return choices.legal
        return tuple(choice.text for choice in choices if choice.legal)

    def __repr__(self) -> str:
        whose = "a watcher" if self.seat is None else f"seat {self.seat}"
        asked = f", {len(self.choices)} choices" if self.acting else ""
        return f"<view of {whose}: {self.game}, deal {self.deal_no}, {self.phase}{asked}>"


class World(Struct, frozen=True):
    """A guess of what a seat does not see: the whole deal, and the hidden acts in log order."""

    deal: Deal
    acts: tuple[Action, ...] = ()
