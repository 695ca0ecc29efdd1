"""What a table waits for that is no person's to give: chance, bots, clocks, and who is connected.

Any process may do this for any table at any moment; whose event comes second is dropped.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import Callable
from time import time
from typing import Protocol

from prikup import shuffle
from prikup import table as tables
from prikup.bots.hints import Hint
from prikup.core import PrikupError, Record, View
from prikup.server.room import Room
from prikup.server.storage import Storage
from prikup.server.thinkers import PATIENCE
from prikup.table import Append, BotTurn, Deadline, NeedSeed, Unopened, events

log = logging.getLogger("prikup.server")


class Thinks(Protocol):
    """Where bots think."""

    async def choose(self, table: str, name: str, seed: str, view: View) -> str:
        """The text of the action a bot at a table chooses."""

    async def hint(self, table: str, seed: str, view: View) -> Hint:
        """A hint for a player at a table."""


class Pace(Record, frozen=True):
    """Times in seconds.

    A bot takes between ``quick`` and ``slow`` for every action, forced or free, so that its tempo tells
    nothing (it thinks for less than that), and leaves a finished trick on the table for ``hold``. ``grace``
    is how long a page may be away (a reload) before its seat counts as left, ``stale`` how old the last
    sign of a person may be that another process saw, ``sweep`` how often all this is looked at, ``follow``
    how often it is read what other processes appended. A bot that has not chosen after ``patience`` plays
    its first legal action. A seed that a person who is here does not open within ``open`` of the deal's
    waiting for it is left out. What fails is tried again after a moment that doubles up to ``retry``.
    """

    quick: float = 0.6
    slow: float = 1.4
    hold: float = 1.2
    grace: float = 3.0
    stale: float = 15.0
    sweep: float = 5.0
    follow: float = 0.5
    patience: float = PATIENCE
    open: float = 20.0
    retry: float = 5.0

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
                log.log(level, "table %s: once more after: %s", room.id, error, exc_info=level > logging.INFO)
                await asyncio.sleep(self._pace.again(failures))
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
        """Do what comes next: None if something was done, else when the next clock runs out."""
        room = self._room
        todo = tables.todo(room.table, room.attended())
        for one in todo:
            match one:
                case Append(event):
                    await room.append(event)
                    return None
                case NeedSeed(number):
                    await room.append(events.Commit(number=number, seed=self._draw(number)))
                    return None
                case Unopened() if self._open_until(one) <= self._clock():
                    await room.append(events.Withheld(number=one.number, seats=one.seats))
                    return None
                case Deadline(seat, at) if at <= self._clock():
                    await room.append(events.TimedOut(seat=seat, at=self._clock()))
                    return None
        bots = [one for one in todo if isinstance(one, BotTurn)]
        if bots:
            await self._play(bots[0])
            return None
        clocks = [one.at for one in todo if isinstance(one, Deadline)]
        clocks += [self._open_until(one) for one in todo if isinstance(one, Unopened)]
        return min(clocks, default=float("inf"))

    def _open_until(self, waited: Unopened) -> float:
        """When these seeds are waited for no more; counted anew by a process that takes over."""
        before, since = self._unopened
        if before is None or before.number != waited.number or not set(waited.seats) <= set(before.seats):
            since = self._clock()  # somebody is here only since now
        self._unopened = (waited, since)
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
                if turn not in tables.todo(room.table):
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
        except Exception:
            if turn not in tables.todo(room.table):
                raise
            # A bot that breaks down, or the rules, must not stop the table: any legal action serves.
            log.exception("table %s: the bot %s failed at seat %s", room.id, turn.bot, turn.seat)
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
