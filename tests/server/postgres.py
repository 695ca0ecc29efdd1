"""A PostgreSQL in a temporary folder that a test can start, stop and kill."""

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
    """Return the folder of initdb and pg_ctl, which Debian does not put on the path."""
    found = shutil.which("pg_ctl")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for folder in folders:
        if (folder / "initdb").exists():
            return folder
    pytest.skip(MISSING)


class Cluster:
    """A PostgreSQL in a folder, reached by a socket there; root starts it as another user."""

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
        """Start the server and wait until it answers."""
        options = " ".join(f"-c {one}" for one in (*QUICK, f"unix_socket_directories={self._folder}"))
        self._run("pg_ctl", "start", "--wait", "--log", str(self._folder / "log"), "--options", options)

    def stop(self, crash: bool = False) -> None:
        """Stop the server; with ``crash``, as if its machine failed."""
        self._run("pg_ctl", "stop", "--wait", "--mode", "immediate" if crash else "fast")

    def database(self) -> str:
        """Create an empty database and return its URL."""
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
        """Stop the server and delete its folder."""
        self.stop(crash=True)
        shutil.rmtree(self._folder)


def _unprivileged() -> int | None:
    """Return the user id for PostgreSQL if this is root, which PostgreSQL refuses."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_uid
        except KeyError:
            continue
    return 65534
