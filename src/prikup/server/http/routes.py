"""The HTTP routes of tables; everything that happens at a table goes over its socket."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import wraps
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
from prikup.bots.hints import Hint
from prikup.core import PrikupError, Struct
from prikup.games import GAMES, get_default_id
from prikup.server.http import rules
from prikup.server.http.addresses import address_of
from prikup.server.http.json_io import MAX_BODY_BYTES, deal_number, json_response, read_body
from prikup.server.http.matches import Matches
from prikup.server.http.operations import Text, operation
from prikup.server.http.practice import Practice
from prikup.server.http.responses import DealsPage, Me, MyTable, ProofsResponse, TableMade
from prikup.server.http.scores import Scores
from prikup.server.http.services import Services, with_cookie
from prikup.server.http.table_creation import create_table, new_table_id
from prikup.server.http.websocket import serve_table
from prikup.server.logs import TABLE
from prikup.server.problems import HTTPProblem, with_code
from prikup.server.tables.guest_names import check_name
from prikup.server.tables.host import Cost
from prikup.server.tables.protocol import RulesText
from prikup.server.tables.room import Room
from prikup.server.tables.translate import change_table_rules
from prikup.table import State, TableRules, events
from prikup.table.sheet_svg import draw_sheet
from prikup.words.catalogue import ENGLISH_CODE, languages

MAX_LISTED_TABLES = 20
"""The most tables of a guest in one answer."""
MAX_PAGE_DEALS = 40
"""The scored deals in one answer."""
SHEET_MS = 1.0
"""The estimated cost of drawing an empty sheet."""
SHEET_DEAL_MS = 0.9
"""The estimated cost of each deal on it."""
PROOF_DEAL_MS = 0.02
"""The estimated cost of the proof of a deal."""
SHEET_LIMIT_S = 10.0
"""The CPU time in which the sheet or the proofs of a match must be made."""

ShortWord = Annotated[str, Meta(max_length=40)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table; ``seats`` are ``me``, ``open`` or the name of a bot.

    By default the rules are those of the game's first preset, and ``lang``, the language of bots' names, is
    the one that the browser prefers.
    """

    game: ShortWord = msgspec.field(default_factory=get_default_id)
    rules: RulesText = ""
    seats: Annotated[tuple[ShortWord, ...], Meta(min_length=2, max_length=8)] = ("me", bots.USUAL, bots.USUAL)
    name: Annotated[str, Meta(max_length=100)] = ""
    lang: ShortWord = ""
    table: dict[str, Any] = msgspec.field(default_factory=dict)


class DealsQuery(Struct, frozen=True, omit_defaults=True):
    """The deals before the deal ``before`` are asked for; without it the last ones."""

    before: int | None = None


class SheetQuery(Struct, frozen=True):
    """The drawing of a sheet: after which deal (default: the last), the language of bots' names, the form."""

    deal: Annotated[int, Meta(ge=0, le=99_999)] | None = None
    lang: str | None = None
    form: str = "classic"


