"""Work on behalf of an address: charged before it begins, and done in the worker of its queue."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple, Protocol, TypeAlias, TypeVar

from prikup.server.admission import Admission
from prikup.server.tables.host import Cost, Queue

try:
    from time import thread_time
except ImportError:  # in WebAssembly, where there is one thread
    from time import process_time as thread_time

MAX_INLINE_MS = 5.0
"""The estimated cost up to which a call is made at once: handing it to a worker costs about as much."""

T = TypeVar("T")
Spent: TypeAlias = Callable[[float], None]
"""Receives the seconds of CPU time that a call has taken, however it ended."""


class Computing(Protocol):
    """A place where calls run, callers in turn."""

    async def run_limited(
        self, caller: str, limit_s: float, make: Callable[..., T], /, *given: object, spent: Spent
    ) -> T:
        """Return ``make(*given)``, and tell ``spent`` its CPU time; raises HTTPProblem past the limit."""


class WorkQueues(NamedTuple):
    """The workers of each queue, so that no queue waits for another."""

    opening: Computing
    play: Computing
    other: Computing

    def get(self, queue: Queue) -> Computing:
        """Return the workers of a queue."""
        workers: Computing = getattr(self, queue)
        return workers


class Watch(Protocol):
    """A way to wait for a call, which it cancels when the asker is gone."""

    async def __call__(self, call: Awaitable[T]) -> T:
        """Return the result of the call."""


async def wait_for(call: Awaitable[T]) -> T:
    """Return the result of a call whose asker cannot go."""
    return await call


class PaidWork:
    """The work of one request; its ``payers`` are the address, by which askers take turns, and the guest."""

    def __init__(
        self, admission: Admission, queues: WorkQueues, payers: tuple[str, ...], watch: Watch
    ) -> None:
        self._admission = admission
        self._queues = queues
        self._payers = payers
        self._watch = watch

    def check(self) -> None:
        """Raise HTTPProblem if the address or the guest has used up its CPU time."""
        self._admission.check_cpu(self._payers)

    async def __call__(self, cost: Cost, make: Callable[..., T], /, *given: object) -> T:
        """Return ``make(*given)``; raises HTTPProblem if the CPU time is used up."""
        if not cost.continues:
            self.check()
        with self._admission.charge(self._payers, cost.ms) as charge:
            if cost.ms <= MAX_INLINE_MS:
                before = thread_time()
                try:
                    return make(*given)
                finally:
                    charge.add(thread_time() - before)
            workers = self._queues.get(cost.queue)
            asker = self._payers[0]
            return await self._watch(workers.run_limited(asker, cost.limit_s, make, *given, spent=charge.add))

    async def wait_for_allowance(self) -> None:
        """Wait until some CPU time may be used again; the first payer's share refills as it is not used."""
        while (delay := self._admission.cpu_delay(self._payers)) > 0:
            await self._watch(asyncio.sleep(delay))
