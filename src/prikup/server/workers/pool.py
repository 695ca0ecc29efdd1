"""A number of workers on this machine."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from time import monotonic

from prikup.server.fair_semaphore import FairSemaphore
from prikup.server.workers.limits import StoppedError
from prikup.server.workers.worker import CallResult, Worker, WorkerDiedError, encode_call, start_context

CALL_STOP_TIMEOUT_S = 1.0
"""The time in which a stopped call has to end before its worker is killed."""


class Pool:
    """Workers that run one call each; a call whose caller is cancelled is stopped and disturbs no other."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._idle: list[Worker] = []
        self._all: list[Worker] = []
        self._places = FairSemaphore(workers)

    def start(self) -> None:
        """Start all workers now."""
        self._make_workers()
        for worker in self._all:
            worker.start()

    def _make_workers(self) -> None:
        if not self._all:
            context = start_context()
            self._all = [Worker(context) for _ in range(self.workers)]
            self._idle = list(self._all)

    async def run(
        self, make: Callable[..., object], /, *given: object, spent: Callable[[float], None] | None = None
    ) -> CallResult:
        """Run ``make(*given)`` in a worker; ``spent`` is called with its CPU seconds, also if it is stopped.

        A call whose worker was killed runs once more. Raises WorkerDiedError if that fails too, or if the
        call itself ended its worker.
        """
        call = encode_call(make, *given)
        async with self._places.place(""):
            self._make_workers()
            worker = self._idle.pop()
            try:
                return await self._run(worker, call, spent)
            except WorkerDiedError as error:
                if not error.by_signal:
                    raise
                return await self._run(worker, call, spent)
            finally:
                self._idle.append(worker)

    async def _run(self, worker: Worker, call: bytes, spent: Callable[[float], None] | None) -> CallResult:
        began = monotonic()
        result = worker.run(call)
        waiting = asyncio.wrap_future(result)
        try:
            return await asyncio.shield(waiting)
        except asyncio.CancelledError:
            await _end_call(worker, waiting)
            raise
        finally:
            if spent is not None:
                spent(result.result().seconds if _has_result(result) else monotonic() - began)

    def close(self) -> None:
        """Stop the workers."""
        for worker in self._all:
            worker.close()
        self._all, self._idle = [], []


async def _end_call(worker: Worker, waiting: asyncio.Future[CallResult]) -> None:
    """Stop a call, and return when its worker is idle again."""
    worker.stop_call()
    try:
        async with asyncio.timeout(CALL_STOP_TIMEOUT_S):
            stopped = isinstance((await asyncio.shield(waiting)).error, StoppedError)
    except TimeoutError:
        stopped = False
    except (WorkerDiedError, asyncio.CancelledError):
        stopped = False
    if stopped:
        return
    # It heeds no signal, or it ended by itself and the signal may come during the next call.
    worker.kill()
    with suppress(Exception):
        await asyncio.shield(waiting)


def _has_result(result: Future[CallResult]) -> bool:
    return result.done() and result.exception() is None
