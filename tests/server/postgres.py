"""A PostgreSQL of our own: made in a folder, started, killed and started again as a test likes."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from itertools import count
from pathlib import Path

import pytest

MISSING = """There is no PostgreSQL, on which the server's tests run beside SQLite.
On Debian: apt-get install postgresql. No cluster is needed: the tests make their own."""
QUICK = (
    "fsync=off",
    "full_page_writes=off",
    "listen_addresses=",
    "max_connections=60",
    "shared_buffers=16MB",
)


def programs() -> Path:
    """The folder of initdb and pg_ctl, which Debian does not put on the path."""
    found = shutil.which("pg_ctl")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for folder in folders:
        if (folder / "initdb").exists():
            return folder
    pytest.skip(MISSING)


class Cluster:
    """A PostgreSQL in a folder, reached by a socket there; root starts it as somebody who may."""

    def __init__(self) -> None:
        self._programs = programs()
        self._folder = Path(tempfile.mkdtemp(prefix="prikup-"))
        self._numbers = count(1)
        self._user = _unprivileged()
        if self._user is not None:
            os.chown(self._folder, self._user, -1)
        self._run("initdb", "--no-sync", "--auth=trust", "--username=prikup", "--encoding=UTF8", "--locale=C")
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [self._programs / program, "--pgdata", self._folder / "data", *arguments],
            check=True, stdout=subprocess.DEVNULL, user=self._user, cwd=self._folder,
        )  # fmt: skip

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = " ".join(f"-c {one}" for one in (*QUICK, f"unix_socket_directories={self._folder}"))
        self._run("pg_ctl", "start", "--wait", "--log", str(self._folder / "log"), "--options", options)

    def stop(self, crash: bool = False) -> None:
        """Stop it, or let it fall over as if its machine had."""
        self._run("pg_ctl", "stop", "--wait", "--mode", "immediate" if crash else "fast")

    def database(self) -> str:
        """The URL of a new, empty database."""
        name = f"d{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name}")
        return self._url(name)

    def execute(self, statement: str, database: str = "postgres") -> None:
        """Run a statement."""
        line = ["psql", "--quiet", "--no-psqlrc", "--dbname", self._url(database), "--command", statement]
        subprocess.run([self._programs / line[0], *line[1:]], check=True, stdout=subprocess.DEVNULL)

    def _url(self, database: str) -> str:
        return f"postgresql://prikup@/{database}?host={self._folder}"

    def remove(self) -> None:
        """Stop it for good."""
        self.stop(crash=True)
        shutil.rmtree(self._folder)


def _unprivileged() -> int | None:
    """As whom root starts PostgreSQL, which refuses root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_uid
        except KeyError:
            continue
    return 65534
