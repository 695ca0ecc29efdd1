"""A puzzle after some cards: the hands and tricks, and the declarer's tricks or points so far."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from prikup import registry
from prikup.cards import Card, Cards, Suit
from prikup.core import PlayCard, RuleError
from prikup.puzzles.model import Puzzle
from prikup.solver import GameSolver, PointPosition, PointRules, Position, position_of_play
from prikup.solver.points import ANNOUNCING_PLAYS
from prikup.toolkit.tricks import PLAYS_BY_CARD_INDEX, Play

NO_CLAUSE = ""
"""Of the rules of no one game: a puzzle is plain play."""


class PuzzleMoment(NamedTuple):
    """A puzzle after some cards.

    In play for points, ``point_position`` is what the solver reads, and ``points`` are those of each seat in
    the whole deal.
    """

    puzzle: Puzzle
    play: Play
    point_position: PointPosition | None = None
    points: tuple[int, ...] = ()

    @property
    def position(self) -> Position | PointPosition:
        """The position for the solver."""
        return position_of_play(self.play, 0) if self.point_position is None else self.point_position

    @property
    def is_persons(self) -> bool:
        """True if the next card is one of the side that must find the play."""
        return not self.play.over and (self.play.to_play == 0) == self.puzzle.is_declarers

    @property
    def choices(self) -> Sequence[PlayCard]:
        """The legal plays."""
        return self.play.legal() if self.point_position is None else self.point_position.legal()

    @property
    def won(self) -> int:
        """The declarer's tricks or points of the whole deal so far."""
        return self.points[0] if self.points else self.puzzle.taken[0] + self.play.taken[0]

    @property
    def is_decided(self) -> bool:
        """True if the target is reached whatever is played."""
        return self.puzzle.is_reached(self.won if self.puzzle.wants_many else self.won + self._max_coming)

    @property
    def _max_coming(self) -> int:
        """The tricks that are left, or the points of all cards and of the declarer's announcements."""
        if self.play.over:
            return 0
        if self.point_position is None:
            return self.play.left
        rules, hands = self.point_position.rules, self.point_position.play.hands
        cards = Cards(card for hand in (*hands, Cards(self.point_position.play.trick)) for card in hand)
        return rules.points(cards) + rules.last_trick + rules.aces + sum(_list_marriages(hands[0], rules))

    def announced(self, move: PlayCard) -> str:
        """Return the word of the game that is said with a play, "" if none is."""
        if not move.announce:
            return ""
        solver_part = registry.find_part(self.puzzle.game, "solver", GameSolver)
        assert solver_part is not None
        return solver_part.announced(move.card)

    def read(self, text: str) -> PlayCard:
        """Return the play that a text names; raises RuleError or CardError for one that is not legal."""
        card, is_announced = Card.parse(text.removesuffix("!")), text.endswith("!")
        error = self.play.why_not(card, NO_CLAUSE)
        if error is not None:
            raise error
        move = ANNOUNCING_PLAYS[card.index] if is_announced else PLAYS_BY_CARD_INDEX[card.index]
        if move not in self.choices:
            raise RuleError("puzzle-choice", NO_CLAUSE, given=text)
        return move

    def after(self, move: PlayCard) -> PuzzleMoment:
        """Return the moment after a legal play."""
        if self.point_position is None:
            return PuzzleMoment(self.puzzle, self.play.play(move.card))
        position, added = self.point_position.after(move)
        play = self.play.play(move.card, position.play.trump)
        # A card that announces leads: a trick has no other points than those of its winner.
        scorer = self.play.to_play if play.trick else play.winners[-1]
        points = tuple(won + sum(added) * (seat == scorer) for seat, won in enumerate(self.points))
        return PuzzleMoment(self.puzzle, play, position, points)


def begin_puzzle(puzzle: Puzzle) -> PuzzleMoment:
    """Return a puzzle before its first card; raises PuzzleError or SolverError for an impossible one."""
    return PuzzleMoment(puzzle, puzzle.play(), puzzle.point_position(), puzzle.points)


def _list_marriages(hand: Cards, rules: PointRules) -> Iterator[int]:
    """Yield the points of the marriages in a hand."""
    for suit, points in zip(Suit, rules.marriages, strict=True):
        if Cards.parse(f"K{suit.letter} Q{suit.letter}") <= hand:
            yield points
