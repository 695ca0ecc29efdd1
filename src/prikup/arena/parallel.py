"""Deals spread over processes, on this machine or a Ray cluster, without changing any result.

What a deal comes to depends on its number and its pairing alone, so a deal whose worker was killed is played
again by another.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from multiprocessing import current_process, get_context
from multiprocessing.process import BaseProcess
from typing import Any, Final, TypeVar

from prikup.core import PrikupError
from prikup.sigint import defer_sigint, ignore_sigint

T = TypeVar("T")

CHUNK_DEALS: Final = 4
"""Deals that a worker gets at once."""
MAX_KILLED_POOLS: Final = 3
"""Times in a row that all processes may be killed before a result."""
CHUNKS_PER_WORKER: Final = 4
"""Chunks that each worker has been given before its first result."""
UNGUARDED_EXIT_CODE: Final = 81
"""The exit code of a worker whose script would start workers as soon as it is imported."""


def compute_in_order(
    play: Callable[[int], T], numbers: Sequence[int], workers: int = 1, ray: str = ""
) -> Iterator[T]:
    """Yield the results of all numbers in order, computed by processes or on a Ray cluster."""
    if ray:
        return compute_by_ray(play, numbers, ray)
    workers = min(workers, len(numbers))
    return compute_by_processes(play, numbers, workers) if workers > 1 else map(play, numbers)


def compute_by_processes(
    play: Callable[[int], T], numbers: Iterable[int], workers: int, chunk: int = CHUNK_DEALS
) -> Iterator[T]:
    """Yield the results of numbers in order; no more are computed than the consumer takes, and some ahead.

    Chunks that were assigned begin anew if a process is killed. Raises PrikupError if processes are killed
    again and again, or if a script asks that is not behind ``if __name__ == "__main__":``.
    """
    if getattr(current_process(), "_inheriting", False):  # a worker that is still importing the script
        raise SystemExit(UNGUARDED_EXIT_CODE)
    unassigned = iter(numbers)
    assigned: deque[list[int]] = deque()
    killed = 0
    while True:
        try:
            with _open_pool(workers) as pool:
                with defer_sigint():
                    waiting = deque(
                        pool.submit(_play_chunk, play, numbers_of_chunk) for numbers_of_chunk in assigned
                    )
                while True:
                    while len(waiting) < CHUNKS_PER_WORKER * workers and (
                        numbers_of_chunk := list(islice(unassigned, chunk))
                    ):
                        assigned.append(numbers_of_chunk)
                        with defer_sigint():
                            waiting.append(pool.submit(_play_chunk, play, numbers_of_chunk))
                    if not waiting:
                        return
                    results = waiting.popleft().result()
                    assigned.popleft()
                    killed = 0
                    yield from results
        except BrokenProcessPool as error:
            killed += 1
            if killed == MAX_KILLED_POOLS:
                raise PrikupError("bench-process", why=error) from None


@contextmanager
def _open_pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Yield a pool of processes, which are killed if the block ends by an error or Ctrl-C."""
    processes: list[BaseProcess] = []
    try:
        with ProcessPoolExecutor(workers, get_context("spawn"), ignore_sigint) as pool:
            try:
                yield pool
            except BaseException:
                processes.extend(pool._processes.values())
                for process in processes:
                    process.kill()
                raise
    except BrokenProcessPool:
        if any(process.exitcode == UNGUARDED_EXIT_CODE for process in processes):
            raise PrikupError("bench-main") from None
        raise


def compute_by_ray(play: Callable[[int], T], numbers: Sequence[int], address: str) -> Iterator[T]:
    """Yield the results of all numbers in order, from a Ray cluster; raise PrikupError without one."""
    ray = connect_ray(address)
    # A chunk whose worker or machine was killed is always played again.
    remote: Any = ray.remote(max_retries=-1)(_play_chunk)
    chunks = [numbers[start : start + CHUNK_DEALS] for start in range(0, len(numbers), CHUNK_DEALS)]
    max_waiting = CHUNKS_PER_WORKER * max(int(ray.cluster_resources().get("CPU", 1)), 1)
    waiting: deque[Any] = deque()
    try:
        for chunk in chunks:
            waiting.append(remote.remote(play, chunk))
            if len(waiting) >= max_waiting:
                yield from ray.get(waiting.popleft())
        while waiting:
            yield from ray.get(waiting.popleft())
    finally:
        ray.shutdown()


def connect_ray(address: str) -> Any:
    """Connect to a Ray cluster and return the package ``ray``; raise PrikupError without one."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise PrikupError("arena-ray-missing") from None
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", ignore_reinit_error=True)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise PrikupError("arena-ray", given=address, why=error) from None
    return ray


def _play_chunk(play: Callable[[int], T], numbers: Sequence[int]) -> list[T]:
    """Return the results of several numbers, in order."""
    return [play(number) for number in numbers]
