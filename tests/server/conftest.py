"""Fixtures: a real server in a thread, with its own database."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.players import Browser, Server
from tests.server.postgres import Cluster

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
    made: list[Browser] = []

    def create() -> Browser:
        made.append(Browser(server.url))
        return made[-1]

    yield create
    for each in made:
        each.close()
