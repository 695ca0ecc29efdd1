"""Accounts: the guests who have one, their sessions and passkeys, and secrets that are used once."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, Literal, NamedTuple, TypeAlias

from sqlalchemy import Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from prikup.server.storage.schema import (
    accounts,
    grants,
    guests,
    ids_of,
    in_utc,
    passkeys,
    scores,
    sessions,
    utc_now,
)
from prikup.server.storage.store import Storage
from prikup.server.tables.host import Guest

MAX_SESSION_AGE_S = 365 * 24 * 3600
"""The seconds for which a browser stays signed in."""
MAX_SESSIONS = 50
"""The browsers in which one account is signed in; one more signs the oldest out."""
MAX_JOINED_GUESTS = 100
"""The guests who are joined to one account; later ones are left as they are."""
GRANT_S = 300.0
"""The seconds in which a secret may be used."""

GrantPurpose: TypeAlias = Literal["link", "register", "sign-in"]


class StoredAccount(NamedTuple):
    """The account of a guest."""

    guest: str
    name: str
    created: datetime
    is_operator: bool


class StoredSession(NamedTuple):
    """A browser that is signed in."""

    token_hash: bytes
    created: datetime
    device: str


class StoredPasskey(NamedTuple):
    """A passkey; ``site`` is the host for which it was made."""

    id_hash: bytes
    guest: str
    credential: bytes
    public_key: bytes
    sign_count: int
    site: str
    name: str
    created: datetime


async def find_account(storage: Storage, guest_id: str) -> StoredAccount | None:
    """Return the account of a guest, or None."""
    query = (
        select(guests.c.id, guests.c.name, accounts.c.created, accounts.c.operator)
        .join(accounts, accounts.c.guest_id == guests.c.id)
        .where(guests.c.id == guest_id)
    )
    for guest, name, created, operator in await storage.rows(query):
        return StoredAccount(guest, name, in_utc(created), bool(operator))
    return None


async def add_account(
    storage: Storage, guest: Guest, name: str, recovery_hash: bytes, session_hash: bytes, device: str = ""
) -> bool:
    """Give a guest an account and sign this browser in; return False if they have one already."""
    await storage.add_guest(guest)

    async def add(connection: AsyncConnection) -> bool:
        mine = update(guests).where(guests.c.id == guest.id, ~guests.c.revoked)
        if (await connection.execute(mine.values(name=name, revoked=True))).rowcount != 1:
            return False  # another tab has made the account, or joined the guest to one
        row = {"guest_id": guest.id, "recovery_hash": recovery_hash}
        await connection.execute(insert(accounts).values(row))
        row = {"token_hash": session_hash, "guest_id": guest.id, "device": device}
        await connection.execute(insert(sessions).values(row))
        return True

    return await storage.transact(add)


async def find_by_recovery_key(storage: Storage, recovery_hash: bytes) -> str | None:
    """Return the guest whose recovery key has this hash, or None."""
    query = select(accounts.c.guest_id).where(accounts.c.recovery_hash == recovery_hash)
    found = await storage.rows(query)
    return str(found[0][0]) if found else None


async def replace_recovery_key(storage: Storage, guest_id: str, recovery_hash: bytes) -> None:
    """Store the hash of another recovery key; the one before is valid no more."""
    statement = update(accounts).where(accounts.c.guest_id == guest_id)
    await storage.write(statement.values(recovery_hash=recovery_hash))


# Sessions -------------------------------------------------------------------------------------


async def sign_in(
    storage: Storage,
    guest_id: str,
    session_hash: bytes,
    before: Guest | None,
    old_hash: bytes | None,
    device: str = "",
) -> None:
    """Sign a browser in; ``before`` is the guest whom it was so far, and ``old_hash`` that of its token.

    That guest is joined to the account and their token revoked, unless they have an account themselves: then
    only their session in this browser ends.
    """
    row = {"token_hash": session_hash, "guest_id": guest_id, "device": device}
    statements: list[Any] = [insert(sessions).values(row)]
    if before is not None and before.has_account:
        statements.append(delete(sessions).where(sessions.c.token_hash == old_hash))
    elif before is not None and await _count_joined(storage, guest_id) < MAX_JOINED_GUESTS:
        mine = guests.c.id == before.id, guests.c.token_hash == old_hash, ~guests.c.revoked
        statements.append(update(guests).where(*mine).values(revoked=True, joined_to=guest_id))
    kept = _newest_sessions(guest_id)
    statements.append(
        delete(sessions).where(sessions.c.guest_id == guest_id, ~sessions.c.token_hash.in_(kept))
    )
    await storage.write(*statements)


def _newest_sessions(guest_id: str) -> Select[tuple[bytes]]:
    query = select(sessions.c.token_hash).where(sessions.c.guest_id == guest_id)
    newest = query.order_by(sessions.c.created.desc()).limit(MAX_SESSIONS).subquery()
    return select(newest.c.token_hash)


async def _count_joined(storage: Storage, guest_id: str) -> int:
    query = select(func.count()).select_from(guests).where(guests.c.joined_to == guest_id)
    return int((await storage.rows(query))[0][0])


async def list_sessions(storage: Storage, guest_id: str) -> list[StoredSession]:
    """Return the sessions of an account, newest first."""
    query = (
        select(sessions.c.token_hash, sessions.c.created, sessions.c.device)
        .where(sessions.c.guest_id == guest_id)
        .order_by(sessions.c.created.desc())
    )
    return [
        StoredSession(token_hash, in_utc(at), device) for token_hash, at, device in await storage.rows(query)
    ]


async def sign_out(storage: Storage, session_hash: bytes) -> None:
    """End one session."""
    await storage.write(delete(sessions).where(sessions.c.token_hash == session_hash))


async def sign_out_everywhere(storage: Storage, guest_id: str) -> None:
    """End all sessions of an account, and its links that are not used yet."""
    await storage.write(*(delete(one).where(one.c.guest_id == guest_id) for one in (sessions, grants)))


async def delete_old_sessions(storage: Storage) -> None:
    """Delete the sessions whose cookies have expired."""
    before = utc_now() - timedelta(seconds=MAX_SESSION_AGE_S)
    await storage.write(delete(sessions).where(sessions.c.created < before))


async def list_sheets(storage: Storage, guest_id: str) -> list[bytes]:
    """Return the sheets that an account shares, as JSON."""
    mine = scores.c.owner.in_(ids_of(guest_id)), scores.c.record != ""
    return [str(row[0]).encode() for row in await storage.rows(select(scores.c.record).where(*mine))]


# Secrets that are used once -------------------------------------------------------------------


async def add_grant(
    storage: Storage, secret_hash: bytes, purpose: GrantPurpose, guest_id: str | None
) -> None:
    """Store a secret in place of the last one of this account for the same purpose; delete expired ones."""
    now = utc_now()
    before = grants.c.guest_id == guest_id, grants.c.purpose == purpose
    row = {"secret_hash": secret_hash, "purpose": purpose, "guest_id": guest_id}
    await storage.write(
        delete(grants).where(grants.c.expires < now),
        *([] if guest_id is None else [delete(grants).where(*before)]),
        insert(grants).values(**row, expires=now + timedelta(seconds=GRANT_S)),
    )


async def use_grant(
    storage: Storage, secret_hash: bytes, purpose: GrantPurpose, guest_id: str | None = None
) -> str | None:
    """Use a secret up and return its account; "" if it has none, None if the secret is not valid.

    A secret that belongs to another account than ``guest_id`` is not valid.
    """
    mine = [] if guest_id is None else [grants.c.guest_id == guest_id]
    found = await storage.take(
        delete(grants)
        .where(
            grants.c.secret_hash == secret_hash,
            grants.c.purpose == purpose,
            grants.c.expires > utc_now(),
            *mine,
        )
        .returning(grants.c.guest_id)
    )
    return (found[0][0] or "") if found else None


# Passkeys -------------------------------------------------------------------------------------


async def add_passkey(storage: Storage, one: StoredPasskey) -> bool:
    """Store a passkey; return False if it is stored already."""
    row = one._asdict()
    row["guest_id"] = row.pop("guest")
    try:
        await storage.write(insert(passkeys).values(row))
    except IntegrityError:
        return False
    return True


async def find_passkey(storage: Storage, id_hash: bytes) -> StoredPasskey | None:
    """Return the passkey whose id has this hash, or None."""
    found = await storage.rows(_select_passkeys().where(passkeys.c.id_hash == id_hash))
    return _read_passkey(found[0]) if found else None


async def list_passkeys(storage: Storage, guest_id: str) -> list[StoredPasskey]:
    """Return the passkeys of an account, the oldest first."""
    query = _select_passkeys().where(passkeys.c.guest_id == guest_id).order_by(passkeys.c.created)
    return [_read_passkey(row) for row in await storage.rows(query)]


async def note_passkey_use(storage: Storage, id_hash: bytes, sign_count: int) -> None:
    """Store how often a passkey says that it was used."""
    await storage.write(update(passkeys).where(passkeys.c.id_hash == id_hash).values(sign_count=sign_count))


async def delete_passkey(storage: Storage, guest_id: str, id_hash: bytes) -> bool:
    """Delete a passkey of an account; return False if it has no such passkey."""
    mine = passkeys.c.guest_id == guest_id, passkeys.c.id_hash == id_hash
    return bool(await storage.take(delete(passkeys).where(*mine).returning(passkeys.c.id_hash)))


def _select_passkeys() -> Select[Any]:
    return select(
        passkeys.c.id_hash,
        passkeys.c.guest_id,
        passkeys.c.credential,
        passkeys.c.public_key,
        passkeys.c.sign_count,
        passkeys.c.site,
        passkeys.c.name,
        passkeys.c.created,
    )


def _read_passkey(row: Sequence[Any]) -> StoredPasskey:
    return StoredPasskey._make((*row[:-1], in_utc(row[-1])))
