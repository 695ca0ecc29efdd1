"""Puzzles and lessons, judged by the rules and the solver and shown as the states of a table.

The learner sends all answers given so far, so nothing is stored between two requests.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import cache
from typing import Annotated, Final, Literal

from msgspec import Meta
from msgspec.structs import replace

from prikup import games, lessons, puzzles
from prikup import table as tables
from prikup.bots.causes import MAX_COMPARED, Cause
from prikup.bots.hints import explain_choice
from prikup.bots.teacher import explain_mistake
from prikup.bots.teacher.points import explain_points
from prikup.bots.teacher.taken import explain_trick
from prikup.core import Fact, Input, Played, Said, Struct, Taken
from prikup.lessons import Lesson, LessonStep
from prikup.puzzles import Attempt, Puzzle
from prikup.puzzles.view import make_view, scene_of, view_at, viewer_of
from prikup.table import State, Table, events
from prikup.table.play import advance

MAX_PRACTICE_ANSWERS: Final = 40
"""The most answers in one request, more than any puzzle or step can take."""
LEARNER_ID: Final = "learner"

AnswerText = Annotated[str, Meta(max_length=40)]


class PracticeRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The answers so far, of which the last is judged; ``give_up`` asks for the solution instead."""

    said: Annotated[tuple[AnswerText, ...], Meta(max_length=MAX_PRACTICE_ANSWERS)] = ()
    give_up: bool = False


class PuzzleLine(Struct, frozen=True):
    """A puzzle in the list, without its cards; ``motif`` is what it is about, "" if that has no name."""

    id: str
    game: str
    kind: str
    contract: str
    difficulty: int
    title: str
    collection: str
    motif: str


class PuzzleList(Struct, frozen=True):
    """All puzzles, and the one of this day (UTC)."""

    puzzles: tuple[PuzzleLine, ...]
    day: str
    daily: str


class StepLine(Struct, frozen=True):
    """A step of a game's lessons: the name of its texts, and the terms that it explains."""

    id: str
    words: str
    terms: tuple[str, ...]


class LessonList(Struct, frozen=True):
    """The lessons of a game."""

    game: str
    steps: tuple[StepLine, ...]


class PracticeResult(Struct, frozen=True):
    """The verdict on an answer, and the states of the table since the one before.

    ``verdict`` is ``asked`` at the beginning, else ``right``, ``wrong`` or ``done``; after ``given_up``, the
    states show the solution, a card each. After a wrong answer in a puzzle, ``total`` are the declarer's
    tricks or points that it leads to, and ``line`` is the play; after the end, or if given up, ``line`` is
    the solution. ``target`` is the number of tricks or points to reach; ``cause`` is why a wrong answer is
    worse than a right one, None where that is not proved.
    """

    verdict: Literal["asked", "right", "wrong", "done", "given_up"]
    states: tuple[State, ...] = ()
    line: tuple[str, ...] = ()
    total: int | None = None
    target: int | None = None
    cause: Cause | None = None


# Puzzles


def list_puzzles(day: date) -> PuzzleList:
    """Return all puzzles and the one of a day: another each day, of difficulty 2 or 3."""
    candidates = [one.id for one in puzzles.shipped_puzzles() if 2 <= one.difficulty <= 3]
    return PuzzleList(_list_lines(), day.isoformat(), candidates[day.toordinal() * 89 % len(candidates)])


@cache
def _list_lines() -> tuple[PuzzleLine, ...]:
    """Return all puzzles without their cards."""
    return tuple(
        PuzzleLine(
            one.id,
            one.game,
            one.kind,
            one.contract,
            one.difficulty,
            one.title,
            one.collection,
            puzzles.find_motif(one),
        )
        for one in puzzles.shipped_puzzles()
    )


def judge_puzzle(puzzle: Puzzle, asked: PracticeRequest) -> PracticeResult:
    """Return the verdict on the last answer to a puzzle.

    Raises PrikupError for an answer that is not legal, or that follows a wrong one.
    """
    table = _table_before_deal(puzzle.game, puzzle.rules, len(puzzle.hands), viewer_of(puzzle))
    attempt = Attempt(puzzle, asked.said if asked.give_up else asked.said[:-1])
    if asked.give_up:
        return _show_solution(table, attempt)
    before = len(attempt.moments)
    if not asked.said:
        state = _puzzle_state(table, attempt, before - 1, ())
        return PracticeResult("asked", (state,), target=puzzle.target)
    verdict = attempt.judge(asked.said[-1])
    if not verdict.right:
        cause = None
        if verdict.refuted:
            cause = _explain_card(attempt, verdict.refuted[0])
        return PracticeResult("wrong", (), verdict.refuted, verdict.total, puzzle.target, cause)
    states = [
        _puzzle_state(table, attempt, at, _play_facts(attempt, at))
        for at in range(before, len(attempt.moments))
    ]
    if not states:
        states = [_puzzle_state(table, attempt, len(attempt.moments) - 1, (), is_repeated=True)]
    line = puzzle.line if verdict.solved else ()
    return PracticeResult("done" if verdict.solved else "right", tuple(states), line, None, puzzle.target)


