"""Bots think in other processes, here or on a cluster: none holds up the server, or sees more than a view."""

from __future__ import annotations

import faulthandler
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from time import process_time
from typing import Final, Generic, NamedTuple, TypeVar

from prikup import bots
from prikup.bots.faults import raised
from prikup.bots.hints import Hint, hint
from prikup.core import View
from prikup.server.fair_semaphore import FairSemaphore
from prikup.server.metrics import Meters
from prikup.server.tables.driver import MAX_BOT_WAIT_S
from prikup.server.workers.pool import Pool
from prikup.server.workers.ray_cluster import Cluster, LostError

THINKS = 0.5
"""Seconds of a processor that a bot may think at a table: less than it takes for any action."""

INSTEAD: Final = "beginner"
"""The bot that acts for one that has thought for too long: it searches nothing."""

T = TypeVar("T")


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Within this, the process ends itself after so many seconds, whatever holds it up; says where it was."""
    faulthandler.dump_traceback_later(seconds, exit=True)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()


class _CpuLimitExceededError(BaseException):
    """A bot has thought for long enough; no handler of its own is meant for this."""


@contextmanager
def within(seconds: float | None) -> Iterator[None]:
    """Stop what is done in this once the process has worked at it for so many seconds; None: never."""
    if seconds is None or not hasattr(signal, "setitimer"):
        yield
        return

    def stop(*_: object) -> None:
        raise _CpuLimitExceededError

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def choose(name: str, seed: str, view: View, thinks: float | None = THINKS) -> str:
    """What a bot does; what the beginner does, at once, where it would think for longer."""
    with at_most(MAX_BOT_WAIT_S):
        try:
            with within(thinks):
                return _decided(bots.make(name, seed), view)
        except _CpuLimitExceededError:
            return bots.make(INSTEAD, seed).choose(view)


def _decided(bot: bots.Bot, view: View) -> str:
    """What a bot does; raises PrikupError, with the line of its own that failed, if it does."""
    try:
        return bots.decided(bot, view)
    except Exception as error:
        raise raised(bot, error) from error


def _hint(seed: str, view: View) -> Hint:
    with at_most(MAX_BOT_WAIT_S):
        return hint(view, seed)


class TimedResult(NamedTuple, Generic[T]):
    """What was worked out, None where that took too long, and the seconds of a processor that it took."""

    found: T | None
    seconds: float


def _measured(most: float, make: Callable[..., T], *given: object) -> TimedResult[T]:
    before = process_time()
    found = None
    with at_most(MAX_BOT_WAIT_S), suppress(_CpuLimitExceededError), within(most):
        found = make(*given)
    return TimedResult(found, process_time() - before)


class ComputePool:
    """Where bots choose, each table in its turn: worker processes here, or the ``part`` of a Ray cluster.

    There is usually a worker a core, up to four; fewer, and less of the cluster, if so many servers ``share``
    the machine. While the cluster is lost, the workers stand in. A bot thinks for at most ``thinks`` seconds
    of a processor; None: as long as it likes, so that what it does depends on no speed.
    """

    def __init__(
        self,
        workers: int | None = None,
        meters: Meters | None = None,
        thinks: float | None = THINKS,
        share: int = 1,
        cluster: Cluster | None = None,
        part: float = 1.0,
    ) -> None:
        self._thinks = thinks
        self._meters = meters or Meters()
        self._pool = Pool(workers or max(1, min(4, (os.cpu_count() or 1) // share)))
        self._cluster = cluster
        self._part = part / share
        self._turns = FairSemaphore(self._pool.workers)

    def start(self) -> None:
        """Start the workers now: they are ready when the first question comes, or a cluster is lost."""
        self._pool.start()

    async def choose(self, table: str, name: str, seed: str, view: View) -> str:
        """The text of the action a bot at a table chooses; ``seed`` makes it repeatable."""
        with self._meters.bot_wait.time():
            return await self._think(table, choose, name, seed, view, self._thinks)

    async def hint(self, table: str, seed: str, view: View) -> Hint:
        """A hint for a player at a table."""
        return await self._think(table, _hint, seed, view)

    async def work(self, who: str, most: float, make: Callable[..., T], /, *given: object) -> TimedResult[T]:
        """What ``make`` gives within so many seconds of a processor, for each who asks in their turn."""
        return await self._think(who, _measured, most, make, *given)

    async def _think(self, table: str, think: Callable[..., T], /, *given: object) -> T:
        self._turns.resize(self._places())
        async with self._turns.place(table):
            return await self._run(think, *given)

    def _places(self) -> int:
        """How much is thought about at once."""
        cpus = 0 if self._cluster is None else self._cluster.cpus
        return max(1, int(cpus * self._part)) if cpus else self._pool.workers

    async def _run(self, think: Callable[..., T], /, *given: object) -> T:
        if self._cluster is not None:
            with suppress(LostError):
                return await self._cluster.run(think, *given)
        return await self._pool.run(think, *given)

    def close(self) -> None:
        """Stop the workers."""
        self._pool.close()
