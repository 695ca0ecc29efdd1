"""Deletion of unused tables, guests and sheets after the operator's number of days."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import Update, func, select, update

from prikup import table as tables
from prikup.server.admission import Limits
from prikup.server.problems import HTTPProblem
from prikup.server.storage import accounts
from prikup.server.storage.engine import database_url
from prikup.server.storage.schema import events as rows
from prikup.server.storage.schema import metadata, sessions
from prikup.server.storage.schema import tables as opened
from prikup.server.storage.store import Storage
from prikup.server.storage.upkeep import Upkeep
from prikup.server.stored import SharedSheet
from prikup.server.tables.host import Guest
from prikup.server.tables.protocol import Sit
from prikup.server.tables.room import Room
from prikup.table import events
from tests.server.hosts import host_of

pytestmark = pytest.mark.databases

Later = Callable[[int], None]


@pytest.fixture
def advance_days(monkeypatch: pytest.MonkeyPatch) -> Later:
    """Return a function that sets the clock of the database so many days forward."""

    def put(days: int) -> None:
        monkeypatch.setattr(
            "prikup.server.storage.store.utc_now", lambda: datetime.now(UTC) + timedelta(days=days)
        )

    return put


async def make_database(database: str, **limits: int) -> tuple[Storage, Upkeep]:
    """Return a database and its upkeep: guests with a table, a seat, a sheet, and without any."""
    storage = Storage(database_url(database))
    await storage.migrate()
    for name in ("owner", "sitter", "writer", "nobody"):
        await storage.add_guest(Guest(name, name.title(), name.encode()))
    await storage.add_sheet(SharedSheet("S", b"k", 1, "{}"), "writer")
    for table_id in ("old", "new"):
        first = events.Opened(id=table_id, game="preferans", rules="wikipedia-sochi", players=3)
        await storage.add_table(table_id, "owner", "preferans", [tables.encode(first).decode()])
    return storage, Upkeep(storage, Limits(**limits))


def _aged(table_id: str, days: int) -> Update:
    """Return a statement that dates a table's events so many days back."""
    at = datetime.now(UTC) - timedelta(days=days)
    return update(rows).where(rows.c.table_id == table_id).values(at=at)


async def counts(storage: Storage) -> dict[str, int]:
    """Return the number of rows of each table."""
    rows = [
        (await storage.rows(select(func.count()).select_from(one)))[0][0] for one in metadata.sorted_tables
    ]
    return dict(zip((one.name for one in metadata.sorted_tables), rows, strict=True))


def test_inactive_table_is_deleted_and_later_its_guests(database: str, advance_days: Later) -> None:
    async def run() -> None:
        storage, upkeep = await make_database(database, keep_tables=10, keep_guests=20, keep_sheets=0)
        await upkeep.delete_expired()
        whole = await counts(storage)
        assert (whole["tables"], whole["events"], whole["guests"]) == (2, 2, 4)
        room = await Room.load("new", host_of(storage))
        await room.append(events.Sit(seat=0, who="sitter", name="Sitter"))
        await storage.write(_aged("old", 11), _aged("new", 9))
        await upkeep.delete_expired()
        left = await counts(storage)
        assert (left["tables"], left["events"], left["seats"], left["guests"]) == (1, 2, 1, 4)
        advance_days(21)
        await upkeep.delete_expired()
        left = await counts(storage)
        assert {name: count for name, count in left.items() if count} == {"guests": 1, "scores": 1}
        await storage.close()

    asyncio.run(run())


def test_account_is_kept_when_its_old_sessions_are_deleted(database: str, advance_days: Later) -> None:
    async def run() -> None:
        storage, upkeep = await make_database(database, keep_tables=0, keep_guests=20, keep_sheets=0)
        person = Guest("nobody", "")
        assert await accounts.add_account(storage, person, "Anna", b"key", b"old")
        assert not await accounts.add_account(storage, person, "Anna", b"other", b"other")
        await accounts.sign_in(storage, "nobody", b"new", Guest("writer", ""), b"Writer".lower())
        older = datetime.now(UTC) - timedelta(days=366)
        await storage.write(update(sessions).where(sessions.c.token_hash == b"old").values(created=older))
        advance_days(21)
        await upkeep.delete_expired()
        found = await storage.find_session(b"new")
        assert found == Guest("nobody", "Anna", has_account=True, joined=("writer",))
        assert await storage.find_session(b"old") is None
        assert await accounts.find_by_recovery_key(storage, b"key") == "nobody"
        await storage.close()

    asyncio.run(run())


def test_sit_of_deleted_guest_is_refused_with_401(database: str, advance_days: Later) -> None:
    async def run() -> None:
        storage, upkeep = await make_database(database, keep_guests=1, keep_tables=0, keep_sheets=0)
        guest = await storage.find_guest(b"nobody")
        room = await Room.load("new", host_of(storage))
        advance_days(100)
        await upkeep.delete_expired()
        with pytest.raises(HTTPProblem) as problem:
            await room.handle_message(guest, Sit(seat=0, name="Nobody"))
        assert (problem.value.status, problem.value.why.name) == (401, "token")
        assert await room.handle_message(Guest("nobody", "Nobody", b"nobody"), Sit(seat=0, name="Nobody"))
        assert room.seat_of("nobody") == 0
        await storage.close()

    asyncio.run(run())


def test_limits_of_zero_delete_nothing(database: str, advance_days: Later) -> None:
    async def run() -> None:
        storage, upkeep = await make_database(database, keep_tables=0, keep_guests=0, keep_sheets=0)
        before = await counts(storage)
        advance_days(50_000)
        await upkeep.delete_expired()
        assert await counts(storage) == before
        await storage.close()

    asyncio.run(run())


def test_finished_match_is_kept_with_its_guests(database: str, advance_days: Later) -> None:
    async def run() -> None:
        storage, upkeep = await make_database(database, keep_tables=1, keep_guests=1)
        await storage.write(update(opened).where(opened.c.id == "old").values(finished=True))
        advance_days(100)
        await upkeep.delete_expired()
        left = await counts(storage)
        # The owner of the table and the writer of the sheet are left.
        assert (left["tables"], left["guests"]) == (1, 2)
        await storage.close()

    asyncio.run(run())


def test_unchanged_sheet_is_deleted_after_limit(database: str, advance_days: Later) -> None:
    async def run() -> None:
        storage, upkeep = await make_database(database, keep_sheets=400)
        advance_days(399)
        await upkeep.delete_expired()
        assert await storage.find_sheet("S") is not None
        assert await storage.replace_sheet("S", 2, "{}")
        advance_days(798)
        await upkeep.delete_expired()
        assert await storage.find_sheet("S") is not None
        advance_days(800)
        await upkeep.delete_expired()
        assert await storage.find_sheet("S") is None
        await storage.close()

    asyncio.run(run())
