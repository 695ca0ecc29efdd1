"""Databases written before a clause of the rules was corrected."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import insert, select

from prikup import table as tables
from prikup.core import PrikupError
from prikup.server.storage import schema
from prikup.server.storage.engine import database_url
from prikup.server.storage.store import Storage
from prikup.server.tables.host import Guest
from prikup.server.tables.room import Room
from prikup.table import events
from tests.server.hosts import host_of
from tests.server.old_schema import undo_migrations
from tests.table.playing import Log, find

READING = "; raspasy_unused_leader=as_led"


def play_all_pass() -> Log:
    """Return a table in the fifth trick of an all-pass under the earlier reading."""
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


def encode_without_reading(log: Log) -> list[str]:
    """Encode the events as they were stored before the reading had an option."""
    return [tables.encode(one).decode().replace(READING, "") for one in log.events]


async def store_old_tables(path: Path, log: Log, revision: str) -> Storage:
    """Create a database of an older revision with this table and one of another game."""
    storage = Storage(database_url(str(path)))
    await storage.migrate()
    for seat in range(3):
        await storage.add_guest(Guest(f"secret-{seat}", "", unstored=bytes([seat]) * 32))
    await storage.add_table("old", "secret-0", "preferans", encode_without_reading(log))
    other = events.Opened(id="other", game="prefa", rules="prefa-pagat", players=3)
    await storage.add_table("other", "secret-0", "prefa", [tables.encode(other).decode()])
    with sqlite3.connect(path) as connection:
        undo_migrations(connection, revision)
    return storage


def test_migration_names_earlier_reading_in_rules_of_old_table(tmp_path: Path) -> None:
    log = play_all_pass()

    async def run() -> None:
        storage = await store_old_tables(tmp_path / "t.db", log, "0002")
        before = await storage.events_after("other", 0)
        await storage.migrate()
        room = await Room.load("old", host_of(storage))
        assert room.table == log.table
        assert room.table.rules == f"wikipedia-sochi{READING}; target=10"
        assert await storage.events_after("other", 0) == before
        await storage.close()

    asyncio.run(run())


def test_migration_notes_who_has_given_up_a_seat(tmp_path: Path) -> None:
    log = Log("PPP", "preferans", "wikipedia-sochi", id="old")
    log.put(events.Leave(by=2, at=1.0))

    async def run() -> None:
        storage = await store_old_tables(tmp_path / "old.db", log, "0003")
        for seat in range(2):
            row = {"table_id": "old", "seat": seat, "guest_id": f"secret-{seat}"}
            await storage.write(insert(schema.seats).values(row))
        await storage.migrate()
        assert [tuple(row) for row in await storage.rows(select(schema.departures))] == [("secret-2", "old")]
        await storage.close()

    asyncio.run(run())


def test_migration_leaves_tables_after_the_correction_unchanged(tmp_path: Path) -> None:
    async def run() -> None:
        storage = await store_old_tables(tmp_path / "t.db", play_all_pass(), "0003")
        await storage.migrate()
        assert [one.body for one in await storage.events_after("old", 0)] == encode_without_reading(
            play_all_pass()
        )
        await storage.close()

    asyncio.run(run())


def test_table_goes_on_if_stored_rules_have_retired_spellings(tmp_path: Path) -> None:
    now = "wikipedia-sochi; raspasy_progression=geometric; raspasy_cap=4; target=10"
    old = "wikipedia-sochi; deal_packet=2; raspasy_progression=geometric_cap4; target=10"
    log = Log("PPP", "preferans", now, id="old")
    for seat in range(3):
        log.put(events.Agree(by=seat, rules=now))
    log.server()
    old_bodies = [tables.encode(one).decode().replace(now, old) for one in log.events]
    assert any(old in body and "Agree" in body for body in old_bodies)

    async def run() -> None:
        storage = Storage(database_url(str(tmp_path / "t.db")))
        await storage.migrate()
        for seat in range(3):
            await storage.add_guest(Guest(f"secret-{seat}", "", unstored=bytes([seat]) * 32))
        await storage.add_table("old", "secret-0", "preferans", old_bodies)
        room = await Room.load("old", host_of(storage))
        assert room.table == log.table and room.table.rules == now and room.table.match is not None
        await storage.close()

    asyncio.run(run())


def test_events_of_old_table_are_illegal_under_corrected_rules() -> None:
    written = [tables.events.decode(body) for body in encode_without_reading(play_all_pass())]
    with pytest.raises(PrikupError):
        tables.fold(written, find)
