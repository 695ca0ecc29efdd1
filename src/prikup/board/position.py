"""A position as it is set up: hands, contract, leader, earlier tricks and discards."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec

from prikup import registry
from prikup.board.game import BoardGame, Stake
from prikup.cards import Card, Cards, Pack, Suit
from prikup.core import Game, PrikupError, Struct
from prikup.errors import ArgumentError, quote
from prikup.registry import get_default_id
from prikup.solver import AllPassPosition, GameSolver, PointPosition, Position

SIDE_NAMES: Final = ("south", "west", "east")
"""The sides of the table by seat where play goes clockwise; else the last two change places."""
MAX_WON_BEFORE: Final = 1000


class BoardError(PrikupError):
    """An impossible position, or a text that is not a position."""


class Board(Struct, frozen=True):
    """Open hands before a trick; seat 0 sits south, the seats play in order.

    ``rules`` are those of the ``game`` as a text, "" its usual ones. ``aside`` are cards out of play: the
    discard or, in an all-pass, the talon in its order. ``trump`` is one announced before, in a game with
    announcements. ``won`` are the earlier tricks of each seat or, in play for points, the earlier points of
    the declarer and of the others; empty for none. Raises BoardError, a ValueError, if the position is
    impossible.

    >>> board = Board((Cards.parse("AK..."), Cards.parse("Q.J.."), Cards.parse("T9...")), "6S", leader=1)
    >>> board.stake.needs, board.side(2), str(board.played_cards)[:9]
    (6, 'east', 'J87.AKQT9')
    """

    hands: tuple[Cards, ...]
    contract: str
    declarer: int = 0
    leader: int = 0
    aside: tuple[Card, ...] = ()
    trump: Suit | None = None
    won: tuple[int, ...] = ()
    game: str = msgspec.field(default_factory=get_default_id)
    rules: str = ""

    def __post_init__(self) -> None:
        _check_board(self)

    @property
    def kind_of_game(self) -> Game:
        """The game whose rules apply."""
        return registry.get_game(self.game)

    @property
    def options(self) -> Any:
        """The rules as options."""
        return _read_options(self.game, self.rules)

    @property
    def pack(self) -> Pack:
        """All cards of the game."""
        return self.kind_of_game.pack(self.options)

    @property
    def stake(self) -> Stake:
        """The objective of the contract."""
        stake = find_board_game(self.game).stake(self.contract)
        assert stake is not None
        return stake

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.hands)

    @property
    def tricks(self) -> int:
        """The number of cards of a whole hand."""
        return find_board_game(self.game).tricks(self.options, self.players)

    @property
    def is_whole(self) -> bool:
        """True if no card was played before."""
        return len(self.hands[0]) == self.tricks

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats in the solver's order: the declarer first; in an all-pass unchanged, a dealer last."""
        if self.stake.kind == "allpass":
            return (*range(self.players), *((self.players,) if self.stake.talon == "dealer" else ()))
        return tuple((self.declarer + place) % self.players for place in range(self.players))

    @property
    def sides(self) -> tuple[int, ...]:
        """The earlier winnings: by seat, a dealer last, or those of the declarer and of the others."""
        if self.stake.kind == "points":
            return self.won or (0, 0)
        return self.won or (0,) * len(self.seats)

    @property
    def unseen_cards(self) -> Cards:
        """The cards in no hand that were never played: those aside, and the rest of a whole deal."""
        return Cards(self.aside) | (self._rest if self.is_whole else Cards())

    @property
    def played_cards(self) -> Cards:
        """The cards that were played before."""
        return Cards() if self.is_whole else self._rest

    @property
    def _rest(self) -> Cards:
        cards = Cards(self.aside)
        for hand in self.hands:
            cards |= hand
        return self.pack.cards - cards

    def side(self, seat: int) -> str:
        """Return the side of the table at which a seat sits."""
        return side_of(seat, self.kind_of_game.clockwise)

    def position(self) -> Position | AllPassPosition | PointPosition:
        """Return the position for the solver, its seats in the order of :attr:`seats`."""
        stake, order = self.stake, self.seats
        hands = tuple(self.hands[seat] for seat in order[: self.players])
        leader = order.index(self.leader)
        if stake.kind == "allpass":
            tricks_played = self.tricks - len(self.hands[0])
            leads = self.aside[tricks_played : tricks_played + 2] if stake.talon else ()
            # The eldest plays first to these tricks, and leads to the next.
            return AllPassPosition(
                hands,
                leader,
                leads=leads,
                dealer_leads=stake.talon in ("dealer", "dealer-plays"),
                leaders=(leader,) * len(leads),
                eldest=leader,
                dealer_plays=stake.talon == "dealer-plays",
            )
        play = Position(hands, stake.trump if stake.kind == "contract" else self.trump, leader)
        if stake.kind != "points":
            return play
        solver = self.kind_of_game.part("solver", GameSolver)
        assert solver is not None
        return solver.typed(self.options, play, Cards(self.aside))


