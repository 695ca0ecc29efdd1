"""A database that cannot be one is told in one line, before anybody is told where the table is."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from prikup.cli import main
from prikup.server.database import database_url
from prikup.server.storage import Storage


def refused(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    """What is said, in one line, of a server that cannot start."""
    assert main(["serve", *args]) == 2
    said = capsys.readouterr()
    assert not said.out and said.err.startswith("prikup: ") and said.err.count("\n") == 1
    return said.err


def of_another_program(path: Path) -> None:
    with closing(sqlite3.connect(path)) as base:
        base.execute("create table recipes (name)")
        base.commit()


def of_a_newer_prikup(path: Path) -> None:
    async def make() -> None:
        storage = Storage(database_url(str(path)))
        await storage.migrate()
        await storage.close()

    asyncio.run(make())
    with closing(sqlite3.connect(path)) as base:
        base.execute("update alembic_version set version_num = '9999'")
        base.commit()


def no_database(path: Path) -> None:
    path.write_text("milk, eggs, bread and whatever else an evening takes\n")


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (no_database, "file is not a database"),
        (of_another_program, "it belongs to another program"),
        (of_a_newer_prikup, "a newer Prikup has made it"),
    ],
)
def test_a_file_that_is_no_database_of_ours_is_left_as_it_is(
    make: object, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert callable(make)
    path = tmp_path / ("a folder with a long name, " * 3 + "evening.db")
    make(path)
    before = path.read_bytes()
    said = refused(capsys, "--database", str(path), "--port", str(free_port()))
    assert f"'{path}'" in said and f"({why})" in said and "expected a file that prikup serve has made" in said
    assert path.read_bytes() == before


def test_what_cannot_be_opened_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    for path, why in (
        (tmp_path, "expected a file or a URL"),
        (tmp_path / "none" / "evening.db", "its folder does not exist"),
        (tmp_path / "file" / "evening.db", "its folder does not exist"),
        (Path("/proc/version"), "unable to open database file"),
    ):
        for named in (str(path), f"sqlite:///{path}"):
            said = refused(capsys, "--database", named, "--port", str(free_port()))
            assert f"'{path}'" in said and why in said
    assert "bad" in refused(capsys, "--database", "bad://x")
    assert "secret" not in refused(capsys, "--database", "postgresql://me:secret@localhost/x")


def test_a_port_that_is_taken_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    base = tmp_path / "evening.db"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = refused(capsys, "--port", port, "--database", str(base))
    assert said == (
        f"prikup: the server cannot listen at 127.0.0.1 port {port} (Address already in use): "
        "choose another with --port\n"
    )
    assert not base.exists()


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])
