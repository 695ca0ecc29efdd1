"""Puzzles and lessons over HTTP: answers are judged here, by the rules and the solver, and shown on the felt.

Nothing is stored: whoever solves something says all that they have answered so far, and is sent what
follows.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Annotated, Final, Literal

from msgspec import Meta
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from prikup import games, lessons, puzzles
from prikup import table as tables
from prikup.core import Fact, Input, Played, PrikupError, Struct, Taken, to_json
from prikup.lessons import Lesson, LessonStep
from prikup.puzzles import Attempt, Puzzle
from prikup.puzzles.seen import scene_of, view_at, view_of, viewer_of
from prikup.server.http.json_io import MAX_BODY_BYTES, body
from prikup.server.http.services import Services
from prikup.server.problems import HTTPProblem
from prikup.table import State, Table, events
from prikup.table.play import advance

ANSWERS: Final = 40
"""More than anything can be answered in one puzzle or step."""
LEARNER: Final = "learner"

Said = Annotated[str, Meta(max_length=40)]


class PracticeRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """What was answered so far, the last of it now; with ``give_up`` the solution is asked for instead."""

    said: Annotated[tuple[Said, ...], Meta(max_length=ANSWERS)] = ()
    give_up: bool = False


class PuzzleLine(Struct, frozen=True):
    """A puzzle in the list: nothing of its cards."""

    id: str
    game: str
    kind: str
    contract: str
    difficulty: int
    title: str
    source: str


class PuzzleList(Struct, frozen=True):
    """All puzzles, and which is that of this day (UTC)."""

    puzzles: tuple[PuzzleLine, ...]
    day: str
    daily: str


class StepLine(Struct, frozen=True):
    """A step of a game's lessons: what its texts are called by, and the words that it explains."""

    id: str
    words: str
    terms: tuple[str, ...]


class LessonList(Struct, frozen=True):
    """The lessons of a game."""

    game: str
    steps: tuple[StepLine, ...]


class PracticeResult(Struct, frozen=True):
    """What an answer came to, and what is to be seen since.

    ``verdict`` is ``asked`` at the beginning, else ``right``, ``wrong`` or ``done``; ``given_up`` shows the
    solution. Of what is wrong in a puzzle ``tricks`` are those of the declarer that it leads to, and
    ``line`` how; of what is done, or given up, ``line`` is the solution. ``target`` was to be reached.
    """

    verdict: Literal["asked", "right", "wrong", "done", "given_up"]
    states: tuple[State, ...] = ()
    line: tuple[str, ...] = ()
    tricks: int | None = None
    target: int | None = None


