"""Deals shared out among processes, here or over the machines of a Ray cluster; that changes no result.

What a deal comes to depends on its number and its pairing alone, so a deal whose worker was killed is played
again by another.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from prikup.arena.duplicate import Pairing, Spent, Unit, play_timed
from prikup.core import PrikupError

T = TypeVar("T")

CHUNK: Final = 4
"""Deals that are handed out at once."""
KILLED: Final = 3
"""How often in a row all processes may be killed before anything is done."""
AHEAD: Final = 4
"""Chunks that are handed to each worker of a cluster before the first is back."""


def units(
    pairing: Pairing, first: int, count: int, workers: int = 1, ray: str = "", spent: Spent | None = None
) -> Iterator[Unit]:
    """So many deals from the number ``first`` on, in order; who plays them changes nothing.

    They are shared by ``workers`` processes, or by the cluster at the address ``ray``. What they cost is
    added to ``spent``. Raises PrikupError where there is no such cluster, or processes are killed again and
    again.
    """
    for unit, cost in spread(partial(play_timed, pairing), range(first, first + count), workers, ray):
        if spent is not None:
            spent.join(cost)
        yield unit


def spread(play: Callable[[int], T], numbers: Sequence[int], workers: int = 1, ray: str = "") -> Iterator[T]:
    """What each number comes to, in order, from so many processes, or from a cluster."""
    if ray:
        return by_ray(play, numbers, ray)
    workers = min(workers, len(numbers))
    return by_processes(play, numbers, workers) if workers > 1 else map(play, numbers)


def by_processes(play: Callable[[int], T], numbers: Sequence[int], workers: int) -> Iterator[T]:
    """What each number comes to, in order; begins anew where it stands if a process is killed."""
    done = killed = 0
    while done < len(numbers):
        try:
            with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
                for one in pool.map(play, numbers[done:], chunksize=CHUNK):
                    done, killed = done + 1, 0
                    yield one
        except BrokenProcessPool as error:
            killed += 1
            if killed == KILLED:
                raise PrikupError("bench-process", why=error) from None


def by_ray(play: Callable[[int], T], numbers: Sequence[int], address: str) -> Iterator[T]:
    """The same by the workers of a Ray cluster; raises PrikupError where there is none."""
    ray = connected(address)
    # A chunk whose worker or machine was killed is played again, however often.
    remote: Any = ray.remote(max_retries=-1)(_chunk)
    chunks = [numbers[at : at + CHUNK] for at in range(0, len(numbers), CHUNK)]
    most = AHEAD * max(int(ray.cluster_resources().get("CPU", 1)), 1)
    waiting: deque[Any] = deque()
    try:
        for chunk in chunks:
            waiting.append(remote.remote(play, chunk))
            if len(waiting) >= most:
                yield from ray.get(waiting.popleft())
        while waiting:
            yield from ray.get(waiting.popleft())
    finally:
        ray.shutdown()


def connected(address: str) -> Any:
    """The package ``ray``, by which this process uses a cluster; raises PrikupError where there is none."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise PrikupError("arena-ray-missing") from None
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", ignore_reinit_error=True)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise PrikupError("arena-ray", given=address, why=error) from None
    return ray


def _chunk(play: Callable[[int], T], numbers: Sequence[int]) -> list[T]:
    return [play(number) for number in numbers]
