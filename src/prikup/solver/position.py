"""A position of a trick game with all cards open, as a value and as a row of bytes for the kernel."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from importlib import import_module
from types import ModuleType
from typing import (
    TYPE_CHECKING,
    Any,
    Concatenate,
    Final,
    ParamSpec,
    SupportsIndex,
    TypeAlias,
    TypeGuard,
    TypeVar,
)

from prikup.cards import PACK_32, Card, Cards, Suit, cards_of
from prikup.core import PrikupError, Struct
from prikup.errors import check_argument, check_type, quote
from prikup.toolkit.tricks import Play, find_winner, legal_mask

if TYPE_CHECKING:
    from prikup.solver.batches import Batch, Rows

NO_TRUMP: Final = 4
"""The strain without trumps, after the four suits."""
NO_CARD: Final = 255
"""The index that stands for no card in packed positions."""

_ROW: Final = struct.Struct("=3I4B")
_HANDS: Final = struct.Struct("=3I")
ROW_BYTES: Final = _ROW.size
TRUMP_BYTE: Final = _HANDS.size
"""The length of a row (``ROW_BYTES``), and where it has the trump."""

P = TypeVar("P")
Given = ParamSpec("Given")

Answers: TypeAlias = Any
"""A memoryview of numbers from the kernel, one or a row for each position; its items may be rows."""


class SolverError(PrikupError):
    """An impossible position, or a question without an answer."""


class Position(Struct, frozen=True):
    """Open hands; seat 0 declares, the seats play in order.

    There are two hands or three. ``leader`` leads, or has led, the trick in progress; ``trick`` are the cards
    played to it, which are in no hand any more. Raises SolverError, a ValueError, for an impossible position.

    >>> position = Position.parse("AK... QJ... T9...", leader=1)
    >>> position.to_play, position.left, [str(card) for card in position.legal()]
    (1, 2, ['JS', 'QS'])
    >>> position.after(Card.parse("QS"))
    Position('AK... J... T9...', trump=None, leader=1, trick='QS')
    >>> Position.parse("AK... Q... T9...")
    Traceback (most recent call last):
        ...
    prikup.solver.position.SolverError: 'AK... Q... T9...': seat 1 holds 1 card: expected 2
    """

    hands: tuple[Cards, ...]
    trump: Suit | None = None
    leader: int = 0
    trick: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        fault = _find_fault(self)
        if fault is not None:
            raise fault

    @staticmethod
    def parse(text: str, trump: Suit | None = None, leader: int = 0, trick: Iterable[Card] = ()) -> Position:
        """Read hands such as ``AK.Q.. T9.8.. 87.9..``, seat 0 first; raises SolverError."""
        return Position(read_hands(text), trump, leader, tuple(trick))

    def __str__(self) -> str:
        return " ".join(map(str, self.hands))

    def __repr__(self) -> str:
        trump = None if self.trump is None else self.trump.letter
        trick = " ".join(map(str, self.trick))
        return f"Position({str(self)!r}, trump={trump!r}, leader={self.leader}, trick={trick!r})"

    @property
    def to_play(self) -> int:
        """The seat that plays the next card."""
        return (self.leader + len(self.trick)) % len(self.hands)

    @property
    def left(self) -> int:
        """The tricks still to be won, including the one in progress."""
        return len(self.hands[self.to_play])

    def legal(self) -> list[Card]:
        """Return the legal cards, by index: those of the led suit, else trumps, else any."""
        led = self.trick[0].suit if self.trick else None
        return cards_of(legal_mask(self.hands[self.to_play].mask, led, self.trump))

    def after(self, card: Card) -> Position:
        """Return the position after a legal card; the winner of a complete trick leads."""
        if card not in self.legal():
            raise SolverError("position-play", position=self, card=card, seat=self.to_play)
        seat, trick = self.to_play, (*self.trick, card)
        hands = tuple(
            hand - Cards([card]) if place == seat else hand for place, hand in enumerate(self.hands)
        )
        if len(trick) < len(hands):
            return Position(hands, self.trump, self.leader, trick)
        return Position(hands, self.trump, self.winner(trick))

    def winner(self, trick: Sequence[Card]) -> int:
        """Return the seat that wins these cards, played in order from the leader."""
        return (self.leader + find_winner(trick, self.trump, PACK_32)) % len(self.hands)

    def row(self) -> bytes:
        """Return the position as the kernel takes it; see :func:`pack_row`."""
        return pack_row(
            [hand.mask for hand in self.hands],
            NO_TRUMP if self.trump is None else self.trump,
            self.leader,
            [card.index for card in self.trick],
        )


def pack_row(hands: Sequence[int], trump: int, leader: int, trick: Sequence[int] = ()) -> bytes:
    """Return a position as 16 bytes.

    These are the masks of the hands (the third 0 with two players), the trump (0 to 3, ``NO_TRUMP`` for
    none), the leader, and the indices of the cards of the trick in progress (``NO_CARD`` for none).
    """
    first, second = (*trick, NO_CARD, NO_CARD)[:2]
    return _ROW.pack(*hands, *(0,) * (3 - len(hands)), trump, leader, first, second)


def replace_hands(row: bytes, hands: Sequence[int]) -> bytes:
    """Return a row of any solver with other hands, as masks; a missing third is 0."""
    return _HANDS.pack(*hands, *(0,) * (3 - len(hands))) + row[_HANDS.size :]


def read_hands(text: str) -> tuple[Cards, ...]:
    """Return hands separated by white space, ``AKT.QJ9..87 QJ9.AK..KQJ 87..QJT9.``.

    Raises SolverError, or ArgumentError for what is not a text.
    """
    check_type(text, str, "argument-hands")
    return tuple(map(read_hand, text.split()))


def read_hand(text: str) -> Cards:
    """Return a hand such as ``AKT.QJ9..87``; raises SolverError."""
    check_argument("text", text, str)
    if "." not in text:
        raise SolverError("card-hand", given=text)
    try:
        return Cards.parse(text)
    except PrikupError as error:
        raise SolverError.of(error) from None


def read_cards(text: str) -> tuple[Card, ...]:
    """Return cards such as ``7S 8D``, in order; raises SolverError."""
    check_argument("text", text, str)
    try:
        cards = tuple(map(Card.parse, text.split()))
    except PrikupError as error:
        raise SolverError.of(error) from None
    if len(set(cards)) != len(cards):
        raise SolverError("card-twice", given=text)
    return cards


def _find_fault(position: Position) -> SolverError | None:
    """Return the error of an impossible position, None if it is possible."""
    check_argument("hands", position.hands, (tuple, list))
    for hand in position.hands:
        check_argument("hand", hand, Cards)
    players, make_error = len(position.hands), partial(SolverError, position=position)
    if players not in (2, 3):
        return make_error("position-hands", count=players, expected=(2, 3))
    if position.trump is not None and not isinstance(position.trump, Suit):
        return make_error("position-trump", trump=quote(position.trump))
    if position.leader not in range(players):
        return make_error("position-leader", leader=str(position.leader), last=players - 1)
    if len(position.trick) >= players:
        return make_error("position-trick", count=len(position.trick), players=players)
    twice = _find_repeated([*position.hands, *(Cards([card]) for card in position.trick)])
    if twice:
        return make_error("position-twice", cards=" ".join(map(str, twice)))
    full = position.left
    for place in range(players):
        seat = (position.leader + place) % players
        expected = full - (place < len(position.trick))
        if len(position.hands[seat]) != expected:
            return make_error("position-cards", seat=seat, count=len(position.hands[seat]), most=expected)
    return None


def _find_repeated(sets: Iterable[Cards]) -> Cards:
    """Return the cards that are in more than one of the sets."""
    seen = repeated = Cards()
    for cards in sets:
        repeated |= seen & cards
        seen |= cards
    return repeated


def check_position(position: P, kind: type[P]) -> P:
    """Return the position; raises ArgumentError for what is not one of this kind."""
    check_type(position, kind, "argument-position", kind=kind.__name__)
    return position


def check_positions(positions: Iterable[P], kind: type[P]) -> list[P]:
    """Return the positions as a list; raises SolverError for the first that is not of this kind."""
    if not isinstance(positions, Iterable):
        raise SolverError("positions-array", kind=kind.__name__, array=quote(positions))
    checked = list(positions)
    for number, position in enumerate(checked):
        if not isinstance(position, kind):
            raise SolverError("positions-kind", number=number, what=quote(position), kind=kind.__name__)
    return checked


def check_wanted(numbers: int | Iterable[int], positions: int, most: int, unit: str) -> list[int]:
    """Return the number wanted in each position, limited to -``most`` … ``most``.

    ``numbers`` is one number for each position, or one for all; ``most`` must be out of reach. Raises
    SolverError unless there is a whole number for each.
    """
    wanted_numbers = list(numbers) if isinstance(numbers, Iterable) else [numbers] * positions
    for number, wanted in enumerate(wanted_numbers):
        if not isinstance(wanted, SupportsIndex):
            raise SolverError("positions-number", number=number, what=quote(wanted), unit=unit)
    if len(wanted_numbers) != positions:
        raise SolverError("positions-numbers", count=len(wanted_numbers), positions=positions, unit=unit)
    return [min(max(wanted.__index__(), -most), most) for wanted in wanted_numbers]


def ask_kernel(
    ask: Callable[Concatenate[bytes, Given], tuple[Answers, Answers, Answers]],
    rows: bytes,
    *given: Given.args,
    **named: Given.kwargs,
) -> tuple[Answers, Answers, Answers]:
    """Return the kernel's answer for rows of positions: values, nodes and nanoseconds.

    Raises SolverError with the number of the first impossible row.
    """
    try:
        return ask(rows, *given, **named)
    except ValueError as error:
        row, why = error.args
        raise SolverError("positions-row", number=row, why=why) from None


def import_arrays(name: str) -> ModuleType:
    """Return a module of this package that needs NumPy; raises ModuleNotFoundError that names the extra."""
    try:
        return import_module(f"prikup.solver.{name}")
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        why = "arrays of positions need NumPy, which is not installed: pip install 'prikup[arrays]'"
        raise ModuleNotFoundError(why, name="numpy") from None


def is_array(positions: object) -> TypeGuard[Rows]:
    """Return True for rows of a NumPy array, without importing it."""
    return hasattr(positions, "dtype")


def array_to_bytes(rows: Rows, kind: str) -> bytes:
    """Return rows of an array in the form of the kernel; ``kind`` is the name of their type.

    Raises SolverError for another type or shape.
    """
    dtype = getattr(import_arrays("batches"), kind)
    if rows.dtype != dtype:
        raise SolverError("positions-array", kind=dtype, array=rows.dtype)
    if rows.ndim != 1:
        raise SolverError("positions-shape", shape=str(rows.shape))
    return rows.tobytes()


def to_batch(answers: tuple[Answers, Answers, Answers]) -> Batch:
    """Return the kernel's answers as NumPy arrays."""
    batch: Batch = import_arrays("batches").to_batch(answers)
    return batch


