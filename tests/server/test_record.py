"""Rows derived from events: finished deals, seats, and the end of a match."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import pytest
from sqlalchemy import Select, delete, insert

from prikup import records
from prikup import table as tables
from prikup.games import get_game
from prikup.server.storage.engine import database_url
from prikup.server.storage.schema import deals
from prikup.server.storage.store import Storage
from prikup.server.tables.folding import REPLAY_EVENT_MS
from prikup.server.tables.host import (
    Cost,
    DerivedChanges,
    DirectWork,
    Guest,
    StoredEvent,
    WriteConflictError,
)
from prikup.server.tables.room import Room
from prikup.table import Ending, StoredDeal, events
from tests.server.hosts import host_of, last_versions
from tests.table.playing import Log
from tests.table.test_preferans import step

pytestmark = pytest.mark.databases

T = TypeVar("T")


class Counting(Storage):
    """A database that counts the rows it reads."""

    read = 0

    async def rows(self, query: Select[Any]) -> Sequence[Any]:
        found = await super().rows(query)
        self.read += len(found)
        return found


def play_three_deals() -> Log:
    """Return a table of a person and two bots during its fourth deal."""
    log = Log("PBB", "preferans", "wikipedia-sochi", "T")
    log.begin()
    while log.table.over < 3 or len(log.table.steps) < 5:
        step(log)
        log.server(bots=False)
    return log


async def store_table(database: str, log: Log) -> tuple[Counting, Room]:
    """Store a table with its first four events, append the others, and return its room."""
    storage = Counting(database_url(database))
    await storage.migrate()
    await storage.add_guest(Guest("secret-0", "Anna", b"a" * 32))
    opening = [tables.encode(one).decode() for one in log.events[:4]]
    await storage.add_table("T", "secret-0", "preferans", opening, [0])
    room = await Room.load("T", host_of(storage))
    for event in log.events[4:]:
        await room.append(event)
    return storage, room


def replay_record(log: Log, viewer: int | None) -> str:
    """Return the record made from all events."""
    table, inputs = tables.collect_inputs(log.events, get_game)
    start = table.game.start(table.options, 3)
    names = [seat.name for seat in table.seats]
    whole = records.make_record(start, inputs, names, proofs=tables.list_proofs(table))
    return records.write(records.redact_record(whole, viewer))


def test_record_is_written_from_stored_deals_without_events(database: str) -> None:
    log = play_three_deals()

    async def run() -> None:
        storage, room = await store_table(database, log)
        storage.read = 0
        for viewer in (0, 1, None):
            assert await room.past_deals.write_record(room.table, viewer) == replay_record(log, viewer)
        assert storage.read == 3 * log.table.over
        await storage.close()

    asyncio.run(run())


def test_deal_lines_of_older_table_are_written_once(database: str) -> None:
    log = play_three_deals()

    async def run() -> None:
        storage, room = await store_table(database, log)
        kept = await storage.read_deal_lines("T")
        await storage.write(delete(deals), insert(deals).values(table_id="T", number=3, line=kept[2]))
        storage.read = 0
        written = await asyncio.gather(*(room.past_deals.write_record(room.table, None) for _ in range(5)))
        assert set(written) == {replay_record(log, None)}
        assert await storage.read_deal_lines("T") == kept
        assert storage.read < 2 * len(log.events)
        await storage.close()

    asyncio.run(run())


class CountedWork(DirectWork):
    """Work that notes the queue and the estimated cost of each call."""

    def __init__(self) -> None:
        self.costs: list[Cost] = []

    async def __call__(self, cost: Cost, make: Callable[..., T], /, *given: object) -> T:
        self.costs.append(cost)
        return await super().__call__(cost, make, *given)


def test_record_costs_more_for_more_deals_and_waits_with_matches_in_play(database: str) -> None:
    log = play_three_deals()
    work = CountedWork()

    async def run() -> None:
        storage, room = await store_table(database, log)
        await room.past_deals.write_record(room.table, None, work)
        await room.past_deals.show_deal(room.table, 1, work)
        await storage.close()

    asyncio.run(run())
    assert {cost.queue for cost in work.costs} == {"play"}
    assert work.costs[-1].ms == pytest.approx(REPLAY_EVENT_MS * len(log.events))


def test_event_and_derived_changes_are_stored_together_or_not_at_all(database: str) -> None:
    log = play_three_deals()

    async def run() -> None:
        storage, room = await store_table(database, log)
        version = room.table.version
        stored = StoredEvent(version + 1, None, None, "{}")
        over = Ending(rules="", names=(), bots=(), deals=1)
        twice = DerivedChanges(seats={}, finished=over, deal=StoredDeal(1, "a deal that is kept already"))
        with pytest.raises(WriteConflictError):
            await storage.append("T", stored, twice)
        assert await last_versions(storage, ["T"]) == {"T": version}
        assert await storage.count_open_tables("secret-0") == 1
        await room.append(events.AskEnd(by=0))
        await room.append(events.MatchEnded())
        assert await storage.count_open_tables("secret-0") == 0
        await storage.close()

    asyncio.run(run())
