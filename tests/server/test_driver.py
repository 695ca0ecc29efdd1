"""The driver: bots and clocks, with a clock that the test advances."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable, Sequence
from time import sleep, time
from typing import Any, Literal

import pytest
from msgspec.structs import replace
from sqlalchemy import Select

from prikup.bots.hints import Hint, hint
from prikup.core import Fact, View
from prikup.server.fair_semaphore import FairSemaphore
from prikup.server.problems import HTTPProblem
from prikup.server.storage.engine import database_url
from prikup.server.storage.store import Storage
from prikup.server.tables.driver import Driver, Pace
from prikup.server.tables.host import DerivedChanges, Guest, StoredEvent
from prikup.server.tables.hub import Hub
from prikup.server.tables.protocol import Agree, Back, Bind, Hurry, Leave, OpenSeed, SeatBot, Wait
from prikup.server.tables.room import Room
from prikup.server.workers.compute import ComputePool, choose
from prikup.server.workers.limits import exit_after
from prikup.table import AnyEvent, Deadline, TableRules, Tempo, encode, events, list_todos
from prikup.table.decision_clock import find_time_limit
from tests.server.hosts import host_of, storage_of
from tests.table.playing import Chain, deal_of_four

AT_ONCE = Pace(
    min_bot_time_s=0,
    max_bot_time_s=0,
    trick_hold_s=0,
    seed_timeout_s=1000,
    absence_grace_s=0.02,
    stale_after_s=0.02,
    sweep_interval_s=0.01,
    bot_timeout_s=0.2,
    keep_room_s=0,
    max_retry_delay_s=0.05,
)
ANNA, BORIS = Guest("anna", "Anna", b"anna"), Guest("boris", "Boris", b"boris")


class First:
    """Bots that choose the last legal action, or always the given text."""

    def __init__(self, says: str | None = None) -> None:
        self.says = says
        self.views: list[View] = []
        self.callers: list[str] = []

    async def choose(self, caller: str, name: str, seed: str, view: View) -> str:
        self.views.append(view)
        self.callers.append(caller)
        return self.says or [choice.text for choice in view.choices if choice.legal][-1]

    async def hint(self, caller: str, seed: str, view: View) -> Hint:
        return hint(view, seed)


class Clock:
    """A clock in seconds since 1970, advanced by the test."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time() + self.ahead


async def hub_at(
    database: str,
    thinkers: First,
    clock: Callable[[], float],
    people: bool = True,
    agreed: bool = True,
    pace: Pace = AT_ONCE,
    rules: str = "wikipedia-sochi",
    steady: Callable[[], float] | None = None,
    seconds: Literal[0, 15] = 0,
) -> Hub:
    """Return a hub with a table of two people and a bot, or of three bots; ``seconds`` are for a decision."""
    storage = Storage(database_url(database))
    await storage.migrate()
    for guest in (ANNA, BORIS):
        await storage.add_guest(guest)
    log: list[AnyEvent] = [
        events.Opened(
            id="T",
            game="preferans",
            rules=rules,
            players=3,
            table=TableRules(tempo="instant", decision_seconds=seconds),
        ),
        events.SeatBot(seat=2, bot="random"),
    ]
    if people:
        log += [events.Sit(seat=0, who="anna", name="Anna"), events.Sit(seat=1, who="boris", name="Boris")]
        log += [events.Agree(by=0), events.Agree(by=1)] if agreed else []
    else:
        log += [events.SeatBot(seat=0, bot="random"), events.SeatBot(seat=1, bot="random")]
    await storage.add_table("T", "anna", "preferans", [encode(one).decode() for one in log])
    return Hub(host_of(storage, thinkers, clock, steady), "seed", pace)


async def until(wanted: Callable[[], bool]) -> None:
    """Wait until the predicate holds, up to a minute."""
    async with asyncio.timeout(60):
        while not wanted():
            await asyncio.sleep(0.005)


class Page:
    """An open page at a table that counts its notifications."""

    def __init__(self, guest_id: str | None, address: str = "192.0.2.1") -> None:
        self.guest_id = guest_id
        self.address = address
        self.told = 0

    def close(self, problem: HTTPProblem) -> None:
        raise AssertionError(problem)

    def tell(self, facts: Sequence[Fact] = ()) -> None:
        self.told += 1


