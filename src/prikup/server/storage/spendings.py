"""Limits that several processes share: once a second each tells the others what it has admitted.

Nothing is written while a process is alone. A process admits by its own counts, from which it deducts what
the others report, so that together they admit what one would, give or take a second.
"""

from __future__ import annotations

import asyncio
import logging
import secrets

from sqlalchemy import delete, func, insert, select

from prikup.core import from_json, to_json
from prikup.server.admission import Admission, Amounts
from prikup.server.storage.schema import spendings
from prikup.server.storage.store import Storage

SHARING_INTERVAL_S = 1.0
"""The time between two reports."""
OVERLAP_ROWS = 100
"""The rows read again, since a row with a smaller number may be committed later."""
KEPT_ROWS = 1000
"""The rows that are kept: those of a minute of fifteen processes."""

log = logging.getLogger("prikup.server")


class SpendingExchange:
    """The exchange of one process with the others that use its database."""

    def __init__(self, storage: Storage, admission: Admission) -> None:
        self._storage = storage
        self._admission = admission
        self._process = secrets.token_hex(8)
        self._last: int | None = None
        self._read: set[int] = set()

    async def run(self) -> None:
        """Exchange once a second until cancelled."""
        failures = 0
        while True:
            await asyncio.sleep(SHARING_INTERVAL_S)
            try:
                await self.exchange()
                failures = 0
            except Exception as error:
                level = logging.ERROR if failures == 0 else logging.DEBUG
                log.log(level, "sharing limits with other processes failed, trying again: %s", error)
                failures += 1

    async def exchange(self) -> None:
        """Report what was admitted since the last time, and deduct what the others report."""
        amounts = self._admission.take_spent()
        if await self._storage.peers.is_alone():
            self._last = None
            return
        if self._last is None:  # report nothing that was admitted before other processes started
            self._last = await self._find_last()
        elif amounts:
            row = {"process": self._process, "amounts": to_json(amounts).decode()}
            expired = spendings.c.id <= self._last - KEPT_ROWS
            await self._storage.write(insert(spendings).values(row), delete(spendings).where(expired))
        await self._deduct(self._last)

    async def _find_last(self) -> int:
        found = await self._storage.rows(select(func.coalesce(func.max(spendings.c.id), 0)))
        self._read = set(range(found[0][0] - OVERLAP_ROWS, found[0][0] + 1))
        return int(found[0][0])

    async def _deduct(self, last: int) -> None:
        query = select(spendings.c.id, spendings.c.process, spendings.c.amounts).where(
            spendings.c.id > last - OVERLAP_ROWS
        )
        rows = await self._storage.rows(query)
        for number, process, amounts in rows:
            if process != self._process and number not in self._read:
                self._admission.deduct(from_json(Amounts, amounts))
        self._read = {row[0] for row in rows} | {one for one in self._read if one > last - OVERLAP_ROWS}
        self._last = max([last, *(row[0] for row in rows)])
