"""A position played on: legal cards, winners of tricks."""

from __future__ import annotations

from typing import NamedTuple

from prikup.board.position import Board, BoardError
from prikup.cards import Card, Cards
from prikup.core import PlayCard, PrikupError
from prikup.errors import check_argument
from prikup.solver import AllPassPosition, PointPosition, Position, SolverTask


class BoardMoment(NamedTuple):
    """A board after some cards.

    ``won`` is what each has won so far, as in :attr:`Board.sides`; ``taker`` is the winner of the trick that
    the last card completed, None during a trick; ``played`` are all cards since the board, each with its
    seat.
    """

    board: Board
    position: Position | AllPassPosition | PointPosition
    won: tuple[int, ...]
    played: tuple[tuple[int, PlayCard], ...] = ()
    taker: int | None = None

    @property
    def table(self) -> Position | AllPassPosition:
        """The hands and the current trick, for any objective."""
        return self.position.play if isinstance(self.position, PointPosition) else self.position

    @property
    def is_over(self) -> bool:
        """True if every card is played."""
        return not self.table.left

    @property
    def seat(self) -> int | None:
        """The seat that plays the next card, None at the end."""
        return None if self.is_over else self.board.seats[self.table.to_play]

    @property
    def legal(self) -> tuple[str, ...]:
        """The legal plays."""
        if self.is_over:
            return ()
        if isinstance(self.position, PointPosition):
            return tuple(play.text for play in self.position.legal())
        return tuple(play.text for play in self.position.legal())

    @property
    def talon(self) -> Card | None:
        """The card of the talon that leads the trick."""
        leads = self.position.leads if isinstance(self.position, AllPassPosition) else ()
        return leads[0] if leads else None

    @property
    def hands(self) -> tuple[Cards, ...]:
        """The remaining hand of each seat."""
        order = self.board.seats
        return tuple(self.table.hands[order.index(seat)] for seat in range(self.board.players))

    @property
    def question(self) -> SolverTask:
        """The question to the solver; the needs are those of the whole deal."""
        stake = self.board.stake
        return SolverTask(stake.kind, self.position, self.board.seats, stake.needs)


def begin_play(board: Board) -> BoardMoment:
    """Return the board before its first card."""
    check_argument("board", board, Board)
    return BoardMoment(board, board.position(), board.sides)


def play_card(moment: BoardMoment, text: str) -> BoardMoment:
    """Return the moment after this card, which may announce; raises BoardError if it is illegal."""
    check_argument("moment", moment, BoardMoment)
    check_argument("text", text, str)
    play = _read_play(moment, text)
    seat, seats = moment.seat, moment.board.seats
    assert seat is not None
    played = (*moment.played, (seat, play))
    position, won, taker = moment.position, list(moment.won), None
    ends = len(moment.table.trick) + 1 == moment.board.players
    following: Position | AllPassPosition | PointPosition
    if isinstance(position, PointPosition):
        following, points = position.after(play)
        won = [earlier + added for earlier, added in zip(won, points, strict=True)]
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


def spell_play(text: str) -> str:
    """Return a card in the engine's spelling, with ``!`` if it announces something; raises BoardError.

    >>> spell_play("10♥"), spell_play("ks!")
    ('TH', 'KS!')
    """
    try:
        return Card.parse(text.removesuffix("!")).text + "!" * text.endswith("!")
    except PrikupError:
        raise BoardError("board-card", given=text) from None


def _read_play(moment: BoardMoment, text: str) -> PlayCard:
    """Return the play that a text names; raises BoardError if it is illegal."""
    if moment.is_over:
        raise BoardError("board-over", card=text)
    if text not in moment.legal:
        assert moment.seat is not None
        side = moment.board.side(moment.seat)
        raise BoardError("board-move", card=text, side=side, legal=moment.legal)
    return PlayCard(Card.parse(text.removesuffix("!")), announce=text.endswith("!"))
