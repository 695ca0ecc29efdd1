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

from typing import TYPE_CHECKING, Any, Final

from prikup.solver.allpass import (
    AllPassPosition,
    AllPassSolver,
    AllPassTricks,
    position_of_all_pass,
)
from prikup.solver.deal import STRAIN_ORDER, DealTable, DiscardValues
from prikup.solver.match import GameSolver, find_question, solve
from prikup.solver.open_hands import OpenHands
from prikup.solver.points import PointPosition, PointRules, PointSolver
from prikup.solver.points_reference import PointReference
from prikup.solver.position import (
    NO_CARD,
    NO_TRUMP,
    Position,
    SolverError,
    import_arrays,
    position_of_play,
    read_cards,
    read_hand,
    read_hands,
)
from prikup.solver.reference import Reference
from prikup.solver.reference_allpass import AllPassReference
from prikup.solver.solution import SeatValues, Solution, SolverTask, answer
from prikup.solver.tricks import Solver

if TYPE_CHECKING:
    from prikup.solver.arrays import to_all_pass_rows, to_point_rows, to_rows
    from prikup.solver.batches import ALL_PASS_DTYPE, POINT_POSITION_DTYPE, POSITION_DTYPE, Batch, Rows

__all__ = [
    "ALL_PASS_DTYPE",
    "NO_CARD",
    "NO_TRUMP",
    "POINT_POSITION_DTYPE",
    "POSITION_DTYPE",
    "STRAIN_ORDER",
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
    "Reference",
    "Rows",
    "SeatValues",
    "Solution",
    "Solver",
    "SolverError",
    "SolverTask",
    "answer",
    "find_question",
    "position_of_all_pass",
    "position_of_play",
    "read_cards",
    "read_hand",
    "read_hands",
    "solve",
    "to_all_pass_rows",
    "to_point_rows",
    "to_rows",
]

_ARRAY_NAMES: Final = {
    **dict.fromkeys(("to_all_pass_rows", "to_point_rows", "to_rows"), "arrays"),
    **dict.fromkeys(("ALL_PASS_DTYPE", "POINT_POSITION_DTYPE", "POSITION_DTYPE", "Batch", "Rows"), "batches"),
}
"""The modules of the names that need NumPy; each is imported when one of its names is used."""


def __getattr__(name: str) -> Any:
    if name in _ARRAY_NAMES:
        return getattr(import_arrays(_ARRAY_NAMES[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
