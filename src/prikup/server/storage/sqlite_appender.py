"""The appending of events to an SQLite file in one step of a thread.

Through SQLAlchemy and aiosqlite a transaction of three statements takes nine steps, each of which wakes a
thread and the event loop again.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy.exc import OperationalError

from prikup.server.storage.schema import events, utc_now
from prikup.server.storage.statements import TextStatement
from prikup.server.tables.host import VersionTakenError, WriteConflictError

_COLUMNS = ("table_id", "version", "actor", "nonce", "body")
_INSERT = f"INSERT INTO {events.name} ({', '.join(_COLUMNS)}, at) VALUES (?, ?, ?, ?, ?, ?)"


class SqliteAppender:
    """A connection that appends events, and the thread that uses it.

    ``configure`` prepares a new connection, ``check`` raises OperationalError if the file was deleted. The
    file must have the current schema.
    """

    def __init__(
        self,
        path: str,
        configure: Callable[[sqlite3.Connection, object], None],
        check: Callable[[], None],
    ) -> None:
        self._path = path
        self._configure = configure
        self._check = check
        self._connection: sqlite3.Connection | None = None
        self._thread: ThreadPoolExecutor | None = None

    async def append(self, rows: Iterable[Mapping[str, Any]], derived: Sequence[TextStatement] = ()) -> None:
        """Append events and execute the statements of their derived changes in one transaction.

        Raises VersionTakenError if one of the events is stored already, WriteConflictError if a derived
        change contradicts what is stored, and SQLAlchemy's OperationalError while the file cannot be written.
        """
        at = utc_now().replace(tzinfo=None).isoformat(" ", "microseconds")  # as SQLAlchemy writes it
        values = [(*(row[name] for name in _COLUMNS), at) for row in rows]
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, "append")
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._append, values, derived)
        except sqlite3.IntegrityError as error:
            raise VersionTakenError from error
        except sqlite3.Error as error:
            raise OperationalError(_INSERT, None, error, hide_parameters=True) from error

    async def close(self) -> None:
        """Close the connection and end the thread; the next event opens a new one."""
        thread, self._thread = self._thread, None
        if thread is not None:
            await asyncio.get_running_loop().run_in_executor(thread, self._disconnect)
            thread.shutdown()

    def _append(self, values: list[tuple[Any, ...]], derived: Sequence[TextStatement]) -> None:
        try:
            self._check()
            connection = self._connection or self._connect()
            if len(values) == 1 and not derived:  # a transaction of its own
                connection.execute(_INSERT, values[0])
                return
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany(_INSERT, values)
            _execute_derived(connection, derived)
            connection.execute("COMMIT")
        except (sqlite3.IntegrityError, WriteConflictError):
            assert self._connection is not None
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise
        except BaseException:
            self._disconnect()
            raise

    def _connect(self) -> sqlite3.Connection:
        self._connection = sqlite3.connect(self._path)
        self._configure(self._connection, None)
        return self._connection

    def _disconnect(self) -> None:
        """Close the connection, which rolls back what it has begun."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def _execute_derived(connection: sqlite3.Connection, derived: Iterable[TextStatement]) -> None:
    """Execute the statements of derived changes; raises WriteConflictError."""
    try:
        for text, values in derived:
            connection.execute(text, values)
    except sqlite3.IntegrityError as error:
        raise WriteConflictError from error
