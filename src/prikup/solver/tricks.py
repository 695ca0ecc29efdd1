"""The open-hand solver of contracts and misères: the Python side of the kernel's solver."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

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
    POSITION_DTYPE,
    Position,
    Rows,
    SolverError,
    ask_kernel,
    check_wanted,
    to_rows,
    to_words,
)

MAX_WANTED_TRICKS: Final = 100
"""More than there are."""


class Batch(NamedTuple):
    """Answers to many positions.

    ``values`` has an entry or a row for each, ``nodes`` the number of positions searched, ``nanoseconds`` the
    CPU time if it was requested, else nothing.
    """

    values: npt.NDArray[Any]
    nodes: npt.NDArray[np.uint64]
    nanoseconds: npt.NDArray[np.uint64]


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
        return int(self.values([position], misere=misere).values[0])

    def cards(self, position: Position, *, misere: bool = False) -> dict[Card, int]:
        """Return the declarer's tricks after each legal card, by index of the card."""
        values = self.card_values([position], misere=misere).values[0]
        return {card: int(values[card.index]) for card in position.legal()}

    def makes(self, position: Position, tricks: int, *, misere: bool = False) -> bool:
        """Return True if the declarer takes at least so many tricks; cheaper than the value."""
        return bool(self.at_least([position], [tricks], misere=misere).values[0])

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
        rows = table_rows(masks, np.array([chosen]))[0]
        tricks = self.values(rows.ravel(), related=True).values.reshape(rows.shape)
        misere = self.values(rows[-1].ravel(), misere=True, related=True).values.reshape(rows[-1].shape)
        return DealTable(
            chosen,
            tuple(tuple(map(tuple, strain_rows)) for strain_rows in tricks.tolist()),
            tuple(map(tuple, misere.tolist())),
        )

    def discards(self, hand: Cards, others: Sequence[Cards], leader: int = 0) -> DiscardValues:
        """Return the values of all discards of a hand, in each strain and in a misère.

        ``hand`` is the declarer's with too many cards, twelve against ten in Preferans; ``others`` are the
        other hands in order, one or two.
        """
        position = list_discards(hand, others, leader)
        rows = discard_rows(position)
        by_strain = np.ascontiguousarray(rows.T)
        tricks = self.values(by_strain.ravel(), related=True).values.reshape(by_strain.shape).T.tolist()
        misere = self.values(by_strain[-1], misere=True, related=True).values.tolist()
        return DiscardValues(
            position.discards,
            tuple(tuple(tricks[place]) for place in position.places),
            tuple(misere[place] for place in position.places),
        )

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
        """
        return Batch(*ask_kernel(self._kernel.values, _to_words(positions, misere), misere, clocked, related))

    def card_values(
        self, positions: Sequence[Position] | Rows, *, misere: bool = False, clocked: bool = False
    ) -> Batch:
        """Return the declarer's tricks after each card: int8 (positions, 32), -1 for illegal cards."""
        return Batch(*ask_kernel(self._kernel.cards, _to_words(positions, misere), misere, clocked))

    def at_least(
        self,
        positions: Sequence[Position] | Rows,
        tricks: int | Iterable[int],
        *,
        misere: bool = False,
        clocked: bool = False,
    ) -> Batch:
        """Return for each position True if the declarer takes at least so many tricks: bool (positions,).

        ``tricks`` is one number for all positions or one for each.
        """
        words = _to_words(positions, misere)
        wanted_tricks = check_wanted(tricks, len(words), MAX_WANTED_TRICKS, "tricks").astype(np.int8)
        return Batch(*ask_kernel(self._kernel.at_least, words, wanted_tricks, misere, clocked))


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


def _to_words(positions: Sequence[Position] | Rows, misere: bool) -> npt.NDArray[np.uint32]:
    """Return positions, or rows of an array, in the form of the kernel.

    Raises SolverError for a misère with a trump.
    """
    rows = to_rows(positions)
    words = to_words(rows, POSITION_DTYPE)
    if misere:
        trumps = np.flatnonzero(rows["trump"] != NO_TRUMP)
        if len(trumps):
            raise SolverError("positions-misere", number=int(trumps[0]))
    return words
