"""The HTTP routes of puzzles and lessons."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from prikup import lessons, puzzles
from prikup.core import PrikupError
from prikup.server.http.json_io import MAX_BODY_BYTES, json_response, read_body
from prikup.server.http.operations import operation
from prikup.server.http.services import Services
from prikup.server.http.static_json import StaticJson
from prikup.server.problems import HTTPProblem
from prikup.server.tables.host import Cost
from prikup.server.tables.practice import (
    LessonList,
    PracticeRequest,
    PracticeResult,
    PuzzleList,
    judge_puzzle,
    judge_step,
    list_lessons,
    list_puzzles,
)

JUDGE_MS = 6.0
"""The estimated cost of judging the first answer to a puzzle or in a lesson."""
ANSWER_MS = 3.0
"""The estimated cost of each answer before it."""

T = TypeVar("T")

PUZZLES_JSON = StaticJson(list_puzzles)
LESSONS_JSON = StaticJson(list_lessons)


class Practice:
    """The routes of puzzles and lessons."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def routes(self) -> list[Route]:
        """Return the routes under ``/api/puzzles`` and ``/api/lessons``."""
        return [
            Route("/api/puzzles", self.list_puzzles),
            Route("/api/puzzles/{id}", self.answer_puzzle, methods=["POST"]),
            Route("/api/lessons", self.list_lessons),
            Route("/api/lessons/{game}/{step}", self.answer_step, methods=["POST"]),
        ]

    @operation("Puzzles", PuzzleList)
    async def list_puzzles(self, request: Request) -> Response:
        """Answer with all puzzles."""
        return PUZZLES_JSON.respond(request, datetime.now(UTC).date())

    @operation("Verdict on the last answer to a puzzle", PracticeResult, body=PracticeRequest, errors=(404,))
    async def answer_puzzle(self, request: Request) -> Response:
        """Answer with the verdict on the last answer to a puzzle."""
        asked = await read_body(request, PracticeRequest, MAX_BODY_BYTES)
        found = next((one for one in puzzles.shipped_puzzles() if one.id == request.path_params["id"]), None)
        if found is None:
            raise HTTPProblem(404, "not_found-puzzle")
        return await self._judge(request, judge_puzzle, found, asked)

    @operation("Lessons of every game", list[LessonList])
    async def list_lessons(self, request: Request) -> Response:
        """Answer with the lessons of every game."""
        return LESSONS_JSON.respond(request)

    @operation(
        "Verdict on the last answer in a step of a lesson",
        PracticeResult,
        body=PracticeRequest,
        errors=(404,),
    )
    async def answer_step(self, request: Request) -> Response:
        """Answer with the verdict on the last answer in a step of a lesson."""
        asked = await read_body(request, PracticeRequest, MAX_BODY_BYTES)
        try:
            step = lessons.find_step(request.path_params["game"], request.path_params["step"])
        except PrikupError:
            raise HTTPProblem(404, "not_found-lesson") from None
        return await self._judge(request, judge_step, step, asked)

    async def _judge(
        self,
        request: Request,
        judge: Callable[[T, PracticeRequest], PracticeResult],
        task: T,
        asked: PracticeRequest,
    ) -> Response:
        try:
            cost = Cost("other", JUDGE_MS + ANSWER_MS * len(asked.said))
            return json_response(await self._services.work_for(request)(cost, judge, task, asked))
        except PrikupError as error:
            raise HTTPProblem(400, error.why) from None
