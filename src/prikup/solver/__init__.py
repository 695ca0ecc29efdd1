"""Trick play with all cards open, solved exactly.

:class:`Solver` solves contracts and misères, :class:`AllPassSolver` an all-pass, :class:`PointSolver` play
for points, all in the kernel. :class:`Reference` and the other references give the same answers slowly,
straight from the rules.

>>> from prikup.cards import Suit
>>> from prikup.solver import Position, Solver
>>> solver = Solver()
>>> position = Position.parse("AQ.7..A KJ.8..K T9.9..Q", trump=Suit.SPADES)
>>> solver.value(position)
2
"""

from prikup.solver.allpass import (
    ALL_PASS,
    AllPassPosition,
    AllPassSolver,
    AllPassTricks,
    from_all_pass,
)
from prikup.solver.deal import STRAINS, DealTable, DiscardValues
from prikup.solver.match import GameSolver, in_play, solve
from prikup.solver.open_hands import OpenHands
from prikup.solver.points import POINT_POSITION, PointPosition, PointRules, PointSolver, point_rows
from prikup.solver.points_reference import PointReference
from prikup.solver.position import (
    NO_CARD,
    NO_TRUMP,
    POSITION,
    Position,
    Rows,
    SolverError,
    from_play,
    read_cards,
    read_hand,
    read_hands,
    rows_of,
)
from prikup.solver.reference import Reference
from prikup.solver.reference_allpass import AllPassReference
from prikup.solver.solution import Question, Solution, Values, answer
from prikup.solver.tricks import Batch, Solver

__all__ = [
    "ALL_PASS",
    "NO_CARD",
    "NO_TRUMP",
    "POINT_POSITION",
    "POSITION",
    "STRAINS",
    "AllPassPosition",
    "AllPassReference",
    "AllPassSolver",
    "AllPassTricks",
    "Batch",
    "DealTable",
    "DiscardValues",
    "GameSolver",
    "OpenHands",
    "PointPosition",
    "PointReference",
    "PointRules",
    "PointSolver",
    "Position",
    "Question",
    "Reference",
    "Rows",
    "Solution",
    "Solver",
    "SolverError",
    "Values",
    "answer",
    "from_all_pass",
    "from_play",
    "in_play",
    "point_rows",
    "read_cards",
    "read_hand",
    "read_hands",
    "rows_of",
    "solve",
]
