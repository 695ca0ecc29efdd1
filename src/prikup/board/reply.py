"""The opponent of a person on the board: the solver, which sees all cards, or a player who does not."""

from __future__ import annotations

from typing import Final

from prikup.board.layouts import evaluate_deals
from prikup.board.play import BoardMoment
from prikup.board.position import BoardError
from prikup.board.values import evaluate_moment
from prikup.errors import check_argument

SOLVER_REPLIER: Final = "solver"
PLAYER_REPLIER: Final = "player"
REPLIER_NAMES: Final = (SOLVER_REPLIER, PLAYER_REPLIER)
"""The ways to answer on a board: by the solver, or as the player does."""


def choose_reply(moment: BoardMoment, by: str) -> str:
    """Return the next play of the ``solver``, or of a ``player`` who sees only their hand; raises BoardError.

    The player chooses the card that is best in most of the deals that they cannot tell apart.

    >>> from prikup.board import read
    >>> [choose_reply(read("AQ.7..A KJ.8..K T9.9..Q / contract 6S").moment, by) for by in REPLIER_NAMES]
    ['QS', 'AC']
    """
    if by not in REPLIER_NAMES:
        raise BoardError("board-reply", given=by, expected=REPLIER_NAMES)
    if by == SOLVER_REPLIER:
        return evaluate_moment(moment).line[0]
    if len(moment.legal) == 1:
        return moment.legal[0]
    seat = moment.seat
    if seat is None:
        raise BoardError("board-ended")
    return evaluate_deals(moment, seat, open_seats(moment, seat)).cards[0].text


def open_seats(moment: BoardMoment, sees: int) -> tuple[int, ...]:
    """Return the other hands open to a seat: in a misère the defenders see each other's."""
    check_argument("moment", moment, BoardMoment)
    board = moment.board
    if board.stake.kind != "misere" or sees == board.declarer:
        return ()
    return tuple(seat for seat in range(board.players) if seat not in (sees, board.declarer))
