"""Puzzles in play for points: the bid is made or defeated, announcements are choices, any preset works."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from prikup import registry
from prikup.arena import play_match, seats
from prikup.core import Match, RuleError
from prikup.puzzles import (
    Attempt,
    Puzzle,
    PuzzleSolver,
    canonical_form,
    check_puzzles,
    cut_puzzles,
    find_motif,
    shipped_puzzles,
)
from prikup.puzzles.view import make_view, view_at
from prikup.records import make_record
from prikup.solver import PointReference, find_question
from tests.sizes import sample

SHIPPED = [one for one in shipped_puzzles() if one.is_for_points]
ANNOUNCING = next(one for one in SHIPPED if one.answers[0].endswith("!"))


def cut(rules: str, number: int, deals: int = 5) -> tuple[list[Puzzle], list[Match]]:
    """Return the puzzles cut from a match between bots, and its moments."""
    start = registry.new("thousand", rules)
    bots = seats(["rules", "beginner"], start.players, "points", number)
    inputs = [move for move, _ in play_match(start, bots, "points", number, deals)]
    match = make_record(start, inputs, ["Anna", "Boris", "Vera"])
    found = [puzzle for deal in cut_puzzles([("one", match)]) for puzzle in deal]
    return found, [step.state for step in match.replay()]


@pytest.mark.parametrize("rules", registry.get_game("thousand").presets)
def test_puzzles_are_cut_by_all_rules_and_have_no_faults(rules: str) -> None:
    found, moments = [], list[Match]()
    for number in sample((0, 1), (0,)):
        puzzles, states = cut(rules, number)
        found += puzzles
        moments += states
    assert found and {puzzle.rules for puzzle in found} == {rules}
    assert [
        fault for fault in check_puzzles(dict.fromkeys(found)) if fault and fault.why.name != "puzzle-again"
    ] == []
    questions = [find_question(match) for match in moments if match.phase.asks == "play"]
    positions = [question.position for question in questions if question is not None]
    assert all(puzzle.point_position() in positions for puzzle in found)


def test_shipped_puzzles_of_points_ask_for_the_bid_and_differ() -> None:
    assert len(SHIPPED) >= 40
    assert {one.kind for one in SHIPPED} == {"score", "stop"}
    for one in SHIPPED:
        assert one.target == one.level - (one.kind == "stop")
        assert one.difficulty and one.rates is not None and one.answers != Attempt(one).choices
    assert {find_motif(one) for one in SHIPPED} >= {"marriage", "draw", "take", ""}
    assert {one.difficulty for one in SHIPPED} >= {2, 3, 4, 5}


def test_answers_in_points_equal_those_of_exhaustive_reference() -> None:
    slow = PointReference()
    small = [one for one in SHIPPED if max(map(len, one.hands)) <= 4]
    assert small
    for one in small:
        position = one.point_position()
        assert position is not None
        totals = {move.text: one.points[0] + coming for move, coming in slow.cards(position).items()}
        assert one.answers == tuple(text for text, total in totals.items() if one.is_reached(total))


@pytest.mark.parametrize("puzzle", SHIPPED, ids=lambda puzzle: puzzle.id)
def test_puzzle_of_points_is_solved_by_either_of_its_right_cards(puzzle: Puzzle) -> None:
    solver = PuzzleSolver()
    for pick in (0, -1):
        attempt = Attempt(puzzle, (), solver)
        while not attempt.solved:
            totals = solver.totals(attempt.moments[-1])
            right = [text for text, total in totals.items() if puzzle.is_reached(total)]
            assert right and len(right) < len(totals) and set(totals) == set(attempt.choices)
            assert right == list(attempt.right_cards())
            assert attempt.judge(right[pick]).right
        assert puzzle.is_reached(solver.total(attempt.moments[-1]))
        points = attempt.moments[-1].points
        seen = make_view(attempt)
        assert tuple(seat.points for seat in seen.seats) == points and seen.acting is None


def test_announcement_scores_changes_trump_and_is_seen() -> None:
    attempt = Attempt(ANNOUNCING)
    view = make_view(attempt)
    [first, *_] = [choice for choice in view.choices if choice.text.endswith("!")]
    value = (first.stake or {})["points"]
    seat = attempt.moments[0].play.to_play
    answer = ANNOUNCING.answers[0]
    assert attempt.judge(answer).right
    after = view_at(attempt, 1)
    assert after.contract is not None and after.contract.trump == answer[1]
    assert after.seats[seat].points == ANNOUNCING.points[seat] + int(value)
    assert after.declarations == ((seat, f"marriage {answer[1]}"),)
    assert after.seats[seat].calls == (f"marriage {answer[1]}",)


def test_card_that_cannot_be_announced_is_refused() -> None:
    attempt = Attempt(ANNOUNCING)
    plain = next(
        text for text in attempt.choices if not text.endswith("!") and f"{text}!" not in attempt.choices
    )
    with pytest.raises(RuleError):
        attempt.judge(f"{plain}!")
    assert len(attempt.moments) == 1


def test_wrong_card_tells_its_points() -> None:
    attempt = Attempt(SHIPPED[0])
    wrong = next(text for text in attempt.choices if text not in SHIPPED[0].answers)
    verdict = attempt.judge(wrong)
    assert not verdict.right and verdict.total is not None and not SHIPPED[0].is_reached(verdict.total)
    assert verdict.refuted[0] == wrong


def test_faults_of_points_are_found() -> None:
    puzzle = next(one for one in SHIPPED if one.kind == "score")
    for part in (
        {"target": 400},
        {"contract": "6S"},
        {"points": ()},
        {"points": (0, 0)},
        {"suit": "X"},
        {"game": "preferans", "rules": "kodeks-sochi"},
        {"kind": "make"},
        {"position": "8S 7S 7D"},
    ):
        (fault,) = check_puzzles([replace(puzzle, **part)])
        assert fault is not None and fault.why.text
    assert canonical_form(replace(puzzle, id="x")) == canonical_form(puzzle)
    assert canonical_form(replace(puzzle, suit="S" if puzzle.suit != "S" else "C")) != canonical_form(puzzle)
