"""A server that is killed loses nothing."""

from __future__ import annotations

import os
from collections.abc import Iterator
from time import monotonic, sleep

import pytest

from tests.server.players import Browser, Socket, play
from tests.server.processes import Process, free_port


@pytest.fixture
def place(database: str) -> Iterator[tuple[int, str]]:
    """A port and a database."""
    yield free_port(), database


def mid_trick(socket: Socket) -> bool:
    """Whether this seat is asked for a card while others lie on the table."""
    socket.drain()
    if not socket.state.get("view") or socket.state["prompt"] is None:
        return False
    trick = socket.view["trick"]
    return socket.view["asks"] == "play" and bool(trick and trick["plays"])


def test_a_table_survives_kill_9_in_the_middle_of_a_trick(place: tuple[int, str]) -> None:
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


def test_bots_alone_play_on_after_a_restart_when_their_owner_is_back(place: tuple[int, str]) -> None:
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
