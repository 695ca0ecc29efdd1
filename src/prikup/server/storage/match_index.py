"""The search for finished matches, and the consents that make a match public."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Select, delete, insert, literal, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from prikup.core import Struct, from_json
from prikup.server.storage.facets import (
    ANY,
    MAX_FACET_CHARS,
    PUBLIC,
    lock_ending,
    preset_of,
    write_index,
)
from prikup.server.storage.schema import consents, endings, facets, ids_of, in_utc, seats, tables
from prikup.server.storage.store import Storage
from prikup.server.stored import MatchSearch
from prikup.table import Ending, names


class PublicMatch(Struct, frozen=True):
    """A public match as it is stored."""

    id: str
    game: str
    began: datetime
    ended: datetime
    ending: Ending


# Consents -------------------------------------------------------------------------------------


async def set_consent(storage: Storage, table_id: str, seat: int, yes: bool) -> bool:
    """Note whether a person wants their match to be public; return True if it is public now."""

    async def change(connection: AsyncConnection) -> bool:
        await lock_ending(connection, table_id)
        mine = consents.c.table_id == table_id, consents.c.seat == seat
        await connection.execute(delete(consents).where(*mine))
        if yes:
            await connection.execute(insert(consents).values(table_id=table_id, seat=seat))
        return await write_index(connection, table_id)

    return await storage.transact(change)


async def reindex(storage: Storage, table_id: str) -> None:
    """Enter a match into the index anew, by its ending as it is stored now."""

    async def change(connection: AsyncConnection) -> bool:
        await lock_ending(connection, table_id)
        return await write_index(connection, table_id)

    await storage.transact(change)


# Search ---------------------------------------------------------------------------------------


def list_facets(search: MatchSearch, public: bool) -> list[str]:
    """Return the facets of a search, those that few matches have first."""
    player = names.name_key(search.player) if search.player else ""
    result = search.result and (f"{search.result}={player}" if public else search.result)
    asked = (
        ("", result),
        ("player=", player),
        ("contract=", search.contract),
        ("rules=", preset_of(search.rules)),
        ("game=", search.game),
    )
    return [f"{name}{value}"[:MAX_FACET_CHARS] for name, value in asked if value] or [ANY]


def select_found(scopes: Any, wanted: Sequence[str], before: str | None, most: int) -> Select[Any]:
    """Return the query for the ids of up to ``most`` matches with all of the wanted facets, newest first.

    The list starts after the match ``before``; ``scopes`` are those in which they are found.
    """
    query = select(facets.c.table_id).where(facets.c.scope.in_(scopes), facets.c.facet == wanted[0])
    for one in wanted[1:]:
        other = facets.alias()
        same = (other.c[name] == facets.c[name] for name in ("scope", "ended", "table_id"))
        query = query.where(select(other.c.table_id).where(*same, other.c.facet == one).exists())
    if before is not None:
        last = select(endings.c.ended).where(endings.c.table_id == before).scalar_subquery()
        query = query.where(tuple_(facets.c.ended, facets.c.table_id) < tuple_(last, literal(before)))
    return query.order_by(facets.c.ended.desc(), facets.c.table_id.desc()).limit(most)


async def find_mine(
    storage: Storage, guest_id: str, search: MatchSearch, before: str | None, most: int
) -> list[str]:
    """Return the ids of up to ``most`` matches of a guest that a search finds, newest first.

    The list starts after the match ``before``; None starts with the newest.
    """
    query = select_found(ids_of(guest_id), list_facets(search, public=False), before, most)
    return list(dict.fromkeys(str(table_id) for (table_id,) in await storage.rows(query)))


async def list_endings(storage: Storage, guest_id: str, most: int) -> list[tuple[str, int, str]]:
    """Return game, seat and ending, as JSON, of the latest matches of a guest with people."""
    query = (
        select(tables.c.game, seats.c.seat, endings.c.ending)
        .select_from(seats.join(tables, tables.c.id == seats.c.table_id))
        .join(endings, endings.c.table_id == seats.c.table_id)
        .where(seats.c.guest_id.in_(ids_of(guest_id)))
        .order_by(endings.c.ended.desc())
        .limit(most)
    )
    return [(str(game), int(seat), str(ending)) for game, seat, ending in await storage.rows(query)]


async def find_public(
    storage: Storage, search: MatchSearch, before: str | None, most: int
) -> list[PublicMatch]:
    """Return up to ``most`` public matches that a search finds, newest first.

    The list starts after the match ``before``; None starts with the newest.
    """
    query = select_found((PUBLIC,), list_facets(search, public=True), before, most)
    return await load_public(storage, [str(table_id) for (table_id,) in await storage.rows(query)])


async def load_public(storage: Storage, ids: Sequence[str]) -> list[PublicMatch]:
    """Return the public matches with these ids, in the same order; ids of no finished match are left out."""
    query = (
        select(tables.c.id, tables.c.game, tables.c.created, endings.c.ended, endings.c.ending)
        .join(endings, endings.c.table_id == tables.c.id)
        .where(tables.c.id.in_(ids))
    )
    found = {
        str(one_id): PublicMatch(
            str(one_id), game, in_utc(began), in_utc(ended), from_json(Ending, str(ending))
        )
        for one_id, game, began, ended, ending in await storage.rows(query)
    }
    return [found[one] for one in ids if one in found]


def select_public_month(start: datetime, end: datetime) -> Select[Any]:
    """Return the query for the ids of the public matches that ended in a span of time, in order."""
    here = facets.c.scope == PUBLIC, facets.c.facet == ANY, facets.c.ended >= start, facets.c.ended < end
    return select(facets.c.table_id).where(*here).order_by(facets.c.ended, facets.c.table_id)
