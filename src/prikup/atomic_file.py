"""Atomic replacement of a file."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


@contextmanager
def atomic_file(place: Path) -> Iterator[Path]:
    """Yield a temporary file with the same permissions, which replaces ``place`` if the block succeeds."""
    temporary = place.with_name(f".{place.name[:100]}.{secrets.token_hex(4)}")
    try:
        temporary.touch(exist_ok=False)
        if place.exists():
            temporary.chmod(place.stat().st_mode & 0o777)
        yield temporary
        with temporary.open("rb+") as file:
            os.fsync(file.fileno())
        temporary.replace(place)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise


def replace_file(place: Path, data: bytes) -> None:
    """Write a whole file, in the place of an older one."""
    with atomic_file(place) as temporary:
        temporary.write_bytes(data)
