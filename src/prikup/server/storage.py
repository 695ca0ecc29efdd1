"""The database: guests, tables, and the events of a table, which are only ever appended."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from msgspec import structs
from sqlalchemy import Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from prikup.core import Record
from prikup.server.database import engine_of, migrate
from prikup.server.models import events, guests, now, scores, seats, tables

KEPT = timedelta(days=400)
"""How long a sheet of the score keeper is kept without a change."""


class Guest(Record, frozen=True):
    """Who plays without an account."""

    id: str
    name: str


class Stored(Record, frozen=True):
    """One event as it lies in the database; ``body`` is JSON."""

    version: int
    actor: str | None
    nonce: str | None
    body: str


class Owned(Record, frozen=True):
    """A table in a guest's list."""

    id: str
    game: str
    created: datetime
    seat: int


class Score(Record, frozen=True):
    """A sheet that others watch; ``record`` is JSON, ``key_hash`` that of the key which changes it."""

    id: str
    key_hash: bytes
    revision: int
    record: str


class LostRace(Exception):
    """Another process appended this version first, or the same nonce was stored before."""


class Storage:
    """The database behind one URL; ``sqlite+aiosqlite:///file`` unless it says otherwise."""

    def __init__(self, url: str) -> None:
        self._engine = engine_of(url)
        self._writer = self._engine.execution_options(writes=True)
        self._one_writer = asyncio.Lock()

    async def migrate(self) -> None:
        """Bring the database to the present form; raises PrikupError if that cannot be."""
        async with self._one_writer:
            await migrate(self._writer)

    async def close(self) -> None:
        """Let go of all connections."""
        await self._engine.dispose()

    async def _rows(self, query: Select[Any]) -> Sequence[Any]:
        async with self._engine.connect() as connection:
            found: Sequence[Any] = (await connection.execute(query)).all()
            return found

    async def _write(self, *statements: Any) -> None:
        async with self._one_writer, self._writer.begin() as connection:
            for statement in statements:
                await connection.execute(statement)

    # guests

    async def guest(self, token_hash: bytes) -> Guest | None:
        """Who holds the token with this hash."""
        found = await self._rows(select(guests.c.id, guests.c.name).where(guests.c.token_hash == token_hash))
        return Guest(*found[0]) if found else None

    async def add_guest(self, guest: Guest, token_hash: bytes) -> None:
        """Remember a guest by the hash of the token, never by the token."""
        await self._write(insert(guests).values(id=guest.id, name=guest.name, token_hash=token_hash))

    async def rename(self, guest_id: str, name: str) -> None:
        """Remember the name a guest has chosen."""
        await self._write(update(guests).where(guests.c.id == guest_id).values(name=name))

    # tables

    async def add_table(
        self, table_id: str, owner: str, game: str, bodies: Iterable[str], mine: Iterable[int] = ()
    ) -> None:
        """A new table with its first events, versions 1 and on; ``mine`` are seats its owner takes."""
        rows = [
            {"table_id": table_id, "version": version, "body": body, "actor": None, "nonce": None}
            for version, body in enumerate(bodies, 1)
        ]
        await self._write(
            insert(tables).values(id=table_id, owner=owner, game=game),
            insert(events).values(rows),
            *(insert(seats).values(table_id=table_id, seat=seat, guest_id=owner) for seat in mine),
        )

    async def since(self, table_id: str, version: int) -> list[Stored]:
        """The events of a table after a version, in order; none of a table that does not exist."""
        query = (
            select(events.c.version, events.c.actor, events.c.nonce, events.c.body)
            .where(events.c.table_id == table_id, events.c.version > version)
            .order_by(events.c.version)
        )
        return [Stored(*row) for row in await self._rows(query)]

    async def append(self, table_id: str, stored: Stored) -> None:
        """Append one event; raises LostRace if that version, or that nonce of the actor, is there."""
        try:
            await self._write(
                insert(events).values(
                    table_id=table_id,
                    version=stored.version,
                    actor=stored.actor,
                    nonce=stored.nonce,
                    body=stored.body,
                )
            )
        except IntegrityError as error:
            raise LostRace from error

    async def versions(self, table_ids: Iterable[str]) -> dict[str, int]:
        """The last version of each of these tables."""
        query = (
            select(events.c.table_id, func.max(events.c.version))
            .where(events.c.table_id.in_(list(table_ids)))
            .group_by(events.c.table_id)
        )
        return {table_id: version for table_id, version in await self._rows(query)}

    async def finish(self, table_id: str) -> None:
        """Mark a table as over, so that it is no longer taken up or listed."""
        await self._write(update(tables).where(tables.c.id == table_id).values(finished=True))

    async def unfinished(self) -> list[str]:
        """The tables that are not over, newest first."""
        query = select(tables.c.id).where(~tables.c.finished).order_by(tables.c.created.desc())
        return [row[0] for row in await self._rows(query)]

    async def count(self) -> int:
        """How many tables there are."""
        return int((await self._rows(select(func.count()).select_from(tables)))[0][0])

    async def owned(self, guest_id: str) -> int:
        """How many tables that are not over a guest has opened."""
        query = select(func.count()).where(tables.c.owner == guest_id, ~tables.c.finished)
        return int((await self._rows(query))[0][0])

    # seats

    async def seat(self, table_id: str, taken: dict[int, str]) -> None:
        """Bring the index of a table's seats up to date: guest by seat."""
        async with self._one_writer, self._writer.begin() as connection:
            found = await connection.execute(
                select(seats.c.seat, seats.c.guest_id).where(seats.c.table_id == table_id)
            )
            known = {seat: guest for seat, guest in found}
            for seat in [seat for seat, guest in known.items() if taken.get(seat) != guest]:
                await connection.execute(
                    delete(seats).where(seats.c.table_id == table_id, seats.c.seat == seat)
                )
            new = [
                {"table_id": table_id, "seat": seat, "guest_id": guest}
                for seat, guest in taken.items()
                if known.get(seat) != guest
            ]
            if new:
                await connection.execute(insert(seats).values(new))

    async def saw(self, table_id: str, sitting: Iterable[int]) -> None:
        """Note that these seats are connected now."""
        await self._write(
            update(seats)
            .where(seats.c.table_id == table_id, seats.c.seat.in_(list(sitting)))
            .values(seen=now())
        )

    async def seen(self, table_id: str) -> dict[int, datetime]:
        """When each seat was last connected, to any process."""
        query = select(seats.c.seat, seats.c.seen).where(seats.c.table_id == table_id)
        return {seat: at if at.tzinfo else at.replace(tzinfo=UTC) for seat, at in await self._rows(query)}

    async def tables_of(self, guest_id: str) -> list[Owned]:
        """The tables at which a guest sits and that are not over, newest first."""
        query = (
            select(tables.c.id, tables.c.game, tables.c.created, seats.c.seat)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.guest_id == guest_id, ~tables.c.finished)
            .order_by(tables.c.created.desc())
        )
        return [Owned(*row) for row in await self._rows(query)]

    # sheets of the score keeper

    async def add_score(self, score: Score, owner: str) -> None:
        """A new sheet of a guest."""
        await self._write(insert(scores).values(owner=owner, **structs.asdict(score)))

    async def score(self, score_id: str) -> Score | None:
        """The sheet of this name."""
        columns = (scores.c.id, scores.c.key_hash, scores.c.revision, scores.c.record)
        found = await self._rows(select(*columns).where(scores.c.id == score_id))
        return Score(*found[0]) if found else None

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
        await self._write(update(scores).where(scores.c.id == score_id).values(record=""))

    async def forget_scores(self) -> None:
        """Remove the sheets that have not changed for so long that nobody watches them."""
        await self._write(delete(scores).where(scores.c.changed < now() - KEPT))

    async def shown(self, guest_id: str) -> int:
        """How many sheets a guest shows."""
        query = (
            select(func.count()).select_from(scores).where(scores.c.owner == guest_id, scores.c.record != "")
        )
        return int((await self._rows(query))[0][0])
