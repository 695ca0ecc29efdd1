"""Stored records by kind and key: in memory, or in the database of a browser."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeAlias

from prikup.server.problems import HTTPProblem

Key: TypeAlias = tuple[str | int, ...]


class RecordChange(NamedTuple):
    """A record to store (None: to delete); with ``is_new`` there must be none with its key."""

    kind: str
    key: Key
    value: str | None
    is_new: bool = False


class ConflictError(Exception):
    """A record that must be new is stored already; nothing was changed."""


class OutageError(HTTPProblem):
    """The browser did not store something, or could not read it; ``why`` is its own error."""

    def __init__(self, why: str = "") -> None:
        super().__init__(507, "storage-full" if "QuotaExceeded" in why else "storage", why=why)


class Records(Protocol):
    """Records as texts; every method raises OutageError if the browser does not store."""

    async def get(self, kind: str, key: Key) -> str | None:
        """Return a record, None if there is none."""

    async def list(self, kind: str, prefix: Key = ()) -> Sequence[tuple[Key, str]]:
        """Return the records whose keys begin with ``prefix``, in the order of their keys."""

    async def write(self, changes: Sequence[RecordChange]) -> None:
        """Store changes, all or none of them; raises ConflictError."""


class MemoryRecords:
    """Records that are lost with the page."""

    def __init__(self) -> None:
        self._records: dict[str, dict[Key, str]] = {}

    async def get(self, kind: str, key: Key) -> str | None:
        """Return a record, None if there is none."""
        return self._records.get(kind, {}).get(key)

    async def list(self, kind: str, prefix: Key = ()) -> Sequence[tuple[Key, str]]:
        """Return the records whose keys begin with ``prefix``, in the order of their keys."""
        of_kind = self._records.get(kind, {}).items()
        return sorted((key, value) for key, value in of_kind if key[: len(prefix)] == prefix)

    async def write(self, changes: Sequence[RecordChange]) -> None:
        """Store changes, all or none of them; raises ConflictError."""
        for change in changes:
            if change.is_new and change.key in self._records.get(change.kind, {}):
                raise ConflictError(change.kind, change.key)
        for change in changes:
            of_kind = self._records.setdefault(change.kind, {})
            if change.value is None:
                of_kind.pop(change.key, None)
            else:
                of_kind[change.key] = change.value
