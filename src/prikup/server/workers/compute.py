"""The pool of worker processes, here or on a Ray cluster, in which bots choose and positions are solved.

No bot can hold up the server or see more than its view.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from contextlib import suppress
from time import process_time
from typing import Any, Final, TypeVar, cast

from prikup import bots
from prikup.bots.faults import error_of
from prikup.bots.hints import Hint, hint
from prikup.core import View
from prikup.server.fair_semaphore import FairSemaphore
from prikup.server.metrics import Metrics
from prikup.server.problems import HTTPProblem
from prikup.server.tables.driver import MAX_BOT_WAIT_S
from prikup.server.workers.limits import CpuLimitExceededError, cpu_limit, exit_after, run_limited
from prikup.server.workers.paid_work import Spent
from prikup.server.workers.pool import Pool
from prikup.server.workers.ray_cluster import Cluster, LostError
from prikup.server.workers.worker import CallResult, WorkerDiedError

log = logging.getLogger("prikup.server")

BOT_CPU_LIMIT_S = 0.5
"""The CPU time of a bot for one choice at a table, less than the pause before any action."""

FALLBACK_BOT: Final = "beginner"
"""The bot that chooses when another has used up its CPU time: it does not search."""

T = TypeVar("T")


def choose(name: str, seed: str, view: View, limit_s: float | None = BOT_CPU_LIMIT_S) -> str:
    """Choose a bot's action; past the CPU limit, choose the beginner's."""
    with exit_after(MAX_BOT_WAIT_S):
        try:
            with cpu_limit(limit_s):
                return _decide(bots.make(name, seed), view)
        except CpuLimitExceededError:
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


def _run_there(limit_s: float, make: Callable[..., object], *given: object) -> CallResult:
    """Run a call in a process that is not ours, of which only the result comes back."""
    before = process_time()
    value, error = None, None
    try:
        value = run_limited(limit_s, make, *given)
    except (Exception, CpuLimitExceededError) as failed:
        error = failed
    return CallResult(value, error, process_time() - before)


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
        self._closed = False
        self._turns = FairSemaphore(self._pool.workers)

    def start(self) -> None:
        """Start the workers now, so that they are ready at the first question or when a cluster is lost."""
        self._pool.start()

    async def choose(self, caller: str, name: str, seed: str, view: View) -> str:
        """Return the text of the action that a bot chooses; ``seed`` makes it repeatable."""
        with self._metrics.bot_wait.time():
            return await self._run_in_turn(caller, choose, name, seed, view, self._bot_limit_s)

    async def hint(self, caller: str, seed: str, view: View) -> Hint:
        """Return a hint for a player."""
        return await self._run_in_turn(caller, _hint, seed, view)

    async def run_limited(
        self, caller: str, limit_s: float, make: Callable[..., T], /, *given: object, spent: Spent
    ) -> T:
        """Return ``make(*given)``; callers take turns, and a call whose caller is cancelled is stopped.

        Raises HTTPProblem if the call takes more than so many seconds of CPU time, or if it ends its worker.
        """
        self._turns.resize(self._count_places())
        async with self._turns.place(caller):
            if self._cluster is not None:
                with suppress(LostError):
                    result = await self._cluster.run(_run_there, limit_s, make, *given)
                    spent(result.seconds)
                    return cast("T", _value_of(result))
            return cast("T", _value_of(await self._run_here(run_limited, limit_s, make, *given, spent=spent)))

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
        return cast("T", _value_of(await self._run_here(make, *given)))

    async def _run_here(
        self, make: Callable[..., object], /, *given: object, spent: Spent | None = None
    ) -> CallResult:
        try:
            return await self._pool.run(make, *given, spent=spent)
        except WorkerDiedError as error:
            level = logging.DEBUG if self._closed else logging.ERROR
            log.log(level, "a worker ended during a call, which fails: %s", error)
            raise HTTPProblem(503, "busy-work") from error

    def close(self) -> None:
        """Stop the workers."""
        self._closed = True
        self._pool.close()


def _value_of(result: CallResult) -> Any:
    if isinstance(result.error, CpuLimitExceededError):
        raise HTTPProblem(503, "slow-work")
    if result.error is not None:
        raise result.error
    return result.value
