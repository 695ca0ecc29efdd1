"""A real server in a thread, with a database of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.players import Browser, Server


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A client as it is built, but small."""
    folder = tmp_path_factory.mktemp("web")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Prikup</title>")
    (folder / "assets" / "index-abc123.js").write_text("// " + "x" * 4000)
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, web: Path) -> Iterator[Server]:
    """A server for all tests of a module."""
    with Server(tmp_path_factory.mktemp("data") / "prikup.db", web) as running:
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
