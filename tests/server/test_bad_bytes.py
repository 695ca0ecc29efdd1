"""Bytes that are no request, bodies in crumbs, handshakes that are none: refused, counted, not logged."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator, MutableMapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState

from prikup.server import Limits, create_app
from prikup.server.http.connections import RequestConnection
from tests.server.players import Browser, Server, limit, socket_scope
from tests.server.test_attacks import running
from tests.server.test_listening import HANDSHAKE, Transport, load_config

GARBAGE = b"\x00\x01\r\n\r\n"
CHUNKED = b"POST /api/score HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n"
FOREIGN = b"origin: http://other.example\r\n"


@pytest.fixture
def server(tmp_path: Path, web: Path) -> Iterator[Server]:
    """Yield a server for one test."""
    with Server(tmp_path / "t.db", web) as started:
        yield started


def send(server: Server, *parts: bytes) -> bytes:
    """Send bytes, each after the answer to those before; return all that is answered until the end."""
    host, port = server.url.removeprefix("http://").split(":")
    found = b""
    with socket.create_connection((host, int(port)), 60) as line, suppress(ConnectionError):
        for part in parts:
            line.sendall(part)
            while answer := line.recv(65_536):
                found += answer
                if part != parts[-1]:
                    break
    return found


def test_garbage_counts_like_requests_for_files(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    limit(server, monkeypatch, files=1, flood=5)
    answers = [send(server, GARBAGE)[:12] for _ in range(20)]
    assert answers == [b"HTTP/1.1 400"] * 3 + [b""] * 17
    assert server.admission.is_barred("127.0.0.1")


def test_handshakes_that_are_refused_count_too(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    limit(server, monkeypatch, files=1, flood=5)
    wrong = HANDSHAKE.replace(b"Version: 13", b"Version: 12")
    answers = [send(server, wrong)[:12] for _ in range(20)]
    assert set(answers) <= {b"HTTP/1.1 400", b""} and answers[9:] == [b""] * 11
    assert server.admission.is_barred("127.0.0.1")


def test_handshake_with_a_body_is_closed(server: Server) -> None:
    assert send(server, HANDSHAKE.replace(b"Host: x", b"Host: x\r\nContent-Length: 5")) == b""


def test_faults_of_clients_are_not_logged(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    anna = Browser(server.url)
    table = anna.create("me", "random", "random")
    anna.close()
    opening = HANDSHAKE.replace(b"/ws/tables/x", f"/ws/tables/{table}".encode())
    assert send(server, GARBAGE).startswith(b"HTTP/1.1 400")
    assert send(server, CHUNKED + FOREIGN + b"\r\n", b"ZZZ\r\n").startswith(b"HTTP/1.1 403")
    assert send(server, CHUNKED + b"\r\nZZZ\r\n").startswith(b"HTTP/1.1 400")
    assert b"HTTP/1.1 200" in send(
        server, b"GET /healthz HTTP/1.1\r\nhost: x\r\nupgrade: h2c\r\nconnection: upgrade, close\r\n\r\n"
    )
    assert send(server, opening, b"\x81\x82\0\0\0\0\xff\xfe").endswith(b"\x88\x02\x03\xef")
    assert not caplog.records


@pytest.mark.parametrize("path", ["/ws/tables/x", "/ws/nothing"])
def test_socket_whose_client_left_before_its_first_message_is_no_error(tmp_path: Path, path: str) -> None:
    scope = socket_scope(path, "192.0.2.1")

    async def receive() -> dict[str, str]:
        return {"type": "websocket.connect"}

    async def send(message: MutableMapping[str, Any]) -> None:
        if message["type"] != "websocket.accept":
            raise ClientDisconnected

    async def run() -> None:
        app = create_app(str(tmp_path / "t.db"), "test")
        async with running(app):
            await app(scope, receive, send)

    asyncio.run(run())


def parts_taken(part: bytes) -> int:
    """Return how many of many equal parts of a body a connection takes before it refuses it."""

    async def run() -> int:
        settings = load_config(Limits())
        kind = settings.http
        assert isinstance(kind, type) and issubclass(kind, RequestConnection)
        connection, transport = kind(settings, ServerState(), {}), Transport()
        connection.connection_made(transport)
        connection.data_received(CHUNKED + b"\r\n")
        connection.data_received(b"%x\r\n%b\r\n" % (len(part), part) * (2_000_000 // len(part)))
        for task in connection.tasks:
            task.cancel()
        assert transport.is_closing()
        return len(connection.cycle.body) // len(part)

    return asyncio.run(run())


def test_body_in_crumbs_is_refused_early_and_a_long_one_at_its_limit() -> None:
    assert parts_taken(b"x") <= 110
    assert parts_taken(b"x" * 60) <= 1700
    assert parts_taken(b"x" * 1000) == 1048


def test_body_that_comes_after_its_refusal_is_not_read_forever(server: Server) -> None:
    host, port = server.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), 60) as line, pytest.raises(ConnectionError):
        line.sendall(b"POST /api/games HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000000\r\n\r\n")
        assert line.recv(12) == b"HTTP/1.1 405"
        for _ in range(15_000):
            line.sendall(bytes(65_536))
