"""Bots and clocks, with a clock that does as it is told."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from pathlib import Path
from time import sleep, time

import pytest

from prikup.core import View
from prikup.server.database import database_url
from prikup.server.driver import Pace
from prikup.server.hub import Hub
from prikup.server.protocol import Bot, Leave, Wait
from prikup.server.room import Room
from prikup.server.storage import Guest, Storage
from prikup.server.thinkers import Thinkers, at_most
from prikup.table import AnyEvent, TableRules, encode, events

AT_ONCE = Pace(quick=0, slow=0, hold=0, grace=0.02, stale=0.02, sweep=0.01, patience=0.2)
ANNA, BORIS = Guest("anna", "Anna"), Guest("boris", "Boris")


class First:
    """Takes the last legal choice, or says what it is told to."""

    def __init__(self, says: str | None = None) -> None:
        self.says = says
        self.views: list[View] = []

    async def choose(self, name: str, seed: str, view: View) -> str:
        self.views.append(view)
        return self.says or [choice.text for choice in view.choices if choice.legal][-1]


class Clock:
    """Seconds since 1970, put forward by hand."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time() + self.ahead


async def hub_at(path: Path, thinkers: First, clock: Callable[[], float], people: bool = True) -> Hub:
    """A hub with a table of two people and a bot that play, or of three bots."""
    storage = Storage(database_url(str(path / "t.db")))
    await storage.migrate()
    for guest in (ANNA, BORIS):
        await storage.add_guest(guest, guest.id.encode() * 4)
    log: list[AnyEvent] = [
        events.Opened(
            id="T", game="preferans", rules="wikipedia-sochi", players=3, table=TableRules(tempo="instant")
        ),
        events.Bot(seat=2, bot="random"),
    ]
    if people:
        log += [events.Sit(seat=0, who="anna", name="Anna"), events.Sit(seat=1, who="boris", name="Boris")]
        log += [events.Agree(by=0), events.Agree(by=1)]
    else:
        log += [events.Bot(seat=0, bot="random"), events.Bot(seat=1, bot="random")]
    await storage.add_table("T", "anna", "preferans", [encode(one).decode() for one in log])
    return Hub(storage, thinkers, "seed", AT_ONCE, clock)


async def until(wanted: Callable[[], bool]) -> None:
    """Wait for something that the driver does."""
    async with asyncio.timeout(60):
        while not wanted():
            await asyncio.sleep(0.005)


def away(room: Room, seat: int) -> bool:
    """Whether the table knows that a person is gone."""
    return room.table.seats[seat].gone is not None


def test_who_is_gone_for_ninety_seconds_is_asked_about_and_a_bot_may_play(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        hub = await hub_at(tmp_path, First(), clock)
        room = await hub.room("T")
        clock.ahead += 1
        await until(lambda: away(room, 1))
        clock.ahead += 80
        await asyncio.sleep(0.05)
        assert room.table.seats[1].out is None
        clock.ahead += 10
        await until(lambda: room.table.seats[1].out is not None)
        await room.hear(ANNA, Bot(seat=1, bot="random"))
        assert room.table.seats[1].played_by == "random"
        await hub.stop()
        await hub.storage.close()

    asyncio.run(run())


def test_the_others_may_wait_on(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        hub = await hub_at(tmp_path, First(), clock)
        room = await hub.room("T")
        await until(lambda: room.table.match is not None and room.table.match.deal_no == 1)
        await room.hear(BORIS, Leave())
        await room.hear(ANNA, Wait())
        assert room.table.seats[1].out is None and away(room, 1)
        await hub.stop()
        await hub.storage.close()

    asyncio.run(run())


def test_a_bot_that_breaks_the_rules_does_not_stop_the_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        hub = await hub_at(tmp_path, First("11NT"), Clock(), people=False)
        room = await hub.room("T")
        await until(lambda: len(room.table.deals) > 0)
        await hub.stop()
        await hub.storage.close()

    asyncio.run(run())
    assert "'11NT'" in caplog.text


def test_a_bot_is_shown_the_view_of_its_seat(tmp_path: Path) -> None:
    async def run() -> None:
        thinkers = First()
        hub = await hub_at(tmp_path, thinkers, Clock(), people=False)
        await hub.room("T")
        await until(lambda: len(thinkers.views) > 2)
        for view in thinkers.views[:3]:
            assert [one.seat for one in view.seats if one.cards is not None] == [view.seat]
        await hub.stop()
        await hub.storage.close()

    asyncio.run(run())


def test_a_table_nobody_listens_to_and_that_waits_for_people_is_let_go(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        hub = await hub_at(tmp_path, First(), clock)
        room = await hub.room("T")
        clock.ahead += 1
        await until(lambda: away(room, 0) and away(room, 1))
        clock.ahead += 100
        await until(lambda: room.table.seats[0].out is not None and room.table.seats[1].out is not None)
        await until(lambda: not hub.at_hand)
        again = await hub.room("T")
        assert again is not room and again.table == room.table
        await hub.stop()
        await hub.storage.close()

    asyncio.run(run())


class Sleeper(First):
    """Never answers."""

    async def choose(self, name: str, seed: str, view: View) -> str:
        await asyncio.sleep(3600)
        return "pass"


def test_a_bot_that_hangs_plays_its_first_legal_action(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        hub = await hub_at(tmp_path, Sleeper(), Clock(), people=False)
        room = await hub.room("T")
        await until(lambda: len(room.table.steps) > 2)
        await hub.stop()
        await hub.storage.close()

    asyncio.run(run())
    assert "TimeoutError" in caplog.text


def _hang() -> None:
    with at_most(0.1):
        sleep(60)


def test_a_worker_in_which_a_bot_hangs_ends_itself() -> None:
    worker = multiprocessing.get_context("spawn").Process(target=_hang)
    worker.start()
    worker.join(30)
    assert worker.exitcode == 1


def test_the_bots_are_there_before_anything_is_asked() -> None:
    before = set(multiprocessing.active_children())
    thinkers = Thinkers(workers=2)
    thinkers.start()
    try:
        assert len(set(multiprocessing.active_children()) - before) == 2
    finally:
        thinkers.close()
