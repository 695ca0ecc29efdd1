"""The HTTP routes of the analysis board: a position is read, written, solved; none is stored.

The work is done in a process of its own and counted as CPU time of the address that asks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, get_type_hints

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from prikup.board.page import QUESTIONS, BoardAsked, BoardDraft, BoardShown, show_draft, show_text
from prikup.core import Struct
from prikup.server.http.json_io import MAX_DOCUMENT_BYTES, packed_response, read_body
from prikup.server.http.operations import operation
from prikup.server.http.services import Services
from prikup.server.tables.host import Cost
from prikup.server.workers.packed_answers import pack_answer

BOARD_CPU_LIMIT_S = 2.0
"""The CPU time for one question; no question that can be asked takes so long."""
READ_MS = 10.0
"""The estimated cost of reading the shortest position."""
READ_BYTE_MS = 0.01
"""The estimated cost of each character more."""
QUESTION_MS = 100.0
"""The estimated cost of a question about a position; the worst takes 760."""

_SUMMARIES = {
    "values": "Value of every card of a position",
    "table": "Value of every contract",
    "deals": "Values in all deals that a seat cannot tell apart",
    "reply": "What the solver or a bot plays",
}

T = TypeVar("T")


class BoardText(Struct, frozen=True, forbid_unknown_fields=True):
    """A position as a text or a code."""

    text: str


class Boards:
    """The routes of the board."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def routes(self) -> list[Route]:
        """Return the routes under ``/api/board``."""
        return [
            Route("/api/board/read", self.read, methods=["POST"]),
            Route("/api/board/write", self.write, methods=["POST"]),
            *(
                Route(f"/api/board/{name}", self._question(name, make), methods=["POST"])
                for name, make in QUESTIONS.items()
            ),
        ]

    @operation("Read a position for the analysis board", BoardShown, body=BoardText, errors=(400,))
    async def read(self, request: Request) -> Response:
        """Answer with the position that a text or a code describes."""
        given = await self._read(request, BoardText)
        return await self._answer(request, show_text, given.text, READ_BYTE_MS * len(given.text) + READ_MS)

    @operation(
        "Check a position that is being set up, and write it", BoardShown, body=BoardDraft, errors=(400,)
    )
    async def write(self, request: Request) -> Response:
        """Answer with a position that is being set up, checked and written."""
        return await self._answer(request, show_draft, await self._read(request, BoardDraft), QUESTION_MS)

    def _question(self, name: str, make: Callable[[BoardAsked], Any]) -> Callable[[Request], Any]:
        @operation(_SUMMARIES[name], get_type_hints(make)["return"], body=BoardAsked)
        async def serve(request: Request) -> Response:
            return await self._answer(request, make, await self._read(request, BoardAsked), QUESTION_MS)

        return serve

    async def _read(self, request: Request, kind: type[T]) -> T:
        """Return the body of a request; raises HTTPProblem, before it is read if the CPU time is used up."""
        self._services.work_for(request).check()
        return await read_body(request, kind, MAX_DOCUMENT_BYTES)

    async def _answer(self, request: Request, make: Callable[[T], Any], given: T, ms: float) -> Response:
        cost = Cost("other", ms, BOARD_CPU_LIMIT_S)
        return packed_response(await self._services.work_for(request)(cost, pack_answer, make, given))
