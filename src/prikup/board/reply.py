"""Who plays on against a person on the board: the solver, which sees all cards, or a player who does not."""

from __future__ import annotations

from typing import Final

from prikup.board.layouts import all_deals
from prikup.board.play import BoardMoment
from prikup.board.position import BoardError
from prikup.board.values import values

SOLVER: Final = "solver"
PLAYER: Final = "player"
REPLIERS: Final = (SOLVER, PLAYER)


def reply(moment: BoardMoment, by: str) -> str:
    """What the ``solver`` plays now, or a ``player`` who sees only what their seat does; raises BoardError.

    The player takes what is best in most of the deals that they cannot tell apart.

    >>> from prikup.board import read
    >>> [reply(read("AQ.7..A KJ.8..K T9.9..Q / contract 6S").moment, one) for one in REPLIERS]
    ['QS', 'AC']
    """
    if by not in REPLIERS:
        raise BoardError("board-reply", given=by, expected=REPLIERS)
    if by == SOLVER:
        return values(moment).line[0]
    if len(moment.legal) == 1:
        return moment.legal[0]
    seat = moment.seat
    if seat is None:
        raise BoardError("board-ended")
    return all_deals(moment, seat, open_seats(moment, seat)).cards[0].text


def open_seats(moment: BoardMoment, sees: int) -> tuple[int, ...]:
    """Whose hands lie open to a seat besides its own: in a misère the catchers see each other's."""
    board = moment.board
    if board.stake.kind != "misere" or sees == board.declarer:
        return ()
    return tuple(seat for seat in range(board.players) if seat not in (sees, board.declarer))