async def join_table(hub: Hub, who: str = "anna") -> Room:
    """Return the room after one person opened its page."""
    room = await hub.get_room("T")
    room.join(Page(who))
    return room


def is_away(room: Room, seat: int) -> bool:
    """Return True if the table records the seat's player as gone."""
    return room.table.seats[seat].gone is not None


@pytest.mark.parametrize(("tempo", "pause"), [("slow", 18), ("human", 10), ("fast", 4), ("instant", 0)])
def test_tempo_of_table_multiplies_the_time_of_bots(database: str, tempo: Tempo, pause: float) -> None:
    async def run() -> None:
        hub = await hub_at(database, First(), Clock())
        room = await hub.get_room("T")
        rules = TableRules(tempo=tempo)
        room.table = replace(room.table, table_rules=rules)
        pace = replace(AT_ONCE, min_bot_time_s=10, max_bot_time_s=10)
        assert Driver(room, hub.host, "seed", pace)._pause_s() == pytest.approx(pause)
        room.table = replace(room.table, hurried=True)
        assert Driver(room, hub.host, "seed", pace)._pause_s() == 0
        await hub.stop()
        await storage_of(hub).close()

    asyncio.run(run())


def test_wish_of_resting_player_ends_a_pause_that_has_begun(database: str) -> None:
    async def run() -> None:
        storage = Storage(database_url(database))
        await storage.migrate()
        await storage.add_guest(ANNA)
        thinkers = First()
        log = deal_of_four(0, "anna")
        await storage.add_table(
            log.table.id, "anna", "preferans", [encode(one).decode() for one in log.events]
        )
        pace = replace(AT_ONCE, min_bot_time_s=3600, max_bot_time_s=3600)
        hub = Hub(host_of(storage, thinkers, Clock()), "seed", pace)
        room = await hub.get_room(log.table.id)
        room.join(Page("anna"))
        await until(lambda: len(thinkers.views) > 0)
        await room.handle_message(ANNA, Hurry())
        await until(lambda: len(room.table.deals) > 0)
        await hub.stop()
        await storage.close()

    asyncio.run(run())


def test_others_choose_after_player_was_gone_for_90_seconds(database: str) -> None:
    async def run() -> None:
        clock = Clock()
        hub = await hub_at(database, First(), clock)
        room = await hub.get_room("T")
        clock.ahead += 1
        await until(lambda: is_away(room, 1))
        clock.ahead += 80
        await asyncio.sleep(0.05)
        assert room.table.seats[1].out is None
        clock.ahead += 10
        await until(lambda: room.table.seats[1].out is not None)
        await room.handle_message(ANNA, SeatBot(seat=1, bot="random"))
        assert room.table.seats[1].played_by == "random"
        await hub.stop()
        await storage_of(hub).close()

    asyncio.run(run())


def test_clock_set_back_four_hours_makes_nobody_wait_longer(database: str) -> None:
    async def run() -> None:
        clock, steady = Clock(), Clock()
        first = await hub_at(database, First(), clock, steady=steady)
        room = await join_table(first)
        await until(lambda: room.table.match is not None and room.table.match.deal_no == 1)
        steady.ahead += 1
        await until(lambda: is_away(room, 1))
        clock.ahead -= 4 * 3600
        # Another process notices the absence only now.
        storage = storage_of(first)
        later = Driver(await Room.load("T", first.host), first.host, "seed", AT_ONCE)
        away = room.table.table_rules.away_seconds
        for driver in (Driver(room, first.host, "seed", AT_ONCE), later):
            (deadline,) = [one for one in list_todos(room.table) if isinstance(one, Deadline)]
            assert driver._due_at(deadline) <= steady() + away
        steady.ahead += away - 20
        await asyncio.sleep(0.05)
        assert room.table.seats[1].out is None
        steady.ahead += 20
        await until(lambda: room.table.seats[1].out is not None)
        await first.stop()
        await storage.close()

    asyncio.run(run())


async def asked_person(hub: Hub) -> tuple[Room, int]:
    """Return the room when both people are there and one of them is asked, and the seat of that one."""
    room = await join_table(hub)
    room.join(Page("boris"))

    def asked() -> list[int]:
        return [at for at in (0, 1) if room.table.prompts[at] is not None]

    await until(lambda: bool(asked()))
    return room, asked()[0]


