"""The person behind a token, with the ban under which they are."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, func, or_, select

from prikup.server.storage.schema import accounts, bans, blocks, guests, in_utc, sessions, utc_now
from prikup.server.tables.host import Ban, Guest


def select_guest(token_hash: bytes) -> Select[Any]:
    """Return the query for the guest whose token has this hash."""
    return (
        select(guests.c.id, guests.c.name, guests.c.revoked, bans.c.reason, bans.c.until)
        .outerjoin(bans, is_banned(bans.c.guest_id == guests.c.id))
        .where(guests.c.token_hash == token_hash)
    )


def read_guest(rows: Sequence[Any]) -> Guest | None:
    """Return the guest from the rows of their query."""
    for guest_id, name, revoked, reason, until in rows:
        return Guest(guest_id, name, revoked=bool(revoked), ban=_read_ban(reason, until))
    return None


def select_session(token_hash: bytes) -> Select[Any]:
    """Return the query for the person signed in by the session whose token has this hash."""
    joined = guests.alias()
    return (
        select(guests.c.id, guests.c.name, accounts.c.operator, joined.c.id, bans.c.reason, bans.c.until)
        .select_from(sessions.join(guests, guests.c.id == sessions.c.guest_id))
        .join(accounts, accounts.c.guest_id == guests.c.id)
        .outerjoin(joined, joined.c.joined_to == guests.c.id)
        .outerjoin(bans, is_banned(bans.c.guest_id.in_((guests.c.id, joined.c.id))))
        .where(sessions.c.token_hash == token_hash)
        .order_by(joined.c.created)
    )


def read_session(rows: Sequence[Any]) -> Guest | None:
    """Return the person from the rows of the query: one for each guest joined to them, and for each ban."""
    if not rows:
        return None
    guest_id, name, operator = rows[0][:3]
    joined = dict.fromkeys(str(row[3]) for row in rows if row[3] is not None)
    ban = next((_read_ban(*row[4:]) for row in rows if row[4] is not None), None)
    return Guest(guest_id, name, has_account=True, joined=tuple(joined), ban=ban, is_operator=bool(operator))


def select_block(ids: Sequence[str], by: str) -> Select[Any]:
    """Return the query for a block of the person with these ids by another."""
    person = select(func.coalesce(guests.c.joined_to, guests.c.id)).where(guests.c.id == by)
    blocker = guests.c.id == blocks.c.guest_id
    return (
        select(blocks.c.id)
        .join(guests, blocker)
        .where(
            blocks.c.blocked.in_(ids),
            func.coalesce(guests.c.joined_to, guests.c.id) == person.scalar_subquery(),
        )
        .limit(1)
    )


def is_banned(whose: ColumnElement[Any]) -> ColumnElement[Any]:
    """Return the condition for a ban which is not over, of the person given by the condition ``whose``."""
    return and_(whose, or_(bans.c.until.is_(None), bans.c.until > utc_now()))


def _read_ban(reason: str | None, until: datetime | None) -> Ban | None:
    if reason is None:
        return None
    return Ban(reason, None if until is None else in_utc(until).timestamp())
