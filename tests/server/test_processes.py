"""Two servers on one database are one table."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from prikup.core import PrikupError
from prikup.server import app, serve
from tests.server.players import Browser, Server, play


def test_two_people_at_two_servers_play_at_one_table(tmp_path: Path, web: Path) -> None:
    database = tmp_path / "prikup.db"
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


@pytest.mark.parametrize(
    ("database", "said"),
    [
        ("/nowhere/at/all.db", "/nowhere/at/all.db"),
        ("oracle+none://x", "oracle"),
        ("://", "://"),
    ],
)
def test_a_database_that_cannot_be_is_refused_in_one_sentence(database: str, said: str) -> None:
    with pytest.raises(PrikupError, match=said):
        app(database)


def test_a_port_that_is_taken_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(PrikupError, match=str(port)):
            serve(port=port, database=str(tmp_path / "prikup.db"))
