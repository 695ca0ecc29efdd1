"""Hosts for tables in tests."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Callable, Iterable
from time import time
from typing import Any

from sqlalchemy import event

from prikup.server.storage.store import Storage
from prikup.server.tables.host import Host
from prikup.server.tables.hub import Hub


def host_of(
    store: Any,
    bots: Any = None,
    clock: Callable[[], float] = time,
    steady: Callable[[], float] | None = None,
) -> Host:
    """Return a host with this store, these bots and this clock; everything waits by ``steady``, if given."""
    return Host(store, bots, clock, secrets.token_bytes, steady or clock)


def storage_of(hub: Hub) -> Storage:
    """Return the database of a hub."""
    assert isinstance(hub.host.store, Storage)
    return hub.host.store


async def last_versions(storage: Storage, table_ids: Iterable[str]) -> dict[str, int]:
    """Return the last stored version of each of these tables that has events."""
    logs = {table_id: await storage.events_after(table_id, 0) for table_id in table_ids}
    return {table_id: log[-1].version for table_id, log in logs.items() if log}


def trace_statements(storage: Storage, note: Callable[[str], None]) -> None:
    """Call ``note`` with the text of every statement that a database executes, however it is written to."""
    event.listen(storage._engine.sync_engine, "before_cursor_execute", lambda *given: note(given[2]))
    appender = storage._appender
    if appender is None:
        return
    connect = appender._connect

    def connect_traced() -> sqlite3.Connection:
        connection = connect()
        connection.set_trace_callback(note)
        return connection

    appender._connect = connect_traced  # type: ignore[method-assign]
