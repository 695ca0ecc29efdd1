"""Trick play with all cards open, solved exactly.

>>> from prikup.cards import Suit
>>> from prikup.solver import Position, Solver
>>> position = Position.parse("AQ.7.. KJ.8.. T9.9..", trump=Suit.SPADES, leader=1)
>>> Solver().value(position)
1
"""

from prikup.solver.position import POSITION, Position, Rows, SolverError, from_play, rows_of
from prikup.solver.tricks import Batch, Solver

__all__ = ["POSITION", "Batch", "Position", "Rows", "Solver", "SolverError", "from_play", "rows_of"]
