"""Saved states of tables: opening one folds the events since, and the events remain what counts."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any

import pytest
from sqlalchemy import func, select, update

from prikup import table as tables
from prikup.server.storage import store
from prikup.server.storage.engine import database_url
from prikup.server.storage.schema import states, utc_now
from prikup.server.storage.store import Storage
from prikup.server.tables.host import Guest
from prikup.server.tables.room import Room
from prikup.table import AnyEvent, events
from tests.server.hosts import host_of, trace_statements
from tests.table.playing import Log

pytestmark = pytest.mark.databases


def played(deals: int) -> Log:
    """Return a match of one person against bots after so many deals, and a part of the next."""
    log = Log("PBB", "preferans", "wikipedia-sochi", id="T", deals=10)
    log.begin()
    moves = 0
    while log.table.over < deals or moves < 5:
        if log.table.unseen:
            log.put(events.Next(by=0))
        else:
            log.put(log.bot_move(next(at for at in range(3) if log.table.prompts[at] is not None)))
            moves = moves + 1 if log.table.over == deals else 0
        log.server(bots=False)
    return log


async def store_log(database: str, log: Log) -> Storage:
    """Return a database with a match, whose events were appended one by one."""
    storage = Storage(database_url(database))
    await storage.migrate()
    await storage.add_guest(Guest("secret-0", "Anna", b"a" * 32))
    first = [tables.encode(one).decode() for one in log.events[:4]]
    await storage.add_table("T", "secret-0", "preferans", first, [0])
    room = await Room.load("T", host_of(storage))
    for one in log.events[4:]:
        await room.append(one)
    assert room.table == log.table
    return storage


class Applied:
    """Counts the events that are folded."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        plain = tables.fold.__globals__["apply"]

        def counted(table: tables.Table, one: AnyEvent) -> tables.Applied:
            self.count += 1
            return plain(table, one)  # type: ignore[no-any-return]

        monkeypatch.setattr("prikup.table.apply", counted)
        monkeypatch.setitem(tables.fold.__globals__, "apply", counted)


def test_opening_a_table_folds_one_deal_at_most(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    log = played(4)
    ends = [at for at, one in enumerate(log.events, 1) if isinstance(one, events.Reveal)]
    longest = max(after - before for before, after in pairwise(ends))

    async def run() -> None:
        storage = await store_log(database, log)
        applied = Applied(monkeypatch)
        room = await Room.load("T", host_of(storage))
        assert room.table == log.table
        assert 0 < applied.count <= longest < len(log.events) / 3
        await storage.close()

    asyncio.run(run())


def test_undo_goes_on_after_opening_from_a_saved_state(database: str) -> None:
    log = played(2)

    async def run() -> None:
        storage = await store_log(database, log)
        room = await Room.load("T", host_of(storage))
        for one in (events.AskUndo(by=0), events.Undone()):
            log.put(one)
            await room.append(one)
        assert room.table == log.table
        assert (await Room.load("T", host_of(storage))).table == log.table
        await storage.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    "spoilt",
    [{"code_key": "other"}, {"body": b"nonsense"}, {"body": b""}, {"version": 30}],
    ids=["other code", "nonsense", "empty", "other version"],
)
def test_saved_state_is_ignored_if_it_does_not_fit(
    database: str, spoilt: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    log = played(2)

    async def run() -> None:
        storage = await store_log(database, log)
        await storage.write(update(states).values(**spoilt))
        applied = Applied(monkeypatch)
        room = await Room.load("T", host_of(storage))
        assert room.table == log.table
        assert applied.count >= len(log.events) - 1
        await storage.close()

    asyncio.run(run())


def test_table_has_one_saved_state_that_is_deleted_with_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = played(3)

    async def run() -> None:
        storage = await store_log(database, log)
        rows: Any = select(func.count(), func.max(states.c.version)).select_from(states)
        ((count, version),) = await storage.rows(rows)
        assert count == 1 and version < log.table.version
        now = utc_now()
        monkeypatch.setattr(store, "utc_now", lambda: now.replace(year=now.year + 1))
        assert await storage.delete_idle_tables(90) == 1
        assert (await storage.rows(rows))[0][0] == 0
        await storage.close()

    asyncio.run(run())


def test_event_writes_more_than_its_row_only_at_the_end_of_a_deal(database: str) -> None:
    log = played(2)

    async def run() -> None:
        storage = Storage(database_url(database))
        await storage.migrate()
        await storage.add_guest(Guest("secret-0", "Anna", b"a" * 32))
        first = [tables.encode(one).decode() for one in log.events[:4]]
        await storage.add_table("T", "secret-0", "preferans", first, [0])
        room = await Room.load("T", host_of(storage))
        written: list[str] = []

        def note(statement: str) -> None:
            words = statement.split()[:3]
            if words[0] in ("INSERT", "UPDATE", "DELETE") and words[2] != "events":
                written.append(" ".join(words))

        trace_statements(storage, note)
        for one in log.events[4:]:
            written.clear()
            ended = room.table.over
            await room.append(one)
            at_end = ["INSERT INTO deals", "DELETE FROM states", "INSERT INTO states"]
            assert written == (at_end if room.table.over > ended else [])
        await storage.close()

    asyncio.run(run())
