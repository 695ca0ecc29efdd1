"""How the database is reached: its URL, its engine, and its form, which every start brings up to date."""

from __future__ import annotations

import warnings
from importlib.resources import files
from pathlib import Path
from sqlite3 import Error as SQLiteError
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Dialect, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, DisconnectionError, SAWarning
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from prikup.core import PrikupError

LOG = 16_000
"""Pages of 4 kB that SQLite's log may hold; then who writes carries them over, and waits for the disk."""
MIGRATING = 0x7072696B
"""The lock that PostgreSQL keeps while one of several processes makes the tables."""


def database_url(database: str) -> str:
    """The URL of a database named by a file, or by its URL.

    >>> database_url("prikup.db")
    'sqlite+aiosqlite:///prikup.db'
    >>> database_url("postgresql://localhost/prikup")
    'postgresql+asyncpg://localhost/prikup'
    """
    if "://" not in database:
        return f"sqlite+aiosqlite:///{database}"
    kind, _, rest = database.partition("://")
    driver = {
        "postgresql": "postgresql+asyncpg",
        "postgres": "postgresql+asyncpg",
        "sqlite": "sqlite+aiosqlite",
    }
    return f"{driver.get(kind, kind)}://{rest}"


def engine_of(url: str) -> AsyncEngine:
    """The engine of a URL; raises PrikupError if there can be no database."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", SAWarning)  # what it does not know it would leave out
            engine = create_async_engine(url, hide_parameters=True)  # a log is no place for cards
    except ModuleNotFoundError as error:
        given = make_url(url).render_as_string()  # without its password
        raise PrikupError("database-package", given=given, package=error.name) from None
    except (ArgumentError, SAWarning):
        raise PrikupError("database-url", given=url) from None
    event.listen(engine.sync_engine, "do_connect", _connect)
    if engine.dialect.name == "sqlite":
        _check_place(engine.url.database or "")
        event.listen(engine.sync_engine, "connect", _settings)
        event.listen(engine.sync_engine, "begin", _begin)
    if engine.dialect.name == "postgresql":
        event.listen(engine.sync_engine, "checkout", _alive)
    return engine


def _connect(dialect: Dialect, _record: object, args: Any, more: Any) -> Any:
    """Connect; whatever fails is an error of the database like any other, which some drivers forget.

    So it is with a network that is down, and a server that is just starting.
    """
    errors = dialect.loaded_dbapi
    try:
        return dialect.connect(*args, **more)
    except errors.Error:
        raise
    except Exception as error:
        raise errors.OperationalError(str(error)) from error


def _check_place(path: str) -> None:
    if "\0" in path or Path(path).is_dir():
        raise PrikupError("database", path=path)
    if not Path(path).absolute().parent.is_dir():
        raise PrikupError("database-folder", path=path)


def _settings(connection: Any, _record: object) -> None:
    """Set what SQLite forgets between connections; transactions are begun by us, not by the driver."""
    connection.isolation_level = None
    cursor = connection.cursor()
    _check_ours(cursor)
    for pragma in (
        "journal_mode=WAL",
        "synchronous=NORMAL",
        "busy_timeout=5000",
        "foreign_keys=ON",
        f"wal_autocheckpoint={LOG}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _check_ours(cursor: Any) -> None:
    """Raise PrikupError, having changed nothing, if the file is a database of another program."""
    cursor.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    names = {name for (name,) in cursor.fetchall()}
    if names and "alembic_version" not in names:
        raise PrikupError("database-other")


def _alive(connection: Any, _record: object, _proxy: object) -> None:
    """Take none of those connections that were lost while nobody used them."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


def _begin(connection: Connection) -> None:
    """A writer takes the lock at once: a reader that becomes a writer may be refused without a wait."""
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


async def carry_over(engine: AsyncEngine) -> None:
    """Bring what is in SQLite's log into the file itself, while others write.

    Else one transaction in a hundred does it, and all that wait for that one wait for the disk.
    """
    if engine.dialect.name == "sqlite":
        async with engine.connect() as connection:
            file = (await connection.get_raw_connection()).driver_connection
            assert file is not None
            await file.execute_fetchall("PRAGMA wal_checkpoint(PASSIVE)")


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database to the present form.

    Raises PrikupError, which names it, if it cannot be opened, is none or another program's, or has a form
    that only a newer Prikup knows.
    """
    try:
        async with engine.begin() as connection:
            await connection.run_sync(brought_up)
    except (PrikupError, DBAPIError, SQLiteError, OSError) as error:
        why = error.orig if isinstance(error, DBAPIError) else error
        raise PrikupError("database-form", path=named(engine), why=why) from None


def named(engine: AsyncEngine) -> str:
    """The database as a person knows it: a file, or a URL without its password."""
    if engine.dialect.name == "sqlite":
        return engine.url.database or ""
    return engine.url.render_as_string(hide_password=True)


def brought_up(connection: Connection) -> None:
    """Bring the database to the present form within a transaction; raises PrikupError if it is newer."""
    if connection.dialect.name == "postgresql":  # SQLite has one writer; here several may start at once
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
    config = Config()
    config.set_main_option("script_location", str(files("prikup.server.storage") / "migrations"))
    known = {one.revision for one in ScriptDirectory.from_config(config).walk_revisions()}
    if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
        raise PrikupError("database-newer")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
