"""Ctrl-C, of which a terminal tells a program and all processes that it has started."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType


def ignore_sigint() -> None:
    """Let this process ignore Ctrl-C: who started it hears it and ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def defer_sigint() -> Iterator[None]:
    """Within this Ctrl-C waits, so that it finds no process half started.

    Those that are started do not hear it until they are ``deaf``, where the system can keep it from them.
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
    """Ctrl-C is blocked in what is started; another thread may still hear it for this process."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
