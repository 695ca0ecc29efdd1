"""Fixtures: a real server in a thread, with its own database."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

import prikup.server.app
from tests.server.players import Browser, Server, many_browsers
from tests.server.postgres import Cluster

NOON = datetime(2031, 5, 7, 12, tzinfo=UTC).timestamp()
DATABASES = ["sqlite", "postgresql"]


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark PostgreSQL tests as ``full`` unless they are marked ``databases``."""
    values = item.callspec.params if hasattr(item, "callspec") else {}
    uses_postgresql = DATABASES[1] in (values.get("database"), values.get("server"))
    if uses_postgresql and not item.get_closest_marker("databases"):
        item.add_marker("full")


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a small built client."""
    folder = tmp_path_factory.mktemp("web")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Prikup</title>")
    (folder / "assets" / "index-abc123.js").write_text("// " + "x" * 4000)
    return folder


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """Yield a PostgreSQL for all tests of a process, started at the first use."""
    cluster = Cluster()
    yield cluster
    cluster.remove()


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the path or URL of a new, empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "prikup.db")
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.database()


@pytest.fixture(scope="module", params=DATABASES)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, web: Path
) -> Iterator[Server]:
    """Yield a server for all tests of a module."""
    if request.param == "sqlite":
        database = str(tmp_path_factory.mktemp("data") / "prikup.db")
    else:
        database = request.getfixturevalue("postgres").database()
    with Server(database, web) as running:
        yield running


@pytest.fixture
def browser(server: Server) -> Iterator[Callable[[], Browser]]:
    """Yield a function that creates browsers, each with its own guest."""
    with many_browsers(server.url) as create:
        yield create


class DayClock:
    """A clock in seconds since 1970 that the test sets; it begins at noon of a day."""

    now = NOON

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> DayClock:
    """Return the clock of :func:`noon_server`."""
    made = DayClock()
    monkeypatch.setattr(prikup.server.app, "time", made)
    return made


@pytest.fixture
def noon_server(clock: DayClock, database: str, web: Path) -> Iterator[Server]:
    """Yield a server for one test, whose clock the test sets."""
    with Server(database, web) as running:
        yield running
