"""The file of an SQLite database, and whether it is still the one that was opened.

Whoever deletes or replaces it while a server runs would otherwise lose all that is written from then on: the
system keeps a deleted file until it is closed.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress


class DatabaseFile:
    """The file at a path, known by its number on the disk from the first check at which it exists."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._opened: tuple[int, int] | None = None

    def check(self) -> None:
        """Raise OperationalError if the file that was opened is no longer there."""
        found: tuple[int, int] | None = None
        with suppress(OSError, ValueError):
            status = os.stat(self._path)
            found = status.st_dev, status.st_ino
        if self._opened is None:
            self._opened = found
        elif self._opened != found:
            raise sqlite3.OperationalError(
                f"{self._path}: the file was deleted or replaced, put it back or restart"
            )
