"""The tables for a program that changes them beside a server."""

from __future__ import annotations

import secrets
from collections.abc import Container
from time import monotonic, time

from prikup.server.storage.store import Storage
from prikup.server.tables.host import DIRECT_WORK, Host, Work
from prikup.server.tables.room import Room
from prikup.server.workers.compute import ComputePool


class Everything(Container[str]):
    """A container of everything."""

    def __contains__(self, _: object) -> bool:
        """Return True."""
        return True


class UnservedRooms:
    """The tables as they are stored. Each is read when it is asked for, and nothing acts at it.

    Any of them may be in the memory of a server, which reads the events that are appended here.
    """

    def __init__(self, storage: Storage) -> None:
        self._host = Host(storage, ComputePool(), time, secrets.token_bytes, monotonic)

    @property
    def loaded(self) -> Container[str]:
        """The tables that a server may have in memory: all."""
        return Everything()

    async def get_room(self, table_id: str, work: Work = DIRECT_WORK) -> Room:
        """Return a table; raises HTTPProblem if there is no such table."""
        return await Room.load(table_id, self._host, work)

    async def reload(self, table_id: str) -> None:
        """Leave a server's table in its memory: it was told by an event."""
