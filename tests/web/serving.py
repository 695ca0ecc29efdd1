"""A server as it is started in earnest, which can be killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

import httpx

PRIKUP = Path(sys.executable).with_name("prikup")


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Server:
    """``prikup serve`` on a port of its own; with the same seed the same cards and the same bots."""

    def __init__(self, folder: Path, seed: str | None) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._command = [str(PRIKUP), "serve", "--port", str(self.port)]
        self._command += [] if seed is None else ["--seed", seed]
        self._command += ["--database", str(folder / "prikup.db")]
        self.log = folder / "server.log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(self._command, stdout=log, stderr=log, start_new_session=True)
        end = monotonic() + 300
        while True:
            try:
                httpx.get(f"{self.url}/api/games")
                return
            except httpx.TransportError:
                assert monotonic() < end and self._process.poll() is None, "the server did not start"
                sleep(0.02)

    def kill(self) -> None:
        """kill -9, which leaves it no time to put anything in order."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        """End it and whatever it started."""
        if self._process is None:
            return
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
