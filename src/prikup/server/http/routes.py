"""The HTTP routes: tables are made and read here; everything said at one goes over its socket."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from prikup import bots, proof
from prikup import table as tables
from prikup.core import PrikupError, Struct
from prikup.games import GAMES, usual
from prikup.server.http import rules
from prikup.server.http.addresses import address_of
from prikup.server.http.challenges import ChallengeRoutes
from prikup.server.http.json_io import MAX_BODY_BYTES, answer, body, deal_number
from prikup.server.http.matches import Matches
from prikup.server.http.practice import Practice
from prikup.server.http.responses import Me, MyTable, ProofsResponse, TableMade
from prikup.server.http.scores import Scores
from prikup.server.http.services import Services, with_cookie
from prikup.server.http.table_creation import create_table, new_table_id
from prikup.server.http.websocket import talk
from prikup.server.logs import TABLE
from prikup.server.problems import HTTPProblem, coded
from prikup.server.tables.guest_names import check_name
from prikup.server.tables.protocol import RulesText
from prikup.server.tables.room import Room
from prikup.server.tables.translate import change_table_rules
from prikup.table import TableRules, events
from prikup.table.sheet_svg import draw_sheet
from prikup.words.catalogue import ENGLISH, languages

LISTED = 20

Word = Annotated[str, Meta(max_length=40)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest asks for: by seat ``me``, ``open`` or the name of a bot.

    Without rules those of the game's first preset, without ``lang`` (in which bots are named) what the
    browser prefers.
    """

    game: Word = msgspec.field(default_factory=usual)
    rules: RulesText = ""
    seats: Annotated[tuple[Word, ...], Meta(min_length=2, max_length=8)] = ("me", bots.USUAL, bots.USUAL)
    name: Annotated[str, Meta(max_length=100)] = ""
    lang: Word = ""
    table: dict[str, Any] = msgspec.field(default_factory=dict)


