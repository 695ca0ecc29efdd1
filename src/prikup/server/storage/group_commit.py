"""Group commit: entries that arrive while others are written are committed together."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeAlias, TypeVar

from prikup.server.tables.host import WriteConflictError

T = TypeVar("T")
Waiting: TypeAlias = tuple[T, asyncio.Future[None]]

MAX_BATCH_ENTRIES = 500
"""The most entries in one transaction."""


class GroupCommit(Generic[T]):
    """A queue of entries that ``write`` stores, all that wait in one call."""

    def __init__(self, write: Callable[[Sequence[T]], Awaitable[None]]) -> None:
        self._write = write
        self._waiting: list[Waiting[T]] = []
        self._writing: asyncio.Task[None] | None = None

    async def put(self, entry: T) -> None:
        """Write an entry; raises what ``write`` raises for it. A cancelled caller's entry may be written."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._run())
        await done

    async def wait_until_idle(self) -> None:
        """Wait until all entries are written."""
        if self._writing is not None:
            await asyncio.wait([self._writing])

    async def _run(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MAX_BATCH_ENTRIES], self._waiting[MAX_BATCH_ENTRIES:]
                await self._commit(batch)
        finally:
            self._writing = None

    async def _commit(self, batch: list[Waiting[T]]) -> None:
        try:
            await self._write([entry for entry, _ in batch])
        except Exception as error:
            if isinstance(error, WriteConflictError) and len(batch) > 1:
                for one in batch:
                    await self._commit([one])
                return
            _resolve(batch, error)
        else:
            _resolve(batch, None)


def _resolve(batch: Sequence[Waiting[T]], error: Exception | None) -> None:
    for _, done in batch:
        if done.done():
            continue  # its caller was cancelled
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
