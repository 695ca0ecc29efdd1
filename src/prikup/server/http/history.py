"""The HTTP routes of history: the search for finished matches, public ones among them, and statistics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from prikup.core import Struct, from_json
from prikup.server.http.json_io import MAX_BODY_BYTES, json_response, packed_response, read_body
from prikup.server.http.matches import MAX_PAGE_MATCHES, Matches, to_line
from prikup.server.http.operations import operation
from prikup.server.http.responses import GameStatistics, MyMatches, MyStatistics, PublicMatches
from prikup.server.http.services import Services
from prikup.server.problems import HTTPProblem
from prikup.server.storage import match_index
from prikup.server.storage.store import Storage
from prikup.server.stored import ArchivedTable, MatchSearch
from prikup.server.tables.host import Cost
from prikup.server.workers.packed_answers import pack_answer
from prikup.table import Ending

MAX_COUNTED_MATCHES = 2000
"""The most matches over which statistics are computed, the latest ones."""
COUNT_MS = 0.5
"""The estimated cost of statistics."""
COUNT_MATCH_MS = 0.03
"""The estimated cost of one match in the statistics."""


class SearchQuery(MatchSearch, frozen=True, omit_defaults=True):
    """A search, and the match before which a page begins, by its id: the ``next`` of the page before."""

    before: str | None = None


class Publicity(Struct, frozen=True, forbid_unknown_fields=True):
    """The wish of a person about a match of theirs: ``yes`` if it may be public."""

    yes: bool


class History:
    """The routes of the search and of statistics."""

    def __init__(self, services: Services, storage: Storage) -> None:
        self._services = services
        self._storage = storage
        self._matches = Matches(services)

    def routes(self) -> list[Route]:
        """Return the routes under ``/api/matches`` and ``/api/public``."""
        return [
            Route("/api/matches/search", self.search_mine),
            Route("/api/matches/statistics", self.count),
            Route("/api/matches/{id}/public", self.set_publicity, methods=["POST"]),
            Route("/api/public", self.search_public),
        ]

    @operation(
        "Finished matches of the guest that a search finds", MyMatches, query=SearchQuery, errors=(400, 401)
    )
    async def search_mine(self, request: Request) -> Response:
        """Answer with a page of the guest's finished matches with people, newest first."""
        search = _read_search(request.query_params)
        guest = await self._services.find_guest(request)
        found: list[ArchivedTable] = []
        if guest is not None:
            wanted = guest.id, search, search.before, MAX_PAGE_MATCHES + 1
            ids = await match_index.find_mine(self._storage, *wanted)
            by_id = {one.id: one for one in await self._storage.list_archived(guest.id, None, len(ids), ids)}
            found = [by_id[one] for one in ids if one in by_id]
        return json_response(await self._matches.make_page(request, found, guest))

    @operation("Public matches that a search finds", PublicMatches, query=SearchQuery, errors=(400,))
    async def search_public(self, request: Request) -> Response:
        """Answer with a page of public matches, newest first."""
        search = _read_search(request.query_params)
        if search.result and not search.player:
            raise HTTPProblem(400, "search-result")
        found = await match_index.find_public(self._storage, search, search.before, MAX_PAGE_MATCHES + 1)
        shown = found[:MAX_PAGE_MATCHES]
        willing = await self._storage.list_consents([one.id for one in shown])
        now = self._services.hub.host.clock()
        lines = [
            to_line(
                ArchivedTable(one.id, one.game, one.began, None, one.ended, one.ending),
                one.ending,
                willing[one.id],
                now,
            )
            for one in shown
        ]
        following = shown[-1].id if len(found) > MAX_PAGE_MATCHES else None
        return json_response(PublicMatches(tuple(lines), following))

    @operation(
        "Say whether a finished match may be public",
        {204: None},
        body=Publicity,
        errors=(401, 403, 404, 409),
    )
    async def set_publicity(self, request: Request) -> Response:
        """Note whether the guest wants a match to be public; it is once all people who played it do."""
        wanted = await read_body(request, Publicity, MAX_BODY_BYTES)
        guest = await self._services.find_guest(request)
        if guest is None:
            raise HTTPProblem(403, "watcher")
        table_id = request.path_params["id"]
        found = await self._storage.list_archived(guest.id, None, 1, [table_id])
        if not found or found[0].seat is None:
            raise HTTPProblem(404, "not_found-match")
        ending = found[0].ending
        if ending is None:
            raise HTTPProblem(404, "not_found-match")
        if ending.closes > self._services.hub.host.clock():
            raise HTTPProblem(409, "sealed")
        await match_index.set_consent(self._storage, table_id, found[0].seat, wanted.yes)
        return Response(status_code=204)

    @operation("Statistics of the guest's matches, by game", MyStatistics, errors=(401,))
    async def count(self, request: Request) -> Response:
        """Answer with what the guest did in their latest matches."""
        guest = await self._services.find_guest(request)
        rows = []
        if guest is not None:
            rows = await match_index.list_endings(self._storage, guest.id, MAX_COUNTED_MATCHES)
        work = self._services.work_for(request)
        cost = Cost("other", COUNT_MS + COUNT_MATCH_MS * len(rows))
        return packed_response(await work(cost, pack_answer, sum_statistics, rows))


def sum_statistics(rows: Sequence[tuple[str, int, str]]) -> MyStatistics:
    """Return statistics by game; each row is the game, the person's seat and the ending as JSON."""
    by_game: dict[str, list[tuple[int, Ending]]] = {}
    for game, seat, text in rows:
        ending = from_json(Ending, text)
        if ending.result is not None:
            by_game.setdefault(game, []).append((seat, ending))
    games = (_sum_game(game, found) for game, found in by_game.items())
    return MyStatistics(tuple(games), MAX_COUNTED_MATCHES)


def _sum_game(game: str, rows: Sequence[tuple[int, Ending]]) -> GameStatistics:
    tallies = [ending.tallies[seat] for seat, ending in rows if ending.tallies]
    results = [
        (ending.result[seat], max(ending.result)) for seat, ending in rows if ending.result is not None
    ]
    return GameStatistics(
        game=game,
        matches=len(rows),
        won=sum(result == best for result, best in results),
        deals=sum(ending.deals for _, ending in rows),
        declared=sum(one.declared for one in tallies),
        made=sum(one.made for one in tallies),
        miseres=sum(one.miseres for one in tallies),
        miseres_made=sum(one.miseres_made for one in tallies),
        whists=sum((one.whists for one in tallies), Fraction(0)),
        result=sum((Fraction(result) for result, _ in results), Fraction(0)),
    )


def _read_search(query: Mapping[str, str]) -> SearchQuery:
    try:
        return msgspec.convert(dict(query), SearchQuery, strict=False)
    except msgspec.ValidationError as error:
        raise HTTPProblem(400, "message-address", why=error) from None
