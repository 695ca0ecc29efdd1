"""The database: guests, tables and their events, which are only ever appended, and shared sheets."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any, NamedTuple, TypeVar

from msgspec import structs
from sqlalchemy import Select, bindparam, delete, func, insert, select, update
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.event import listen
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import QueuePool

from prikup.core import to_json
from prikup.server.metrics import Metrics
from prikup.server.storage.archive import read_archived, select_archived
from prikup.server.storage.code_key import code_key
from prikup.server.storage.engine import checkpoint, create_engine, migrate, sqlite_appender
from prikup.server.storage.facets import lock_ending, select_consents, select_public, write_index
from prikup.server.storage.group_commit import GroupCommit
from prikup.server.storage.peers import peers_of
from prikup.server.storage.persons import read_guest, read_session, select_block, select_guest, select_session
from prikup.server.storage.schema import (
    bans,
    blocks,
    deals,
    departures,
    endings,
    entries,
    events,
    guests,
    ids_of,
    in_utc,
    listings,
    plays,
    reports,
    sames,
    scores,
    seats,
    states,
    tables,
    tournaments,
    utc_now,
)
from prikup.server.storage.sqlite_appender import SqliteAppender
from prikup.server.storage.statements import (
    derived_statements,
    insert_deal,
    insert_entry,
    insert_play,
    is_written_as_text,
    opening_statements,
    text_statements,
)
from prikup.server.stored import ArchivedTable, GuestSeat, SharedSheet
from prikup.server.tables.host import (
    DerivedChanges,
    Guest,
    OpenedTable,
    StoredEvent,
    VersionTakenError,
    WriteConflictError,
)
from prikup.table import Ending, SavedTable, StoredDeal

T = TypeVar("T")

MAX_PAGE_EVENTS = 500
"""The most events that one query reads."""
PROBE_CHARS = 8192
"""The length of a row by which readiness is checked: more than a page of SQLite."""
CLOSE_TIMEOUT_S = 5.0
"""The time for which closing waits for connections in use."""
MAX_DELETED_TABLES = 100
"""The most tables deleted in one transaction."""


class PendingEvent(NamedTuple):
    """An event to be appended, with its derived changes."""

    row: dict[str, Any]
    changes: DerivedChanges | None


class Storage:
    """The database behind one URL."""

    def __init__(self, url: str, metrics: Metrics | None = None, synchronous: str = "normal") -> None:
        self._metrics = metrics or Metrics()
        self._engine = create_engine(url, synchronous)
        listen(self._engine.sync_engine, "handle_error", self._count_error)
        self._writer = self._engine.execution_options(writes=True)
        self._one_writer = asyncio.Lock()
        self.peers = peers_of(self._engine)
        self._appender = sqlite_appender(self._engine, synchronous)
        self._commits = GroupCommit(self._append)

    @property
    def outages(self) -> tuple[type[Exception], ...]:
        """The exceptions raised while the database is unavailable."""
        return (SQLAlchemyError,)

    async def migrate(self) -> None:
        """Upgrade the database to the current schema; raises PrikupError if that is impossible."""
        async with self._one_writer:
            await migrate(self._writer)

    async def close(self) -> None:
        """Close all connections, once reading and writing have ended."""
        await self._commits.wait_until_idle()
        await self.peers.close()
        if self._appender is not None:
            await self._appender.close()
        pool = self._engine.pool
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_TIMEOUT_S):
                # Cancelled tasks return their connections in the background.
                while isinstance(pool, QueuePool) and pool.checkedout():
                    await asyncio.sleep(0.01)
        await self._engine.dispose()

    async def rows(self, query: Select[Any]) -> Sequence[Any]:
        """Run a query and return its rows."""
        async with self._engine.connect() as connection:
            found: Sequence[Any] = (await connection.execute(query)).all()
            return found

    async def write(self, *statements: Any) -> None:
        """Execute statements in one transaction."""
        async with self._one_writer, self._writer.begin() as connection:
            for statement in statements:
                await connection.execute(statement)

    async def transact(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Return what ``work`` returns, which writes in one transaction."""
        async with self._one_writer, self._writer.begin() as connection:
            return await work(connection)

    async def take(self, statement: Any) -> Sequence[Any]:
        """Execute a deletion in a transaction of its own and return the rows that it returns."""
        async with self._one_writer, self._writer.begin() as connection:
            found: Sequence[Any] = (await connection.execute(statement)).all()
            return found

    async def checkpoint(self) -> None:
        """Checkpoint SQLite's write-ahead log, so that no writer has to."""
        await checkpoint(self._engine)

    async def check_writable(self) -> None:
        """Commit a row that needs new pages, and its deletion; raises if the database cannot be written.

        A transaction that changes nothing also succeeds on a full disk. Nobody else ever sees the row.
        """
        probe = secrets.token_hex(12)
        text = secrets.token_hex(PROBE_CHARS // 2)  # random, since PostgreSQL compresses
        row = insert(sames).values(id=probe, game="", rules="", seats="", given=text)
        await self.write(row, delete(sames).where(sames.c.id == probe))

    # guests

    async def find_guest(self, token_hash: bytes) -> Guest | None:
        """Return the guest whose token has this hash."""
        return read_guest(await self.rows(select_guest(token_hash)))

    async def find_session(self, token_hash: bytes) -> Guest | None:
        """Return the guest who is signed in by the session whose token has this hash."""
        return read_session(await self.rows(select_session(token_hash)))

    async def add_guest(self, guest: Guest) -> None:
        """Store a guest who is not stored yet, by the hash of their token."""
        if guest.unstored is not None:
            with suppress(IntegrityError):  # another tab stored this guest first
                await self.write(
                    insert(guests).values(id=guest.id, name=guest.name, token_hash=guest.unstored)
                )

    async def rename_guest(self, guest_id: str, name: str) -> None:
        """Store the name that a guest has chosen."""
        await self.write(update(guests).where(guests.c.id == guest_id).values(name=name))

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
        """Store a new table with its first events, from version 1.

        ``owner_seats`` are the seats its owner takes; ``challenge`` is the deal that is taken up,
        ``entry`` the tournament that is played there, and its instance; both fail the second time.
        """
        table = OpenedTable(table_id, owner, game, tuple(bodies), dict.fromkeys(owner_seats, owner))
        await self.write(
            *opening_statements(table),
            *([] if challenge is None else [insert_play(challenge, owner, table_id)]),
            *([] if entry is None else [insert_entry(entry, owner, table_id)]),
        )

    async def events_after(self, table_id: str, version: int) -> list[StoredEvent]:
        """Return the events of a table after a version, in order; none if there is no such table.

        They are read in pages, so that other tables do not wait for a long one.
        """
        found: list[StoredEvent] = []
        while True:
            last = found[-1].version if found else version
            page = await self._read_page(table_id, last)
            found += page
            if len(page) < MAX_PAGE_EVENTS:
                return found

    async def _read_page(self, table_id: str, version: int) -> list[StoredEvent]:
        query = (
            select(events.c.version, events.c.actor, events.c.nonce, events.c.body)
            .where(events.c.table_id == table_id, events.c.version > version)
            .order_by(events.c.version)
            .limit(MAX_PAGE_EVENTS)
        )
        return [StoredEvent(*row) for row in await self.rows(query)]

    async def find_saved(self, table_id: str) -> SavedTable | None:
        """Return the table as this code has saved it last, None if it has not."""
        query = select(states.c.version, states.c.body).where(
            states.c.table_id == table_id, states.c.code_key == code_key()
        )
        found = await self.rows(query)
        return SavedTable(*found[0]) if found else None

    async def append(self, table_id: str, event: StoredEvent, changes: DerivedChanges | None = None) -> None:
        """Append one event and apply its derived changes, all or nothing.

        Raises VersionTakenError if that version, or that nonce of the actor, is already stored, and
        WriteConflictError if the derived changes contradict what is stored.
        """
        await self._commits.put(PendingEvent({"table_id": table_id} | structs.asdict(event), changes))

    async def _append(self, entries: Sequence[PendingEvent]) -> None:
        # The order is the same everywhere, so that no two processes wait for each other.
        entries = sorted(entries, key=lambda entry: (entry.row["table_id"], entry.row["version"]))
        if self._appender is not None and all(
            is_written_as_text(row["table_id"], changes) for row, changes in entries
        ):
            async with self._one_writer:
                await self._append_to_file(self._appender, entries)
        else:
            await self._append_with_changes(entries)
        self._metrics.events.inc(len(entries))

    async def _append_to_file(self, appender: SqliteAppender, entries: Sequence[PendingEvent]) -> None:
        rows = [entry.row for entry in entries]
        derived = [
            statement
            for row, changes in entries
            if changes is not None
            for statement in text_statements(row["table_id"], changes)
        ]
        try:
            await appender.append(rows, derived)
        except SQLAlchemyError:
            self._metrics.database_errors.inc()
            raise

    async def _append_with_changes(self, entries: Sequence[PendingEvent]) -> None:
        versions = {entry.row["table_id"]: entry.row["version"] for entry in entries}
        async with self._one_writer, self._writer.begin() as connection:
            try:
                await connection.execute(insert(events), [entry.row for entry in entries])
            except IntegrityError as error:
                raise VersionTakenError from error
            try:
                for row, changes in entries:
                    if changes is not None:
                        for statement in derived_statements(row["table_id"], changes):
                            await connection.execute(statement)
            except IntegrityError as error:
                raise WriteConflictError from error
            for notice in self.peers.notices(versions):
                await connection.execute(notice)

    def _count_error(self, context: ExceptionContext) -> None:
        if not isinstance(context.sqlalchemy_exception, IntegrityError):
            self._metrics.database_errors.inc()

    async def read_deal_lines(self, table_id: str) -> list[str]:
        """Return the stored record lines of the finished deals of a table, in order."""
        query = select(deals.c.line).where(deals.c.table_id == table_id).order_by(deals.c.number)
        return [row[0] for row in await self.rows(query)]

    async def replace_deal_lines(self, table_id: str, finished: Sequence[StoredDeal]) -> None:
        """Store the record lines of all finished deals of a table."""
        await self.write(
            delete(deals).where(deals.c.table_id == table_id),
            *(insert_deal(table_id, deal) for deal in finished),
        )

    async def count_tables(self) -> int:
        """Return the number of tables."""
        return int((await self.rows(select(func.count()).select_from(tables)))[0][0])

    async def count_open_tables(self, guest_id: str) -> int:
        """Return the number of tables that a guest has opened and that are not over."""
        query = select(func.count()).where(tables.c.owner.in_(ids_of(guest_id)), ~tables.c.finished)
        return int((await self.rows(query))[0][0])

    async def list_archived(
        self, guest_id: str, before: str | None, most: int, ids: Sequence[str] | None = None
    ) -> list[ArchivedTable]:
        """Return up to ``most`` finished tables of a guest, newest first, from after the table ``before``.

        With ``ids``, only these of them.
        """
        query = select_archived(guest_id, before, most, ids)
        return [read_archived(row) for row in await self.rows(query)]

    async def store_ending(self, table_id: str, ending: Ending, ended: datetime) -> None:
        """Store the ending of a match from before it was stored completely, and index the match."""
        body = to_json(ending).decode()
        with suppress(IntegrityError):
            await self.write(insert(endings).values(table_id=table_id, ending=body, ended=ended))

        async def change(connection: AsyncConnection) -> None:
            await lock_ending(connection, table_id)
            statement = update(endings).where(endings.c.table_id == table_id).values(ending=body)
            await connection.execute(statement)
            await write_index(connection, table_id)

        await self.transact(change)

    async def list_consents(self, table_ids: Sequence[str]) -> dict[str, set[int]]:
        """Return by table the seats of those who want their match to be public."""
        found: dict[str, set[int]] = {one: set() for one in table_ids}
        for table_id, seat in await self.rows(select_consents(table_ids)):
            found[table_id].add(seat)
        return found

    async def is_public(self, table_id: str) -> bool:
        """Return True if a match is public."""
        return bool(await self.rows(select_public(table_id)))

    async def is_blocked(self, ids: Sequence[str], by: str) -> bool:
        """Return True if a person has blocked the person with these ids."""
        return bool(await self.rows(select_block(ids, by)))

    async def is_reported(self, table_id: str) -> bool:
        """Return True if a player was reported at a table."""
        return bool(
            await self.rows(select(reports.c.table_id).where(reports.c.table_id == table_id).limit(1))
        )

    async def last_event_at(self, table_id: str) -> datetime:
        """Return when the last event of a table was appended."""
        found = await self.rows(select(func.max(events.c.at)).where(events.c.table_id == table_id))
        at: datetime = found[0][0] or utc_now()
        return in_utc(at)

    async def find_owner(self, table_id: str) -> str | None:
        """Return the guest who opened a table, or None if there is no such table."""
        found = await self.rows(select(tables.c.owner).where(tables.c.id == table_id))
        return str(found[0][0]) if found else None

    async def count_awaited(self, guest_id: str) -> int:
        """Return the number of open tables at which a guest waits for others."""
        query = (
            select(func.count())
            .select_from(listings.join(seats, seats.c.table_id == listings.c.table_id))
            .where(seats.c.guest_id.in_(ids_of(guest_id)), listings.c.stage == "seating")
        )
        return int((await self.rows(query))[0][0])

    async def count_bot_only_tables(self, guest_id: str) -> int:
        """Return the number of tables without people that a guest has opened and that are not over."""
        empty = ~select(seats.c.table_id).where(seats.c.table_id == tables.c.id).exists()
        query = select(func.count()).where(tables.c.owner.in_(ids_of(guest_id)), ~tables.c.finished, empty)
        return int((await self.rows(query))[0][0])

    async def delete_idle_tables(self, days: int) -> int:
        """Delete the unfinished tables without an event or report for so many days; return their number."""
        recent = events.c.at >= utc_now() - timedelta(days=days)
        alive = select(events.c.version).where(events.c.table_id == tables.c.id, recent).exists()
        reported = select(reports.c.table_id).where(reports.c.table_id == tables.c.id).exists()
        query = select(tables.c.id).where(~tables.c.finished, ~alive, ~reported).limit(MAX_DELETED_TABLES)
        deleted = 0
        while old := [row[0] for row in await self.rows(query)]:
            await self.write(
                # A guest who began a challenge has seen its cards.
                *(
                    update(one).where(one.c.table_id.in_(old)).values(table_id=None)
                    for one in (plays, entries)
                ),
                update(sames).where(sames.c.source.in_(old)).values(source=None),
                *(
                    delete(one).where(one.c.table_id.in_(old))
                    for one in (listings, states, deals, departures, seats, events)
                ),
                delete(tables).where(tables.c.id.in_(old)),
            )
            deleted += len(old)
        return deleted

    async def delete_idle_guests(self, days: int) -> None:
        """Delete the guests older than so many days who have nothing: no table, seat, sheet and so on.

        A challenge that a guest only looked at counts for so many days.
        """
        without_table = plays.c.table_id.is_(None), plays.c.created < utc_now() - timedelta(days=days)
        await self.write(delete(plays).where(*without_table))
        used = [
            select(column).where(column == guests.c.id).exists()
            for column in (
                tables.c.owner,
                seats.c.guest_id,
                scores.c.owner,
                sames.c.owner,
                plays.c.guest_id,
                tournaments.c.owner,
                entries.c.guest_id,
                bans.c.guest_id,
                blocks.c.guest_id,
            )
        ]
        old = guests.c.created < utc_now() - timedelta(days=days)
        await self.write(delete(guests).where(old, ~guests.c.revoked, *(~one for one in used)))

    # seats

    async def mark_connected(self, connected: Iterable[tuple[str, int]]) -> None:
        """Note that these seats, each given as table and number, are connected now."""
        rows = [{"at_table": table_id, "at_seat": seat} for table_id, seat in sorted(connected)]
        here = (seats.c.table_id == bindparam("at_table"), seats.c.seat == bindparam("at_seat"))
        if rows:
            async with self._one_writer, self._writer.begin() as connection:
                await connection.execute(update(seats).where(*here).values(seen=utc_now()), rows)

    async def last_connected(self, table_id: str) -> dict[int, float]:
        """Return by taken seat when it was last connected to any process, in seconds since 1970."""
        query = select(seats.c.seat, seats.c.seen).where(seats.c.table_id == table_id)
        return {seat: in_utc(at).timestamp() for seat, at in await self.rows(query)}

    async def list_guest_tables(self, guest_id: str) -> list[GuestSeat]:
        """Return the tables at which a guest sits and that are not over, newest first."""
        query = (
            select(tables.c.id, tables.c.game, tables.c.created, seats.c.seat)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.guest_id.in_(ids_of(guest_id)), ~tables.c.finished)
            .order_by(tables.c.created.desc())
        )
        found = await self.rows(query)
        return [GuestSeat(table_id, game, in_utc(created), seat) for table_id, game, created, seat in found]

    # sheets of the score keeper

    async def add_sheet(self, sheet: SharedSheet, owner: str) -> None:
        """Store a new sheet of a guest."""
        await self.write(insert(scores).values(owner=owner, **structs.asdict(sheet)))

    async def find_sheet(self, sheet_id: str) -> SharedSheet | None:
        """Return the sheet with this id."""
        columns = (scores.c.id, scores.c.key_hash, scores.c.revision, scores.c.record)
        found = await self.rows(select(*columns).where(scores.c.id == sheet_id))
        return SharedSheet(*found[0]) if found else None

    async def replace_sheet(self, sheet_id: str, revision: int, record: str) -> bool:
        """Replace a sheet by its next revision; return False if another revision came first."""
        statement = (
            update(scores)
            .where(scores.c.id == sheet_id, scores.c.revision == revision - 1, scores.c.record != "")
            .values(revision=revision, record=record, changed=utc_now())
        )
        async with self._one_writer, self._writer.begin() as connection:
            return (await connection.execute(statement)).rowcount == 1

    async def withdraw_sheet(self, sheet_id: str) -> None:
        """Delete the content of a sheet; its row stays, so that watchers learn that it was withdrawn."""
        await self.write(update(scores).where(scores.c.id == sheet_id).values(record=""))

    async def delete_old_sheets(self, days: int) -> None:
        """Delete the sheets that have not changed for so many days."""
        await self.write(delete(scores).where(scores.c.changed < utc_now() - timedelta(days=days)))

    async def count_shared_sheets(self, guest_id: str) -> int:
        """Return the number of sheets that a guest shares."""
        query = (
            select(func.count())
            .select_from(scores)
            .where(scores.c.owner.in_(ids_of(guest_id)), scores.c.record != "")
        )
        return int((await self.rows(query))[0][0])
