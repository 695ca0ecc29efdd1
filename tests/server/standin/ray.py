"""As much of Ray as a server uses: its work is done by threads of the process that asks for it.

The address says what there is: ``nowhere`` is no cluster, ``foreign`` one that cannot do the work, any other
is a file that has the number of processors; once the file is gone, so is the cluster.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

_at = Path()
_threads = ThreadPoolExecutor(20)


class exceptions:
    """What Ray raises."""

    class LocalRayletDiedError(Exception):
        """This machine belongs to the cluster no more."""


class Ref(NamedTuple):
    """What is worked out."""

    made: Future[Any]

    def future(self) -> Future[Any]:
        """The same."""
        return self.made


class Remote(NamedTuple):
    """A function of the cluster."""

    function: Callable[..., Any]

    def remote(self, *given: Any) -> Ref:
        """Work it out."""
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
    """Use the cluster at an address; raises ConnectionError if there is none."""
    global _at
    if address == "nowhere":
        raise ConnectionError("nobody answers")
    _at = Path(address)


def remote(max_retries: int) -> Callable[[Callable[..., Any]], Remote]:
    """What makes functions those of the cluster."""
    return Remote


def cluster_resources() -> dict[str, float]:
    """How many processors there are."""
    return {"CPU": float(_at.read_text()) if _at.is_file() else 1.0}


def wait(refs: Sequence[Ref], timeout: float) -> tuple[list[Ref], list[Ref]]:
    """The first one when it is done, and the others."""
    refs[0].made.exception(timeout)
    return [refs[0]], list(refs[1:])


def get(refs: Sequence[Ref]) -> list[Any]:
    """What they come to."""
    return [one.made.result() for one in refs]
