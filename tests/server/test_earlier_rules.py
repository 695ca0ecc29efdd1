"""A database that was made before a clause of the rules was corrected."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from prikup import table as tables
from prikup.core import PrikupError
from prikup.server.storage.engine import database_url
from prikup.server.storage.store import Storage
from prikup.server.tables.host import Guest
from prikup.server.tables.room import Room
from prikup.table import events
from tests.server.hosts import host_of
from tests.table.playing import Log, find

READING = "; raspasy_unused_leader=as_led"


def all_pass() -> Log:
    """A table that played an all-pass to the fifth trick, by the earlier reading; all agreed to its rules."""
    log = Log("PPP", "preferans", f"wikipedia-sochi{READING}", id="old")
    log.put(events.Rules(by=1, rules=f"wikipedia-sochi; target=10{READING}"))
    log.server()
    for seat in range(3):
        log.put(events.Agree(by=seat, rules=log.table.rules))
    log.server()
    for _ in range(3 + 4 * 3):
        match = log.table.match
        assert match is not None
        (turn,) = match.turns()
        log.say(turn.by, "pass" if match.phase.asks == "bid" else match.legal(turn)[0].text)
    return log


def as_written_then(log: Log) -> list[str]:
    """Its events as they were stored before that reading had a name."""
    return [tables.encode(one).decode().replace(READING, "") for one in log.events]


async def stored(path: Path, log: Log, revision: str) -> Storage:
    """A database of that time with this table, and one of another game."""
    storage = Storage(database_url(str(path)))
    await storage.migrate()
    for seat in range(3):
        await storage.add_guest(Guest(f"secret-{seat}", "", unstored=bytes([seat]) * 32))
    await storage.add_table("old", "secret-0", "preferans", as_written_then(log))
    other = events.Opened(id="other", game="prefa", rules="prefa-pagat", players=3)
    await storage.add_table("other", "secret-0", "prefa", [tables.encode(other).decode()])
    with sqlite3.connect(path) as connection:
        for table in ("plays", "sames", "endings", "deals"):
            connection.execute(f"DROP TABLE {table}")
        connection.execute("UPDATE alembic_version SET version_num = ?", (revision,))
    return storage


def test_a_table_stored_before_the_correction_goes_on_and_says_by_which_reading(tmp_path: Path) -> None:
    log = all_pass()

    async def run() -> None:
        storage = await stored(tmp_path / "t.db", log, "0002")
        before = await storage.events_after("other", 0)
        await storage.migrate()
        room = await Room.load("old", host_of(storage))
        assert room.table == log.table
        assert room.table.rules == f"wikipedia-sochi{READING}; target=10"
        assert await storage.events_after("other", 0) == before
        await storage.close()

    asyncio.run(run())


def test_a_table_opened_since_is_left_as_it_is(tmp_path: Path) -> None:
    async def run() -> None:
        storage = await stored(tmp_path / "t.db", all_pass(), "0003")
        await storage.migrate()
        assert [one.body for one in await storage.events_after("old", 0)] == as_written_then(all_pass())
        await storage.close()

    asyncio.run(run())


def test_table_goes_on_if_stored_rules_have_retired_spellings(tmp_path: Path) -> None:
    now = "wikipedia-sochi; raspasy_progression=geometric; raspasy_cap=4; target=10"
    old = "wikipedia-sochi; deal_packet=2; raspasy_progression=geometric_cap4; target=10"
    log = Log("PPP", "preferans", now, id="old")
    for seat in range(3):
        log.put(events.Agree(by=seat, rules=now))
    log.server()
    stored_then = [tables.encode(one).decode().replace(now, old) for one in log.events]
    assert any(old in body and "Agree" in body for body in stored_then)

    async def run() -> None:
        storage = Storage(database_url(str(tmp_path / "t.db")))
        await storage.migrate()
        for seat in range(3):
            await storage.add_guest(Guest(f"secret-{seat}", "", unstored=bytes([seat]) * 32))
        await storage.add_table("old", "secret-0", "preferans", stored_then)
        room = await Room.load("old", host_of(storage))
        assert room.table == log.table and room.table.rules == now and room.table.match is not None
        await storage.close()

    asyncio.run(run())


def test_by_the_rules_of_today_it_cannot_have_gone_so() -> None:
    written = [tables.events.decode(body) for body in as_written_then(all_pass())]
    with pytest.raises(PrikupError):
        tables.fold(written, find)
