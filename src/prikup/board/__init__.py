"""The analysis board: a position of any game, set up, written as text, played on, counted out.

>>> study = read("AQ.7..A KJ.8..K T9.9..Q / contract 6S")
>>> write(study.played("QS")), encode(study)
('AQ.7..A KJ.8..K T9.9..Q / contract 6S / at 1 / played QS', 'AQ.7..A+KJ.8..K+T9.9..Q~contract+6S')
"""

from prikup.board.game import STRAINS, BoardGame, Stake, of_tricks
from prikup.board.play import Moment, after, begin
from prikup.board.position import Board, BoardError, setting_of, side_of
from prikup.board.text import encode, read, write
from prikup.board.tree import Node, Study

__all__ = [
    "STRAINS",
    "Board",
    "BoardError",
    "BoardGame",
    "Moment",
    "Node",
    "Stake",
    "Study",
    "after",
    "begin",
    "encode",
    "of_tricks",
    "read",
    "setting_of",
    "side_of",
    "write",
]
