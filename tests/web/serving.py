"""``prikup serve`` in a process of its own, which can be killed and started again."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from time import monotonic, sleep

import httpx


@cache
def _forking() -> subprocess.Popen[str]:
    """Start the process from which servers are forked; it ends with this one."""
    command = [sys.executable, "-m", "tests.web.forking"]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


@contextmanager
def reserved_port() -> Iterator[int]:
    """Reserve a port: a server may listen there, and the system gives it to nobody else."""
    with socket.socket() as one:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        one.bind(("127.0.0.1", 0))
        yield int(one.getsockname()[1])


def free_port() -> int:
    """Return a port that is not in use."""
    with reserved_port() as port:
        return port


@contextmanager
def serve_other_site(handler: Callable[..., BaseHTTPRequestHandler]) -> Iterator[str]:
    """Serve what a handler answers, on a port of its own; yield the address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


NO_LIMITS = [word for limit in ("cpu", "requests", "files") for word in ("--limit", f"{limit}=100000")]


class Server:
    """``prikup serve`` on one port; the same seed gives the same cards and the same bots.

    It limits no request and no CPU time: what it answers must not depend on the speed of the machine.
    ``packages`` is a folder of additional packages; everything is then imported anew, which takes longer.
    """

    def __init__(
        self,
        folder: Path,
        seed: str | None,
        *more: str,
        packages: Path | None = None,
        port: int | None = None,
    ) -> None:
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._words = ["serve", "--port", str(self.port), "--database", str(folder / "prikup.db")]
        self._words += [*NO_LIMITS, *([] if seed is None else ["--seed", seed]), *more]
        self.log = folder / "server.log"
        self._packages = packages
        self._process: int | None = None
        self._own: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Server:
        """Start; stop if that fails."""
        try:
            self.start()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        """Stop."""
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
        """Kill it with SIGKILL, so that it cannot clean up."""
        assert self._process is not None
        os.kill(self._process, signal.SIGKILL)
        while self._running():
            sleep(0.01)

    def stop(self) -> None:
        """Kill it and every process it started."""
        if self._process is None:
            return
        with suppress(ProcessLookupError):
            os.killpg(self._process, signal.SIGKILL)
        while self._running():
            sleep(0.01)
