"""The reference pages: all names, columns, keys, messages, error codes and questions are on them."""

from __future__ import annotations

import ast
import importlib
import inspect
import json
import pydoc
import re
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

import prikup
from prikup import games
from prikup.core.actions import RESULT_CLASSES
from prikup.errors import PrikupError
from prikup.keeper.model import EntryForm
from prikup.server.tables import protocol
from tests.pages import (
    CODE,
    ROOT,
    blocks,
    import_hook,
)

DOCS = ROOT / "docs"
KEYS = ROOT / "web" / "src" / "table" / "keys.ts"
NAMES = import_hook("names")


def test_reference_has_all_public_names() -> None:
    shown = re.findall(r"(?m)^::: prikup\.(\w+)$", (DOCS / "api.md").read_text("utf-8"))
    assert sorted(shown) == sorted(set(prikup.__all__) - {"__version__"})


def test_page_of_names_has_each_public_name_once() -> None:
    names = list(NAMES.list_names())
    modules = {one: importlib.import_module(one) for one in NAMES.stable_modules()}
    assert all(len(module.__all__) == len(set(module.__all__)) for module in modules.values())
    listed = {name for module in modules.values() for name in module.__all__}
    assert {one.name for one in names} == listed - {"__version__"}
    found = [getattr(modules[one.module], one.name) for one in names]
    classes = [one for one in found if isinstance(one, type)]
    assert len(classes) == len(set(classes)) > 100
    tables = NAMES.make_tables()
    assert all(f"`{one.name}`" in tables and one.summary in tables for one in names)


def test_help_shows_every_public_class_and_function() -> None:
    for one in NAMES.list_names():
        value = getattr(importlib.import_module(one.module), one.name)
        if inspect.isclass(value) or inspect.isfunction(value):
            assert value.__name__ in pydoc.plain(pydoc.render_doc(value)), one


def test_every_name_in_reference_exists_and_has_a_docstring() -> None:
    shown = re.findall(r"(?m)^::: (prikup\.[\w.]+)$", (DOCS / "api.md").read_text("utf-8"))
    assert len(shown) == len(set(shown)) > len(prikup.__all__)
    for name in shown:
        home, _, last = name.rpartition(".")
        found = getattr(importlib.import_module(home), last)
        assert name == "prikup.GAMES" or (found.__doc__ or "").strip(), name


def test_every_column_of_a_selfplay_row_is_documented() -> None:
    table = (DOCS / "first-study.md").read_text("utf-8").split("| Column |", 1)[1].split("\n\n", 1)[0]
    told = [
        name for cell in re.findall(r"(?m)^\| (`[^|]*)\|", table) for name in re.findall(r"`(\w+)`", cell)
    ]
    row = next(prikup.selfplay(["random"], deals=1)).row()
    assert sorted(told) == sorted(name for name in row if not name.endswith(("_1", "_2")))
    (line,) = re.findall(r"(?m)^\| `kind` \|(.*)\|$", table)
    kinds = set(re.findall(r"`(\w+)`", line))
    for game in games.GAMES:
        assert set(get_args(get_type_hints(RESULT_CLASSES[game])["kind"])) <= kinds


