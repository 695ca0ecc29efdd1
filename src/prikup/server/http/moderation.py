"""Decisions of an operator about tables and people, from the browser or from the command line."""

from __future__ import annotations

from contextlib import suppress

from prikup.server.http.name_replacement import Rooms, replace_name
from prikup.server.problems import HTTPProblem
from prikup.server.storage import listings, moderation
from prikup.server.storage.moderation import NamedPerson
from prikup.server.storage.store import Storage
from prikup.server.tables import protocol
from prikup.server.tables.host import DIRECT_WORK, Guest, Work
from prikup.table import events


async def ban_person(
    rooms: Rooms,
    storage: Storage,
    person: NamedPerson,
    reason: str,
    until: float | None,
    work: Work = DIRECT_WORK,
) -> None:
    """Ban a person, and take them from the open tables at which they wait; raises HTTPProblem."""
    if await moderation.is_operator(storage, person.id):
        raise HTTPProblem(409, "ban-operator", given=person.name)
    await moderation.store_ban(storage, person.id, reason, until)
    guest = Guest(person.id, person.name, joined=await moderation.list_joined(storage, person.id))
    for one in await listings.list_awaited(storage, person.id):
        with suppress(HTTPProblem):
            room = await rooms.get_room(one.id, work)
            await room.handle_message(room.identify(guest), protocol.Leave())


def check_reason(text: str) -> str:
    """Return the reason of a ban as it is shown, in one line; raises HTTPProblem if nothing is left of it."""
    reason = "".join(char for char in text if char.isprintable()).strip()
    if not reason:
        raise HTTPProblem(400, "ban-reason", given=text)
    return reason


async def unlist_table(rooms: Rooms, table_id: str, work: Work = DIRECT_WORK) -> None:
    """Take a table from the list of open tables; raises HTTPProblem if it is not in it."""
    room = await rooms.get_room(table_id, work)
    if room.table.listing is None or room.owner is None:
        raise HTTPProblem(409, "unlisted", table=table_id)
    await room.append(events.ListTable(who=room.owner, listing=None))


async def rename_person(
    rooms: Rooms, storage: Storage, person: NamedPerson, name: str, work: Work = DIRECT_WORK
) -> None:
    """Replace the name of a person, now and at all their tables."""
    await storage.rename_guest(person.id, name)
    await replace_name(rooms, storage, person.id, name, work)
