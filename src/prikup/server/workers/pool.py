"""Processes of this machine in which something is worked out, beside the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from typing import TypeVar

from prikup.sigint import deaf, unheard

READY = "prikup.server.workers.warmup"
"""The module that a worker imports before it is asked anything."""

T = TypeVar("T")


def die_with_parent() -> None:
    """End this process when the one that started it does: who is killed cannot stop its own."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_wait_for, args=(parent,), daemon=True).start()


def _wait_for(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)


def _begin() -> None:
    """Get a worker ready. What it needs is there already where it was forked from who has it."""
    deaf()
    import_module(READY)
    die_with_parent()


def _context() -> BaseContext:
    """How workers are started: forked from one process that has all they need, where the system can fork."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([READY])
    return context


class Pool:
    """So many worker processes, started when they are first needed; those that are killed are replaced."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._made: ProcessPoolExecutor | None = None

    def start(self) -> None:
        """Start the workers now and let them get ready."""
        made = self._start()
        with unheard():
            for _ in range(self.workers):
                made.submit(os.getpid)

    def _start(self) -> ProcessPoolExecutor:
        if self._made is None:
            self._made = ProcessPoolExecutor(self.workers, _context(), _begin)
        return self._made

    async def run(self, make: Callable[..., T], /, *given: object) -> T:
        """What ``make`` gives in a worker."""
        made = self._start()
        try:
            return await _asked(made, make, *given)
        except BrokenProcessPool:
            # A worker was killed, or another table's bot hung: once more in new ones.
            if self._made is made:
                self.close()
            return await _asked(self._start(), make, *given)

    def close(self) -> None:
        """Stop the workers."""
        if self._made is not None:
            self._made.shutdown(wait=False, cancel_futures=True)
            self._made = None


def _asked(workers: ProcessPoolExecutor, make: Callable[..., T], /, *given: object) -> asyncio.Future[T]:
    with unheard():  # it starts a worker where all others are busy
        return asyncio.get_running_loop().run_in_executor(workers, make, *given)