@lru_cache(256)
def _read_options(game: str, rules: str) -> Any:
    """Return the options of rules given as text; the empty text means the first preset."""
    known_game = registry.get_game(game)
    return known_game.options(rules or known_game.presets[0])


def find_board_game(game: str) -> BoardGame:
    """Return the board's view of a game; raises BoardError if it has none."""
    board_game = registry.find_part(game, "board", BoardGame)
    if board_game is None:
        games = tuple(name for name in registry.GAMES if registry.find_part(name, "board", BoardGame))
        raise BoardError("board-game", given=game, expected=games)
    return board_game


def side_of(seat: int, clockwise: bool) -> str:
    """Return the side of the table at which a seat sits."""
    if seat not in range(len(SIDE_NAMES)):
        raise ArgumentError("argument-seat", what=quote(seat), last=len(SIDE_NAMES) - 1)
    return SIDE_NAMES[seat if clockwise or not seat else 3 - seat]


def _check_board(board: Board) -> None:
    """Raise BoardError for the first error in the position."""
    setting = find_board_game(board.game)
    try:
        pack = board.pack
    except PrikupError as error:
        raise BoardError("board-rules", why=error) from None
    if board.players not in (2, 3):
        raise BoardError("board-hands", count=board.players)
    if setting.stake(board.contract) is None:
        raise BoardError("board-contract", given=board.contract, expected=setting.contracts)
    for part, seat in (("declarer", board.declarer), ("leader", board.leader)):
        if seat not in range(board.players):
            raise BoardError(f"board-{part}", given=str(seat), last=board.players - 1)
    _check_cards(board, pack)
    _check_play(board)


def _check_cards(board: Board, pack: Pack) -> None:
    """Raise BoardError for a card that is not in the pack or stands twice, and for hands of unequal size."""
    clockwise = board.kind_of_game.clockwise
    places = [(side_of(seat, clockwise), list(hand)) for seat, hand in enumerate(board.hands)]
    seen: dict[Card, str] = {}
    for side, cards in (*places, ("aside", list(board.aside))):
        for card in cards:
            if card not in pack.cards:
                raise BoardError("board-pack", card=card.text, side=side, ranks=pack.ranks)
            if card in seen:
                raise BoardError("board-twice", card=card.text, side=side, first=seen[card])
            seen[card] = side
    sizes = [len(hand) for hand in board.hands]
    largest = max(sizes)
    if largest > board.tricks:
        side = places[sizes.index(largest)][0]
        raise BoardError("board-most", side=side, count=largest, most=board.tricks)
    if not largest:
        raise BoardError("board-empty", most=board.tricks)
    for (side, _), size in zip(places, sizes, strict=True):
        if size != largest:
            raise BoardError("board-cards", side=side, count=size, expected=largest)


def _check_play(board: Board) -> None:
    """Raise BoardError for trump, earlier winnings or talon that do not fit the contract."""
    stake = board.stake
    if board.trump is not None and stake.kind != "points":
        raise BoardError("board-trump", contract=board.contract)
    expected = 2 if stake.kind == "points" else len(board.seats)  # points of the declarer and the others
    if board.won and (
        len(board.won) != expected or not all(0 <= winnings <= MAX_WON_BEFORE for winnings in board.won)
    ):
        raise BoardError("board-won", given=" ".join(map(str, board.won)), count=expected)
    if stake.kind != "points" and sum(board.won) > board.tricks - len(board.hands[0]):
        tricks_before = board.tricks - len(board.hands[0])
        raise BoardError("board-won-most", sum=sum(board.won), most=tricks_before)
    if stake.kind != "allpass":
        return
    if board.players != 3:
        raise BoardError("board-allpass", count=board.players)
    if stake.talon and len(board.aside) != 2:
        raise BoardError("board-talon", count=len(board.aside))
