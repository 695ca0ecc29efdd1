"""The database: guests, tables, and the events of a table, which are only ever appended."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

from msgspec import structs
from sqlalchemy import Delete, Insert, Select, Update, bindparam, delete, false, func, insert, select, update
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.event import listen
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import QueuePool

from prikup.core import Struct, to_json
from prikup.server.metrics import Meters
from prikup.server.storage.engine import carry_over, engine_of, migrate
from prikup.server.storage.group_commit import Commits, Conflict
from prikup.server.storage.peers import neighbours_of
from prikup.server.storage.schema import (
    deals,
    endings,
    events,
    guests,
    now,
    plays,
    sames,
    scores,
    seats,
    tables,
)
from prikup.table import Ending, StoredDeal

PAGE = 500
"""Events that are read at once."""
PATIENCE = 5.0
"""Seconds that connections in use are waited for at the end."""
AT_ONCE = 100
"""Tables that are forgotten in one transaction."""


class Guest(Struct, frozen=True):
    """Who plays without an account; ``unstored`` is the hash of their token if they are not stored yet."""

    id: str
    name: str
    unstored: bytes | None = None


class Stored(Struct, frozen=True):
    """One event as it lies in the database; ``body`` is JSON."""

    version: int
    actor: str | None
    nonce: str | None
    body: str


class DerivedChanges(Struct, frozen=True):
    """What is kept beside the events so that it need not be made again, as one event changes it.

    ``seats`` says who sits now at each seat where that changed (None: nobody), ``finished`` that the match is
    over and what it came to, ``deal`` is one that came to its end.
    """

    seats: dict[int, str | None]
    finished: Ending | None
    deal: StoredDeal | None


class Owned(Struct, frozen=True):
    """A table in a guest's list."""

    id: str
    game: str
    created: datetime
    seat: int


class SharedSheet(Struct, frozen=True):
    """A sheet that others watch; ``record`` is JSON, ``key_hash`` that of the key which changes it."""

    id: str
    key_hash: bytes
    revision: int
    record: str


class PendingEvent(NamedTuple):
    """An event to be appended, and what it changes beside."""

    row: dict[str, Any]
    also: Sequence[Insert | Update | Delete]


class LostRace(Conflict):
    """Another process appended this version first, or the same nonce was stored before."""


def _deal(table_id: str, line: StoredDeal) -> Insert:
    return insert(deals).values(table_id=table_id, number=line.number, line=line.text)


def _beside(table_id: str, beside: DerivedChanges) -> list[Insert | Update | Delete]:
    made: list[Insert | Update | Delete] = []
    for seat, guest in beside.seats.items():
        made.append(delete(seats).where(seats.c.table_id == table_id, seats.c.seat == seat))
        if guest is not None:
            made.append(insert(seats).values(table_id=table_id, seat=seat, guest_id=guest))
    if beside.finished is not None:
        made.append(update(tables).where(tables.c.id == table_id).values(finished=True))
        made.append(insert(endings).values(table_id=table_id, ending=to_json(beside.finished).decode()))
    if beside.deal is not None:
        made.append(_deal(table_id, beside.deal))
    return made


