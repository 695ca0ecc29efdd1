"""The analysis board: a position of any game, set up, written as text, played on, evaluated.

>>> study = read("AQ.7..A KJ.8..K T9.9..Q / contract 6S")
>>> write(study.play("QS")), encode(study)
('AQ.7..A KJ.8..K T9.9..Q / contract 6S / at 1 / played QS', 'AQ.7..A+KJ.8..K+T9.9..Q~contract+6S')
"""

from prikup.board.game import STRAIN_STAKES, BoardGame, Stake, trick_game
from prikup.board.layouts import AllDeals, CardFound, evaluate_deals
from prikup.board.matches import study_match
from prikup.board.play import BoardMoment, begin_play, play_card
from prikup.board.position import Board, BoardError, find_board_game, side_of
from prikup.board.reply import REPLIER_NAMES, choose_reply, open_seats
from prikup.board.text import encode, read, write
from prikup.board.tree import Node, Study
from prikup.board.values import BoardValues, ContractRow, ContractTable, evaluate_contracts, evaluate_moment

__all__ = [
    "REPLIER_NAMES",
    "STRAIN_STAKES",
    "AllDeals",
    "Board",
    "BoardError",
    "BoardGame",
    "BoardMoment",
    "BoardValues",
    "CardFound",
    "ContractRow",
    "ContractTable",
    "Node",
    "Stake",
    "Study",
    "begin_play",
    "choose_reply",
    "encode",
    "evaluate_contracts",
    "evaluate_deals",
    "evaluate_moment",
    "find_board_game",
    "open_seats",
    "play_card",
    "read",
    "side_of",
    "study_match",
    "trick_game",
    "write",
]
