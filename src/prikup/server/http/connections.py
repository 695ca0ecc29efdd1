"""The protocols of uvicorn, with limits and deadlines for clients."""

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


class LimitedConnection(asyncio.Protocol):
    """A connection that is counted by its address, and aborted when the client stops reading.

    A normal close would wait forever for a stalled client to read what was written. Connections of a trusted
    proxy are counted by AdmissionMiddleware instead.
    """

    admission: Admission
    proxies: Proxies
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    client: tuple[str, int] | None
    _counted_address: str | None = None
    _stall_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection, or abort it if its address has too many or is barred."""
        super().connection_made(transport)
        host = "" if self.client is None else self.client[0]
        if host in self.proxies:
            return
        if self.admission.connect(household(host)):
            self._counted_address = household(host)
        else:
            self.transport.abort()

    def pause_writing(self) -> None:
        """Start the deadline for a client that does not read."""
        super().pause_writing()
        self._stall_timer = self.loop.call_later(self.admission.limits.send_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """Cancel the deadline when the client reads on."""
        self._cancel_stall_timer()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the end of the connection."""
        self._uncount()
        super().connection_lost(exc)

    def _uncount(self) -> None:
        self._cancel_stall_timer()
        if self._counted_address is not None:
            self.admission.disconnect(self._counted_address)
            self._counted_address = None

    def _cancel_stall_timer(self) -> None:
        if self._stall_timer is not None:
            self._stall_timer.cancel()
            self._stall_timer = None


class RequestConnection(LimitedConnection, H11Protocol):
    """A connection for requests, each of which must be complete in time after its first byte.

    The time of the first request begins when the client connects.
    """

    _request_timer: asyncio.TimerHandle | None = None
    _upgraded = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Start the deadline of the first request."""
        super().connection_made(transport)
        self._start_request_timer()

    def data_received(self, data: bytes) -> None:
        """Handle a part of a request and keep its deadline; abort the connection of a barred address."""
        if self._counted_address is not None and self.admission.is_barred(self._counted_address):
            self.transport.abort()
            return
        super().data_received(data)
        if not self._upgraded and self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._start_request_timer()
        else:
            self._cancel_request_timer()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to a WebSocket, which is counted separately."""
        self._upgraded = True  # the parser never sees the end of its request
        self._cancel_request_timer()
        self._uncount()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Cancel the deadline of a request."""
        self._cancel_request_timer()
        super().connection_lost(exc)

    def _start_request_timer(self) -> None:
        if self._request_timer is None:
            self._request_timer = self.loop.call_later(
                self.admission.limits.request_seconds, self.transport.abort
            )

    def _cancel_request_timer(self) -> None:
        if self._request_timer is not None:
            self._request_timer.cancel()
            self._request_timer = None


class SocketConnection(LimitedConnection, WebSocketsSansIOProtocol):
    """A WebSocket that is closed unless pongs arrive within two ping intervals.

    All its frames are counted, even those that the application never sees: pings, unsolicited pongs, parts of
    messages.
    """

    _frame_allowance: Bucket | None = None

    def data_received(self, data: bytes) -> None:
        """Handle received bytes in slices."""
        for at in range(0, len(data), READ_SLICE_BYTES):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + READ_SLICE_BYTES])

    def handle_events(self) -> None:
        """Handle the received frames, or abort if they are too many."""
        if self._frame_allowance is None:
            self._frame_allowance = self.admission.frame_allowance()
        if self.admission.take_frames(self._frame_allowance, len(self.conn.events)):
            super().handle_events()
        else:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """Abort a connection without a pong."""
        self.transport.abort()

    async def send(self, message: Any) -> None:
        """Send a message; after a close, start the deadline for the client's answer."""
        await super().send(message)
        if message["type"] == "websocket.close":
            self.loop.call_later(self.admission.limits.send_seconds, self.transport.abort)


def server_config(app: Starlette, **more: Any) -> uvicorn.Config:
    """Return the configuration by which uvicorn serves the application."""
    admission: Admission = app.state.services.admission
    known = {"admission": admission, "proxies": app.state.proxies}
    return uvicorn.Config(
        app,
        http=type("RequestConnection", (RequestConnection,), known),
        ws=type("SocketConnection", (SocketConnection,), known),
        ws_max_size=MAX_FRAME_BYTES,
        ws_per_message_deflate=False,  # changes are small, and a compressor takes 50 kB a socket
        ws_ping_interval=admission.limits.ping_seconds,
        ws_ping_timeout=admission.limits.ping_seconds,
        proxy_headers=False,
        access_log=False,
        **more,
    )
