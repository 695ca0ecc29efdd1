"""The creation of a table by a guest."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

from msgspec.structs import replace

from prikup import table as tables
from prikup.server.http.bans import check_not_banned
from prikup.server.http.guest_tokens import new_link_id
from prikup.server.http.services import Services
from prikup.server.problems import HTTPProblem
from prikup.server.tables.host import Guest
from prikup.server.tables.new_table import make_first_events
from prikup.table import events


async def create_table(
    services: Services,
    guest: Guest,
    address: str,
    opened: events.Opened,
    seats: Sequence[str],
    name: str,
    challenge: str | None = None,
    entry: tuple[str, int] | None = None,
) -> None:
    """Store a new table of a guest and start its driver.

    ``seats`` are ``me``, ``open`` or the name of a bot; ``challenge`` is
    the deal of others that is played there, ``entry`` the tournament and its instance.
    Raises HTTPProblem if the guest is banned, a limit is reached or the table cannot be opened.
    """
    hub, storage, admission = services.hub, services.storage, services.admission
    check_not_banned(guest, hub.host.clock())
    opened = replace(opened, owner=guest.id)
    bots_only = not {"me", "open"} & set(seats)
    async with admission.turn_of(guest.id):
        await _check_limits(services, guest, bots_only)
        admission.count_new_table(address, bots_only)
        log = make_first_events(opened, seats, guest, name)
        bodies = [tables.encode(event).decode() for event in log]
        owner_seats = [seat for seat, occupant in enumerate(seats) if occupant == "me"]
        await storage.add_guest(guest)
        await storage.add_table(opened.id, guest.id, opened.game, bodies, owner_seats, challenge, entry)
    if name and name != guest.name:
        await storage.rename_guest(guest.id, name)
    await hub.get_room(opened.id)


async def _check_limits(services: Services, guest: Guest, bots_only: bool) -> None:
    storage, limits = services.storage, services.limits
    if await storage.count_open_tables(guest.id) >= limits.tables:
        raise services.admission.refuse("tables", "limit", most=limits.tables)
    if bots_only and await storage.count_bot_only_tables(guest.id) >= limits.arenas:
        raise services.admission.refuse("arenas", "arena", most=limits.arenas)


async def check_listing(services: Services, guest_id: str, address: str) -> None:
    """Raise HTTPProblem if a guest waits at an open table already, or too many of their address do."""
    if await services.storage.count_awaited(guest_id):
        raise HTTPProblem(409, "listed-other")
    most = services.limits.listed
    if services.hub.count_waiting_tables(address) >= most:
        raise services.admission.refuse("listed", "limit-listed", most=most)


async def new_table_id(services: Services) -> str:
    """Return an id for a new table; a server with a seed repeats the same sequence of ids."""
    seed = services.hub.seed
    if seed is None:
        return new_link_id()
    number = await services.storage.count_tables()
    return hmac.new(seed.encode(), f"table {number}".encode(), hashlib.sha256).hexdigest()[:12]
