"""A server that is killed loses nothing."""

from __future__ import annotations

import os
import signal
import socket as sockets
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import httpx
import pytest

from tests.server.players import Browser, Socket, play


def free_port() -> int:
    """A port that nobody uses now."""
    with sockets.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Process:
    """A server in a process of its own."""

    def __init__(self, port: int, database: Path) -> None:
        code = f"from prikup.server import serve; serve(port={port}, database={str(database)!r}, seed='kill')"
        self._process = subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.DEVNULL)
        end = monotonic() + 300
        while True:
            try:
                httpx.get(f"http://127.0.0.1:{port}/api/games")
                return
            except httpx.TransportError:
                assert monotonic() < end and self._process.poll() is None, "the server did not start"
                sleep(0.05)

    def children(self) -> list[int]:
        """The processes in which its bots think."""
        tasks = Path(f"/proc/{self._process.pid}/task")
        return [int(pid) for task in tasks.iterdir() for pid in (task / "children").read_text().split()]

    def kill(self) -> None:
        """kill -9."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        """Ask it to end, which it does."""
        self._process.terminate()
        self._process.wait(20)


@pytest.fixture
def place(tmp_path: Path) -> Iterator[tuple[int, Path]]:
    """A port and a database."""
    yield free_port(), tmp_path / "prikup.db"


def mid_trick(socket: Socket) -> bool:
    """Whether this seat is asked for a card while others lie on the table."""
    socket.drain()
    if not socket.state.get("view") or socket.state["prompt"] is None:
        return False
    trick = socket.view["trick"]
    return socket.view["asks"] == "play" and bool(trick and trick["plays"])


def test_a_table_survives_kill_9_in_the_middle_of_a_trick(place: tuple[int, Path]) -> None:
    process = Process(*place)
    try:
        anna = Browser(f"http://127.0.0.1:{place[0]}")
        table = anna.create("me", "random", "random")
        socket = anna.sit(table)
        play([socket], lambda: mid_trick(socket))
        before = socket.state
        children = process.children()
        process.kill()
        end = monotonic() + 120
        while any(os.path.exists(f"/proc/{pid}") for pid in children):
            assert monotonic() < end, "the bots' processes outlived the server"
            sleep(0.05)
        process = Process(*place)
        after = anna.sit(table)
        assert after.view == before["view"]
        assert after.state["prompt"] == before["prompt"]
        deals = len(before["table"]["deals"])
        play([after], lambda: len(after.state["table"]["deals"]) > deals)
        anna.close()
    finally:
        process.stop()


def test_bots_alone_play_on_after_a_restart_when_their_owner_is_back(place: tuple[int, Path]) -> None:
    process = Process(*place)
    try:
        anna = Browser(f"http://127.0.0.1:{place[0]}")
        table = anna.create("random", "random", "random")
        anna.sit(table).see(lambda state: state["version"] > 20)
        process.kill()
        version = 0
        process = Process(*place)
        while (now := anna.get(f"/api/tables/{table}")["version"]) != version:
            version = now
        anna.sit(table).see(lambda state: state["version"] > version + 20)
        anna.close()
    finally:
        process.stop()
