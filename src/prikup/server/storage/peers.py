"""What processes that share a database tell each other: what was appended, and who drives which table.

Neither is needed for what is stored to be right, which the keys of the database see to. Whoever knows of an
event at once shows it at once, and of several processes that could act for a table one does.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Protocol

from sqlalchemy import Executable, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

if sys.platform != "win32":
    import fcntl

if TYPE_CHECKING:
    from asyncpg import Connection

CHANNEL = "prikup_events"
"""The channel on which PostgreSQL passes on what was appended."""
PAYLOAD = 200
"""Tables in one notice, of which PostgreSQL takes less than 8,000 bytes."""
PATIENCE = 5.0
"""Seconds in which a database that is connected has to answer; so often is it asked."""
KEEPALIVE = {"tcp_keepalives_idle": "4", "tcp_keepalives_interval": "2", "tcp_keepalives_count": "3"}
"""After ten seconds without a sign of a machine PostgreSQL lets go of what its processes held."""

Tell = Callable[[Mapping[str, int]], None]
"""Takes the last version of each table to which something was appended."""


class Neighbours(Protocol):
    """The other processes on the database of this one."""

    async def follow(self, tell: Tell, missed: Callable[[], None], every: float) -> None:
        """Tell what is appended, by whichever process, until the connection is lost, which raises.

        ``missed`` is called once this has begun: of what was appended before, nothing is told. A database
        that does not tell by itself is asked ``every`` so many seconds.
        """

    def notices(self, versions: Mapping[str, int]) -> Iterable[Executable]:
        """What the transaction that appends these executes so that others are told of it."""

    async def claim(self, table_id: str) -> bool:
        """Whether this process drives a table, from now on if no other did; raises if it cannot be known."""

    async def release(self, table_id: str) -> None:
        """Leave a table to whoever claims it next."""

    async def close(self) -> None:
        """Leave all tables."""


def neighbours_of(engine: AsyncEngine) -> Neighbours:
    """Those on the database of an engine."""
    return OnPostgres(engine) if engine.dialect.name == "postgresql" else OnFile(engine)


def _number(table_id: str) -> int:
    """A number for a table, below 2^62."""
    return int.from_bytes(sha256(table_id.encode()).digest()[:8]) >> 2


class OnFile:
    """Processes that share a file of SQLite: they look for new rows, and lock bytes of a file beside it.

    The system lets go of the locks of a process that dies.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._file: Any = None

    async def follow(self, tell: Tell, missed: Callable[[], None], every: float) -> None:
        """Look for new rows for ever; their numbers grow, since there is one writer at a time."""
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
                elif seen:  # the last table was forgotten, and its numbers are given again
                    [(seen,)] = await file.execute_fetchall(last)
                    missed()

    def notices(self, versions: Mapping[str, int]) -> Iterator[Executable]:
        """Nothing: the rows are found."""
        return iter(())

    async def claim(self, table_id: str) -> bool:
        """Lock the byte of a table."""
        if sys.platform == "win32" or not self._engine.url.database:
            return True
        if self._file is None:
            self._file = open(f"{self._engine.url.database}-drivers", "ab")  # noqa: SIM115
        try:
            fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, _number(table_id))
        except BlockingIOError:
            return False
        return True

    async def release(self, table_id: str) -> None:
        """Let go of the byte of a table."""
        if sys.platform != "win32" and self._file is not None:
            fcntl.lockf(self._file, fcntl.LOCK_UN, 1, _number(table_id))

    async def close(self) -> None:
        """Let go of all."""
        if self._file is not None:
            self._file.close()
            self._file = None


class OnPostgres:
    """Processes on one PostgreSQL, each with one connection of its own that listens and holds locks.

    PostgreSQL lets go of the locks of a connection that is lost, so that of a process that dies.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: Connection[Any] | None = None
        self._held: set[str] = set()
        self._asking = asyncio.Lock()

    async def follow(self, tell: Tell, missed: Callable[[], None], every: float) -> None:
        """Listen until the connection is lost."""
        lost = asyncio.Event()
        async with self._asking:
            connection = await self._connected()
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, lambda *said: tell(json.loads(said[-1])))
        missed()
        try:
            while True:
                with suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), PATIENCE)
                async with self._asking:
                    await connection.execute("SELECT 1", timeout=PATIENCE)
        finally:
            connection.terminate()

    async def _connected(self) -> Connection[Any]:
        """The connection, made anew if it was lost and with it all that it held."""
        if self._connection is None or self._connection.is_closed():
            import asyncpg

            self._held.clear()
            _, how = self._engine.dialect.create_connect_args(self._engine.url)
            self._connection = await asyncpg.connect(**how, timeout=PATIENCE, server_settings=KEEPALIVE)
        return self._connection

    def notices(self, versions: Mapping[str, int]) -> Iterator[Executable]:
        """Notices of these, which PostgreSQL passes on when the transaction is committed."""
        every = list(versions.items())
        for at in range(0, len(every), PAYLOAD):
            yield select(func.pg_notify(CHANNEL, json.dumps(dict(every[at : at + PAYLOAD]))))

    async def claim(self, table_id: str) -> bool:
        """Lock the number of a table, unless this process has it."""
        async with self._asking:
            connection = await self._connected()
            if table_id not in self._held and await connection.fetchval(
                "SELECT pg_try_advisory_lock($1)", _number(table_id), timeout=PATIENCE
            ):
                self._held.add(table_id)
            return table_id in self._held

    async def release(self, table_id: str) -> None:
        """Unlock the number of a table, if this process has it."""
        async with self._asking:
            if table_id in self._held:
                self._held.discard(table_id)
                connection = await self._connected()
                await connection.execute("SELECT pg_advisory_unlock($1)", _number(table_id), timeout=PATIENCE)

    async def close(self) -> None:
        """Hang up, which lets go of all; whoever asks again connects anew."""
        async with self._asking:
            self._held.clear()
            if self._connection is not None:
                self._connection.terminate()
                self._connection = None
