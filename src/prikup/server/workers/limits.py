"""The limits of a call in a worker: CPU time, wall-clock time, and a signal by which its caller stops it."""

from __future__ import annotations

import faulthandler
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

STOP_SIGNAL = getattr(signal, "SIGUSR1", None)
"""The signal that stops the call which a worker runs; None where the system has no such signal."""
WALL_LIMIT_FACTOR = 5.0
"""The wall-clock limit of a call as a multiple of its CPU limit, so that a busy machine ends no call."""

MIN_WALL_LIMIT_S = 10.0
"""The least wall-clock limit, for calls with a small CPU limit."""


class CpuLimitExceededError(BaseException):
    """The CPU limit is exceeded; a bot that handles Exception does not catch this."""


class StoppedError(BaseException):
    """The caller is gone; code that handles Exception does not catch this."""


@contextmanager
def exit_after(seconds: float) -> Iterator[None]:
    """End the process after so many seconds inside the block, whatever holds it up, and print a traceback."""
    faulthandler.dump_traceback_later(seconds, exit=True)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()


@contextmanager
def cpu_limit(seconds: float | None) -> Iterator[None]:
    """Raise CpuLimitExceededError in the block after so many seconds of CPU time; None: never.

    Windows has no such timer: there the wall-clock limit alone ends a call.
    """
    if seconds is None or sys.platform == "win32":
        yield
        return

    def stop(*_: object) -> None:
        raise CpuLimitExceededError

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


@contextmanager
def stoppable() -> Iterator[None]:
    """Raise StoppedError in the block when the stop signal arrives, which has no effect at other times."""
    if STOP_SIGNAL is None:
        yield
        return

    def stop(*_: object) -> None:
        raise StoppedError

    before = signal.signal(STOP_SIGNAL, stop)
    try:
        yield
    finally:
        signal.signal(STOP_SIGNAL, before)


def ignore_stop_signal() -> None:
    """Let the stop signal have no effect outside :func:`stoppable`."""
    if STOP_SIGNAL is not None:
        signal.signal(STOP_SIGNAL, _do_nothing)


def _do_nothing(*_: Any) -> None:
    """Handle a signal that arrives when no call runs."""


def clear_limits() -> None:
    """Remove the limits of a call that was ended while it removed them."""
    faulthandler.cancel_dump_traceback_later()
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, 0)


def run_limited(limit_s: float, make: Callable[..., Any], *given: object) -> Any:
    """Return ``make(*given)``; raises CpuLimitExceededError past the limit.

    The process ends if the call takes ``WALL_LIMIT_FACTOR`` times as much by the clock.
    """
    with exit_after(max(MIN_WALL_LIMIT_S, WALL_LIMIT_FACTOR * limit_s)), cpu_limit(limit_s):
        return make(*given)
