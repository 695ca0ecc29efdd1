"""Backup of a server's database into one SQLite file, and its restoration.

Each is written completely or not at all. A backup may be made while the server runs and shows the database at
one moment. The backup of any database is an SQLite file, which can be restored into SQLite or PostgreSQL.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import delete, insert, inspect, make_url, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from prikup.core import PrikupError, Struct
from prikup.server.storage.engine import create_engine, database_url, display_name, migrate, upgrade_schema
from prikup.server.storage.file_locks import try_lock_all
from prikup.server.storage.schema import in_utc, metadata

MAX_BATCH_ROWS = 1000
"""The most rows that are read and written at once."""
DATABASE_ERRORS = (PrikupError, DBAPIError, sqlite3.Error, OSError)
"""The exceptions of a database that fails."""


class BackupCounts(Struct, frozen=True):
    """The number of rows in a backup, by table."""

    rows: dict[str, int]


def check_target(database: str, path: Path) -> None:
    """Raise PrikupError if a backup of a database must not overwrite the file at a path."""
    url = make_url(database_url(database))
    if url.get_backend_name() == "sqlite" and _is_same_file(Path(url.database or ""), path):
        raise PrikupError("backup-same", path=path)
    _check_unused(path)


def _is_same_file(one: Path, other: Path) -> bool:
    """Return True if both paths lead to one file."""
    return one.exists() and other.exists() and one.samefile(other)


def _check_unused(path: Path) -> None:
    """Raise PrikupError if a process has an SQLite file open.

    If none has, the log that a killed server left next to the file is written into it.
    """
    path = path.resolve()
    if path.is_file():
        with suppress(sqlite3.DatabaseError), closing(sqlite3.connect(path, timeout=0)) as file:
            file.execute("PRAGMA journal_mode=DELETE").fetchone()  # fails while another process has the file
    left = [f"{path}{end}" for end in ("-wal", "-shm") if Path(f"{path}{end}").exists()]
    if left or _has_driver(Path(f"{path}-drivers")):
        raise PrikupError("backup-used", path=path)


def _has_driver(path: Path) -> bool:
    """Return True if a server holds a claim by this file next to its database."""
    if not path.exists():
        return False
    with path.open("ab") as file:
        return not try_lock_all(file)


async def backup(database: str, path: Path) -> BackupCounts:
    """Write the contents of a database into a new or empty file.

    Raises PrikupError if it is not a database of Prikup.
    """
    engine = create_engine(database_url(database))
    try:
        if not await _table_names(engine):
            raise PrikupError("backup-empty", path=display_name(engine))
        if engine.dialect.name == "sqlite":
            _copy_file(Path(engine.url.database or ""), path)
        else:
            await _copy_rows(engine, path)
        return _count_rows(path)
    finally:
        await engine.dispose()


async def restore(database: str, path: Path, force: bool = False) -> BackupCounts:
    """Replace the contents of a database by those of a backup, whose file is not changed.

    Raises PrikupError if the file is damaged or not a backup, if a server has the database file open, or if
    the database has tables, unless ``force``.
    """
    if not path.is_file():
        raise PrikupError("backup-none", path=path)
    engine = create_engine(database_url(database))
    try:
        if not force and await _table_names(engine):
            raise PrikupError("backup-tables", path=display_name(engine))
        if engine.dialect.name == "sqlite":
            await engine.dispose()  # this process has it open too
            if _is_same_file(Path(display_name(engine)), path):
                raise PrikupError("backup-same", path=path)
            _check_unused(Path(display_name(engine)))
        with TemporaryDirectory() as folder:
            copy = Path(folder) / "backup.db"
            _copy_file(path, copy)
            _check_integrity(copy, path)
            await _upgrade_copy(copy, path)
            await _replace_rows(engine, copy)
            return _count_rows(copy)
    finally:
        await engine.dispose()


async def _table_names(engine: AsyncEngine) -> list[str]:
    """Return the names of the tables; raises PrikupError if the database cannot be read."""
    if engine.dialect.name == "sqlite" and not Path(engine.url.database or "").exists():
        return []  # connecting would create the file
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(lambda one: inspect(one).get_table_names())
    except DATABASE_ERRORS as error:
        raise PrikupError("backup-read", path=display_name(engine), why=_cause(error)) from None


def _cause(error: Exception) -> object:
    return error.orig if isinstance(error, DBAPIError) else error


def _copy_file(source: Path, target: Path) -> None:
    """Copy an SQLite file, as it is at this moment, into a new one."""
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as old,
            closing(sqlite3.connect(target)) as new,
        ):
            old.backup(new)
    except sqlite3.Error as error:
        raise PrikupError("backup-read", path=source, why=error) from None


def _check_integrity(copy: Path, path: Path) -> None:
    """Raise PrikupError, which names the backup at ``path``, if its copy is damaged."""
    try:
        with closing(sqlite3.connect(copy)) as file:
            [(found,)] = file.execute("PRAGMA integrity_check(1)").fetchall()
    except sqlite3.Error as error:
        raise PrikupError("backup-read", path=path, why=error) from None
    if found != "ok":
        raise PrikupError("backup-read", path=path, why=found)


async def _copy_rows(engine: AsyncEngine, target: Path) -> None:
    """Copy all rows of a PostgreSQL database into a new SQLite file."""
    snapshot = engine.execution_options(isolation_level="REPEATABLE READ")
    other = create_engine(database_url(str(target)))
    try:
        async with snapshot.connect() as old, other.execution_options(writes=True).begin() as new:
            await new.run_sync(upgrade_schema)
            await _insert_rows(old, new)
    except DATABASE_ERRORS as error:
        raise PrikupError("backup-read", path=display_name(engine), why=_cause(error)) from None
    finally:
        await other.dispose()


async def _upgrade_copy(copy: Path, path: Path) -> None:
    """Upgrade the copy of a backup to the current schema."""
    if not _count_rows(copy).rows:
        raise PrikupError("backup-none", path=path)
    source = create_engine(database_url(str(copy)))
    try:
        await migrate(source.execution_options(writes=True))
    except PrikupError as error:
        raise PrikupError("backup-read", path=path, why=error) from None
    finally:
        await source.dispose()


async def _replace_rows(engine: AsyncEngine, copy: Path) -> None:
    """Replace all rows of a database by those of a file, in one transaction."""
    source = create_engine(database_url(str(copy)))
    try:
        async with source.connect() as old, engine.execution_options(writes=True).begin() as new:
            await new.run_sync(upgrade_schema)
            for table in reversed(metadata.sorted_tables):
                await new.execute(delete(table))
            await _insert_rows(old, new)
    except DATABASE_ERRORS as error:
        raise PrikupError("backup-written", path=display_name(engine), why=_cause(error)) from None
    finally:
        await source.dispose()


async def _insert_rows(old: AsyncConnection, new: AsyncConnection) -> None:
    for table in metadata.sorted_tables:
        found = await old.stream(select(table).order_by(*table.primary_key))
        async for rows in found.mappings().partitions(MAX_BATCH_ROWS):
            await new.execute(insert(table), [_with_time_zones(dict(row)) for row in rows])


def _with_time_zones(row: dict[str, Any]) -> dict[str, Any]:
    """Return a row whose times have their time zone, which SQLite does not store."""
    for name, value in row.items():
        if isinstance(value, datetime):
            row[name] = in_utc(value)
    return row


def _count_rows(path: Path) -> BackupCounts:
    """Count the rows of an SQLite file, and write its log into it so that no other file is needed."""
    with closing(sqlite3.connect(path)) as file:
        file.execute("PRAGMA journal_mode=DELETE")
        names = {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        known = [table.name for table in metadata.sorted_tables if table.name in names]
        return BackupCounts(
            {name: file.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in known}
        )
