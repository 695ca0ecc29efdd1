"""Puzzles: open-hand positions in which one side must find the right play, each checked by the solver.

:class:`Puzzle` is a puzzle as it is written in a file, :class:`Attempt` one that is being solved; :func:`cut`
makes them from records, :func:`check` proves the contents of a file, :func:`classics` and :func:`shipped`
return those in the package.

>>> from prikup.puzzles import Attempt, classics
>>> puzzle = next(one for one in classics() if one.id == "kovalevskaya")
>>> puzzle.kind, puzzle.answers, Attempt(puzzle).judge("QS").refuted
('catch', ('TD', 'JD', 'QD', 'KD'), ('QS', '7S', 'KS', 'AS', 'JS', '8S'))
"""

from prikup.puzzles.answers import answers_of, line_of, value_of
from prikup.puzzles.attempt import Attempt, Verdict
from prikup.puzzles.canonical import canonical
from prikup.puzzles.check import PuzzleFault, check
from prikup.puzzles.cut import cut
from prikup.puzzles.file import classics, read, shipped, write
from prikup.puzzles.ladder import difficulty, fares
from prikup.puzzles.model import KINDS, Kind, Puzzle, PuzzleError, SolveRates

__all__ = [
    "KINDS",
    "Attempt",
    "Kind",
    "Puzzle",
    "PuzzleError",
    "PuzzleFault",
    "SolveRates",
    "Verdict",
    "answers_of",
    "canonical",
    "check",
    "classics",
    "cut",
    "difficulty",
    "fares",
    "line_of",
    "read",
    "shipped",
    "value_of",
    "write",
]