class Storage:
    """The database behind one URL; ``sqlite+aiosqlite:///file`` unless it says otherwise."""

    def __init__(self, url: str, meters: Meters | None = None) -> None:
        self._meters = meters or Meters()
        self._engine = engine_of(url)
        listen(self._engine.sync_engine, "handle_error", self._failed)
        self._writer = self._engine.execution_options(writes=True)
        self._one_writer = asyncio.Lock()
        self.neighbours = neighbours_of(self._engine)
        self._commits = Commits(self._append)

    async def migrate(self) -> None:
        """Bring the database to the present form; raises PrikupError if that cannot be."""
        async with self._one_writer:
            await migrate(self._writer)

    async def close(self) -> None:
        """Let go of all connections, once what is being written is and what is being read."""
        await self._commits.rest()
        await self.neighbours.close()
        pool = self._engine.pool
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                # Who was cancelled gives their connection back in the background.
                while isinstance(pool, QueuePool) and pool.checkedout():
                    await asyncio.sleep(0.01)
        await self._engine.dispose()

    async def rows(self, query: Select[Any]) -> Sequence[Any]:
        """What a query finds."""
        async with self._engine.connect() as connection:
            found: Sequence[Any] = (await connection.execute(query)).all()
            return found

    async def write(self, *statements: Any) -> None:
        """Execute all of these, or none."""
        async with self._one_writer, self._writer.begin() as connection:
            for statement in statements:
                await connection.execute(statement)

    async def settle(self) -> None:
        """Let nobody who writes wait for what others wrote before to be put in its place."""
        await carry_over(self._engine)

    async def try_to_write(self) -> None:
        """Begin to write, and write nothing; raises if the database could not be written."""
        async with self._one_writer, self._writer.connect() as connection:
            await connection.execute(delete(tables).where(false()))

    # guests

    async def guest(self, token_hash: bytes) -> Guest | None:
        """Who holds the token with this hash."""
        found = await self.rows(select(guests.c.id, guests.c.name).where(guests.c.token_hash == token_hash))
        return Guest(*found[0]) if found else None

    async def add_guest(self, guest: Guest) -> None:
        """Remember a guest by the hash of the token, never by the token, if they are not stored yet."""
        if guest.unstored is not None:
            with suppress(IntegrityError):  # another page of theirs was faster
                await self.write(
                    insert(guests).values(id=guest.id, name=guest.name, token_hash=guest.unstored)
                )

    async def rename(self, guest_id: str, name: str) -> None:
        """Remember the name a guest has chosen."""
        await self.write(update(guests).where(guests.c.id == guest_id).values(name=name))

    # tables

    async def add_table(
        self,
        table_id: str,
        owner: str,
        game: str,
        bodies: Iterable[str],
        mine: Iterable[int] = (),
        also: Iterable[Insert] = (),
    ) -> None:
        """A new table with its first events, versions 1 and on.

        ``mine`` are seats its owner takes, ``also`` what is stored with it.
        """
        rows = [
            {"table_id": table_id, "version": version, "body": body, "actor": None, "nonce": None}
            for version, body in enumerate(bodies, 1)
        ]
        await self.write(
            insert(tables).values(id=table_id, owner=owner, game=game),
            insert(events).values(rows),
            *(insert(seats).values(table_id=table_id, seat=seat, guest_id=owner) for seat in mine),
            *also,
        )

    async def since(self, table_id: str, version: int) -> list[Stored]:
        """The events of a table after a version, in order; none of a table that does not exist.

        Many are read by and by, so that other tables do not wait for one that is long.
        """
        found: list[Stored] = []
        while True:
            last = found[-1].version if found else version
            page = await self._page(table_id, last)
            found += page
            if len(page) < PAGE:
                return found

    async def _page(self, table_id: str, version: int) -> list[Stored]:
        query = (
            select(events.c.version, events.c.actor, events.c.nonce, events.c.body)
            .where(events.c.table_id == table_id, events.c.version > version)
            .order_by(events.c.version)
            .limit(PAGE)
        )
        return [Stored(*row) for row in await self.rows(query)]

    async def append(self, table_id: str, stored: Stored, beside: DerivedChanges | None = None) -> None:
        """Append one event with what it changes beside, all or nothing.

        Raises LostRace if that version, or that nonce of the actor, is there.
        """
        row = {"table_id": table_id} | structs.asdict(stored)
        await self._commits.put(PendingEvent(row, () if beside is None else _beside(table_id, beside)))

    async def _append(self, entries: Sequence[PendingEvent]) -> None:
        # In the same order everywhere, so that no two processes wait for each other.
        entries = sorted(entries, key=lambda entry: (entry.row["table_id"], entry.row["version"]))
        versions = {entry.row["table_id"]: entry.row["version"] for entry in entries}
        async with self._one_writer, self._writer.begin() as connection:
            try:
                await connection.execute(insert(events), [entry.row for entry in entries])
            except IntegrityError as error:
                raise LostRace from error
            try:
                for statement in (one for entry in entries for one in entry.also):
                    await connection.execute(statement)
            except IntegrityError as error:
                raise Conflict from error
            for notice in self.neighbours.notices(versions):
                await connection.execute(notice)
        self._meters.events.inc(len(entries))

    def _failed(self, context: ExceptionContext) -> None:
        if not isinstance(context.sqlalchemy_exception, IntegrityError):
            self._meters.database_errors.inc()

    async def versions(self, table_ids: Iterable[str]) -> dict[str, int]:
        """The last version of each of these tables."""
        query = (
            select(events.c.table_id, func.max(events.c.version))
            .where(events.c.table_id.in_(list(table_ids)))
            .group_by(events.c.table_id)
        )
        return {table_id: version for table_id, version in await self.rows(query)}

    async def deals(self, table_id: str) -> list[str]:
        """The deals of a table that came to their end and are kept, each a line of its record, in order."""
        query = select(deals.c.line).where(deals.c.table_id == table_id).order_by(deals.c.number)
        return [row[0] for row in await self.rows(query)]

    async def keep_deals(self, table_id: str, lines: Sequence[StoredDeal]) -> None:
        """Keep all deals of a table that came to their end."""
        await self.write(
            delete(deals).where(deals.c.table_id == table_id), *(_deal(table_id, line) for line in lines)
        )

    async def count(self) -> int:
        """How many tables there are."""
        return int((await self.rows(select(func.count()).select_from(tables)))[0][0])

    async def owned(self, guest_id: str) -> int:
        """How many tables that are not over a guest has opened."""
        query = select(func.count()).where(tables.c.owner == guest_id, ~tables.c.finished)
        return int((await self.rows(query))[0][0])

    async def last_at(self, table_id: str) -> datetime:
        """When the last event of a table was appended."""
        found = await self.rows(select(func.max(events.c.at)).where(events.c.table_id == table_id))
        at: datetime = found[0][0] or now()
        return at if at.tzinfo else at.replace(tzinfo=UTC)

    async def owner(self, table_id: str) -> str | None:
        """The guest who opened a table; None if there is no such table."""
        found = await self.rows(select(tables.c.owner).where(tables.c.id == table_id))
        return str(found[0][0]) if found else None

    async def arenas(self, guest_id: str) -> int:
        """How many tables that are not over a guest has opened at which nobody sits."""
        empty = ~select(seats.c.table_id).where(seats.c.table_id == tables.c.id).exists()
        query = select(func.count()).where(tables.c.owner == guest_id, ~tables.c.finished, empty)
        return int((await self.rows(query))[0][0])

    async def forget_tables(self, days: int) -> int:
        """Remove tables that are not over and where nothing happened for so many days; how many it were."""
        lately = events.c.at >= now() - timedelta(days=days)
        alive = select(events.c.version).where(events.c.table_id == tables.c.id, lately).exists()
        query = select(tables.c.id).where(~tables.c.finished, ~alive).limit(AT_ONCE)
        forgotten = 0
        while old := [row[0] for row in await self.rows(query)]:
            await self.write(
                # Who had begun with a deal that others play too has seen its cards.
                update(plays).where(plays.c.table_id.in_(old)).values(table_id=None),
                update(sames).where(sames.c.source.in_(old)).values(source=None),
                *(delete(one).where(one.c.table_id.in_(old)) for one in (deals, seats, events)),
                delete(tables).where(tables.c.id.in_(old)),
            )
            forgotten += len(old)
        return forgotten

    async def forget_guests(self, days: int) -> None:
        """Remove guests older than so many days who have no table, no seat, no sheet and no deal for others.

        Who only looked at how others played a deal has looked at nothing after so many days.
        """
        at_none = plays.c.table_id.is_(None), plays.c.created < now() - timedelta(days=days)
        await self.write(delete(plays).where(*at_none))
        has = [
            select(column).where(column == guests.c.id).exists()
            for column in (tables.c.owner, seats.c.guest_id, scores.c.owner, sames.c.owner, plays.c.guest_id)
        ]
        old = guests.c.created < now() - timedelta(days=days)
        await self.write(delete(guests).where(old, *(~one for one in has)))

    # seats

    async def saw(self, sitting: Iterable[tuple[str, int]]) -> None:
        """Note that these seats, each of a table, are connected now."""
        rows = [{"at_table": table_id, "at_seat": seat} for table_id, seat in sorted(sitting)]
        here = (seats.c.table_id == bindparam("at_table"), seats.c.seat == bindparam("at_seat"))
        if rows:
            async with self._one_writer, self._writer.begin() as connection:
                await connection.execute(update(seats).where(*here).values(seen=now()), rows)

    async def seen(self, table_id: str) -> dict[int, datetime]:
        """When each seat was last connected, to any process."""
        query = select(seats.c.seat, seats.c.seen).where(seats.c.table_id == table_id)
        return {seat: at if at.tzinfo else at.replace(tzinfo=UTC) for seat, at in await self.rows(query)}

    async def tables_of(self, guest_id: str) -> list[Owned]:
        """The tables at which a guest sits and that are not over, newest first."""
        query = (
            select(tables.c.id, tables.c.game, tables.c.created, seats.c.seat)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.guest_id == guest_id, ~tables.c.finished)
            .order_by(tables.c.created.desc())
        )
        return [Owned(*row) for row in await self.rows(query)]

    # sheets of the score keeper

    async def add_score(self, score: SharedSheet, owner: str) -> None:
        """A new sheet of a guest."""
        await self.write(insert(scores).values(owner=owner, **structs.asdict(score)))

    async def score(self, score_id: str) -> SharedSheet | None:
        """The sheet of this name."""
        columns = (scores.c.id, scores.c.key_hash, scores.c.revision, scores.c.record)
        found = await self.rows(select(*columns).where(scores.c.id == score_id))
        return SharedSheet(*found[0]) if found else None

    async def change_score(self, score_id: str, revision: int, record: str) -> bool:
        """Replace a sheet by the one that follows it; False if another revision came first."""
        statement = (
            update(scores)
            .where(scores.c.id == score_id, scores.c.revision == revision - 1, scores.c.record != "")
            .values(revision=revision, record=record, changed=now())
        )
        async with self._one_writer, self._writer.begin() as connection:
            return (await connection.execute(statement)).rowcount == 1

    async def withdraw_score(self, score_id: str) -> None:
        """Forget what stood on a sheet; that there was one is kept, for those who watch it."""
        await self.write(update(scores).where(scores.c.id == score_id).values(record=""))

    async def forget_scores(self, days: int) -> None:
        """Remove the sheets that have not changed for so many days."""
        await self.write(delete(scores).where(scores.c.changed < now() - timedelta(days=days)))

    async def shown(self, guest_id: str) -> int:
        """How many sheets a guest shows."""
        query = (
            select(func.count()).select_from(scores).where(scores.c.owner == guest_id, scores.c.record != "")
        )
        return int((await self.rows(query))[0][0])
