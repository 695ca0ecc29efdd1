"""Ctrl-C is deferred while processes are started."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from threading import Thread

import pytest

from prikup.sigint import defer_sigint


@pytest.fixture
def default_sigint() -> Iterator[None]:
    """Restore the default handler of SIGINT, also if the terminal ignores it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("default_sigint")
def test_ctrl_c_is_deferred_whichever_thread_receives_it() -> None:
    done: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        with defer_sigint():
            signal.raise_signal(signal.SIGINT)
            other = Thread(target=os.kill, args=(os.getpid(), signal.SIGINT))
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})  # as in a thread of another library
            other.start()
            other.join()
            done.append("all")
        done.append("more")
    assert done == ["all"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
