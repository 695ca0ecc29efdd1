"""The HTTP routes of a guest's finished matches, a page at a time."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import structs
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from prikup import table as tables
from prikup.core import Struct
from prikup.server.http.json_io import json_response
from prikup.server.http.operations import operation
from prikup.server.http.responses import MatchRecords, MyMatch, MyMatches, RecordText
from prikup.server.http.services import Services
from prikup.server.problems import HTTPProblem
from prikup.server.stored import ArchivedTable
from prikup.server.tables.host import Guest, Work
from prikup.server.tables.room import Room
from prikup.server.workers.paid_work import PaidWork
from prikup.table import Ending, names

MAX_PAGE_MATCHES = 20
"""The most matches on one page."""


class MatchesQuery(Struct, frozen=True):
    """The match before which a page begins, by its id: the ``next`` of the page before."""

    before: str | None = None


class Matches:
    """The routes of a guest's finished matches."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._storage = services.storage

    def routes(self) -> list[Route]:
        """Return the routes under ``/api/matches``."""
        return [
            Route("/api/matches", self.list_matches),
            Route("/api/matches/records", self.list_records),
        ]

    @operation("Finished matches of the guest, newest first", MyMatches, query=MatchesQuery, errors=(401,))
    async def list_matches(self, request: Request) -> Response:
        """Answer with a page of the guest's finished matches; a visitor without a cookie has none."""
        guest = await self._services.find_guest(request)
        before = request.query_params.get("before")
        found: list[ArchivedTable] = []
        if guest is not None:
            found = await self._storage.list_archived(guest.id, before, MAX_PAGE_MATCHES + 1)
        return json_response(await self.make_page(request, found, guest))

    async def make_page(
        self, request: Request, found: Sequence[ArchivedTable], guest: Guest | None
    ) -> MyMatches:
        """Return a page of these matches; one more than it holds says that there is another page."""
        work = self._services.work_for(request)
        shown = found[:MAX_PAGE_MATCHES]
        willing = await self._storage.list_consents([one.id for one in shown])
        lines = [await self._line(one, willing[one.id], work) for one in shown]
        limits = self._services.limits
        return MyMatches(
            matches=tuple(one for one in lines if one is not None),
            next=found[MAX_PAGE_MATCHES - 1].id if len(found) > MAX_PAGE_MATCHES else None,
            keep_tables=limits.keep_tables,
            keep_sheets=limits.keep_sheets,
            has_account=guest is not None and guest.has_account,
        )

    @operation("Records of the guest's finished matches", MatchRecords, query=MatchesQuery, errors=(401,))
    async def list_records(self, request: Request) -> Response:
        """Answer with a page of the guest's finished matches as records, newest first."""
        guest = await self._services.find_guest(request)
        found: list[ArchivedTable] = []
        if guest is not None:
            before = request.query_params.get("before")
            found = await self._storage.list_archived(guest.id, before, MAX_PAGE_MATCHES + 1)
        work = self._services.work_for(request)
        records = []
        for one in found[:MAX_PAGE_MATCHES]:
            await work.wait_for_allowance()
            records.append(RecordText(one.id, await self._write_record(one, work)))
        following = found[MAX_PAGE_MATCHES - 1].id if len(found) > MAX_PAGE_MATCHES else None
        return json_response(MatchRecords(tuple(records), following))

    async def _write_record(self, one: ArchivedTable, work: PaidWork) -> str | None:
        """Return the record of a match; None if it is sealed, or if its log cannot be read."""
        try:
            room = await Room.load(one.id, self._services.hub.host, work)
            await room.unseal_if_due()
            return await room.past_deals.write_record(room.table, one.seat, work)
        except HTTPProblem as problem:
            if problem.status not in (409, 500):
                raise
            return None

    async def _line(self, one: ArchivedTable, willing: Collection[int], work: Work) -> MyMatch | None:
        """Return a match as it is listed, or None if its log cannot be read, which hides no other match."""
        if one.ending is None or not one.ending.tallies:
            try:
                one = await self._with_ending(one, work)
            except HTTPProblem as problem:
                if problem.status != 500:
                    raise
        if one.ending is None:
            return None
        return to_line(one, one.ending, willing, self._services.hub.host.clock())

    async def _with_ending(self, one: ArchivedTable, work: Work) -> ArchivedTable:
        """Return a match with its whole ending; store that of a match from before endings were whole."""
        room = await Room.load(one.id, self._services.hub.host, work)
        ending = tables.summarize_match(room.table)
        if ending is not None:
            last = await self._storage.last_event_at(one.id)
            await self._storage.store_ending(one.id, ending, last)
        return structs.replace(one, ending=ending)


def to_line(one: ArchivedTable, ending: Ending, willing: Collection[int], now: float) -> MyMatch:
    """Return a match as it is listed; ``willing`` are the seats of those who want it to be public."""
    return MyMatch(
        id=one.id,
        url=f"/t/{one.id}",
        game=one.game,
        rules=ending.rules,
        names=ending.names,
        bots=ending.bots,
        bot_names=tuple(
            names.name_number(name) if bot is not None else None
            for name, bot in zip(ending.names, ending.bots, strict=True)
        ),
        seat=one.seat,
        deals=ending.deals,
        result=ending.result,
        began=one.began.timestamp(),
        ended=None if one.ended is None else one.ended.timestamp(),
        sealed_until=ending.closes if ending.closes > now else None,
        willing=tuple(sorted(willing)),
    )
