"""The hub: all tables that one process has in memory, and the drivers that act for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Mapping
from typing import NamedTuple
from weakref import WeakValueDictionary

from prikup.server.logs import TABLE
from prikup.server.problems import DATABASE_UNAVAILABLE
from prikup.server.tables.driver import Driver, Pace
from prikup.server.tables.hints import Hints
from prikup.server.tables.host import DIRECT_WORK, Guest, Host, Work
from prikup.server.tables.protocol import Leave
from prikup.server.tables.room import Room

log = logging.getLogger("prikup.server")


class RoomDriver(NamedTuple):
    """A room and the task that drives it."""

    room: Room
    task: asyncio.Task[None]


class Hub:
    """The tables of this process by id, each with the task that drives it."""

    def __init__(self, host: Host, seed: str | None = None, pace: Pace | None = None) -> None:
        self.host = host
        self.seed = seed
        self.hints = Hints(host.bots)
        self._pace = pace or Pace()
        self._rooms: dict[str, Room] = {}
        self._drivers: dict[str, RoomDriver] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._release_timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._reading: set[asyncio.Task[None]] = set()
        self._stopped = False

    async def start(self) -> None:
        """Start the background tasks; a table is loaded when somebody asks for it."""
        self._tasks = [asyncio.create_task(task()) for task in (self._follow, self._announce_presence)]

    async def stop(self) -> None:
        """Stop all drivers and background tasks, and serve no more tables; the store has everything."""
        self._stopped = True
        drivers = [driver.task for driver in self._drivers.values()]
        tasks = [*self._tasks, *drivers, *self._reading]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for timer in self._release_timers.values():
            timer.cancel()

    @property
    def loaded(self) -> tuple[str, ...]:
        """The ids of the tables in memory."""
        return tuple(self._rooms)

    @property
    def driver_count(self) -> int:
        """The number of tables with a driver."""
        return len(self._drivers)

    @property
    def listener_count(self) -> int:
        """The number of open sockets, at all tables together."""
        return sum(len(room.listeners) for room in self._rooms.values())

    def count_tournament_tables(self) -> int:
        """Count the tables of tournaments at which somebody is present."""
        return sum(1 for room in self._rooms.values() if room.table.series is not None and room.listeners)

    def count_waiting_tables(self, address: str) -> int:
        """Count the open tables whose people wait for others and came from an address."""
        waiting = (one for one in self._rooms.values() if one.table.listing and one.table.stage == "seating")
        return sum(1 for room in waiting if room.find_caller() == address)

    @property
    def stale_after_s(self) -> float:
        """The age at which a sign of a person does not count any more."""
        return self._pace.stale_after_s

    @property
    def is_supervised(self) -> bool:
        """True if every table with listeners has a driver and all background tasks run."""
        runs = bool(self._tasks) and not any(task.done() for task in self._tasks)
        return runs and all(self._has_driver(room) for room in self._rooms.values() if room.listeners)

    def _has_driver(self, room: Room) -> bool:
        """Return True if a driver works on this room, and not on one that was loaded for its table since."""
        driver = self._drivers.get(room.id)
        return driver is not None and driver.room is room

    async def get_room(self, table_id: str, work: Work = DIRECT_WORK) -> Room:
        """Return a table with a driver, loading it by ``work`` if it is not in memory.

        Raises HTTPProblem if there is no such table.
        """
        lock = self._loading.setdefault(table_id, asyncio.Lock())  # kept while anybody waits for it
        async with lock:
            room = await self._current_room(table_id, work)
            await room.unseal_if_due()
        if self._stopped:
            raise DATABASE_UNAVAILABLE
        if table_id not in self._drivers:
            self._drivers[table_id] = RoomDriver(room, asyncio.create_task(self._drive(room)))
        return room

    async def _current_room(self, table_id: str, work: Work) -> Room:
        """Return a table as it is stored now, so that nobody who changes processes sees an older state.

        Once a table is in memory, new events are reported to it; so events before that are read afterwards.
        """
        while True:
            room = self._rooms.get(table_id)
            if room is None:
                room = self._rooms.setdefault(table_id, await Room.load(table_id, self.host, work))
            try:
                await room.catch_up()
            except Exception:
                self._release(room)
                raise
            if self._rooms.get(table_id) is room:
                return room

    async def decline_next(self, room: Room, guest: Guest, work: Work) -> None:
        """Free the seat that is kept at the next table for a guest who wants no rematch."""
        if room.table.next is None or room.seat_of(guest.id) is None:
            return
        following = await self.get_room(room.table.next.table, work)
        if following.table.stage == "seating" and following.seat_of(guest.id) is not None:
            await following.handle_message(guest, Leave())

    async def reload(self, table_id: str) -> None:
        """Drop a table whose log was rewritten from memory; its sockets are closed and will connect again."""
        driver = self._drivers.pop(table_id, None)
        if driver is not None:
            driver.task.cancel()
            await asyncio.wait([driver.task])
        room = self._rooms.pop(table_id, None)
        if room is not None:
            room.close_all(DATABASE_UNAVAILABLE)

    def _release(self, room: Room) -> None:
        """Drop a table from memory if nobody needs it."""
        self._release_timers.pop(room.id, None)
        if room.id not in self._drivers and not room.listeners and self._rooms.get(room.id) is room:
            self._rooms.pop(room.id, None)

    def _release_later(self, room: Room) -> None:
        """Drop a table from memory after a moment, counted from when it was last needed."""
        before = self._release_timers.pop(room.id, None)
        if before is not None:
            before.cancel()
        loop = asyncio.get_running_loop()
        self._release_timers[room.id] = loop.call_later(self._pace.keep_room_s, self._release, room)

    async def _drive(self, room: Room) -> None:
        """Drive a table until nothing is left to do, then forget its driver and later the table."""
        TABLE.set(room.id)
        try:
            await self._supervise(room)
        finally:
            # There is no await between the driver's last look and this, so nobody can have joined meanwhile.
            if self._has_driver(room):
                self._drivers.pop(room.id)
            self._release_later(room)

    async def _supervise(self, room: Room) -> None:
        """Drive a table until nothing is left to do, with a new driver after each that fails."""
        failures = 0
        while True:
            driving = asyncio.create_task(Driver(room, self.host, self.seed, self._pace).run())
            try:
                await asyncio.wait([driving])
            except asyncio.CancelledError:
                driving.cancel()
                await asyncio.wait([driving])  # let it finish what it has begun in the store
                raise
            error = asyncio.CancelledError() if driving.cancelled() else driving.exception()
            if error is None:
                return
            failures += 1
            log.error("table %s: its driver failed, starting a new one", room.id, exc_info=error)
            await asyncio.sleep(self._pace.retry_delay(failures))

    async def _follow(self) -> None:
        """Read the events that other processes append to tables in memory."""
        failures = 0
        while True:
            try:
                await self.host.store.peers.follow(
                    self._read_reported, self._read_missed, self._pace.poll_interval_s
                )
            except Exception as error:
                level = logging.ERROR if failures == 0 else logging.DEBUG
                log.log(level, "following the tables of other processes failed, trying again: %s", error)
            failures += 1
            await asyncio.sleep(self._pace.poll_interval_s)

    def _read_reported(self, versions: Mapping[str, int]) -> None:
        for table_id, version in versions.items():
            room = self._rooms.get(table_id)
            if room is not None and room.table.version < version:
                self._start_reading(self._read(room, version))

    def _read_missed(self) -> None:
        """Read the events appended while none were reported, and retry at once whatever failed meanwhile."""
        for room in self._rooms.values():
            self._start_reading(self._read(room))

    async def _read(self, room: Room, version: int | None = None) -> None:
        try:
            await room.catch_up(version)
        except Exception as error:
            log.error("table %s: reading the events of another process failed: %s", room.id, error)
        room.changed.set()

    def _start_reading(self, reading: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(reading)
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)

    async def _announce_presence(self) -> None:
        while True:
            await asyncio.sleep(self._pace.sweep_interval_s)
            try:
                await self.mark_connected()
            except Exception as error:
                log.error("noting for other processes who is connected failed, trying again: %s", error)

    async def mark_connected(self) -> None:
        """Note for other processes which seats this one serves, of all its tables at once."""
        rooms = self._rooms.values()
        seats = [(room.id, seat) for room in rooms for seat in room.connected_seats()]
        await self.host.store.mark_connected(seats)
