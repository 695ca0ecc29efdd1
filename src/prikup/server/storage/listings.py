"""The list of open tables, over all processes."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from sqlalchemy import Select, select

from prikup.core import from_json
from prikup.server.storage.schema import ids_of, listings, seats, utc_now
from prikup.server.storage.store import Storage
from prikup.table import ListedTable

MAX_LISTED_OPEN_TABLES = 100
"""The most tables in the list."""


async def list_open_tables(storage: Storage, seen_within_s: float) -> list[ListedTable]:
    """Return the open tables with a seat that some process has seen lately, the best to join first.

    These are the tables before their match with the most people, of them those that wait longest; at the end
    stand the matches to watch.
    """
    here = _seen_lately(seen_within_s).exists()
    best = (listings.c.stage.desc(), listings.c.people.desc(), listings.c.since, listings.c.table_id)
    query = select(listings.c.entry).where(here).order_by(*best).limit(MAX_LISTED_OPEN_TABLES)
    return [from_json(ListedTable, str(row[0])) for row in await storage.rows(query)]


async def list_awaited(storage: Storage, guest_id: str) -> list[ListedTable]:
    """Return the open tables at which a guest waits for others."""
    query = (
        select(listings.c.entry)
        .join(seats, seats.c.table_id == listings.c.table_id)
        .where(seats.c.guest_id.in_(ids_of(guest_id)), listings.c.stage == "seating")
    )
    return [from_json(ListedTable, str(row[0])) for row in await storage.rows(query)]


def _seen_lately(seconds: float) -> Select[Any]:
    since = utc_now() - timedelta(seconds=seconds)
    return select(seats.c.seat).where(seats.c.table_id == listings.c.table_id, seats.c.seen > since)
