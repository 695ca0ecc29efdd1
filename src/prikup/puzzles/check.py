"""Whether puzzles say what is so."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from prikup.core import PrikupError, Record, RuleError
from prikup.errors import Why
from prikup.puzzles.answers import answers_of, value_of
from prikup.puzzles.attempt import Attempt
from prikup.puzzles.canonical import Form, canonical
from prikup.puzzles.model import Puzzle, PuzzleError
from prikup.solver import Solver


class Fault(Record, frozen=True):
    """What is wrong with a puzzle."""

    id: str
    why: Why


def check(puzzles: Iterable[Puzzle]) -> Iterator[Fault | None]:
    """For each puzzle what is wrong with it, None where all is right.

    Its target and its answers must be exactly those of the solver, its line must be legal and reach the
    target, and it must be unlike all before it.
    """
    solver, known = Solver(), dict[Form, str]()
    for puzzle in puzzles:
        try:
            _check(puzzle, solver)
            form = canonical(puzzle)
            if form in known:
                raise PuzzleError("puzzle-alike", given=puzzle.id, other=known[form])
            known[form] = puzzle.id
        except PrikupError as error:
            yield Fault(puzzle.id, error.why)
        else:
            yield None


def _check(puzzle: Puzzle, solver: Solver) -> None:
    """Raise PuzzleError where a puzzle is not as the solver has it."""
    if puzzle.kind != "whist":
        value = value_of(puzzle, solver)
        if value != puzzle.target:
            raise PuzzleError("puzzle-target", given=puzzle.id, said=puzzle.target, found=value)
    answers = answers_of(puzzle, solver)
    if answers != puzzle.answers:
        raise PuzzleError("puzzle-answers", given=puzzle.id, said=puzzle.answers, found=answers)
    _check_line(puzzle, solver)


def _check_line(puzzle: Puzzle, solver: Solver) -> None:
    """Raise PuzzleError unless the line begins with an answer and solves the puzzle."""
    attempt, line = Attempt(puzzle, (), solver), list(puzzle.line)
    while line and not attempt.solved:
        text = line.pop(0)
        try:
            verdict = attempt.judge(text)
        except RuleError as error:
            raise PuzzleError("puzzle-line", given=puzzle.id, card=text) from error
        following = verdict.played[1:]
        if not verdict.right or tuple(line[: len(following)]) != following:
            raise PuzzleError("puzzle-line", given=puzzle.id, card=text)
        del line[: len(following)]
    if not attempt.solved:
        raise PuzzleError("puzzle-short", given=puzzle.id)
