"""The store that the HTTP routes of tables and matches need; a database, or the storage of a browser."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Protocol

from prikup.server.stored import ArchivedTable, GuestSeat, SharedSheet
from prikup.server.tables.host import EventStore, Guest
from prikup.table import Ending


class Store(EventStore, Protocol):
    """The events of all tables, the guests, their matches and their sheets."""

    async def find_guest(self, token_hash: bytes) -> Guest | None:
        """Return the guest whose token has this hash."""

    async def find_session(self, token_hash: bytes) -> Guest | None:
        """Return the guest who is signed in by the session whose token has this hash."""

    async def rename_guest(self, guest_id: str, name: str) -> None:
        """Store the name that a guest has chosen."""

    async def add_table(
        self,
        table_id: str,
        owner: str,
        game: str,
        bodies: Iterable[str],
        owner_seats: Iterable[int] = (),
        challenge: str | None = None,
        entry: tuple[str, int] | None = None,
    ) -> None:
        """Store a new table with its first events, from version 1.

        ``owner_seats`` are the seats its owner takes; ``challenge`` is the deal that is taken up,
        ``entry`` the tournament that is played there, and its instance.
        """

    async def count_tables(self) -> int:
        """Return the number of tables."""

    async def count_open_tables(self, guest_id: str) -> int:
        """Return the number of tables that a guest has opened and that are not over."""

    async def count_awaited(self, guest_id: str) -> int:
        """Return the number of open tables at which a guest waits for others."""

    async def count_bot_only_tables(self, guest_id: str) -> int:
        """Return the number of tables without people that a guest has opened and that are not over."""

    async def list_guest_tables(self, guest_id: str) -> list[GuestSeat]:
        """Return the tables at which a guest sits and that are not over, newest first."""

    async def last_event_at(self, table_id: str) -> datetime:
        """Return when the last event of a table was appended."""

    async def list_archived(self, guest_id: str, before: str | None, most: int) -> list[ArchivedTable]:
        """Return up to ``most`` finished tables of a guest, newest first, from after the table ``before``."""

    async def store_ending(self, table_id: str, ending: Ending, ended: datetime) -> None:
        """Store the ending of a match that is older than the table of endings, unless it is stored."""

    async def list_consents(self, table_ids: Sequence[str]) -> dict[str, set[int]]:
        """Return by table the seats of those who want their match to be public."""

    async def is_public(self, table_id: str) -> bool:
        """Return True if a match is public."""

    async def is_blocked(self, ids: Sequence[str], by: str) -> bool:
        """Return True if a person has blocked the person with these ids."""

    async def is_reported(self, table_id: str) -> bool:
        """Return True if a player was reported at a table."""

    async def count_shared_sheets(self, guest_id: str) -> int:
        """Return the number of sheets that a guest shares."""

    async def add_sheet(self, sheet: SharedSheet, owner: str) -> None:
        """Store a new sheet of a guest."""

    async def find_sheet(self, sheet_id: str) -> SharedSheet | None:
        """Return the sheet with this id."""

    async def replace_sheet(self, sheet_id: str, revision: int, record: str) -> bool:
        """Replace a sheet by its next revision; return False if another revision came first."""

    async def withdraw_sheet(self, sheet_id: str) -> None:
        """Delete the content of a sheet; its row stays, so that watchers learn that it was withdrawn."""
