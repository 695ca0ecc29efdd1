"""A key of the code that folds tables: equal keys mean that the same events make the same table."""

from __future__ import annotations

import sys
from functools import cache
from hashlib import sha256
from pathlib import Path

import prikup

UNRELATED_PARTS = frozenset(
    {"server", "cli", "locale", "web", "review", "puzzles", "lessons", "arena", "testing"}
)
"""The folders of the package that no table is folded by."""


@cache
def code_key() -> str:
    """Return a hash of the package's version, its modules and Python's version; it is computed once."""
    root = Path(prikup.__file__).parent
    digest = sha256(f"{prikup.__version__} {sys.version_info[:2]}".encode())
    for file in sorted(root.rglob("*")):
        name = file.relative_to(root)
        is_code = file.suffix in (".py", ".toml") or (
            file.suffix == ".pyc" and "__pycache__" not in name.parts
        )
        if is_code and name.parts[0] not in UNRELATED_PARTS:
            digest.update(name.as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:32]
