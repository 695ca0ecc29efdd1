"""A stand-in for Ray with the functions that a server uses; threads of the calling process do the work.

The address selects the behaviour: ``nowhere`` has no cluster, ``foreign`` a cluster whose tasks fail; any
other is a file with the number of processors. Deleting the file ends the cluster.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

_at = Path()
_threads = ThreadPoolExecutor(20)


class exceptions:
    """Exceptions of Ray."""

    class LocalRayletDiedError(Exception):
        """This machine has left the cluster."""


class Ref(NamedTuple):
    """A reference to a result."""

    made: Future[Any]

    def future(self) -> Future[Any]:
        """Return the future of the result."""
        return self.made


class Remote(NamedTuple):
    """A function that runs on the cluster."""

    function: Callable[..., Any]

    def remote(self, *given: Any) -> Ref:
        """Submit a call and return a reference to its result."""
        if _at.name == "foreign":
            return Ref(_threads.submit(_fail))
        if not _at.is_file():
            return Ref(_threads.submit(_end))
        return Ref(_threads.submit(self.function, *given))


def _fail() -> None:
    raise RuntimeError("Traceback:\n  of another machine\nModuleNotFoundError: No module named 'prikup'")


def _end() -> None:
    raise exceptions.LocalRayletDiedError("The task's local raylet died.")


def init(address: str, **_: object) -> None:
    """Connect to the cluster at an address; raises ConnectionError if there is none."""
    global _at
    if address == "nowhere":
        raise ConnectionError("nobody answers")
    _at = Path(address)


def remote(max_retries: int) -> Callable[[Callable[..., Any]], Remote]:
    """Return a decorator for remote functions."""
    return Remote


def cluster_resources() -> dict[str, float]:
    """Return the number of processors."""
    return {"CPU": float(_at.read_text()) if _at.is_file() else 1.0}


def wait(refs: Sequence[Ref], timeout: float) -> tuple[list[Ref], list[Ref]]:
    """Wait for the first reference; return it and the others."""
    refs[0].made.exception(timeout)
    return [refs[0]], list(refs[1:])


def get(refs: Sequence[Ref]) -> list[Any]:
    """Return the results."""
    return [one.made.result() for one in refs]
