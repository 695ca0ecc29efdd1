"""SIGINT (Ctrl-C), which a terminal sends to a program and to all processes that it has started."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType


def ignore_sigint() -> None:
    """Ignore SIGINT in this process; its parent handles the signal and ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def defer_sigint() -> Iterator[None]:
    """Defer SIGINT until the end of the block, so that it interrupts no start of a process.

    Processes that the block starts get no SIGINT before they call :func:`ignore_sigint`, on systems that can
    block it.
    """
    handler = signal.getsignal(signal.SIGINT)
    if current_thread() is not main_thread() or not callable(handler):
        yield
        return
    heard: list[tuple[int, FrameType | None]] = []
    signal.signal(signal.SIGINT, lambda *given: heard.append(given))
    try:
        with _block_sigint_in_children():
            yield
    finally:
        signal.signal(signal.SIGINT, handler)
    if heard:
        handler(*heard[0])


@contextmanager
def _block_sigint_in_children() -> Iterator[None]:
    """Block SIGINT in the processes that are started; another thread of this process may still get it."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
