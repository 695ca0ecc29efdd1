"""A puzzle as it is written, and the play at its beginning."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from prikup import registry
from prikup.cards import PACK_32, Card, Cards, Suit
from prikup.core import PrikupError, Struct
from prikup.solver import GameSolver, PointPosition, Position, read_cards, read_hands
from prikup.toolkit.tricks import Play, PlayRules

PuzzleKind: TypeAlias = Literal["catch", "clean", "make", "hold", "score", "stop", "discard", "whist"]
PUZZLE_KINDS: Final[tuple[PuzzleKind, ...]] = get_args(PuzzleKind)

MISERE_CONTRACT: Final = "misere"
POINT_KINDS: Final[tuple[PuzzleKind, ...]] = ("score", "stop")
"""The kinds in which points are counted."""


class PuzzleError(PrikupError):
    """An impossible file of puzzles, or an impossible puzzle in it."""


class SolveRates(Struct, frozen=True):
    """The share of attempts, from 0 to 1, in which each bot of the ladder solves a puzzle."""

    random: float
    beginner: float
    rules: float


class Puzzle(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A position in which one side must find the right play.

    ``position`` is the text that the solver reads: the hands in order of play, the declarer's first, and
    after a slash the cards out of play. ``contract`` is ``misere`` or a level and a strain (``7S``, ``6NT``),
    ``named`` the game's own word if it is different. ``trick`` are the cards on the table, ``taken`` the
    tricks of each seat. ``target`` counts the declarer's tricks of the whole deal: at least so many in
    ``catch`` (the misère) and ``make``, at most in ``clean`` (a misère) and ``hold``; in ``discard`` the
    value of the best discards, in ``whist`` the most with which a whist is right. In play for points it
    counts the declarer's points of the whole deal, at least so many in ``score`` and at most in ``stop``;
    then ``contract`` are the points of the bid, ``suit`` is the trump, "" without one, and ``points`` are
    those of each seat so far. ``answers`` are all right answers now, ``line`` is best play after one.
    ``source`` says exactly where the position is from, ``collection`` and ``title`` name the collection and
    the puzzle, each with a number if it has one.
    """

    id: str
    game: str
    rules: str
    kind: PuzzleKind
    contract: str
    named: str = ""
    position: str
    leader: int = 0
    trick: str = ""
    taken: tuple[int, ...] = (0, 0, 0)
    suit: str = ""
    points: tuple[int, ...] = ()
    target: int
    answers: tuple[str, ...]
    line: tuple[str, ...]
    rates: SolveRates | None = None
    difficulty: int = 0
    source: str = ""
    collection: str = ""
    title: str = ""

    @property
    def is_for_points(self) -> bool:
        """True if points are counted, not tricks."""
        return self.kind in POINT_KINDS

    @property
    def is_misere(self) -> bool:
        """True if the declarer wants no trick."""
        return self.contract == MISERE_CONTRACT

    @property
    def level(self) -> int:
        """The tricks or points that the contract needs."""
        return 0 if self.is_misere else int(self.contract.rstrip("SCDHNT"))

    @property
    def trump(self) -> Suit | None:
        """The trump of the contract or, in play for points, at the beginning."""
        letter = self.suit if self.is_for_points else self.contract[-1]
        return None if self.is_misere or letter not in tuple("SCDH") else Suit.parse(letter)

    @property
    def hands(self) -> tuple[Cards, ...]:
        """The hands, the declarer's first; raises SolverError for an invalid text."""
        return read_hands(self.position.partition("/")[0])

    @property
    def out(self) -> tuple[Card, ...]:
        """The known cards out of play."""
        return read_cards(self.position.partition("/")[2])

    @property
    def is_declarers(self) -> bool:
        """True if the declarer must find the play, False if both defenders must."""
        return self.kind in ("clean", "make", "score", "discard")

    @property
    def wants_many(self) -> bool:
        """True if more tricks or points of the declarer reach the target, False if fewer do."""
        return self.kind in ("catch", "make", "score") or (self.kind == "discard" and not self.is_misere)

    def is_reached(self, total: int) -> bool:
        """Return True if so many tricks or points of the declarer reach the target."""
        return total >= self.target if self.wants_many else total <= self.target

    def point_position(self) -> PointPosition | None:
        """Return the position with the rules of points, None if tricks are counted.

        Raises PuzzleError if the game is not played for points, SolverError for an impossible position.
        """
        if not self.is_for_points:
            return None
        solver_part = registry.find_part(self.game, "solver", GameSolver)
        if solver_part is None:
            raise PuzzleError("puzzle-form", given=self.id, part="kind", said=self.kind)
        options = registry.get_game(self.game).options(self.rules)
        position = Position(self.hands, self.trump, self.leader, read_cards(self.trick))
        return solver_part.typed(options, position, Cards(self.out))

    def play(self) -> Play:
        """Return the play with the cards of the puzzle.

        Only the plain rules apply from here on: follow suit, else ruff; in play for points those of the game.
        Raises PuzzleError or SolverError for an impossible puzzle.
        """
        trick = read_cards(self.trick)
        hands = list(self.hands)
        seat = self.leader
        for card in trick:
            hands[seat] = hands[seat] | Cards([card])
            seat = (seat + 1) % len(hands)
        Position(self.hands, self.trump, self.leader, trick)
        next_seats = tuple((place + 1) % len(hands) for place in range(len(hands)))
        points = self.point_position()
        rules = (
            PlayRules(PACK_32, next_seats, len(hands), 0)
            if points is None
            else PlayRules(points.rules.pack, next_seats, len(hands), 0, must_beat=points.rules.must_beat)
        )
        play = Play.start(rules, [hand.mask for hand in hands], self.trump, self.leader)
        for card in trick:
            if not play.choices & card.bit:
                raise PuzzleError("puzzle-trick", given=self.id, card=card)
            play = play.play(card)
        return play
