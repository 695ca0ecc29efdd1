"""The check of puzzles against the solver."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from msgspec.structs import replace

from prikup import registry
from prikup.core import PrikupError, RuleError, Struct
from prikup.errors import Why
from prikup.puzzles.answers import PuzzleSolver, discard_cards, find_answers, puzzle_value
from prikup.puzzles.attempt import Attempt
from prikup.puzzles.canonical import CanonicalForm, canonical_form
from prikup.puzzles.model import MISERE_CONTRACT, Puzzle, PuzzleError
from prikup.puzzles.moment import PuzzleMoment, begin_puzzle

_CONTRACT_PATTERN: Final = re.compile(f"{MISERE_CONTRACT}|(?:10|[1-9])(?:[SCDH]|NT)")
_POINTS_PATTERN: Final = re.compile("[1-9][0-9]{0,2}")


class PuzzleFault(Struct, frozen=True):
    """An error in a puzzle."""

    id: str
    why: Why


def check_puzzles(puzzles: Iterable[Puzzle]) -> Iterator[PuzzleFault | None]:
    """Generate for each puzzle its first error, None if it is correct.

    The target and the answers must be exactly those of the solver, the line must be legal and reach the
    target, and the puzzle must differ from all before it, in its id too. In play for points best
    play may bring more than the target.
    """
    solver, id_by_form, ids = PuzzleSolver(), dict[CanonicalForm, str](), set[str]()
    for puzzle in puzzles:
        try:
            _check_puzzle(puzzle, solver)
            if puzzle.id in ids:
                raise PuzzleError("puzzle-again", given=puzzle.id)
            ids.add(puzzle.id)
            form = canonical_form(puzzle)
            if form in id_by_form:
                raise PuzzleError("puzzle-alike", given=puzzle.id, other=id_by_form[form])
            id_by_form[form] = puzzle.id
        except PrikupError as error:
            yield PuzzleFault(puzzle.id, error.why)
        else:
            yield None


def _check_puzzle(puzzle: Puzzle, solver: PuzzleSolver) -> None:
    """Raise PrikupError if a puzzle is impossible or contradicts the solver."""
    _check_form(puzzle)
    if puzzle.kind != "whist":
        value = puzzle_value(puzzle, solver)
        if not puzzle.is_reached(value) or (value != puzzle.target and not puzzle.is_for_points):
            raise PuzzleError("puzzle-target", given=puzzle.id, said=puzzle.target, found=value)
    answers = find_answers(puzzle, solver)
    if answers != puzzle.answers:
        raise PuzzleError("puzzle-answers", given=puzzle.id, said=puzzle.answers, found=answers)
    _check_line(puzzle, solver)


def _check_form(puzzle: Puzzle) -> None:
    """Raise PrikupError if a field of a puzzle is impossible, whatever the values of its cards."""
    registry.new(puzzle.game, puzzle.rules)
    seat_count, for_points = len(puzzle.hands), puzzle.is_for_points
    contract_pattern = _POINTS_PATTERN if for_points else _CONTRACT_PATTERN
    suits = ("", *"SCDH") if for_points else ("",)
    is_possible = {
        "contract": contract_pattern.fullmatch(puzzle.contract) is not None,
        "kind": _is_kind_possible(puzzle),
        "position": seat_count in (2, 3) and all(puzzle.hands),
        "leader": puzzle.leader in range(seat_count),
        "taken": len(puzzle.taken) == seat_count and all(tricks >= 0 for tricks in puzzle.taken),
        "points": len(puzzle.points) == (seat_count if for_points else 0)
        and all(points >= 0 for points in puzzle.points),
        "suit": puzzle.suit in suits,
    }
    for field, is_valid in is_possible.items():
        if not is_valid:
            raise PuzzleError("puzzle-form", given=puzzle.id, part=field, said=str(getattr(puzzle, field)))


def _is_kind_possible(puzzle: Puzzle) -> bool:
    """Return True if a misère has a kind of misères, and another contract a kind of others."""
    if puzzle.kind == "discard":
        return True
    return (puzzle.kind in ("catch", "clean")) == (puzzle.contract == MISERE_CONTRACT)


def _check_line(puzzle: Puzzle, solver: PuzzleSolver) -> None:
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
    # The moves after the solution are only shown, but they must be legal.
    moment = attempt.moments[-1] if attempt.moments else _discard(puzzle)
    for text in line:
        try:
            moment = moment.after(moment.read(text))
        except PrikupError as error:
            raise PuzzleError("puzzle-line", given=puzzle.id, card=text) from error


def _discard(puzzle: Puzzle) -> PuzzleMoment:
    """Return the moment after the discard with which the line begins."""
    return begin_puzzle(replace(puzzle, position=str(discard_cards(puzzle, puzzle.line[0]))))
