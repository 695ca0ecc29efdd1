"""The driver of a table: it appends everything that is not up to a person.

These are seeds, deals, bots' moves, timeouts, and the presence of people. Any process may append them for any
table at any moment, and the second to append the same is refused. To save work, only the process that holds
the claim on the table acts.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from prikup import bots, shuffle
from prikup import table as tables
from prikup.bots.faults import exception_line
from prikup.core import PrikupError, Struct, View
from prikup.server.tables.host import Host, WriteConflictError
from prikup.server.tables.room import Room
from prikup.table import (
    Append,
    BotTurn,
    Deadline,
    DecisionLimit,
    FillSeats,
    NeedSeed,
    ReadClock,
    Todo,
    Unopened,
    Unseal,
    events,
)

log = logging.getLogger("prikup.server")

MIN_LOGGED_REFUSALS = 5
"""The refusals of events in a row from which on they are logged as errors."""
MAX_BOT_WAIT_S = 10.0
"""Seconds after which the driver stops waiting for a bot's choice."""


class Pace(Struct, frozen=True):
    """The times of a table's driver and of the hub, in seconds.

    ``min_bot_time_s`` and ``max_bot_time_s``: the least and the most time of a bot for any action, forced or
    free, so that its tempo reveals nothing. ``trick_hold_s``: the time a finished trick stays on the table
    before a bot acts. Another tempo of the table multiplies these three. ``bot_timeout_s``: the time after
    which a bot that has not chosen plays its first legal action. ``seed_timeout_s``: the time a deal waits
    for the seeds of people who are present.

    ``absence_grace_s``: the time a page may be away (a reload) before its seat counts as gone.
    ``stale_after_s``: the age at which a sign of a person seen by another process, or the claim of a process
    that appends nothing, no longer counts. ``sweep_interval_s``: the interval at which all this is checked.

    ``poll_interval_s``: the interval at which a store that cannot notify is polled for events of other
    processes. ``claim_interval_s``: the interval between tries to claim a table. ``keep_room_s``: the time a
    table that nobody needs is kept in memory. ``max_retry_delay_s``: the longest delay before a failure is
    tried again; the first is 10 ms, and each is twice the one before.
    """

    min_bot_time_s: float = 0.6
    max_bot_time_s: float = 1.4
    trick_hold_s: float = 1.2
    absence_grace_s: float = 3.0
    stale_after_s: float = 15.0
    sweep_interval_s: float = 5.0
    poll_interval_s: float = 0.05
    claim_interval_s: float = 0.2
    bot_timeout_s: float = MAX_BOT_WAIT_S
    seed_timeout_s: float = 20.0
    keep_room_s: float = 10.0
    max_retry_delay_s: float = 1.0

    def retry_delay(self, failures: int) -> float:
        """Return the delay in seconds after this many failures in a row."""
        return float(min(self.max_retry_delay_s, 0.01 * 2 ** min(failures, 20)))


