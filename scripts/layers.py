"""Write the table of layers in docs/architecture.md from the import contract and docstrings."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs/architecture.md"
HEAD = "| Layer | Module | What is in it |\n|---|---|---|\n"


def layers() -> list[list[str]]:
    """Return the modules of each layer, the top layer first."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contract = settings["tool"]["importlinter"]["contracts"][0]
    return [re.findall(r"\w+", layer) for layer in contract["layers"]]


def table() -> str:
    """Return the table as Markdown: a row for each module, with the first sentence of its docstring."""
    rows = []
    for number, modules in enumerate(layers(), 1):
        for module in modules:
            package = ROOT / "src/prikup" / module
            if package.is_dir():
                file, name = package / "__init__.py", f"{module}/"
            else:
                file, name = package.with_suffix(".py"), f"{module}.py"
            doc = ast.get_docstring(ast.parse(file.read_text("utf-8"))) or ""
            sentence = re.split(r"(?<=\.)\s", " ".join(doc.split("\n\n")[0].split()))[0]
            rows.append(f"| {number} | `{name}` | {sentence.replace('``', '`')} |\n")
    return HEAD + "".join(rows)


def written(page: str) -> str:
    """Return the page with its table of layers replaced."""
    return re.sub(re.escape(HEAD) + r"(\|.*\n)*", lambda _: table(), page)


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
