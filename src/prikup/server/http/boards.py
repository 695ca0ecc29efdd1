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
from prikup.core import PrikupError, Struct, Why, to_json
from prikup.server.admission import Admission
from prikup.server.fair_semaphore import FairSemaphore
from prikup.server.http.addresses import address_of
from prikup.server.http.json_io import MAX_DOCUMENT_BYTES, read_body
from prikup.server.http.operations import operation
from prikup.server.problems import HTTPProblem
from prikup.server.workers.compute import ComputePool

BOARD_CPU_LIMIT_S = 2.0
"""The CPU time for one question; no question that can be asked takes so long."""

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
    """The routes of the board, and the processes that work for them."""

    def __init__(self, admission: Admission, solvers: ComputePool) -> None:
        self._admission = admission
        self._solvers = solvers
        self._turns = FairSemaphore(1)  # so that one question is counted before the next is begun

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
        given = await read_body(request, BoardText, MAX_DOCUMENT_BYTES)
        return await self._answer(request, show_text, given.text)

    @operation(
        "Check a position that is being set up, and write it", BoardShown, body=BoardDraft, errors=(400,)
    )
    async def write(self, request: Request) -> Response:
        """Answer with a position that is being set up, checked and written."""
        return await self._answer(
            request, show_draft, await read_body(request, BoardDraft, MAX_DOCUMENT_BYTES)
        )

    def _question(self, name: str, make: Callable[[BoardAsked], Any]) -> Callable[[Request], Any]:
        @operation(_SUMMARIES[name], get_type_hints(make)["return"], body=BoardAsked)
        async def serve(request: Request) -> Response:
            return await self._answer(request, make, await read_body(request, BoardAsked, MAX_DOCUMENT_BYTES))

        return serve

    async def _answer(self, request: Request, make: Callable[[T], Any], given: T) -> Response:
        address = address_of(request.scope)
        async with self._turns.place(address):
            self._admission.check_cpu(address)
            timed = await self._solvers.run_timed(address, BOARD_CPU_LIMIT_S, _encode, make, given)
            self._admission.count_cpu(address, timed.seconds)
        if timed.found is None:
            raise HTTPProblem(503, "board-slow")
        if isinstance(timed.found, Why):
            raise HTTPProblem(400, timed.found)
        return Response(timed.found, headers={"cache-control": "no-store"}, media_type="application/json")


def _encode(make: Callable[[T], Any], given: T) -> bytes | Why:
    """Return the answer as JSON, or the error as a record, so that its CPU time is counted too."""
    try:
        return to_json(make(given))
    except PrikupError as error:
        return error.why