class Driver:
    """The task that acts for one table until it waits for people only.

    Cards are dealt and bots act only while somebody attends, so an abandoned table costs nothing.
    """

    def __init__(self, room: Room, host: Host, seed: str | None, pace: Pace) -> None:
        self._room = room
        self._host = host
        self._seed = seed
        self._pace = pace
        self._clock = host.clock
        self._steady = host.steady
        self._began = (host.clock(), host.steady())
        self._lost: dict[int, tuple[float, float]] = {}  # by seat: when (clock), when it counts (steady)
        # by kind and seat: its deadline, when it ends (steady)
        self._noticed: dict[tuple[type[Todo], int], tuple[float, float]] = {}
        self._is_new = True  # has not acted yet
        self._served: frozenset[int] = frozenset()
        self._unopened: tuple[Unopened | None, float] = (None, 0.0)  # the seeds waited for last, since when
        self._left_to: tuple[int, float] = (0, 0.0)  # another process: at which version, since when

    async def run(self) -> None:
        """Drive the table until nobody listens and it waits for people only.

        Every failure is tried again, so the store may be unavailable for any time.
        """
        room = self._room
        failures = 0
        while True:
            room.changed.clear()
            try:
                if failures:
                    await room.catch_up()
                undecided = await self._note_presence()
                due = await self._act()
            except Exception as error:
                # Another process or a player was faster, or the store is unavailable for a moment.
                failures += 1
                self._log_failure(error, failures)
                await self._wait_until(self._steady() + self._pace.retry_delay(failures))
                continue
            failures = 0
            if due is None:
                continue
            if not room.listeners and not undecided and due == float("inf"):
                return
            await self._wait_until(min(due, self._steady() + self._pace.sweep_interval_s))

    def _log_failure(self, error: Exception, failures: int) -> None:
        """Log a failure as an error, or for debugging if it needs no attention; ``failures`` are in a row.

        An outage of the store is an error at its first failure. A refused event is one only when it is
        refused again and again: once, another process or a player was faster.
        """
        is_outage = isinstance(error, (*self._host.store.outages, OSError))
        if is_outage:
            is_error = failures == 1
        else:
            is_error = not isinstance(error, PrikupError) or failures >= MIN_LOGGED_REFUSALS
        level = logging.ERROR if is_error else logging.DEBUG
        with_traceback = is_error and not is_outage
        log.log(
            level, "table %s: driving failed, trying again: %s", self._room.id, error, exc_info=with_traceback
        )

    async def _wait_until(self, at: float) -> None:
        try:
            async with asyncio.timeout(max(0.01, at - self._steady())):
                await self._room.changed.wait()
        except TimeoutError:
            return

    async def _act(self) -> float | None:
        """Do what comes next; return None if something was done, else the time to look again."""
        room = self._room
        if self._is_new and tables.runs_since_before(room.table, self._began[0]):
            self._is_new = False
            if await self._may_act():  # the server was away for a while
                await room.append(events.ClocksRestarted())
                return None
        attended = room.is_attended()
        todo = tables.list_todos(room.table, attended)
        clocks = [
            one for one in todo if isinstance(one, (Deadline, DecisionLimit, FillSeats, Unopened, Unseal))
        ]
        due = min(map(self._due_at, clocks), default=float("inf"))
        if len(todo) == len(clocks) and due > self._steady():
            if not attended:  # people may be connected to another process
                await self._host.store.peers.release(room.id)
            return due
        if not await self._may_act():
            return self._steady() + self._pace.claim_interval_s
        await self._do_first_due(todo)
        return None

    async def _may_act(self) -> bool:
        """Return True if this process holds the claim, or the holder is stuck."""
        if await self._host.store.peers.claim(self._room.id):
            return True
        version, now = self._room.table.version, self._steady()
        if self._left_to[0] != version:
            self._left_to = (version, now)
        return now - self._left_to[1] > self._pace.stale_after_s

    async def _do_first_due(self, todo: Sequence[Todo]) -> None:
        """Do the first thing that is due; bots come after clocks."""
        append = self._room.append
        for one in todo:
            match one:
                case Append(events.GiveSeat() as event):
                    await self._give_seat(event)
                    return
                case Append(event):
                    await append(event)
                    return
                case NeedSeed(number):
                    await append(events.Commit(number=number, seed=self._draw_seed(number)))
                    return
                case ReadClock():
                    await append(events.ClockRead(at=self._clock()))
                    return
                case Unopened() if self._due_at(one) <= self._steady():
                    await append(events.Withheld(number=one.number, seats=one.seats))
                    return
                case Deadline(seat, at) if self._due_at(one) <= self._steady():
                    await append(events.TimedOut(seat=seat, at=max(at, self._clock())))
                    return
                case DecisionLimit(seat, at) if self._due_at(one) <= self._steady():
                    event = events.OutOfTime(seat=seat, bot=bots.USUAL, time=max(at, self._clock()))
                    await append(event)
                    return
                case FillSeats(at) if self._due_at(one) <= self._steady():
                    await append(events.Fill(at=max(at, self._clock()), bot=bots.USUAL))
                    return
                case Unseal() if self._due_at(one) <= self._steady():
                    await append(events.Unsealed(at=self._clock()))
                    return
        await self._play_bot(next(one for one in todo if isinstance(one, BotTurn)))

    async def _give_seat(self, event: events.GiveSeat) -> None:
        """Give a seat to the guest who asked for it, unless the guest was deleted meanwhile."""
        request = self._room.table.seat_request
        try:
            await self._room.append(event)
        except WriteConflictError:
            assert request is not None
            await self._room.append(events.AnswerSeat(request=request.at, yes=False))

    def _due_at(self, one: Deadline | DecisionLimit | FillSeats | Unopened | Unseal) -> float:
        """Return the steady time at which waiting ends; a process that takes over waits for seeds anew.

        An absence is waited for as long as is left of it when this process notices it, and never longer than
        the table allows: the clock by which it was stored may have been set since.
        """
        if isinstance(one, (FillSeats, Unseal)):
            return self._steady() + max(0.0, one.at - self._clock())
        if isinstance(one, (Deadline, DecisionLimit)):
            key, table = (type(one), one.seat), self._room.table
            at, due = self._noticed.get(key, (None, 0.0))
            if at != one.at:
                most = (
                    table.table_rules.away_seconds
                    if isinstance(one, Deadline)
                    else tables.longest_decision(table)
                )
                due = self._steady() + max(0.0, min(one.at - self._clock(), most))
                self._noticed[key] = (one.at, due)
            return due
        before, since = self._unopened
        if before is None or before.number != one.number or not set(one.seats) <= set(before.seats):
            since = self._steady()  # a person came back just now
        self._unopened = (one, since)
        return since + self._pace.seed_timeout_s

    def _draw_seed(self, number: int) -> str:
        if self._seed is None:
            return shuffle.make_server_seed(self._host.random_bytes)
        return shuffle.derive_server_seed(self._seed, self._room.id, number)

    # bots

    async def _play_bot(self, turn: BotTurn) -> None:
        """Let a bot choose and act; drop its choice if its turn ends meanwhile."""
        room = self._room
        match = room.table.match
        assert match is not None
        view = match.view(turn.seat)
        choosing = asyncio.create_task(self._choose(turn, view))
        pausing = asyncio.create_task(asyncio.sleep(self._pause_s()))
        try:
            while not (choosing.done() and pausing.done()):
                changing = asyncio.create_task(room.changed.wait())
                await asyncio.wait(
                    [task for task in (choosing, pausing, changing) if not task.done()],
                    return_when=asyncio.FIRST_COMPLETED,
                )
                changing.cancel()
                if turn not in tables.list_todos(room.table):
                    return
                if room.table.hurried:
                    pausing.cancel()
                room.changed.clear()
            await self._move(turn, choosing, view)
        finally:
            choosing.cancel()
            pausing.cancel()

    def _pause_s(self) -> float:
        """Return the seconds before a bot may act."""
        pace, table = self._pace, self._room.table
        factor = 0.0 if table.hurried else tables.TEMPO_FACTORS[table.table_rules.tempo]
        if not factor:
            return 0.0
        held = self._room.last_trick_at + factor * pace.trick_hold_s - self._steady()
        fraction = int.from_bytes(self._host.random_bytes(4)) / 2**32
        bot_time = pace.min_bot_time_s + fraction * (pace.max_bot_time_s - pace.min_bot_time_s)
        return max(factor * bot_time, held)

    async def _choose(self, turn: BotTurn, view: View) -> str:
        if (series := self._room.table.series) is not None:
            seed = series.make_bot_seed(turn.seat)
        elif self._seed is None:
            seed = self._host.random_bytes(16).hex()
        else:
            seed = f"{self._seed} {self._room.id} {turn.seat} {turn.prompt}"
        async with asyncio.timeout(self._pace.bot_timeout_s):
            return await self._host.bots.choose(self._room.find_caller(), turn.bot, seed, view)

    async def _move(self, turn: BotTurn, choosing: asyncio.Task[str], view: View) -> None:
        room = self._room

        async def append(text: str) -> None:
            await room.append(events.Move(by=turn.seat, text=text, prompt=turn.prompt, bot=turn.bot))

        try:
            await append(choosing.result())
        except Exception as error:
            if turn not in tables.list_todos(room.table):
                raise
            # A bot that fails or breaks the rules must not stop the table: take any legal action.
            its_own = isinstance(error, PrikupError | TimeoutError)
            log.error(
                "table %s, seat %s: bot %s failed, taking its first legal choice: %s",
                room.id, turn.seat, turn.bot, exception_line(error), exc_info=None if its_own else error,
            )  # fmt: skip
            await append(next(choice.text for choice in view.choices if choice.legal))

    # presence

    async def _note_presence(self) -> bool:
        """Append who came and who went; return True while it is undecided whether somebody went."""
        room = self._room
        here = room.connected_seats()
        await self._mark_connected(here)
        undecided = False
        for at, seat in enumerate(room.table.seats):
            if seat.who is None:
                continue
            if at in here:
                self._lost.pop(at, None)
                if seat.gone is not None:
                    await room.append(events.Returned(seat=at))
            elif seat.gone is None and room.table.stage != "finished":
                undecided |= await self._check_absence(at)
        return undecided

    async def _check_absence(self, seat: int) -> bool:
        """Mark a seat that is not connected here as gone once that is certain; return True until then."""
        pace, now, steady = self._pace, self._clock(), self._steady()
        began, began_steady = self._began
        before = (began, began_steady + pace.stale_after_s)  # another process may serve them
        lost, until = self._lost.setdefault(
            seat, (now, steady + pace.absence_grace_s) if seat in self._served else before
        )
        if steady < until:
            return True
        seen = (await self._host.store.last_connected(self._room.id)).get(seat)
        if seen is not None and seen > lost:
            self._lost[seat] = (now, steady + pace.stale_after_s)
            return True
        await self._room.append(events.Gone(seat=seat, at=now))
        return False

    async def _mark_connected(self, here: frozenset[int]) -> None:
        """Note for other processes which seats this one has begun to serve."""
        new = here - self._served
        if new:
            await self._host.store.mark_connected((self._room.id, seat) for seat in new)
            self._served |= new
