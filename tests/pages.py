"""The written pages: their code blocks, and running the Python in them."""

from __future__ import annotations

import doctest
import importlib.util
import re
import shlex
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from prikup.cli.parser import command_line_parser

ROOT = Path(__file__).parents[1]
CODE = "".join(path.read_text("utf-8") for top in ("src", "tests") for path in (ROOT / top).glob("**/*.py"))
"""All Python source, which must contain the names on the pages."""
README = ROOT / "README.md"
READMES = [README, *sorted(ROOT.glob("README.*.md"))]
"""The README in every language."""
PAGES = sorted((ROOT / "docs").glob("**/*.md"))
WRITTEN = [*READMES, ROOT / "CHANGELOG.md", ROOT / "CONTRIBUTING.md", *PAGES]

_FENCE = re.compile(r"( *)```(\w*)(.*)")


class Block(NamedTuple):
    """A fenced block: page, first line of its text, language, title and text."""

    page: Path
    line: int
    language: str
    title: str
    text: str

    def __str__(self) -> str:
        return f"{self.page.name}:{self.line}"


def blocks(page: Path, language: str | None = None) -> list[Block]:
    """Return the blocks of a page in order, or those of one language."""
    found, lines = [], iter(enumerate(page.read_text(encoding="utf-8").splitlines(), 1))
    for number, line in lines:
        fence = _FENCE.fullmatch(line)
        if fence:
            indent, name, rest = fence.groups()
            text = "\n".join(_until_fence(lines, indent))
            title = re.search(r'title="(.*?)"', rest)
            found.append(Block(page, number + 1, name, title[1] if title else "", text + "\n"))
    return [block for block in found if language in (None, block.language)]


def _until_fence(lines: Iterator[tuple[int, str]], indent: str) -> Iterator[str]:
    for _, line in lines:
        if line.rstrip() == f"{indent}```":
            return
        yield line.removeprefix(indent)
    raise AssertionError("a block is not closed")


def commands(page: Path) -> list[list[str]]:
    """Return the commands of the ``sh`` blocks of a page, split into words."""
    lines = [line for block in blocks(page, "sh") for line in block.text.splitlines()]
    return [words for line in lines if (words := shlex.split(line, comments=True))]


def parse(words: list[str]) -> None:
    """Parse a ``prikup`` command as the program does; raise AssertionError if it is refused."""
    assert words[0] == "prikup"
    try:
        command_line_parser().parse_args(words[1:])
    except SystemExit as stop:
        raise AssertionError(f"{shlex.join(words)} is refused") from stop


def import_hook(name: str) -> ModuleType:
    """Import a hook of the documentation by its name."""
    spec = importlib.util.spec_from_file_location(f"{name}_hook", ROOT / "docs" / "hooks" / f"{name}.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def extra_requirements(page: Path) -> str:
    """Return the packages that the Python of a page needs beyond those of the tests, or ``""``.

    The build of the documentation runs such a page.
    """
    named = re.match(r"---\nneeds: (.+)\n", page.read_text(encoding="utf-8"))
    return named[1] if named else ""


def run_python(page: Path) -> None:
    """Run the ``python`` blocks of a page in one namespace; those with ``>>>`` must print what is shown."""
    names: dict[str, Any] = {"__name__": "page"}
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS)
    for block in blocks(page, "python"):
        if ">>>" not in block.text:
            if not block.title:  # a titled block is a separate file
                exec(compile(block.text, str(block), "exec"), names)
            continue
        test = doctest.DocTestParser().get_doctest(block.text, names, str(block), str(page), block.line - 1)
        test.globs = names
        said = StringIO()
        runner.run(test, out=said.write, clear_globs=False)
        assert not said.getvalue(), said.getvalue()
