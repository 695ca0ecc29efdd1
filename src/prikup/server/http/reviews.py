"""The HTTP routes of reviews: of a table's deal, of a record that the reader brings, and the luck of a match.

Reviews are computed in a process of their own and counted as CPU time of the address that asks. The review of
a table's deal is computed once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated, TypeAlias, TypeVar
from weakref import WeakKeyDictionary

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from prikup.core import PrikupError, Struct
from prikup.review import MatchLuck, luck_of, read_deals
from prikup.review.frames import ReviewedDeal, review_for_display
from prikup.server.http.addresses import address_of
from prikup.server.http.json_io import MAX_DOCUMENT_BYTES, deal_number, json_response, read_body
from prikup.server.http.operations import operation
from prikup.server.http.services import Services
from prikup.server.problems import HTTPProblem, with_code
from prikup.server.tables.room import Room
from prikup.server.workers.compute import ComputePool

REVIEW_CPU_LIMIT_S = 20.0
"""The CPU time for one deal, which usually takes 0.2 s."""

T = TypeVar("T")
Serve: TypeAlias = Callable[[Request], Awaitable[Response]]
OfTable: TypeAlias = Callable[[Callable[[Request, Room, int | None], Awaitable[Response]]], Serve]


class ReviewAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A record as text or JSON, and the place of the deal to review, from 0."""

    record: str
    deal: Annotated[int, Meta(ge=0, le=100_000)] = 0


class ReviewShown(Struct, frozen=True):
    """The review of a deal, the numbers of all that can be reviewed, and the seat of the reader, if any."""

    deals: tuple[int, ...]
    deal: ReviewedDeal
    me: int | None


class Reviews:
    """The routes of reviews, and the reviews computed for tables."""

    def __init__(self, services: Services, solvers: ComputePool) -> None:
        self._admission = services.admission
        self._solvers = solvers
        self._tasks: WeakKeyDictionary[Room, dict[int, asyncio.Task[ReviewedDeal]]] = WeakKeyDictionary()

    def routes(self, of_table: OfTable) -> list[Route]:
        """Return the routes of reviews and luck."""
        return [
            Route("/api/tables/{id}/luck", of_table(self._show_luck)),
            Route("/api/tables/{id}/deals/{deal}/review", of_table(self._review_table_deal)),
            Route("/api/review", self._review_record, methods=["POST"]),
        ]

    @operation("Review of a finished deal of a table", ReviewShown, errors=(400, 401, 403, 404))
    async def _review_table_deal(self, request: Request, room: Room, viewer: int | None) -> Response:
        if viewer is None:
            raise HTTPProblem(403, "watcher")
        number = deal_number(request.path_params["deal"])
        tasks = self._tasks.setdefault(room, {})
        if number not in tasks or _failed(tasks[number]):
            tasks[number] = asyncio.create_task(self._compute_table_deal(request, room, number))
        reviewed = await asyncio.shield(tasks[number])
        return json_response(ReviewShown(tuple(one.deal_no for one in room.table.deals), reviewed, viewer))

    async def _compute_table_deal(self, request: Request, room: Room, number: int) -> ReviewedDeal:
        address = address_of(request.scope)
        deal = await room.load_played_deal(number, self._admission.work_for(address))
        names = tuple(seat.name for seat in room.table.seats)
        self._admission.check_cpu(address)
        return await self._compute(address, room.id, review_for_display, deal, names)

    @operation("Luck and skill in a finished match", MatchLuck, errors=(401, 403, 404, 409))
    async def _show_luck(self, request: Request, room: Room, viewer: int | None) -> Response:
        if viewer is None:
            raise HTTPProblem(403, "watcher")
        address = address_of(request.scope)
        deals = await room.load_played_deals(self._admission.work_for(address))
        self._admission.check_cpu(address)
        # Deal by deal, so that others get their turn between two.
        return json_response(
            MatchLuck.of([await self._compute(address, room.id, luck_of, deal) for deal in deals])
        )

    @operation("Review of a deal of a record", ReviewShown, body=ReviewAsked, errors=(404,))
    async def _review_record(self, request: Request) -> Response:
        asked = await read_body(request, ReviewAsked, MAX_DOCUMENT_BYTES)
        address = address_of(request.scope)
        try:
            deals, names = await self._admission.work_for(address)(read_deals, asked.record)
        except PrikupError as error:
            raise HTTPProblem(400, with_code(error, "record")) from None
        if asked.deal >= len(deals):
            raise HTTPProblem(404, "not_found-deal", given=str(asked.deal + 1))
        self._admission.check_cpu(address)
        reviewed = await self._compute(
            address, f"review {address}", review_for_display, deals[asked.deal], names
        )
        return json_response(ReviewShown(tuple(deal.number for deal in deals), reviewed, None))

    async def _compute(self, address: str, who: str, make: Callable[..., T], *given: object) -> T:
        """Return ``make(*given)``, counted as CPU time of an address; raises HTTPProblem past the limit."""
        timed = await self._solvers.run_timed(who, REVIEW_CPU_LIMIT_S, make, *given)
        self._admission.count_cpu(address, timed.seconds)
        if timed.found is None:
            raise HTTPProblem(503, "review-slow")
        return timed.found


def _failed(task: asyncio.Task[ReviewedDeal]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
