"""The HTTP routes of open tables: the list, and the search for a seat at one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import Annotated, Final
from weakref import WeakValueDictionary

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from prikup.core import OptionError, Struct, to_json
from prikup.server.http.addresses import address_of
from prikup.server.http.bans import check_not_banned
from prikup.server.http.compression import compress
from prikup.server.http.json_io import MAX_BODY_BYTES, json_response, read_body
from prikup.server.http.operations import operation
from prikup.server.http.responses import OpenTables, TableMade
from prikup.server.http.rules import find_game
from prikup.server.http.services import Services, with_cookie
from prikup.server.http.static_json import EncodedJson, respond_encoded, tag_of
from prikup.server.http.table_creation import check_listing, create_table, new_table_id
from prikup.server.problems import HTTPProblem, with_code
from prikup.server.storage import blocks, listings
from prikup.server.storage.store import Storage
from prikup.server.tables import protocol
from prikup.server.tables.guest_names import check_name
from prikup.server.tables.host import Guest, Work
from prikup.server.tables.new_table import known_language, name_player
from prikup.server.tables.protocol import FillAfter, RulesText
from prikup.server.tables.room import Room
from prikup.table import ListedTable, Listing, TableRules, events

log = logging.getLogger("prikup.server")

LIST_AGE_S = 1.0
"""The age up to which a process sends the list again without asking the database."""
FOUND_DECISION_SECONDS: Final = 60
"""The time for a decision at a table that is opened for strangers."""
MAX_TRIED_TABLES = 5
"""The most tables that are tried before another is opened."""
MAX_TURN_S = 3.0
"""The longest time for which a search waits for another one."""
TURN_INTERVAL_S = 0.02
"""The interval between tries to begin a search that another process may prevent."""


class FindTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The wanted game, rules and number of players; ``fill_after`` is for the table that may be opened."""

    game: Annotated[str, Meta(max_length=40)]
    rules: RulesText
    players: Annotated[int, Meta(ge=2, le=8)] = 3
    fill_after: FillAfter = 60
    name: Annotated[str, Meta(max_length=100)] = ""
    lang: Annotated[str, Meta(max_length=40)] = ""


