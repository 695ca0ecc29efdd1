"""Calls for workers in tests; a worker imports this module by name."""

from __future__ import annotations

import os
import signal
from pathlib import Path


def attempts(path: Path) -> int:
    """Return how often a call has begun."""
    return len(path.read_bytes()) if path.exists() else 0


def begin(path: Path) -> int:
    """Note that a call begins; return the number of this attempt."""
    with path.open("ab") as file:
        file.write(b".")
    return attempts(path)


def spin(path: Path) -> None:
    begin(path)
    while True:
        try:
            while True:
                pass
        except Exception:  # what stops it is no Exception
            continue


def spin_deaf(path: Path) -> None:
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGUSR1})
    spin(path)


def die_once(path: Path) -> int:
    if begin(path) == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


def exit_at_once(path: Path) -> None:
    begin(path)
    os._exit(1)


def wait_for_file(path: Path, wanted: Path) -> int:
    begin(path)
    while not wanted.exists():
        pass
    return os.getpid()
