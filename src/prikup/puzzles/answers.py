"""The right answers of a puzzle by the solver, and best play after them."""

from __future__ import annotations

from itertools import combinations

from prikup.cards import Card, Cards
from prikup.puzzles.model import Puzzle
from prikup.solver import STRAINS, Position, Solver, from_play
from prikup.solver.deal import DiscardValues
from prikup.solver.tricks import best_play
from prikup.toolkit.tricks import Play

WORDS = ("whist", "pass")


def answers_of(puzzle: Puzzle, solver: Solver) -> tuple[str, ...]:
    """Return all right answers: the best cards or discards, or the right word."""
    return tuple(text for text, good in choices_of(puzzle, solver).items() if good)


def choices_of(puzzle: Puzzle, solver: Solver) -> dict[str, bool]:
    """Return each possible word, discard or card, with True if it is right."""
    if puzzle.kind == "whist":
        right = WORDS[value_of(puzzle, solver) > puzzle.target]
        return {word: word == right for word in WORDS}
    if puzzle.kind == "discard":
        found = discards_of(puzzle, solver)
        tricks = _tricks(puzzle, found)
        return {
            _discard(cards): puzzle.reached(taken)
            for cards, taken in zip(found.discards, tricks, strict=True)
        }
    return {text: puzzle.reached(tricks) for text, tricks in totals(puzzle, puzzle.play(), solver).items()}


def said_of(puzzle: Puzzle) -> tuple[str, ...]:
    """Return the possible words or discards of a puzzle without a card to play."""
    if puzzle.kind == "whist":
        return WORDS
    hand, *others = puzzle.hands
    return tuple(map(_discard, combinations(hand, len(hand) - len(others[0]))))


def value_of(puzzle: Puzzle, solver: Solver) -> int:
    """Return the declarer's tricks of the whole deal with best play by both sides."""
    if puzzle.kind == "discard":
        tricks = _tricks(puzzle, discards_of(puzzle, solver))
        return max(tricks) if puzzle.many else min(tricks)
    return value(puzzle, puzzle.play(), solver)


def value(puzzle: Puzzle, play: Play, solver: Solver) -> int:
    """Return the declarer's tricks of the whole deal with best play after some cards."""
    left = 0 if play.over else solver.value(from_play(play, 0), misere=puzzle.misere)
    return puzzle.taken[0] + play.taken[0] + left


def totals(puzzle: Puzzle, play: Play, solver: Solver) -> dict[str, int]:
    """Return the declarer's tricks of the whole deal after each legal card."""
    taken = puzzle.taken[0] + play.taken[0]
    found = solver.cards(from_play(play, 0), misere=puzzle.misere)
    return {card.text: taken + tricks for card, tricks in found.items()}


def line_of(puzzle: Puzzle, solver: Solver) -> tuple[str, ...]:
    """Return the first right answer, and best play to the end."""
    answers = answers_of(puzzle, solver)
    if puzzle.kind in ("whist", "discard"):
        position = after_discard(puzzle, answers[0]) if puzzle.kind == "discard" else None
        start = position or from_play(puzzle.play(), 0)
        return (answers[0], *_texts(solver.line(start, misere=puzzle.misere)))
    return (answers[0], *rest_of(puzzle, puzzle.play().play(Card.parse(answers[0])), solver))


def rest_of(puzzle: Puzzle, play: Play, solver: Solver) -> tuple[str, ...]:
    """Return best play from here to the end."""
    return () if play.over else _texts(solver.line(from_play(play, 0), misere=puzzle.misere))


def best_of(puzzle: Puzzle, play: Play, solver: Solver) -> str:
    """Return the next card of best play."""
    misere = puzzle.misere
    return next(best_play(from_play(play, 0), lambda one: solver.cards(one, misere=misere), misere)).text


def discards_of(puzzle: Puzzle, solver: Solver) -> DiscardValues:
    """Return the values of the declarer's discards."""
    hand, *others = puzzle.hands
    return solver.discards(hand, others, puzzle.leader)


def after_discard(puzzle: Puzzle, text: str) -> Position:
    """Return the position after this discard."""
    hand, *others = puzzle.hands
    away = Cards.parse(text.removeprefix("discard "))
    return Position((hand - away, *others), puzzle.trump, puzzle.leader)


def _tricks(puzzle: Puzzle, found: DiscardValues) -> tuple[int, ...]:
    if puzzle.misere:
        return found.misere
    place = STRAINS.index(puzzle.trump)
    return tuple(row[place] for row in found.tricks)


def _discard(cards: tuple[object, ...]) -> str:
    return "discard " + " ".join(map(str, cards))


def _texts(cards: tuple[object, ...]) -> tuple[str, ...]:
    return tuple(map(str, cards))
