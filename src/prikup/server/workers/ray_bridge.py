"""The process of a server that uses a Ray cluster for it, and what its workers do there.

Ray ends every process that uses a cluster a minute after it has lost it. So the server does not: it starts
this one, and starts it again.
"""

from __future__ import annotations

import os
import pickle
import signal
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from importlib import import_module
from multiprocessing.connection import Connection
from threading import Lock, Thread
from time import sleep
from typing import Any, Final

import prikup
from prikup.arena.parallel import connect_ray
from prikup.core import PrikupError
from prikup.server.workers.pool import READY, die_with_parent

AGAIN: Final = 1
"""How often something is done again whose worker or machine dies; what hangs ends each of its workers."""
FIRST: Final = 20.0
"""Seconds for which the first worker is waited for; after that the cluster is busy with something else."""
HELD: Final = 2.0
"""Seconds for which each that gets ready is held: so Ray starts as many workers as there are processors."""
LOOKED: Final = 2.0
"""Seconds between two looks at how large the cluster is."""


def bridge(address: str, pipe: Connection) -> None:
    """Pass on what comes through the pipe to the cluster at an address, and back what it answers.

    A question is its number and what is ``asked``; its answer is the number and what is ``done``, or why
    nothing is. Without a number comes how many processors there are, first of all; or PrikupError.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends this one
    die_with_parent()
    nothing = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nothing, stream)  # Ray keeps a log of its own
    sending = Lock()

    def send(number: int | None, answer: object) -> None:
        with sending, suppress(OSError):
            pipe.send((number, answer))

    try:
        ray = connect_ray(address)
        work = ray.remote(max_retries=AGAIN)(done)
        _begin(ray, work, address)
    except PrikupError as error:
        send(None, error)
        return
    Thread(target=_look, args=(ray, send), daemon=True).start()
    with suppress(EOFError):
        while True:
            number, question = pipe.recv()
            answer = work.remote(prikup.__version__, question).future()
            answer.add_done_callback(partial(_answered, ray, send, number))


def _begin(ray: Any, work: Any, address: str) -> None:
    """See that the cluster can do the work, and let its workers get ready; raises PrikupError."""
    first, _ = ray.wait([work.remote(prikup.__version__, asked(os.getpid))], timeout=FIRST)
    try:
        ray.get(first)
    except Exception as error:
        raise PrikupError("arena-ray", given=address, why=_why(error)) from None
    for _ in range(_cpus(ray)):
        work.remote(prikup.__version__, asked(sleep, HELD))


def _cpus(ray: Any) -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _look(ray: Any, send: Callable[[None, int], None]) -> None:
    while True:
        with suppress(Exception):  # while its head is away, nobody knows
            send(None, _cpus(ray))
        sleep(LOOKED)


def _answered(ray: Any, send: Callable[[int, object], None], number: int, answer: Future[bytes]) -> None:
    error = answer.exception()
    if isinstance(error, ray.exceptions.LocalRayletDiedError):
        os._exit(1)  # nothing will be answered any more, which Ray would notice in a minute
    send(number, answer.result() if error is None else _why(error))


def _why(error: BaseException) -> str:
    """What an error of Ray says below the traceback of another machine."""
    return str(error).strip().rpartition("\n")[2]


def asked(make: Callable[..., object], *given: object) -> bytes:
    """What is to be worked out, as it travels."""
    return pickle.dumps((make, given))


def done(version: str, question: bytes) -> bytes:
    """What a worker of the cluster makes of what is ``asked``, or the error of that, as it travels.

    Raises RuntimeError where another version of the package might answer otherwise.
    """
    if version != prikup.__version__:
        raise RuntimeError(f"there is Prikup {prikup.__version__}, and {version} here")
    import_module(READY)
    make, given = pickle.loads(question)
    try:
        return pickle.dumps((make(*given), None))
    except Exception as error:
        return pickle.dumps((None, error))
