"""A killed server loses nothing."""

from __future__ import annotations

import os
from collections.abc import Iterator
from time import monotonic, sleep

import pytest

from tests.server.players import Browser, Socket, play
from tests.server.processes import Process, free_port


@pytest.fixture
def port_and_database(database: str) -> Iterator[tuple[int, str]]:
    """Yield a port and a database."""
    yield free_port(), database


def is_mid_trick(socket: Socket) -> bool:
    """Return True if this seat is asked for a card within a trick."""
    socket.drain()
    if not socket.state.get("view") or socket.state["prompt"] is None:
        return False
    trick = socket.view["trick"]
    return socket.view["asks"] == "play" and bool(trick and trick["plays"])


def test_table_survives_kill_9_within_a_trick(port_and_database: tuple[int, str]) -> None:
    process = Process(*port_and_database)
    try:
        anna = Browser(f"http://127.0.0.1:{port_and_database[0]}")
        table = anna.create("me", "random", "random")
        socket = anna.sit(table)
        play([socket], lambda: is_mid_trick(socket))
        before = socket.state
        children = process.children()
        process.kill()
        end = monotonic() + 120
        while any(os.path.exists(f"/proc/{pid}") for pid in children):
            assert monotonic() < end, "the bots' processes outlived the server"
            sleep(0.05)
        process = Process(*port_and_database)
        after = anna.sit(table)
        assert after.view == before["view"]
        assert after.state["prompt"] == before["prompt"]
        deals = len(before["table"]["deals"])
        play([after], lambda: len(after.state["table"]["deals"]) > deals)
        anna.close()
    finally:
        process.stop()


def test_bots_play_on_after_restart_once_their_owner_is_back(port_and_database: tuple[int, str]) -> None:
    process = Process(*port_and_database)
    try:
        anna = Browser(f"http://127.0.0.1:{port_and_database[0]}")
        table = anna.create("random", "random", "random")
        anna.sit(table).see(lambda state: state["version"] > 20)
        process.kill()
        version = 0
        process = Process(*port_and_database)
        while (now := anna.get(f"/api/tables/{table}")["version"]) != version:
            version = now
        anna.sit(table).see(lambda state: state["version"] > version + 20)
        anna.close()
    finally:
        process.stop()
