"""The store of tables and matches over the records of a browser."""

from __future__ import annotations

import asyncio
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from typing import TypeVar

from prikup.browser.records import ConflictError, Key, OutageError, RecordChange, Records
from prikup.core import Struct, from_json, to_json
from prikup.server.storage.code_key import code_key
from prikup.server.stored import ArchivedTable, GuestSeat, SharedSheet
from prikup.server.tables.host import (
    DerivedChanges,
    Guest,
    OnAppended,
    OpenedTable,
    StoredEvent,
    VersionTakenError,
    WriteConflictError,
)
from prikup.table import Ending, SavedTable, StoredDeal

T = TypeVar("T")


class TableRow(Struct, frozen=True):
    """A stored table; times are seconds since 1970."""

    owner: str
    game: str
    created: float
    finished: bool = False


class GuestRow(Struct, frozen=True):
    """A stored guest and the hash of their token, in hexadecimal."""

    name: str
    token: str


class SeatRow(Struct, frozen=True):
    """The guest of a seat, and when it was last connected."""

    guest: str
    seen: float


class EventRow(Struct, frozen=True):
    """A stored event, and when it was appended."""

    actor: str | None
    nonce: str | None
    body: str
    at: float


class SavedRow(Struct, frozen=True):
    """A saved table, valid for the code with this key; ``body`` is in base 64."""

    version: int
    code_key: str
    body: str


class EndingRow(Struct, frozen=True):
    """The ending of a match, and when it was over."""

    ending: Ending
    ended: float


def _text(value: object) -> str:
    return to_json(value).decode()


def _at(seconds: float) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)


class OnlyProcess:
    """The peers of a store that no other process uses."""

    async def follow(self, tell: OnAppended, missed: Callable[[], None], every: float) -> None:
        """Report nothing, for ever."""
        missed()
        await asyncio.Event().wait()

    async def claim(self, name: str) -> bool:
        """Return True."""
        return True

    async def release(self, name: str) -> None:
        """Give up nothing."""