class OpenTableRoutes:
    """The routes under ``/api/open``."""

    def __init__(self, services: Services, storage: Storage) -> None:
        self._services = services
        self._storage = storage
        self._listing = asyncio.Lock()
        self._list: tuple[float, EncodedJson] | None = None
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def routes(self) -> list[Route]:
        """Return the routes."""
        return [
            Route("/api/open", self.list_tables, methods=["GET"]),
            Route("/api/open/find", self.find, methods=["POST"]),
        ]

    @operation("Tables at which anybody may sit, and matches to watch", OpenTables)
    async def list_tables(self, request: Request) -> Response:
        """Answer with the list, which is the same for everybody, or with 304 if it has not changed."""
        async with self._listing:
            now = monotonic()
            if self._list is None or now - self._list[0] > LIST_AGE_S:
                self._list = now, self._encode(await self._read_list())
        return respond_encoded(request, self._list[1])

    async def _read_list(self) -> list[ListedTable]:
        return await listings.list_open_tables(self._storage, self._services.hub.stale_after_s)

    def _encode(self, found: list[ListedTable]) -> EncodedJson:
        by_stage = {
            stage: tuple(one for one in found if one.stage == stage) for stage in ("seating", "playing")
        }
        body = to_json(OpenTables(self._services.hub.host.clock(), by_stage["seating"], by_stage["playing"]))
        return EncodedJson(body, compress(body, 6), tag_of(to_json(found)))

    @operation(
        "Sit down at the best open table of a game, or open one",
        {200: TableMade, 201: TableMade},
        body=FindTable,
        errors=(400, 401, 409),
    )
    async def find(self, request: Request) -> Response:
        """Seat the guest at the table with the most people, or open one; answer with its address."""
        wanted = _check_wanted(await read_body(request, FindTable, MAX_BODY_BYTES))
        guest, token = await self._services.find_or_make_guest(request)
        check_not_banned(guest, self._services.hub.host.clock())
        work = self._services.work_for(request)
        work.check()
        address = address_of(request.scope)
        self._services.admission.count_found(address)
        async with self._take_turn(wanted.game):
            made = await self._find_seat(guest, wanted, work)
            status = 200
            if made is None:
                opened, status = await self._open(guest, wanted, address), 201
                made = await self._move_to_earlier(opened, guest, wanted, work)
        return with_cookie(json_response(made, status), token, request)

    @asynccontextmanager
    async def _take_turn(self, game: str) -> AsyncIterator[None]:
        """Let searches for a game, in all processes, follow each other: so two who search at once meet.

        A search that must wait too long goes on without its turn.
        """
        peers, name = self._storage.peers, f"find {game}"
        end = monotonic() + MAX_TURN_S
        async with self._turns.setdefault(game, asyncio.Lock()):
            try:
                while not await peers.claim(name) and monotonic() < end:
                    await asyncio.sleep(TURN_INTERVAL_S)
            except Exception as error:  # the connection that holds claims is lost for a moment
                log.debug("table search: claiming a turn failed, searching without one: %s", error)
            try:
                yield
            finally:
                with suppress(Exception):  # a lost connection has given up its claims
                    await peers.release(name)

    async def _find_seat(self, guest: Guest, wanted: FindTable, work: Work) -> TableMade | None:
        """Return the table at which the guest waits already, or the best at which they could be seated."""
        strangers = await self._find_strangers(guest)
        for one in await listings.list_awaited(self._storage, guest.id):
            with suppress(HTTPProblem):
                room = await self._services.hub.get_room(one.id, work)
                if _suits(one, wanted) and not _has_any(room, strangers):
                    return TableMade(one.id, one.url)
                await room.handle_message(room.identify(guest) or guest, protocol.Leave())
        suitable = [one for one in await self._read_list() if _suits(one, wanted)]
        return await self._try_to_sit(suitable, guest, wanted, strangers, work)

    async def _try_to_sit(
        self,
        found: Sequence[ListedTable],
        guest: Guest,
        wanted: FindTable,
        strangers: set[str],
        work: Work,
    ) -> TableMade | None:
        """Seat a guest at the first of these tables with a seat for them; return None if there is none."""
        free = [one for one in found if any(seat.kind == "open" for seat in one.seats)]
        for one in free[:MAX_TRIED_TABLES]:
            with suppress(HTTPProblem):
                room = await self._services.hub.get_room(one.id, work)
                return await self._sit_down(room, guest, wanted, strangers)
        return None

    async def _move_to_earlier(
        self, opened: TableMade, guest: Guest, wanted: FindTable, work: Work
    ) -> TableMade:
        """Return the table that was opened for a guest, or one opened before it, to which they move.

        Somebody who searched without a turn may have opened a table at the same moment: of the two who see
        each other's table then, only the later one moves.
        """
        found = [one for one in await self._read_list() if _suits(one, wanted)]
        since = next((one.since for one in found if one.id == opened.id), None)
        if since is None:
            return opened
        earlier = [one for one in found if (one.since, one.id) < (since, opened.id)]
        strangers = await self._find_strangers(guest) if earlier else set()
        moved = await self._try_to_sit(earlier, guest, wanted, strangers, work)
        if moved is None:
            return opened
        room = await self._services.hub.get_room(opened.id, work)
        with suppress(HTTPProblem):
            await room.handle_message(guest, protocol.Leave())
        return moved

    async def _find_strangers(self, guest: Guest) -> set[str]:
        """Return the ids of those with whom a guest is not seated: one of the two has blocked the other."""
        blocked = await blocks.find_blocked(self._storage, guest.ids)
        return blocked | await blocks.find_blockers(self._storage, guest.ids)

    async def _sit_down(self, room: Room, guest: Guest, wanted: FindTable, strangers: set[str]) -> TableMade:
        """Seat a guest at the first free seat; raises HTTPProblem if that is impossible by now."""
        table = room.table
        if _has_any(room, strangers):
            raise HTTPProblem(403, "barred")
        free = [at for at, seat in enumerate(table.seats) if seat.kind == "open"]
        if table.listing is None or not free:
            raise HTTPProblem(409, "taken", seat=0)
        name = name_player(wanted.name, guest, wanted.lang)
        await room.handle_message(guest, protocol.Sit(seat=free[0], name=name), table.key)
        return TableMade(table.id, table.link)

    async def _open(self, guest: Guest, wanted: FindTable, address: str) -> TableMade:
        """Open a table to anybody, with the guest at its first seat."""
        async with self._services.admission.turn_of(address):
            await check_listing(self._services, guest.id, address)
            return await self._open_listed(guest, wanted, address)

    async def _open_listed(self, guest: Guest, wanted: FindTable, address: str) -> TableMade:
        table_id = await new_table_id(self._services)
        opened = events.Opened(
            id=table_id,
            game=wanted.game,
            rules=wanted.rules,
            players=wanted.players,
            invite=f"/t/{table_id}",
            lang=known_language(wanted.lang),
            repeatable=self._services.hub.seed is not None,
            deals=self._services.limits.deals,
            table=TableRules(decision_seconds=FOUND_DECISION_SECONDS),
        )
        seats = ("me", *("open",) * (wanted.players - 1))
        await create_table(self._services, guest, address, opened, seats, wanted.name)
        room = await self._services.hub.get_room(table_id)
        listing = Listing(self._services.hub.host.clock(), wanted.fill_after)
        await room.append(events.ListTable(who=guest.id, listing=listing), guest.id)
        return TableMade(table_id, room.table.link)


def _check_wanted(wanted: FindTable) -> FindTable:
    """Return the wish with its rules as tables spell them; raises HTTPProblem."""
    game = find_game(wanted.game)
    try:
        options = game.options(wanted.rules or game.presets[0])
        game.start(options, wanted.players)
    except OptionError as error:
        raise HTTPProblem(400, with_code(error, "rules")) from None
    name = check_name(wanted.name) if wanted.name else ""
    return FindTable(wanted.game, game.rules(options), wanted.players, wanted.fill_after, name, wanted.lang)


def _has_any(room: Room, people: set[str]) -> bool:
    """Return True if any of these people has a place at a table."""
    return not people.isdisjoint({room.owner, *(seat.who for seat in room.table.seats)})


def _suits(one: ListedTable, wanted: FindTable) -> bool:
    same = (one.game, one.rules, len(one.seats)) == (wanted.game, wanted.rules, wanted.players)
    return one.stage == "seating" and same
