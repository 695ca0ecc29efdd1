"""Hosts for tables in tests."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from time import time
from typing import Any

from prikup.server.storage.store import Storage
from prikup.server.tables.host import Host
from prikup.server.tables.hub import Hub


def host_of(store: Any, bots: Any = None, clock: Callable[[], float] = time) -> Host:
    """Return a host with this store, these bots and this clock."""
    return Host(store, bots, clock, secrets.token_bytes)


def storage_of(hub: Hub) -> Storage:
    """Return the database of a hub."""
    assert isinstance(hub.host.store, Storage)
    return hub.host.store