class Practice:
    """The routes of puzzles and lessons."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def routes(self) -> list[Route]:
        """Everything under /api/puzzles and /api/lessons."""
        return [
            Route("/api/puzzles", self.puzzles),
            Route("/api/puzzles/{id}", self.puzzle, methods=["POST"]),
            Route("/api/lessons", self.lessons),
            Route("/api/lessons/{game}/{step}", self.lesson, methods=["POST"]),
        ]

    async def puzzles(self, request: Request) -> Response:
        """What there is to be solved."""
        return _answer(listed(datetime.now(UTC)))

    async def puzzle(self, request: Request) -> Response:
        """A puzzle after what was answered."""
        asked = await body(request, PracticeRequest, MAX_BODY_BYTES)
        found = next((one for one in puzzles.shipped() if one.id == request.path_params["id"]), None)
        if found is None:
            raise HTTPProblem(404, "not_found-puzzle")
        return _answer(await self._services.worker(request)(judge_puzzle, found, asked))

    async def lessons(self, request: Request) -> Response:
        """The lessons of every game."""
        return _answer([course(game) for game in games.GAMES if game in lessons.GAMES])

    async def lesson(self, request: Request) -> Response:
        """A step of a lesson after what was answered."""
        asked = await body(request, PracticeRequest, MAX_BODY_BYTES)
        try:
            step = lessons.step_of(request.path_params["game"], request.path_params["step"])
        except PrikupError:
            raise HTTPProblem(404, "not_found-lesson") from None
        return _answer(await self._services.worker(request)(judge_step, step, asked))


def _answer(value: object) -> Response:
    return Response(to_json(value), 200, {"cache-control": "no-store"}, "application/json")


# ---------------------------------------------------------------------------------------------
# Puzzles


def listed(now: datetime) -> PuzzleList:
    """All puzzles; that of the day is one of those that are neither easy nor the hardest, a new one each."""
    lines = tuple(
        PuzzleLine(one.id, one.game, one.kind, one.contract, one.difficulty, one.title, one.source)
        for one in puzzles.shipped()
    )
    fit = [one.id for one in puzzles.shipped() if 2 <= one.difficulty <= 4]
    return PuzzleList(lines, now.date().isoformat(), fit[now.toordinal() * 89 % len(fit)])


def judge_puzzle(puzzle: Puzzle, asked: PracticeRequest) -> PracticeResult:
    """What the last answer came to; raises Problem for one that is not legal, or that follows a wrong one."""
    table = _table(puzzle.game, puzzle.rules, len(puzzle.hands), viewer_of(puzzle))
    try:
        attempt = Attempt(puzzle, asked.said if asked.give_up else asked.said[:-1])
        if asked.give_up:
            return PracticeResult("given_up", line=attempt.solution(), target=puzzle.target)
        if not asked.said:
            return PracticeResult(
                "asked", (_seen(table, attempt, len(attempt.plays) - 1, ()),), target=puzzle.target
            )
        before = len(attempt.plays)
        verdict = attempt.judge(asked.said[-1])
    except PrikupError as error:
        raise HTTPProblem(400, error.why) from None
    if not verdict.right:
        return PracticeResult("wrong", (), verdict.refuted, verdict.tricks, puzzle.target)
    states = [
        _seen(table, attempt, place, _played(attempt, place)) for place in range(before, len(attempt.plays))
    ]
    if not states:
        states = [_seen(table, attempt, len(attempt.plays) - 1, (), 1)]
    line = puzzle.line if verdict.solved else ()
    return PracticeResult("done" if verdict.solved else "right", tuple(states), line, None, puzzle.target)


def _played(attempt: Attempt, place: int) -> tuple[Fact, ...]:
    """What happened by the card that led to this place."""
    before, after = attempt.plays[place - 1], attempt.plays[place]
    seat = before.to_play
    facts: list[Fact] = [Played(seat, seat, attempt.cards[place - 1])]
    if len(after.winners) > len(before.winners):
        facts.append(Taken(after.winners[-1], after.talon_won))
    return tuple(facts)


def _seen(table: Table, attempt: Attempt, place: int, facts: tuple[Fact, ...], later: int = 0) -> State:
    """The state of a puzzle at one place, as a table shows it."""
    view = view_at(attempt, place) if attempt.plays else view_of(attempt)
    version = max(place, 0) + 1 + later
    shown = tables.make_state(table, viewer_of(attempt.puzzle), facts)
    prompt = version if view.acting is not None else None
    scene = scene_of(attempt, view)
    told = replace(shown.table, stage="playing", waiting=None, may_hint=False)
    return replace(shown, version=version, prompt=prompt, view=view, scene=scene, table=told)


# ---------------------------------------------------------------------------------------------
# Lessons


def course(game: str) -> LessonList:
    """The lessons of a game."""
    return LessonList(game, tuple(StepLine(one.id, one.text, one.terms) for one in lessons.lessons(game)))


def judge_step(step: LessonStep, asked: PracticeRequest) -> PracticeResult:
    """What the last answer came to; raises Problem for one that is not legal, or that follows a wrong one."""
    lesson = Lesson(step)
    table = _begun(step, lesson)
    shown = [_state(table, ())]
    if not asked.said:
        return PracticeResult("asked", tuple(shown))
    for text in asked.said:
        try:
            answer = lesson.answer(text)
        except PrikupError as error:
            raise HTTPProblem(400, error.why) from None
        if not answer.right:
            return PracticeResult("wrong")
        shown = []
        for move in answer.moved:
            table, facts = _advanced(table, move)
            shown.append(_state(table, facts))
    return PracticeResult("done" if lesson.done else "right", tuple(shown))


def _begun(step: LessonStep, lesson: Lesson) -> Table:
    table = _table(step.game, step.rules, step.players, lessons.ME)
    table = replace(table, match=table.game.start(table.options, step.players))
    for move in lesson.begun:
        table, _ = _advanced(table, move)
    return table


def _advanced(table: Table, move: Input) -> tuple[Table, tuple[Fact, ...]]:
    """The table after one thing more, and what happened by it."""
    applied = advance(table, move)
    return replace(applied.table, version=table.version + 1), applied.facts


def _state(table: Table, facts: Sequence[Fact]) -> State:
    prompts = tuple(
        table.version if table.match is not None and table.match.turn_of(seat) else None
        for seat in range(len(table.seats))
    )
    return tables.make_state(replace(table, prompts=prompts), lessons.ME, tuple(facts))


def _table(game: str, rules: str, players: int, me: int) -> Table:
    """A table at which somebody sits with bots, before anything is dealt."""
    log: list[events.AnyEvent] = [events.Opened(id="practice", game=game, rules=rules, players=players)]
    for seat in range(players):
        if seat == me:
            log.append(events.Sit(seat=seat, who=LEARNER, name="-"))
        else:
            log.append(events.SeatBot(seat=seat, bot="rules"))
    return tables.fold(log)
