"""The values of a board with all cards open: of every card, and of every contract."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from prikup.board.play import BoardMoment, begin_play
from prikup.board.position import Board, BoardError, find_board_game
from prikup.cards import Cards, Suit
from prikup.core import Struct
from prikup.errors import check_argument
from prikup.solver import STRAIN_ORDER, AllPassPosition, AllPassSolver, OpenHands, Solution, answer

MISERE_TEXT: Final = "misere"
ALL_PASS_TEXT: Final = "allpass"


class BoardValues(Struct, frozen=True):
    """The value of a moment, including earlier winnings: totals of the deal.

    ``seat`` is whose totals are counted, the declarer's or in an all-pass those of the seat to play;
    ``value`` is its total with best play, and ``cards`` the total after each legal play. ``needs`` is the
    declarer's need, None if there is only a most or a fewest. ``line`` is best play, ``each`` everyone's
    total by it, as in :attr:`Board.sides`, for an all-pass only.
    """

    seat: int
    value: int
    cards: dict[str, int]
    needs: int | None
    line: tuple[str, ...]
    each: tuple[int, ...] = ()

    @property
    def low(self) -> bool:
        """True if ``seat`` wants few."""
        return self.needs == 0 or bool(self.each)


class ContractRow(Struct, frozen=True):
    """A row of the table: a trump (``NT`` for none), ``misere`` or ``allpass``, and each seat's value."""

    strain: str
    of: tuple[int, ...]


class ContractTable(Struct, frozen=True):
    """The value of every contract from the next trick on, which ``leader`` leads."""

    leader: int
    rows: tuple[ContractRow, ...]


def evaluate_moment(moment: BoardMoment) -> BoardValues:
    """Return the value of a moment; raises BoardError if every card is played.

    >>> from prikup.board import read
    >>> values = evaluate_moment(read("AQ.7..A KJ.8..K T9.9..Q / contract S").moment)
    >>> values.value, values.cards
    (2, {'QS': 2, 'AS': 2, 'AC': 2, '7H': 2})
    """
    check_argument("moment", moment, BoardMoment)
    if moment.is_over:
        raise BoardError("board-ended")
    solution = answer(moment.question)
    each = () if solution.declarer is not None else _add_winnings(moment, solution)
    before = earlier_winnings(moment, solution.seat)
    return BoardValues(
        seat=solution.seat,
        value=solution.value + before,
        cards={text: value + before for text, value in solution.cards.items()},
        needs=moment.board.stake.needs,
        line=solution.line,
        each=each,
    )


def _add_winnings(moment: BoardMoment, solution: Solution) -> tuple[int, ...]:
    """Return the total of each seat: earlier winnings and the value of the solution."""
    return tuple(won + solution.values[seat] for seat, won in enumerate(moment.won))


def earlier_winnings(moment: BoardMoment, seat: int) -> int:
    """Return the earlier winnings, in tricks of a seat or points of the declarer."""
    return moment.won[0] if moment.board.stake.kind == "points" else moment.won[seat]


def evaluate_contracts(moment: BoardMoment, leader: int | None = None) -> ContractTable:
    """Return the value of every contract from the current or next trick on; raises BoardError.

    The default ``leader`` is the seat that leads that trick.

    >>> from prikup.board import read
    >>> [(row.strain, row.of) for row in evaluate_contracts(read("AQ... KJ... T9...").moment).rows][::5]
    [('S', (1, 1, 0)), ('misere', (2, 0, 0))]
    """
    check_argument("moment", moment, BoardMoment)
    board = moment.board
    if moment.is_over:
        raise BoardError("board-ended")
    hands = [*moment.hands]
    trick = len(moment.table.trick)
    for seat, play in moment.played[len(moment.played) - trick :]:
        hands[seat] |= Cards([play.card])
    if leader is None:
        leader = board.seats[moment.table.leader]
    if leader not in range(board.players):
        raise BoardError("board-leader", given=str(leader), last=board.players - 1)
    setup = replace(board, hands=tuple(hands), leader=leader, trump=None, won=())
    return ContractTable(leader, tuple(_make_contract_rows(setup)))


def _make_contract_rows(setup: Board) -> Iterator[ContractRow]:
    """Generate a row for every strain and for the other contracts of the game.

    ``setup`` is the board at the start of the trick; each seat declares in turn.
    """
    contracts, solver = find_board_game(setup.game).contracts, OpenHands()
    is_for_points = setup.stake.kind == "points"
    strains = (
        [(strain_name(trump), setup.contract, trump) for trump in (None, *Suit)]
        if is_for_points
        else [
            *((strain_name(trump), strain_name(trump), None) for trump in STRAIN_ORDER),
            *((name, name, None) for name in (MISERE_TEXT,) if name in contracts),
        ]
    )
    for name, contract, trump in strains:
        boards = (
            replace(setup, contract=contract, trump=trump, declarer=seat) for seat in range(setup.players)
        )
        yield ContractRow(name, tuple(solver.value(begin_play(board).question) for board in boards))
    if ALL_PASS_TEXT in contracts and setup.players == 3:
        position = begin_play(replace(setup, contract=ALL_PASS_TEXT)).position
        assert isinstance(position, AllPassPosition)
        yield ContractRow(ALL_PASS_TEXT, tuple(AllPassSolver().value(position)[:3]))


def strain_name(trump: Suit | None) -> str:
    """Return the text of a strain."""
    return "NT" if trump is None else trump.letter
