"""Parts of a view: turns, seats, tricks, the contract, choices and hidden cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, partial

from prikup.cards import Card, Cards
from prikup.core.actions import Action
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
    """Return the single turn in which a seat, or ``by`` for it, decides."""
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
    """Contract of a deal: ``needs`` tricks of the declarer, ``against`` tricks of the defence.

    The value of the deal is multiplied by ``factor``.
    """

    declarer: int | None
    text: str
    trump: str | None
    needs: int | None
    against: int | None
    factor: int = 1


class ClaimView(Struct, frozen=True):
    """Claim that waits for answers: the tricks of each seat, and the seats that have accepted."""

    by: int
    division: tuple[int, ...]
    accepted: tuple[int, ...]


class Choice(Struct, frozen=True):
    """Action that a player could take: its text, legality, the reason if illegal, and its stake.

    ``stake`` holds the numbers a player weighs, by a word of the game.
    """

    text: str
    legal: bool
    why: Why | None = None
    stake: dict[str, Amount] | None = None


class Choices(Lazy[Choice]):
    """Choices of a turn, legal or not; ``legal`` is computed without the reasons against the others.

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
        """Texts of the legal choices."""
        if self._legal is None:
            self._legal = tuple([action.text for action in self._actions()])
        return self._legal


class Hidden(Struct, frozen=True):
    """A place whose cards the viewer does not see: how many lie there and which may."""

    place: str
    seat: int | None
    size: int
    may: Cards
