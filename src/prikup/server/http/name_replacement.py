"""Another name in place of a person's at all their tables, as when their account is deleted."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Container
from contextlib import suppress
from typing import Protocol

from prikup.server.problems import HTTPProblem
from prikup.server.storage import erasure
from prikup.server.storage.blocks import rename_blocked
from prikup.server.storage.store import Storage
from prikup.server.tables.host import DIRECT_WORK, Work
from prikup.server.tables.room import Room
from prikup.server.workers.paid_work import PaidWork
from prikup.table import TableError, events


class Rooms(Protocol):
    """The tables of a process; those which are not ``loaded`` are in no process that can be told."""

    @property
    def loaded(self) -> Container[str]:
        """The ids of the tables in memory."""

    async def get_room(self, table_id: str, work: Work = DIRECT_WORK) -> Room:
        """Return a table; raises HTTPProblem if there is no such table."""

    async def reload(self, table_id: str) -> None:
        """Drop a table whose log was rewritten from memory."""


async def go_on() -> None:
    """Wait for nothing."""


async def erase_account(rooms: Rooms, storage: Storage, guest_id: str, work: PaidWork) -> None:
    """Replace the person's name wherever it is stored, and delete what they said; then delete the account.

    If something fails, the account is still there, and the same can be tried again.
    """
    await replace_name(
        rooms, storage, guest_id, erasure.NAMELESS, work, work.wait_for_allowance, keeps_words=False
    )
    await erasure.delete_account(storage, guest_id)


async def replace_name(
    rooms: Rooms,
    storage: Storage,
    guest_id: str,
    name: str,
    work: Work = DIRECT_WORK,
    pause: Callable[[], Awaitable[None]] = go_on,
    keeps_words: bool = True,
) -> None:
    """Replace the name of a person at all their tables; what they said there is deleted or stays.

    Tables in play, and those in memory, are told by an event.
    """
    erased: set[tuple[str, int | None]] = set()
    # Seats may be taken meanwhile.
    while found := [one for one in await erasure.list_seats(storage, guest_id) if one[:2] not in erased]:
        chosen: dict[tuple[str, int | None], str] = {}
        for table_id, seat, is_over in found:
            await pause()
            chosen[table_id, seat] = await _rename(rooms, storage, (table_id, seat), is_over, name, work)
        await erasure.replace_names(storage, guest_id, chosen, keeps_words)
        for table_id, _ in chosen:
            await rooms.reload(table_id)
        erased.update(chosen)
    seated = {table_id for table_id, _ in erased}
    left = [one for one in await erasure.list_left_tables(storage, guest_id) if one not in seated]
    for _ in left:
        await pause()
    await erasure.replace_names(storage, guest_id, {(one, None): name for one in left}, keeps_words)
    for table_id in left:
        await rooms.reload(table_id)
    await rename_blocked(storage, guest_id, name)


async def _rename(
    rooms: Rooms, storage: Storage, place: tuple[str, int], is_over: bool, wanted: str, work: Work
) -> str:
    """Return the name that is to stand in place of the person's at a table; tell the table if it is open."""
    table_id, seat = place
    taken = await erasure.list_names(storage, table_id) if is_over else None
    if taken is not None and table_id not in rooms.loaded:
        return erasure.choose_name(taken[:seat] + taken[seat + 1 :], wanted)
    try:
        room = await rooms.get_room(table_id, work)
    except HTTPProblem as problem:
        if problem.status != 500:
            raise
        return wanted  # the log of the table cannot be read
    names = [one.name for at, one in enumerate(room.table.seats) if at != seat]
    name = erasure.choose_name(names, wanted)
    with suppress(TableError):  # the seat was freed meanwhile
        await room.append(events.Rename(seat=seat, name=name))
    return name
