"""The right answers of a puzzle by the solver, and best play after them."""

from __future__ import annotations

from itertools import combinations

from prikup.cards import Card, Cards
from prikup.puzzles.model import Puzzle
from prikup.solver import STRAIN_ORDER, Position, Solver, position_of_play
from prikup.solver.deal import DiscardValues
from prikup.solver.tricks import best_play
from prikup.toolkit.tricks import Play

WHIST_WORDS = ("whist", "pass")


def find_answers(puzzle: Puzzle, solver: Solver) -> tuple[str, ...]:
    """Return all right answers: the best cards or discards, or the right word."""
    return tuple(text for text, is_right in judge_choices(puzzle, solver).items() if is_right)


def judge_choices(puzzle: Puzzle, solver: Solver) -> dict[str, bool]:
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
    return {
        text: puzzle.is_reached(tricks) for text, tricks in card_totals(puzzle, puzzle.play(), solver).items()
    }


def list_words(puzzle: Puzzle) -> tuple[str, ...]:
    """Return the possible words or discards of a puzzle without a card to play."""
    if puzzle.kind == "whist":
        return WHIST_WORDS
    hand, *others = puzzle.hands
    return tuple(map(_write_discard, combinations(hand, len(hand) - len(others[0]))))


def puzzle_value(puzzle: Puzzle, solver: Solver) -> int:
    """Return the declarer's tricks of the whole deal with best play by both sides."""
    if puzzle.kind == "discard":
        tricks = _list_discard_tricks(puzzle, discard_values(puzzle, solver))
        return max(tricks) if puzzle.wants_many else min(tricks)
    return play_value(puzzle, puzzle.play(), solver)


def play_value(puzzle: Puzzle, play: Play, solver: Solver) -> int:
    """Return the declarer's tricks of the whole deal if it goes on from here with best play."""
    coming_tricks = 0 if play.over else solver.value(position_of_play(play, 0), misere=puzzle.is_misere)
    return puzzle.taken[0] + play.taken[0] + coming_tricks


def card_totals(puzzle: Puzzle, play: Play, solver: Solver) -> dict[str, int]:
    """Return the declarer's tricks of the whole deal after each legal card and best play."""
    won_tricks = puzzle.taken[0] + play.taken[0]
    values = solver.cards(position_of_play(play, 0), misere=puzzle.is_misere)
    return {card.text: won_tricks + tricks for card, tricks in values.items()}


def solution_line(puzzle: Puzzle, solver: Solver) -> tuple[str, ...]:
    """Return the first right answer, and best play to the end."""
    answers = find_answers(puzzle, solver)
    if puzzle.kind in ("whist", "discard"):
        position = discard_cards(puzzle, answers[0]) if puzzle.kind == "discard" else None
        start = position or position_of_play(puzzle.play(), 0)
        return (answers[0], *_write_cards(solver.line(start, misere=puzzle.is_misere)))
    return (answers[0], *best_line(puzzle, puzzle.play().play(Card.parse(answers[0])), solver))


def best_line(puzzle: Puzzle, play: Play, solver: Solver) -> tuple[str, ...]:
    """Return best play from here to the end."""
    return () if play.over else _write_cards(solver.line(position_of_play(play, 0), misere=puzzle.is_misere))


def best_card(puzzle: Puzzle, play: Play, solver: Solver) -> str:
    """Return the next card of best play."""
    misere = puzzle.is_misere
    return next(
        best_play(position_of_play(play, 0), lambda reached: solver.cards(reached, misere=misere), misere)
    ).text


def discard_values(puzzle: Puzzle, solver: Solver) -> DiscardValues:
    """Return the values of the declarer's discards."""
    hand, *others = puzzle.hands
    return solver.discards(hand, others, puzzle.leader)


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
