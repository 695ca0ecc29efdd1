"""The URL, the engine and the schema of the database; every start upgrades the schema."""

from __future__ import annotations

import warnings
from functools import partial
from importlib.resources import files
from pathlib import Path
from sqlite3 import Error as SQLiteError
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Dialect, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, DisconnectionError, OperationalError, SAWarning
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from prikup.core import PrikupError
from prikup.server.storage.database_file import DatabaseFile
from prikup.server.storage.sqlite_appender import SqliteAppender

MAX_LOG_PAGES = 16_000
"""The number of 4 kB pages in SQLite's log at which a writer checkpoints it and waits for the disk."""
FILE_OPTION = "database_file"
"""The option of an engine and its connections that holds the DatabaseFile of an SQLite database."""
MIGRATION_LOCK = 0x7072696B
"""The PostgreSQL lock that one of several processes holds while it upgrades the schema."""


def database_url(database: str) -> str:
    """Return the SQLAlchemy URL of a database given as a file or a URL.

    >>> database_url("prikup.db")
    'sqlite+aiosqlite:///prikup.db'
    >>> database_url("postgresql://localhost/prikup")
    'postgresql+asyncpg://localhost/prikup'
    """
    if "://" not in database:
        return f"sqlite+aiosqlite:///{database}"
    scheme, _, rest = database.partition("://")
    drivers = {
        "postgresql": "postgresql+asyncpg",
        "postgres": "postgresql+asyncpg",
        "sqlite": "sqlite+aiosqlite",
    }
    return f"{drivers.get(scheme, scheme)}://{rest}"


def check_is_there(database: str) -> None:
    """Raise PrikupError for a file of a database that does not exist, which opening it would make."""
    url = make_url(database_url(database))
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").exists():
        raise PrikupError("database-absent", path=url.database)


def create_engine(url: str, synchronous: str = "normal") -> AsyncEngine:
    """Return the engine of a URL; raises PrikupError if the URL or its path is wrong.

    ``synchronous`` is that of SQLite: ``full`` waits for the disk at each commit, so that not even a power
    failure loses one.
    """
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", SAWarning)  # else unknown arguments are ignored
            if make_url(url).get_backend_name() not in ("sqlite", "postgresql"):
                raise PrikupError("database-url", given=make_url(url).render_as_string())
            engine = create_async_engine(url, hide_parameters=True)  # keep cards out of the logs
    except ModuleNotFoundError as error:
        given = make_url(url).render_as_string()  # hides the password
        raise PrikupError("database-package", given=given, package=error.name) from None
    except (ArgumentError, SAWarning):
        raise PrikupError("database-url", given=url) from None
    event.listen(engine.sync_engine, "do_connect", _connect)
    if engine.dialect.name == "sqlite":
        _check_path(engine.url.database or "")
        file = DatabaseFile(engine.url.database or "")
        engine.sync_engine.update_execution_options(**{FILE_OPTION: file})
        event.listen(engine.sync_engine, "do_connect", partial(_check_file, file), insert=True)
        event.listen(engine.sync_engine, "connect", partial(_configure_sqlite, synchronous))
        event.listen(engine.sync_engine, "begin", _begin_transaction)
    if engine.dialect.name == "postgresql":
        event.listen(engine.sync_engine, "checkout", _check_connection)
    return engine


def sqlite_appender(engine: AsyncEngine, synchronous: str = "normal") -> SqliteAppender | None:
    """Return the appender to the file of an engine, or None if its database is no SQLite file."""
    if engine.dialect.name != "sqlite" or not engine.url.database:
        return None
    file: DatabaseFile = engine.sync_engine.get_execution_options()[FILE_OPTION]
    return SqliteAppender(engine.url.database, partial(_configure_sqlite, synchronous), file.check)


