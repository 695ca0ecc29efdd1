"""A copy of all that a server keeps, in one file of SQLite, and a server's database made of such a file.

Each is written whole or not at all. A backup may be made while the server runs; it is what the database was
at one moment. Whatever the database is, its backup is a file of SQLite, and can be restored into either.
"""

from __future__ import annotations

import sqlite3
import sys
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import delete, insert, inspect, make_url, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from prikup.core import PrikupError, Struct
from prikup.server.storage.engine import brought_up, database_url, engine_of, migrate, named
from prikup.server.storage.schema import metadata

if sys.platform != "win32":
    import fcntl

AT_ONCE = 1000
"""Rows that are read and written at once."""
FAULTS = (PrikupError, DBAPIError, sqlite3.Error, OSError)
"""What goes wrong with a database."""


class BackupCounts(Struct, frozen=True):
    """How many rows a backup has, by table."""

    rows: dict[str, int]


def check_target(database: str, path: Path) -> None:
    """Raise PrikupError if a backup of a database may not be written over what has this name."""
    url = make_url(database_url(database))
    if url.get_backend_name() == "sqlite" and _same(Path(url.database or ""), path):
        raise PrikupError("backup-same", path=path)
    _check_unused(path)


def _same(one: Path, other: Path) -> bool:
    """Whether both are one file, by whichever names or links."""
    return one.exists() and other.exists() and one.samefile(other)


def _check_unused(path: Path) -> None:
    """Raise PrikupError if a process has a file of SQLite open.

    If none has, what a server that was killed left beside it is put into it: it belongs to no other file.
    """
    path = path.resolve()
    if path.is_file():
        with suppress(sqlite3.DatabaseError), closing(sqlite3.connect(path, timeout=0)) as file:
            file.execute("PRAGMA journal_mode=DELETE").fetchone()  # refused while another is there
    left = [f"{path}{end}" for end in ("-wal", "-shm") if Path(f"{path}{end}").exists()]
    if left or _driven(Path(f"{path}-drivers")):
        raise PrikupError("backup-used", path=path)


def _driven(path: Path) -> bool:
    """Whether a server drives a table by this file beside its database."""
    if sys.platform == "win32" or not path.exists():
        return False
    with path.open("ab") as file:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return True
    return False


async def backup(database: str, path: Path) -> BackupCounts:
    """Write all that a database has into a new or empty file.

    Raises PrikupError if the database is none of ours.
    """
    engine = engine_of(database_url(database))
    try:
        if not await _tables(engine):
            raise PrikupError("backup-empty", path=named(engine))
        if engine.dialect.name == "sqlite":
            _copy_file(Path(engine.url.database or ""), path)
        else:
            await _copy_rows(engine, path)
        return _counted(path)
    finally:
        await engine.dispose()


async def restore(database: str, path: Path, force: bool = False) -> BackupCounts:
    """Make a database of a backup; the file stays as it is.

    Raises PrikupError if the file is damaged or not a backup, the database is a file that a server has open,
    or it has tables and not ``force``.
    """
    if not path.is_file():
        raise PrikupError("backup-none", path=path)
    engine = engine_of(database_url(database))
    try:
        if not force and await _tables(engine):
            raise PrikupError("backup-tables", path=named(engine))
        if engine.dialect.name == "sqlite":
            await engine.dispose()  # having looked, this process has it open too
            if _same(Path(named(engine)), path):
                raise PrikupError("backup-same", path=path)
            _check_unused(Path(named(engine)))
        with TemporaryDirectory() as folder:
            copy = Path(folder) / "backup.db"
            _copy_file(path, copy)
            _check_whole(copy, path)
            await _bring_up(copy, path)
            await _refill(engine, copy)
            return _counted(copy)
    finally:
        await engine.dispose()


async def _tables(engine: AsyncEngine) -> list[str]:
    """The tables that there are; raises PrikupError if that cannot be asked."""
    if engine.dialect.name == "sqlite" and not Path(engine.url.database or "").exists():
        return []  # to look would make it
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(lambda one: inspect(one).get_table_names())
    except FAULTS as error:
        raise PrikupError("backup-read", path=named(engine), why=_why(error)) from None


def _why(error: Exception) -> object:
    return error.orig if isinstance(error, DBAPIError) else error


def _copy_file(source: Path, target: Path) -> None:
    """Write what a file of SQLite is at this moment into a new one."""
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as old,
            closing(sqlite3.connect(target)) as new,
        ):
            old.backup(new)
    except sqlite3.Error as error:
        raise PrikupError("backup-read", path=source, why=error) from None


def _check_whole(copy: Path, path: Path) -> None:
    """Raise PrikupError, which names the backup, if its copy is damaged."""
    try:
        with closing(sqlite3.connect(copy)) as file:
            [(found,)] = file.execute("PRAGMA integrity_check(1)").fetchall()
    except sqlite3.Error as error:
        raise PrikupError("backup-read", path=path, why=error) from None
    if found != "ok":
        raise PrikupError("backup-read", path=path, why=found)


async def _copy_rows(engine: AsyncEngine, target: Path) -> None:
    """Write all rows of another database into a new file of SQLite."""
    one_moment = engine.execution_options(isolation_level="REPEATABLE READ")
    other = engine_of(database_url(str(target)))
    try:
        async with one_moment.connect() as old, other.execution_options(writes=True).begin() as new:
            await new.run_sync(brought_up)
            await _rows(old, new)
    except FAULTS as error:
        raise PrikupError("backup-read", path=named(engine), why=_why(error)) from None
    finally:
        await other.dispose()


async def _bring_up(copy: Path, path: Path) -> None:
    """Bring the copy of a backup to the present form."""
    if not _counted(copy).rows:
        raise PrikupError("backup-none", path=path)
    source = engine_of(database_url(str(copy)))
    try:
        await migrate(source.execution_options(writes=True))
    except PrikupError as error:
        raise PrikupError("backup-read", path=path, why=error) from None
    finally:
        await source.dispose()


async def _refill(engine: AsyncEngine, copy: Path) -> None:
    """Put the rows of a file in the place of all that a database has, in one transaction."""
    source = engine_of(database_url(str(copy)))
    try:
        async with source.connect() as old, engine.execution_options(writes=True).begin() as new:
            await new.run_sync(brought_up)
            for table in reversed(metadata.sorted_tables):
                await new.execute(delete(table))
            await _rows(old, new)
    except FAULTS as error:
        raise PrikupError("backup-written", path=named(engine), why=_why(error)) from None
    finally:
        await source.dispose()


async def _rows(old: AsyncConnection, new: AsyncConnection) -> None:
    for table in metadata.sorted_tables:
        found = await old.stream(select(table).order_by(*table.primary_key))
        async for rows in found.mappings().partitions(AT_ONCE):
            await new.execute(insert(table), [_row(dict(row)) for row in rows])


def _row(row: dict[str, Any]) -> dict[str, Any]:
    """A row with times that say that they are of UTC, which SQLite does not keep."""
    for name, value in row.items():
        if isinstance(value, datetime) and value.tzinfo is None:
            row[name] = value.replace(tzinfo=UTC)
    return row


def _counted(path: Path) -> BackupCounts:
    """What a file has; from now on it needs no other beside it."""
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA journal_mode=DELETE")
        names = {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        known = [table.name for table in metadata.sorted_tables if table.name in names]
        return BackupCounts(
            {name: file.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in known}
        )
