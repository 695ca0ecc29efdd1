"""A position played on: what may be played, who takes what."""

from __future__ import annotations

from typing import NamedTuple

from prikup.board.position import Board, BoardError
from prikup.cards import Card, Cards
from prikup.core import PlayCard, PrikupError
from prikup.solver import AllPassPosition, PointPosition, Position, Question


class BoardMoment(NamedTuple):
    """A board after some cards.

    ``won`` is what each has won so far, as in :attr:`Board.sides`; ``taker`` who took the trick that the last
    card ended, None while one is played; ``played`` are all cards since the board, each with its seat.
    """

    board: Board
    position: Position | AllPassPosition | PointPosition
    won: tuple[int, ...]
    played: tuple[tuple[int, PlayCard], ...] = ()
    taker: int | None = None

    @property
    def table(self) -> Position | AllPassPosition:
        """The hands and the trick, whatever is played for."""
        return self.position.play if isinstance(self.position, PointPosition) else self.position

    @property
    def over(self) -> bool:
        """Whether every card is played."""
        return not self.table.left

    @property
    def seat(self) -> int | None:
        """Who plays the next card, None at the end."""
        return None if self.over else self.board.seats[self.table.to_play]

    @property
    def legal(self) -> tuple[str, ...]:
        """What may be played now."""
        if self.over:
            return ()
        if isinstance(self.position, PointPosition):
            return tuple(one.text for one in self.position.legal())
        return tuple(one.text for one in self.position.legal())

    @property
    def talon(self) -> Card | None:
        """The card of the talon that leads the trick."""
        leads = self.position.leads if isinstance(self.position, AllPassPosition) else ()
        return leads[0] if leads else None

    @property
    def hands(self) -> tuple[Cards, ...]:
        """What each seat holds still."""
        order = self.board.seats
        return tuple(self.table.hands[order.index(seat)] for seat in range(self.board.players))

    @property
    def question(self) -> Question:
        """What is asked of the solver; the needs are those of the whole deal."""
        stake = self.board.stake
        return Question(stake.kind, self.position, self.board.seats, stake.needs)


def begin(board: Board) -> BoardMoment:
    """The board before its first card."""
    return BoardMoment(board, board.position(), board.sides)


def after(moment: BoardMoment, text: str) -> BoardMoment:
    """The moment after this card, which may announce; raises BoardError where it may not be played."""
    play = _read(moment, text)
    seat, seats = moment.seat, moment.board.seats
    assert seat is not None
    played = (*moment.played, (seat, play))
    position, won, taker = moment.position, list(moment.won), None
    ends = len(moment.table.trick) + 1 == moment.board.players
    following: Position | AllPassPosition | PointPosition
    if isinstance(position, PointPosition):
        following, points = position.after(play)
        won = [had + more for had, more in zip(won, points, strict=True)]
        taker = seats[following.play.leader] if ends else None
    elif isinstance(position, AllPassPosition):
        following, place = position.after(play.card)
        taker = None if place is None else seats[place]
    else:
        following = position.after(play.card)
        taker = seats[following.leader] if ends else None
    if taker is not None and not isinstance(position, PointPosition):
        won[taker] += 1
    return BoardMoment(moment.board, following, tuple(won), played, taker)


def spelled(text: str) -> str:
    """A card as the engine spells it, with ``!`` where it announces something; raises BoardError.

    >>> spelled("10♥"), spelled("ks!")
    ('TH', 'KS!')
    """
    try:
        return Card.parse(text.removesuffix("!")).text + "!" * text.endswith("!")
    except PrikupError:
        raise BoardError("board-card", given=text) from None


def _read(moment: BoardMoment, text: str) -> PlayCard:
    """What is played; raises BoardError where it may not be."""
    if moment.over:
        raise BoardError("board-over", card=text)
    if text not in moment.legal:
        assert moment.seat is not None
        side = moment.board.side(moment.seat)
        raise BoardError("board-move", card=text, side=side, legal=moment.legal)
    return PlayCard(Card.parse(text.removesuffix("!")), announce=text.endswith("!"))
