"""Bots think in processes of their own: they never hold up the server, and see a view and no more."""

from __future__ import annotations

import asyncio
import faulthandler
import multiprocessing
import os
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from time import monotonic, sleep

from prikup import bots, games
from prikup.core import View
from prikup.server.admission import Turns
from prikup.server.meters import Meters

PATIENCE = 10.0
"""Seconds a bot may think."""

WARM = 0.3
"""Seconds for which getting ready keeps a worker at least."""


def die_with_parent() -> None:
    """End this process when the one that started it does: who is killed cannot stop its own."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_wait_for, args=(parent,), daemon=True).start()


def _wait_for(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Within this, the process ends itself after so many seconds, whatever holds it up; says where it was."""
    faulthandler.dump_traceback_later(seconds, exit=True)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()


def _choose(name: str, seed: str, view: View) -> str:
    with at_most(PATIENCE):
        return bots.decided(bots.make(name, seed), view)


def _warm(seconds: float) -> None:
    """Decide something and throw it away, so that no real decision waits for what a bot loads or builds.

    Busy for at least so many seconds, which leaves the next one of these to another worker.
    """
    ready = monotonic() + seconds
    for game in games.GAMES.values():
        match = games.new(game).deal(seed="warm")
        _choose("rules", "", game.view(match, match.turns()[0].by))
    sleep(max(0.0, ready - monotonic()))


class Thinkers:
    """Worker processes in which bots choose, each table in its turn.

    Usually one a core, up to four; fewer if so many servers ``share`` the machine.
    """

    def __init__(self, workers: int | None = None, meters: Meters | None = None, share: int = 1) -> None:
        self._meters = meters or Meters()
        self._workers = workers or max(1, min(4, (os.cpu_count() or 1) // share))
        self._pool: ProcessPoolExecutor | None = None
        self._turns = Turns(self._workers)

    def start(self) -> None:
        """Start the workers now and let them get ready, so that the first question is answered at once."""
        pool = self._start()
        for _ in range(self._workers):
            pool.submit(_warm, WARM)

    def _start(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, die_with_parent)
        return self._pool

    async def choose(self, table: str, name: str, seed: str, view: View) -> str:
        """The text of the action a bot at a table chooses; ``seed`` makes it repeatable."""
        with self._meters.bot_wait.time():
            async with self._turns.place(table):
                return await self._choose(name, seed, view)

    async def _choose(self, name: str, seed: str, view: View) -> str:
        loop = asyncio.get_running_loop()
        pool = self._start()
        try:
            return await loop.run_in_executor(pool, _choose, name, seed, view)
        except BrokenProcessPool:
            # A worker was killed, or another table's bot hung: once more in new ones.
            if self._pool is pool:
                self.close()
            return await loop.run_in_executor(self._start(), _choose, name, seed, view)

    def close(self) -> None:
        """Stop the workers."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
