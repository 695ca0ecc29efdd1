"""A match with all cards open: its play as a question, and the declarer's choices before the play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from prikup.cards import Card, Cards
from prikup.core import Input, Match, Redealt, Scored
from prikup.errors import check_argument, check_type
from prikup.solver.allpass import position_of_all_pass
from prikup.solver.open_hands import OpenHands
from prikup.solver.points import PointPosition
from prikup.solver.position import Position, SolverError, position_of_play, seats_from
from prikup.solver.solution import Solution, SolverTask, TaskKind, answer
from prikup.toolkit.tricks import is_in_play


class GameSolver(NamedTuple):
    """The solver's view of a game not played for tricks, as the part ``solver`` of its folder.

    ``question`` returns the question of a match in play. ``typed`` returns a position from the options of the
    game, the hands, and the cards out of play. ``announced`` returns the word that is said with a card that
    announces something.
    """

    question: Callable[[Match], SolverTask]
    typed: Callable[[Any, Position, Cards], PointPosition]
    announced: Callable[[Card], str]


def find_question(match: Match) -> SolverTask | None:
    """Return the question to the solver for a match in play; None before and after the play.

    Raises SolverError if the play is of a kind that cannot be solved.
    """
    check_argument("match", match, Match)
    phase = match.phase
    if not is_in_play(phase) or phase.play.over:
        return None
    solver_part = match.game.part("solver", GameSolver)
    if solver_part is not None:
        return solver_part.question(match)
    contract = match.view(None).contract
    if contract is None or contract.declarer is None:
        return SolverTask("allpass", *position_of_all_pass(phase.play))
    declarer, needs = contract.declarer, contract.needs
    kind: TaskKind = "misere" if needs == 0 else "contract"
    return SolverTask(kind, position_of_play(phase.play, declarer), seats_from(phase.play, declarer), needs)


def solve(match: Match) -> Solution:
    """Return the best play with all cards open, from here to the end of the deal.

    During the play the answer is exact. Before it, while the declarer discards, gives cards or names a
    contract, the declarer's choices are compared by the value of the play after them, with best choices by
    the declarer and the worst ones for the declarer by the defence. The best choice leads to the highest
    contract that makes, else to the one that fails by least, and among equals to the one with the most
    tricks.

    Raises SolverError at any other moment, and for kinds of play that cannot be solved.

    >>> from prikup import registry
    >>> match = registry.new("preferans").deal(seed=1).play("7S").play("pass").play("pass")
    >>> found = solve(match.play("discard KH TH"))
    >>> found.best, found.value, found.cards["name 7S"]
    ('name 7C', 7, 2)
    """
    check_type(match, Match, "argument-match")
    question = find_question(match)
    if question is not None:
        return answer(question)
    turns = match.turns()
    seats = match.view(None).seats
    if not turns or seats[turns[0].by].role != "declarer":
        raise SolverError("solver-nothing", deal=match.deal_no, stage=match.phase.stage)
    return _DeclarerSearch(turns[0].by).solve(match)


class _ChoiceLine(NamedTuple):
    """A line of choices: ``rank`` is its rank for the declarer, ``value`` the declarer's tricks.

    ``texts`` are its actions, ``question`` is the play after it.
    """

    rank: tuple[bool, int, int]
    value: int
    texts: tuple[str, ...]
    question: SolverTask


class _DeclarerSearch:
    """A search of the declarer's choices before the play."""

    def __init__(self, declarer: int) -> None:
        self.declarer = declarer
        self._open = OpenHands()

    def solve(self, match: Match) -> Solution:
        """Return the best choice; raises SolverError if none leads to play."""
        lines = self._list_lines(match)
        if not lines:
            raise SolverError("solver-ahead", deal=match.deal_no, stage=match.phase.stage)
        best = max(lines.values(), key=lambda line: line.rank)
        solution = answer(best.question)
        return msgspec.structs.replace(
            solution,
            choices={text: {self.declarer: line.value} for text, line in lines.items()},
            line=(*best.texts, *solution.line),
        )

    def _list_lines(self, match: Match) -> dict[str, _ChoiceLine]:
        """Return the line after each action of the first seat to act, without those that end the deal."""
        turn, lines = match.turns()[0], {}
        for action in match.legal(turn):
            step = match.apply(Input(turn.seat, turn.by, action))
            if any(isinstance(fact, Scored | Redealt) for fact in step.facts):
                continue
            line = self._find_line(step.state)
            if line is not None:
                lines[action.text] = line._replace(texts=(action.text, *line.texts))
        return lines

    def _find_line(self, match: Match) -> _ChoiceLine | None:
        """Return the best line from here for the seat to act, None if all end the deal."""
        question = find_question(match)
        if question is not None:
            value = self._open.value(question)
            return _ChoiceLine(_rank_value(question, value), value, (), question)
        lines = self._list_lines(match).values()
        choose = max if match.turns()[0].by == self.declarer else min
        return choose(lines, key=lambda line: line.rank, default=None)


def _rank_value(question: SolverTask, value: int) -> tuple[bool, int, int]:
    """Return the rank of a value for the declarer; a higher rank is better.

    A made contract ranks by its level, a failed one by the tricks it lacks.
    """
    if question.kind == "misere":
        return value == 0, -value, 0
    needs = question.needs or 0
    return (True, needs, value) if value >= needs else (False, value - needs, value)
