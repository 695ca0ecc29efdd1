"""What a table waits for that is no person's to give: chance, bots, clocks, and who is connected.

Any process may do this for any table at any moment; whose event comes second is dropped. So that not all
do the same, the one that has claimed the table acts.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import Callable, Sequence
from time import time
from typing import Protocol

from sqlalchemy.exc import SQLAlchemyError

from prikup import shuffle
from prikup import table as tables
from prikup.bots.faults import told
from prikup.bots.hints import Hint
from prikup.core import PrikupError, Struct, View
from prikup.server.storage.store import Storage
from prikup.server.tables.room import Room
from prikup.server.workers.compute import PATIENCE
from prikup.table import Append, BotTurn, Deadline, NeedSeed, ReadClock, Todo, Unopened, events

log = logging.getLogger("prikup.server")


class Thinks(Protocol):
    """Where bots think."""

    async def choose(self, table: str, name: str, seed: str, view: View) -> str:
        """The text of the action a bot at a table chooses."""

    async def hint(self, table: str, seed: str, view: View) -> Hint:
        """A hint for a player at a table."""


class Pace(Struct, frozen=True):
    """Times in seconds.

    A bot takes between ``quick`` and ``slow`` for every action, forced or free, so that its tempo tells
    nothing (it thinks for less than that), and leaves a finished trick on the table for ``hold``. ``grace``
    is how long a page may be away (a reload) before its seat counts as left, ``stale`` how old the last
    sign of a person may be that another process saw, ``sweep`` how often all this is looked at, ``follow``
    how often it is read what other processes appended, ``settle`` how often the database puts what was
    written in its place. A bot that has not chosen after ``patience`` plays
    its first legal action. A seed that a person who is here does not open within ``open`` of the deal's
    waiting for it is left out. A table that nobody needs any more is kept at hand for ``keep``, since whoever
    reads it may read on. What fails is tried again after a moment that doubles up to ``retry``.
    """

    quick: float = 0.6
    slow: float = 1.4
    hold: float = 1.2
    grace: float = 3.0
    stale: float = 15.0
    sweep: float = 5.0
    settle: float = 1.0
    follow: float = 0.05
    claim: float = 0.2
    patience: float = PATIENCE
    open: float = 20.0
    keep: float = 10.0
    retry: float = 1.0

    def again(self, failures: int) -> float:
        """How long to rest after so many failures in a row."""
        return float(min(self.retry, 0.01 * 2 ** min(failures, 20)))


class Driver:
    """Does what one table waits for, until it waits for people only.

    Cards are dealt and bots act only while somebody attends, so a table that is left to itself costs nothing.
    """

    def __init__(
        self,
        room: Room,
        storage: Storage,
        thinkers: Thinks,
        seed: str | None,
        pace: Pace,
        clock: Callable[[], float] = time,
    ) -> None:
        self._room = room
        self._storage = storage
        self._brains = thinkers
        self._seed = seed
        self._pace = pace
        self._clock = clock
        self._began = clock()
        self._lost: dict[int, tuple[float, float]] = {}  # by seat: when it was lost, when that will count
        self._served: frozenset[int] = frozenset()
        self._unopened: tuple[Unopened | None, float] = (None, 0.0)  # the seeds waited for last, since when
        self._left_to: tuple[int, float] = (0, 0.0)  # another process: at which version, since when

    async def run(self) -> None:
        """Drive the table until nobody listens and it waits for nothing but people.

        Every look at the database is one that is tried again, so that it may be away for as long as it likes.
        """
        room = self._room
        failures = 0
        while True:
            room.changed.clear()
            try:
                if failures:
                    await room.catch_up()
                open_question = await self._presence()
                due = await self._act()
            except Exception as error:
                # Another process, or a player, was faster; or the database is away for a moment.
                failures += 1
                level = logging.DEBUG if isinstance(error, PrikupError) and failures < 5 else logging.ERROR
                ours = level > logging.INFO and not isinstance(error, (SQLAlchemyError, OSError))
                log.log(level, "table %s: once more after: %s", room.id, error, exc_info=ours)
                await self._until(self._clock() + self._pace.again(failures))
                continue
            failures = 0
            if due is None:
                continue
            if not room.connections and not open_question and due == float("inf"):
                return
            await self._until(min(due, self._clock() + self._pace.sweep))

    async def _until(self, at: float) -> None:
        try:
            async with asyncio.timeout(max(0.01, at - self._clock())):
                await self._room.changed.wait()
        except TimeoutError:
            return

    async def _act(self) -> float | None:
        """Do what comes next: None if something was done, else when there may be something to do."""
        room = self._room
        attended = room.attended()
        todo = tables.list_todos(room.table, attended)
        clocks = [one for one in todo if isinstance(one, (Deadline, Unopened))]
        due = min(map(self._due, clocks), default=float("inf"))
        if len(todo) == len(clocks) and due > self._clock():
            if not attended:  # elsewhere somebody may be
                await self._storage.neighbours.release(room.id)
            return due
        if not await self._claimed():
            return self._clock() + self._pace.claim
        await self._do(todo)
        return None

    async def _claimed(self) -> bool:
        """Whether it is for this process to act: it drives the table, or the one that does is stuck."""
        if await self._storage.neighbours.claim(self._room.id):
            return True
        version, now = self._room.table.version, self._clock()
        if self._left_to[0] != version:
            self._left_to = (version, now)
        return now - self._left_to[1] > self._pace.stale

    async def _do(self, todo: Sequence[Todo]) -> None:
        """Do the first of what is due; bots come after clocks."""
        append = self._room.append
        for one in todo:
            match one:
                case Append(event):
                    await append(event)
                    return
                case NeedSeed(number):
                    await append(events.Commit(number=number, seed=self._draw(number)))
                    return
                case ReadClock():
                    await append(events.ClockRead(at=self._clock()))
                    return
                case Unopened() if self._due(one) <= self._clock():
                    await append(events.Withheld(number=one.number, seats=one.seats))
                    return
                case Deadline(seat, at) if at <= self._clock():
                    await append(events.TimedOut(seat=seat, at=self._clock()))
                    return
        await self._play(next(one for one in todo if isinstance(one, BotTurn)))

    def _due(self, one: Deadline | Unopened) -> float:
        """When this is waited for no more; seeds are waited for anew by a process that takes over."""
        if isinstance(one, Deadline):
            return one.at
        before, since = self._unopened
        if before is None or before.number != one.number or not set(one.seats) <= set(before.seats):
            since = self._clock()  # somebody is here only since now
        self._unopened = (one, since)
        return since + self._pace.open

    def _draw(self, number: int) -> str:
        if self._seed is None:
            return shuffle.new_seed(secrets.token_bytes)
        return shuffle.derived_seed(self._seed, self._room.id, number)

    # bots

    async def _play(self, turn: BotTurn) -> None:
        """Let a bot think and act; what the table was asked meanwhile makes its answer void."""
        room = self._room
        match = room.table.match
        assert match is not None
        view = room.table.game.view(match, turn.seat)
        thinking = asyncio.create_task(self._think(turn, view))
        pausing = asyncio.create_task(asyncio.sleep(self._pause()))
        try:
            while not (thinking.done() and pausing.done()):
                changing = asyncio.create_task(room.changed.wait())
                await asyncio.wait(
                    [task for task in (thinking, pausing, changing) if not task.done()],
                    return_when=asyncio.FIRST_COMPLETED,
                )
                changing.cancel()
                if turn not in tables.list_todos(room.table):
                    return
                room.changed.clear()
            await self._move(turn, thinking, view)
        finally:
            thinking.cancel()
            pausing.cancel()

    def _pause(self) -> float:
        pace = self._pace
        if self._room.table.table_rules.tempo == "instant":
            return 0.0
        held = self._room.trick_at + pace.hold - asyncio.get_running_loop().time()
        return max(random.uniform(pace.quick, pace.slow), held)

    async def _think(self, turn: BotTurn, view: View) -> str:
        place = f"{self._room.id} {turn.seat} {turn.prompt}"
        seed = secrets.token_hex(16) if self._seed is None else f"{self._seed} {place}"
        async with asyncio.timeout(self._pace.patience):
            return await self._brains.choose(self._room.id, turn.bot, seed, view)

    async def _move(self, turn: BotTurn, thinking: asyncio.Task[str], view: View) -> None:
        room = self._room

        async def put(text: str) -> None:
            await room.append(events.Move(by=turn.seat, text=text, prompt=turn.prompt, bot=turn.bot))

        try:
            await put(thinking.result())
        except Exception as error:
            if turn not in tables.list_todos(room.table):
                raise
            # A bot that breaks down, or the rules, must not stop the table: any legal action serves.
            its_own = isinstance(error, PrikupError | TimeoutError)
            log.error(
                "the bot %s failed, and its first legal choice is taken: %s (table %s, seat %s)",
                turn.bot, told(error), room.id, turn.seat, exc_info=None if its_own else error,
            )  # fmt: skip
            await put(next(choice.text for choice in view.choices if choice.legal))

    # who is here

    async def _presence(self) -> bool:
        """Note who came and who went; True while it is still open whether somebody did."""
        room, now = self._room, self._clock()
        here = room.connected()
        await self._beat(here)
        open_question = False
        for at, seat in enumerate(room.table.seats):
            if seat.who is None:
                continue
            if at in here:
                self._lost.pop(at, None)
                if seat.gone is not None:
                    await room.append(events.Returned(seat=at))
            elif seat.gone is None and room.table.stage != "finished":
                open_question |= await self._absent(at, now)
        return open_question

    async def _absent(self, seat: int, now: float) -> bool:
        """Count one who is not connected here as gone once that is sure; True while it is not."""
        pace = self._pace
        before = (self._began, self._began + pace.stale)  # perhaps another process serves them
        lost, until = self._lost.setdefault(seat, (now, now + pace.grace) if self._was_here(seat) else before)
        if now < until:
            return True
        seen = (await self._storage.seen(self._room.id)).get(seat)
        if seen is not None and seen.timestamp() > lost:
            self._lost[seat] = (now, now + pace.stale)
            return True
        await self._room.append(events.Gone(seat=seat, at=now))
        return False

    def _was_here(self, seat: int) -> bool:
        return seat in self._served

    async def _beat(self, here: frozenset[int]) -> None:
        """Let other processes know whom this one has begun to serve."""
        new = here - self._served
        if new:
            await self._storage.saw((self._room.id, seat) for seat in new)
            self._served |= new