class RecordStore:
    """A store of guests, tables, events and matches as records."""

    def __init__(self, records: Records, now: Callable[[], float]) -> None:
        self._records, self._now = records, now
        self.peers = OnlyProcess()

    @property
    def outages(self) -> tuple[type[Exception], ...]:
        """The exceptions raised while the browser does not store."""
        return (OutageError,)

    # guests

    async def find_guest(self, token_hash: bytes) -> Guest | None:
        """Return the guest whose token has this hash."""
        guest_id = await self._records.get("token", (token_hash.hex(),))
        row = None if guest_id is None else await self._get("guest", (guest_id,), GuestRow)
        return None if guest_id is None or row is None else Guest(guest_id, row.name)

    async def find_session(self, token_hash: bytes) -> Guest | None:
        """Return None: without a server there are no accounts."""
        return None

    async def add_guest(self, guest: Guest) -> None:
        """Store a guest who is not stored yet."""
        if guest.unstored is None or await self.find_guest(guest.unstored) is not None:
            return
        token = guest.unstored.hex()
        await self._records.write(
            [
                RecordChange("token", (token,), guest.id),
                RecordChange("guest", (guest.id,), _text(GuestRow(guest.name, token))),
            ]
        )

    async def rename_guest(self, guest_id: str, name: str) -> None:
        """Store the name that a guest has chosen."""
        row = await self._get("guest", (guest_id,), GuestRow)
        if row is not None:
            await self._records.write([RecordChange("guest", (guest_id,), _text(GuestRow(name, row.token)))])

    # tables

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
        """Store a new table with its first events; there are no challenges or tournaments."""
        assert challenge is None and entry is None
        table = OpenedTable(table_id, owner, game, tuple(bodies), dict.fromkeys(owner_seats, owner))
        await self._records.write(self._opening_changes(table))

    def _opening_changes(self, table: OpenedTable) -> list[RecordChange]:
        """Return the records to store for a new table."""
        now = self._now()
        rows = [EventRow(None, None, body, now) for body in table.bodies]
        return [
            RecordChange("table", (table.id,), _text(TableRow(table.owner, table.game, now)), is_new=True),
            *(
                RecordChange("event", (table.id, number), _text(row), is_new=True)
                for number, row in enumerate(rows, 1)
            ),
            *(
                RecordChange("seat", (table.id, at), _text(SeatRow(who, now)))
                for at, who in table.seats.items()
            ),
        ]

    async def find_owner(self, table_id: str) -> str | None:
        """Return the guest who opened a table, or None if there is no such table."""
        row = await self._get("table", (table_id,), TableRow)
        return None if row is None else row.owner

    async def events_after(self, table_id: str, version: int) -> list[StoredEvent]:
        """Return the events of a table after a version, in order."""
        return [
            StoredEvent(number, row.actor, row.nonce, row.body)
            for (_, number), row in await self._list("event", (table_id,), EventRow)
            if isinstance(number, int) and number > version
        ]

    async def find_saved(self, table_id: str) -> SavedTable | None:
        """Return the table as this code has saved it last, None if it has not."""
        row = await self._get("saved", (table_id,), SavedRow)
        if row is None or row.code_key != code_key():
            return None
        return SavedTable(row.version, b64decode(row.body))

    async def append(self, table_id: str, event: StoredEvent, changes: DerivedChanges | None = None) -> None:
        """Append one event and apply its derived changes, all or nothing; raises as ``EventStore`` says."""
        row = EventRow(event.actor, event.nonce, event.body, self._now())
        appended = [RecordChange("event", (table_id, event.version), _text(row), is_new=True)]
        if event.actor is not None and event.nonce is not None:
            appended.append(RecordChange("nonce", (table_id, event.actor, event.nonce), "", is_new=True))
        derived = [] if changes is None else await self._derive(table_id, changes)
        try:
            await self._records.write([*appended, *derived])
        except ConflictError as error:
            if error.args[0] in ("event", "nonce"):
                raise VersionTakenError from error
            raise WriteConflictError from error

    async def _derive(self, table_id: str, changes: DerivedChanges) -> list[RecordChange]:
        """Return the records to store for what follows from an event: seats, the end of the match, a deal."""
        derived = []
        for seat, guest in changes.seats.items():
            value = None if guest is None else _text(SeatRow(guest, self._now()))
            derived.append(RecordChange("seat", (table_id, seat), value))
        if changes.finished is not None:
            row = await self._get("table", (table_id,), TableRow)
            assert row is not None  # a table is stored before its first event
            over = TableRow(row.owner, row.game, row.created, finished=True)
            ending = EndingRow(changes.finished, self._now())
            derived.append(RecordChange("table", (table_id,), _text(over)))
            derived.append(RecordChange("ending", (table_id,), _text(ending), is_new=True))
        if changes.deal is not None:
            key = (table_id, changes.deal.number)
            derived.append(RecordChange("deal", key, changes.deal.text, is_new=True))
        if changes.saved is not None:
            saved = SavedRow(changes.saved.version, code_key(), b64encode(changes.saved.body).decode())
            derived.append(RecordChange("saved", (table_id,), _text(saved)))
        if changes.opened is not None:
            derived += self._opening_changes(changes.opened)
        return derived

    async def read_deal_lines(self, table_id: str) -> list[str]:
        """Return the stored record lines of the finished deals of a table, in order."""
        return [line for _, line in await self._records.list("deal", (table_id,))]

    async def replace_deal_lines(self, table_id: str, deals: Sequence[StoredDeal]) -> None:
        """Store the record lines of all finished deals of a table."""
        old = [RecordChange("deal", key, None) for key, _ in await self._records.list("deal", (table_id,))]
        new = [RecordChange("deal", (table_id, deal.number), deal.text) for deal in deals]
        await self._records.write([*old, *new])

    async def mark_connected(self, seats: Iterable[tuple[str, int]]) -> None:
        """Note that these seats are connected now."""
        changes = []
        for key in seats:
            row = await self._get("seat", key, SeatRow)
            if row is not None:
                changes.append(RecordChange("seat", key, _text(SeatRow(row.guest, self._now()))))
        await self._records.write(changes)

    async def last_connected(self, table_id: str) -> dict[int, float]:
        """Return by taken seat when it was last connected, in seconds since 1970."""
        return {int(seat): row.seen for (_, seat), row in await self._list("seat", (table_id,), SeatRow)}

    # lists

    async def count_tables(self) -> int:
        """Return the number of tables."""
        return len(await self._records.list("table"))

    async def count_open_tables(self, guest_id: str) -> int:
        """Return the number of tables that a guest has opened and that are not over."""
        return len(await self._open_tables(guest_id))

    async def count_awaited(self, guest_id: str) -> int:
        """Return 0: nobody else can come."""
        return 0

    async def count_bot_only_tables(self, guest_id: str) -> int:
        """Return the number of tables without people that a guest has opened and that are not over."""
        taken = {key[0] for key, _ in await self._records.list("seat")}
        return sum(table_id not in taken for table_id in await self._open_tables(guest_id))

    async def _open_tables(self, guest_id: str) -> list[str]:
        rows = await self._list("table", (), TableRow)
        return [str(key[0]) for key, row in rows if row.owner == guest_id and not row.finished]

    async def list_guest_tables(self, guest_id: str) -> list[GuestSeat]:
        """Return the tables at which a guest sits and that are not over, newest first."""
        rows = {str(key[0]): row for key, row in await self._list("table", (), TableRow)}
        seats = [
            GuestSeat(str(table_id), rows[str(table_id)].game, _at(rows[str(table_id)].created), int(seat))
            for (table_id, seat), row in await self._list("seat", (), SeatRow)
            if row.guest == guest_id and not rows[str(table_id)].finished
        ]
        return sorted(seats, key=lambda one: one.created, reverse=True)

    async def last_event_at(self, table_id: str) -> datetime:
        """Return when the last event of a table was appended."""
        rows = await self._list("event", (table_id,), EventRow)
        return _at(rows[-1][1].at if rows else self._now())

    async def list_archived(self, guest_id: str, before: str | None, most: int) -> list[ArchivedTable]:
        """Return up to ``most`` finished tables of a guest, newest first, from after the table ``before``."""
        seats: dict[str, int] = {}
        taken = set()
        for (table_id, seat), occupant in await self._list("seat", (), SeatRow):
            taken.add(table_id)
            if occupant.guest == guest_id:
                seats.setdefault(str(table_id), int(seat))
        found = []
        for key, row in await self._list("table", (), TableRow):
            table_id = str(key[0])
            is_own_arena = row.owner == guest_id and table_id not in taken
            if row.finished and (table_id in seats or is_own_arena):
                ending = await self._get("ending", (table_id,), EndingRow)
                found.append(
                    ArchivedTable(
                        table_id,
                        row.game,
                        _at(row.created),
                        seats.get(table_id),
                        None if ending is None else _at(ending.ended),
                        None if ending is None else ending.ending,
                    )
                )
        found.sort(key=lambda one: (one.began, one.id), reverse=True)
        ids = [one.id for one in found]
        first = ids.index(before) + 1 if before in ids else 0
        return found[first : first + most]

    async def store_ending(self, table_id: str, ending: Ending, ended: datetime) -> None:
        """Store the ending of a match, unless it is stored."""
        if await self._records.get("ending", (table_id,)) is None:
            row = EndingRow(ending, ended.timestamp())
            await self._records.write([RecordChange("ending", (table_id,), _text(row))])

    async def list_consents(self, table_ids: Sequence[str]) -> dict[str, set[int]]:
        """Return no seat of any table: nobody else is here."""
        return {one: set() for one in table_ids}

    async def is_public(self, table_id: str) -> bool:
        """Return False: without a server no match is public."""
        return False

    async def is_blocked(self, ids: Sequence[str], by: str) -> bool:
        """Return False: without a server there is nobody to block."""
        return False

    async def is_reported(self, table_id: str) -> bool:
        """Return False: without a server nobody is reported."""
        return False

    # sheets, which only a server shows to others

    async def count_shared_sheets(self, guest_id: str) -> int:
        """Return 0: no sheet can be shown to others."""
        return 0

    async def add_sheet(self, sheet: SharedSheet, owner: str) -> None:
        """Raise OutageError: nobody else could read it."""
        raise OutageError

    async def find_sheet(self, sheet_id: str) -> SharedSheet | None:
        """Return None."""
        return None

    async def replace_sheet(self, sheet_id: str, revision: int, record: str) -> bool:
        """Return False."""
        return False

    async def withdraw_sheet(self, sheet_id: str) -> None:
        """Withdraw nothing."""

    async def _get(self, kind: str, key: Key, of: type[T]) -> T | None:
        text = await self._records.get(kind, key)
        return None if text is None else from_json(of, text)

    async def _list(self, kind: str, prefix: Key, of: type[T]) -> list[tuple[Key, T]]:
        return [(key, from_json(of, text)) for key, text in await self._records.list(kind, prefix)]
