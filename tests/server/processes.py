"""Servers in processes of their own, which can be killed."""

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
    """A port that nobody uses now."""
    with sockets.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def as_in_a_terminal() -> None:
    """Let a process that is about to start hear Ctrl-C, which those of a script's background do not."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def until(wanted: Callable[[], bool]) -> None:
    """Wait for something of other processes, up to five minutes."""
    end = monotonic() + 300
    while not wanted():
        assert monotonic() < end
        sleep(0.02)


def group(leader: int) -> dict[int, int]:
    """The processes that run in a group, each with the one that started it; who has ended does not run."""
    found = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, parent, of = path.read_text().rpartition(")")[2].split()[:3]
            if int(of) == leader and state != "Z":
                found[int(path.parent.name)] = int(parent)
    return found


class Process:
    """A server in a process of its own, which admits whatever a test asks."""

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
        limits = "requests files opened shown cpu events address_events frames connections tables"
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
            preexec_fn=as_in_a_terminal if leads else None,
        )
        if wait:
            self.wait()

    def wait(self) -> None:
        """Until it answers."""
        end = monotonic() + 300
        while not self.answers():
            assert monotonic() < end and self._process.poll() is None, "the server did not start"
            sleep(0.05)

    def answers(self) -> bool:
        """Whether it is ready."""
        try:
            return httpx.get(f"{self.url}/readyz", verify=False).status_code == 200  # no TLS is prepared
        except httpx.TransportError:
            return False

    def children(self) -> list[int]:
        """The processes that it has started."""
        tasks = Path(f"/proc/{self._process.pid}/task")
        return [int(pid) for task in tasks.iterdir() for pid in (task / "children").read_text().split()]

    def group(self) -> dict[int, int]:
        """The processes of the group that it ``leads``, each with the one that started it."""
        return group(self._process.pid)

    def interrupt(self) -> int:
        """Ctrl-C in the terminal of the group that it ``leads``; with which status it ends."""
        os.killpg(self._process.pid, signal.SIGINT)
        return self._process.wait(300)

    def kill(self) -> None:
        """kill -9."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> int:
        """Ask it to end, which it does; with which status."""
        self._process.terminate()
        return self._process.wait(60)