def seats_from(play: Play, first: int) -> tuple[int, ...]:
    """Return the active seats of a deal in turn from this one; raises SolverError if it is not active."""
    next_seats = play.rules.after
    if first not in range(len(next_seats)) or next_seats[first] < 0:
        raise SolverError("solver-seat", seat=first)
    order = [first]
    while len(order) < play.rules.size:
        order.append(next_seats[order[-1]])
    return tuple(order)


def position_of_play(play: Play, declarer: int) -> Position:
    """Return a deal in play as a position, with this seat as seat 0 against the rest.

    All other seats are the other side, whether they whist or passed. Raises SolverError if the play has rules
    that a trick position does not have: leads from the talon, another order of ranks, a duty to beat.
    """
    check_argument("play", play, Play)
    rules, order = play.rules, seats_from(play, declarer)
    obstacles = [
        (len(play.winners) < max(len(rules.leads), len(rules.leaders)), "solver-tricks-talon"),
        (rules.must_beat, "solver-tricks-beat"),
        (not rules.must_ruff, "solver-tricks-ruff"),
        (rules.pack.strength != PACK_32.strength, "solver-tricks-ranks"),
    ]
    for is_broken, name in obstacles:
        if is_broken:
            raise SolverError(name)
    hands = tuple(Cards(play.hands[seat]) for seat in order)
    return Position(hands, play.trump, order.index(play.leader), tuple(card for _, card in play.trick))