def _connect(dialect: Dialect, _record: object, args: Any, more: Any) -> Any:
    """Connect to the database; turn every failure into a DBAPI error.

    Some drivers raise other exceptions if the network is down or the server is just starting.
    """
    dbapi = dialect.loaded_dbapi
    try:
        return dialect.connect(*args, **more)
    except dbapi.Error:
        raise
    except Exception as error:
        raise dbapi.OperationalError(str(error)) from error


def _check_file(file: DatabaseFile, _dialect: Dialect, _record: object, _args: Any, _more: Any) -> None:
    """Raise OperationalError instead of making a new file in place of one that was deleted."""
    file.check()


def _check_path(path: str) -> None:
    if "\0" in path or Path(path).is_dir():
        raise PrikupError("database", path=path)
    if not Path(path).absolute().parent.is_dir():
        raise PrikupError("database-folder", path=path)


def _configure_sqlite(synchronous: str, connection: Any, _record: object) -> None:
    """Set SQLite's pragmas, which hold for one connection, and let SQLAlchemy begin transactions."""
    connection.isolation_level = None
    cursor = connection.cursor()
    _check_program(cursor)
    for pragma in (
        "journal_mode=WAL",
        f"synchronous={synchronous}",
        "busy_timeout=5000",
        "foreign_keys=ON",
        f"wal_autocheckpoint={MAX_LOG_PAGES}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _check_program(cursor: Any) -> None:
    """Raise PrikupError, without changing the file, if it is a database of another program."""
    cursor.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    names = {name for (name,) in cursor.fetchall()}
    if names and "alembic_version" not in names:
        raise PrikupError("database-other")


def _check_connection(connection: Any, _record: object, _proxy: object) -> None:
    """Raise DisconnectionError, so that the pool replaces it, if a connection was lost while unused."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


def _begin_transaction(connection: Connection) -> None:
    """Begin a transaction; a writer locks at once, since SQLite may refuse a reader that becomes a writer.

    Raises OperationalError for a writer if the file was deleted.
    """
    options = connection.get_execution_options()
    writes = options.get("writes")
    if writes:
        try:
            options[FILE_OPTION].check()
        except SQLiteError as error:
            raise OperationalError("BEGIN", None, error) from error
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


async def checkpoint(engine: AsyncEngine) -> None:
    """Checkpoint SQLite's write-ahead log while others write.

    Otherwise one transaction in a hundred does so, and all that wait for it wait for the disk.
    """
    if engine.dialect.name == "sqlite":
        async with engine.connect() as connection:
            file = (await connection.get_raw_connection()).driver_connection
            assert file is not None
            await file.execute_fetchall("PRAGMA wal_checkpoint(PASSIVE)")


async def migrate(engine: AsyncEngine) -> None:
    """Upgrade the database to the current schema.

    Raises PrikupError, which names the database, if it cannot be opened, belongs to another program, or has
    the schema of a newer Prikup.
    """
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade_schema)
    except (PrikupError, DBAPIError, SQLiteError, OSError) as error:
        why = error.orig if isinstance(error, DBAPIError) else error
        if engine.dialect.name != "sqlite" and not isinstance(error, PrikupError):
            raise PrikupError("database-server", path=display_name(engine), why=why) from None
        raise PrikupError("database-form", path=display_name(engine), why=why) from None


def display_name(engine: AsyncEngine) -> str:
    """Return the database as people name it: a file, or a URL without its password."""
    if engine.dialect.name == "sqlite":
        return engine.url.database or ""
    return engine.url.set(drivername=engine.url.get_backend_name()).render_as_string(hide_password=True)


def upgrade_schema(connection: Connection) -> None:
    """Upgrade the schema within a transaction; raises PrikupError if it is that of a newer Prikup."""
    if connection.dialect.name == "postgresql":  # several processes may start at once; SQLite has one writer
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
    config = Config()
    config.set_main_option("script_location", str(files("prikup.server.storage") / "migrations"))
    known = {one.revision for one in ScriptDirectory.from_config(config).walk_revisions()}
    if not known.issuperset(MigrationContext.configure(connection).get_current_heads()):
        raise PrikupError("database-newer")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
