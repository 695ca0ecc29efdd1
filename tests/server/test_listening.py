"""Idle, stalled and flooding connections are closed."""

from __future__ import annotations

import asyncio
import socket
from base64 import b64encode
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
import uvicorn
from starlette.applications import Starlette
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from prikup.server import Limits
from prikup.server.admission import Admission
from prikup.server.http.connections import SocketConnection, server_config
from prikup.server.http.middleware import Proxies
from tests.server.players import OFTEN, Browser, Server


class Clock:
    """A clock in seconds, advanced by the test."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Transport(asyncio.Transport):
    """A transport whose other side does not read."""

    aborted = False

    def abort(self) -> None:
        self.aborted = True

    def close(self) -> None:
        self.aborted = True

    def write(self, data: Any) -> None:
        pass

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default

    def is_closing(self) -> bool:
        return self.aborted


def load_config(limits: Limits, clock: Callable[[], float] = monotonic) -> uvicorn.Config:
    """Return the configuration of a server without routes."""
    app = Starlette()
    app.state.services = SimpleNamespace(admission=Admission(limits, clock))
    app.state.proxies = Proxies()
    made = server_config(app)
    made.load()
    return made


def open_connection(
    limits: Limits, clock: Callable[[], float] = monotonic
) -> tuple[SocketConnection, Transport]:
    """Return a connection before its WebSocket handshake."""
    made = load_config(limits, clock)
    kind = made.ws
    assert isinstance(kind, type) and issubclass(kind, SocketConnection)
    protocol, transport = kind(made, ServerState(), {}), Transport()
    protocol.connection_made(transport)
    return protocol, transport


async def stalled_socket(limits: Limits) -> tuple[SocketConnection, Transport]:
    """Return a socket whose write buffer is full."""
    protocol, transport = open_connection(limits)
    protocol.pause_writing()
    return protocol, transport


def test_stalled_socket_is_closed() -> None:
    async def run() -> None:
        _, transport = await stalled_socket(Limits(send_seconds=1))
        async with asyncio.timeout(20):
            while not transport.aborted:
                await asyncio.sleep(0.01)

    asyncio.run(run())


def test_socket_that_resumes_reading_is_kept() -> None:
    async def run() -> None:
        protocol, transport = await stalled_socket(Limits(send_seconds=1))
        protocol.resume_writing()
        await asyncio.sleep(1.2)
        assert not transport.aborted

    asyncio.run(run())


HANDSHAKE = b"\r\n".join(
    (
        b"GET /ws/tables/x HTTP/1.1",
        b"Host: x",
        b"Upgrade: websocket",
        b"Connection: Upgrade",
        b"Sec-WebSocket-Version: 13",
        b"Sec-WebSocket-Key: " + b64encode(bytes(16)),
        b"\r\n",
    )
)
PING, PONG, TEXT = b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0", b"\x81\x80\0\0\0\0"
BEGUN, MORE = b"\x01\x80\0\0\0\0", b"\0\x80\0\0\0\0"  # fragments of a message without an end


async def flood_socket(first: bytes, frame: bytes, number: int, reads: int, clock: Clock) -> tuple[int, bool]:
    """Return how many frames are processed of so many reads, and whether the connection is closed."""
    protocol, transport = open_connection(Limits(frames=10, flood=20), clock)
    protocol.data_received(HANDSHAKE)
    taken: list[object] = []
    handed = protocol.conn.events_received

    def events_received() -> list[Any]:
        found = handed()
        taken.extend(found)
        return found

    protocol.conn.events_received = events_received  # type: ignore[method-assign]
    protocol.data_received(first)
    for _ in range(reads):
        protocol.data_received(frame * number)
        clock.now += 1
    for task in protocol.tasks:
        task.cancel()
    return len(taken), transport.aborted


@pytest.mark.parametrize(
    ("first", "frame"),
    [(b"", PING), (b"", PONG), (BEGUN, MORE), (b"", TEXT)],
    ids=["ping", "pong", "part", "text"],
)
def test_socket_is_closed_after_too_many_frames_of_any_kind(first: bytes, frame: bytes) -> None:
    taken, aborted = asyncio.run(flood_socket(first, frame, 40_000, 1, Clock()))
    assert aborted and taken <= 70
    taken, aborted = asyncio.run(flood_socket(first, frame, 11, 200, Clock()))
    assert aborted and taken < 11 * 100
    taken, aborted = asyncio.run(flood_socket(first, frame, 10, 200, Clock()))
    assert not aborted and taken >= 2000


def test_stalled_socket_without_pong_is_closed() -> None:
    async def run() -> None:
        protocol, transport = await stalled_socket(Limits())
        protocol.keepalive_timeout()
        assert transport.aborted

    asyncio.run(run())


@pytest.fixture
def pinging_server(tmp_path: Path, web: Path) -> Iterator[Server]:
    """Yield a server that pings every second."""
    with Server(tmp_path / "t.db", web, limits=msgspec.structs.replace(OFTEN, ping_seconds=1)) as running:
        yield running


def test_player_without_pong_is_gone(pinging_server: Server) -> None:
    anna, boris = Browser(pinging_server.url), Browser(pinging_server.url)
    table = anna.create("me", "open", "random")
    boris.get("/api/me")
    first, second = anna.sit(table), boris.sit(table)
    second.send("sit", seat=1, name="Boris")
    first.see(lambda one: one["table"]["seats"][1]["here"])
    host, port = pinging_server.url.removeprefix("http://").split(":")
    deaf = ClientProtocol(parse_uri(f"ws://{host}:{port}/ws/tables/{table}"))
    opening = deaf.connect()
    opening.headers["cookie"] = f"prikup={boris.http.cookies['prikup']}"
    deaf.send_request(opening)
    with socket.create_connection((host, int(port))) as line:
        line.sendall(b"".join(deaf.data_to_send()))
        assert line.recv(12) == b"HTTP/1.1 101"
        second.close()
        first.see(lambda one: not one["table"]["seats"][1]["here"])
    for browser in (anna, boris):
        browser.close()


def test_socket_outlives_the_request_timeout(tmp_path: Path) -> None:
    with Server(tmp_path / "t.db", limits=msgspec.structs.replace(OFTEN, request_seconds=1)) as server:
        anna = Browser(server.url)
        socket = anna.sit(anna.create("me", "open", "open"))
        socket.drain(1.5)
        socket.send("ping")
        assert socket.until(lambda message: message["type"] == "pong")
        anna.close()
