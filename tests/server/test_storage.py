"""The database, and races on it."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.structs import replace
from sqlalchemy import Connection
from sqlalchemy.pool import QueuePool

from prikup import table as tables
from prikup.server.storage.engine import database_url
from prikup.server.storage.erasure import replace_names
from prikup.server.storage.schema import metadata
from prikup.server.storage.store import Storage
from prikup.server.tables.host import Guest, StoredEvent, VersionTakenError
from prikup.server.tables.room import Room
from prikup.table import TableError, decode, encode, events
from prikup.table.events import AskSeat, Chat, GiveSeat, Sit
from tests.server.hosts import host_of, last_versions

pytestmark = pytest.mark.databases


async def open_storage(database: str) -> Storage:
    """Return a database with a guest and a table of one person and two bots."""
    storage = Storage(database_url(database))
    await storage.migrate()
    await storage.add_guest(Guest("anna", "Anna", b"a" * 32))
    log: list[tables.AnyEvent] = [
        events.Opened(id="T", game="preferans", rules="wikipedia-sochi", players=3),
        events.Sit(seat=0, who="anna", name="Anna"),
        events.SeatBot(seat=1, bot="random"),
        events.SeatBot(seat=2, bot="random"),
    ]
    await storage.add_table("T", "anna", "preferans", [tables.encode(one).decode() for one in log], [0])
    return storage


def test_migrations_create_schema(database: str) -> None:
    async def run() -> None:
        storage = await open_storage(database)
        await storage.migrate()
        async with storage._engine.connect() as connection:
            assert await connection.run_sync(_differences) == []
        await storage.close()

    asyncio.run(run())


def _differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def test_name_of_a_seat_that_was_given_to_a_person_is_erased_with_them(database: str) -> None:
    log = (
        Sit(seat=1, who="guest", name="Zuleika"),
        Chat(by=1, text="Before"),
        AskSeat(seat=1, who="account", at=1.0),
        GiveSeat(),
        Chat(by=1, text="After"),
    )

    async def run() -> list[str]:
        storage = await open_storage(database)
        for who in ("guest", "account"):
            await storage.add_guest(Guest(who, "", unstored=who.encode().ljust(32)))
        bodies = [encode(one).decode() for one in log]
        await storage.add_table("old", "guest", "preferans", bodies)
        await replace_names(storage, "account", {("old", 1): "NN"}, keeps_words=False)
        stored = [one.body for one in await storage.events_after("old", 0)]
        await storage.close()
        return stored

    after = [decode(one) for one in asyncio.run(run())]
    assert after == [replace(log[0], name="NN"), *log[1:4], replace(log[4], text="…")]


def test_version_and_nonce_are_stored_once(database: str) -> None:
    async def run() -> None:
        storage = await open_storage(database)
        await storage.append("T", StoredEvent(5, "anna", "n", "{}"))
        for late in (StoredEvent(5, "anna", "m", "{}"), StoredEvent(6, "anna", "n", "{}")):
            with pytest.raises(VersionTakenError):
                await storage.append("T", late)
        await storage.append("T", StoredEvent(6, None, None, "{}"))
        await storage.append("T", StoredEvent(7, None, None, "{}"))
        assert [one.version for one in await storage.events_after("T", 4)] == [5, 6, 7]
        assert await last_versions(storage, ["T", "U"]) == {"T": 7}
        await storage.close()

    asyncio.run(run())


def test_concurrent_appends_of_two_processes_lose_nothing(database: str) -> None:
    async def run() -> None:
        storage = await open_storage(database)
        other = Storage(database_url(database))
        one, two = await Room.load("T", host_of(storage)), await Room.load("T", host_of(other))
        said = [events.Chat(by=0, nonce=f"{i}", text=f"word {i}") for i in range(16)]
        # Each room may lose to every event of the other, which is less often than it tries.
        await asyncio.gather(*((one if i % 2 else two).append(event, "anna") for i, event in enumerate(said)))
        for room in (one, two):
            await room.catch_up()
            assert sorted(line.text for line in room.table.says) == sorted(event.text for event in said)
        assert one.table == two.table
        await storage.close()
        await other.close()

    asyncio.run(run())


def test_room_reads_event_of_other_process_if_version_is_taken(database: str) -> None:
    async def run() -> None:
        storage = await open_storage(database)
        other = Storage(database_url(database))
        one, two = await Room.load("T", host_of(storage)), await Room.load("T", host_of(other))
        await one.append(events.Commit(number=1, seed="0" * 64))
        with pytest.raises(TableError):
            await two.append(events.Commit(number=1, seed="f" * 64))
        assert two.table == one.table
        await storage.close()
        await other.close()

    asyncio.run(run())


def test_nonce_stored_by_another_process_is_a_repetition(database: str) -> None:
    async def run() -> None:
        storage = await open_storage(database)
        other = Storage(database_url(database))
        one, two = await Room.load("T", host_of(storage)), await Room.load("T", host_of(other))
        event = events.Chat(by=0, nonce="same", text="hello")
        assert (await one.append(event, "anna")).fresh
        assert not (await two.append(event, "anna")).fresh
        assert len(two.table.says) == 1
        await storage.close()
        await other.close()

    asyncio.run(run())


def test_close_waits_for_connections_in_use(database: str) -> None:
    async def run() -> None:
        storage = await open_storage(database)
        pool = storage._engine.pool
        assert isinstance(pool, QueuePool)
        used = await storage._engine.connect()
        closing = asyncio.create_task(storage.close())
        await asyncio.sleep(0.05)
        assert pool.checkedout() == 1 and not closing.done()
        await used.close()
        await closing
        assert pool.checkedout() == pool.checkedin() == 0

    asyncio.run(run())


def test_checkpoint_moves_log_into_file(tmp_path: Path) -> None:
    file = tmp_path / "prikup.db"

    def versions() -> list[int]:
        """Return the versions in the file itself, without its log."""
        alone = tmp_path / "alone.db"
        shutil.copy(file, alone)
        with closing(sqlite3.connect(alone)) as base:
            return [version for (version,) in base.execute("select version from events order by version")]

    async def run() -> None:
        storage = await open_storage(str(file))
        await storage.checkpoint()
        before = versions()
        for version in range(5, 2005):  # a log of over 1000 pages, SQLite's limit for a checkpoint
            await storage.append("T", StoredEvent(version, None, None, "{}"))
        assert versions() == before == [1, 2, 3, 4]
        await storage.checkpoint()
        assert versions() == list(range(1, 2005))
        await storage.close()

    asyncio.run(run())
