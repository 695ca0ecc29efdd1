"""The database of the first version: upgraded, opened and played on.

``tests/data/first-schema.sql`` was made by the code of commit 17148b56, the last with one migration:
two people and a bot at one table, two deals finished and a third begun.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from tests.pages import ROOT
from tests.server.players import Browser, Server, play

DUMP = ROOT / "tests" / "data" / "first-schema.sql"
TABLE = "first"


@pytest.fixture
def first_database(tmp_path: Path) -> Path:
    """The database of the first version."""
    path = tmp_path / "first.db"
    connection = sqlite3.connect(path)
    connection.executescript(DUMP.read_text(encoding="utf-8"))
    assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
    connection.close()
    return path


def test_table_of_first_schema_is_played_on_after_upgrade(first_database: Path, web: Path) -> None:
    connection = sqlite3.connect(first_database)
    (stored,) = connection.execute("SELECT count(*) FROM events").fetchone()
    with Server(first_database, web) as server:
        people = []
        for who in ("anna", "boris"):
            browser = Browser(server.url)
            browser.http.cookies.set("prikup", who.ljust(43, "-"))
            people.append(browser)
        assert [one["id"] for one in people[0].get("/api/me")["tables"]] == [TABLE]
        sockets = [browser.sit(TABLE) for browser in people]
        assert [socket.state["table"]["me"] for socket in sockets] == [0, 1]
        assert sockets[0].state["version"] >= stored and len(sockets[0].state["table"]["deals"]) == 2
        play(sockets, lambda: len(sockets[0].state["table"]["deals"]) >= 3)
        record = people[0].http.get(f"/api/tables/{TABLE}/record")
        assert record.status_code == 200 and "Anna" in record.text
        assert len(people[1].proof(TABLE, 3)) >= 3
        for browser in people:
            browser.close()
    (number,) = connection.execute("SELECT count(*) FROM events").fetchone()
    connection.close()
    assert number > stored
