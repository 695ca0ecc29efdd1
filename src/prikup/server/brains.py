"""Bots think in processes of their own: they never hold up the server, and see a view and no more."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess

from prikup import bots
from prikup.core import View


def _die_with_parent() -> None:
    # A server that is killed cannot stop its workers, and they would wait for work for ever.
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_wait_for, args=(parent,), daemon=True).start()


def _wait_for(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)


def _choose(name: str, seed: str, view: View) -> str:
    return bots.make(name, seed).choose(view)


class Brains:
    """Worker processes in which bots choose; they start with the first question."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or min(4, os.cpu_count() or 1)
        self._pool: ProcessPoolExecutor | None = None

    def _start(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, _die_with_parent)
        return self._pool

    async def choose(self, name: str, seed: str, view: View) -> str:
        """The text of the action a bot chooses; ``seed`` makes it repeatable."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._start(), _choose, name, seed, view)
        except BrokenProcessPool:
            self.close()  # a worker was killed from outside: once more in new ones
            return await loop.run_in_executor(self._start(), _choose, name, seed, view)

    def close(self) -> None:
        """Stop the workers."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
