"""Two servers on one database serve the same tables."""

from __future__ import annotations

import socket
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from secrets import token_urlsafe

import pytest

from prikup.core import PrikupError
from prikup.server import create_app, serve
from tests.server.players import Browser, Json, Server, Socket, play
from tests.server.processes import Process, free_port

pytestmark = pytest.mark.databases

TABLES = 14
"""Tables at which people sit down at once, three at each."""


def test_people_at_two_servers_play_at_one_table(database: str, web: Path) -> None:
    with Server(database, web) as one, Server(database, web) as two:
        anna, boris = Browser(one.url), Browser(two.url)
        table = anna.create("me", "open", "random")
        boris.get("/api/me")
        first, second = anna.sit(table), boris.sit(table)
        second.send("sit", seat=1, name="Boris")
        second.see(lambda frame: frame["table"]["me"] == 1)
        second.send("agree")
        first.see(lambda frame: bool(frame["view"]))
        play([first, second], lambda: len(first.state["table"]["deals"]) >= 1)
        second.see(lambda frame: len(frame["table"]["deals"]) >= 1)
        assert second.state["table"]["deals"] == first.state["table"]["deals"]
        first.drain(1.5)
        assert all(seat["here"] for seat in first.state["table"]["seats"])
        assert not any("back" in line["text"] for line in first.state["table"]["log"])
        for browser in (anna, boris):
            browser.close()


def test_simultaneous_sits_at_two_servers_all_succeed(database: str, web: Path) -> None:
    with Server(database, web) as one, Server(database, web) as two:
        browsers = [Browser(one.url), Browser(two.url)]
        tables = [browsers[0].create("open", "open", "open") for _ in range(TABLES)]

        def open_socket(number: int) -> Socket:
            cookie = f"prikup={token_urlsafe(32)}"
            return browsers[number % 2].socket(tables[number % TABLES], cookie=cookie)

        with ThreadPoolExecutor(8) as together:
            sockets = list(together.map(open_socket, range(3 * TABLES)))
            list(together.map(lambda socket: socket.see(bool), sockets))
            for number, socket in enumerate(sockets):
                socket.send("sit", seat=number // TABLES, name=f"Anna {'ABC'[number // TABLES]}")
            list(together.map(wait_until_seated, sockets))
            list(together.map(lambda socket: socket.see(is_full), sockets))
        for browser in browsers:
            browser.close()


def wait_until_seated(socket: Socket) -> None:
    """Receive messages until this guest has a seat."""
    while socket.state["table"]["me"] is None:
        message = socket.receive()
        assert message["type"] != "error", message


def is_full(state: Json) -> bool:
    """Return True if all seats are taken."""
    return all(seat["kind"] != "open" for seat in state["table"]["seats"])


def test_servers_started_together_on_empty_database_all_serve(database: str) -> None:
    processes = [Process(free_port(), database, wait=False) for _ in range(2)]
    try:
        for process in processes:
            process.wait()
        table = (anna := Browser(processes[0].url)).create("me", "open", "open")
        assert [anna.http.get(f"{one.url}/api/tables/{table}").status_code for one in processes] == [200, 200]
        anna.close()
    finally:
        for process in processes:
            process.stop()


def test_too_long_name_is_refused_with_and_without_a_seat(
    browser: Callable[[], Browser],
) -> None:
    anna, long = browser(), "x" * 60
    for seats in (["me", "open", "open"], ["open", "open", "open"], ["random", "random", "random"]):
        said = {"game": "preferans", "rules": "wikipedia-sochi", "seats": seats, "name": long}
        answer = anna.http.post("/api/tables", json=said)
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "name")
    socket = anna.sit(anna.create("open", "open", "open"))
    socket.send("sit", seat=0, name=long)
    assert socket.error()["code"] == "name"


@pytest.mark.parametrize(
    ("database", "said"),
    [
        ("/nowhere/at/all.db", "/nowhere/at/all.db"),
        ("oracle+none://x", "oracle"),
        ("://", "://"),
    ],
)
def test_invalid_database_url_is_refused_with_its_text(database: str, said: str) -> None:
    with pytest.raises(PrikupError, match=said):
        create_app(database)


def test_occupied_port_is_refused_with_its_number(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(PrikupError, match=str(port)):
            serve(port=port, database=str(tmp_path / "prikup.db"))
