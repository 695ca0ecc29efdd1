"""Puzzles and lessons over HTTP, judged by the server without revealing answers."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import date, timedelta

import pytest

from prikup import lessons, puzzles
from prikup.bots.causes import Cause
from prikup.core import Played, PrikupError, Said, to_json
from prikup.puzzles import Attempt, Puzzle
from prikup.server.tables.practice import PracticeRequest, judge_puzzle, judge_step, list_puzzles
from tests.server.players import Browser

Make = Callable[[], Browser]

SOME = [
    puzzle
    for kind in puzzles.PUZZLE_KINDS
    for puzzle in [one for one in puzzles.shipped_puzzles() if one.kind == kind][:2]
]
each_puzzle = pytest.mark.parametrize("puzzle", SOME, ids=lambda one: f"{one.kind}-{one.id}")
STEPS = [step for game in lessons.LESSON_GAMES for step in lessons.load_lessons(game)]
each_step = pytest.mark.parametrize("step", STEPS, ids=lambda step: f"{step.game}-{step.id}")


@each_puzzle
def test_puzzle_is_solved_answer_by_answer(puzzle: Puzzle) -> None:
    said: tuple[str, ...] = ()
    asked = judge_puzzle(puzzle, PracticeRequest())
    version = asked.states[-1].version
    assert asked.verdict == "asked" and asked.states[-1].view is not None
    while True:
        attempt = Attempt(puzzle, said)
        right = next(text for text in attempt.choices if Attempt(puzzle, said).judge(text).right)
        said = (*said, right)
        judged = judge_puzzle(puzzle, PracticeRequest(said))
        assert [state.version for state in judged.states] == [
            version + place + 1 for place in range(len(judged.states))
        ]
        version = judged.states[-1].version
        view = judged.states[-1].view
        assert view is not None and all(state.prompt is None for state in judged.states[:-1])
        if judged.verdict == "done":
            assert view.acting is None and judged.line == puzzle.line
            return
        assert judged.verdict == "right" and view.acting is not None and len(view.legal) > 1


@each_puzzle
def test_puzzle_reveals_no_answer_before_the_first_attempt(puzzle: Puzzle) -> None:
    told = json.loads(to_json(judge_puzzle(puzzle, PracticeRequest())))
    assert (told["line"], told["total"], told["verdict"]) == ([], None, "asked")
    (state,) = told["states"]
    choices = state["view"]["choices"]
    assert {one["text"] for one in choices if one["legal"]} >= set(puzzle.answers)
    assert all(set(one["stake"] or ()) <= {"points"} for one in choices if one["text"].endswith("!"))
    assert all(one["stake"] is None for one in choices if not one["text"].endswith("!"))
    line = json.loads(to_json(list_puzzles(date(2026, 3, 1)).puzzles))
    assert all(
        set(one) == {"id", "game", "kind", "contract", "difficulty", "title", "collection", "motif"}
        for one in line
    )


@each_puzzle
def test_wrong_answer_is_refuted_and_can_be_retried(puzzle: Puzzle) -> None:
    legal = judge_puzzle(puzzle, PracticeRequest()).states[0].view
    assert legal is not None
    wrong = [text for text in legal.legal if text not in puzzle.answers]
    if not wrong:
        return
    judged = judge_puzzle(puzzle, PracticeRequest((wrong[0],)))
    assert judged.verdict == "wrong" and not judged.states
    if puzzle.kind not in ("whist", "discard"):
        assert judged.line[0] == wrong[0] and judged.total is not None
        assert not puzzle.is_reached(judged.total)
    assert judge_puzzle(puzzle, PracticeRequest((puzzle.answers[0],))).verdict in ("right", "done")
    with pytest.raises(PrikupError):
        judge_puzzle(puzzle, PracticeRequest((wrong[0], puzzle.answers[0])))


def test_answer_accepts_other_spellings_of_cards() -> None:
    puzzle = next(one for one in puzzles.classic_puzzles() if one.id == "kovalevskaya")
    assert judge_puzzle(puzzle, PracticeRequest(("10♦",))) == judge_puzzle(puzzle, PracticeRequest(("TD",)))
    assert judge_puzzle(puzzle, PracticeRequest(("Q♠",))) == judge_puzzle(puzzle, PracticeRequest(("QS",)))


@each_puzzle
def test_give_up_plays_solution_card_by_card(puzzle: Puzzle) -> None:
    start = judge_puzzle(puzzle, PracticeRequest()).states[-1]
    judged = judge_puzzle(puzzle, PracticeRequest((), give_up=True))
    assert judged.verdict == "given_up" and judged.line[0] in puzzle.answers
    versions = [start.version, *(state.version for state in judged.states)]
    assert versions == sorted(set(versions)) and all(state.prompt is None for state in judged.states)
    shown = [fact.card.text for state in judged.states for fact in state.facts if isinstance(fact, Played)]
    line = judged.line[puzzle.kind in ("discard", "whist") :]
    assert shown == [text.removesuffix("!") for text in line]
    said = [fact for state in judged.states for fact in state.facts if isinstance(fact, Said)]
    assert len(said) == sum(text.endswith("!") for text in line)
    last = judged.states[-1].view
    assert last is not None and last.acting is None and all(not seat.cards for seat in last.seats)
    total = last.seats[0].points if puzzle.is_for_points else last.seats[0].tricks
    assert total is not None and (puzzle.is_reached(total) or puzzle.kind == "whist")


def test_give_up_after_some_answers_goes_on_from_there() -> None:
    puzzle = next(one for one in puzzles.classic_puzzles() if one.id == "kovalevskaya")
    before = judge_puzzle(puzzle, PracticeRequest(("TD",)))
    judged = judge_puzzle(puzzle, PracticeRequest(("TD",), give_up=True))
    assert before.verdict == "right" and judged.states[0].version > before.states[-1].version
    assert len(judged.line) == len(judged.states) == 30 - len(before.states)


def test_puzzle_of_the_day_differs_every_day_and_is_of_medium_difficulty() -> None:
    day = date(2026, 3, 1)
    days = {list_puzzles(day + timedelta(days=number)).daily for number in range(100)}
    assert len(days) == 100
    assert {one.difficulty for one in puzzles.shipped_puzzles() if one.id in days} == {2, 3}


@each_step
def test_lesson_step_is_done_answer_by_answer(step: lessons.LessonStep) -> None:
    said: tuple[str, ...] = ()
    judged = judge_step(step, PracticeRequest())
    version = judged.states[-1].version
    while judged.verdict != "done":
        view = judged.states[-1].view
        assert view is not None and view.seat == lessons.LEARNER_SEAT and view.acting is not None
        assert judged.states[-1].prompt == judged.states[-1].version
        lesson = lessons.Lesson(step)
        for text in said:
            lesson.answer(text)
        said = (*said, lesson.right_actions[0])
        judged = judge_step(step, PracticeRequest(said))
        assert judged.states and judged.states[0].version > version
        version = judged.states[-1].version
    if step.id == "sheet":
        assert judged.states[-1].table.deals and judged.states[-1].table.waiting == "next"


# A lesson of the first tricks, a wrong card in it, and the cause that is given against it.
CAUSES = {
    ("trick", "9D"): Cause("runs-into", "9D", seat=1, card="AD"),
    ("trick", "AH"): Cause("ruffed-if", "AH", seat=1, suit="H"),
    ("trick", "7S"): Cause("runs-into", "7S", seat=1, card="TS"),
    ("follow", "KD"): Cause("cannot-win", "KD"),
    ("trump", "AS"): Cause("too-high", "AS"),
}


@pytest.mark.parametrize(("id", "card"), CAUSES, ids=" ".join)
def test_wrong_card_in_a_first_lesson_is_answered_with_its_cause(id: str, card: str) -> None:
    judged = judge_step(lessons.find_step("preferans", id), PracticeRequest((card,)))
    assert (judged.verdict, judged.cause) == ("wrong", CAUSES[id, card])


def test_lesson_step_hides_hands_of_other_seats() -> None:
    for step in STEPS:
        view = judge_step(step, PracticeRequest()).states[-1].view
        assert view is not None
        for seat in view.seats:
            assert seat.cards is None or seat.seat == lessons.LEARNER_SEAT or seat.exposed


def test_practice_is_served_over_http(browser: Make) -> None:
    http = browser().http
    assert "<title>Prikup</title>" in http.get("/puzzles").text
    for path in ("/puzzles/1", "/learn", "/learn/prefa", "/learn/prefa/bid"):
        assert http.get(path).status_code == 200
    every = http.get("/api/puzzles").json()
    assert len(every["puzzles"]) == len(puzzles.shipped_puzzles())
    assert http.post("/api/puzzles/kovalevskaya", json={"said": ["KD"]}).json()["verdict"] == "right"
    courses = http.get("/api/lessons").json()
    assert courses[0]["game"] == "preferans"
    assert http.post("/api/lessons/preferans/trick", json={}).json()["verdict"] == "asked"


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/puzzles/none", {}, 404, "not_found"),
        ("/api/lessons/preferans/castling", {}, 404, "not_found"),
        ("/api/lessons/chess/trick", {}, 404, "not_found"),
        ("/api/puzzles/kovalevskaya", {"said": ["AS"]}, 400, "not_held"),
        ("/api/puzzles/kovalevskaya", {"said": ["?"]}, 400, "card"),
        ("/api/puzzles/kovalevskaya", {"said": ["JS", "KD"]}, 400, "puzzle"),
        ("/api/lessons/preferans/follow", {"said": ["AS"]}, 400, "follow"),
        ("/api/puzzles/kovalevskaya", {"said": ["x" * 41]}, 400, "message"),
        ("/api/puzzles/kovalevskaya", {"said": ["KD"] * 41}, 400, "message"),
        ("/api/puzzles/kovalevskaya", [], 400, "message"),
    ],
)
def test_invalid_practice_requests_are_refused(
    browser: Make, path: str, body: object, status: int, code: str
) -> None:
    answer = browser().http.post(path, json=body)
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
