"""A solver of questions of all kinds that remembers its answers."""

from __future__ import annotations

from functools import cached_property

from prikup.solver.allpass import AllPassPosition, AllPassSolver
from prikup.solver.points import PointPosition, PointSolver
from prikup.solver.position import Position
from prikup.solver.solution import SolverTask
from prikup.solver.tricks import Solver


class OpenHands:
    """A solver with all cards open for questions of every kind.

    >>> position = Position.parse("AQ.7..A KJ.8..K T9.9..Q")
    >>> OpenHands().play_values(SolverTask("contract", position, (0, 1, 2)))
    {'QS': 2, 'AS': 2, 'AC': 2, '7H': 2}
    """

    def __init__(self) -> None:
        self._known: dict[SolverTask, int] = {}

    @cached_property
    def _tricks(self) -> Solver:
        return Solver()

    @cached_property
    def _points(self) -> PointSolver:
        return PointSolver()

    @cached_property
    def _all_pass(self) -> AllPassSolver:
        return AllPassSolver()

    def play_values(self, question: SolverTask) -> dict[str, int]:
        """Return the value of each legal play for its player, in tricks or points.

        It is negative where few are wanted.
        """
        position = question.position
        if isinstance(position, AllPassPosition):
            seat = position.to_play
            return {card.text: -tricks[seat] for card, tricks in self._all_pass.cards(position).items()}
        if isinstance(position, PointPosition):
            side = 1 if position.play.to_play == 0 else -1
            return {play.text: side * points for play, points in self._points.cards(position).items()}
        misere = question.kind == "misere"
        side = 1 if (position.to_play == 0) != misere else -1
        return {
            card.text: side * tricks for card, tricks in self._tricks.cards(position, misere=misere).items()
        }

    def value(self, question: SolverTask) -> int:
        """Return the tricks or points that the declarer still makes; raises TypeError for an all-pass."""
        value = self._known.get(question)
        if value is None:
            position = question.position
            if isinstance(position, PointPosition):
                value = self._points.value(position)
            elif isinstance(position, Position):
                value = self._tricks.value(position, misere=question.kind == "misere")
            else:
                raise TypeError("nobody declares in an all-pass")
            self._known[question] = value
        return value

    def line(self, question: SolverTask) -> tuple[str, ...]:
        """Return best play by all, to the end."""
        position = question.position
        if isinstance(position, AllPassPosition):
            return tuple(card.text for card in self._all_pass.line(position))
        if isinstance(position, PointPosition):
            return tuple(play.text for play in self._points.line(position))
        misere = question.kind == "misere"
        return tuple(card.text for card in self._tricks.line(position, misere=misere))
