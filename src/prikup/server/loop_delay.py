"""The delay of the event loop: how late it wakes a task that sleeps, which all people at tables wait too."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic, thread_time

from prikup.server.metrics import Metrics

PROBE_INTERVAL_S = 0.1
"""The time between two measurements."""
MAX_QUIET_WORK_S = 0.5
"""The CPU time of the loop between two measurements above which a warning is logged."""
WARNING_INTERVAL_S = 60.0
"""The least time between two warnings."""

log = logging.getLogger("prikup.server")


class LoopDelay:
    """The task that measures the delay.

    It warns of work of this process only: on a busy machine the loop is late without any. ``clock``,
    ``work_clock`` (the CPU time of the loop's thread) and ``sleep`` can be replaced in tests.
    """

    def __init__(
        self,
        metrics: Metrics,
        clock: Callable[[], float] = monotonic,
        work_clock: Callable[[], float] = thread_time,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._metrics = metrics
        self._clock = clock
        self._work_clock = work_clock
        self._sleep = sleep
        self._quiet_until = float("-inf")

    async def run(self) -> None:
        """Measure until cancelled."""
        while True:
            await self.measure()

    async def measure(self) -> None:
        """Sleep once, note how late the loop wakes this task, and warn if it has worked for very long."""
        due, worked = self._clock() + PROBE_INTERVAL_S, self._work_clock()
        await self._sleep(PROBE_INTERVAL_S)
        now = self._clock()
        delay = max(0.0, now - due)
        self._metrics.loop_delay.observe(delay)
        long_work = self._work_clock() - worked > MAX_QUIET_WORK_S + PROBE_INTERVAL_S
        if long_work and delay > MAX_QUIET_WORK_S and now >= self._quiet_until:
            self._quiet_until = now + WARNING_INTERVAL_S
            log.warning("event loop: blocked for %.1f s, all requests waited", delay)
