"""Bots think in processes of their own: they never hold up the server, and see a view and no more."""

from __future__ import annotations

import asyncio
import faulthandler
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from importlib import import_module
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from time import process_time
from typing import Final, Generic, NamedTuple, TypeVar

from prikup import bots
from prikup.bots.faults import raised
from prikup.bots.hints import Hint, hint
from prikup.core import View
from prikup.server.admission import Turns
from prikup.server.meters import Meters

THINKS = 0.5
"""Seconds of a processor that a bot may think at a table: less than it takes for any action."""
PATIENCE = 10.0
"""Seconds after which a bot that thinks, or waits for something, is given up."""

INSTEAD: Final = "beginner"
"""The bot that acts for one that has thought for too long: it searches nothing."""
READY = "prikup.server.ready"
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


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Within this, the process ends itself after so many seconds, whatever holds it up; says where it was."""
    faulthandler.dump_traceback_later(seconds, exit=True)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()


class _EnoughError(BaseException):
    """A bot has thought for long enough; no handler of its own is meant for this."""


@contextmanager
def within(seconds: float | None) -> Iterator[None]:
    """Stop what is done in this once the process has worked at it for so many seconds; None: never."""
    if seconds is None or not hasattr(signal, "setitimer"):
        yield
        return

    def stop(*_: object) -> None:
        raise _EnoughError

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def choose(name: str, seed: str, view: View, thinks: float | None = THINKS) -> str:
    """What a bot does; what the beginner does, at once, where it would think for longer."""
    with at_most(PATIENCE):
        try:
            with within(thinks):
                return _decided(bots.make(name, seed), view)
        except _EnoughError:
            return bots.make(INSTEAD, seed).choose(view)


def _decided(bot: bots.Bot, view: View) -> str:
    """What a bot does; raises PrikupError, with the line of its own that failed, if it does."""
    try:
        return bots.decided(bot, view)
    except Exception as error:
        raise raised(bot, error) from error


def _hint(seed: str, view: View) -> Hint:
    with at_most(PATIENCE):
        return hint(view, seed)


class Spent(NamedTuple, Generic[T]):
    """What was worked out, None where that took too long, and the seconds of a processor that it took."""

    found: T | None
    seconds: float


def _measured(most: float, make: Callable[..., T], *given: object) -> Spent[T]:
    before = process_time()
    found = None
    with at_most(PATIENCE), suppress(_EnoughError), within(most):
        found = make(*given)
    return Spent(found, process_time() - before)


def _begin() -> None:
    """Get a worker ready. What it needs is there already where it was forked from who has it."""
    import_module(READY)
    die_with_parent()


def _context() -> BaseContext:
    """How workers are started: forked from one process that has all they need, where the system can fork."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([READY])
    return context


class Thinkers:
    """Worker processes in which bots choose, each table in its turn.

    Usually one a core, up to four; fewer if so many servers ``share`` the machine. A bot thinks for at most
    ``thinks`` seconds of a processor; None: as long as it likes, so that what it does depends on no speed.
    """

    def __init__(
        self,
        workers: int | None = None,
        meters: Meters | None = None,
        thinks: float | None = THINKS,
        share: int = 1,
    ) -> None:
        self._thinks = thinks
        self._meters = meters or Meters()
        self._workers = workers or max(1, min(4, (os.cpu_count() or 1) // share))
        self._pool: ProcessPoolExecutor | None = None
        self._turns = Turns(self._workers)

    def start(self) -> None:
        """Start the workers now and let them get ready, so that the first question is answered at once."""
        pool = self._start()
        for _ in range(self._workers):
            pool.submit(os.getpid)

    def _start(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, _context(), _begin)
        return self._pool

    async def choose(self, table: str, name: str, seed: str, view: View) -> str:
        """The text of the action a bot at a table chooses; ``seed`` makes it repeatable."""
        with self._meters.bot_wait.time():
            return await self._think(table, choose, name, seed, view, self._thinks)

    async def hint(self, table: str, seed: str, view: View) -> Hint:
        """A hint for a player at a table."""
        return await self._think(table, _hint, seed, view)

    async def work(self, who: str, most: float, make: Callable[..., T], /, *given: object) -> Spent[T]:
        """What ``make`` gives within so many seconds of a processor, for each who asks in their turn."""
        return await self._think(who, _measured, most, make, *given)

    async def _think(self, table: str, think: Callable[..., T], /, *given: object) -> T:
        async with self._turns.place(table):
            return await self._run(think, *given)

    async def _run(self, think: Callable[..., T], /, *given: object) -> T:
        loop = asyncio.get_running_loop()
        pool = self._start()
        try:
            return await loop.run_in_executor(pool, think, *given)
        except BrokenProcessPool:
            # A worker was killed, or another table's bot hung: once more in new ones.
            if self._pool is pool:
                self.close()
            return await loop.run_in_executor(self._start(), think, *given)

    def close(self) -> None:
        """Stop the workers."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
