"""The open-hand solver of contracts and misères: the Python side of the kernel's solver."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from prikup import _kernel
from prikup.cards import Card, Cards
from prikup.errors import check_worker_count
from prikup.solver.deal import (
    DEAL_SEATS,
    DealTable,
    DiscardValues,
    check_deal,
    discard_rows,
    list_discards,
    table_rows,
)
from prikup.solver.position import (
    NO_TRUMP,
    ROW_BYTES,
    TRUMP_BYTE,
    Position,
    SolverError,
    array_to_bytes,
    ask_kernel,
    check_position,
    check_positions,
    check_wanted,
    is_array,
    to_batch,
)

if TYPE_CHECKING:
    from prikup.solver.batches import Batch, Rows

T = TypeVar("T")

MAX_WANTED_TRICKS: Final = 100
"""More than there are."""


class Solver:
    """An exact solver of seat 0 against the rest with all cards open.

    Every value is the number of remaining tricks that seat 0 takes with best play by both sides. Seat 0 wants
    many, in a misère (``misere=True``, which has no trump) few. A solver owns its tables; with ``threads``
    the batch methods divide positions among so many threads. Answers do not depend on earlier questions.
    Raises SolverError, a ValueError, for an impossible position, with its number among many.

    >>> solver = Solver()
    >>> position = Position.parse("AQ.7.. KJ.8.. T9.9..")
    >>> solver.value(position)
    1
    >>> {str(card): tricks for card, tricks in solver.cards(position).items()}
    {'QS': 1, 'AS': 1, '7H': 1}
    >>> solver.makes(position, 2), solver.is_caught(position)
    (False, True)
    """

    def __init__(self, threads: int = 1) -> None:
        self._kernel = _kernel.TrickSolver(check_worker_count("threads", threads))

    def value(self, position: Position, *, misere: bool = False) -> int:
        """Return the declarer's tricks."""
        return self.row_values(check_position(position, Position).row(), misere=misere)[0]

    def cards(self, position: Position, *, misere: bool = False) -> dict[Card, int]:
        """Return the declarer's tricks after each legal card, by index of the card."""
        values = self.row_card_values(check_position(position, Position).row(), misere=misere)[0]
        return {card: values[card.index] for card in position.legal()}

    def makes(self, position: Position, tricks: int, *, misere: bool = False) -> bool:
        """Return True if the declarer takes at least so many tricks; cheaper than the value."""
        row = _check_misere(check_position(position, Position).row(), misere)
        wanted_tricks = array("b", check_wanted([tricks], 1, MAX_WANTED_TRICKS, "tricks"))
        return bool(ask_kernel(self._kernel.at_least, row, wanted_tricks, misere)[0][0])

    def is_caught(self, position: Position) -> bool:
        """Return True if the declarer of a misère must take a trick."""
        return self.makes(position, 1, misere=True)

    def line(self, position: Position, *, misere: bool = False) -> tuple[Card, ...]:
        """Return best play to the end.

        Among equal cards it chooses the first in the order spades, clubs, diamonds, hearts, each from the
        lowest.
        """
        return tuple(best_play(position, lambda reached: self.cards(reached, misere=misere), misere))

    def table(self, hands: Sequence[Cards], leaders: Iterable[int] = DEAL_SEATS) -> DealTable:
        """Return the values of all contracts of three hands: by strain and misère, declarer and leader."""
        masks, chosen = check_deal(hands, leaders)
        rows = table_rows(masks, chosen)
        size, misere_rows = len(chosen), rows[-3 * len(chosen) :]
        tricks = _split(self.row_values(b"".join(rows), related=True), size)
        misere = _split(self.row_values(b"".join(misere_rows), misere=True, related=True), size)
        return DealTable(chosen, tuple(_split(tricks, 3)), tuple(misere))

    def discards(self, hand: Cards, others: Sequence[Cards], leader: int = 0) -> DiscardValues:
        """Return the values of all discards of a hand, in each strain and in a misère.

        ``hand`` is the declarer's with too many cards, twelve against ten in Preferans; ``others`` are the
        other hands in order, one or two.
        """
        position = list_discards(hand, others, leader)
        count = len(position.hands)
        rows = discard_rows(position)
        values = self.row_values(b"".join(rows), related=True)
        misere = self.row_values(b"".join(rows[-count:]), misere=True, related=True)
        return DiscardValues(
            position.discards,
            tuple(tuple(values[place::count]) for place in position.places),
            tuple(misere[place] for place in position.places),
        )

    def row_values(self, rows: bytes, *, misere: bool = False, related: bool = False) -> list[int]:
        """Return the declarer's tricks in each of these rows of positions.

        :func:`prikup.solver.position.pack_row` makes a row.
        """
        values, _, _ = ask_kernel(
            self._kernel.values, _check_misere(rows, misere), misere, clocked=False, related=related
        )
        answers: list[int] = values.tolist()
        return answers

    def row_card_values(self, rows: bytes, *, misere: bool = False) -> list[list[int]]:
        """Return the declarer's tricks after each of 32 cards in each row, -1 for illegal cards."""
        values, _, _ = ask_kernel(self._kernel.cards, _check_misere(rows, misere), misere)
        answers: list[list[int]] = values.tolist()
        return answers

    def values(
        self,
        positions: Sequence[Position] | Rows,
        *,
        misere: bool = False,
        clocked: bool = False,
        related: bool = False,
    ) -> Batch:
        """Return the declarer's tricks in each position: int8 (positions,).

        Positions of one deal, such as those after different discards, are solved faster if they are
        ``related``: each search then begins with the knowledge of the one before. No value depends on it.
        With ``clocked`` the batch has the time of each position.
        """
        rows = _to_bytes(positions, misere)
        return to_batch(ask_kernel(self._kernel.values, rows, misere, clocked, related))

    def card_values(
        self, positions: Sequence[Position] | Rows, *, misere: bool = False, clocked: bool = False
    ) -> Batch:
        """Return the declarer's tricks after each card: int8 (positions, 32), -1 for illegal cards."""
        return to_batch(ask_kernel(self._kernel.cards, _to_bytes(positions, misere), misere, clocked))

    def at_least(
        self,
        positions: Sequence[Position] | Rows,
        tricks: int | Iterable[int],
        *,
        misere: bool = False,
        clocked: bool = False,
    ) -> Batch:
        """Return for each position True if the declarer takes at least so many tricks: bool (positions,).

        ``tricks`` is one number for all positions or one for each. With ``clocked`` the batch has the time of
        each position.
        """
        rows = _to_bytes(positions, misere)
        wanted_tricks = array("b", check_wanted(tricks, len(positions), MAX_WANTED_TRICKS, "tricks"))
        return to_batch(ask_kernel(self._kernel.at_least, rows, wanted_tricks, misere, clocked))


