"""Worker processes on this machine."""

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

from prikup.sigint import defer_sigint, ignore_sigint

WARMUP_MODULE = "prikup.server.workers.warmup"
"""The module that a worker imports before its first task."""

T = TypeVar("T")


def die_with_parent() -> None:
    """End this process when its parent ends: a killed parent cannot stop its children."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_wait_for, args=(parent,), daemon=True).start()


def _wait_for(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)


def _initialize_worker() -> None:
    """Prepare a worker; if it is forked, its parent has imported the modules already."""
    ignore_sigint()
    import_module(WARMUP_MODULE)
    die_with_parent()


def _start_context() -> BaseContext:
    """Return a fork server that has imported the modules, or the spawn method if the system cannot fork."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([WARMUP_MODULE])
    return context


class Pool:
    """A number of worker processes, started when first needed and replaced when killed."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._executor: ProcessPoolExecutor | None = None

    def start(self) -> None:
        """Start the workers now."""
        executor = self._start()
        with defer_sigint():
            for _ in range(self.workers):
                executor.submit(os.getpid)

    def _start(self) -> ProcessPoolExecutor:
        if self._executor is None:
            self._executor = ProcessPoolExecutor(self.workers, _start_context(), _initialize_worker)
        return self._executor

    async def run(self, make: Callable[..., T], /, *given: object) -> T:
        """Return ``make(*given)``, computed in a worker."""
        executor = self._start()
        try:
            return await _submit(executor, make, *given)
        except BrokenProcessPool:
            # A worker was killed, or died on another table's hung bot: retry once in a new pool.
            if self._executor is executor:
                self.close()
            return await _submit(self._start(), make, *given)

    def close(self) -> None:
        """Stop the workers."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None


def _submit(executor: ProcessPoolExecutor, make: Callable[..., T], /, *given: object) -> asyncio.Future[T]:
    with defer_sigint():  # this may start a worker
        return asyncio.get_running_loop().run_in_executor(executor, make, *given)
