"""Challenges, that is deals that are played at several tables, and the guests who have taken them up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import json
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from prikup.core import Struct, from_json, to_json
from prikup.server.storage.schema import endings, ids_of, plays, sames, seats, tables
from prikup.server.storage.store import Storage
from prikup.table import Ending, ReusedDeal

MAX_COMPARED_TABLES = 100
"""The most tables of one challenge that are compared."""


class Challenge(Struct, frozen=True):
    """A deal for others: its rules, its seats (``me``, or the name of a bot), its seeds.

    ``owner`` offers it, ``source`` and ``deal`` are the table and the number at which it was first dealt, and
    ``ending`` is its ending there; all are None for a deal of the day.
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
    """A guest's use of a challenge: the table (None: only looked at the results), and whether it is over."""

    table: str | None
    over: bool


async def find_challenge(storage: Storage, challenge_id: str) -> Challenge | None:
    """Return the challenge with this id, or None."""
    found = await storage.rows(select(*_COLUMNS).where(sames.c.id == challenge_id))
    return _from_row(found[0]) if found else None


async def find_challenge_of_deal(storage: Storage, source: str, deal: int) -> Challenge | None:
    """Return the challenge made of this deal of a table, or None."""
    query = select(*_COLUMNS).where(sames.c.source == source, sames.c.deal == deal)
    found = await storage.rows(query)
    return _from_row(found[0]) if found else None


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


def _from_row(row: Sequence[Any]) -> Challenge:
    row_id, owner, source, deal, game, rules, seat_names, given, ending = row
    return Challenge(
        id=row_id,
        owner=owner,
        source=source,
        deal=deal,
        game=game,
        rules=rules,
        seats=json.decode(seat_names, type=tuple[str, ...]),
        given=from_json(ReusedDeal, given),
        ending=None if ending is None else from_json(Ending, ending),
    )


async def store_challenge(storage: Storage, challenge: Challenge) -> Challenge:
    """Store a challenge; return it, or the one that another request stored first under its id."""
    row = {
        "id": challenge.id,
        "owner": challenge.owner,
        "source": challenge.source,
        "deal": challenge.deal,
        "game": challenge.game,
        "rules": challenge.rules,
        "seats": json.encode(challenge.seats).decode(),
        "given": to_json(challenge.given).decode(),
        "ending": None if challenge.ending is None else to_json(challenge.ending).decode(),
    }
    try:
        await storage.write(insert(sames).values(row))
    except IntegrityError:
        found = await find_challenge(storage, challenge.id)
        if found is None:
            raise
        return found
    return challenge


async def find_play(storage: Storage, challenge_id: str, guest_id: str) -> ChallengePlay | None:
    """Return how a guest has used a challenge, or None."""
    query = (
        select(plays.c.table_id, tables.c.finished)
        .select_from(plays.outerjoin(tables, tables.c.id == plays.c.table_id))
        .where(plays.c.same_id == challenge_id, plays.c.guest_id.in_(ids_of(guest_id)))
        .order_by(plays.c.created)
        .limit(1)
    )
    found = await storage.rows(query)
    return ChallengePlay(found[0][0], bool(found[0][1])) if found else None


async def has_seat(storage: Storage, table_id: str | None, guest_id: str) -> bool:
    """Return True if a guest has a seat at a table."""
    query = select(seats.c.seat).where(seats.c.table_id == table_id, seats.c.guest_id.in_(ids_of(guest_id)))
    return table_id is not None and bool(await storage.rows(query))


async def list_endings(storage: Storage, challenge_id: str) -> list[tuple[str, Ending]]:
    """Return the endings of a challenge at finished tables with their guests, the latest first."""
    query = (
        select(plays.c.guest_id, endings.c.ending)
        .join(endings, endings.c.table_id == plays.c.table_id)
        .where(plays.c.same_id == challenge_id)
        .order_by(endings.c.ended.desc())
        .limit(MAX_COMPARED_TABLES)
    )
    return [(str(guest), from_json(Ending, str(ending))) for guest, ending in await storage.rows(query)]
