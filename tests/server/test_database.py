"""Unusable databases and addresses: one line of error, before the server announces its address."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from prikup.cli import main
from prikup.core import PrikupError
from prikup.server import create_app, serve
from prikup.server.storage.engine import database_url
from prikup.server.storage.store import Storage


def serve_error(database: str) -> str:
    """Return the one-line error of a server that cannot start; fail if it announces its address."""
    with pytest.raises(PrikupError) as error:
        serve(port=0, database=database, ready=lambda: pytest.fail("it said where the table is"))
    assert "\n" not in str(error.value)
    return str(error.value)


def make_foreign_database(path: Path) -> None:
    with closing(sqlite3.connect(path)) as base:
        base.execute("create table recipes (name)")
        base.commit()


def make_newer_database(path: Path) -> None:
    async def make() -> None:
        storage = Storage(database_url(str(path)))
        await storage.migrate()
        await storage.close()

    asyncio.run(make())
    with closing(sqlite3.connect(path)) as base:
        base.execute("update alembic_version set version_num = '9999'")
        base.commit()


def make_text_file(path: Path) -> None:
    path.write_text("milk, eggs, bread and whatever else an evening takes\n")


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (make_text_file, "file is not a database"),
        (make_foreign_database, "it belongs to another program"),
        (make_newer_database, "a newer Prikup has made it"),
    ],
)
def test_foreign_file_is_refused_and_left_unchanged(
    make: Callable[[Path], None], why: str, tmp_path: Path
) -> None:
    path = tmp_path / ("a folder with a long name, " * 3 + "evening.db")
    make(path)
    before = path.read_bytes()
    said = serve_error(str(path))
    assert f"'{path}'" in said and f"({why})" in said and "expected a file that prikup serve has made" in said
    assert path.read_bytes() == before


def test_migrate_refuses_paths_that_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for path, why in (
        (tmp_path, "expected a file or a URL"),
        (tmp_path / "none" / "evening.db", "its folder does not exist"),
        (tmp_path / "file" / "evening.db", "its folder does not exist"),
        # The reason depends on the user: root may not open it.
        (Path("/proc/version"), "cannot be the database ("),
    ):
        for named in (str(path), f"sqlite:///{path}"):
            said = serve_error(named)
            assert f"'{path}'" in said and why in said
    assert "'bad://x'" in serve_error("bad://x")
    assert "secret" not in serve_error("postgresql://me:secret@localhost/x")


def test_error_names_the_url_as_given_and_expects_a_database_server() -> None:
    said = serve_error("postgresql://me@127.0.0.1:1/x")
    assert (
        "'postgresql://me@127.0.0.1:1/x'" in said
        and "expected the URL of a running PostgreSQL server" in said
    )
    said = serve_error("mysql://me:secret@localhost/x")
    assert "'mysql://me:***@localhost/x' is not a database: expected a file or a URL" in said


def test_url_with_unknown_arguments_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PrikupError, match="is not a database"):
        Storage(database_url(f"sqlite:///{tmp_path}/t.db?x=1"))


@pytest.mark.parametrize(("how", "number"), [("normal", 1), ("full", 2)])
def test_sqlite_waits_for_disk_as_set(how: str, number: int, tmp_path: Path) -> None:
    async def run() -> object:
        storage: Storage = create_app(str(tmp_path / "t.db"), synchronous=how).state.services.storage
        async with storage._engine.connect() as connection:
            found = (await connection.exec_driver_sql("PRAGMA synchronous")).scalar()
        await storage.close()
        return found

    assert asyncio.run(run()) == number


def test_occupied_port_gives_one_line_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    base = tmp_path / "evening.db"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port, "--database", str(base)]) == 2
    said = capsys.readouterr()
    assert said.err == (
        f"prikup: the server cannot listen at 127.0.0.1 port {port} (the address is in use already): "
        "choose another with --port\n"
    )
    assert not said.out and not base.exists()


@pytest.mark.parametrize("host", ["192.0.2.1", "nowhere.invalid"])  # reserved: no machine has them
def test_unusable_address_advises_another_host(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], host: str
) -> None:
    assert main(["serve", "--host", host, "--database", str(tmp_path / "evening.db")]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"prikup: the server cannot listen at {host} port 8000 (")
    assert said.endswith("): choose another address with --host\n") and "--port" not in said
