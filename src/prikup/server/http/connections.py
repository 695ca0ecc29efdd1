"""How the server listens: the protocols of uvicorn, with deadlines for the other side."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from prikup.server.admission import Admission, Bucket
from prikup.server.http.addresses import household
from prikup.server.http.middleware import Proxies

MAX_FRAME_BYTES = 65_536
"""The largest frame of a socket; a larger one closes it."""
READ_SLICE_BYTES = 1024
"""The bytes of a socket handled at once, so that a flood of frames is stopped early."""


class Timed(asyncio.Protocol):
    """A connection that is counted by its address, and cut off when its other side stops reading.

    One that is closed in order waits until all that was written is read; if it is stalled it would wait for
    ever, so it is aborted. What a trusted proxy passes on is counted by the application.
    """

    admission: Admission
    proxies: Proxies
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    client: tuple[str, int] | None
    _counted: str | None = None
    _stalled: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody has connected."""
        super().connection_made(transport)
        host = "" if self.client is None else self.client[0]
        if host in self.proxies:
            return
        if self.admission.connect(household(host)):
            self._counted = household(host)
        else:
            self.transport.abort()

    def pause_writing(self) -> None:
        """More is waiting to be read than the connection holds."""
        super().pause_writing()
        self._stalled = self.loop.call_later(self.admission.limits.send_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """The other side reads on."""
        self._on_time()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._let_go()
        super().connection_lost(exc)

    def _let_go(self) -> None:
        self._on_time()
        if self._counted is not None:
            self.admission.disconnect(self._counted)
            self._counted = None

    def _on_time(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None


class Requests(Timed, H11Protocol):
    """Requests, each of which has to come whole within its time, from its first byte or from connecting."""

    _late: asyncio.TimerHandle | None = None
    _upgraded = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody has connected, and is to say what they want."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """A part of a request."""
        super().data_received(data)
        if not self._upgraded and self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._wait()
        else:
            self._came()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The connection becomes a socket, which is counted anew."""
        self._upgraded = True  # its request is never read to the end
        self._came()
        self._let_go()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._came()
        super().connection_lost(exc)

    def _wait(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(self.admission.limits.request_seconds, self.transport.abort)

    def _came(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


class Sockets(Timed, WebSocketsSansIOProtocol):
    """A socket; whoever has one is there: their last pong is no older than two pings.

    All its frames are counted, also those that the application never sees: pings, pongs that nobody asked
    for, parts of messages.
    """

    _frames: Bucket | None = None

    def data_received(self, data: bytes) -> None:
        """Some frames, or a part of one."""
        for at in range(0, len(data), READ_SLICE_BYTES):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + READ_SLICE_BYTES])

    def handle_events(self) -> None:
        """Take up what was read, unless it is too much."""
        if self._frames is None:
            self._frames = self.admission.frame_allowance()
        if self.admission.take_frames(self._frames, len(self.conn.events)):
            super().handle_events()
        else:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """No pong came."""
        self.transport.abort()

    async def send(self, message: Any) -> None:
        """Send a message; after a close the other side has only so long to answer it."""
        await super().send(message)
        if message["type"] == "websocket.close":
            self.loop.call_later(self.admission.limits.send_seconds, self.transport.abort)


def config(app: Starlette, **more: Any) -> uvicorn.Config:
    """How uvicorn serves the application: within its limits, behind its proxies."""
    admission: Admission = app.state.services.admission
    known = {"admission": admission, "proxies": app.state.proxies}
    return uvicorn.Config(
        app,
        http=type("Requests", (Requests,), known),
        ws=type("Sockets", (Sockets,), known),
        ws_max_size=MAX_FRAME_BYTES,
        ws_per_message_deflate=False,  # changes are small; what it remembers of each socket is 50 kB
        ws_ping_interval=admission.limits.ping_seconds,
        ws_ping_timeout=admission.limits.ping_seconds,
        proxy_headers=False,
        access_log=False,
        **more,
    )
