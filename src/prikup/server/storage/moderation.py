"""Storage for an operator: accounts, tables, bans, and who is an operator."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import Select, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from prikup.core import Struct
from prikup.server.storage.persons import is_banned
from prikup.server.storage.schema import (
    accounts,
    bans,
    events,
    guests,
    in_utc,
    listings,
    seats,
    sessions,
    tables,
    utc_now,
)
from prikup.server.storage.store import Storage
from prikup.table import decode
from prikup.table.events import Rename, Sit


class NamedPerson(Struct, frozen=True):
    """A guest or an account, by the name of the account, or by that at a table."""

    id: str
    name: str


class AccountLine(Struct, frozen=True):
    """An account; ``browsers`` are signed in to it, ``created`` is in seconds since 1970."""

    id: str
    name: str
    created: float
    browsers: int
    is_operator: bool
    is_banned: bool


class BanLine(Struct, frozen=True):
    """A ban which is not over, from ``since`` to ``until`` (None: for good), in seconds since 1970."""

    id: str
    name: str
    reason: str
    since: float
    until: float | None


class TableLine(Struct, frozen=True):
    """A table at which somebody is now; ``created`` is in seconds since 1970.

    ``stage`` is None unless the table stands in the list of open tables.
    """

    id: str
    url: str
    game: str
    created: float
    stage: str | None
    people: tuple[NamedPerson, ...]


# People ---------------------------------------------------------------------------------------


async def find_person(storage: Storage, guest_id: str) -> NamedPerson | None:
    """Return the person with an id: the account to which a guest is joined, else the guest; or None."""
    joined = select(func.coalesce(guests.c.joined_to, guests.c.id)).where(guests.c.id == guest_id)
    query = select(guests.c.id, guests.c.name).where(guests.c.id == joined.scalar_subquery())
    found = await storage.rows(query)
    return NamedPerson(*found[0]) if found else None


async def list_joined(storage: Storage, guest_id: str) -> tuple[str, ...]:
    """Return the ids of the guests who are joined to a person's account."""
    found = await storage.rows(select(guests.c.id).where(guests.c.joined_to == guest_id))
    return tuple(str(row[0]) for row in found)


async def find_named_accounts(storage: Storage, name: str) -> list[str]:
    """Return the ids of the accounts with a name, the oldest first."""
    query = select(guests.c.id).join(accounts, accounts.c.guest_id == guests.c.id)
    found = await storage.rows(query.where(guests.c.name == name).order_by(accounts.c.created))
    return [str(row[0]) for row in found]


async def list_accounts(storage: Storage, part: str, most: int) -> list[AccountLine]:
    """Return up to ``most`` accounts whose names contain ``part``, the newest first."""
    browsers = (
        select(func.count()).where(sessions.c.guest_id == guests.c.id).correlate(guests).scalar_subquery()
    )
    banned = select(bans.c.guest_id).where(is_banned(bans.c.guest_id == guests.c.id)).exists()
    query = (
        select(guests.c.id, guests.c.name, accounts.c.created, browsers, accounts.c.operator, banned)
        .join(accounts, accounts.c.guest_id == guests.c.id)
        .where(guests.c.name.icontains(part, autoescape=True))
        .order_by(accounts.c.created.desc(), guests.c.id)
        .limit(most)
    )
    return [
        AccountLine(guest_id, name, in_utc(created).timestamp(), browsers, bool(operator), bool(ban))
        for guest_id, name, created, browsers, operator, ban in await storage.rows(query)
    ]


async def set_operator(storage: Storage, guest_id: str, yes: bool) -> bool:
    """Make an account that of an operator, or of a player again; return False if there is no such account."""

    async def change(connection: AsyncConnection) -> bool:
        mine = update(accounts).where(accounts.c.guest_id == guest_id).values(operator=yes)
        return (await connection.execute(mine)).rowcount == 1

    return await storage.transact(change)


