"""The process that connects a server to a Ray cluster, and the task that the cluster's workers run.

Ray ends every process that uses a cluster a minute after the cluster is lost. So the server connects through
this process, which it can restart.
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
from prikup.server.workers.worker import WARMUP_MODULE, die_with_parent, encode_call

MAX_RETRIES: Final = 1
"""The number of retries of a task whose worker or machine died; a task that hangs ends its worker too."""
FIRST_WORKER_TIMEOUT_S: Final = 20.0
"""The time to wait for the first worker; after that, the cluster is taken to be busy."""
WARMUP_HOLD_S: Final = 2.0
"""The time each warm-up task occupies its worker, so that Ray starts a worker for each CPU."""
CPU_POLL_INTERVAL_S: Final = 2.0
"""The time between two counts of the cluster's CPUs."""


def run_bridge(address: str, pipe: Connection) -> None:
    """Forward tasks from the pipe to the cluster at an address, and the results back.

    A task is its number and what ``encode_call`` returns; its answer is the number and what ``run_task``
    returns, or the text of an error. The number of CPUs, or a PrikupError, comes with the number None; it is
    the first message.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends this process
    die_with_parent()
    devnull = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(devnull, stream)  # Ray keeps a log of its own
    sending = Lock()

    def send(number: int | None, answer: object) -> None:
        with sending, suppress(OSError):
            pipe.send((number, answer))

    try:
        ray = connect_ray(address)
        work = ray.remote(max_retries=MAX_RETRIES)(run_task)
        _warm_up(ray, work, address)
    except PrikupError as error:
        send(None, error)
        return
    Thread(target=_report_cpus, args=(ray, send), daemon=True).start()
    with suppress(EOFError):
        while True:
            number, task = pipe.recv()
            answer = work.remote(prikup.__version__, task).future()
            answer.add_done_callback(partial(_forward_answer, ray, send, number))


def _warm_up(ray: Any, work: Any, address: str) -> None:
    """Check that the cluster can run tasks, and warm up its workers; raises PrikupError."""
    first, _ = ray.wait(
        [work.remote(prikup.__version__, encode_call(os.getpid))], timeout=FIRST_WORKER_TIMEOUT_S
    )
    try:
        ray.get(first)
    except Exception as error:
        raise PrikupError("arena-ray", given=address, why=_last_line(error)) from None
    for _ in range(_count_cpus(ray)):
        work.remote(prikup.__version__, encode_call(sleep, WARMUP_HOLD_S))


def _count_cpus(ray: Any) -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _report_cpus(ray: Any, send: Callable[[None, int], None]) -> None:
    while True:
        with suppress(Exception):  # the count is unknown while the head node is away
            send(None, _count_cpus(ray))
        sleep(CPU_POLL_INTERVAL_S)


def _forward_answer(
    ray: Any, send: Callable[[int, object], None], number: int, answer: Future[bytes]
) -> None:
    error = answer.exception()
    if isinstance(error, ray.exceptions.LocalRayletDiedError):
        os._exit(1)  # no more answers will come, which Ray would notice in a minute
    send(number, answer.result() if error is None else _last_line(error))


def _last_line(error: BaseException) -> str:
    """Return the last line of an error of Ray, below the traceback of another machine."""
    return str(error).strip().rpartition("\n")[2]


def run_task(version: str, task: bytes) -> bytes:
    """Run an encoded call in a worker of the cluster and return its result or exception as bytes.

    Raises RuntimeError if the server runs another version of the package.
    """
    if version != prikup.__version__:
        raise RuntimeError(f"Ray worker runs Prikup {prikup.__version__}, server runs {version}")
    import_module(WARMUP_MODULE)
    make, given = pickle.loads(task)
    try:
        return pickle.dumps((make(*given), None))
    except Exception as error:
        return pickle.dumps((None, error))
