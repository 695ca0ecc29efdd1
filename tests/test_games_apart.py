"""No module outside a game's folder names the game, except in docstrings."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from prikup.games import GAMES
from tests.pages import ROOT

PACKAGE = ROOT / "src" / "prikup"
OUTSIDE = [path for path in sorted(PACKAGE.rglob("*.py")) if path.relative_to(PACKAGE).parts[0] != "games"]


def names_and_texts(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield all names and strings of a module with their lines, without docstrings."""
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.lineno, node.value
        for field in ("id", "attr", "name", "asname", "arg", "module"):
            text = getattr(node, field, None)
            if isinstance(text, str):
                yield getattr(node, "lineno", 0), text


def games_in(source: str) -> list[tuple[int, str]]:
    """Return the lines and texts in which a module names a game."""
    found = names_and_texts(ast.parse(source))
    return [(line, text) for line, text in found if GAMES.keys() & set(re.split("[^a-z]+", text.lower()))]


@pytest.mark.parametrize("path", OUTSIDE, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_module_outside_a_games_folder_names_a_game(path: Path) -> None:
    assert games_in(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        "from prikup.games.prefa.score import entries",
        "import prikup.games.paston",
        "if match.game.id == 'thousand': pass",
        "usual = 'preferans; target=10'",
        "def of_thousand(): pass",
        "play = {'prefa': 1}",
    ],
)
def test_name_of_a_game_is_found_in_code(source: str) -> None:
    assert len(games_in(f'"""As in thousand."""\n{source}')) == 1
