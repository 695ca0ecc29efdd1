"""Tournaments, the bots' own matches with their cards, and the guests who play them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import and_, func, insert, select
from sqlalchemy.exc import IntegrityError

from prikup.core import Struct, from_json, to_json
from prikup.server.storage.schema import (
    accounts,
    bot_matches,
    endings,
    entries,
    guests,
    ids_of,
    in_utc,
    tournaments,
)
from prikup.server.storage.store import Storage
from prikup.server.stored import FinishedEntry
from prikup.shuffle import derive_server_seed
from prikup.table import BotMatch, DealSeries

MAX_RANKED_ENTRIES = 1000
"""The most entries of a tournament that are ranked."""


class Tournament(Struct, frozen=True):
    """The same deals for everybody who plays between ``opens`` and ``closes``, in seconds since 1970.

    ``owner`` is None for a tournament of the day. Everybody sits at seat 0 and plays with ``bot`` at the
    other seats. Each of the ``instances`` has cards of its own, so that nobody knows who gets the same ones.
    """

    id: str
    owner: str | None
    title: str
    game: str
    rules: str
    players: int
    deals: int
    bot: str
    bot_version: str
    secret: str
    instances: int
    opens: float
    closes: float

    def make_series(self, instance: int) -> DealSeries:
        """Return the deals of an instance."""
        return DealSeries(self.id, derive_server_seed(self.secret, self.id, instance), self.closes)


class TournamentEntry(Struct, frozen=True):
    """A guest's play of a tournament; ``table`` is None if its table was deleted."""

    table: str | None
    instance: int
    over: bool


_COLUMNS = tuple(tournaments.c[name] for name in Tournament.__struct_fields__)


async def find_tournament(storage: Storage, tournament_id: str) -> Tournament | None:
    """Return the tournament with this id, or None."""
    found = await storage.rows(select(*_COLUMNS).where(tournaments.c.id == tournament_id))
    return _read_tournament(found[0]) if found else None


def _read_tournament(row: Sequence[Any]) -> Tournament:
    *fields, opens, closes = row
    return Tournament(*fields, *(in_utc(at).timestamp() for at in (opens, closes)))


async def store_tournament(storage: Storage, one: Tournament) -> Tournament:
    """Store a tournament; return it, or the one that another request stored first under its id."""
    row = {name: getattr(one, name) for name in Tournament.__struct_fields__}
    row["opens"], row["closes"] = (datetime.fromtimestamp(at, UTC) for at in (one.opens, one.closes))
    try:
        await storage.write(insert(tournaments).values(row))
    except IntegrityError:
        found = await find_tournament(storage, one.id)
        if found is None:
            raise
        return found
    return one


async def count_owned(storage: Storage, guest_id: str, now: float) -> int:
    """Return the number of tournaments of a guest that are not closed."""
    open_ones = tournaments.c.closes > datetime.fromtimestamp(now, UTC)
    query = select(func.count()).where(tournaments.c.owner.in_(ids_of(guest_id)), open_ones)
    return int((await storage.rows(query))[0][0])


async def find_bot_match(storage: Storage, tournament_id: str, instance: int) -> BotMatch | None:
    """Return the bots' own match with the cards of an instance, or None if it is not stored yet."""
    query = select(bot_matches.c.match).where(
        bot_matches.c.tournament_id == tournament_id, bot_matches.c.instance == instance
    )
    found = await storage.rows(query)
    return from_json(BotMatch, str(found[0][0])) if found else None


async def store_bot_match(storage: Storage, tournament_id: str, instance: int, played: BotMatch) -> None:
    """Store the bots' own match with the cards of an instance, unless another process has."""
    row = {"tournament_id": tournament_id, "instance": instance, "match": to_json(played).decode()}
    try:
        await storage.write(insert(bot_matches).values(row))
    except IntegrityError:
        if await find_bot_match(storage, tournament_id, instance) is None:
            raise


async def find_entry(storage: Storage, tournament_id: str, guest_id: str) -> TournamentEntry | None:
    """Return the entry of a guest, or None."""
    query = (
        select(entries.c.table_id, entries.c.instance, endings.c.ended)
        .select_from(entries.outerjoin(endings, endings.c.table_id == entries.c.table_id))
        .where(entries.c.tournament_id == tournament_id, entries.c.guest_id.in_(ids_of(guest_id)))
        .order_by(entries.c.created)
        .limit(1)
    )
    found = await storage.rows(query)
    return TournamentEntry(found[0][0], found[0][1], found[0][2] is not None) if found else None


async def list_finished(storage: Storage, tournament_id: str) -> list[FinishedEntry]:
    """Return the entries whose matches are over, the first who finished first."""
    owner = func.coalesce(guests.c.joined_to, guests.c.id)
    others = entries.alias()
    theirs = guests.alias()
    earlier = (
        select(others.c.guest_id)
        .join(theirs, theirs.c.id == others.c.guest_id)
        .where(others.c.tournament_id == tournament_id, others.c.created < entries.c.created)
        .where(func.coalesce(theirs.c.joined_to, theirs.c.id) == accounts.c.guest_id)
        .exists()
    )
    query = (
        select(
            entries.c.guest_id,
            entries.c.instance,
            endings.c.ended,
            endings.c.ending,
            and_(accounts.c.guest_id.is_not(None), ~earlier),
        )
        .select_from(entries.join(endings, endings.c.table_id == entries.c.table_id))
        .join(guests, guests.c.id == entries.c.guest_id)
        .outerjoin(accounts, accounts.c.guest_id == owner)
        .where(entries.c.tournament_id == tournament_id)
        .order_by(endings.c.ended)
        .limit(MAX_RANKED_ENTRIES)
    )
    return [
        FinishedEntry(guest, instance, in_utc(ended).timestamp(), ending, bool(has_account))
        for guest, instance, ended, ending, has_account in await storage.rows(query)
    ]


async def count_finished(storage: Storage, tournament_id: str) -> int:
    """Return the number of entries whose matches were over before the tournament closed."""
    finished = entries.join(endings, endings.c.table_id == entries.c.table_id)
    query = (
        select(func.count())
        .select_from(finished.join(tournaments, tournaments.c.id == entries.c.tournament_id))
        .where(entries.c.tournament_id == tournament_id, endings.c.ended < tournaments.c.closes)
    )
    return int((await storage.rows(query))[0][0])
