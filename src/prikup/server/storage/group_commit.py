"""Events of all tables, committed together: those that came while the last were written, at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeAlias, TypeVar

T = TypeVar("T")
Waiting: TypeAlias = tuple[T, asyncio.Future[None]]

MOST = 500
"""Entries in one transaction."""


class Conflict(Exception):
    """An entry cannot stand beside what is stored: those that came with it have to go without it."""


class Commits(Generic[T]):
    """Writes entries with ``write``, all that wait at once; each is told what became of it."""

    def __init__(self, write: Callable[[Sequence[T]], Awaitable[None]]) -> None:
        self._write = write
        self._waiting: list[Waiting[T]] = []
        self._writing: asyncio.Task[None] | None = None

    async def put(self, entry: T) -> None:
        """Write an entry; raises what ``write`` raises for it. Who is cancelled may have written."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._run())
        await done

    async def rest(self) -> None:
        """Wait until nothing is being written."""
        if self._writing is not None:
            await asyncio.wait([self._writing])

    async def _run(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                await self._commit(batch)
        finally:
            self._writing = None

    async def _commit(self, batch: list[Waiting[T]]) -> None:
        try:
            await self._write([entry for entry, _ in batch])
        except Exception as error:
            if isinstance(error, Conflict) and len(batch) > 1:
                for one in batch:
                    await self._commit([one])
                return
            _tell(batch, error)
        else:
            _tell(batch, None)


def _tell(batch: Sequence[Waiting[T]], error: Exception | None) -> None:
    for _, done in batch:
        if done.done():
            continue  # nobody waits any more
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
