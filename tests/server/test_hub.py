"""The hub: one room per table in a process, whoever opens it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
from sqlalchemy import Select

from prikup.server.problems import HTTPProblem
from prikup.server.storage.store import Storage
from prikup.server.tables.host import DIRECT_WORK, Cost, Work
from prikup.server.tables.hub import Hub
from prikup.server.tables.room import Room
from tests.server.hosts import storage_of
from tests.server.test_driver import AT_ONCE, Clock, First, Page, hub_at, is_away, until

T = TypeVar("T")


class HeldWork:
    """Work that waits for ``go`` and then runs or is refused."""

    def __init__(self, refuse: bool = False) -> None:
        self.asked, self.go = asyncio.Event(), asyncio.Event()
        self._refuse = refuse

    def check(self) -> None:
        """Refuse at once if it has been let go and refuses."""
        if self._refuse and self.go.is_set():
            raise HTTPProblem(429, "rate-work")

    async def __call__(self, cost: Cost, make: Callable[..., T], /, *given: object) -> T:
        self.asked.set()
        await self.go.wait()
        if self._refuse:
            raise HTTPProblem(429, "rate-work")
        return make(*given)


async def open_page(hub: Hub, work: Work) -> Room:
    room = await hub.get_room("T", work)
    room.join(Page("anna"))
    return room


def test_refused_caller_leaves_one_room_for_others(tmp_path: Path) -> None:
    async def run() -> None:
        hub = await hub_at(str(tmp_path / "t.db"), First(), Clock())
        await hub.start()
        refused, second, third = HeldWork(refuse=True), HeldWork(), HeldWork()
        first_asks = asyncio.create_task(open_page(hub, refused))
        await refused.asked.wait()
        waits = asyncio.create_task(open_page(hub, second))
        await asyncio.sleep(0)
        refused.go.set()
        with pytest.raises(HTTPProblem):
            await first_asks
        await second.asked.wait()
        comes = asyncio.create_task(open_page(hub, third))
        third.go.set()
        for _ in range(100):
            await asyncio.sleep(0)
        assert not third.asked.is_set()  # the room is being made only once
        second.go.set()
        assert await waits is await comes
        assert hub.driver_count == 1 and hub.is_supervised
        await hub.stop()
        await storage_of(hub).close()

    asyncio.run(run())


def test_hub_is_not_supervised_if_driver_has_another_room(tmp_path: Path) -> None:
    async def run() -> None:
        hub = await hub_at(str(tmp_path / "t.db"), First(), Clock())
        await hub.start()
        room = await open_page(hub, DIRECT_WORK)
        assert hub.is_supervised
        other: Any = await Room.load("T", hub.host)
        other.listeners = room.listeners
        hub._rooms["T"] = other
        assert not hub.is_supervised
        hub._rooms["T"] = room
        await hub.stop()
        await storage_of(hub).close()

    asyncio.run(run())


class QueryCounter:
    """Counts the rows of each query."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.rows: list[int] = []
        ask = Storage.rows

        async def counted(storage: Storage, query: Select[Any]) -> Any:
            found = await ask(storage, query)
            self.rows.append(len(found))
            return found

        monkeypatch.setattr(Storage, "rows", counted)


def test_load_reads_nothing_if_work_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        hub = await hub_at(str(tmp_path / "t.db"), First(), Clock())
        asked, refused = QueryCounter(monkeypatch), HeldWork(refuse=True)
        refused.go.set()
        with pytest.raises(HTTPProblem):
            await hub.get_room("T", refused)
        assert not asked.rows and not hub.loaded
        await hub.stop()
        await storage_of(hub).close()

    asyncio.run(run())


def test_long_table_is_read_in_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        hub = await hub_at(str(tmp_path / "t.db"), First(), Clock())
        whole = await Room.load("T", hub.host)
        asked = QueryCounter(monkeypatch)
        monkeypatch.setattr("prikup.server.storage.store.MAX_PAGE_EVENTS", 4)
        assert (await Room.load("T", hub.host)).table == whole.table
        assert asked.rows == [1, 0, 4, 2]  # the owner, no saved state, two pages of six events
        await storage_of(hub).close()

    asyncio.run(run())


def test_room_is_kept_for_a_time_after_its_last_reader(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        clock = Clock()
        hub = await hub_at(
            str(tmp_path / "t.db"), First(), clock, pace=msgspec.structs.replace(AT_ONCE, keep_room_s=3600)
        )
        room = await hub.get_room("T")
        clock.ahead += 1
        await until(lambda: is_away(room, 0) and is_away(room, 1))
        clock.ahead += 100
        await until(lambda: not hub.driver_count)
        assert await hub.get_room("T") is room
        await until(lambda: not hub.driver_count)
        [timer] = hub._release_timers.values()
        timer._run()
        assert not hub.loaded
        await hub.stop()
        await storage_of(hub).close()

    asyncio.run(run())


def test_get_room_fails_after_stop(database: str) -> None:
    async def run() -> None:
        hub = await hub_at(database, First(), Clock())
        await hub.stop()
        with pytest.raises(HTTPProblem) as refused:
            await hub.get_room("T")
        assert refused.value.status == 503 and hub.driver_count == 0
        await storage_of(hub).close()

    asyncio.run(run())
