"""Upkeep of the database: checkpoints, and the daily deletion of what has expired."""

from __future__ import annotations

import asyncio
import logging

from prikup.server.admission import Limits
from prikup.server.storage.accounts import delete_old_sessions
from prikup.server.storage.store import Storage

DELETION_INTERVAL_S = 24 * 3600.0
DELETION_CLAIM = "forgetting"
"""The claim of the process that deletes; no table has this id."""
CHECKPOINT_INTERVAL_S = 1.0

log = logging.getLogger("prikup.server")


class Upkeep:
    """The background tasks of one process that maintain the database."""

    def __init__(self, storage: Storage, limits: Limits) -> None:
        self._storage = storage
        self._limits = limits
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Start the background tasks."""
        self._tasks = [asyncio.create_task(task()) for task in (self._checkpoint, self._delete_daily)]

    async def stop(self) -> None:
        """Stop the background tasks."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def is_running(self) -> bool:
        """True if all background tasks run."""
        return bool(self._tasks) and not any(task.done() for task in self._tasks)

    async def _checkpoint(self) -> None:
        failures = 0
        while True:
            await asyncio.sleep(CHECKPOINT_INTERVAL_S)
            try:
                await self._storage.checkpoint()
                failures = 0
            except Exception as error:
                level = logging.ERROR if failures == 0 else logging.DEBUG
                log.log(level, "SQLite checkpoint failed, trying again: %s", error)
                failures += 1

    async def _delete_daily(self) -> None:
        while True:
            try:
                if await self._storage.peers.claim(DELETION_CLAIM):
                    await self.delete_expired()
            except Exception:
                log.exception("deleting expired tables, sheets and guests failed, trying again tomorrow")
            await asyncio.sleep(DELETION_INTERVAL_S)

    async def delete_expired(self) -> None:
        """Delete the tables, sheets and guests that are older than the limits say."""
        limits = self._limits
        if limits.keep_tables:
            deleted = await self._storage.delete_idle_tables(limits.keep_tables)
            if deleted:
                log.info("expired tables: %s were deleted", deleted)
        if limits.keep_sheets:
            await self._storage.delete_old_sheets(limits.keep_sheets)
        await delete_old_sessions(self._storage)
        if limits.keep_guests:
            await self._storage.delete_idle_guests(limits.keep_guests)
