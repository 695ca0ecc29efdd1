"""The processes that share a database: they report appended events and claim the tables they drive.

The stored data is correct without either, because the keys of the database see to that. Reports let every
process show an event at once, and of several processes that could act for a table, only the claimant does.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Protocol

from sqlalchemy import Executable, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from prikup.server.storage.file_locks import CAN_LOCK_AGAIN, is_shared_with_nobody, share, try_lock, unlock
from prikup.server.tables.host import OnAppended, Peers

if TYPE_CHECKING:
    from asyncpg import Connection

EVENT_CHANNEL = "prikup_events"
"""The PostgreSQL channel on which appended events are reported."""
MAX_NOTICE_TABLES = 200
"""The most tables in one notice, whose payload PostgreSQL limits to 8,000 bytes."""
PRESENCE_LOCK = 1 << 62
"""The lock that every process shares, so that each can find out whether it is alone; no table has it."""
MAX_REPLY_S = 5.0
"""The time in which the database has to answer, and the interval at which the connection is checked."""
KEEPALIVE_SETTINGS = {"tcp_keepalives_idle": "4", "tcp_keepalives_interval": "2", "tcp_keepalives_count": "3"}
"""Settings by which PostgreSQL releases a machine's locks ten seconds after its last sign of life."""


class DatabasePeers(Peers, Protocol):
    """The other processes that use the same database."""

    def notices(self, versions: Mapping[str, int]) -> Iterable[Executable]:
        """Return the statements that report appended events, for the transaction that appends them."""

    async def is_alone(self) -> bool:
        """Return True if no other process uses the database now."""

    async def close(self) -> None:
        """Give up all claims."""


def peers_of(engine: AsyncEngine) -> DatabasePeers:
    """Return the peers on the database of an engine."""
    return PostgresPeers(engine) if engine.dialect.name == "postgresql" else SqlitePeers(engine)


def _lock_number(name: str) -> int:
    """Return a number below 2^62 for a table."""
    return int.from_bytes(sha256(name.encode()).digest()[:8]) >> 2


