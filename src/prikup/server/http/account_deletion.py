"""The deletion of an account: its matches stay, and another name stands in place of its person's."""

from __future__ import annotations

from contextlib import suppress

from prikup.server.http.services import Services
from prikup.server.problems import HTTPProblem
from prikup.server.storage import erasure
from prikup.server.storage.store import Storage
from prikup.server.tables.host import Guest
from prikup.server.workers.paid_work import PaidWork
from prikup.table import TableError, events


async def erase_account(services: Services, storage: Storage, guest: Guest, work: PaidWork) -> None:
    """Replace the person's name wherever it is stored, then delete the account.

    Tables in play, and those in memory, are told by an event. If something fails, the account is still there,
    and the same can be tried again.
    """
    erased: set[tuple[str, int]] = set()
    # Seats may be taken meanwhile.
    while found := [one for one in await erasure.list_seats(storage, guest.id) if one[:2] not in erased]:
        chosen = {}
        for table_id, seat, is_over in found:
            await work.wait_for_allowance()
            chosen[table_id, seat] = await _rename(services, storage, table_id, seat, is_over, work)
        await erasure.erase_names(storage, guest.id, chosen)
        for table_id, _ in chosen:
            await services.hub.reload(table_id)
        erased.update(chosen)
    await erasure.delete_account(storage, guest.id)


async def _rename(
    services: Services, storage: Storage, table_id: str, seat: int, is_over: bool, work: PaidWork
) -> str:
    """Return the name that is to stand in place of the person's at a table; tell the table if it is open."""
    taken = await erasure.list_names(storage, table_id) if is_over else None
    if taken is not None and table_id not in services.hub.loaded:
        return erasure.choose_name(taken[:seat] + taken[seat + 1 :])
    try:
        room = await services.hub.get_room(table_id, work)
    except HTTPProblem as problem:
        if problem.status != 500:
            raise
        return erasure.NAMELESS  # the log of the table cannot be read
    names = [one.name for at, one in enumerate(room.table.seats) if at != seat]
    name = erasure.choose_name(names)
    with suppress(TableError):  # the seat was freed meanwhile
        await room.append(events.Rename(seat=seat, name=name))
    return name
