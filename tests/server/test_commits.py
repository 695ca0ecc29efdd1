"""Group commits: entries that arrive during a write are written together and fail alone."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, select
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from prikup.server.storage.group_commit import MAX_BATCH_ENTRIES, GroupCommit
from prikup.server.storage.schema import events
from prikup.server.storage.store import Storage
from prikup.server.tables.host import DerivedChanges, StoredEvent, VersionTakenError, WriteConflictError
from prikup.server.tables.protocol import Chat
from prikup.table import StoredDeal
from tests.server.hosts import last_versions, storage_of, trace_statements
from tests.server.test_driver import ANNA, Clock, First, hub_at, join_table, until
from tests.server.test_storage import open_storage


class Book:
    """A store that records each batch; it refuses odd numbers above 100, and everything while it is shut."""

    def __init__(self) -> None:
        self.written: list[list[int]] = []
        self.shut = False

    async def write(self, entries: Sequence[int]) -> None:
        await asyncio.sleep(0)
        if self.shut:
            raise OSError("shut")
        if any(one > 100 and one % 2 for one in entries):
            raise WriteConflictError
        self.written.append(list(entries))


def test_waiting_entries_are_written_in_one_batch() -> None:
    book = Book()

    async def run() -> None:
        commits = GroupCommit(book.write)
        await asyncio.gather(*(commits.put(one) for one in range(50)))
        await commits.put(50)

    asyncio.run(run())
    assert book.written == [list(range(50)), [50]]


def test_batch_size_is_limited() -> None:
    book = Book()

    async def run() -> None:
        commits = GroupCommit(book.write)
        await asyncio.gather(*(commits.put(2 * one) for one in range(MAX_BATCH_ENTRIES + 1)))

    asyncio.run(run())
    assert [len(one) for one in book.written] == [MAX_BATCH_ENTRIES, 1]


def test_conflicting_entry_fails_and_others_are_written() -> None:
    book = Book()

    async def run() -> None:
        commits = GroupCommit(book.write)
        told = await asyncio.gather(*(commits.put(one) for one in (1, 101, 2)), return_exceptions=True)
        assert [type(one) for one in told] == [type(None), WriteConflictError, type(None)]

    asyncio.run(run())
    assert book.written == [[1], [2]]


def test_entries_fail_while_writing_fails_and_succeed_later() -> None:
    book = Book()

    async def run() -> None:
        commits = GroupCommit(book.write)
        book.shut = True
        told = await asyncio.gather(*(commits.put(one) for one in range(3)), return_exceptions=True)
        assert [str(one) for one in told] == ["shut"] * 3
        book.shut = False
        await commits.put(4)

    asyncio.run(run())
    assert book.written == [[4]]


def test_cancelled_caller_delays_no_other_entry() -> None:
    book = Book()

    async def run() -> None:
        commits = GroupCommit(book.write)
        gone = asyncio.create_task(commits.put(1))
        stays = asyncio.create_task(commits.put(2))
        await asyncio.sleep(0)
        gone.cancel()
        await stays
        await commits.wait_until_idle()

    asyncio.run(run())
    assert book.written == [[1, 2]]


def list_statements(storage: Storage) -> list[str]:
    """Return a list to which the first word of every statement by which events are appended is added."""
    written: list[str] = []
    trace_statements(storage, lambda statement: written.append(statement.split()[0].upper()))
    event.listen(storage._engine.sync_engine, "commit", lambda _: written.append("COMMIT"))
    return written


def test_event_is_stored_by_one_insert(database: str) -> None:
    async def run() -> list[str]:
        storage = await open_storage(database)
        written = list_statements(storage)
        for version in (5, 6, 7):
            await storage.append("T", StoredEvent(version, "anna", None, "{}"))
        await storage.close()
        return written

    of_postgres = ["INSERT", "SELECT", "COMMIT"]  # the SELECT notifies the other processes
    assert asyncio.run(run()) == (of_postgres if database.startswith("postgresql") else ["INSERT"]) * 3


def test_end_of_deal_is_stored_by_two_inserts(database: str) -> None:
    async def run() -> list[str]:
        storage = await open_storage(database)
        written = list_statements(storage)
        changes = DerivedChanges({}, None, StoredDeal(1, "deal 1"))
        await storage.append("T", StoredEvent(5, "anna", None, "{}"), changes)
        assert await storage.read_deal_lines("T") == ["deal 1"]
        await storage.close()
        return written[: written.index("COMMIT")]

    written = asyncio.run(run())
    assert written.count("INSERT") == 2 and len(written) == 3


def test_event_appended_to_file_reads_as_through_engine(tmp_path: Path) -> None:
    async def run() -> list[Any]:
        storage = await open_storage(str(tmp_path / "t.db"))
        await storage.append("T", StoredEvent(5, "anna", "n", "{}"))
        changes = DerivedChanges({0: None}, None, None)  # these are written through the engine
        await storage.append("T", StoredEvent(6, "anna", None, "{}"), changes)
        found = await storage.rows(select(events).where(events.c.version > 4).order_by(events.c.version))
        assert await storage.events_after("T", 4) == [
            StoredEvent(5, "anna", "n", "{}"), StoredEvent(6, "anna", None, "{}")
        ]  # fmt: skip
        await storage.close()
        return [row.at for row in found]

    first, second = asyncio.run(run())
    assert isinstance(first, datetime) and timedelta() <= second - first < timedelta(minutes=5)


def test_append_goes_on_after_file_could_not_be_written(tmp_path: Path) -> None:
    path = tmp_path / "t.db"

    async def run() -> float:
        storage = await open_storage(str(path))
        holder = sqlite3.connect(path, isolation_level=None)
        await storage.append("T", StoredEvent(5, "anna", None, "{}"))
        assert storage._appender is not None and storage._appender._thread is not None
        connection = storage._appender._connection
        assert connection is not None
        await asyncio.wrap_future(
            storage._appender._thread.submit(lambda: connection.execute("PRAGMA busy_timeout=1").close())
        )
        holder.execute("BEGIN IMMEDIATE")
        with pytest.raises(SQLAlchemyError, match="locked"):
            await storage.append("T", StoredEvent(6, "anna", None, "{}"))
        holder.execute("ROLLBACK")
        holder.close()
        await storage.append("T", StoredEvent(6, "anna", None, "{}"))
        assert (await last_versions(storage, ["T"]))["T"] == 6
        await storage.close()
        return float(storage._metrics.database_errors._value.get())

    assert asyncio.run(run()) == 1


def test_events_of_many_tables_share_transaction_unless_version_is_taken(
    database: str,
) -> None:
    async def run() -> None:
        storage = await open_storage(database)
        for number in range(9):
            await storage.add_table(f"T{number}", "anna", "preferans", ["{}"])
        written = list_statements(storage)
        await asyncio.gather(*(storage.append(f"T{n}", StoredEvent(2, "anna", "a", "{}")) for n in range(9)))
        assert written.count("COMMIT") == 1
        late = [storage.append(f"T{n}", StoredEvent(2 if n == 4 else 3, "anna", "b", "{}")) for n in range(9)]
        told = await asyncio.gather(*late, return_exceptions=True)
        assert [n for n, one in enumerate(told) if isinstance(one, VersionTakenError)] == [4]
        versions = await last_versions(storage, [f"T{n}" for n in range(9)])
        assert [versions[f"T{n}"] for n in range(9)] == [3, 3, 3, 3, 2, 3, 3, 3, 3]
        with pytest.raises(VersionTakenError):
            await storage.append("T1", StoredEvent(9, "anna", "b", "{}"))
        await storage.close()

    asyncio.run(run())


def test_message_refused_by_a_full_disk_is_stored_when_there_is_space(tmp_path: Path) -> None:
    async def run() -> None:
        hub = await hub_at(str(tmp_path / "t.db"), First(), Clock())
        storage, room = storage_of(hub), await join_table(hub)
        await hub.stop()  # only this message is to be appended
        appender = storage._appender
        assert appender is not None
        configure = appender._configure

        def fill(connection: sqlite3.Connection, record: object) -> None:
            configure(connection, record)
            connection.execute("PRAGMA max_page_count=1")  # the file cannot grow any more

        appender._configure = fill
        await appender.close()
        said = [f"{number} " + "x" * 250 for number in range(99)]
        acknowledged = []
        with pytest.raises(SQLAlchemyError, match="full"):
            for text in said:
                await room.handle_message(ANNA, Chat(text=text, nonce=text[:2]))
                acknowledged.append(text)
        assert [line.text for line in room.table.says] == acknowledged
        appender._configure = configure
        await appender.close()
        refused = said[len(acknowledged)]
        for fresh in (True, False):  # the page sends it again until it is acknowledged
            assert await room.handle_message(ANNA, Chat(text=refused, nonce=refused[:2])) is fresh
        bodies = [one.body for one in await storage.events_after("T", 0)]
        assert [text for text in said if any(text in body for body in bodies)] == [*acknowledged, refused]
        await storage.close()

    asyncio.run(run())


def test_outage_is_logged_once_by_each_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    failures = 0

    async def run() -> None:
        hub = await hub_at(str(tmp_path / "t.db"), First(), Clock(), people=False)
        storage = storage_of(hub)
        append = storage.append

        async def fail(*event: Any) -> None:
            nonlocal failures
            failures += 1
            if failures < 6:
                raise OperationalError("INSERT", {}, OSError(28, "No space left on device"))
            await append(*event)

        monkeypatch.setattr(storage, "append", fail)
        room = await join_table(hub)
        await until(lambda: room.table.stage == "playing" and room.table.version > 10)
        await hub.stop()
        await storage.close()

    asyncio.run(run())
    assert failures > 6
    said = [one.getMessage() for one in caplog.records if one.levelname == "ERROR"]
    assert len(said) == 1 and "No space left on device" in said[0]
