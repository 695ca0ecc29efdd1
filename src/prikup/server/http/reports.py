"""The HTTP route by which a player reports another at the same table to the operator."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from prikup.core import Struct
from prikup.server.http.addresses import address_of
from prikup.server.http.json_io import MAX_BODY_BYTES, read_body
from prikup.server.http.operations import operation
from prikup.server.http.reviews import OfTable
from prikup.server.http.services import Services
from prikup.server.problems import HTTPProblem
from prikup.server.storage.reports import Report, ReportReason, store_report
from prikup.server.storage.store import Storage
from prikup.server.tables.protocol import SeatNumber
from prikup.server.tables.room import Room


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """A report of the person at a seat; ``text`` is for the operator."""

    seat: SeatNumber
    reason: ReportReason
    text: Annotated[str, Meta(max_length=300)] = ""


class ReportRoutes:
    """The route of reports."""

    def __init__(self, services: Services, storage: Storage) -> None:
        self._services = services
        self._storage = storage

    def routes(self, of_table: OfTable) -> list[Route]:
        """Return the route under ``/api/tables``."""
        return [Route("/api/tables/{id}/report", of_table(self.report), methods=["POST"])]

    @operation(
        "Report another player at the table to the operator",
        {204: None},
        body=NewReport,
        errors=(401, 403, 404, 409),
    )
    async def report(self, request: Request, room: Room, viewer: int | None) -> Response:
        """Store a report of another person at the table, once; its record and chat are kept."""
        wanted = await read_body(request, NewReport, MAX_BODY_BYTES)
        table = room.table
        if viewer is None:
            raise HTTPProblem(403, "watcher")
        reported = table.seats[wanted.seat].who if wanted.seat < len(table.seats) else None
        reporter = table.seats[viewer].who
        if reported is None or reporter is None or wanted.seat == viewer:
            raise HTTPProblem(409, "report-seat", seat=wanted.seat)
        self._services.admission.count_report(address_of(request.scope))
        text = "".join(char for char in wanted.text if char.isprintable())
        await store_report(
            self._storage,
            Report(table.id, reporter, reported, wanted.seat, table.version, wanted.reason, text),
        )
        return Response(status_code=204)
