"""The query for the finished matches of guests."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Select, and_, func, or_, select

from prikup.core import from_json
from prikup.server.storage.schema import endings, ids_of, in_utc, seats, tables
from prikup.server.stored import ArchivedTable
from prikup.table import Ending


def select_archived(
    guest_id: str, before: str | None, most: int, ids: Sequence[str] | None = None
) -> Select[Any]:
    """Return the query for up to ``most`` finished tables of a guest, newest first.

    They are those with a seat of the guest, and those with bots only; with ``ids`` only these of them. The
    list starts after the table ``before``; None starts with the newest.
    """
    mine = and_(seats.c.table_id == tables.c.id, seats.c.guest_id.in_(ids_of(guest_id)))
    anybody = seats.alias()
    empty = ~select(anybody.c.table_id).where(anybody.c.table_id == tables.c.id).exists()
    query = (
        select(
            tables.c.id,
            tables.c.game,
            tables.c.created,
            func.min(seats.c.seat),
            endings.c.ended,
            endings.c.ending,
        )
        .select_from(tables.outerjoin(seats, mine).outerjoin(endings, endings.c.table_id == tables.c.id))
        .where(
            tables.c.finished,
            or_(seats.c.seat.is_not(None), and_(tables.c.owner.in_(ids_of(guest_id)), empty)),
        )
        .group_by(tables.c.id, tables.c.game, tables.c.created, endings.c.ended, endings.c.ending)
        .order_by(tables.c.created.desc(), tables.c.id.desc())
        .limit(most)
    )
    if ids is not None:
        query = query.where(tables.c.id.in_(ids))
    if before is not None:
        last = select(tables.c.created).where(tables.c.id == before).scalar_subquery()
        same = and_(tables.c.created == last, tables.c.id < before)
        query = query.where(or_(tables.c.created < last, same))
    return query


def read_archived(row: Sequence[object]) -> ArchivedTable:
    """Return a row of that query as a record."""
    table_id, game, began, seat, ended, ending_json = row
    assert isinstance(began, datetime) and (ended is None or isinstance(ended, datetime))
    ending = None if ending_json is None else from_json(Ending, str(ending_json))
    where = None if seat is None else int(str(seat))
    return ArchivedTable(
        str(table_id), str(game), in_utc(began), where, in_utc(ended) if ended else None, ending
    )
