"""The matches of a guest over HTTP: those that are over, a page at a time."""

from __future__ import annotations

from contextlib import suppress

from msgspec import structs
from sqlalchemy.exc import IntegrityError
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from prikup import table as tables
from prikup.server.http.json_io import answer
from prikup.server.http.responses import MyMatch, MyMatches
from prikup.server.http.services import Services
from prikup.server.problems import HTTPProblem
from prikup.server.storage.archive import ArchivedTable, keep_ending, played_by
from prikup.server.tables.host import Work
from prikup.server.tables.room import Room
from prikup.table import Ending, names

PAGE = 20
"""Matches that are listed at once."""


class Matches:
    """The route of a guest's matches."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._storage = services.storage

    def routes(self) -> list[Route]:
        """That under /api/matches."""
        return [Route("/api/matches", self.list)]

    async def list(self, request: Request) -> Response:
        """A page of the matches of who asks; of a stranger there are none."""
        guest = await self._services.find_guest(request)
        before = request.query_params.get("before")
        found: list[ArchivedTable] = []
        if guest is not None:
            found = await played_by(self._storage, guest.id, before, PAGE + 1)
        work = self._services.worker(request)
        told = [await self._told(one, work) for one in found[:PAGE]]
        limits = self._services.limits
        page = MyMatches(
            matches=tuple(one for one in told if one is not None),
            next=found[PAGE - 1].id if len(found) > PAGE else None,
            keep_tables=limits.keep_tables,
            keep_sheets=limits.keep_sheets,
        )
        return answer(page)

    async def _told(self, one: ArchivedTable, work: Work) -> MyMatch | None:
        """A match as it is listed; None for one whose log cannot be read, which hides no other."""
        if one.ending is None:
            try:
                one = await self._looked_through(one, work)
            except HTTPProblem as problem:
                if problem.status != 500:
                    raise
        return None if one.ending is None else _listed(one, one.ending)

    async def _looked_through(self, one: ArchivedTable, work: Work) -> ArchivedTable:
        """A match that was over before what matches came to was kept; it is looked through once."""
        room = await Room.load(one.id, self._services.hub.host, work)
        ending = tables.summarize_match(room.table)
        if ending is not None:
            last = await self._storage.last_event_at(one.id)
            with suppress(IntegrityError):  # another page of theirs was faster
                await keep_ending(self._storage, one.id, ending, last)
        return structs.replace(one, ending=ending)


def _listed(one: ArchivedTable, ending: Ending) -> MyMatch:
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
    )
