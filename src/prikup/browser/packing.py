"""Fewer and compiled modules for the host in a page: it starts in a third of the time.

This runs in the Python of the page, since compiled modules are of one version of Python. Modules that the
host has imported at the first bid of each game are compiled; those that it may import later are left as
they are, which is smaller; those that it never imports are left out.
"""

from __future__ import annotations

import ast
import io
import json
import py_compile
import sys
import zipfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from prikup import bots, registry
from prikup.browser.page import start

DEAL = {"seats": ["me", "search", "rules"], "name": "", "table": {"tempo": "instant"}}
ZIP_TIME = (1980, 1, 1, 0, 0, 0)
IMPORTED_PACKAGES = frozenset({"arena", "cli", "server", "testing"})
"""The packages in ``prikup`` of which the host needs only what it imports."""
SOURCES = frozenset({"anyio/__init__.py"})
"""Modules that read their own source."""


class Module(NamedTuple):
    """A file of an archive that is a module, its name, and whether it is a package."""

    file: str
    name: str
    is_package: bool


async def pack(kernel: Any, archives: Sequence[str]) -> None:
    """Replace archives of modules by those that the host needs."""
    host = await start(kernel, None)
    for game in registry.GAMES:
        await host.request("POST", "/api/tables", "{}", json.dumps(DEAL | {"game": game}))
        match = registry.new(game).deal(seed=1)
        bots.decide(bots.make("search", "1"), match.view(match.turns()[0].by))
    _pack_modules(list(archives), set(sys.modules))


def _pack_modules(archives: Sequence[str], imported: set[str]) -> None:
    """Replace archives: compile imported modules, and leave out what they and their imports never import."""
    contents = {archive: _read(archive) for archive in archives}
    modules = [(archive, module) for archive in archives for module in _modules(contents[archive])]
    sources: dict[str, list[tuple[Module, bytes]]] = {}
    for archive, module in modules:
        sources.setdefault(module.name, []).append((module, contents[archive][module.file]))
    needed = _closure({name for name in sources if name in imported or _is_found_by_name(name)}, sources)
    for archive, module in modules:
        source = contents[archive].pop(module.file)
        if module.name not in needed:
            continue
        if module.name in imported and module.file.endswith(".py") and module.file not in SOURCES:
            contents[archive][module.file + "c"] = _compiled(source, module.file)
        else:
            contents[archive][module.file] = source
    for archive in archives:
        Path(archive).write_bytes(write_zip(contents[archive]))


def _is_found_by_name(module: str) -> bool:
    """Return True for modules that no other need import: bots, and the parts of games."""
    return module.startswith("prikup.") and module.split(".")[1] not in IMPORTED_PACKAGES


def _compiled(source: bytes, file: str) -> bytes:
    """Return a module compiled without docstrings and assertions; Python never compares it with a source."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "module.py")
        path.write_bytes(source)
        written = f"{path}c"
        mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
        py_compile.compile(str(path), written, file, doraise=True, optimize=2, invalidation_mode=mode)
        return Path(written).read_bytes()


def write_zip(files: Mapping[str, bytes]) -> bytes:
    """Return an archive without compression, since it compresses better as a whole; equal for equal files."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w") as archive:
        for name, content in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, ZIP_TIME), content)
    return written.getvalue()


def _read(archive: str) -> dict[str, bytes]:
    with zipfile.ZipFile(archive) as opened:
        return {name: opened.read(name) for name in opened.namelist()}


def _modules(files: Iterable[str]) -> Iterator[Module]:
    for file in files:
        name, _, suffix = file.rpartition(".")
        if suffix in ("py", "pyi"):
            parts = name.split("/")
            is_package = parts[-1] == "__init__"
            yield Module(file, ".".join(parts[:-1] if is_package else parts), is_package)


def _closure(first: set[str], sources: dict[str, list[tuple[Module, bytes]]]) -> set[str]:
    """Return these modules, their packages, and all that they import anywhere in their source."""
    found: set[str] = set()
    waiting = list(first)
    while waiting:
        name = waiting.pop()
        if name in found or name not in sources:
            continue
        found.add(name)
        waiting += _packages(name)
        for module, source in sources[name]:
            waiting += _imports(module, ast.parse(source))
    return found


def _packages(name: str) -> list[str]:
    parts = name.split(".")
    return [".".join(parts[:end]) for end in range(1, len(parts))]


def _imports(module: Module, tree: ast.AST) -> Iterator[str]:
    """Yield the names that a module imports, and those that may be modules."""
    package = module.name if module.is_package else module.name.rpartition(".")[0]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            parts = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*parts, *([node.module] if node.module else [])])
            names = [base, *(f"{base}.{alias.name}" for alias in node.names)]
        else:
            continue
        for name in names:
            yield name
            yield from _packages(name)