def test_bot_plays_for_a_player_who_is_out_of_time(database: str) -> None:
    async def run() -> None:
        clock, steady = Clock(), Clock()
        hub = await hub_at(database, First(), clock, steady=steady, seconds=15)
        room, seat = await asked_person(hub)
        clock.ahead -= 3600  # the clock of the machine is set back: that gives nobody more time
        steady.ahead += 40
        await asyncio.sleep(0.05)
        assert room.table.seats[seat].played_by is None
        steady.ahead += 5
        await until(lambda: room.table.seats[seat].played_by is not None)
        await until(lambda: room.table.version > 0 and any(one.text == "late" for one in room.table.log))
        await room.handle_message((ANNA, BORIS)[seat], Back())
        assert room.table.seats[seat].played_by is None
        await hub.stop()
        await storage_of(hub).close()

    asyncio.run(run())


def test_player_has_time_again_after_a_restart(database: str) -> None:
    async def run() -> None:
        clock = Clock()
        first = await hub_at(database, First(), clock, seconds=15)
        room, seat = await asked_person(first)
        await first.stop()
        await storage_of(first).close()
        clock.ahead += 300
        storage = Storage(database_url(database))
        second = Hub(host_of(storage, First(), clock), "seed", AT_ONCE)
        room, seat = await asked_person(second)
        await until(lambda: (find_time_limit(room.table, seat) or 0) > clock())
        assert room.table.seats[seat].played_by is None
        clock.ahead += 46
        await until(lambda: room.table.seats[seat].played_by is not None)
        await second.stop()
        await storage.close()

    asyncio.run(run())


def test_others_can_wait_for_player_who_left(database: str) -> None:
    async def run() -> None:
        clock = Clock()
        hub = await hub_at(database, First(), clock)
        room = await join_table(hub)
        await until(lambda: room.table.match is not None and room.table.match.deal_no == 1)
        await room.handle_message(BORIS, Leave())
        await room.handle_message(ANNA, Wait())
        assert room.table.seats[1].out is None and is_away(room, 1)
        await hub.stop()
        await storage_of(hub).close()

    asyncio.run(run())


