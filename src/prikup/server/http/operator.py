"""The HTTP routes of the operator, which answer others as if they did not exist."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from prikup.core import Struct
from prikup.server.http import moderation
from prikup.server.http.json_io import MAX_BODY_BYTES, check_origin, json_response, read_body
from prikup.server.http.operations import operation
from prikup.server.http.services import Services
from prikup.server.problems import HTTPProblem
from prikup.server.storage import moderation as storage_of
from prikup.server.storage import reports
from prikup.server.storage.erasure import NAMELESS
from prikup.server.storage.moderation import AccountLine, BanLine, NamedPerson, TableLine
from prikup.server.storage.reports import ShownReport
from prikup.server.storage.store import Storage
from prikup.server.tables.guest_names import check_name

MAX_SHOWN_REPORTS = 20
"""The most reports in one answer: of each the log of its table is read."""
MAX_ANSWER_ROWS = 200
"""The most accounts, bans or tables in one answer."""

PersonId = Annotated[str, Meta(min_length=1, max_length=24)]
T = TypeVar("T")


class ReportsQuery(Struct, frozen=True):
    """The kind of reports that are asked for: the closed ones, or those that are open."""

    closed: bool = False


class AccountsQuery(Struct, frozen=True):
    """A part of the names of the accounts that are asked for."""

    name: Annotated[str, Meta(max_length=40, pattern=r"\A[^\0]*\Z")] = ""


class ClosedReports(Struct, frozen=True, forbid_unknown_fields=True):
    """The reports of the person with this id at a table, which are done with."""

    table: PersonId
    guest: PersonId


class NewBan(Struct, frozen=True, forbid_unknown_fields=True):
    """A ban of an account or a guest; ``until`` is in seconds since 1970 (null: for good)."""

    guest: PersonId
    reason: Annotated[str, Meta(min_length=1, max_length=300)]
    until: Annotated[float, Meta(ge=0, le=32_503_680_000)] | None = None


class OperatorRename(Struct, frozen=True, forbid_unknown_fields=True):
    """The name in place of a person's; without it one that says nothing."""

    name: Annotated[str, Meta(max_length=100)] = ""


class ShownReports(Struct, frozen=True):
    """Reports of players, newest first."""

    reports: tuple[ShownReport, ...]


class AttendedTables(Struct, frozen=True):
    """The tables at which somebody is, newest first."""

    tables: tuple[TableLine, ...]


class AccountList(Struct, frozen=True):
    """Accounts, newest first."""

    accounts: tuple[AccountLine, ...]


class BanList(Struct, frozen=True):
    """The bans that are not over, newest first."""

    bans: tuple[BanLine, ...]


