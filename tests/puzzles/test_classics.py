"""The problems that come with the package: their correctness and their solution."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from prikup.cards import Card, Cards
from prikup.core import RuleError
from prikup.puzzles import Attempt, Puzzle, PuzzleSolver, check_puzzles, classic_puzzles, shipped_puzzles

DATA = json.loads((Path(__file__).parents[1] / "data/problems.json").read_text("utf-8"))
PROBLEMS = {one["id"]: one for one in DATA["problems"]}
each = pytest.mark.parametrize("puzzle", classic_puzzles(), ids=lambda puzzle: puzzle.id)


@each
def test_classic_puzzle_equals_published_problem(puzzle: Puzzle) -> None:
    problem = PROBLEMS[puzzle.id]
    assert puzzle.target == problem["exact_declarer_tricks"]
    declarer = problem["declarer"]
    hands = [Cards.parse(problem["hands"][(declarer + seat) % 3]) for seat in range(3)]
    trick = Cards.parse(puzzle.trick)
    assert [hand | (trick & whole) for hand, whole in zip(puzzle.hands, hands, strict=True)] == hands
    assert puzzle.leader == (problem["leader"] - declarer) % 3
    assert problem["source"] in puzzle.source
    best = problem["optimal_first_cards"]
    if not puzzle.trick and best != "any":
        assert sorted(puzzle.answers) == sorted(_card(text) for text in best)


def _card(text: str) -> str:
    """Return a card written like ``S10`` in the usual spelling."""
    return text[1:].replace("10", "T") + text[0]


def test_shipped_puzzles_have_no_faults_and_are_distinct() -> None:
    puzzles = shipped_puzzles()
    assert len(puzzles) > 300
    assert [fault for fault in check_puzzles(puzzles) if fault is not None] == []
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)


def test_wrong_answer_is_refuted_by_legal_cards() -> None:
    puzzle = next(one for one in classic_puzzles() if one.id == "kovalevskaya-mod")
    play = puzzle.play()
    for card in play.legal():
        attempt = Attempt(puzzle)
        verdict = attempt.judge(card.text)
        assert verdict.right == (card.text in puzzle.answers)
        if not verdict.right:
            assert verdict.total == 0 and verdict.refuted[0] == card.text
            at = play
            for text in verdict.refuted:
                at = at.play(Card.parse(text))
            assert len(attempt.moments) == 1 and not attempt.solved


def test_illegal_answer_is_refused() -> None:
    puzzle = next(one for one in classic_puzzles() if one.id == "kovalevskaya")
    with pytest.raises(RuleError):
        Attempt(puzzle).judge("AS")
    with pytest.raises(RuleError):
        Attempt(puzzle, ["JS"])


@each
def test_any_equal_card_solves_the_puzzle_on_every_line(puzzle: Puzzle) -> None:
    solver = PuzzleSolver()
    for pick in (0, -1):
        attempt, answered = Attempt(puzzle, (), solver), list[str]()
        while not attempt.solved:
            play = attempt.moments[-1].play
            assert (play.to_play == 0) == puzzle.is_declarers and len(play.legal()) > 1
            tricks = solver.totals(attempt.moments[-1])
            assert set(tricks) == set(attempt.choices)
            right = [text for text, taken in tricks.items() if puzzle.is_reached(taken)]
            answered.append(right[pick])
            assert attempt.judge(right[pick]).right
        assert Attempt(puzzle, answered).solved
        play = attempt.moments[-1].play
        taken = puzzle.taken[0] + play.taken[0]
        assert puzzle.is_reached(taken) and puzzle.is_reached(taken + (0 if play.over else play.left))
