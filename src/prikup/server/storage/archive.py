"""The finished matches of guests, and their endings."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import and_, func, insert, or_, select

from prikup.core import Struct, from_json, to_json
from prikup.server.storage.schema import endings, in_utc, seats, tables
from prikup.server.storage.store import Storage
from prikup.table import Ending


class ArchivedTable(Struct, frozen=True):
    """A table of a guest whose match is over; ``ending`` is None if it is not stored yet."""

    id: str
    game: str
    began: datetime
    seat: int | None
    ended: datetime | None
    ending: Ending | None


async def list_archived(
    storage: Storage, guest_id: str, before: str | None, most: int
) -> list[ArchivedTable]:
    """Return up to ``most`` finished tables of a guest, newest first: with a seat, or with bots of their own.

    The list starts after the table ``before``; None starts with the newest.
    """
    mine = and_(seats.c.table_id == tables.c.id, seats.c.guest_id == guest_id)
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
        .where(tables.c.finished, or_(seats.c.seat.is_not(None), and_(tables.c.owner == guest_id, empty)))
        .group_by(tables.c.id, tables.c.game, tables.c.created, endings.c.ended, endings.c.ending)
        .order_by(tables.c.created.desc(), tables.c.id.desc())
        .limit(most)
    )
    if before is not None:
        last = select(tables.c.created).where(tables.c.id == before).scalar_subquery()
        same = and_(tables.c.created == last, tables.c.id < before)
        query = query.where(or_(tables.c.created < last, same))
    return [_from_row(row) for row in await storage.rows(query)]


def _from_row(row: Sequence[object]) -> ArchivedTable:
    table_id, game, began, seat, ended, ending_json = row
    assert isinstance(began, datetime) and (ended is None or isinstance(ended, datetime))
    ending = None if ending_json is None else from_json(Ending, str(ending_json))
    where = None if seat is None else int(str(seat))
    return ArchivedTable(
        str(table_id), str(game), in_utc(began), where, in_utc(ended) if ended else None, ending
    )


async def store_ending(storage: Storage, table_id: str, ending: Ending, ended: datetime) -> None:
    """Store the ending of a match that is older than the table of endings."""
    row = {"table_id": table_id, "ending": to_json(ending).decode(), "ended": ended}
    await storage.write(insert(endings).values(row))
