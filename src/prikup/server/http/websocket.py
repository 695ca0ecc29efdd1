"""One browser's socket at a table: what it says and what it is told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers
from starlette.websockets import WebSocket, WebSocketDisconnect

from prikup.core import Fact
from prikup.server.admission import Admission
from prikup.server.http.addresses import address_of
from prikup.server.http.services import Services
from prikup.server.logs import TABLE
from prikup.server.problems import DATABASE_UNAVAILABLE, HTTPProblem
from prikup.server.tables import protocol
from prikup.server.tables.host import Guest
from prikup.server.tables.protocol import Chat, Ping, Resync, Up
from prikup.server.tables.room import Room
from prikup.server.tables.updates import Snapshot

log = logging.getLogger("prikup.server")


class Connection:
    """A socket at a table, of a player or of one who watches (``guest`` None, or without a seat).

    What is to be sent waits here; a slow socket gets several facts with one state, never a state twice. The
    first is whole; later ones say what changed since the one before.
    """

    def __init__(self, socket: WebSocket, guest: Guest | None, room: Room, admission: Admission) -> None:
        self.guest = guest
        self._socket = socket
        self._room = room
        self._admission = admission
        self._address = address_of(socket.scope)
        self._refused = 0
        self._said: list[str] = []
        self._facts: list[Fact] = []
        self._state = False
        self._seen: Snapshot | None = None
        self._wake = asyncio.Event()

    @property
    def guest_id(self) -> str | None:
        """The guest at the other end; None for a visitor without a cookie."""
        return None if self.guest is None else self.guest.id

    def tell(self, facts: Sequence[Fact] = ()) -> None:
        """Send the state of the table, and these facts, already redacted, before it."""
        self._facts.extend(facts)
        self._state = True
        self._wake.set()

    def say(self, message: str) -> None:
        """Send a message of its own."""
        self._said.append(message)
        self._wake.set()

    def refuse(self, nonce: str, problem: HTTPProblem) -> None:
        """Send an error."""
        self.say(protocol.encode_error(nonce, problem))

    async def run(self) -> None:
        """Talk until either side hangs up."""
        sending = asyncio.create_task(self._send())
        self._room.join(self)
        try:
            await self._listen()
        finally:
            self._room.part(self)
            sending.cancel()

    async def _send(self) -> None:
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                said, self._said = self._said, []
                for message in said:
                    await self._socket.send_text(message)
                if self._state:
                    facts, self._facts, self._state = self._facts, [], False
                    before, self._seen = self._seen, self._room.snapshot(self.guest_id)
                    await self._socket.send_text(self._seen.encode_update(before, facts))
        except (WebSocketDisconnect, RuntimeError):
            return  # the other side is gone; the listener hears of it too
        except Exception:
            log.exception("table %s: a message could not be made", self._room.id)
            await self._socket.close(1011)

    async def _listen(self) -> None:
        while True:
            frame = await self._socket.receive()
            if frame["type"] != "websocket.receive":
                return
            text = frame.get("text")
            if not self._admission.event(self._address, self.guest_id):
                self._refused += 1
                if self._refused > self._admission.limits.flood:
                    await self._socket.close(1008, "too many messages")
                    return
                if self._refused == 1:
                    problem = HTTPProblem(429, "rate", most=self._admission.limits.events)
                    self.refuse(protocol.nonce_of(text or ""), problem)
                continue
            self._refused = 0
            if text is None:
                self.refuse("", HTTPProblem(400, "frame"))
                continue
            await self._hear(text)

    async def _hear(self, text: str) -> None:
        try:
            said = protocol.read(text)
        except HTTPProblem as problem:
            self.refuse(protocol.nonce_of(text), problem)
            return
        try:
            await self._answer(said)
        except HTTPProblem as problem:
            self.refuse(said.nonce, problem)
            if problem.why.code == "stale":
                self.tell()
        except SQLAlchemyError as error:
            log.warning("table %s: the database is away: %s", self._room.id, error)
            self.refuse(said.nonce, DATABASE_UNAVAILABLE)
        except Exception:
            log.exception("table %s: %r failed", self._room.id, said)
            self.refuse(said.nonce, HTTPProblem(500, "server"))

    async def _answer(self, said: Up) -> None:
        if isinstance(said, Ping):
            self.say(protocol.PONG)
        elif isinstance(said, Resync):
            self._seen = None
            self.tell()
        elif isinstance(said, Chat) and self._room.table.said >= self._admission.limits.says:
            raise self._admission.refusal("says", "limit-says", most=self._admission.limits.says)
        elif not await self._room.handle_message(self.guest, said):
            self.tell()


def same_site(headers: Headers) -> bool:
    """Whether a browser asks from a page of this server, not from a stranger's."""
    origin = headers.get("origin")
    if origin is None:
        return True
    return origin.partition("://")[2] == headers.get("host")


async def talk(socket: WebSocket, services: Services) -> None:
    """Serve one socket of a table from its opening to its end."""
    TABLE.set(socket.path_params["id"])
    await socket.accept()
    try:
        connection = await _connection(socket, services)
    except (HTTPProblem, SQLAlchemyError) as error:
        # A browser cannot read why a handshake was refused; so it is accepted, told, and closed.
        problem = error if isinstance(error, HTTPProblem) else DATABASE_UNAVAILABLE
        await socket.send_text(protocol.encode_error("", problem))
        await socket.close(4000 + problem.status, problem.why.code)
        return
    await connection.run()


async def _connection(socket: WebSocket, services: Services) -> Connection:
    if not same_site(socket.headers):
        raise HTTPProblem(403, "origin", given=socket.headers["origin"])
    wrong: HTTPProblem | None = None
    guest: Guest | None = None
    try:
        guest = await services.find_guest(socket)
    except HTTPProblem as problem:
        wrong = problem  # they may still watch
    admission = services.admission
    admission.request(address_of(socket.scope))
    room = await services.hub.room(socket.path_params["id"], services.worker(socket))
    if len(room.listeners) >= services.limits.listeners:
        raise admission.refusal("listeners", "full")
    connection = Connection(socket, guest, room, admission)
    if wrong is not None:
        connection.refuse("", wrong)
    return connection


async def nowhere(socket: WebSocket) -> None:
    """Tell a browser that there is no such socket."""
    await socket.accept()
    await socket.send_text(
        protocol.encode_error("", HTTPProblem(404, "not_found-socket", given=socket.url.path))
    )
    await socket.close(4404, "not_found")
