"""Statements that store tables, and the data that is derived from their events."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, TypeAlias

from msgspec import structs
from sqlalchemy import Delete, Insert, Update, bindparam, delete, insert, select, update
from sqlalchemy.dialects import sqlite

from prikup.core import to_json
from prikup.server.storage.code_key import code_key
from prikup.server.storage.facets import index_rows
from prikup.server.storage.schema import (
    deals,
    departures,
    endings,
    entries,
    events,
    listings,
    plays,
    seats,
    states,
    tables,
    utc_now,
)
from prikup.server.tables.host import DerivedChanges, OpenedTable
from prikup.table import ListedTable, StoredDeal

TextStatement: TypeAlias = tuple[str, tuple[Any, ...]]
"""A statement in the SQL of SQLite, and the values of its parameters."""


def _to_text(statement: Insert | Delete) -> str:
    return str(statement.compile(dialect=sqlite.dialect()))


_INSERT_DEAL = _to_text(insert(deals))
_DELETE_STATE = _to_text(delete(states).where(states.c.table_id == bindparam("table_id")))
_INSERT_STATE = _to_text(insert(states))


def insert_play(challenge_id: str, guest_id: str, table_id: str | None) -> Insert:
    """Return the statement by which a guest takes up a challenge; it fails the second time.

    Without a table, the guest only looks at the results.
    """
    return insert(plays).values(same_id=challenge_id, guest_id=guest_id, table_id=table_id)


def insert_entry(entry: tuple[str, int], guest_id: str, table_id: str) -> Insert:
    """Return the statement by which a guest enters a tournament; it fails the second time."""
    tournament, instance = entry
    return insert(entries).values(
        tournament_id=tournament, guest_id=guest_id, table_id=table_id, instance=instance
    )


def insert_deal(table_id: str, deal: StoredDeal) -> Insert:
    """Return the statement that stores a finished deal."""
    return insert(deals).values(table_id=table_id, number=deal.number, line=deal.text)


def opening_statements(table: OpenedTable) -> list[Insert]:
    """Return the statements that store a new table."""
    rows = [
        {"table_id": table.id, "version": version, "body": body, "actor": None, "nonce": None}
        for version, body in enumerate(table.bodies, 1)
    ]
    return [
        insert(tables).values(id=table.id, owner=table.owner, game=table.game),
        insert(events).values(rows),
        *(insert(seats).values(table_id=table.id, seat=at, guest_id=who) for at, who in table.seats.items()),
    ]


def listing_statements(table_id: str, entry: ListedTable | None) -> list[Insert | Delete]:
    """Return the statements that put a table into the list of open tables anew, or take it out."""
    statements: list[Insert | Delete] = [delete(listings).where(listings.c.table_id == table_id)]
    if entry is not None:
        row = {
            "table_id": table_id,
            "stage": entry.stage,
            "people": entry.count_people(),
            "since": datetime.fromtimestamp(entry.since, UTC),
            "entry": to_json(entry).decode(),
        }
        statements.append(insert(listings).values(row))
    return statements


def derived_statements(table_id: str, changes: DerivedChanges) -> list[Insert | Update | Delete]:
    """Return the statements that apply the changes to derived data."""
    statements: list[Insert | Update | Delete] = []
    for seat, guest in changes.seats.items():
        statements.append(_note_departure(table_id, seat))
        statements.append(delete(seats).where(seats.c.table_id == table_id, seats.c.seat == seat))
        if guest is not None:
            statements.append(insert(seats).values(table_id=table_id, seat=seat, guest_id=guest))
    if changes.finished is not None:
        statements.append(update(tables).where(tables.c.id == table_id).values(finished=True))
        ended = utc_now()
        row = {"table_id": table_id, "ended": ended, "ending": to_json(changes.finished).decode()}
        statements.append(insert(endings).values(row))
        statements += index_rows(
            table_id, changes.game, changes.finished, ended, changes.people, public=False
        )
    if changes.deal is not None:
        statements.append(insert_deal(table_id, changes.deal))
    if changes.saved is not None:
        statements.append(delete(states).where(states.c.table_id == table_id))
        row = {"table_id": table_id, "code_key": code_key()} | structs.asdict(changes.saved)
        statements.append(insert(states).values(row))
    if changes.relisted:
        statements += listing_statements(table_id, changes.listed)
    if changes.opened is not None:
        statements += opening_statements(changes.opened)
    return statements


def _note_departure(table_id: str, seat: int) -> Insert:
    """Return the statement that notes who has had a seat until now, if anybody has."""
    noted = departures.c.table_id == seats.c.table_id, departures.c.guest_id == seats.c.guest_id
    is_noted = select(departures.c.guest_id).where(*noted).exists()
    here = seats.c.table_id == table_id, seats.c.seat == seat, ~is_noted
    return insert(departures).from_select(
        ["guest_id", "table_id"], select(seats.c.guest_id, seats.c.table_id).where(*here)
    )


def is_written_as_text(table_id: str, changes: DerivedChanges | None) -> bool:
    """Return True if :func:`text_statements` has all statements of these changes."""
    return changes is None or not derived_statements(
        table_id, structs.replace(changes, deal=None, saved=None)
    )


def text_statements(table_id: str, changes: DerivedChanges) -> list[TextStatement]:
    """Return the statements that store a finished deal and a saved state in an SQLite file."""
    statements: list[TextStatement] = []
    if changes.deal is not None:
        statements.append((_INSERT_DEAL, (table_id, changes.deal.number, changes.deal.text)))
    if changes.saved is not None:
        saved = changes.saved
        statements.append((_DELETE_STATE, (table_id,)))
        statements.append((_INSERT_STATE, (table_id, saved.version, code_key(), saved.body)))
    return statements
