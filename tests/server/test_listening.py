"""Connections that are held for nothing are cut off."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from starlette.applications import Starlette
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from prikup.server import Limits
from prikup.server.admission import Admission
from prikup.server.front import Proxies
from prikup.server.listening import Sockets, config
from tests.server.players import OFTEN, Browser, Server


class Transport(asyncio.Transport):
    """A connection whose other side does not read."""

    aborted = False

    def abort(self) -> None:
        self.aborted = True

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default

    def is_closing(self) -> bool:
        return self.aborted


async def stalled(limits: Limits) -> tuple[Sockets, Transport]:
    """A socket at which more waits to be read than it holds."""
    app = Starlette()
    app.state.hub = SimpleNamespace(admission=Admission(limits))
    app.state.proxies = Proxies()
    made = config(app)
    kind = made.ws
    assert isinstance(kind, type) and issubclass(kind, Sockets)
    made.load()
    protocol, transport = kind(made, ServerState(), {}), Transport()
    protocol.connection_made(transport)
    protocol.pause_writing()
    return protocol, transport


def test_a_socket_that_is_not_read_is_cut_off() -> None:
    async def run() -> None:
        _, transport = await stalled(Limits(send_seconds=1))
        async with asyncio.timeout(20):
            while not transport.aborted:
                await asyncio.sleep(0.01)

    asyncio.run(run())


def test_a_socket_that_is_read_on_is_kept() -> None:
    async def run() -> None:
        protocol, transport = await stalled(Limits(send_seconds=1))
        protocol.resume_writing()
        await asyncio.sleep(1.2)
        assert not transport.aborted

    asyncio.run(run())


def test_a_socket_without_a_pong_is_cut_off_though_nothing_that_was_written_is_read() -> None:
    async def run() -> None:
        protocol, transport = await stalled(Limits())
        protocol.keepalive_timeout()
        assert transport.aborted

    asyncio.run(run())


@pytest.fixture
def impatient(tmp_path: Path, web: Path) -> Iterator[Server]:
    """A server that pings every second."""
    with Server(tmp_path / "t.db", web, limits=msgspec.structs.replace(OFTEN, ping_seconds=1)) as running:
        yield running


def test_who_does_not_answer_a_ping_is_away(impatient: Server) -> None:
    anna, boris = Browser(impatient.url), Browser(impatient.url)
    table = anna.create("me", "open", "random")
    boris.get("/api/me")
    first, second = anna.sit(table), boris.sit(table)
    second.send("sit", seat=1, name="Boris")
    first.see(lambda one: one["table"]["seats"][1]["here"])
    host, port = impatient.url.removeprefix("http://").split(":")
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


def test_a_socket_outlives_the_time_of_a_request(tmp_path: Path) -> None:
    with Server(tmp_path / "t.db", limits=msgspec.structs.replace(OFTEN, request_seconds=1)) as server:
        anna = Browser(server.url)
        socket = anna.sit(anna.create("me", "open", "open"))
        socket.drain(1.5)
        socket.send("ping")
        assert socket.until(lambda message: message["type"] == "pong")
        anna.close()