def test_table_goes_on_after_illegal_action_of_bot(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        hub = await hub_at(database, First("11NT"), Clock(), people=False)
        room = await join_table(hub)
        await until(lambda: len(room.table.deals) > 0)
        await hub.stop()
        await storage_of(hub).close()

    asyncio.run(run())
    assert "'11NT'" in caplog.text


def test_match_by_time_is_settled_after_its_last_deal(database: str) -> None:
    async def run() -> None:
        clock = Clock()
        rules = "wikipedia-sochi; game_end=clock; end_minutes=60"
        hub = await hub_at(database, First(), clock, people=False, rules=rules)
        room = await join_table(hub)
        await until(lambda: len(room.table.deals) > 1)
        assert room.table.match is not None and room.table.match.minutes == 0
        clock.ahead += 3600
        await until(lambda: room.table.stage == "finished")
        assert room.table.match is not None and room.table.match.minutes == 60
        record = await room.past_deals.write_record(room.table, None)
        assert record.splitlines()[-1] == "clock 60"
        await hub.stop()
        await storage_of(hub).close()

    asyncio.run(run())


def test_bot_gets_the_view_of_its_seat(database: str) -> None:
    async def run() -> None:
        thinkers = First()
        hub = await hub_at(database, thinkers, Clock(), people=False)
        await join_table(hub)
        await until(lambda: len(thinkers.views) > 2)
        for view in thinkers.views[:3]:
            assert [one.seat for one in view.seats if one.cards is not None] == [view.seat]
        await hub.stop()
        await storage_of(hub).close()

    asyncio.run(run())


def test_table_without_listeners_is_released_if_it_waits_for_people(database: str) -> None:
    async def run() -> None:
        clock = Clock()
        hub = await hub_at(database, First(), clock)
        room = await hub.get_room("T")
        clock.ahead += 1
        await until(lambda: is_away(room, 0) and is_away(room, 1))
        clock.ahead += 100
        await until(lambda: room.table.seats[0].out is not None and room.table.seats[1].out is not None)
        await until(lambda: not hub.loaded)
        again = await hub.get_room("T")
        assert again is not room and again.table == room.table
        await hub.stop()
        await storage_of(hub).close()

    asyncio.run(run())


def test_bots_play_alone_only_while_the_owner_watches(database: str) -> None:
    async def run() -> None:
        hub = await hub_at(database, First(), Clock(), people=False)
        room = await hub.get_room("T")
        room.join(stranger := Page("boris"))
        room.join(unknown := Page(None))
        await until(lambda: len(room.table.shuffles) == 1)
        for _ in range(20):
            room.changed.set()
            await asyncio.sleep(0.005)
        assert room.table.version == 5  # Opened, three SeatBot, the first commitment
        room.join(owner := Page("anna"))
        await until(lambda: room.table.over > 0)
        room.leave(owner)
        stopped = room.table.version
        for _ in range(20):
            room.changed.set()
            await asyncio.sleep(0.005)
        # The action in progress ends and, at the end of a deal, its seeds are published.
        assert room.table.version <= stopped + 3
        for page in (stranger, unknown):
            room.leave(page)
        await until(lambda: not hub.loaded)
        await hub.stop()
        await storage_of(hub).close()

    asyncio.run(run())


def test_bots_do_not_act_while_people_are_gone(database: str) -> None:
    async def run() -> None:
        clock, thinkers = Clock(), First()
        hub = await hub_at(database, thinkers, clock)
        room = await hub.get_room("T")
        clock.ahead += 1
        await until(lambda: is_away(room, 0) and is_away(room, 1))
        clock.ahead += 100
        await until(lambda: not hub.loaded)
        assert room.table.match is not None and room.table.match.deal_no == 0 and not thinkers.views
        await hub.stop()
        await storage_of(hub).close()

    asyncio.run(run())


def test_semaphore_gives_place_to_least_recently_served_table() -> None:
    order: list[str] = []

    async def think(turns: FairSemaphore, table: str) -> None:
        async with turns.place(table):
            order.append(table)
            await asyncio.sleep(0)

    async def run() -> None:
        turns = FairSemaphore(1)
        async with turns.place("busy"):
            asked = [
                asyncio.create_task(think(turns, table)) for table in ("busy", "busy", "busy", "quiet", "new")
            ]
            await asyncio.sleep(0)
            gone = asyncio.create_task(think(turns, "gone"))
            await asyncio.sleep(0)
            gone.cancel()
        await asyncio.gather(*asked)
        async with turns.place("after"):
            order.append("after")

    asyncio.run(run())
    assert order == ["quiet", "new", "busy", "busy", "busy", "after"]


def test_bots_act_for_the_address_of_a_present_player(database: str) -> None:
    async def run() -> None:
        bots = First()
        hub = await hub_at(database, bots, Clock(), people=False)
        room = await hub.get_room("T")
        assert room.find_caller() == "T"
        room.join(Page("stranger", "192.0.2.66"))
        room.join(Page("anna", "192.0.2.7"))
        await until(lambda: bool(bots.callers))
        assert set(bots.callers) == {"192.0.2.7"}
        await hub.stop()
        await storage_of(hub).close()

    asyncio.run(run())


class Sleeper(First):
    """Bots that never answer."""

    async def choose(self, caller: str, name: str, seed: str, view: View) -> str:
        await asyncio.sleep(3600)
        return "pass"


def test_hanging_bot_plays_its_first_legal_action(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        hub = await hub_at(database, Sleeper(), Clock(), people=False)
        room = await join_table(hub)
        await until(lambda: len(room.table.steps) > 2)
        await hub.stop()
        await storage_of(hub).close()

    asyncio.run(run())
    assert "TimeoutError" in caplog.text


class Failing:
    """A bot that fails."""

    def choose(self, view: View) -> str:
        raise KeyError("nothing")


class LocalBots(First):
    """Bots that run in this process as they do in workers."""

    async def choose(self, caller: str, name: str, seed: str, view: View) -> str:
        return choose(f"{__name__}:Failing", seed, view)


@pytest.mark.parametrize(
    ("brains", "why"),
    [(LocalBots(), "KeyError: 'nothing', in test_driver.py:"), (First("banana"), "'banana' ")],
)
def test_bot_failure_is_logged_as_one_line(
    database: str, caplog: pytest.LogCaptureFixture, brains: First, why: str
) -> None:
    async def run() -> None:
        hub = await hub_at(database, brains, Clock(), people=False)
        room = await join_table(hub)
        await until(lambda: len(room.table.steps) > 2)
        await hub.stop()
        await storage_of(hub).close()

    asyncio.run(run())
    said = [one for one in caplog.records if "failed" in one.getMessage()]
    assert said and not any(one.exc_info for one in said)
    assert f"bot random failed, taking its first legal choice: {why}" in said[0].getMessage()


class Flaky(Storage):
    """A database that a test can make unavailable; counts the calls meanwhile."""

    away, asked = False, 0

    async def rows(self, query: Select[Any]) -> Sequence[Any]:
        self._check()
        return await super().rows(query)

    async def append(self, table_id: str, event: StoredEvent, changes: DerivedChanges | None = None) -> None:
        self._check()
        await super().append(table_id, event, changes)

    def _check(self) -> None:
        if self.away:
            self.asked += 1
            raise OSError("the database is away")


def test_table_goes_on_after_database_was_unavailable(database: str) -> None:
    async def run() -> None:
        hub = await hub_at(database, First(), Clock(), people=False)
        await storage_of(hub).close()
        storage = Flaky(database_url(database))
        hub.host = hub.host._replace(store=storage)
        room = await join_table(hub)
        await until(lambda: len(room.table.steps) > 0)
        storage.away, stopped = True, room.table.version
        await until(lambda: storage.asked > 5)
        assert room.table.version <= stopped + 1
        storage.away = False
        await until(lambda: room.table.version > stopped + 20)
        await hub.stop()
        await storage.close()

    asyncio.run(run())


def test_retry_delay_is_capped_after_many_failures() -> None:
    pace = Pace(max_retry_delay_s=5.0)
    assert [pace.retry_delay(failures) for failures in (1, 9, 5000)] == [0.02, 5.0, 5.0]


class Cancelled(First):
    """Bots cancelled once, as happens when another table's bot breaks the worker pool."""

    async def choose(self, caller: str, name: str, seed: str, view: View) -> str:
        said = await super().choose(caller, name, seed, view)
        if len(self.views) == 2:
            raise asyncio.CancelledError
        return said


def test_failed_driver_is_replaced_and_its_table_logged(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        hub = await hub_at(database, Cancelled(), Clock(), people=False)
        room = await join_table(hub)
        await until(lambda: len(room.table.deals) > 0)
        await hub.stop()
        await storage_of(hub).close()

    asyncio.run(run())
    assert "table T: its driver failed" in caplog.text


def _hang() -> None:
    with exit_after(0.1):
        sleep(60)


def test_worker_with_hanging_bot_exits() -> None:
    worker = multiprocessing.get_context("spawn").Process(target=_hang)
    worker.start()
    worker.join(30)
    assert worker.exitcode == 1


def test_pool_start_loads_workers_before_any_task() -> None:
    before = set(multiprocessing.active_children())
    thinkers = ComputePool(workers=2)
    thinkers.start()
    try:
        assert len(set(multiprocessing.active_children()) - before) == 2
        loaded = thinkers._run(eval, "'prikup.server.workers.warmup' in __import__('sys').modules")
        assert asyncio.run(loaded)
    finally:
        thinkers.close()


def test_seat_is_withheld_if_its_present_player_opens_no_seed(database: str) -> None:
    async def run() -> None:
        clock = Clock()
        hub = await hub_at(database, First(), clock, agreed=False)
        room = await hub.get_room("T")
        chains = {ANNA: Chain("anna"), BORIS: Chain("boris")}
        for guest in chains:
            room.join(Page(guest.id))
        for _ in range(20):
            room.changed.set()
            await asyncio.sleep(0.005)
        await until(lambda: not is_away(room, 0) and not is_away(room, 1))
        for guest, chain in chains.items():
            await room.handle_message(guest, Bind(commitment=chain.bound))
            await room.handle_message(guest, Agree())
        await until(lambda: len(room.table.shuffles) == 1)
        await room.handle_message(ANNA, OpenSeed(number=1, seed=chains[ANNA].open()))
        clock.ahead += 900
        await asyncio.sleep(0.1)
        assert room.table.shuffles[0].dealer is None and not room.table.seats[1].withheld
        clock.ahead += 200
        await until(lambda: room.table.shuffles[0].deal is not None)
        assert [seat.withheld for seat in room.table.seats] == [False, True, False]
        assert room.table.shuffles[0].player_seeds == (chains[ANNA].bound, "", "")
        await until(lambda: len(room.table.shuffles) == 2)
        assert room.table.shuffles[1].bindings == (chains[ANNA].bound, "", "")
        await hub.stop()
        await storage_of(hub).close()

    asyncio.run(run())
