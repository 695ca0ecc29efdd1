"""Servers in separate processes, which can be killed."""

from __future__ import annotations

import os
import signal
import socket as sockets
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import IO

import httpx


def free_port() -> int:
    """Return a free port."""
    with sockets.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def enable_sigint() -> None:
    """Restore Ctrl-C in a new process; background jobs of a script ignore it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def until(wanted: Callable[[], bool]) -> None:
    """Wait until the predicate holds, up to five minutes."""
    end = monotonic() + 300
    while not wanted():
        assert monotonic() < end
        sleep(0.02)


def group(leader: int) -> dict[int, int]:
    """Return the running processes of a group, each with its parent's id."""
    found = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, parent, of = path.read_text().rpartition(")")[2].split()[:3]
            if int(of) == leader and state != "Z":
                found[int(path.parent.name)] = int(parent)
    return found


class Process:
    """A server in its own process, with high limits."""

    def __init__(
        self,
        port: int,
        database: str,
        wait: bool = True,
        workers: int = 1,
        stderr: int | IO[bytes] = subprocess.DEVNULL,
        ray: str | None = None,
        leads: bool = False,
    ) -> None:
        limits = (
            "requests files opened opened_arenas found listed shown cpu events address_events frames "
            "connections tables"
        )
        line = [sys.executable, "-m", "prikup", "serve", "--port", str(port), "--database", database]
        line += ["--seed", "kill", "--workers", str(workers)]
        line += [] if ray is None else ["--ray", ray]
        for limit in limits.split():
            line += ["--limit", f"{limit}=100000"]
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self._process = subprocess.Popen(
            line,
            stdout=subprocess.DEVNULL,
            stderr=stderr,
            start_new_session=leads,
            preexec_fn=enable_sigint if leads else None,
        )
        if wait:
            self.wait()

    def wait(self) -> None:
        """Wait until the server answers."""
        end = monotonic() + 300
        while not self.answers():
            assert monotonic() < end and self._process.poll() is None, "the server did not start"
            sleep(0.05)

    def answers(self) -> bool:
        """Return True if the server is ready."""
        try:
            return httpx.get(f"{self.url}/readyz", verify=False).status_code == 200  # no TLS
        except httpx.TransportError:
            return False

    def children(self) -> list[int]:
        """Return the ids of its child processes."""
        tasks = Path(f"/proc/{self._process.pid}/task")
        return [int(pid) for task in tasks.iterdir() for pid in (task / "children").read_text().split()]

    def group(self) -> dict[int, int]:
        """Return the processes of the group that it ``leads``, each with its parent's id."""
        return group(self._process.pid)

    def interrupt(self) -> int:
        """Send SIGINT to the group that it ``leads`` and return the exit status."""
        os.killpg(self._process.pid, signal.SIGINT)
        return self._process.wait(300)

    def kill(self) -> None:
        """Send SIGKILL."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> int:
        """Send SIGTERM and return the exit status."""
        self._process.terminate()
        return self._process.wait(60)
