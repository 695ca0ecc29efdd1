"""Processes on one database: they see each other's events, and one of them drives a table."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest
from msgspec.structs import replace

from prikup.server.problems import HTTPProblem
from prikup.server.storage.engine import database_url
from prikup.server.storage.store import Storage
from prikup.server.tables.driver import Pace
from prikup.server.tables.host import Guest, StoredEvent
from prikup.server.tables.hub import Hub
from prikup.server.tables.protocol import Bar, Chat, FreeSeat, HandOver, LockTable
from prikup.server.tables.protocol import TableRequest as Message
from prikup.server.tables.room import Room
from tests.server.hosts import host_of, last_versions, storage_of
from tests.server.postgres import Cluster
from tests.server.test_driver import ANNA, AT_ONCE, BORIS, Clock, First, Page, hub_at, join_table, until

pytestmark = pytest.mark.databases

CALM = replace(AT_ONCE, absence_grace_s=3600, stale_after_s=3600, poll_interval_s=0.01)
SELDOM = replace(CALM, poll_interval_s=3600)


async def second_hub(database: str, thinkers: First, pace: Pace = CALM) -> Hub:
    """Return the hub of another process on the database, with Boris at its table."""
    hub = Hub(host_of(Storage(database_url(database)), thinkers, Clock()), "seed", pace)
    await hub.start()
    (await hub.get_room("T")).join(Page(BORIS.id))
    return hub


async def stop_driving(hubs: Iterable[Hub], rooms: Iterable[Room]) -> None:
    """Stop the drivers, and read into each room what the others have appended."""
    for hub in hubs:
        await hub.stop()
    for room in rooms:
        await room.catch_up()


async def stop(*hubs: Hub) -> None:
    for hub in hubs:
        await hub.stop()
        await storage_of(hub).close()


def test_event_of_one_process_is_shown_by_other(database: str) -> None:
    async def run() -> None:
        one = await hub_at(database, First(), Clock(), pace=CALM)
        two = await second_hub(database, First(), CALM)
        await one.start()
        here, there = await join_table(one), await two.get_room("T")
        await here.handle_message(ANNA, Chat(text="hello", nonce="1"))
        await until(lambda: [line.text for line in there.table.says] == ["hello"])
        await there.handle_message(BORIS, Chat(text="and you", nonce="2"))
        await until(lambda: len(here.table.says) == 2)
        await stop(one, two)

    asyncio.run(run())


@pytest.mark.parametrize("message", [LockTable(lock="all"), FreeSeat(seat=1), Bar(seat=1), HandOver(seat=0)])
def test_former_owner_is_refused_by_process_that_has_not_read_the_hand_over(
    database: str, message: Message
) -> None:
    async def run() -> None:
        one = await hub_at(database, First(), Clock(), pace=SELDOM)
        two = Hub(host_of(Storage(database_url(database)), First()), "seed", SELDOM)  # it does not follow yet
        here, there = await join_table(one), await two.get_room("T")
        await here.handle_message(ANNA, HandOver(seat=1))
        assert there.owner == ANNA.id
        with pytest.raises(HTTPProblem) as refused:
            await there.handle_message(ANNA, message)
        assert refused.value.why.code == "owner"
        await there.handle_message(BORIS, LockTable(lock="seats"))
        await stop_driving((one, two), (here, there))
        assert here.table == there.table and here.table.lock == "seats" and here.owner == BORIS.id
        await stop(one, two)

    asyncio.run(run())


def test_owners_messages_at_one_moment_leave_one_table(database: str) -> None:
    async def run() -> None:
        one = await hub_at(database, First(), Clock(), pace=SELDOM)
        two = Hub(host_of(Storage(database_url(database)), First()), "seed", SELDOM)
        here, there = await join_table(one), await two.get_room("T")
        said = [
            here.handle_message(ANNA, FreeSeat(seat=1)),
            there.handle_message(ANNA, HandOver(seat=1)),
            here.handle_message(ANNA, LockTable(lock="all")),
            there.handle_message(BORIS, Chat(text="hello")),
        ]
        answers = await asyncio.gather(*said, return_exceptions=True)
        # Whoever comes second finds the seat free, or somebody else the owner, or no seat to speak from.
        codes = {answer.why.code for answer in answers if isinstance(answer, HTTPProblem)}
        assert codes <= {"owner", "seat", "watcher", "actor"} and len(codes) < len(answers)
        assert all(isinstance(answer, bool | HTTPProblem) for answer in answers)
        await stop_driving((one, two), (here, there))
        assert here.table == there.table
        assert (here.owner == BORIS.id) is not (here.seat_of(BORIS.id) is None)
        await stop(one, two)

    asyncio.run(run())


def test_postgresql_notifies_other_process_of_events(postgres: Cluster) -> None:
    async def run() -> None:
        database = postgres.database()
        one = await hub_at(database, First(), Clock(), pace=CALM)
        two = await second_hub(database, First(), SELDOM)
        here, there = await join_table(one), await two.get_room("T")
        await here.handle_message(ANNA, Chat(text="hello", nonce="1"))
        await until(lambda: len(there.table.says) == 1)
        await stop(one, two)

    asyncio.run(run())


def test_new_listener_sees_current_state_without_notices(
    database: str,
) -> None:
    async def run() -> None:
        one = await hub_at(database, First(), Clock())
        two = Hub(host_of(Storage(database_url(database)), First()), "seed", SELDOM)  # it does not follow yet
        behind = await two.get_room("T")
        await (await join_table(one)).handle_message(ANNA, Chat(text="hello", nonce="1"))
        assert not behind.table.says
        assert len((await two.get_room("T")).table.says) == 1
        await stop(one, two)

    asyncio.run(run())


def test_events_during_lost_connection_are_read_after_reconnect(postgres: Cluster) -> None:
    async def run() -> None:
        database = postgres.database()
        one = await hub_at(database, First(), Clock(), pace=CALM)
        two = await second_hub(database, First(), CALM)
        here, there = await join_table(one), await two.get_room("T")
        listens = "query ~ 'LISTEN|advisory|SELECT 1' AND pid <> pg_backend_pid()"
        postgres.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {listens}")
        await here.handle_message(ANNA, Chat(text="hello", nonce="1"))
        await until(lambda: len(there.table.says) == 1)
        await stop(one, two)

    asyncio.run(run())


def test_other_process_drives_table_after_the_first_stops(postgres: Cluster) -> None:
    async def run() -> None:
        database = postgres.database()
        bots = First(), First()
        one = await hub_at(database, bots[0], Clock(), people=False, pace=CALM)
        two = Hub(host_of(Storage(database_url(database)), bots[1], Clock()), "seed", CALM)
        hubs = (one, two)
        for hub in hubs:
            await hub.start()
        rooms = [await join_table(hub) for hub in hubs]
        await until(lambda: all(len(room.table.steps) > 30 for room in rooms))
        [driver] = [at for at, bot in enumerate(bots) if bot.views]
        await stop(hubs[driver])
        await until(lambda: bool(bots[1 - driver].views))
        await stop(hubs[1 - driver])

    asyncio.run(run())


def test_stuck_claimant_is_bypassed(postgres: Cluster) -> None:
    async def run() -> None:
        database = postgres.database()
        one = await hub_at(database, First(), Clock(), people=False)
        stuck = Storage(database_url(database))
        assert await stuck.peers.claim("T")
        room = await join_table(one)
        await until(lambda: len(room.table.steps) > 3)
        await stop(one)
        await stuck.close()

    asyncio.run(run())


CLAIM = """
import asyncio, sys
from prikup.server.problems import HTTPProblem
from prikup.server.storage.engine import database_url
from prikup.server.storage.store import Storage
async def run():
    storage = Storage(database_url(sys.argv[1]))
    print(await storage.peers.claim("T"), flush=True)
    await asyncio.sleep(3600)
