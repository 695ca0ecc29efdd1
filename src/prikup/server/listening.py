"""How the server listens: the protocols of uvicorn, with deadlines for the other side."""

from __future__ import annotations

import asyncio
from typing import Any

import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from prikup.server.admission import Limits

LARGEST = 65_536
"""Bytes of the largest frame that is read."""


class Sockets(WebSocketsSansIOProtocol):
    """A socket that is cut off when its other side stops reading, or does not answer a ping.

    A connection that is closed in order waits until all that was written is read; one that is stalled would
    wait for ever. So whoever has a socket is there: their last pong is no older than two pings.
    """

    limits = Limits()
    _stalled: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """More is waiting to be read than the connection holds."""
        super().pause_writing()
        self._stalled = self.loop.call_later(self.limits.send_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """The other side reads on."""
        self._on_time()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._on_time()
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        """No pong came."""
        self.transport.abort()

    async def send(self, message: Any) -> None:
        """Send a message; after a close the other side has only so long to answer it."""
        await super().send(message)
        if message["type"] == "websocket.close":
            self.loop.call_later(self.limits.send_seconds, self.transport.abort)

    def _on_time(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None


def config(app: ASGIApp, limits: Limits, **more: Any) -> uvicorn.Config:
    """How uvicorn serves the application within these limits."""
    return uvicorn.Config(
        app,
        ws=type("Sockets", (Sockets,), {"limits": limits}),
        ws_max_size=LARGEST,
        ws_ping_interval=limits.ping_seconds,
        ws_ping_timeout=limits.ping_seconds,
        access_log=False,
        **more,
    )
