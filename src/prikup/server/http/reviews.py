"""The HTTP routes of reviews: of a table's deal, of a record that the reader brings, and the luck of a match.

Reviews are computed in a worker and paid for by those who ask. The review of a table's deal is computed once,
and so is the luck of each of its deals.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, TypeAlias
from weakref import WeakKeyDictionary

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from prikup.core import Struct
from prikup.review import Luck, MatchLuck, luck_of
from prikup.review.frames import ReviewedDeal, review_for_display
from prikup.server.http.disconnects import cancel_when_gone
from prikup.server.http.json_io import (
    MAX_DOCUMENT_BYTES,
    deal_number,
    json_response,
    packed_response,
    read_body,
)
from prikup.server.http.operations import operation
from prikup.server.http.services import Services
from prikup.server.http.shared_calls import SharedCall
from prikup.server.problems import HTTPProblem
from prikup.server.tables.host import Cost, Work
from prikup.server.tables.room import Room
from prikup.server.workers.packed_answers import pack_answer
from prikup.server.workers.review_calls import ReviewShown, review_record

REVIEW_CPU_LIMIT_S = 20.0
"""The CPU time for one deal, which usually takes 0.2 s."""
REVIEW_MS = 300.0
"""The estimated cost of the review of one deal."""
LUCK_MS = 150.0
"""The estimated cost of the luck of one deal."""
READ_RECORD_BYTE_MS = 0.017
"""The estimated cost of reading each byte of a record: 117 kB took 1,940 ms."""

Serve: TypeAlias = Callable[[Request], Awaitable[Response]]
OfTable: TypeAlias = Callable[[Callable[[Request, Room, int | None], Awaitable[Response]]], Serve]


class ReviewAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A record as text or JSON, and the place of the deal to review, from 0."""

    record: str
    deal: Annotated[int, Meta(ge=0, le=100_000)] = 0


class Reviews:
    """The routes of reviews, and the reviews and the luck computed for tables."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._reviews: WeakKeyDictionary[Room, dict[int, SharedCall[ReviewedDeal]]] = WeakKeyDictionary()
        self._lucks: WeakKeyDictionary[Room, dict[int, Luck]] = WeakKeyDictionary()

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
        calls = self._reviews.setdefault(room, {})
        if number not in calls or calls[number].has_failed:
            work = self._services.shared_work_for(request)
            calls[number] = SharedCall(_compute_review(work, room, number))
        call = calls[number]
        try:
            reviewed = await cancel_when_gone(request, call.wait())
        finally:
            if call.has_failed and calls.get(number) is call:
                del calls[number]  # a player may ask for as many deals as there are numbers
        return json_response(ReviewShown(tuple(one.deal_no for one in room.table.deals), reviewed, viewer))

    @operation("Luck and skill in a finished match", MatchLuck, errors=(401, 403, 404, 409))
    async def _show_luck(self, request: Request, room: Room, viewer: int | None) -> Response:
        if viewer is None:
            raise HTTPProblem(403, "watcher")
        work = self._services.work_for(request)
        deals = await room.past_deals.load_played_deals(room.table, work)
        known = self._lucks.setdefault(room, {})
        for deal in deals:  # one at a time, so that others get their turn between two
            if deal.number not in known:
                await work.wait_for_allowance()
                cost = Cost("other", LUCK_MS, REVIEW_CPU_LIMIT_S, continues=True)
                known[deal.number] = await work(cost, luck_of, deal)
        return json_response(MatchLuck.of([known[deal.number] for deal in deals]))

    @operation("Review of a deal of a record", ReviewShown, body=ReviewAsked, errors=(404,))
    async def _review_record(self, request: Request) -> Response:
        work = self._services.work_for(request)
        work.check()
        asked = await read_body(request, ReviewAsked, MAX_DOCUMENT_BYTES)
        cost = Cost("other", REVIEW_MS + READ_RECORD_BYTE_MS * len(asked.record), REVIEW_CPU_LIMIT_S)
        return packed_response(await work(cost, pack_answer, review_record, asked.record, asked.deal))


async def _compute_review(work: Work, room: Room, number: int) -> ReviewedDeal:
    deal = await room.past_deals.load_played_deal(room.table, number, work)
    seats = room.table.seats
    names, numbers = tuple(seat.name for seat in seats), tuple(seat.bot_name for seat in seats)
    cost = Cost("other", REVIEW_MS, REVIEW_CPU_LIMIT_S, continues=True)
    return await work(cost, review_for_display, deal, names, numbers)
