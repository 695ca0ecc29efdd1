"""Matches that are over, as they are kept: whose they are, and what they came to."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from sqlalchemy import and_, func, insert, or_, select

from prikup.core import Struct, from_json, to_json
from prikup.server.storage.schema import endings, seats, tables
from prikup.server.storage.store import Storage
from prikup.table import Ending


class ArchivedTable(Struct, frozen=True):
    """A table of a guest whose match is over; ``ending`` is None where it was not kept yet."""

    id: str
    game: str
    began: datetime
    seat: int | None
    ended: datetime | None
    ending: Ending | None


async def played_by(storage: Storage, guest_id: str, before: str | None, most: int) -> list[ArchivedTable]:
    """The tables of a guest that are over, newest first: where they sat, or watched bots of their own.

    ``before`` is the table after which the list goes on, None for its beginning.
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
    return [_played(row) for row in await storage.rows(query)]


def _played(row: Sequence[object]) -> ArchivedTable:
    table_id, game, began, seat, ended, kept = row
    assert isinstance(began, datetime) and (ended is None or isinstance(ended, datetime))
    ending = None if kept is None else from_json(Ending, str(kept))
    where = None if seat is None else int(str(seat))
    return ArchivedTable(
        str(table_id), str(game), _aware(began), where, _aware(ended) if ended else None, ending
    )


def _aware(at: datetime) -> datetime:
    return at if at.tzinfo else at.replace(tzinfo=UTC)


async def keep_ending(storage: Storage, table_id: str, ending: Ending, ended: datetime) -> None:
    """Keep what a match came to that was over before such was kept."""
    row = {"table_id": table_id, "ending": to_json(ending).decode(), "ended": ended}
    await storage.write(insert(endings).values(row))
