"""Group commits: entries that arrive during a write are written together and fail alone."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest
from sqlalchemy import event

from prikup.server.storage.group_commit import MAX_BATCH_ENTRIES, GroupCommit
from prikup.server.tables.host import StoredEvent, VersionTakenError, WriteConflictError
from tests.server.hosts import last_versions
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


def test_events_of_many_tables_share_transaction_unless_version_is_taken(
    database: str,
) -> None:
    async def run() -> None:
        storage = await open_storage(database)
        for number in range(9):
            await storage.add_table(f"T{number}", "anna", "preferans", ["{}"])
        commits = 0

        def count(_: object) -> None:
            nonlocal commits
            commits += 1

        event.listen(storage._engine.sync_engine, "commit", count)
        await asyncio.gather(*(storage.append(f"T{n}", StoredEvent(2, "anna", "a", "{}")) for n in range(9)))
        assert commits == 1
        late = [storage.append(f"T{n}", StoredEvent(2 if n == 4 else 3, "anna", "b", "{}")) for n in range(9)]
        told = await asyncio.gather(*late, return_exceptions=True)
        assert [n for n, one in enumerate(told) if isinstance(one, VersionTakenError)] == [4]
        versions = await last_versions(storage, [f"T{n}" for n in range(9)])
        assert [versions[f"T{n}"] for n in range(9)] == [3, 3, 3, 3, 2, 3, 3, 3, 3]
        with pytest.raises(VersionTakenError):
            await storage.append("T1", StoredEvent(9, "anna", "b", "{}"))
        await storage.close()

    asyncio.run(run())
