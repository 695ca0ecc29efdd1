"""The people whom others have blocked."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from prikup.server.storage.schema import blocks, guests, ids_of, in_utc
from prikup.server.storage.store import Storage

MAX_BLOCKS = 500
"""The most people whom one person can block."""


class StoredBlock(NamedTuple):
    """A block, with the name of the other person at the table where they were blocked."""

    id: str
    name: str
    created: datetime


async def store_block(storage: Storage, block_id: str, guest_id: str, blocked: str, name: str) -> None:
    """Block a person, unless they are blocked already."""
    row = {"id": block_id, "guest_id": guest_id, "blocked": blocked, "name": name}
    with suppress(IntegrityError):
        await storage.write(insert(blocks).values(row))


async def delete_block(storage: Storage, ids: Sequence[str], block_id: str) -> bool:
    """End a block by the person with these ids; return False if they have no such block."""
    mine = blocks.c.id == block_id, blocks.c.guest_id.in_(ids)
    return bool(await storage.take(delete(blocks).where(*mine).returning(blocks.c.id)))


async def delete_blocks_of(storage: Storage, ids: Sequence[str], blocked: str) -> None:
    """End all blocks of one person by another, whatever ids both had."""
    others = await _all_ids(storage, {blocked})
    await storage.write(delete(blocks).where(blocks.c.guest_id.in_(ids), blocks.c.blocked.in_(others)))


async def list_blocks(storage: Storage, ids: Sequence[str]) -> list[StoredBlock]:
    """Return the blocks by the person with these ids, the newest first."""
    query = select(blocks.c.id, blocks.c.name, blocks.c.created).where(blocks.c.guest_id.in_(ids))
    found = await storage.rows(query.order_by(blocks.c.created.desc(), blocks.c.id))
    return [StoredBlock(block_id, name, in_utc(created)) for block_id, name, created in found]


async def find_blocked(storage: Storage, ids: Sequence[str]) -> set[str]:
    """Return all ids of the people whom the person with these ids has blocked."""
    found = await storage.rows(select(blocks.c.blocked).where(blocks.c.guest_id.in_(ids)))
    return await _all_ids(storage, {str(row[0]) for row in found})


async def find_blockers(storage: Storage, ids: Sequence[str]) -> set[str]:
    """Return all ids of the people who have blocked the person with these ids."""
    found = await storage.rows(select(blocks.c.guest_id).where(blocks.c.blocked.in_(ids)))
    return await _all_ids(storage, {str(row[0]) for row in found})


async def rename_blocked(storage: Storage, guest_id: str, name: str) -> None:
    """Replace the name of a person in the blocks by others."""
    await storage.write(update(blocks).where(blocks.c.blocked.in_(ids_of(guest_id))).values(name=name))


async def _all_ids(storage: Storage, ids: set[str]) -> set[str]:
    """Return all ids of the people with these ids: those of guests joined to the same account too."""
    if not ids:
        return set()
    person = func.coalesce(guests.c.joined_to, guests.c.id)
    wanted = select(person).where(guests.c.id.in_(ids))
    return ids | {str(row[0]) for row in await storage.rows(select(guests.c.id).where(person.in_(wanted)))}
