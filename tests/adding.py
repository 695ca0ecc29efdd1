"""The example game as an installed package: its folder and its entry point."""

from __future__ import annotations

import shutil
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint
from pathlib import Path

from prikup import games
from tests.pages import ROOT

EXAMPLE = ROOT / "examples" / "austrian"
FOLDER = EXAMPLE / "austrian"


def entry_points() -> list[EntryPoint]:
    """Return the entry points of its pyproject.toml."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = project["entry-points"][games.GAME_ENTRY_POINTS]
    return [EntryPoint(name, value, games.GAME_ENTRY_POINTS) for name, value in found.items()]


@contextmanager
def registered() -> Iterator[None]:
    """Register the game, and remove it at the end."""
    before = set(games.GAMES)
    games.GAMES.add(entry_points())
    try:
        yield
    finally:
        for name in set(games.GAMES) - before:
            games.GAMES.remove(name)


def install(site: Path) -> None:
    """Write the files of an installed package into a site folder."""
    shutil.copytree(FOLDER, site / FOLDER.name, ignore=shutil.ignore_patterns("__pycache__"))
    told = site / "prikup_austrian-0.1.dist-info"
    told.mkdir()
    told.joinpath("METADATA").write_text("Metadata-Version: 2.1\nName: prikup-austrian\nVersion: 0.1\n")
    entries = [f"[{games.GAME_ENTRY_POINTS}]", *(f"{one.name} = {one.value}" for one in entry_points())]
    told.joinpath("entry_points.txt").write_text("\n".join(entries) + "\n")