def _split(items: Sequence[T], size: int) -> list[tuple[T, ...]]:
    """Return the items in groups of a size."""
    return [tuple(items[at : at + size]) for at in range(0, len(items), size)]


def best_play(
    position: Position, cards: Callable[[Position], dict[Card, int]], misere: bool
) -> Iterator[Card]:
    """Generate the cards of best play to the end; ``cards`` returns the value of each card."""
    while position.left:
        values = cards(position)
        choose = max if (position.to_play == 0) != misere else min
        card = choose(values, key=values.__getitem__)
        yield card
        position = position.after(card)


def _to_bytes(positions: Sequence[Position] | Rows, misere: bool) -> bytes:
    """Return positions, or rows of an array, in the form of the kernel.

    Raises SolverError for a misère with a trump.
    """
    if is_array(positions):
        rows = array_to_bytes(positions, "POSITION_DTYPE")
    else:
        rows = b"".join(one.row() for one in check_positions(positions, Position))
    return _check_misere(rows, misere)


def _check_misere(rows: bytes, misere: bool) -> bytes:
    """Return the rows; raises SolverError for a misère with a trump."""
    if misere:
        for number, trump in enumerate(rows[TRUMP_BYTE::ROW_BYTES]):
            if trump != NO_TRUMP:
                raise SolverError("positions-misere", number=number)
    return rows
