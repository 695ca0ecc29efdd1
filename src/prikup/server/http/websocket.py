"""The WebSocket of a browser at a table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from time import perf_counter

from starlette.datastructures import Headers
from starlette.websockets import WebSocket, WebSocketDisconnect

from prikup.core import Fact
from prikup.server.admission import Admission
from prikup.server.http.addresses import address_of
from prikup.server.http.bans import check_not_banned, is_banned_message
from prikup.server.http.services import Services, payers_of
from prikup.server.http.table_creation import check_listing
from prikup.server.logs import TABLE
from prikup.server.problems import DATABASE_UNAVAILABLE, HTTPProblem
from prikup.server.tables import protocol
from prikup.server.tables.host import Guest
from prikup.server.tables.protocol import (
    Again,
    AskSeat,
    Chat,
    ListTable,
    Ping,
    Resync,
    SayPhrase,
    Sit,
    TableRequest,
    Up,
)
from prikup.server.tables.room import Room
from prikup.server.tables.updates import Snapshot

log = logging.getLogger("prikup.server")

STATE_MS = 2.0
"""The estimated cost of making and sending a small state."""
RECHECK_S = 60.0
"""The seconds after which the next message of a guest is accepted only if their token is still valid."""
STATE_CHAR_MS = 0.0001
"""The estimated cost of each of its characters: 1 ms for 10 kB."""
MAX_UNSENT_MESSAGES = 100
"""The answers that may wait for a client which reads more slowly than it asks; with more, it is cut off."""


class TableConnection:
    """A socket at a table, of a player or of a watcher (``guest`` is None, or has no seat).

    Outgoing messages wait here; a slow socket gets several facts with one state, never a state twice. The
    first state is whole; later messages have the changes since the one before.
    """

    def __init__(
        self,
        socket: WebSocket,
        guest: Guest | None,
        room: Room,
        services: Services,
        key: str = "",
        is_reader: bool = False,
    ) -> None:
        self.guest = guest
        self._is_reader = is_reader
        self._key = key
        self._closing: HTTPProblem | None = None
        self._socket = socket
        self._room = room
        self._services = services
        self._admission = admission = services.admission
        self._address = address_of(socket.scope)
        self._payers = payers_of(socket)
        self._state_ms = STATE_MS
        self._refusals = 0
        self._messages: list[str] = []
        self._facts: list[Fact] = []
        self._needs_state = False
        self._last_snapshot: Snapshot | None = None
        self._wake = asyncio.Event()
        self._metrics = admission.metrics
        self._told_at = 0.0
        self._checked_at = services.hub.host.steady()

    @property
    def guest_id(self) -> str | None:
        """The guest at the other end; None for a visitor without a cookie."""
        return None if self.guest is None else self.guest.id

    @property
    def address(self) -> str:
        """The address at the other end, as the limits count it."""
        return self._address

    def tell(self, facts: Sequence[Fact] = ()) -> None:
        """Send these facts, already redacted for this listener, and the state of the table."""
        self._facts.extend(facts)
        if not self._needs_state:
            self._needs_state, self._told_at = True, perf_counter()
        self._wake.set()

    def close(self, problem: HTTPProblem) -> None:
        """Send this error as the last message and close the socket."""
        self._closing = problem
        self._wake.set()

    def send(self, message: str) -> None:
        """Send a message to this socket only."""
        self._messages.append(message)
        self._wake.set()

    def refuse(self, nonce: str, problem: HTTPProblem) -> None:
        """Send the refusal of a request."""
        self.send(protocol.encode_error(nonce, problem))

    async def run(self) -> None:
        """Serve the socket until either side closes it."""
        sending = asyncio.create_task(self._send())
        self._room.join(self)
        try:
            await self._receive()
        finally:
            self._room.leave(self)
            sending.cancel()

    async def _send(self) -> None:
        """Send messages and changes of the state whenever the socket is woken, until it closes."""
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                if self._closing is not None:
                    await close_with_error(self._socket, self._closing)
                    return
                messages, self._messages = self._messages, []
                for message in messages:
                    await self._socket.send_text(message)
                if self._needs_state:
                    facts, self._facts, self._needs_state = self._facts, [], False
                    before, self._last_snapshot = self._last_snapshot, self._make_snapshot()
                    told_at = self._told_at  # another event may come while this one is sent
                    text = self._last_snapshot.encode_update(before, facts)
                    if before is None:
                        self._state_ms = STATE_MS + STATE_CHAR_MS * len(text)
                    await self._socket.send_text(text)
                    self._metrics.sent.observe(perf_counter() - told_at)
        except (WebSocketDisconnect, RuntimeError):
            return  # the client is gone; _receive ends too
        except Exception:
            log.exception("table %s: making a message failed, closing the socket", self._room.id)
            await self._socket.close(1011)

    def _make_snapshot(self) -> Snapshot:
        return self._room.make_snapshot(self.guest_id, self._is_reader)

    async def _receive(self) -> None:
        while True:
            frame = await self._socket.receive()
            if frame["type"] != "websocket.receive":
                return
            if len(self._messages) > MAX_UNSENT_MESSAGES:
                await asyncio.sleep(0)  # they are sent now unless the client does not read
            if len(self._messages) > MAX_UNSENT_MESSAGES:
                self._admission.metrics.refused.labels("unsent").inc()
                await self._socket.close(1008, "too many unread answers")
                return
            text = frame.get("text")
            if not self._admission.count_message(self._address, self.guest_id):
                self._refusals += 1
                if self._refusals > self._admission.limits.flood:
                    await self._socket.close(1008, "too many messages")
                    return
                if self._refusals == 1:
                    problem = HTTPProblem(429, "rate", most=self._admission.limits.events)
                    self.refuse(protocol.read_nonce(text or ""), problem)
                continue
            self._refusals = 0
            if text is None:
                self.refuse("", HTTPProblem(400, "frame"))
                continue
            await self._handle(text)

    async def _handle(self, text: str) -> None:
        """Answer a message; whatever goes wrong is sent to its sender, and the socket stays open."""
        try:
            message = protocol.decode_message(text)
        except HTTPProblem as problem:
            self.refuse(protocol.read_nonce(text), problem)
            return
        try:
            if not await self._is_still_admitted():
                self.close(HTTPProblem(401, "token"))
                return
            await self._answer(message)
        except HTTPProblem as problem:
            self.refuse(message.nonce, problem)
            if problem.why.code == "stale":
                self.tell()  # with the state of the table as it is now
        except self._room.outages as error:
            log.warning("table %s: database unavailable, refusing a message: %s", self._room.id, error)
            self.refuse(message.nonce, DATABASE_UNAVAILABLE)
        except Exception:
            log.exception("table %s: %r failed", self._room.id, message)
            self.refuse(message.nonce, HTTPProblem(500, "server"))

    async def _is_still_admitted(self) -> bool:
        """Return False if the guest was signed out since the socket was opened, as far as that is checked."""
        now = self._services.hub.host.steady()
        if self.guest is None or now - self._checked_at < RECHECK_S:
            return True
        self._checked_at = now
        guest = await self._services.find_guest(self._socket)
        return guest is not None and self.guest.id in guest.ids

    async def _answer(self, message: Up) -> None:
        if isinstance(message, Ping):
            self.send(protocol.PONG)
        elif isinstance(message, Resync):
            self._pay_for_state()
            self._last_snapshot = None
            self.tell()
        else:
            await self._request(message)

    async def _request(self, message: TableRequest) -> None:
        """Append the event that a message requests; raises HTTPProblem."""
        if is_banned_message(message):
            await self._check_not_kept_away(message)
        if isinstance(message, (Chat, SayPhrase)) and self._room.table.said >= self._admission.limits.says:
            raise self._admission.refuse("says", "limit-says", most=self._admission.limits.says)
        if isinstance(message, Again):
            await self._prepare_rematch(message)
        if isinstance(message, ListTable) and message.fill_after is not None:
            async with self._admission.turn_of(self._address):
                await self._check_listing()
                await self._append(message)
        else:
            await self._append(message)

    async def _append(self, message: TableRequest) -> None:
        """Append the event of a message that is admitted."""
        began = perf_counter()
        if await self._room.handle_message(self.guest, message, self._key):
            self._metrics.appended.observe(perf_counter() - began)
        else:
            self.tell()

    async def _check_not_kept_away(self, message: TableRequest) -> None:
        """Raise HTTPProblem if the operator has banned the guest, or a block keeps them from sitting down."""
        guest = None if self.guest is None else await self._services.find_guest(self._socket)
        if guest is None:
            return
        check_not_banned(guest, self._services.hub.host.clock())
        if isinstance(message, (AskSeat, Sit)):
            await self._services.check_not_blocked(self._room, guest)

    async def _check_listing(self) -> None:
        """Count a table that is opened to anybody; raises HTTPProblem."""
        self._admission.count_found(self._address)
        if self.guest_id is not None and self._room.table.listing is None:
            await check_listing(self._services, self.guest_id, self._address)

    async def _prepare_rematch(self, message: Again) -> None:
        """Count the table that a rematch opens, or free the seat kept for a guest who wants none."""
        if self.guest is None:
            return
        deleted = bool(await self._room.find_deleted_next())
        if not message.yes and not deleted:
            work = self._services.work_for(self._socket)
            await self._services.hub.decline_next(self._room, self.guest, work)
        elif (
            message.yes
            and (self._room.table.next is None or deleted)
            and self._room.seat_of(self.guest.id) is not None
        ):
            self._admission.count_new_table(self._address)

    def _pay_for_state(self) -> None:
        """Charge the whole state that is to be sent, by the size of the last; raises HTTPProblem."""
        self._admission.check_cpu(self._payers)
        with self._admission.charge(self._payers, self._state_ms) as charge:
            charge.ms = self._state_ms


def is_same_site(headers: Headers) -> bool:
    """Return True unless a browser sends the request from a page of another site."""
    origin = headers.get("origin")
    if origin is None:
        return True
    return origin.partition("://")[2] == headers.get("host")


async def serve_table(socket: WebSocket, services: Services) -> None:
    """Serve a socket of a table from its opening to its end."""
    TABLE.set(socket.path_params["id"])
    await socket.accept()
    refusals: tuple[type[Exception], ...] = (HTTPProblem, *services.storage.outages)
    try:
        connection = await _connect(socket, services)
    except refusals as error:
        # Browsers hide the reason of a refused handshake, so accept, send the reason, and close.
        problem = error if isinstance(error, HTTPProblem) else DATABASE_UNAVAILABLE
        await close_with_error(socket, problem)
        return
    await connection.run()


async def close_with_error(socket: WebSocket, problem: HTTPProblem) -> None:
    """Send an error and close the socket with its status."""
    await socket.send_text(protocol.encode_error("", problem))
    await socket.close(4000 + problem.status, problem.why.code)


async def _connect(socket: WebSocket, services: Services) -> TableConnection:
    """Return the connection of a socket to its table; raises HTTPProblem if the visitor is not admitted."""
    admission = services.admission
    admission.count_request(address_of(socket.scope))  # before the database is asked
    if not is_same_site(socket.headers):
        raise HTTPProblem(403, "origin", given=socket.headers["origin"])
    token_problem: HTTPProblem | None = None
    guest: Guest | None = None
    try:
        guest = await services.find_guest(socket)
    except HTTPProblem as problem:
        token_problem = problem  # the visitor may still watch
    room = await services.hub.get_room(socket.path_params["id"], services.work_for(socket))
    guest = room.identify(guest)
    guest_id, key = None if guest is None else guest.id, socket.query_params.get("key", "")
    is_reader = await services.is_reader(room, guest)
    if not is_reader:
        room.check_admitted(guest_id, key)
    if not room.is_participant(guest_id) and room.count_visitors() >= services.limits.listeners:
        raise admission.refuse("listeners", "full")
    connection = TableConnection(socket, guest, room, services, key, is_reader)
    if token_problem is not None:
        connection.refuse("", token_problem)
    return connection


async def refuse_unknown_path(socket: WebSocket, admission: Admission) -> None:
    """Tell a client that there is no such socket; it counts as a request."""
    await socket.accept()
    try:
        admission.count_request(address_of(socket.scope))
        problem = HTTPProblem(404, "not_found-socket", given=socket.url.path)
    except HTTPProblem as refusal:
        problem = refusal
    await close_with_error(socket, problem)