def _explain_card(attempt: Attempt, played: str) -> Cause | None:
    """Return a proved cause against a wrong card, but none that names a right one; None without one."""
    right, position = attempt.right_cards(), attempt.moments[-1].point_position
    if position is not None:
        return explain_points(position, right, played)
    return explain_mistake(make_view(attempt), right, played)


def _show_solution(table: Table, attempt: Attempt) -> PracticeResult:
    """Return the rest of the solution, as a line and as states with one more card each."""
    before = len(attempt.moments)
    line = attempt.play_solution()
    states = tuple(
        _puzzle_state(table, attempt, at, _play_facts(attempt, at) if at else (), is_repeated=True)
        for at in range(before, len(attempt.moments))
    )
    return PracticeResult("given_up", states, line, target=attempt.puzzle.target)


def _play_facts(attempt: Attempt, at: int) -> tuple[Fact, ...]:
    """Return the facts of the card that led to the position with this number."""
    before, after, move = attempt.moments[at - 1], attempt.moments[at].play, attempt.moves[at - 1]
    seat, word = before.play.to_play, before.announced(move)
    facts: list[Fact] = [Said(seat, word)] if word else []
    facts.append(Played(seat, seat, move.card))
    if len(after.winners) > len(before.play.winners):
        facts.append(Taken(after.winners[-1], after.talon_won))
    return tuple(facts)


def _puzzle_state(
    table: Table, attempt: Attempt, at: int, facts: tuple[Fact, ...], *, is_repeated: bool = False
) -> State:
    """Return the state of a puzzle at the position with this number, as a table shows it.

    Its version follows from the number; with ``is_repeated`` it is one higher, since the page may have shown
    a state with that version already.
    """
    view = view_at(attempt, at) if attempt.moments else make_view(attempt)
    version = max(at, 0) + 1 + is_repeated
    shown = tables.make_state(table, viewer_of(attempt.puzzle), facts)
    prompt = version if view.acting is not None else None
    scene = scene_of(attempt, view)
    table_view = replace(shown.table, stage="playing", waiting=None, may_hint=False)
    return replace(shown, version=version, prompt=prompt, view=view, scene=scene, table=table_view)


# Lessons


def list_lessons() -> list[LessonList]:
    """Return the lessons of every game that has some."""
    return [
        LessonList(game, tuple(StepLine(one.id, one.text, one.terms) for one in lessons.load_lessons(game)))
        for game in games.GAMES
        if game in lessons.LESSON_GAMES
    ]


def judge_step(step: LessonStep, asked: PracticeRequest) -> PracticeResult:
    """Return the verdict on the last answer in a step of a lesson.

    Raises PrikupError for an answer that is not legal, or that follows a wrong one.
    """
    lesson = Lesson(step)
    table = _table_at_start(step, lesson)
    states = [_lesson_state(table, ())]
    if not asked.said:
        return PracticeResult("asked", tuple(states))
    for text in asked.said:
        right = lesson.right_actions
        answer = lesson.answer(text)
        if not answer.right:
            return PracticeResult("wrong", cause=_explain_step(lesson, right, text))
        states = []
        for move in answer.moved:
            table, facts = _advance(table, move)
            states.append(_lesson_state(table, facts))
    return PracticeResult("done" if lesson.is_done else "right", tuple(states))


def _explain_step(lesson: Lesson, right: Sequence[str], text: str) -> Cause | None:
    """Return a proved cause against a wrong answer, but none that names a right card; None without one."""
    view = lesson.match.view(lessons.LEARNER_SEAT)
    causes = (explain_choice(view, better, text) for better in right[:MAX_COMPARED])
    proved = next((cause for cause in causes if cause is not None and cause.card not in right), None)
    if proved is not None or view.asks != "play":
        return proved
    return explain_trick(lesson.match, lessons.LEARNER_SEAT, right, text)


def _table_at_start(step: LessonStep, lesson: Lesson) -> Table:
    table = _table_before_deal(step.game, step.rules, step.players, lessons.LEARNER_SEAT)
    table = replace(table, match=table.game.start(table.options, step.players))
    for move in lesson.begun:
        table, _ = _advance(table, move)
    return table


def _advance(table: Table, move: Input) -> tuple[Table, tuple[Fact, ...]]:
    """Return the table after one more input, and the facts it caused."""
    applied = advance(table, move)
    return replace(applied.table, version=table.version + 1), applied.facts


def _lesson_state(table: Table, facts: Sequence[Fact]) -> State:
    prompts = tuple(
        table.version if table.match is not None and table.match.turn_of(seat) else None
        for seat in range(len(table.seats))
    )
    return tables.make_state(replace(table, prompts=prompts), lessons.LEARNER_SEAT, tuple(facts))


def _table_before_deal(game: str, rules: str, players: int, learner: int) -> Table:
    """Return a table at which the learner sits with bots, before the first deal."""
    log: list[events.AnyEvent] = [events.Opened(id="practice", game=game, rules=rules, players=players)]
    for seat in range(players):
        if seat == learner:
            log.append(events.Sit(seat=seat, who=LEARNER_ID, name="-"))
        else:
            log.append(events.SeatBot(seat=seat, bot="rules"))
    return tables.fold(log)