class OperatorRoutes:
    """The routes under ``/api/operator``."""

    def __init__(self, services: Services, storage: Storage) -> None:
        self._services = services
        self._storage = storage

    def routes(self) -> list[Route]:
        """Return the routes."""
        path = "/api/operator"
        return [
            Route(f"{path}/reports", self.list_reports, methods=["GET"]),
            Route(f"{path}/reports/close", self.close_reports, methods=["POST"]),
            Route(f"{path}/tables", self.list_tables, methods=["GET"]),
            Route(f"{path}/tables/{{id}}/unlist", self.unlist, methods=["POST"]),
            Route(f"{path}/accounts", self.list_accounts, methods=["GET"]),
            Route(f"{path}/people/{{id}}/rename", self.rename, methods=["POST"]),
            Route(f"{path}/bans", self.list_bans, methods=["GET"]),
            Route(f"{path}/bans", self.ban, methods=["POST"]),
            Route(f"{path}/bans/{{id}}", self.unban, methods=["DELETE"]),
        ]

    @operation("Reports of players", ShownReports, query=ReportsQuery, errors=(400, 401, 404))
    async def list_reports(self, request: Request) -> Response:
        """Answer with the latest reports, with what was said at the table before each."""
        await self._require_operator(request)
        query = _read_query(request.query_params, ReportsQuery)
        work = self._services.work_for(request)
        found = await reports.list_reports(self._storage, MAX_SHOWN_REPORTS, query.closed)
        shown = []
        for one in found:
            await work.wait_for_allowance()
            shown.append(await reports.show_report(self._storage, one, work))
        return json_response(ShownReports(tuple(shown)))

    @operation("Close the reports of a person at a table", {204: None}, body=ClosedReports, errors=(401, 404))
    async def close_reports(self, request: Request) -> Response:
        """Note that the reports of a person at a table are done with."""
        await self._require_operator(request)
        given = await read_body(request, ClosedReports, MAX_BODY_BYTES)
        if not await reports.close_reports(self._storage, given.table, given.guest):
            raise HTTPProblem(404, "not_found-report")
        return Response(status_code=204)

    @operation("Tables at which somebody is", AttendedTables, errors=(401, 404))
    async def list_tables(self, request: Request) -> Response:
        """Answer with the tables at which somebody is, the private ones too."""
        await self._require_operator(request)
        within = self._services.hub.stale_after_s
        found = await storage_of.list_attended_tables(self._storage, within, MAX_ANSWER_ROWS)
        return json_response(AttendedTables(tuple(found)))

    @operation("Take a table from the list of open tables", {204: None}, errors=(401, 403, 404, 409))
    async def unlist(self, request: Request) -> Response:
        """Make a table private that anybody could join."""
        await self._require_operator(request)
        check_origin(request)
        work = self._services.work_for(request)
        await moderation.unlist_table(self._services.hub, request.path_params["id"], work)
        return Response(status_code=204)

    @operation("Accounts", AccountList, query=AccountsQuery, errors=(400, 401, 404))
    async def list_accounts(self, request: Request) -> Response:
        """Answer with the latest accounts whose names contain the given text."""
        await self._require_operator(request)
        query = _read_query(request.query_params, AccountsQuery)
        found = await storage_of.list_accounts(self._storage, query.name, MAX_ANSWER_ROWS)
        return json_response(AccountList(tuple(found)))

    @operation("Replace the name of a person", {204: None}, body=OperatorRename, errors=(401, 404))
    async def rename(self, request: Request) -> Response:
        """Replace the name of a person that offends, at their finished matches too."""
        await self._require_operator(request)
        given = await read_body(request, OperatorRename, MAX_BODY_BYTES)
        name = check_name(given.name) if given.name else NAMELESS
        person = await self._find_person(request.path_params["id"])
        work = self._services.work_for(request)
        await moderation.rename_person(self._services.hub, self._storage, person, name, work)
        return Response(status_code=204)

    @operation("Bans", BanList, errors=(401, 404))
    async def list_bans(self, request: Request) -> Response:
        """Answer with the bans that are not over."""
        await self._require_operator(request)
        return json_response(BanList(tuple(await storage_of.list_bans(self._storage, MAX_ANSWER_ROWS))))

    @operation("Ban a person", {204: None}, body=NewBan, errors=(401, 404, 409))
    async def ban(self, request: Request) -> Response:
        """Ban an account or a guest from sitting down, chatting and opening tables."""
        await self._require_operator(request)
        given = await read_body(request, NewBan, MAX_BODY_BYTES)
        person = await self._find_person(given.guest)
        work = self._services.work_for(request)
        rooms, reason = self._services.hub, moderation.check_reason(given.reason)
        await moderation.ban_person(rooms, self._storage, person, reason, given.until, work)
        return Response(status_code=204)

    @operation("End a ban", {204: None}, errors=(401, 403, 404))
    async def unban(self, request: Request) -> Response:
        """End the ban of a person."""
        await self._require_operator(request)
        check_origin(request)
        if not await storage_of.delete_bans(self._storage, request.path_params["id"]):
            raise HTTPProblem(404, "not_found-ban")
        return Response(status_code=204)

    async def _require_operator(self, request: Request) -> None:
        """Answer everybody but an operator as if there was no such route."""
        guest = await self._services.find_guest(request)
        if guest is None or not guest.is_operator:
            raise HTTPException(404)

    async def _find_person(self, guest_id: str) -> NamedPerson:
        person = await storage_of.find_person(self._storage, guest_id)
        if person is None:
            raise HTTPProblem(404, "not_found-person", given=guest_id)
        return person


def _read_query(given: Mapping[str, str], kind: type[T]) -> T:
    try:
        return msgspec.convert(dict(given), kind, strict=False)
    except msgspec.ValidationError as error:
        raise HTTPProblem(400, "message-address", why=error) from None
