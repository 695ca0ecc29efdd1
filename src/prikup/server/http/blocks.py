"""The HTTP routes by which a person blocks others, who do not learn of it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from prikup.core import Struct
from prikup.server.http.guest_tokens import new_link_id
from prikup.server.http.json_io import MAX_BODY_BYTES, check_origin, json_response, read_body
from prikup.server.http.operations import operation
from prikup.server.http.reviews import OfTable
from prikup.server.http.services import Services
from prikup.server.problems import HTTPProblem
from prikup.server.storage import blocks as storage_of
from prikup.server.storage.store import Storage
from prikup.server.tables.host import Guest
from prikup.server.tables.protocol import SeatNumber
from prikup.server.tables.room import Room


class NewBlock(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish that the person at a seat is blocked, or not any more."""

    seat: SeatNumber
    yes: bool


class BlockedSeats(Struct, frozen=True):
    """The seats of a table whose people the asker has blocked."""

    seats: tuple[int, ...]


class BlockLine(Struct, frozen=True):
    """A person who is blocked, by their name at that time; ``created`` is in seconds since 1970."""

    id: str
    name: str
    created: float


class BlockList(Struct, frozen=True):
    """The people whom the asker has blocked, the latest first."""

    blocks: tuple[BlockLine, ...]


class BlockRoutes:
    """The routes of blocks."""

    def __init__(self, services: Services, storage: Storage) -> None:
        self._services = services
        self._storage = storage

    def routes(self, of_table: OfTable) -> list[Route]:
        """Return the routes under ``/api/blocks`` and ``/api/tables``."""
        return [
            Route("/api/blocks", self.list_blocks, methods=["GET"]),
            Route("/api/blocks/{id}", self.delete, methods=["DELETE"]),
            Route("/api/tables/{id}/blocks", of_table(self.show_seats), methods=["GET"]),
            Route("/api/tables/{id}/blocks", of_table(self.block), methods=["POST"]),
        ]

    @operation("People whom the guest has blocked", BlockList, errors=(401,))
    async def list_blocks(self, request: Request) -> Response:
        """Answer with the people whom the guest has blocked."""
        guest = await self._services.find_guest(request)
        found = [] if guest is None else await storage_of.list_blocks(self._storage, guest.ids)
        lines = (BlockLine(one.id, one.name, one.created.timestamp()) for one in found)
        return json_response(BlockList(tuple(lines)))

    @operation("End a block", {204: None}, errors=(401, 403, 404))
    async def delete(self, request: Request) -> Response:
        """End a block of the guest."""
        check_origin(request)
        guest = await self._services.find_guest(request)
        ids = () if guest is None else guest.ids
        if not await storage_of.delete_block(self._storage, ids, request.path_params["id"]):
            raise HTTPProblem(404, "not_found-block")
        return Response(status_code=204)

    @operation("Seats of a table whose people the guest has blocked", BlockedSeats, errors=(401, 403, 404))
    async def show_seats(self, request: Request, room: Room, viewer: int | None) -> Response:
        """Answer with the seats whose people the guest has blocked."""
        guest = await self._services.find_guest(request)
        blocked = set() if guest is None else await storage_of.find_blocked(self._storage, guest.ids)
        seats = (at for at, seat in enumerate(room.table.seats) if seat.who in blocked)
        return json_response(BlockedSeats(tuple(seats)))

    @operation(
        "Block another player at the table, or end that",
        {204: None},
        body=NewBlock,
        errors=(401, 403, 404, 409),
    )
    async def block(self, request: Request, room: Room, viewer: int | None) -> Response:
        """Block the person at a seat, or end that; they are not told."""
        wanted = await read_body(request, NewBlock, MAX_BODY_BYTES)
        guest = await self._services.find_guest(request)
        if viewer is None or guest is None:
            raise HTTPProblem(403, "watcher")
        seats = room.table.seats
        other = seats[wanted.seat].who if wanted.seat < len(seats) else None
        if other is None or wanted.seat == viewer:
            raise HTTPProblem(409, "report-seat", seat=wanted.seat)
        if wanted.yes:
            await self._store(guest, other, seats[wanted.seat].name)
        else:
            await storage_of.delete_blocks_of(self._storage, guest.ids, other)
        return Response(status_code=204)

    async def _store(self, guest: Guest, other: str, name: str) -> None:
        most = storage_of.MAX_BLOCKS
        if len(await storage_of.list_blocks(self._storage, guest.ids)) >= most:
            raise self._services.admission.refuse("blocks", "limit-blocks", most=most)
        await storage_of.store_block(self._storage, new_link_id(), guest.id, other, name)
