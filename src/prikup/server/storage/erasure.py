"""Another name in place of a person's in everything that is stored, as when their account is deleted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Select, delete, or_, select, update

from prikup import table as tables_of
from prikup.core import from_json, to_json
from prikup.server.storage.match_index import reindex
from prikup.server.storage.schema import (
    accounts,
    bans,
    blocks,
    departures,
    endings,
    events,
    grants,
    guests,
    ids_of,
    passkeys,
    sames,
    scores,
    seats,
    sessions,
    states,
    tables,
)
from prikup.server.storage.store import Storage
from prikup.table import Ending, names
from prikup.table.events import AskSeat, Chat, GiveSeat, Sit
from prikup.table.seating import MAX_PLAYER_NAME_CHARS

NAMELESS = "NN"
"""The name of a person whose account was deleted."""
NUMBER_CHARS = 3
"""The characters left free at the end of a long name for a space and a number."""
MAX_BATCH_TABLES = 50
"""The most tables that are changed in one transaction."""


async def list_seats(storage: Storage, guest_id: str) -> list[tuple[str, int, bool]]:
    """Return the tables and seats of an account; the last value is True if the match is over."""
    query = (
        select(seats.c.table_id, seats.c.seat, tables.c.finished)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.guest_id.in_(ids_of(guest_id)))
        .order_by(seats.c.table_id)
    )
    return [(str(table_id), int(seat), bool(over)) for table_id, seat, over in await storage.rows(query)]


async def list_left_tables(storage: Storage, guest_id: str) -> list[str]:
    """Return the tables at which an account had a seat that it has no more."""
    left = departures.c.guest_id.in_(ids_of(guest_id))
    query = select(departures.c.table_id).where(left).distinct().order_by(departures.c.table_id)
    return [str(row[0]) for row in await storage.rows(query)]


async def list_names(storage: Storage, table_id: str) -> list[str] | None:
    """Return the names at a finished table, or None if its ending is not stored."""
    found = await storage.rows(select(endings.c.ending).where(endings.c.table_id == table_id))
    return list(from_json(Ending, str(found[0][0])).names) if found else None


async def replace_names(
    storage: Storage, guest_id: str, chosen: Mapping[tuple[str, int | None], str], keeps_words: bool
) -> None:
    """Replace the person's name in the logs and endings of these tables, and delete what they said there.

    With ``keeps_words`` what they said stays.

    ``chosen`` are the names that stand in place of theirs, by table and seat; None for a seat that they have
    left. The saved states have the names too, and are made anew when they are needed; the index is made anew
    at once.
    """
    ids = {row[0] for row in await storage.rows(ids_of(guest_id))}
    items = list(chosen.items())
    for start in range(0, len(items), MAX_BATCH_TABLES):
        statements: list[Any] = []
        for (table_id, seat), name in items[start : start + MAX_BATCH_TABLES]:
            log = await storage.rows(_select_names(table_id))
            statements += _rewrite_log(log, table_id, ids, name, keeps_words)
            if seat is not None:
                statements += await _rewrite_endings(storage, table_id, seat, name)
            statements.append(delete(states).where(states.c.table_id == table_id))
        await storage.write(*statements)
        for changed in {
            table for (table, seat), _ in items[start : start + MAX_BATCH_TABLES] if seat is not None
        }:
            await reindex(storage, changed)


def _select_names(table_id: str) -> Select[Any]:
    """Return the query for the events of a table that have names, say something, or give a seat away."""
    kinds = or_(*(events.c.body.like(f'%"{kind}"%') for kind in ("Sit", "Say", "AskSeat", "GiveSeat")))
    query = select(events.c.version, events.c.body).where(events.c.table_id == table_id, kinds)
    return query.order_by(events.c.version)


def _rewrite_log(
    rows: Iterable[Sequence[Any]], table_id: str, ids: set[str], name: str, keeps_words: bool
) -> list[Any]:
    """Return the statements that change a log; a seat that was given to somebody kept its name."""
    changed: dict[int, Sit | Chat] = {}
    sitters: dict[int | None, str] = {}
    sits: dict[int, tuple[int, Sit]] = {}
    asked: AskSeat | None = None
    for version, body in rows:
        event = tables_of.decode(str(body))
        if isinstance(event, Sit):
            sitters[event.seat] = event.who
            sits[event.seat] = version, event
        elif isinstance(event, AskSeat):
            asked = event
        elif isinstance(event, GiveSeat) and asked is not None:
            sitters[asked.seat] = asked.who
        elif isinstance(event, Chat) and sitters.get(event.by, "") in ids and not keeps_words:
            changed[version] = replace(event, text="…")
        for seat, (at, sit) in sits.items():
            if sitters[seat] in ids:
                changed[at] = replace(sit, name=name)
    return [
        update(events)
        .where(events.c.table_id == table_id, events.c.version == version)
        .values(body=tables_of.encode(event).decode())
        for version, event in changed.items()
    ]


async def _rewrite_endings(storage: Storage, table_id: str, seat: int, name: str) -> list[Any]:
    """Return the statements that change the endings of a table, and of a challenge with a deal of it."""
    own = select(endings.c.ending).where(endings.c.table_id == table_id)
    statements = [
        update(endings).where(endings.c.table_id == table_id).values(ending=_rename(body, seat, name))
        for (body,) in await storage.rows(own)
    ]
    offered = select(sames.c.id, sames.c.ending).where(
        sames.c.source == table_id, sames.c.ending.is_not(None)
    )
    statements += [
        update(sames).where(sames.c.id == same_id).values(ending=_rename(body, seat, name))
        for same_id, body in await storage.rows(offered)
    ]
    return statements


def _rename(body: object, seat: int, name: str) -> str:
    ending = from_json(Ending, str(body))
    after = tuple(name if at == seat else one for at, one in enumerate(ending.names))
    return to_json(replace(ending, names=after)).decode()


def choose_name(taken: Iterable[str], wanted: str = NAMELESS) -> str:
    """Return a name for a person in place of theirs, which nobody else at the table has.

    >>> choose_name(["Anna", "Vera"]), choose_name(["nn", "Anna", "NN 2"])
    ('NN', 'NN 3')
    """
    keys = {names.name_key(one) for one in taken}
    name, number = wanted, 1
    while names.name_key(name) in keys:
        number += 1
        name = f"{wanted[: MAX_PLAYER_NAME_CHARS - NUMBER_CHARS]} {number}"
    return name


async def delete_account(storage: Storage, guest_id: str) -> None:
    """Delete an account; its guests stay, since their matches do, without a name and with revoked tokens."""
    ids = [row[0] for row in await storage.rows(ids_of(guest_id))]
    await storage.write(
        *(delete(one).where(one.c.guest_id == guest_id) for one in (sessions, passkeys, grants, accounts)),
        delete(blocks).where(blocks.c.guest_id.in_(ids)),
        delete(bans).where(bans.c.guest_id.in_(ids)),
        update(guests).where(guests.c.id.in_(ids)).values(name="", joined_to=None),
        update(scores).where(scores.c.owner.in_(ids)).values(record=""),
    )
