"""A server as it is started in earnest, which can be killed and started again."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from time import monotonic, sleep

import httpx


@cache
def _forking() -> subprocess.Popen[str]:
    """What starts servers for this process; it ends with it."""
    command = [sys.executable, "-m", "tests.web.forking"]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Server:
    """``prikup serve`` on a port of its own; with the same seed the same cards and the same bots.

    Who needs more ``packages`` than are installed names their folder, and waits until all is imported anew.
    """

    def __init__(self, folder: Path, seed: str | None, *more: str, packages: Path | None = None) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._words = ["serve", "--port", str(self.port), "--database", str(folder / "prikup.db")]
        self._words += [*([] if seed is None else ["--seed", seed]), *more]
        self.log = folder / "server.log"
        self._packages = packages
        self._process: int | None = None
        self._own: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Server:
        """Start; it ends with the block, however that does."""
        try:
            self.start()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        """End it."""
        self.stop()

    def start(self) -> None:
        """Start, and wait until it answers."""
        self._process = self._forked() if self._packages is None else self._begun(self._packages)
        end = monotonic() + 300
        while True:
            try:
                httpx.get(f"{self.url}/api/games")
                return
            except httpx.TransportError:
                assert monotonic() < end and self._running(), "the server did not start"
                sleep(0.02)

    def _forked(self) -> int:
        forking = _forking()
        assert forking.stdin and forking.stdout
        print(json.dumps([str(self.log), self._words]), file=forking.stdin, flush=True)
        return int(forking.stdout.readline())

    def _begun(self, packages: Path) -> int:
        command = [sys.executable, "-m", "prikup", *self._words]
        environment = os.environ | {"PYTHONPATH": str(packages)}
        with self.log.open("ab") as log:
            self._own = subprocess.Popen(
                command, stdout=log, stderr=log, env=environment, start_new_session=True
            )
        return self._own.pid

    def _running(self) -> bool:
        assert self._process is not None
        if self._own is not None:
            return self._own.poll() is None
        try:
            os.kill(self._process, 0)
        except ProcessLookupError:
            return False
        return True

    def kill(self) -> None:
        """kill -9, which leaves it no time to put anything in order."""
        assert self._process is not None
        os.kill(self._process, signal.SIGKILL)
        while self._running():
            sleep(0.01)

    def stop(self) -> None:
        """End it and whatever it started."""
        if self._process is None:
            return
        with suppress(ProcessLookupError):
            os.killpg(self._process, signal.SIGKILL)
        while self._running():
            sleep(0.01)
