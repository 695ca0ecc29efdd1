"""The rows of the index by which finished matches are found.

A match has rows of the scope "public" only while every person who played it wants that. Whether they do is
looked up in the transaction that writes the rows, with the ending of the match locked, so that no row
outlives a consent.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Insert, Select, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from prikup.core import from_json
from prikup.server.storage.schema import consents, endings, facets, seats, tables
from prikup.table import Ending, names

PUBLIC = "public"
"""The scope in which everybody finds a match."""
ANY = "any"
"""The facet of every match."""
MAX_FACET_CHARS = 80


def index_rows(
    table_id: str, game: str, ending: Ending, ended: datetime, people: Mapping[int, str], public: bool
) -> list[Insert]:
    """Return the statement that enters a match into the index; ``people`` are the guests by seat."""
    rows: dict[tuple[str, str], dict[str, Any]] = {}
    scopes: list[tuple[str, list[str]]] = [
        (guest, [*_facets(game, ending, people), _won(ending, seat)]) for seat, guest in people.items()
    ]
    if public:
        won = [f"{_won(ending, seat)}={names.name_key(ending.names[seat])}" for seat in people]
        scopes.append((PUBLIC, [*_facets(game, ending, people), *won]))
    for scope, found in scopes:
        for facet in found:
            key = scope, facet[:MAX_FACET_CHARS]
            rows[key] = {"scope": scope, "facet": key[1], "ended": ended, "table_id": table_id}
    return [insert(facets).values(list(rows.values()))] if rows else []


def _facets(game: str, ending: Ending, people: Iterable[int]) -> list[str]:
    players = [f"player={names.name_key(ending.names[seat])}" for seat in people]
    contracts = [f"contract={one}" for one in ending.contracts]
    return [ANY, f"game={game}", f"rules={preset_of(ending.rules)}", *players, *contracts]


def _won(ending: Ending, seat: int) -> str:
    result = ending.result
    return "won" if result is not None and result[seat] == max(result) else "lost"


def preset_of(rules: str) -> str:
    """Return the preset with which a text of rules begins.

    >>> preset_of("wikipedia-sochi; target=10")
    'wikipedia-sochi'
    """
    return rules.partition(";")[0].strip()


async def lock_ending(connection: AsyncConnection, table_id: str) -> None:
    """Keep other transactions from changing the consents of a match; SQLite has one writer anyway."""
    query = select(endings.c.table_id).where(endings.c.table_id == table_id).with_for_update()
    await connection.execute(query)


async def write_index(connection: AsyncConnection, table_id: str) -> bool:
    """Write the rows of a match, and return True if it is public."""
    query = (
        select(tables.c.game, endings.c.ended, endings.c.ending)
        .join(endings, endings.c.table_id == tables.c.id)
        .where(tables.c.id == table_id)
    )
    found = (await connection.execute(query)).all()
    if not found:
        return False
    game, ended, ending = found[0]
    seated = select(seats.c.seat, seats.c.guest_id).where(seats.c.table_id == table_id)
    people = {int(seat): str(guest) for seat, guest in (await connection.execute(seated)).all()}
    agreed = select(consents.c.seat).where(consents.c.table_id == table_id)
    willing = {int(row[0]) for row in (await connection.execute(agreed)).all()}
    played = from_json(Ending, str(ending))
    persons = {seat for seat, bot in enumerate(played.bots) if bot is None}
    public = bool(persons) and persons <= willing
    await connection.execute(delete(facets).where(facets.c.table_id == table_id))
    for statement in index_rows(table_id, game, played, ended, people, public):
        await connection.execute(statement)
    return public


def select_consents(table_ids: Sequence[str]) -> Select[Any]:
    """Return the query for the people, by table and seat, who want their matches to be public."""
    return select(consents.c.table_id, consents.c.seat).where(consents.c.table_id.in_(table_ids))


def select_public(table_id: str) -> Select[Any]:
    """Return the query for a row of a match if it is public."""
    here = facets.c.table_id == table_id, facets.c.scope == PUBLIC, facets.c.facet == ANY
    return select(facets.c.table_id).where(*here)
