"""The page of all public names: a table for each stable module, made of ``__all__`` and the docstrings in the sources."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

DOCS = Path(__file__).parents[1]
SOURCE = DOCS.parent / "src"
_MARK = "<!-- names -->"
_ROLE = re.compile(r":\w+:`~?(?:[\w.]+\.)?(\w+)`")


class PublicName(NamedTuple):
    """A name of a stable module: the module to import it from, the place where it is defined, what it is."""

    module: str
    name: str
    defined: str
    summary: str


def stable_modules() -> list[str]:
    """Return the modules that the first two rows of "What is stable" name."""
    rows = re.findall(r"(?m)^\| (.*) \| stable", (DOCS / "api.md").read_text(encoding="utf-8"))
    return [module for row in rows for module in re.findall(r"`(prikup[\w.]*)`", row)]


def list_names() -> Iterator[PublicName]:
    """Yield each public name once: under the first stable module that lists it."""
    seen = set()
    for module in stable_modules():
        for name in _listed(module):
            defined, summary = _find(module, name)
            if (defined, name) not in seen:
                seen.add((defined, name))
                yield PublicName(module, name, defined, summary)


@cache
def _statements(module: str) -> list[ast.stmt]:
    """Return the statements of a module and of its stub, those under a condition included."""
    path = SOURCE / module.replace(".", "/")
    files = (path.with_suffix(".py"), path / "__init__.py", path / "__init__.pyi")
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files if file.exists()]
    return [
        inner
        for tree in trees
        for node in tree.body
        for inner in (node.body if isinstance(node, ast.If) else [node])
    ]


def _listed(module: str) -> list[str]:
    """Return the names of ``__all__``, or those that the stub exports where these are computed from it."""
    statements = _statements(module)
    for node in statements:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            if isinstance(node.value, ast.List):
                return sorted(ast.literal_eval(node.value), key=str.lower)
    imported = (one for node in statements if isinstance(node, ast.ImportFrom) for one in node.names)
    return sorted((one.asname for one in imported if one.asname), key=str.lower)


def _find(module: str, name: str) -> tuple[str, str]:
    """Return the module that defines a name and the first sentence about it; raises LookupError if it has none."""
    statements = _statements(module)
    for node, following in zip(statements, [*statements[1:], None], strict=True):
        if isinstance(node, ast.ImportFrom) and any((one.asname or one.name) == name for one in node.names):
            return _find(node.module or "", name)
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name and ast.get_docstring(node):
            return module, _first_sentence(ast.get_docstring(node) or "")
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        if name in (target.id for target in targets if isinstance(target, ast.Name)):
            match following:
                case ast.Expr(ast.Constant(str(text))):
                    return module, _first_sentence(text)
    raise LookupError(f"{module}.{name} has no docstring")


def _first_sentence(docstring: str) -> str:
    """Return the first sentence of a docstring as the cell of a table in Markdown."""
    paragraph = " ".join(docstring.split("\n\n", 1)[0].split())
    sentence = re.split(r"(?<=[.:;]) (?=[A-Z])", paragraph, maxsplit=1)[0]
    return _ROLE.sub(r"`\1`", sentence).replace("``", "`").replace("|", r"\|").rstrip(".:;")


def make_tables() -> str:
    """Return the tables of all modules in Markdown."""
    explained = set(re.findall(r"(?m)^::: (prikup\.[\w.]+)$", (DOCS / "api.md").read_text(encoding="utf-8")))
    tables: dict[str, list[str]] = {}
    for one in list_names():
        path = f"{one.module}.{one.name}"
        shown = f"[`{one.name}`](api.md#{path})" if path in explained else f"`{one.name}`"
        tables.setdefault(one.module, []).append(f"| {shown} | {one.summary} |")
    return "\n\n".join(
        "\n".join([f"## `{module}`", "", "| Name | What it is |", "|---|---|", *rows])
        for module, rows in tables.items()
    )


def on_page_markdown(markdown: str, page: object, **_: object) -> str:
    """Fill in the page of names."""
    return markdown.replace(_MARK, make_tables())