class SqlitePeers:
    """The processes that share an SQLite file: they poll it for new rows and lock bytes of a file next to it.

    The operating system releases the locks of a process that dies.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._file: Any = None
        self._claims: set[str] = set()

    async def follow(self, tell: OnAppended, missed: Callable[[], None], every: float) -> None:
        """Poll for new rows forever; their numbers grow, since there is one writer at a time."""
        last = "SELECT coalesce(max(rowid), 0) FROM events"
        new = "SELECT rowid, table_id, version FROM events WHERE rowid >= ? ORDER BY rowid"
        async with self._engine.connect() as connection:
            file = (await connection.get_raw_connection()).driver_connection
            assert file is not None
            [(seen,)] = await file.execute_fetchall(last)
            missed()
            while True:
                await asyncio.sleep(every)
                rows = await file.execute_fetchall(new, (seen,))
                if rows:
                    seen = rows[-1][0]
                    tell({table_id: version for _, table_id, version in rows})
                elif seen:  # the newest rows were deleted, and their numbers are reused
                    [(seen,)] = await file.execute_fetchall(last)
                    missed()

    def notices(self, versions: Mapping[str, int]) -> Iterator[Executable]:
        """Return no statements: the peers poll."""
        return iter(())

    async def claim(self, name: str) -> bool:
        """Lock the byte of a table; return False if another process has it.

        The database of one process in memory has no file, and every claim on it succeeds.
        """
        if not self._engine.url.database:
            return True
        self._open_file()
        if name in self._claims and not CAN_LOCK_AGAIN:
            return True
        if not try_lock(self._file, _lock_number(name)):
            return False
        self._claims.add(name)
        return True

    async def release(self, name: str) -> None:
        """Unlock the byte of a table."""
        if self._file is not None and name in self._claims:
            self._claims.discard(name)
            unlock(self._file, _lock_number(name))

    def _open_file(self) -> None:
        if self._file is None:
            self._file = open(f"{self._engine.url.database}-drivers", "a+b")  # noqa: SIM115
            share(self._file, PRESENCE_LOCK)

    async def is_alone(self) -> bool:
        """Return True if no other process shares the lock of the byte that all of them lock."""
        if not self._engine.url.database:
            return True
        self._open_file()
        return is_shared_with_nobody(self._file, PRESENCE_LOCK)

    async def close(self) -> None:
        """Unlock all bytes."""
        if self._file is not None:
            self._file.close()
            self._file = None
            self._claims.clear()


class PostgresPeers:
    """The processes that share a PostgreSQL database, each with a connection that listens and holds locks.

    PostgreSQL releases the locks of a lost connection, so also those of a process that dies.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: Connection[Any] | None = None
        self._held: set[str] = set()
        self._lock = asyncio.Lock()

    async def follow(self, tell: OnAppended, missed: Callable[[], None], every: float) -> None:
        """Listen for notices until the connection is lost."""
        lost = asyncio.Event()
        async with self._lock:
            connection = await self._connect()
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(EVENT_CHANNEL, lambda *notice: tell(json.loads(notice[-1])))
        missed()
        try:
            while True:
                with suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), MAX_REPLY_S)
                async with self._lock:
                    await connection.execute("SELECT 1", timeout=MAX_REPLY_S)
        finally:
            connection.terminate()

    async def _connect(self) -> Connection[Any]:
        """Return the connection; if it was lost, and with it all locks, open a new one."""
        if self._connection is None or self._connection.is_closed():
            import asyncpg

            self._held.clear()
            _, arguments = self._engine.dialect.create_connect_args(self._engine.url)
            self._connection = await asyncpg.connect(
                **arguments, timeout=MAX_REPLY_S, server_settings=KEEPALIVE_SETTINGS
            )
            await self._connection.execute(
                "SELECT pg_advisory_lock_shared($1)", PRESENCE_LOCK, timeout=MAX_REPLY_S
            )
        return self._connection

    def notices(self, versions: Mapping[str, int]) -> Iterator[Executable]:
        """Return notices of these versions, which PostgreSQL sends when the transaction is committed."""
        items = list(versions.items())
        for start in range(0, len(items), MAX_NOTICE_TABLES):
            payload = json.dumps(dict(items[start : start + MAX_NOTICE_TABLES]))
            yield select(func.pg_notify(EVENT_CHANNEL, payload))

    async def claim(self, name: str) -> bool:
        """Lock the number of a table; return False if another process has it."""
        async with self._lock:
            connection = await self._connect()
            if name not in self._held and await connection.fetchval(
                "SELECT pg_try_advisory_lock($1)", _lock_number(name), timeout=MAX_REPLY_S
            ):
                self._held.add(name)
            return name in self._held

    async def release(self, name: str) -> None:
        """Unlock the number of a table if this process has it."""
        async with self._lock:
            if name in self._held:
                self._held.discard(name)
                connection = await self._connect()
                await connection.execute(
                    "SELECT pg_advisory_unlock($1)", _lock_number(name), timeout=MAX_REPLY_S
                )

    async def is_alone(self) -> bool:
        """Return True if no other process shares the lock that all of them hold."""
        async with self._lock:
            connection = await self._connect()
            alone = await connection.fetchval(
                "SELECT pg_try_advisory_lock($1)", PRESENCE_LOCK, timeout=MAX_REPLY_S
            )
            if alone:
                await connection.execute("SELECT pg_advisory_unlock($1)", PRESENCE_LOCK, timeout=MAX_REPLY_S)
            return bool(alone)

    async def close(self) -> None:
        """Close the connection, which releases all locks; the next call opens a new one."""
        async with self._lock:
            self._held.clear()
            if self._connection is not None:
                self._connection.terminate()
                self._connection = None
