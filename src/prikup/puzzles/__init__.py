"""Puzzles: open-hand positions in which one side must find the right play, each checked by the solver.

:class:`Puzzle` is a puzzle as it is written in a file, :class:`Attempt` one that is being solved;
:func:`cut_puzzles` makes them from records, :func:`check_puzzles` proves the contents of a file,
:func:`classic_puzzles` and :func:`shipped_puzzles` return those in the package.

>>> from prikup.puzzles import Attempt, classic_puzzles
>>> puzzle = next(one for one in classic_puzzles() if one.id == "kovalevskaya")
>>> puzzle.kind, puzzle.answers, Attempt(puzzle).judge("QS").refuted
('catch', ('TD', 'JD', 'QD', 'KD'), ('QS', '7S', 'KS', 'AS', 'JS', '8S'))
"""

from prikup.puzzles.answers import PuzzleSolver, find_answers, puzzle_value, solution_line
from prikup.puzzles.attempt import Attempt, Verdict
from prikup.puzzles.canonical import canonical_form
from prikup.puzzles.check import PuzzleFault, check_puzzles
from prikup.puzzles.extraction import cut_puzzles
from prikup.puzzles.file import classic_puzzles, read_puzzles, shipped_puzzles, write_puzzles
from prikup.puzzles.ladder import measure_rates, rate_difficulty
from prikup.puzzles.model import PUZZLE_KINDS, Puzzle, PuzzleError, PuzzleKind, SolveRates
from prikup.puzzles.moment import PuzzleMoment
from prikup.puzzles.motif import find_motif

__all__ = [
    "PUZZLE_KINDS",
    "Attempt",
    "Puzzle",
    "PuzzleError",
    "PuzzleFault",
    "PuzzleKind",
    "PuzzleMoment",
    "PuzzleSolver",
    "SolveRates",
    "Verdict",
    "canonical_form",
    "check_puzzles",
    "classic_puzzles",
    "cut_puzzles",
    "find_answers",
    "find_motif",
    "measure_rates",
    "puzzle_value",
    "rate_difficulty",
    "read_puzzles",
    "shipped_puzzles",
    "solution_line",
    "write_puzzles",
]
