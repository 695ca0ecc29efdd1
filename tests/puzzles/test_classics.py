"""The problems that come with the package: what is right in them, and how they are solved."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from prikup.cards import Card, Cards
from prikup.core import RuleError
from prikup.puzzles import Attempt, Puzzle, check_puzzles, classic_puzzles, shipped_puzzles
from prikup.puzzles.answers import card_totals
from prikup.solver import Solver

DATA = json.loads((Path(__file__).parents[1] / "data/problems.json").read_text("utf-8"))
PROBLEMS = {one["id"]: one for one in DATA["problems"]}
each = pytest.mark.parametrize("puzzle", classic_puzzles(), ids=lambda puzzle: puzzle.id)


@each
def test_a_classic_is_the_problem_as_it_was_published(puzzle: Puzzle) -> None:
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
    """``S10`` as a card is written here."""
    return text[1:].replace("10", "T") + text[0]


def test_everything_that_is_shipped_is_as_the_solver_has_it_and_nothing_is_alike() -> None:
    puzzles = shipped_puzzles()
    assert len(puzzles) > 300
    assert [fault for fault in check_puzzles(puzzles) if fault is not None] == []
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)


def test_a_wrong_answer_is_refuted_by_cards_that_can_be_played() -> None:
    puzzle = next(one for one in classic_puzzles() if one.id == "kovalevskaya-mod")
    play = puzzle.play()
    for card in play.legal():
        attempt = Attempt(puzzle)
        verdict = attempt.judge(card.text)
        assert verdict.right == (card.text in puzzle.answers)
        if not verdict.right:
            assert verdict.tricks == 0 and verdict.refuted[0] == card.text
            at = play
            for text in verdict.refuted:
                at = at.play(Card.parse(text))
            assert len(attempt.plays) == 1 and not attempt.solved


def test_what_the_rules_forbid_is_no_answer() -> None:
    puzzle = next(one for one in classic_puzzles() if one.id == "kovalevskaya")
    with pytest.raises(RuleError):
        Attempt(puzzle).judge("AS")
    with pytest.raises(RuleError):
        Attempt(puzzle, ["JS"])


@each
def test_every_equal_card_solves_it_whatever_is_chosen_on_the_way(puzzle: Puzzle) -> None:
    solver = Solver()
    for pick in (0, -1):
        attempt, answered = Attempt(puzzle, (), solver), list[str]()
        while not attempt.solved:
            play = attempt.plays[-1]
            assert (play.to_play == 0) == puzzle.is_declarers and len(play.legal()) > 1
            tricks = card_totals(puzzle, play, solver)
            assert set(tricks) == set(attempt.choices)
            right = [text for text, taken in tricks.items() if puzzle.is_reached(taken)]
            answered.append(right[pick])
            assert attempt.judge(right[pick]).right
        assert Attempt(puzzle, answered).solved
        play = attempt.plays[-1]
        taken = puzzle.taken[0] + play.taken[0]
        assert puzzle.is_reached(taken) and puzzle.is_reached(taken + (0 if play.over else play.left))
