"""A table is one room in a process, whoever comes and however it goes with them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from prikup.server.admission import Work
from prikup.server.hub import Hub
from prikup.server.problems import Problem
from prikup.server.room import Room
from tests.server.test_driver import Clock, First, Page, hub_at

T = TypeVar("T")


class Held:
    """Work that is done, or refused, when it is told to."""

    def __init__(self, refuse: bool = False) -> None:
        self.asked, self.go = asyncio.Event(), asyncio.Event()
        self._refuse = refuse

    async def __call__(self, make: Callable[..., T], /, *given: object) -> T:
        self.asked.set()
        await self.go.wait()
        if self._refuse:
            raise Problem(429, "rate-work")
        return make(*given)


async def page_at(hub: Hub, work: Work) -> Room:
    room = await hub.room("T", work)
    room.join(Page("anna"))
    return room


def test_who_is_refused_leaves_those_who_wait_and_those_who_come_at_one_room(tmp_path: Path) -> None:
    async def run() -> None:
        hub = await hub_at(str(tmp_path / "t.db"), First(), Clock())
        await hub.start()
        refused, second, third = Held(refuse=True), Held(), Held()
        first_asks = asyncio.create_task(page_at(hub, refused))
        await refused.asked.wait()
        waits = asyncio.create_task(page_at(hub, second))
        await asyncio.sleep(0)
        refused.go.set()
        with pytest.raises(Problem):
            await first_asks
        await second.asked.wait()
        comes = asyncio.create_task(page_at(hub, third))
        third.go.set()
        for _ in range(100):
            await asyncio.sleep(0)
        assert not third.asked.is_set()  # it is being made once
        second.go.set()
        assert await waits is await comes
        assert hub.driven == 1 and hub.supervised
        await hub.stop()
        await hub.storage.close()

    asyncio.run(run())


def test_another_room_than_the_one_that_is_driven_is_told(tmp_path: Path) -> None:
    async def run() -> None:
        hub = await hub_at(str(tmp_path / "t.db"), First(), Clock())
        await hub.start()
        room = await page_at(hub, asyncio.to_thread)
        assert hub.supervised
        other: Any = await Room.load("T", hub.storage)
        other.connections = room.connections
        hub._rooms["T"] = other
        assert not hub.supervised
        hub._rooms["T"] = room
        await hub.stop()
        await hub.storage.close()

    asyncio.run(run())