def test_keys_on_page_are_those_of_the_client() -> None:
    code = KEYS.read_text(encoding="utf-8")
    page = (DOCS / "playing.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1:3] for line in page.splitlines() if line.startswith(("| `", "| `Shift`"))]
    command = code[code.index("function runCommand") : code.index("function complete")]
    shifted = {key.replace("Slash", "/") for key in re.findall(r'code === "(?:Key|Digit)?(\w+)"', command)}
    assert {key.split("`")[3] for key, _ in rows if "Shift" in key} == shifted
    words = re.findall(r'Key(\w): "(\w+)"', code[code.index("const words") : code.index("return words")])
    plain = [(keys, meaning) for keys, meaning in rows if "then" not in keys and "Shift" not in keys]
    named: dict[str, str] = {}
    for keys, meaning in plain:
        for key in re.findall(r"`(\w)`", keys):
            named[key] = named.get(key, "") + meaning
    for key, word in words:
        assert word.replace("misere", "misère") in named[key], (key, word)
    typed = re.findall(
        r"(?:Digit|Key)(\w): ", code[code.index("const RANKS") : code.index("function runCommand")]
    )
    first = next(key for key, _ in rows if "then" in key)
    assert set(re.findall(r"`(\w)`", first)) == set(typed)


def test_keys_are_the_same_on_russian_page() -> None:
    def keys(name: str) -> set[str]:
        """Return every key in the first column of the tables of a page."""
        page = (DOCS / name).read_text(encoding="utf-8").replace("`Пробел`", "`Space`")
        rows = [line.split("|")[1] for line in page.splitlines() if line.startswith("| `")]
        return {key for row in rows for key in re.findall(r"`([^`]+)`", row)}

    assert keys("playing.ru.md") - set("ВДКТ") == keys("playing.md")  # the letters of Russian cards


def test_shown_messages_are_decoded_by_the_server() -> None:
    shown = {block.title: block.text for block in blocks(DOCS / "wire.md", "json") if block.title != "down"}
    types = [protocol.decode_message(line).__struct_config__.tag for line in shown["up"].splitlines()]
    known = {message.__struct_config__.tag for message in protocol.Message.__subclasses__()}
    assert set(types) == known
    assert json.loads(shown["POST /api/tables"])["game"] in games.GAMES


ERROR_CODE_ARGUMENTS = {"HTTPProblem": 1, "refuse": 1, "with_code": 1, "TableError": 0}
"""Place of the code among the arguments of the functions that make errors of the server and of a table."""
COMPUTED_CODES = {"conflict", "http", "method", "not_found", "rules"}
"""Codes that are variables where an error is made."""


def _list_error_codes() -> set[str]:
    """Return the codes of errors in the source of the server and of the table, but not of rules."""
    codes = set(COMPUTED_CODES)
    for folder in ("server", "table"):
        for path in (ROOT / "src" / "prikup" / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name | ast.Attribute):
                    continue
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                place = ERROR_CODE_ARGUMENTS.get(name, len(node.args))
                for argument in node.args[place : place + 1]:
                    choices = (
                        [argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument]
                    )
                    codes |= set(filter(None, map(_read_code, choices)))
    return codes


def _read_code(node: ast.expr) -> str | None:
    """Return the code of a literal name of an error, such as ``stage`` of ``"stage-playing"``."""
    first = node.values[0] if isinstance(node, ast.JoinedStr) else node
    if isinstance(first, ast.Constant) and isinstance(first.value, str):
        return first.value.partition("-")[0]
    return None


def test_every_error_code_is_documented() -> None:
    _, _, errors = (DOCS / "wire.md").read_text("utf-8").partition("\n## Errors\n")
    _, _, errors = errors.partition("These are the codes at a table:")
    rows = [
        re.findall(r"`(\w+)`", line.split("|")[1])
        for line in errors.partition("\n## ")[0].splitlines()
        if line.startswith("| `") and "…" not in line.split("|")[1]  # that row has examples of rules
    ]
    documented = [code for row in rows for code in row]
    assert sorted(documented) == sorted(_list_error_codes())


def test_every_field_of_entry_form_is_documented() -> None:
    _, _, told = (DOCS / "wire.md").read_text("utf-8").partition("## A deal with real cards")
    told = told.partition("\n## ")[0]
    for name in EntryForm.__struct_fields__:
        assert f"`{name}`" in told, name


def test_every_question_to_bots_is_documented() -> None:
    asked = set(re.findall(r'(?m)^    asks: ClassVar\[Question\] = "(\w+)"$', CODE))
    row = next(
        line for line in (DOCS / "bots.md").read_text("utf-8").splitlines() if line.startswith("| `asks`")
    )
    assert asked == set(re.findall(r"`(\w+)`", row)) - {"asks"}


UNCHECKED = {"cards_of", "list_cards"}
"""Functions that say that they do not check their argument, for speed."""
ENCODERS = {"from_json", "to_json"}
"""Functions that raise TypeError for a type that JSON does not have, as the standard library does."""


def test_functions_of_stable_modules_refuse_arguments_of_the_wrong_type(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    modules = [importlib.import_module(one) for one in NAMES.stable_modules()]
    functions = {
        function for module in modules for name in module.__all__
        if inspect.isfunction(function := getattr(module, name)) and name not in UNCHECKED | ENCODERS
    }  # fmt: skip
    raw = []
    for function in sorted(functions, key=lambda one: one.__qualname__):
        required = [
            one for one in inspect.signature(function).parameters.values() if one.default is one.empty
        ]
        for wrong in (None, -1, "x", (), [None], object()):
            given = [wrong for one in required if one.kind is one.POSITIONAL_OR_KEYWORD]
            try:
                function(*given, **{one.name: wrong for one in required if one.kind is one.KEYWORD_ONLY})
            except PrikupError:
                pass
            except Exception as error:
                raw.append(f"{function.__module__}.{function.__name__}: {wrong!r}: {error!r}")
    assert len(functions) > 80
    assert not raw, "\n".join(raw)
