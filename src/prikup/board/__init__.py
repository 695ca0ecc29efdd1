"""The analysis board: a position of any game, set up, written as text, played on, evaluated.

>>> study = read("AQ.7..A KJ.8..K T9.9..Q / contract 6S")
>>> write(study.played("QS")), encode(study)
('AQ.7..A KJ.8..K T9.9..Q / contract 6S / at 1 / played QS', 'AQ.7..A+KJ.8..K+T9.9..Q~contract+6S')
"""

from prikup.board.game import STRAINS, BoardGame, Stake, of_tricks
from prikup.board.layouts import AllDeals, CardFound, all_deals
from prikup.board.matches import of_match
from prikup.board.play import BoardMoment, after, begin
from prikup.board.position import Board, BoardError, setting_of, side_of
from prikup.board.reply import REPLIERS, open_seats, reply
from prikup.board.text import encode, read, write
from prikup.board.tree import Node, Study
from prikup.board.values import ContractRow, ContractTable, Values, table, values

__all__ = [
    "REPLIERS",
    "STRAINS",
    "AllDeals",
    "Board",
    "BoardError",
    "BoardGame",
    "BoardMoment",
    "CardFound",
    "ContractRow",
    "ContractTable",
    "Node",
    "Stake",
    "Study",
    "Values",
    "after",
    "all_deals",
    "begin",
    "encode",
    "of_match",
    "of_tricks",
    "open_seats",
    "read",
    "reply",
    "setting_of",
    "side_of",
    "table",
    "values",
    "write",
]
