"""The open-hand solver of the all-pass: positions, and the Python side of the kernel's solver."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from prikup import _kernel
from prikup.cards import PACK_32, Card, Cards, Suit, cards_of
from prikup.core import Struct
from prikup.errors import check_argument, check_worker_count
from prikup.solver.position import (
    NO_CARD,
    Position,
    SolverError,
    array_to_bytes,
    ask_kernel,
    check_position,
    check_positions,
    is_array,
    read_hands,
    to_batch,
)
from prikup.toolkit.tricks import Play, find_winner, legal_mask

if TYPE_CHECKING:
    from prikup.solver.batches import Batch, Rows

WINNER_LEADS: Final = 255
DEALER_PLACE: Final = 3
"""The place of the dealer, who rests, among the seats that take tricks."""

_ROW: Final = struct.Struct("=3I12B")
LEADS_BYTE: Final = 15
"""Place in a row of the talon cards that lead."""


class AllPassTricks(NamedTuple):
    """The tricks of the three seats, and of a dealer who wins them only with cards of the talon."""

    first: int
    second: int
    third: int
    dealer: int = 0


class AllPassPosition(Struct, frozen=True):
    """Three open hands that each avoid tricks; the seats play in order, there is no trump.

    ``leader`` plays, or has played, first to the trick in progress; ``trick`` are the cards played to it.
    ``leads`` are up to two cards of the talon that lead this trick and the next. With ``dealer_leads`` they
    are the dealer's and can win; else they only set the suit, and the first player takes the trick if nobody
    follows. The dealer sits out or, with ``dealer_plays``, has the hand before the ``eldest``. ``leaders``
    names the first players of the next trick and of the one after it (None: the winner); the ``eldest`` plays
    first after a dealer who sits out has won. Raises SolverError, a ValueError, for an impossible position
    (clause 10.2).

    >>> position = AllPassPosition.parse("AK... Q.J.. T9...", leads=[Card.parse("7C")])
    >>> [str(card) for card in position.legal()]
    ['KS', 'AS']
    """

    hands: tuple[Cards, ...]
    leader: int = 0
    trick: tuple[Card, ...] = ()
    leads: tuple[Card, ...] = ()
    dealer_leads: bool = False
    leaders: tuple[int | None, ...] = ()
    eldest: int = 0
    dealer_plays: bool = False

    def __post_init__(self) -> None:
        fault = _find_fault(self)
        if fault is not None:
            raise fault

    @staticmethod
    def parse(
        text: str, leader: int = 0, trick: Iterable[Card] = (), leads: Iterable[Card] = (), **fields: Any
    ) -> AllPassPosition:
        """Read hands such as ``AK.Q.. T9.8.. 87.9..``, seat 0 first; raises SolverError.

        ``fields`` are the other fields of the position.
        """
        return AllPassPosition(read_hands(text), leader, tuple(trick), tuple(leads), **fields)

    def __str__(self) -> str:
        return " ".join(map(str, self.hands))

    @property
    def to_play(self) -> int:
        """The seat that plays the next card."""
        return (self.leader + len(self.trick)) % 3

    @property
    def left(self) -> int:
        """The tricks still to be won, including the one in progress."""
        return len(self.hands[self.to_play])

    @property
    def led(self) -> Suit | None:
        """The suit to follow; None if the next card may be any."""
        cards = self.leads[:1] or self.trick[:1]
        return cards[0].suit if cards else None

    def legal(self) -> list[Card]:
        """Return the legal cards, by index: those of the led suit, else any."""
        return cards_of(legal_mask(self.hands[self.to_play].mask, self.led, None))

    def after(self, card: Card) -> tuple[AllPassPosition, int | None]:
        """Return the position after a legal card, and the winner of the trick, None if it is not complete."""
        if card not in self.legal():
            raise SolverError("position-play", position=self, card=card, seat=self.to_play)
        seat, trick = self.to_play, (*self.trick, card)
        hands = tuple(
            hand - Cards([card]) if place == seat else hand for place, hand in enumerate(self.hands)
        )
        if len(trick) < 3:
            fields = (trick, self.leads, self.dealer_leads, self.leaders, self.eldest, self.dealer_plays)
            return AllPassPosition(hands, self.leader, *fields), None
        taker = self.winner(trick)
        leader = self.eldest if taker == DEALER_PLACE else taker
        if self.leaders and self.leaders[0] is not None:
            leader = self.leaders[0]
        next_fields = (self.leads[1:], self.dealer_leads, self.leaders[1:], self.eldest, self.dealer_plays)
        return AllPassPosition(hands, leader, (), *next_fields), taker

    def winner(self, trick: Sequence[Card]) -> int:
        """Return the seat that wins these cards, played in order from the leader, or ``DEALER_PLACE``."""
        if not self.leads:
            return (self.leader + find_winner(trick, None, PACK_32)) % 3
        if not self.dealer_leads:
            return (self.leader + find_winner(trick, None, PACK_32, self.leads[0].suit)) % 3
        place = find_winner([self.leads[0], *trick], None, PACK_32)
        if place:
            return (self.leader + place - 1) % 3
        return (self.eldest + 2) % 3 if self.dealer_plays else DEALER_PLACE

    def row(self) -> bytes:
        """Return the position as 24 bytes, as the kernel takes it.

        These are the masks of the hands, the leader, the indices of the cards of the trick in progress and of
        the talon cards that lead it and the next (``NO_CARD`` for none), whose these are (0 nobody's, 1 a
        resting dealer's, 2 those of the hand before the eldest), who plays first to the next two tricks
        (``WINNER_LEADS`` for the winner), who is eldest, and three unused bytes.
        """
        leaders = [WINNER_LEADS if seat is None else seat for seat in self.leaders]
        return _ROW.pack(
            *(hand.mask for hand in self.hands),
            self.leader,
            *_pad_pair([card.index for card in self.trick], NO_CARD),
            *_pad_pair([card.index for card in self.leads], NO_CARD),
            self.dealer_leads * (2 if self.dealer_plays else 1),
            *_pad_pair(leaders, WINNER_LEADS),
            self.eldest,
            *(0, 0, 0),
        )


def replace_leads(row: bytes, leads: Sequence[int]) -> bytes:
    """Return a row with other talon cards that lead, as their indices, as many as it has."""
    return row[:LEADS_BYTE] + bytes(leads) + row[LEADS_BYTE + len(leads) :]


class AllPassSolver:
    """An exact solver of an all-pass with all cards open.

    Among cards a player prefers the one after which they take the fewest tricks; among these the one after
    which the next player takes the most; among these the one after which the dealer takes the fewest. Only
    tricks still to be won count, so earlier tricks change nothing.

    >>> solver = AllPassSolver()
    >>> position = AllPassPosition.parse("AQ.7.. KJ.8.. T9.9..", leader=1)
    >>> solver.value(position)
    AllPassTricks(first=2, second=0, third=1, dealer=0)
    >>> solver.paranoid(position)
    (2, 0, 1)
    >>> " ".join(map(str, solver.line(position)))
    '8H 9H 7H 9S QS JS AS KS TS'
    """

    def __init__(self, threads: int = 1) -> None:
        self._kernel = _kernel.AllPassSolver(check_worker_count("threads", threads))

    def value(self, position: AllPassPosition) -> AllPassTricks:
        """Return how many of the remaining tricks each seat takes."""
        return AllPassTricks(*self.row_values(check_position(position, AllPassPosition).row())[0])

    def cards(self, position: AllPassPosition) -> dict[Card, AllPassTricks]:
        """Return the tricks of each seat after each legal card, by index of the card."""
        values = self.row_card_values(check_position(position, AllPassPosition).row())[0]
        return {card: AllPassTricks(*values[card.index]) for card in position.legal()}

    def paranoid(self, position: AllPassPosition) -> tuple[int, int, int]:
        """Return for each seat the most tricks that the two others together can force on it.

        This is a guarantee, not a prediction; the numbers need not add up.
        """
        first, second, third = self.row_paranoid_values(check_position(position, AllPassPosition).row())[0]
        return first, second, third

    def line(self, position: AllPassPosition) -> tuple[Card, ...]:
        """Return best play to the end.

        Among equal cards it chooses the first in the order spades, clubs, diamonds, hearts, each from the
        lowest.
        """
        return tuple(best_play(position, self.cards))

    def row_values(self, rows: bytes) -> list[list[int]]:
        """Return the tricks of each seat in each row (:meth:`AllPassPosition.row`), the dealer last."""
        answers: list[list[int]] = ask_kernel(self._kernel.values, rows)[0].tolist()
        return answers

    def row_card_values(self, rows: bytes) -> list[list[list[int]]]:
        """Return the tricks of each seat after each of 32 cards in each row, -1 for illegal cards."""
        values = ask_kernel(self._kernel.cards, rows)[0].tolist()
        return [[row[at : at + 4] for at in range(0, len(row), 4)] for row in values]

    def row_paranoid_values(self, rows: bytes) -> list[list[int]]:
        """Return the tricks that the others can force on each seat in each row."""
        answers: list[list[int]] = ask_kernel(self._kernel.paranoid, rows)[0].tolist()
        return answers

    def values(self, positions: Sequence[AllPassPosition] | Rows, *, clocked: bool = False) -> Batch:
        """Return the tricks of each seat in each position: int8 (positions, 4), the dealer last."""
        return to_batch(ask_kernel(self._kernel.values, _to_bytes(positions), clocked))

    def card_values(self, positions: Sequence[AllPassPosition] | Rows, *, clocked: bool = False) -> Batch:
        """Return the tricks after each card: int8 (positions, 32, 4), -1 for illegal cards."""
        batch = to_batch(ask_kernel(self._kernel.cards, _to_bytes(positions), clocked))
        return batch._replace(values=batch.values.reshape(len(batch.values), 32, 4))

    def paranoid_values(self, positions: Sequence[AllPassPosition] | Rows, *, clocked: bool = False) -> Batch:
        """Return the tricks that the others can force on each seat: int8 (positions, 3)."""
        return to_batch(ask_kernel(self._kernel.paranoid, _to_bytes(positions), clocked))


def preference_key(seat: int, tricks: AllPassTricks) -> tuple[int, int, int]:
    """Return the key by which a seat prefers tricks, the least first: few of its own, many of the next seat.

    The dealer's tricks come last, few preferred.
    """
    return tricks[seat], -tricks[(seat + 1) % 3], tricks.dealer


def best_play(
    position: AllPassPosition, cards: Callable[[AllPassPosition], dict[Card, AllPassTricks]]
) -> Iterator[Card]:
    """Generate the cards of best play to the end; ``cards`` returns the tricks after each card."""
    while position.left:
        values, seat = cards(position), position.to_play
        card = min(values, key=lambda candidate: preference_key(seat, values[candidate]))
        yield card
        position, _ = position.after(card)


def position_of_all_pass(play: Play) -> tuple[AllPassPosition, tuple[int, ...]]:
    """Return an all-pass in play as a position, and the seats of the play in its order, eldest first.

    If the talon's cards belong to a dealer who sits out, that seat is the fourth. Raises SolverError if the
    play is not an all-pass.
    """
    check_argument("play", play, Play)
    rules, trick_index = play.rules, len(play.winners)
    if play.trump is not None:
        raise SolverError("solver-allpass")
    second = rules.after[rules.eldest]
    order = (rules.eldest, second, rules.after[second])
    dealer = rules.lead_owner
    position = AllPassPosition(
        hands=tuple(Cards(play.hands[seat]) for seat in order),
        leader=order.index(play.leader),
        trick=tuple(card for _, card in play.trick),
        leads=rules.leads[trick_index : trick_index + 2],
        dealer_leads=dealer is not None,
        dealer_plays=dealer in order,
        leaders=tuple(
            None if seat is None else order.index(seat)
            for seat in rules.leaders[trick_index + 1 : trick_index + 3]
        ),
    )
    return position, order if dealer is None or dealer in order else (*order, dealer)


def _pad_pair(numbers: list[int], empty: int) -> list[int]:
    """Return a pair of at most two numbers and the value for a missing one."""
    return numbers + [empty] * (2 - len(numbers))


def _find_fault(position: AllPassPosition) -> SolverError | None:
    """Return the error of an impossible position, None if it is possible."""
    make_error = partial(SolverError, position=position)
    if len(position.hands) != 3:
        return make_error("position-hands", count=len(position.hands), expected=(3,))
    Position(position.hands, None, position.leader, position.trick)
    if len(position.leads) > min(2, position.left):
        return make_error("position-talon", count=len(position.leads), most=min(2, position.left))
    card_mask = Cards(position.trick).mask
    for hand in position.hands:
        card_mask |= hand.mask
    for card in position.leads:
        if card_mask & card.bit:
            return make_error("position-twice", cards=card)
        card_mask |= card.bit
    if len(position.leaders) > 2:
        return make_error("position-leaders", count=len(position.leaders))
    for seat in (position.eldest, *position.leaders):
        if seat is not None and seat not in range(3):
            return make_error("position-leader", leader=str(seat), last=2)
    return None


def _to_bytes(positions: Sequence[AllPassPosition] | Rows) -> bytes:
    """Return positions, or rows of an array, in the form of the kernel."""
    if is_array(positions):
        return array_to_bytes(positions, "ALL_PASS_DTYPE")
    return b"".join(one.row() for one in check_positions(positions, AllPassPosition))
