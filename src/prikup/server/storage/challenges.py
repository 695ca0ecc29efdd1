"""Deals that are played at several tables, as they are stored, and who has taken them up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import json
from sqlalchemy import Insert, insert, select
from sqlalchemy.exc import IntegrityError

from prikup.core import Struct, from_json, to_json
from prikup.server.storage.schema import endings, plays, sames, seats, tables
from prikup.server.storage.store import Storage
from prikup.table import Ending, ReusedDeal

MOST = 100
"""Tables of one deal that are told side by side."""


class Challenge(Struct, frozen=True):
    """A deal for others: by which rules, between whom (``me``, or the name of a bot, by seat), its seeds.

    ``owner`` is who offers it, ``source`` and ``deal`` where it was first dealt and ``ending`` what it came
    to there; all None of a deal of a day.
    """

    id: str
    owner: str | None
    source: str | None
    deal: int | None
    game: str
    rules: str
    seats: tuple[str, ...]
    given: ReusedDeal
    ending: Ending | None


class ChallengePlay(Struct, frozen=True):
    """That a guest has taken up a deal: at which table (None: looked at it), and whether that is over."""

    table: str | None
    over: bool


async def same_deal(storage: Storage, name: str) -> Challenge | None:
    """The deal of this name."""
    found = await storage.rows(select(*_COLUMNS).where(sames.c.id == name))
    return _same(found[0]) if found else None


async def offered(storage: Storage, source: str, deal: int) -> Challenge | None:
    """The deal that is this deal of a table."""
    query = select(*_COLUMNS).where(sames.c.source == source, sames.c.deal == deal)
    found = await storage.rows(query)
    return _same(found[0]) if found else None


_COLUMNS = (
    sames.c.id,
    sames.c.owner,
    sames.c.source,
    sames.c.deal,
    sames.c.game,
    sames.c.rules,
    sames.c.seats,
    sames.c.given,
    sames.c.ending,
)


def _same(row: Sequence[Any]) -> Challenge:
    row_id, owner, source, deal, game, rules, sitting, given, ending = row
    return Challenge(
        id=row_id,
        owner=owner,
        source=source,
        deal=deal,
        game=game,
        rules=rules,
        seats=json.decode(sitting, type=tuple[str, ...]),
        given=from_json(ReusedDeal, given),
        ending=None if ending is None else from_json(Ending, ending),
    )


async def keep_same(storage: Storage, same: Challenge) -> Challenge:
    """Store a deal, if nobody was faster; gives the one that is stored."""
    row = {
        "id": same.id,
        "owner": same.owner,
        "source": same.source,
        "deal": same.deal,
        "game": same.game,
        "rules": same.rules,
        "seats": json.encode(same.seats).decode(),
        "given": to_json(same.given).decode(),
        "ending": None if same.ending is None else to_json(same.ending).decode(),
    }
    try:
        await storage.write(insert(sames).values(row))
    except IntegrityError:
        found = await same_deal(storage, same.id)
        if found is None:
            raise
        return found
    return same


def taking(name: str, guest_id: str, table_id: str | None) -> Insert:
    """That a guest takes up a deal, once; without a table they only look."""
    return insert(plays).values(same_id=name, guest_id=guest_id, table_id=table_id)


async def taken(storage: Storage, name: str, guest_id: str) -> ChallengePlay | None:
    """Whether a guest has taken up a deal."""
    query = (
        select(plays.c.table_id, tables.c.finished)
        .select_from(plays.outerjoin(tables, tables.c.id == plays.c.table_id))
        .where(plays.c.same_id == name, plays.c.guest_id == guest_id)
    )
    found = await storage.rows(query)
    return ChallengePlay(found[0][0], bool(found[0][1])) if found else None


async def sat_at(storage: Storage, table_id: str | None, guest_id: str) -> bool:
    """Whether a guest sat at a table."""
    query = select(seats.c.seat).where(seats.c.table_id == table_id, seats.c.guest_id == guest_id)
    return table_id is not None and bool(await storage.rows(query))


async def played(storage: Storage, name: str) -> list[tuple[str, Ending]]:
    """How tables played a deal that are over, the latest first: whose table it was, and what it came to."""
    query = (
        select(plays.c.guest_id, endings.c.ending)
        .join(endings, endings.c.table_id == plays.c.table_id)
        .where(plays.c.same_id == name)
        .order_by(endings.c.ended.desc())
        .limit(MOST)
    )
    return [(str(guest), from_json(Ending, str(ending))) for guest, ending in await storage.rows(query)]
