"""Reviews over HTTP: of a deal of a table that is over, of a record that somebody brings; luck of matches.

They are made in a process of their own, in turn for all who ask, and count as the work of these. Who asks
again for a deal of a table is given what was made before.
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

from prikup import records
from prikup.core import PrikupError, Struct
from prikup.review import MatchLuck, PlayedDeal, deals_of, luck_of
from prikup.review.frames import ReviewedDeal, shown
from prikup.server.http import sheet_svg
from prikup.server.http.addresses import address_of
from prikup.server.http.json_io import MAX_DOCUMENT_BYTES, answer, body
from prikup.server.http.services import Services
from prikup.server.problems import HTTPProblem, coded
from prikup.server.tables.room import Room
from prikup.server.workers.compute import ComputePool

THINKS = 20.0
"""Seconds of a processor that a deal may take; usually it is a fifth of one."""

T = TypeVar("T")
Serve: TypeAlias = Callable[[Request], Awaitable[Response]]
OfTable: TypeAlias = Callable[[Callable[[Request, Room, int | None], Awaitable[Response]]], Serve]


class ReviewAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A record as text or JSON, and which of its deals to review: its place, from 0."""

    record: str
    deal: Annotated[int, Meta(ge=0, le=100_000)] = 0


class ReviewShown(Struct, frozen=True):
    """The review of a deal, the numbers of all that can be reviewed, and the seat of the reader, if any."""

    deals: tuple[int, ...]
    deal: ReviewedDeal
    me: int | None


class Reviews:
    """The routes of reviews, and what was made for tables."""

    def __init__(self, services: Services, thinkers: ComputePool) -> None:
        self._services, self._thinkers = services, thinkers
        self._made: WeakKeyDictionary[Room, dict[int, asyncio.Task[ReviewedDeal]]] = WeakKeyDictionary()

    def routes(self, of_table: OfTable) -> list[Route]:
        """Everything that ends in review, and luck and skill of whole matches."""
        return [
            Route("/api/tables/{id}/luck", of_table(self._luck)),
            Route("/api/tables/{id}/deals/{deal}/review", of_table(self._of_table)),
            Route("/api/review", self._of_record, methods=["POST"]),
        ]

    async def _of_table(self, request: Request, room: Room, viewer: int | None) -> Response:
        if viewer is None:
            raise HTTPProblem(403, "watcher")
        number = sheet_svg.number(request.path_params["deal"])
        made = self._made.setdefault(room, {})
        if number not in made or _failed(made[number]):
            made[number] = asyncio.create_task(self._table_deal(request, room, number))
        reviewed = await asyncio.shield(made[number])
        return answer(ReviewShown(tuple(one.deal_no for one in room.table.deals), reviewed, viewer))

    async def _table_deal(self, request: Request, room: Room, number: int) -> ReviewedDeal:
        address = address_of(request.scope)
        deal = await room.played_deal(number, self._services.admission.worker(address))
        names = tuple(seat.name for seat in room.table.seats)
        self._services.admission.check_cpu(address)
        return await self._worked(address, room.id, shown, deal, names)

    async def _luck(self, request: Request, room: Room, viewer: int | None) -> Response:
        if viewer is None:
            raise HTTPProblem(403, "watcher")
        address = address_of(request.scope)
        deals = await room.played_deals(self._services.admission.worker(address))
        self._services.admission.check_cpu(address)
        # Deal by deal, so that between them it is the turn of others.
        return answer(MatchLuck.of([await self._worked(address, room.id, luck_of, deal) for deal in deals]))

    async def _of_record(self, request: Request) -> Response:
        asked = await body(request, ReviewAsked, MAX_DOCUMENT_BYTES)
        address = address_of(request.scope)
        deals, names = await self._services.admission.worker(address)(_read, asked.record)
        if asked.deal >= len(deals):
            raise HTTPProblem(404, "not_found-deal", given=str(asked.deal + 1))
        self._services.admission.check_cpu(address)
        reviewed = await self._worked(address, f"review {address}", shown, deals[asked.deal], names)
        return answer(ReviewShown(tuple(deal.number for deal in deals), reviewed, None))

    async def _worked(self, address: str, who: str, make: Callable[..., T], *given: object) -> T:
        """What ``make`` gives, counted as the work of an address; raises Problem where it takes too long."""
        spent = await self._thinkers.work(who, THINKS, make, *given)
        self._services.admission.count_cpu(address, spent.seconds)
        if spent.found is None:
            raise HTTPProblem(503, "review-slow")
        return spent.found


def _read(text: str) -> tuple[list[PlayedDeal], tuple[str, ...]]:
    """The deals of a record and the names of its players; raises Problem."""
    try:
        record = records.from_json(text) if text.lstrip().startswith("{") else records.read(text)
        moves = [moment.move for moment in record.replay()]
        return list(deals_of(record.start(), moves)), record.seats
    except PrikupError as error:
        raise HTTPProblem(400, coded(error, "record")) from None


def _failed(task: asyncio.Task[ReviewedDeal]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
