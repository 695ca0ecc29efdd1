"""A match with all cards open: its play as a question, and what the declarer prepares it with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from prikup.cards import Cards
from prikup.core import ArgumentError, Input, Match, Redealt, Scored, quote
from prikup.solver.allpass import from_all_pass
from prikup.solver.open_hands import OpenHands
from prikup.solver.points import PointPosition
from prikup.solver.position import Position, SolverError, from_play, order_of
from prikup.solver.solution import Kind, Question, Solution, answer
from prikup.toolkit.tricks import InPlay


class GameSolver(NamedTuple):
    """How the solver takes a game that is not played for tricks, as the part ``solver`` of its folder.

    ``question`` makes one of a match whose cards are in play. ``typed`` makes a position of hands that are
    typed in: from the options of the game, the hands, and the cards out of play.
    """

    question: Callable[[Match], Question]
    typed: Callable[[Any, Position, Cards], PointPosition]


def in_play(match: Match) -> Question | None:
    """What is asked of a match whose cards are in play; None before and after.

    Raises SolverError where its play is of a kind that cannot be solved.
    """
    phase = match.phase
    if not isinstance(phase, InPlay) or phase.play.over:
        return None
    own = match.game.part("solver", GameSolver)
    if own is not None:
        return own.question(match)
    contract = match.game.view(match, None).contract
    if contract is None or contract.declarer is None:
        return Question("allpass", *from_all_pass(phase.play))
    declarer, needs = contract.declarer, contract.needs
    kind: Kind = "misere" if needs == 0 else "contract"
    return Question(kind, from_play(phase.play, declarer), order_of(phase.play, declarer), needs)


def solve(match: Match) -> Solution:
    """The best play with all cards open, from here to the end of the deal.

    During the play the answer is exact. Before it, while the declarer discards, gives cards or names a
    contract, the declarer's choices are compared: by what the play comes to if they go on perfectly and the
    defence plays on, in the way that hurts them most. Best is the highest contract that makes, else the one
    that falls short by least, and among equals the one with the most tricks.

    Raises SolverError at any other moment, and for kinds of play that cannot be solved.

    >>> from prikup import registry
    >>> match = registry.new("preferans").deal(seed=1).play("7S").play("pass").play("pass")
    >>> found = solve(match.play("discard KH TH"))
    >>> found.best, found.value, found.cards["name 7S"]
    ('name 7C', 7, 2)
    """
    if not isinstance(match, Match):
        raise ArgumentError("argument-match", what=quote(match))
    question = in_play(match)
    if question is not None:
        return answer(question)
    turns = match.turns()
    seats = match.game.view(match, None).seats
    if not turns or seats[turns[0].by].role != "declarer":
        raise SolverError("solver-nothing", deal=match.deal_no, stage=match.phase.stage)
    return _Ahead(turns[0].by).solve(match)


class _Line(NamedTuple):
    """Where something leads: how good that is for the declarer, what it takes, what is said until then."""

    worth: tuple[bool, int, int]
    value: int
    texts: tuple[str, ...]
    question: Question


class _Ahead:
    """What a declarer can make of a deal before its play."""

    def __init__(self, declarer: int) -> None:
        self.declarer = declarer
        self._open = OpenHands()

    def solve(self, match: Match) -> Solution:
        """The best of what can be done now; raises SolverError if nothing of it leads to play."""
        lines = self._lines(match)
        if not lines:
            raise SolverError("solver-ahead", deal=match.deal_no, stage=match.phase.stage)
        best = max(lines.values(), key=lambda line: line.worth)
        found = answer(best.question)
        return msgspec.structs.replace(
            found,
            choices={text: {self.declarer: line.value} for text, line in lines.items()},
            line=(*best.texts, *found.line),
        )

    def _lines(self, match: Match) -> dict[str, _Line]:
        """By what who is to act first can do, where it leads; without what ends the deal."""
        turn, found = match.turns()[0], {}
        for action in match.legal(turn):
            step = match.apply(Input(turn.seat, turn.by, action))
            if any(isinstance(fact, Scored | Redealt) for fact in step.facts):
                continue
            line = self._line(step.state)
            if line is not None:
                found[action.text] = line._replace(texts=(action.text, *line.texts))
        return found

    def _line(self, match: Match) -> _Line | None:
        question = in_play(match)
        if question is not None:
            value = self._open.value(question)
            return _Line(_worth(question, value), value, (), question)
        lines = self._lines(match).values()
        chosen = max if match.turns()[0].by == self.declarer else min
        return chosen(lines, key=lambda line: line.worth, default=None)


def _worth(question: Question, value: int) -> tuple[bool, int, int]:
    """How good it is for a declarer to take so much: to make the most, else to be short of the least."""
    if question.kind == "misere":
        return value == 0, -value, 0
    needs = question.needs or 0
    return (True, needs, value) if value >= needs else (False, value - needs, value)