async def is_operator(storage: Storage, guest_id: str) -> bool:
    """Return True for the account of an operator."""
    mine = accounts.c.guest_id == guest_id, accounts.c.operator
    return bool(await storage.rows(select(accounts.c.guest_id).where(*mine)))


# Bans -----------------------------------------------------------------------------------------


async def store_ban(storage: Storage, guest_id: str, reason: str, until: float | None) -> None:
    """Ban a person, in place of an earlier ban."""
    end = None if until is None else datetime.fromtimestamp(until, UTC)
    row = {"guest_id": guest_id, "reason": reason, "until": end}
    await storage.write(delete(bans).where(bans.c.guest_id == guest_id), insert(bans).values(row))


async def delete_bans(storage: Storage, guest_id: str) -> bool:
    """End the bans of a person, and of the guests joined to them; return False if there was none."""
    mine = select(guests.c.id).where(guests.c.joined_to == guest_id)
    whose = or_(bans.c.guest_id == guest_id, bans.c.guest_id.in_(mine))
    return bool(await storage.take(delete(bans).where(whose).returning(bans.c.guest_id)))


async def list_bans(storage: Storage, most: int) -> list[BanLine]:
    """Return up to ``most`` bans that are not over, the newest first."""
    query = (
        select(bans.c.guest_id, guests.c.name, bans.c.reason, bans.c.since, bans.c.until)
        .outerjoin(guests, guests.c.id == bans.c.guest_id)
        .where(is_banned(bans.c.guest_id == bans.c.guest_id))
        .order_by(bans.c.since.desc(), bans.c.guest_id)
        .limit(most)
    )
    return [
        BanLine(
            guest_id,
            name or "",
            reason,
            in_utc(since).timestamp(),
            None if until is None else in_utc(until).timestamp(),
        )
        for guest_id, name, reason, since, until in await storage.rows(query)
    ]


# Tables ---------------------------------------------------------------------------------------


async def list_attended_tables(storage: Storage, seen_within_s: float, most: int) -> list[TableLine]:
    """Return up to ``most`` tables at which a process has lately seen somebody, the newest first."""
    rows = await storage.rows(_select_attended(utc_now() - timedelta(seconds=seen_within_s), most))
    people: dict[str, list[NamedPerson]] = {row[0]: [] for row in rows}
    names = await _read_names(storage, list(people))
    query = select(seats.c.table_id, seats.c.seat, seats.c.guest_id).where(seats.c.table_id.in_(people))
    for table_id, seat, guest_id in await storage.rows(query.order_by(seats.c.table_id, seats.c.seat)):
        people[table_id].append(NamedPerson(guest_id, names.get((table_id, seat), "")))
    return [_read_line(row, people[row[0]]) for row in rows]


async def _read_names(storage: Storage, table_ids: Sequence[str]) -> dict[tuple[str, int], str]:
    """Return the names that people have at these tables, by table and seat."""
    kinds = or_(events.c.body.like('%"Sit"%'), events.c.body.like('%"Rename"%'))
    query = select(events.c.table_id, events.c.body).where(events.c.table_id.in_(table_ids), kinds)
    names = {}
    for table_id, body in await storage.rows(query.order_by(events.c.table_id, events.c.version)):
        event = decode(str(body))
        if isinstance(event, (Rename, Sit)):
            names[table_id, event.seat] = event.name
    return names


def _select_attended(since: datetime, most: int) -> Select[Any]:
    here = select(seats.c.seat).where(seats.c.table_id == tables.c.id, seats.c.seen > since).exists()
    return (
        select(tables.c.id, tables.c.game, tables.c.created, listings.c.stage)
        .outerjoin(listings, listings.c.table_id == tables.c.id)
        .where(~tables.c.finished, here)
        .order_by(tables.c.created.desc(), tables.c.id)
        .limit(most)
    )


def _read_line(row: Sequence[Any], people: Sequence[NamedPerson]) -> TableLine:
    table_id, game, created, stage = row
    return TableLine(table_id, f"/t/{table_id}", game, in_utc(created).timestamp(), stage, tuple(people))