class Routes:
    """The routes under ``/api`` and ``/ws``."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._hub = services.hub

    def routes(self) -> list[Route | WebSocketRoute]:
        """Everything under /api and /ws."""
        table = "/api/tables/{id}"
        return [
            *rules.routes(),
            Route("/api/me", self.me),
            Route("/api/tables", self.create, methods=["POST"]),
            Route(table, self.of_table(self._state)),
            Route(f"{table}/hint", self.of_table(self._hint)),
            Route(f"{table}/sheet.svg", self.of_table(self._sheet)),
            Route(f"{table}/record", self.of_table(self._record)),
            Route(f"{table}/deals/{{deal}}", self.of_table(self._deal)),
            Route(f"{table}/proof", self.of_table(self._proof)),
            *Scores(self._services).routes(),
            *Matches(self._services).routes(),
            *ChallengeRoutes(self._services).routes(),
            *Practice(self._services).routes(),
            WebSocketRoute("/ws/tables/{id}", self.socket),
        ]

    async def me(self, request: Request) -> Response:
        """Who asks, and where they sit; a newcomer is given a name of their own."""
        guest, token = await self._services.find_or_make_guest(request)
        mine = []
        for owned in (await self._services.storage.tables_of(guest.id))[:LISTED]:
            try:
                table = (await self._hub.room(owned.id, self._services.worker(request))).table
            except HTTPProblem as problem:
                if problem.status != 500:
                    raise
                continue  # a log that cannot be read hides no other table
            names = tuple(seat.name for seat in table.seats)
            deal_no = 0 if table.match is None else table.match.deal_no
            turn = table.prompts[owned.seat] is not None or owned.seat in table.unseen
            mine.append(
                MyTable(owned.id, f"/t/{owned.id}", owned.game, table.rules, names, owned.seat, deal_no, turn)
            )
        return with_cookie(answer(Me(guest.id, guest.name, tuple(mine))), token, request)

    async def create(self, request: Request) -> Response:
        """A new table."""
        wanted = await body(request, NewTable, MAX_BODY_BYTES)
        if wanted.name:
            wanted = msgspec.structs.replace(wanted, name=check_name(wanted.name))
        guest, token = await self._services.find_or_make_guest(request)
        table_id = await new_table_id(self._services)
        opened = events.Opened(
            id=table_id,
            game=wanted.game,
            rules=wanted.rules or _first_preset(wanted.game),
            players=len(wanted.seats),
            invite=f"/t/{table_id}",
            lang=wanted.lang or preferred(request.headers),
            repeatable=self._hub.seed is not None,
            deals=self._services.limits.deals,
            table=change_table_rules(TableRules(), wanted.table),
        )
        address = address_of(request.scope)
        await create_table(self._services, guest, address, opened, wanted.seats, wanted.name)
        return with_cookie(answer(TableMade(table_id, f"/t/{table_id}"), 201), token, request)

    def of_table(
        self, make: Callable[[Request, Room, int | None], Awaitable[Response]]
    ) -> Callable[[Request], Awaitable[Response]]:
        """What serves a request about a table: it is found, with the seat of who asks; raises Problem."""

        async def serve(request: Request) -> Response:
            TABLE.set(request.path_params["id"])
            guest = await self._services.find_guest(request)
            room = await self._hub.room(request.path_params["id"], self._services.worker(request))
            viewer = room.seat_of(None if guest is None else guest.id)
            if viewer is None and not room.table.table_rules.watchers and make != self._state:
                raise HTTPProblem(403, "watchers")
            return await make(request, room, viewer)

        return serve

    async def _state(self, request: Request, room: Room, viewer: int | None) -> Response:
        guest_id = None if viewer is None else room.table.seats[viewer].who
        return Response(
            room.snapshot(guest_id).encode_update(None, ()),
            headers={"cache-control": "no-store"},
            media_type="application/json",
        )

    async def _hint(self, request: Request, room: Room, viewer: int | None) -> Response:
        if viewer is None:
            raise HTTPProblem(403, "watcher")
        admission = self._services.admission
        if not admission.event(address_of(request.scope), room.table.seats[viewer].who):
            raise HTTPProblem(429, "rate", most=admission.limits.events)
        return answer(await self._hub.hints.hint(room, viewer))

    async def _sheet(self, request: Request, room: Room, viewer: int | None) -> Response:
        query = request.query_params
        deal = None if "deal" not in query else deal_number(query["deal"])
        lang, form = query.get("lang"), query.get("form", "classic")
        work = self._services.worker(request)
        try:
            svg = await work(draw_sheet, room.table, viewer, deal, lang, form)
        except PrikupError as error:
            raise HTTPProblem(400, coded(error, "sheet")) from None
        return Response(svg, headers={"cache-control": "no-store"}, media_type="image/svg+xml")

    async def _record(self, request: Request, room: Room, viewer: int | None) -> Response:
        written = await room.write_record(viewer, self._services.worker(request))
        named = {"content-disposition": f'attachment; filename="prikup-{room.id}.prikup"'}
        return Response(written, headers={"cache-control": "no-store"} | named, media_type="text/plain")

    async def _deal(self, request: Request, room: Room, viewer: int | None) -> Response:
        number = deal_number(request.path_params["deal"])
        return answer(await room.show_deal(number, self._services.worker(request)))

    async def _proof(self, request: Request, room: Room, viewer: int | None) -> Response:
        proofs = await self._services.worker(request)(tables.list_proofs, room.table)
        return answer(ProofsResponse(proof.FORMAT, room.id, proofs))

    async def socket(self, socket: WebSocket) -> None:
        """The socket of a table."""
        await talk(socket, self._services)


def _first_preset(game: str) -> str:
    found = GAMES.get(game)
    return "" if found is None else found.presets[0]


def preferred(headers: Headers) -> str:
    """The language a browser asks for first among those that there are."""
    wishes: list[tuple[float, int, str]] = []
    for wish in headers.get("accept-language", "").split(","):
        tag, _, quality = wish.partition(";q=")
        with suppress(ValueError):
            wishes.append((-float(quality or 1), len(wishes), tag.strip().lower().partition("-")[0]))
    return next((tag for _, _, tag in sorted(wishes) if tag in languages()), ENGLISH)
