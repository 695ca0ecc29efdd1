"""A Ray cluster that works for the server, used through a process of its own and reconnected when lost."""

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
from prikup.server.workers.ray_bridge import run_bridge
from prikup.server.workers.worker import encode_call

log = logging.getLogger("prikup.server")

CONNECT_TIMEOUT_S: Final = 60.0
MAX_SILENCE_S: Final = 5.0
"""The time without an answer after which a cluster gets no more tasks until it answers."""
MIN_RETRY_DELAY_S: Final = 2.0
"""The delay before a lost cluster is tried again; it doubles up to ``MAX_RETRY_DELAY_S``."""
MAX_RETRY_DELAY_S: Final = 60.0

T = TypeVar("T")


class LostError(Exception):
    """A failure of the cluster to return a result, and its reason."""


class Link:
    """An executor on the Ray cluster at an address, which breaks for good once the cluster is lost.

    ``reached`` is done when the cluster accepts tasks, or raises PrikupError; ``lost`` is done when the
    cluster is lost, with the reason. ``cpus`` is the number of its CPUs.
    """

    def __init__(self, address: str) -> None:
        self.reached: Future[None] = _new_future()
        self.lost: Future[str] = _new_future()
        self.cpus = 0
        self._address = address
        self._numbers = count()
        self._open: dict[int, Future[Any]] = {}
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=run_bridge, args=(address, theirs), name="ray", daemon=True)
        self._process.start()
        theirs.close()
        self._sender = ThreadPoolExecutor(1)  # a bridge that does not read blocks only this thread
        Thread(target=self._listen, daemon=True).start()

    def submit(self, make: Callable[..., T], /, *given: object) -> Future[T]:
        """Run a call there; raises LostError if a worker is lost, BrokenExecutor if the cluster is."""
        number = next(self._numbers)
        answer: Future[T] = _new_future()
        self._open[number] = answer
        if self.lost.done():
            raise BrokenExecutor(self.lost.result())
        self._sender.submit(self._send, number, encode_call(make, *given))
        return answer

    def _send(self, number: int, task: bytes) -> None:
        try:
            self._pipe.send((number, task))
        except OSError:
            self._process.kill()  # then _listen ends

    def _listen(self) -> None:
        while True:
            try:
                number, answer = self._pipe.recv()
            except (EOFError, OSError):
                return self._fail_all()
            if number is not None:
                _resolve(self._open.pop(number), answer)
            elif isinstance(answer, PrikupError):
                self.reached.set_exception(answer)
            else:
                self.cpus = answer
                if not self.reached.done():
                    self.reached.set_result(None)

    def _fail_all(self) -> None:
        self._pipe.close()
        self._process.join()
        why = f"its bridge process ended with exit code {self._process.exitcode}"
        self.lost.set_result(why)
        if not self.reached.done():
            self.reached.set_exception(PrikupError("arena-ray", given=self._address, why=why))
        for answer in list(self._open.values()):
            answer.set_exception(BrokenExecutor(why))

    def shutdown(self) -> None:
        """Disconnect from the cluster and give up all running tasks."""
        self._process.kill()
        self._sender.shutdown(wait=False)


def _new_future() -> Future[Any]:
    """Create a future that is already running, so that waiters cannot cancel it."""
    future: Future[Any] = Future()
    future.set_running_or_notify_cancel()
    return future


def _resolve(waiting: Future[Any], answer: bytes | str) -> None:
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
    """The cluster at an address, reconnected whenever it is lost."""

    def __init__(self, address: str, new_link: Callable[[str], Link] = Link) -> None:
        self._address = address
        self._new_link = new_link
        self._link: Link | None = None
        self._silent = False
        self._reconnecting: asyncio.Task[None] | None = None

    @property
    def cpus(self) -> int:
        """The number of its CPUs; 0 while it is lost or silent."""
        return 0 if self._link is None or self._silent else self._link.cpus

    def open(self) -> None:
        """Connect now; raises PrikupError."""
        link = self._new_link(self._address)
        try:
            link.reached.result(CONNECT_TIMEOUT_S)
        except TimeoutError:
            link.shutdown()
            raise self._timeout_error() from None
        self._link = link

    def start(self) -> None:
        """Start reconnecting whenever the cluster is lost."""
        self._reconnecting = asyncio.create_task(self._keep_connected())

    def close(self) -> None:
        """Disconnect."""
        if self._reconnecting is not None:
            self._reconnecting.cancel()
        if self._link is not None:
            self._link.shutdown()
            self._link = None

    async def run(self, make: Callable[..., T], /, *given: object) -> T:
        """Return ``make(*given)``, computed there; raises LostError if no result comes back."""
        link = self._link
        if link is None or self._silent:
            raise LostError
        try:
            answer = asyncio.wrap_future(link.submit(make, *given))
            answer.add_done_callback(self._note_answer)
            await asyncio.wait([answer], timeout=MAX_SILENCE_S)
            if answer.done():
                return answer.result()
        except LostError as error:
            log.warning("a Ray worker failed, running its task here: %s", error)
        except BrokenExecutor:
            pass  # _keep_connected logs it
        else:
            self._mark_silent()
        raise LostError

    def _mark_silent(self) -> None:
        if not self._silent:
            log.error(
                "no answer from the Ray cluster for %g s, running its tasks here until it answers",
                MAX_SILENCE_S,
            )
        self._silent = True

    def _note_answer(self, answer: asyncio.Future[Any]) -> None:
        """Use the cluster again after any answer, even one whose caller is gone."""
        lost = isinstance(answer.exception(), BrokenExecutor)
        if self._silent and not lost:
            log.warning("the Ray cluster answers again")
            self._silent = False

    async def _keep_connected(self) -> None:
        delay = MIN_RETRY_DELAY_S
        while True:
            if self._link is None:
                try:
                    self._link = await self._connect()
                except PrikupError as error:
                    log.warning("%s; trying again in %g s", error, delay)
                    await asyncio.sleep(delay)
                    delay = min(2 * delay, MAX_RETRY_DELAY_S)
                    continue
                log.warning("connected to the Ray cluster with %s CPUs", self._link.cpus)
            why = await asyncio.wrap_future(self._link.lost)
            self._link, self._silent, delay = None, False, MIN_RETRY_DELAY_S
            log.error("the Ray cluster is lost, running its tasks here: %s", why)

    async def _connect(self) -> Link:
        link = self._new_link(self._address)
        try:
            async with asyncio.timeout(CONNECT_TIMEOUT_S):
                await asyncio.wrap_future(link.reached)
        except BaseException as error:
            link.shutdown()
            if isinstance(error, TimeoutError):
                raise self._timeout_error() from None
            raise
        return link

    def _timeout_error(self) -> PrikupError:
        why = f"no answer within {CONNECT_TIMEOUT_S:g} seconds"
        return PrikupError("arena-ray", given=self._address, why=why)
