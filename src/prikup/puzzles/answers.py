"""The right answers of a puzzle by the solver, and best play after them."""

from __future__ import annotations

from functools import cached_property
from itertools import combinations

from prikup.cards import Cards
from prikup.puzzles.model import Puzzle
from prikup.puzzles.moment import PuzzleMoment, begin_puzzle
from prikup.solver import STRAIN_ORDER, PointPosition, PointSolver, Position, Solver
from prikup.solver import points as points_solver
from prikup.solver import tricks as tricks_solver
from prikup.solver.deal import DiscardValues

WHIST_WORDS = ("whist", "pass")


class PuzzleSolver:
    """A solver of puzzles of every kind; totals are the declarer's tricks or points of the whole deal."""

    @cached_property
    def tricks(self) -> Solver:
        """The solver of play for tricks."""
        return Solver()

    @cached_property
    def points(self) -> PointSolver:
        """The solver of play for points."""
        return PointSolver()

    def total(self, moment: PuzzleMoment) -> int:
        """Return the total if the deal goes on from here with best play."""
        if moment.play.over:
            return moment.won
        position = moment.position
        if isinstance(position, PointPosition):
            return moment.won + self.points.value(position)
        return moment.won + self.tricks.value(position, misere=moment.puzzle.is_misere)

    def totals(self, moment: PuzzleMoment) -> dict[str, int]:
        """Return the total after each legal play and best play."""
        position = moment.position
        if isinstance(position, PointPosition):
            points = self.points.cards(position)
            return {move.text: moment.won + coming for move, coming in points.items()}
        tricks = self.tricks.cards(position, misere=moment.puzzle.is_misere)
        return {card.text: moment.won + coming for card, coming in tricks.items()}

    def line(self, moment: PuzzleMoment) -> tuple[str, ...]:
        """Return best play from here to the end."""
        if moment.play.over:
            return ()
        position = moment.position
        if isinstance(position, PointPosition):
            return tuple(move.text for move in self.points.line(position))
        return _write_cards(self.tricks.line(position, misere=moment.puzzle.is_misere))

    def best(self, moment: PuzzleMoment) -> str:
        """Return the next card of best play."""
        position = moment.position
        if isinstance(position, PointPosition):
            return next(points_solver.best_play(position, self.points.cards)).text
        misere = moment.puzzle.is_misere
        return next(
            tricks_solver.best_play(
                position, lambda reached: self.tricks.cards(reached, misere=misere), misere
            )
        ).text


def find_answers(puzzle: Puzzle, solver: PuzzleSolver) -> tuple[str, ...]:
    """Return all right answers: the best cards or discards, or the right word."""
    return tuple(text for text, is_right in judge_choices(puzzle, solver).items() if is_right)


def judge_choices(puzzle: Puzzle, solver: PuzzleSolver) -> dict[str, bool]:
    """Return by text each possible word, discard or card, with True if it is right."""
    if puzzle.kind == "whist":
        right = WHIST_WORDS[puzzle_value(puzzle, solver) > puzzle.target]
        return {word: word == right for word in WHIST_WORDS}
    if puzzle.kind == "discard":
        values = discard_values(puzzle, solver)
        tricks = _list_discard_tricks(puzzle, values)
        return {
            _write_discard(cards): puzzle.is_reached(count)
            for cards, count in zip(values.discards, tricks, strict=True)
        }
    return {text: puzzle.is_reached(total) for text, total in solver.totals(begin_puzzle(puzzle)).items()}


def list_words(puzzle: Puzzle) -> tuple[str, ...]:
    """Return the possible words or discards of a puzzle without a card to play."""
    if puzzle.kind == "whist":
        return WHIST_WORDS
    hand, *others = puzzle.hands
    return tuple(map(_write_discard, combinations(hand, len(hand) - len(others[0]))))


def puzzle_value(puzzle: Puzzle, solver: PuzzleSolver) -> int:
    """Return the declarer's tricks or points of the whole deal with best play by both sides."""
    if puzzle.kind == "discard":
        tricks = _list_discard_tricks(puzzle, discard_values(puzzle, solver))
        return max(tricks) if puzzle.wants_many else min(tricks)
    return solver.total(begin_puzzle(puzzle))


def solution_line(puzzle: Puzzle, solver: PuzzleSolver) -> tuple[str, ...]:
    """Return the first right answer, and best play to the end."""
    answer = find_answers(puzzle, solver)[0]
    if puzzle.kind == "discard":
        position = discard_cards(puzzle, answer)
        return (answer, *_write_cards(solver.tricks.line(position, misere=puzzle.is_misere)))
    moment = begin_puzzle(puzzle)
    return (answer, *solver.line(moment if puzzle.kind == "whist" else moment.after(moment.read(answer))))


def discard_values(puzzle: Puzzle, solver: PuzzleSolver) -> DiscardValues:
    """Return the values of the declarer's discards."""
    hand, *others = puzzle.hands
    return solver.tricks.discards(hand, others, puzzle.leader)


def discard_cards(puzzle: Puzzle, text: str) -> Position:
    """Return the position after this discard."""
    hand, *others = puzzle.hands
    away = Cards.parse(text.removeprefix("discard "))
    return Position((hand - away, *others), puzzle.trump, puzzle.leader)


def _list_discard_tricks(puzzle: Puzzle, values: DiscardValues) -> tuple[int, ...]:
    """Return the declarer's tricks after each discard, in the contract of the puzzle."""
    if puzzle.is_misere:
        return values.misere
    strain = STRAIN_ORDER.index(puzzle.trump)
    return tuple(row[strain] for row in values.tricks)


def _write_discard(cards: tuple[object, ...]) -> str:
    """Return the text of a discard."""
    return "discard " + " ".join(map(str, cards))


def _write_cards(cards: tuple[object, ...]) -> tuple[str, ...]:
    """Return the texts of cards."""
    return tuple(map(str, cards))
