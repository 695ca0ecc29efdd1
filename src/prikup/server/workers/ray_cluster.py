"""A Ray cluster that works for the server: used by a process of its own, reached again when it is lost."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import pickle
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ThreadPoolExecutor
from itertools import count
from threading import Thread
from typing import Any, Final, TypeVar

from prikup.core import PrikupError
from prikup.server.workers.ray_bridge import asked, bridge

log = logging.getLogger("prikup.server")

REACHED: Final = 60.0
"""Seconds after which a cluster that has not been reached is taken for none."""
SILENT: Final = 5.0
"""Seconds after which a cluster that has not answered is asked nothing more until it does."""
REST: Final = 2.0
"""Seconds after which a lost cluster is tried again; this doubles up to ``LONGEST``."""
LONGEST: Final = 60.0

T = TypeVar("T")


class LostError(Exception):
    """The cluster gave no answer; why."""


class Link:
    """The workers of the Ray cluster at an address, as an executor that breaks for good once that is lost.

    ``reached`` is done when the cluster can be asked, or raises PrikupError; ``lost`` is done when it is, and
    says why. ``cpus`` are its processors.
    """

    def __init__(self, address: str) -> None:
        self.reached: Future[None] = _kept()
        self.lost: Future[str] = _kept()
        self.cpus = 0
        self._address = address
        self._numbers = count()
        self._open: dict[int, Future[Any]] = {}
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=bridge, args=(address, theirs), name="ray", daemon=True)
        self._process.start()
        theirs.close()
        self._sender = ThreadPoolExecutor(1)  # a process that does not read holds nobody up
        Thread(target=self._listen, daemon=True).start()

    def submit(self, make: Callable[..., T], /, *given: object) -> Future[T]:
        """What ``make`` gives there; LostError if a worker is lost, BrokenExecutor if the cluster is."""
        number = next(self._numbers)
        answer: Future[T] = _kept()
        self._open[number] = answer
        if self.lost.done():
            raise BrokenExecutor(self.lost.result())
        self._sender.submit(self._send, number, asked(make, *given))
        return answer

    def _send(self, number: int, question: bytes) -> None:
        try:
            self._pipe.send((number, question))
        except OSError:
            self._process.kill()  # which is heard by who listens

    def _listen(self) -> None:
        while True:
            try:
                number, answer = self._pipe.recv()
            except (EOFError, OSError):
                return self._ended()
            if number is not None:
                _tell(self._open.pop(number), answer)
            elif isinstance(answer, PrikupError):
                self.reached.set_exception(answer)
            else:
                self.cpus = answer
                if not self.reached.done():
                    self.reached.set_result(None)

    def _ended(self) -> None:
        self._pipe.close()
        self._process.join()
        why = f"the process that uses it ended with {self._process.exitcode}"
        self.lost.set_result(why)
        if not self.reached.done():
            self.reached.set_exception(PrikupError("arena-ray", given=self._address, why=why))
        for answer in list(self._open.values()):
            answer.set_exception(BrokenExecutor(why))

    def shutdown(self) -> None:
        """Use it no more: what is being worked out there is given up."""
        self._process.kill()
        self._sender.shutdown(wait=False)


def _kept() -> Future[Any]:
    """A future that whoever waits for it leaves as it is when they do not any more."""
    made: Future[Any] = Future()
    made.set_running_or_notify_cancel()
    return made


def _tell(waiting: Future[Any], answer: bytes | str) -> None:
    if isinstance(answer, str):
        waiting.set_exception(LostError(answer))
        return
    try:
        found, error = pickle.loads(answer)
    except Exception as unread:
        found, error = None, LostError(str(unread))
    if error is None:
        waiting.set_result(found)
    else:
        waiting.set_exception(error)


class Cluster:
    """The cluster at an address as the server uses it: it may be lost, found again, or silent for a while.

    ``cpus`` are its processors, 0 while it cannot be asked.
    """

    def __init__(self, address: str, reach: Callable[[str], Link] = Link) -> None:
        self._address = address
        self._reach = reach
        self._link: Link | None = None
        self._silent = False
        self._keeping: asyncio.Task[None] | None = None

    @property
    def cpus(self) -> int:
        """How many processors it has; 0 while it cannot be asked."""
        return 0 if self._link is None or self._silent else self._link.cpus

    def open(self) -> None:
        """Reach it now; raises PrikupError."""
        link = self._reach(self._address)
        try:
            link.reached.result(REACHED)
        except TimeoutError:
            link.shutdown()
            raise self._unanswered() from None
        self._link = link

    def start(self) -> None:
        """From now on reach it whenever it is lost."""
        self._keeping = asyncio.create_task(self._keep())

    def close(self) -> None:
        """Use it no more."""
        if self._keeping is not None:
            self._keeping.cancel()
        if self._link is not None:
            self._link.shutdown()
            self._link = None

    async def run(self, make: Callable[..., T], /, *given: object) -> T:
        """What ``make`` gives there; raises LostError if nothing comes back."""
        link = self._link
        if link is None or self._silent:
            raise LostError
        try:
            answer = asyncio.wrap_future(link.submit(make, *given))
            answer.add_done_callback(self._heard)
            await asyncio.wait([answer], timeout=SILENT)
            if answer.done():
                return answer.result()
        except LostError as error:
            log.warning("done here, as a worker of the Ray cluster failed: %s", error)
        except BrokenExecutor:
            pass  # which is told by who keeps it
        else:
            self._fall_silent()
        raise LostError

    def _fall_silent(self) -> None:
        if not self._silent:
            log.error("the Ray cluster has not answered for %g s: its work is done here till it does", SILENT)
        self._silent = True

    def _heard(self, answer: asyncio.Future[Any]) -> None:
        """Ask again, since something was answered, be it to somebody who has left."""
        lost = isinstance(answer.exception(), BrokenExecutor)
        if self._silent and not lost:
            log.warning("the Ray cluster answers again")
            self._silent = False

    async def _keep(self) -> None:
        rest = REST
        while True:
            if self._link is None:
                try:
                    self._link = await self._reached()
                except PrikupError as error:
                    log.warning("%s; tried again in %g s", error, rest)
                    await asyncio.sleep(rest)
                    rest = min(2 * rest, LONGEST)
                    continue
                log.warning("the Ray cluster is there, with %s processors", self._link.cpus)
            why = await asyncio.wrap_future(self._link.lost)
            self._link, self._silent, rest = None, False, REST
            log.error("the Ray cluster is lost, and its work is done here: %s", why)

    async def _reached(self) -> Link:
        link = self._reach(self._address)
        try:
            async with asyncio.timeout(REACHED):
                await asyncio.wrap_future(link.reached)
        except BaseException as error:
            link.shutdown()
            if isinstance(error, TimeoutError):
                raise self._unanswered() from None
            raise
        return link

    def _unanswered(self) -> PrikupError:
        why = f"no answer within {REACHED:g} seconds"
        return PrikupError("arena-ray", given=self._address, why=why)
