"""Deals shared out among processes, here or over the machines of a Ray cluster; that changes no result.

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
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from prikup.core import PrikupError
from prikup.sigint import deaf, unheard

T = TypeVar("T")

CHUNK: Final = 4
"""Deals that are handed out at once."""
KILLED: Final = 3
"""How often in a row all processes may be killed before anything is done."""
AHEAD: Final = 4
"""Chunks that are handed to each worker before the first is back."""


def spread(play: Callable[[int], T], numbers: Sequence[int], workers: int = 1, ray: str = "") -> Iterator[T]:
    """What each number comes to, in order, from so many processes, or from a cluster."""
    if ray:
        return by_ray(play, numbers, ray)
    workers = min(workers, len(numbers))
    return by_processes(play, numbers, workers) if workers > 1 else map(play, numbers)


def by_processes(
    play: Callable[[int], T], numbers: Iterable[int], workers: int, chunk: int = CHUNK
) -> Iterator[T]:
    """What each number comes to, in order, of as many as are asked for.

    What was handed out begins anew if a process is killed.
    """
    left = iter(numbers)
    handed: deque[list[int]] = deque()
    killed = 0
    while True:
        try:
            with _pool(workers) as pool:
                with unheard():
                    waiting = deque(pool.submit(_chunk, play, one) for one in handed)
                while True:
                    while len(waiting) < AHEAD * workers and (one := list(islice(left, chunk))):
                        handed.append(one)
                        with unheard():
                            waiting.append(pool.submit(_chunk, play, one))
                    if not waiting:
                        return
                    found = waiting.popleft().result()
                    handed.popleft()
                    killed = 0
                    yield from found
        except BrokenProcessPool as error:
            killed += 1
            if killed == KILLED:
                raise PrikupError("bench-process", why=error) from None


@contextmanager
def _pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that are killed if this is left by an error or Ctrl-C: nobody asks any more what they do."""
    with ProcessPoolExecutor(workers, get_context("spawn"), deaf) as pool:
        try:
            yield pool
        except BaseException:
            for process in list(pool._processes.values()):
                process.kill()
            raise


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
