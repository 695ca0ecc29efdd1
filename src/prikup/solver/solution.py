"""A question about one position of any kind, and its answer."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypeVar

from prikup.cards import Card, Cards
from prikup.core import Struct
from prikup.errors import check_argument
from prikup.solver.allpass import AllPassPosition, AllPassSolver
from prikup.solver.points import PointPosition, PointSolver
from prikup.solver.position import Position, SolverError
from prikup.solver.tricks import Solver

TaskKind: TypeAlias = Literal["contract", "misere", "allpass", "points"]
SeatValues: TypeAlias = dict[int, int]
"""Tricks or points by seat."""

V = TypeVar("V")


class SolverTask(Struct, frozen=True):
    """A position, and the seats of its deal in the order of the position; a dealer who sits out is last.

    ``needs`` are the tricks or points that the declarer needs in the whole deal, if known.
    """

    kind: TaskKind
    position: Position | AllPassPosition | PointPosition
    seats: tuple[int, ...]
    needs: int | None = None


class Solution(Struct, frozen=True):
    """The value of a position with all cards open and perfect play; seats are those of the deal.

    ``values`` are the tricks, or points, still to come, by seat: the declarer's, or in an all-pass
    everyone's; ``paranoid`` is then the most that can be forced on each seat. ``choices`` has the values
    after each possible move, by its text; ``line`` is best play to the end. The rest describes the position:
    the ``hands``, the ``trump``, the ``declarer`` (None in an all-pass), the ``leader`` of the ``trick`` and
    its cards so far, the talon cards that lead this trick and the next (``leads``), the seat ``to_play``, and
    the number of tricks ``left``.
    """

    kind: TaskKind
    hands: dict[int, Cards]
    trump: str | None
    declarer: int | None
    leader: int
    trick: tuple[Card, ...]
    to_play: int
    left: int
    values: SeatValues
    choices: dict[str, SeatValues]
    line: tuple[str, ...]
    leads: tuple[Card, ...] = ()
    paranoid: SeatValues | None = None

    @property
    def seat(self) -> int:
        """The seat whose tricks or points ``value`` and ``cards`` count.

        It is the declarer or, in an all-pass, the seat to act.
        """
        return self.to_play if self.declarer is None else self.declarer

    @property
    def value(self) -> int:
        """The tricks or points still to come for :attr:`seat`."""
        return self.values[self.seat]

    @property
    def best(self) -> str:
        """The best move now, the first among equals; raises SolverError at the end of the deal."""
        if not self.line:
            raise SolverError("solver-over")
        return self.line[0]

    @property
    def cards(self) -> dict[str, int]:
        """The tricks or points still to come for :attr:`seat` after each possible move."""
        return {text: values[self.seat] for text, values in self.choices.items()}

    def __repr__(self) -> str:
        best = f"best {self.best}, " if self.line else ""
        return f"<solution: {best}{self.kind}, seat {self.seat} takes {self.value}>"


def answer(question: SolverTask) -> Solution:
    """Return the exact answer to a question.

    >>> found = answer(SolverTask("contract", Position.parse("AQ.7..A KJ.8..K T9.9..Q"), (2, 0, 1)))
    >>> found.best, found.value, found.declarer, found.cards
    ('QS', 2, 2, {'QS': 2, 'AS': 2, 'AC': 2, '7H': 2})
    """
    check_argument("question", question, SolverTask)
    position, seats = question.position, question.seats
    if isinstance(position, AllPassPosition):
        return _solve_all_pass(position, seats)
    if isinstance(position, PointPosition):
        points = PointSolver()
        return _make_solution(
            question,
            position.play,
            points.value(position),
            {play.text: value for play, value in points.cards(position).items()},
            tuple(play.text for play in points.line(position)),
        )
    solver, misere = Solver(), question.kind == "misere"
    return _make_solution(
        question,
        position,
        solver.value(position, misere=misere),
        {card.text: tricks for card, tricks in solver.cards(position, misere=misere).items()},
        tuple(card.text for card in solver.line(position, misere=misere)),
    )


def _make_solution(
    question: SolverTask, play: Position, value: int, cards: dict[str, int], line: tuple[str, ...]
) -> Solution:
    """Return the solution of a position with a declarer.

    ``value`` is its value, ``cards`` are the values after each play, ``line`` is best play.
    """
    seats = question.seats
    return Solution(
        kind=question.kind,
        hands=_sort_by_seat(seats, play.hands),
        trump=None if play.trump is None else play.trump.letter,
        declarer=seats[0],
        leader=seats[play.leader],
        trick=play.trick,
        to_play=seats[play.to_play],
        left=play.left,
        values={seats[0]: value},
        choices={text: {seats[0]: card_value} for text, card_value in cards.items()},
        line=line,
    )


def _solve_all_pass(position: AllPassPosition, seats: tuple[int, ...]) -> Solution:
    """Return the solution of an all-pass; ``seats`` are those of the deal in the order of the position."""
    solver = AllPassSolver()
    return Solution(
        kind="allpass",
        hands=_sort_by_seat(seats, position.hands),
        trump=None,
        declarer=None,
        leader=seats[position.leader],
        trick=position.trick,
        to_play=seats[position.to_play],
        left=position.left,
        values=_sort_by_seat(seats, solver.value(position)),
        choices={card.text: _sort_by_seat(seats, tricks) for card, tricks in solver.cards(position).items()},
        line=tuple(card.text for card in solver.line(position)),
        leads=position.leads,
        paranoid=_sort_by_seat(seats, solver.paranoid(position)),
    )


def _sort_by_seat(seats: tuple[int, ...], values: tuple[V, ...]) -> dict[int, V]:
    """Return values in the order of the position as a dictionary in the order of seats."""
    return dict(sorted(zip(seats, values, strict=False)))