class Routes:
    """The routes under ``/api`` and ``/ws``."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._hub = services.hub

    def routes(self) -> list[Route | WebSocketRoute]:
        """Return the routes, with those of the other modules under ``/api``."""
        table = "/api/tables/{id}"
        return [
            *rules.routes(),
            Route("/api/me", self.show_me),
            Route("/api/tables", self.create, methods=["POST"]),
            Route(table, self.of_table(self._show_state)),
            Route(f"{table}/hint", self.of_table(self._show_hint)),
            Route(f"{table}/sheet.svg", self.of_table(self._show_sheet)),
            Route(f"{table}/record", self.of_table(self._show_record)),
            Route(f"{table}/deals", self.of_table(self._show_deals)),
            Route(f"{table}/deals/{{deal}}", self.of_table(self._show_deal)),
            Route(f"{table}/proof", self.of_table(self._show_proof)),
            *Scores(self._services).routes(),
            *Matches(self._services).routes(),
            *Practice(self._services).routes(),
            WebSocketRoute("/ws/tables/{id}", self.socket),
        ]

    @operation("The guest, and the tables at which they sit", Me, errors=(401,))
    async def show_me(self, request: Request) -> Response:
        """Answer with the guest and their tables; a new guest gets a token."""
        guest, token = await self._services.find_or_make_guest(request)
        lines = []
        for sitting in (await self._services.storage.list_guest_tables(guest.id))[:MAX_LISTED_TABLES]:
            try:
                table = (await self._hub.get_room(sitting.id, self._services.work_for(request))).table
            except HTTPProblem as problem:
                if problem.status != 500:
                    raise
                continue  # a table whose log cannot be read hides no other
            names = tuple(seat.name for seat in table.seats)
            deal_no = 0 if table.match is None else table.match.deal_no
            if table.unseen and table.deals:  # somebody still looks at its result
                deal_no = table.deals[-1].deal_no
            turn = table.prompts[sitting.seat] is not None or sitting.seat in table.unseen
            lines.append(
                MyTable(
                    sitting.id,
                    f"/t/{sitting.id}",
                    sitting.game,
                    table.rules,
                    names,
                    tuple(seat.bot_name for seat in table.seats),
                    sitting.seat,
                    deal_no,
                    turn,
                    sitting.created.timestamp(),
                    "" if table.series is None else table.series.id,
                )
            )
        return with_cookie(json_response(Me(guest.id, guest.name, tuple(lines))), token, request)

    @operation("Open a table", {201: TableMade}, body=NewTable, errors=(401, 409))
    async def create(self, request: Request) -> Response:
        """Open a new table."""
        wanted = await read_body(request, NewTable, MAX_BODY_BYTES)
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
            lang=wanted.lang or preferred_language(request.headers),
            repeatable=self._hub.seed is not None,
            deals=self._services.limits.deals,
            table=change_table_rules(TableRules(), wanted.table),
        )
        address = address_of(request.scope)
        await create_table(self._services, guest, address, opened, wanted.seats, wanted.name)
        return with_cookie(json_response(TableMade(table_id, f"/t/{table_id}"), 201), token, request)

    def of_table(
        self, make: Callable[[Request, Room, int | None], Awaitable[Response]]
    ) -> Callable[[Request], Awaitable[Response]]:
        """Return a handler that calls ``make`` with the table of a request and the viewer's seat."""

        @wraps(make)
        async def serve(request: Request) -> Response:
            TABLE.set(request.path_params["id"])
            if make != self._show_state:
                self._services.work_for(request).check()
            guest = await self._services.find_guest(request)
            room = await self._hub.get_room(request.path_params["id"], self._services.work_for(request))
            guest = room.identify(guest)
            guest_id = None if guest is None else guest.id
            viewer = room.seat_of(guest_id)
            request.state.is_reader = await self._services.is_reader(room, guest)
            if not request.state.is_reader:
                room.check_admitted(guest_id, request.query_params.get("key", ""))
                if viewer is None and not room.table.table_rules.watchers and make != self._show_state:
                    raise HTTPProblem(403, "watchers")
            return await make(request, room, viewer)

        return serve

    @operation("State of a table, as the asker may see it", State, errors=(401, 403, 404))
    async def _show_state(self, request: Request, room: Room, viewer: int | None) -> Response:
        guest_id = None if viewer is None else room.table.seats[viewer].who
        return Response(
            room.make_snapshot(guest_id, request.state.is_reader).encode_update(None, ()),
            headers={"cache-control": "no-store"},
            media_type="application/json",
        )

    @operation("Hint for the question that is open to the asker", Hint, errors=(401, 403, 404, 409))
    async def _show_hint(self, request: Request, room: Room, viewer: int | None) -> Response:
        if viewer is None:
            raise HTTPProblem(403, "watcher")
        admission = self._services.admission
        if not admission.count_message(address_of(request.scope), room.table.seats[viewer].who):
            raise HTTPProblem(429, "rate", most=admission.limits.events)
        return json_response(await self._hub.hints.get_hint(room, viewer))

    @operation(
        "Score sheet as a drawing", Text("image/svg+xml"), query=SheetQuery, errors=(400, 401, 403, 404)
    )
    async def _show_sheet(self, request: Request, room: Room, viewer: int | None) -> Response:
        query = request.query_params
        deal = None if "deal" not in query else deal_number(query["deal"])
        lang, form = query.get("lang"), query.get("form", "classic")
        work = self._services.work_for(request)
        try:
            cost = Cost("play", SHEET_MS + SHEET_DEAL_MS * len(room.table.deals), SHEET_LIMIT_S)
            svg = await work(cost, draw_sheet, room.table, viewer, deal, lang, form)
        except PrikupError as error:
            raise HTTPProblem(400, with_code(error, "sheet")) from None
        return Response(svg, headers={"cache-control": "no-store"}, media_type="image/svg+xml")

    @operation("Record of the match", Text("text/plain"), errors=(401, 403, 404, 409))
    async def _show_record(self, request: Request, room: Room, viewer: int | None) -> Response:
        record = await room.past_deals.write_record(room.table, viewer, self._services.work_for(request))
        disposition = {"content-disposition": f'attachment; filename="prikup-{room.id}.prikup"'}
        return Response(record, headers={"cache-control": "no-store"} | disposition, media_type="text/plain")

    @operation("Scored deals of a match", DealsPage, query=DealsQuery, errors=(400, 401, 403, 404))
    async def _show_deals(self, request: Request, room: Room, viewer: int | None) -> Response:
        before = request.query_params.get("before")
        deals = room.table.deals
        end = len(deals)
        if before is not None:
            number = deal_number(before)
            end = next((at for at, deal in enumerate(deals) if deal.deal_no >= number), end)
        page = deals[max(0, end - MAX_PAGE_DEALS) : end]
        return json_response(DealsPage(page, page[0].deal_no if end > MAX_PAGE_DEALS else None))

    @operation("All cards of a finished deal", tables.DealShown, errors=(400, 401, 403, 404))
    async def _show_deal(self, request: Request, room: Room, viewer: int | None) -> Response:
        number = deal_number(request.path_params["deal"])
        return json_response(
            await room.past_deals.show_deal(room.table, number, self._services.work_for(request))
        )

    @operation("Proof of the shuffles", ProofsResponse, errors=(401, 403, 404))
    async def _show_proof(self, request: Request, room: Room, viewer: int | None) -> Response:
        cost = Cost("play", PROOF_DEAL_MS * len(room.table.shuffles), SHEET_LIMIT_S)
        proofs = await self._services.work_for(request)(cost, tables.list_proofs, room.table)
        return json_response(ProofsResponse(proof.PROOF_FORMAT, room.id, proofs))

    async def socket(self, socket: WebSocket) -> None:
        """Serve the socket of a table."""
        await serve_table(socket, self._services)


def _first_preset(game: str) -> str:
    found = GAMES.get(game)
    return "" if found is None else found.presets[0]


def preferred_language(headers: Headers) -> str:
    """Return the language of the catalogue that a browser asks for first."""
    candidates: list[tuple[float, int, str]] = []
    for item in headers.get("accept-language", "").split(","):
        tag, _, quality = item.partition(";q=")
        with suppress(ValueError):
            candidates.append((-float(quality or 1), len(candidates), tag.strip().lower().partition("-")[0]))
    return next((tag for _, _, tag in sorted(candidates) if tag in languages()), ENGLISH_CODE)
