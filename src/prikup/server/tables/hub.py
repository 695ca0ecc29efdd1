"""All the tables that this process has at hand."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
from collections.abc import Callable, Coroutine, Mapping
from time import time
from typing import NamedTuple
from weakref import WeakValueDictionary

from prikup.server.admission import Admission, Limits, Work
from prikup.server.logs import TABLE
from prikup.server.problems import AWAY
from prikup.server.storage.store import Storage
from prikup.server.tables.driver import Driver, Pace, Thinks
from prikup.server.tables.guests import new_id
from prikup.server.tables.hints import Hints
from prikup.server.tables.room import Room

DAY = 24 * 3600.0
FORGETTING = "forgetting"
"""What a process claims that forgets; no table has this id."""

log = logging.getLogger("prikup.server")


class Driven(NamedTuple):
    """A table as it is driven, and the task that does so."""

    room: Room
    task: asyncio.Task[None]


class Hub:
    """The tables of this process by id, each with the task that drives it."""

    def __init__(
        self,
        storage: Storage,
        thinkers: Thinks,
        seed: str | None = None,
        pace: Pace | None = None,
        clock: Callable[[], float] = time,
        admission: Admission | None = None,
    ) -> None:
        self.storage = storage
        self.admission = admission or Admission()
        self.seed = seed
        self._brains = thinkers
        self.hints = Hints(thinkers)
        self._pace = pace or Pace()
        self._clock = clock
        self._rooms: dict[str, Room] = {}
        self._drivers: dict[str, Driven] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._kept: dict[str, asyncio.TimerHandle] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._reading: set[asyncio.Task[None]] = set()
        self._stopped = False

    async def start(self) -> None:
        """Follow what other processes append to the tables at hand; one is taken up when somebody comes."""
        works = self._follow, self._beats, self._settles, self._forget
        self._tasks = [asyncio.create_task(one()) for one in works]

    async def stop(self) -> None:
        """Leave everything as it is; the database has it. Whoever comes now is not served any more."""
        self._stopped = True
        drivers = [driven.task for driven in self._drivers.values()]
        tasks = [*self._tasks, *drivers, *self._reading]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for timer in self._kept.values():
            timer.cancel()

    @property
    def limits(self) -> Limits:
        """What is admitted."""
        return self.admission.limits

    @property
    def at_hand(self) -> tuple[str, ...]:
        """The tables that are kept in memory."""
        return tuple(self._rooms)

    @property
    def driven(self) -> int:
        """How many tables are driven."""
        return len(self._drivers)

    @property
    def sockets(self) -> int:
        """How many browsers listen, at all tables together."""
        return sum(len(room.connections) for room in self._rooms.values())

    @property
    def supervised(self) -> bool:
        """Whether each table to which somebody listens is driven, and what all tables need goes on."""
        goes_on = bool(self._tasks) and not any(task.done() for task in self._tasks)
        return goes_on and all(self._drives(room) for room in self._rooms.values() if room.connections)

    def _drives(self, room: Room) -> bool:
        driven = self._drivers.get(room.id)
        return driven is not None and driven.room is room

    async def room(self, table_id: str, work: Work = asyncio.to_thread) -> Room:
        """A table, being driven, made by ``work`` if it is not at hand; raises Problem if there is none."""
        lock = self._loading.setdefault(table_id, asyncio.Lock())  # there while anybody waits for it
        async with lock:
            room = await self._present(table_id, work)
        if self._stopped:
            raise AWAY
        if table_id not in self._drivers:
            self._drivers[table_id] = Driven(room, asyncio.create_task(self._drive(room)))
        return room

    async def _present(self, table_id: str, work: Work) -> Room:
        """A table as it is now: whoever comes from another process sees nothing older than there.

        From where it is at hand it is told of what is appended; so what came before that is read after it.
        """
        while True:
            room = self._rooms.get(table_id)
            if room is None:
                room = self._rooms.setdefault(table_id, await Room.load(table_id, self.storage, work))
            try:
                await room.catch_up()
            except Exception:
                self._let_go(room)
                raise
            if self._rooms.get(table_id) is room:
                return room

    def _let_go(self, room: Room) -> None:
        self._kept.pop(room.id, None)
        if room.id not in self._drivers and not room.connections:
            self._rooms.pop(room.id, None)

    def _keep(self, room: Room) -> None:
        """Let a table go after a moment, counted from when it was needed last."""
        before = self._kept.pop(room.id, None)
        if before is not None:
            before.cancel()
        self._kept[room.id] = asyncio.get_running_loop().call_later(self._pace.keep, self._let_go, room)

    async def _drive(self, room: Room) -> None:
        TABLE.set(room.id)
        try:
            await self._supervise(room)
        finally:
            # No await between the driver's last look and this: nobody can have joined meanwhile.
            self._drivers.pop(room.id, None)
            self._keep(room)

    async def _supervise(self, room: Room) -> None:
        """Drive a table to where nothing is left to do, with a new driver for each that breaks down."""
        failures = 0
        while True:
            driver = Driver(room, self.storage, self._brains, self.seed, self._pace, self._clock)
            driving = asyncio.create_task(driver.run())
            try:
                await asyncio.wait([driving])
            except asyncio.CancelledError:
                driving.cancel()
                await asyncio.wait([driving])  # what it has begun in the database it ends
                raise
            why = asyncio.CancelledError() if driving.cancelled() else driving.exception()
            if why is None:
                return
            failures += 1
            log.error("table %s: its driver broke down and starts again", room.id, exc_info=why)
            await asyncio.sleep(self._pace.again(failures))

    async def _follow(self) -> None:
        failures = 0
        while True:
            try:
                await self.storage.neighbours.follow(self._told, self._missed, self._pace.follow)
            except Exception as error:
                level = logging.ERROR if failures == 0 else logging.DEBUG
                log.log(level, "the tables of other processes cannot be followed: %s", error)
            failures += 1
            await asyncio.sleep(self._pace.follow)

    def _told(self, versions: Mapping[str, int]) -> None:
        for table_id, version in versions.items():
            room = self._rooms.get(table_id)
            if room is not None and room.table.version < version:
                self._begin(self._read(room, version))

    def _missed(self) -> None:
        """Read what came while nothing was told; whatever failed meanwhile is tried again at once."""
        for room in self._rooms.values():
            self._begin(self._read(room))

    async def _read(self, room: Room, version: int | None = None) -> None:
        try:
            await room.catch_up(version)
        except Exception as error:
            log.error("table %s: what another process appended cannot be read: %s", room.id, error)
        room.changed.set()

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)

    async def _beats(self) -> None:
        while True:
            await asyncio.sleep(self._pace.sweep)
            try:
                await self.beat()
            except Exception as error:
                log.error("other processes could not be told who is here: %s", error)

    async def beat(self) -> None:
        """Let other processes know whom this one serves, at all its tables at once."""
        rooms = self._rooms.values()
        await self.storage.saw([(room.id, seat) for room in rooms for seat in room.connected()])

    async def _settles(self) -> None:
        failures = 0
        while True:
            await asyncio.sleep(self._pace.settle)
            try:
                await self.storage.settle()
                failures = 0
            except Exception as error:
                level = logging.ERROR if failures == 0 else logging.DEBUG
                log.log(level, "what was written could not be put in its place: %s", error)
                failures += 1

    async def _forget(self) -> None:
        """Remove every day what nobody comes back to, in one process of those that there are."""
        while True:
            try:
                if await self.storage.neighbours.claim(FORGETTING):
                    await self.forget()
            except Exception:
                log.exception("what is old could not be forgotten")
            await asyncio.sleep(DAY)

    async def forget(self) -> None:
        """Remove what is older than the limits say."""
        limits = self.limits
        if limits.keep_tables:
            gone = await self.storage.forget_tables(limits.keep_tables)
            if gone:
                log.info("%s tables were forgotten", gone)
        if limits.keep_sheets:
            await self.storage.forget_scores(limits.keep_sheets)
        if limits.keep_guests:
            await self.storage.forget_guests(limits.keep_guests)

    async def new_id(self) -> str:
        """An id for a new table; on a server with a seed the same one every time."""
        if self.seed is None:
            return new_id()
        number = await self.storage.count()
        return hmac.new(self.seed.encode(), f"table {number}".encode(), hashlib.sha256).hexdigest()[:12]
