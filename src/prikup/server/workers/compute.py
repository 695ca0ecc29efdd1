"""The pool of worker processes, here or on a Ray cluster, in which bots choose and positions are solved.

No bot can hold up the server or see more than its view.
"""

from __future__ import annotations

import faulthandler
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from time import process_time
from typing import Final, Generic, NamedTuple, TypeVar

from prikup import bots
from prikup.bots.faults import error_of
from prikup.bots.hints import Hint, hint
from prikup.core import View
from prikup.server.fair_semaphore import FairSemaphore
from prikup.server.metrics import Metrics
from prikup.server.tables.driver import MAX_BOT_WAIT_S
from prikup.server.workers.pool import Pool
from prikup.server.workers.ray_cluster import Cluster, LostError

BOT_CPU_LIMIT_S = 0.5
"""The CPU time of a bot for one choice at a table, less than the pause before any action."""

FALLBACK_BOT: Final = "beginner"
"""The bot that chooses when another has used up its CPU time: it does not search."""

T = TypeVar("T")


@contextmanager
def exit_after(seconds: float) -> Iterator[None]:
    """End the process after so many seconds inside the block, whatever holds it up, and print a traceback."""
    faulthandler.dump_traceback_later(seconds, exit=True)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()


class _CpuLimitExceededError(BaseException):
    """The CPU limit is exceeded; a bot that handles Exception does not catch this."""


@contextmanager
def cpu_limit(seconds: float | None) -> Iterator[None]:
    """Raise _CpuLimitExceededError in the block after so many seconds of CPU time; None: never."""
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


def choose(name: str, seed: str, view: View, limit_s: float | None = BOT_CPU_LIMIT_S) -> str:
    """Choose a bot's action; past the CPU limit, choose the beginner's."""
    with exit_after(MAX_BOT_WAIT_S):
        try:
            with cpu_limit(limit_s):
                return _decide(bots.make(name, seed), view)
        except _CpuLimitExceededError:
            return bots.make(FALLBACK_BOT, seed).choose(view)


def _decide(bot: bots.Bot, view: View) -> str:
    """Return a bot's choice; raises PrikupError, with the line of its code that failed, if it fails."""
    try:
        return bots.decide(bot, view)
    except Exception as error:
        raise error_of(bot, error) from error


def _hint(seed: str, view: View) -> Hint:
    with exit_after(MAX_BOT_WAIT_S):
        return hint(view, seed)


class TimedResult(NamedTuple, Generic[T]):
    """A result, None past the CPU limit, and the seconds of CPU time spent."""

    found: T | None
    seconds: float


def _run_timed(limit_s: float, make: Callable[..., T], *given: object) -> TimedResult[T]:
    before = process_time()
    found = None
    with exit_after(MAX_BOT_WAIT_S), suppress(_CpuLimitExceededError), cpu_limit(limit_s):
        found = make(*given)
    return TimedResult(found, process_time() - before)


class ComputePool:
    """Worker processes here, or a ``part`` of a Ray cluster, that serve callers in turn.

    By default there is a worker a core, up to four, divided by the number of servers that ``share`` the
    machine. While the cluster is lost, the workers here stand in. A choice takes at most ``bot_limit_s``
    seconds of CPU time; None sets no limit, so that choices do not depend on the machine's speed.
    """

    def __init__(
        self,
        workers: int | None = None,
        metrics: Metrics | None = None,
        bot_limit_s: float | None = BOT_CPU_LIMIT_S,
        share: int = 1,
        cluster: Cluster | None = None,
        part: float = 1.0,
    ) -> None:
        self._bot_limit_s = bot_limit_s
        self._metrics = metrics or Metrics()
        self._pool = Pool(workers or max(1, min(4, (os.cpu_count() or 1) // share)))
        self._cluster = cluster
        self._part = part / share
        self._turns = FairSemaphore(self._pool.workers)

    def start(self) -> None:
        """Start the workers now, so that they are ready at the first question or when a cluster is lost."""
        self._pool.start()

    async def choose(self, table: str, name: str, seed: str, view: View) -> str:
        """Return the text of the action that a bot at a table chooses; ``seed`` makes it repeatable."""
        with self._metrics.bot_wait.time():
            return await self._run_in_turn(table, choose, name, seed, view, self._bot_limit_s)

    async def hint(self, table: str, seed: str, view: View) -> Hint:
        """Return a hint for a player at a table."""
        return await self._run_in_turn(table, _hint, seed, view)

    async def run_timed(
        self, caller: str, limit_s: float, make: Callable[..., T], /, *given: object
    ) -> TimedResult[T]:
        """Return ``make(*given)`` within so many seconds of CPU time; callers take turns."""
        return await self._run_in_turn(caller, _run_timed, limit_s, make, *given)

    async def _run_in_turn(self, caller: str, make: Callable[..., T], /, *given: object) -> T:
        self._turns.resize(self._count_places())
        async with self._turns.place(caller):
            return await self._run(make, *given)

    def _count_places(self) -> int:
        """Return how many calls run at once."""
        cpus = 0 if self._cluster is None else self._cluster.cpus
        return max(1, int(cpus * self._part)) if cpus else self._pool.workers

    async def _run(self, make: Callable[..., T], /, *given: object) -> T:
        if self._cluster is not None:
            with suppress(LostError):
                return await self._cluster.run(make, *given)
        return await self._pool.run(make, *given)

    def close(self) -> None:
        """Stop the workers."""
        self._pool.close()
