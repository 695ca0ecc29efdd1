"""The client has a Russian sentence for every code with which anything can be refused."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

from prikup.catalogue import languages
from prikup.table.names import known
from prikup.table.presence import SAY_LIMIT
from prikup.table.seating import NAME_LIMIT

ROOT = Path(__file__).parents[2]
RAISERS = {"RuleError": 0, "TableError": 0, "refuse": 0, "Problem": 1, "_answer": 1}
LAYERS = ("core", "toolkit", "games", "table", "server")


def sources() -> Iterator[ast.AST]:
    for layer in LAYERS:
        files = sorted((ROOT / "src/prikup" / layer).rglob("*.py"))
        # What is wrong with a typed result the score keeper tells.
        for file in (one for one in files if one.name not in ("notation.py", "typed.py")):
            yield ast.parse(file.read_text(encoding="utf-8"))


def words(node: ast.expr) -> set[str]:
    return {
        one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str)
    }


def code_in(node: ast.AST) -> ast.expr | None:
    """Where a node names a code: a call, an assignment to ``code``, or (word, code, clause, sentence)."""
    if isinstance(node, ast.Call):
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        at = RAISERS.get(name)
        return None if at is None or len(node.args) <= at else node.args[at]
    if isinstance(node, ast.Assign):
        return node.value if ast.unparse(node.targets[0]) == "code" else None
    if isinstance(node, ast.Tuple) and len(node.elts) == 4 and isinstance(node.elts[2], ast.Constant):
        return node.elts[1] if re.fullmatch(r"\d+\.\d+", str(node.elts[2].value)) else None
    return None


def codes() -> set[str]:
    """The codes as they stand in the sources."""
    found: set[str] = set()
    for tree in sources():
        for node in ast.walk(tree):
            place = code_in(node)
            found |= set() if place is None else words(place)
    # "code" stands in getattr(error, "code", …) and is none.
    return {code for code in found if re.fullmatch("[a-z_]+", code)} - {"code"}


def russian() -> set[str]:
    text = (ROOT / "web/src/lib/i18n/errors.ts").read_text(encoding="utf-8")
    table = text[text.index("const RU") : text.index("\n};")]
    return set(re.findall(r"^  (\w+): ", table, re.MULTILINE))


def test_every_code_has_a_russian_sentence() -> None:
    assert {"follow", "ruff", "stale", "undo_card", "rate", "half_first", "half_level", "method"} <= codes()
    assert codes() - russian() == set()


def test_the_limits_that_are_told_are_the_real_ones() -> None:
    errors = (ROOT / "web/src/lib/i18n/errors.ts").read_text(encoding="utf-8")
    assert f"от 1 до {SAY_LIMIT} знаков" in errors and f"от 1 до {NAME_LIMIT} знаков" in errors
    assert f'maxlength="{SAY_LIMIT}"' in (ROOT / "web/src/table/Say.svelte").read_text(encoding="utf-8")


def test_the_client_knows_the_names_of_bots_in_every_language() -> None:
    told = json.loads((ROOT / "web/src/lib/botnames.json").read_text(encoding="utf-8"))
    assert {lang: tuple(names) for lang, names in told.items()} == {one: known(one) for one in languages()}