asyncio.run(run())
"""


def test_claim_of_table_is_exclusive_until_process_dies(database: str) -> None:
    async def run() -> None:
        storage = Storage(database_url(database))
        await storage.migrate()
        other = subprocess.Popen([sys.executable, "-c", CLAIM, database], stdout=subprocess.PIPE, text=True)
        assert other.stdout is not None and other.stdout.readline() == "True\n"
        assert not await storage.peers.claim("T") and await storage.peers.claim("U")
        other.kill()
        other.communicate()
        async with asyncio.timeout(60):
            while not await storage.peers.claim("T"):
                await asyncio.sleep(0.01)
        await storage.peers.release("T")
        another = Storage(database_url(database))
        assert await another.peers.claim("T")
        await another.close()
        await storage.close()

    asyncio.run(run())


def test_concurrent_writes_of_two_processes_do_not_deadlock(database: str) -> None:
    async def run() -> None:
        storages = [Storage(database_url(database)) for _ in range(2)]
        await storages[0].migrate()
        await storages[0].add_guest(Guest("anna", "Anna", b"a" * 32))
        names = [f"T{number}" for number in range(30)]
        for name in names:
            await storages[0].add_table(name, "anna", "preferans", ["{}"])
        for version in range(2, 8):
            forward = (
                storages[0].append(one, StoredEvent(version, "anna", f"{version} a", "{}")) for one in names
            )
            back = (
                storages[1].append(one, StoredEvent(version, "anna", f"{version} b", "{}"))
                for one in reversed(names)
            )
            told = await asyncio.gather(*forward, *back, return_exceptions=True)
            assert [type(one).__name__ for one in told if one is not None] == ["VersionTakenError"] * len(
                names
            )
        assert await last_versions(storages[1], names) == dict.fromkeys(names, 7)
        for storage in storages:
            await storage.close()

    asyncio.run(run())


def test_following_goes_on_after_newest_rows_are_deleted(tmp_path: Path) -> None:
    async def run() -> None:
        storage = Storage(database_url(str(tmp_path / "t.db")))
        await storage.migrate()
        await storage.add_guest(Guest("anna", "Anna", b"a" * 32))
        await storage.add_table("T", "anna", "preferans", ["{}"] * 9)
        told: list[str] = []
        missed: list[int] = []
        following = asyncio.create_task(
            storage.peers.follow(told.extend, lambda: missed.append(len(told)), 0.001)
        )
        await until(lambda: missed == [0])
        assert await storage.delete_idle_tables(-1) == 1
        await until(lambda: len(missed) == 2)
        await storage.add_table("U", "anna", "preferans", ["{}"] * 3)
        await until(lambda: "U" in told)
        following.cancel()
        await asyncio.gather(following, return_exceptions=True)
        await storage.close()

    asyncio.run(run())
