"""A real server in a thread, with a database of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.players import Browser, Server
from tests.server.postgres import Cluster

DATABASES = ["sqlite", "postgresql"]


def pytest_itemcollected(item: pytest.Item) -> None:
    """Leave PostgreSQL to the tests marked ``databases``, unless everything is tested."""
    values = item.callspec.params if hasattr(item, "callspec") else {}
    uses_postgresql = DATABASES[1] in (values.get("database"), values.get("server"))
    if uses_postgresql and not item.get_closest_marker("databases"):
        item.add_marker("full")


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A client as it is built, but small."""
    folder = tmp_path_factory.mktemp("web")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Prikup</title>")
    (folder / "assets" / "index-abc123.js").write_text("// " + "x" * 4000)
    return folder


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL for all tests of a process, started when the first needs it."""
    cluster = Cluster()
    yield cluster
    cluster.remove()


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new, empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "prikup.db")
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.database()


@pytest.fixture(scope="module", params=DATABASES)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, web: Path
) -> Iterator[Server]:
    """A server for all tests of a module."""
    if request.param == "sqlite":
        database = str(tmp_path_factory.mktemp("data") / "prikup.db")
    else:
        database = request.getfixturevalue("postgres").database()
    with Server(database, web) as running:
        yield running


@pytest.fixture
def browser(server: Server) -> Iterator[Callable[[], Browser]]:
    """Makes browsers, each a guest of its own."""
    made: list[Browser] = []

    def one() -> Browser:
        made.append(Browser(server.url))
        return made[-1]

    yield one
    for each in made:
        each.close()
