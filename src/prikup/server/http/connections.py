"""The protocols of uvicorn, with limits and deadlines for clients."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import h11
import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from prikup.server.admission import Admission, Bucket
from prikup.server.http.addresses import household
from prikup.server.http.middleware import Proxies
from prikup.server.problems import HTTPProblem

MAX_FRAME_BYTES = 65_536
"""The largest frame of a socket; a larger one closes it."""
READ_SLICE_BYTES = 1024
"""The bytes of a socket handled at once, so that a flood of frames is stopped early."""
MAX_READ_BODY_BYTES = 1_048_576
"""The most bytes of a refused body that are read: some clients read the answer only afterwards."""
MAX_SMALL_PARTS = 100
"""The parts of a body that may be small."""
SMALL_PART_BYTES = 64
"""The bytes that further parts must have on average: each part, however small, takes 15 µs to read."""
BODY_FAULT = "the body is too long or in too many parts"
CLIENT_FAULTS = (
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
    "Invalid UTF-8 sequence received from client.",
)
"""The messages of uvicorn about faults of clients: with them anybody could fill the log."""


class RequestParser(h11.Connection):
    """A parser of requests that gives up on a body which is very long or comes in very many small parts."""

    _body_parts = 0
    _body_bytes = 0

    def next_event(self) -> Any:
        """Return what was parsed next; raises RemoteProtocolError."""
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._body_parts = self._body_bytes = 0
        elif isinstance(event, h11.Data):
            self._body_parts += 1
            self._body_bytes += len(event.data)
            most_parts = MAX_SMALL_PARTS + self._body_bytes // SMALL_PART_BYTES
            if self._body_parts > most_parts or self._body_bytes > MAX_READ_BODY_BYTES:
                raise h11.RemoteProtocolError(BODY_FAULT)
        return event


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

    def count_fault(self) -> bool:
        """Count what is no request as one for a file; at the limit abort the connection and return False."""
        try:
            if self._counted_address is not None:
                self.admission.count_file(self._counted_address)
        except HTTPProblem:
            self.transport.abort()
            return False
        return True

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
        self.conn = RequestParser(h11.SERVER)
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

    def handle_events(self) -> None:
        """Handle what has arrived; a request that came with the one before gets its deadline here."""
        super().handle_events()
        if not self._upgraded and self.conn.their_state is h11.SEND_BODY:
            self._start_request_timer()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to a WebSocket, which is counted separately."""
        self._upgraded = True  # the parser never sees the end of its request
        self._cancel_request_timer()
        self._uncount()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Answer what is no request and close the connection; abort it if an answer has begun before."""
        if not self.count_fault():
            return
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            if self.cycle is not None:
                self.cycle.disconnected = True  # the application answers nothing any more
                self.cycle.message_event.set()
            super().send_400_response(msg)
        else:
            self.transport.abort()

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
        if not self.handshake_initiated:  # the request for it, which comes whole, could not be read
            self.count_fault()
            self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        """Begin the handshake; count one that is refused."""
        super().handle_connect(event)
        if self.close_sent:
            self.count_fault()

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
        if message["type"] == "websocket.accept":
            del self.request, self.response  # headers that nobody reads any more
        elif message["type"] == "websocket.close":
            self.loop.call_later(self.admission.limits.send_seconds, self.transport.abort)


def server_config(app: Starlette, **more: Any) -> uvicorn.Config:
    """Return the configuration by which uvicorn serves the application."""
    logging.getLogger("uvicorn.error").addFilter(_is_no_client_fault)
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


def _is_no_client_fault(record: logging.LogRecord) -> bool:
    return record.msg not in CLIENT_FAULTS
