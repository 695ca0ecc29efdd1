"""A new table: who may set one, its first events, and that it is stored."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Insert

from prikup import table as tables
from prikup.core import PrikupError, quote
from prikup.games import get
from prikup.server.problems import HTTPProblem, coded
from prikup.server.storage.store import Guest
from prikup.server.tables.hub import Hub
from prikup.server.tables.translate import bot_name
from prikup.table import AnyEvent, TableError, events
from prikup.words.catalogue import ENGLISH, languages, say


async def set_table(
    hub: Hub,
    guest: Guest,
    address: str,
    opened: events.Opened,
    seats: Sequence[str],
    name: str,
    also: Sequence[Insert] = (),
) -> None:
    """Open a table for a guest, who sits at the seat ``me``.

    They have still to agree, so that they can add to the first shuffle before. ``seats`` are ``me``, ``open``
    or the name of a bot, ``also`` is stored with it. Raises Problem.
    """
    await _may_open(hub, guest, seats)
    hub.admission.opening(address)
    log = _log(opened, seats, guest, name)
    bodies = [tables.encode(event).decode() for event in log]
    mine = [seat for seat, who in enumerate(seats) if who == "me"]
    await hub.storage.add_guest(guest)
    await hub.storage.add_table(opened.id, guest.id, opened.game, bodies, mine, also)
    if name and name != guest.name:
        await hub.storage.rename(guest.id, name)
    await hub.room(opened.id)


async def _may_open(hub: Hub, guest: Guest, seats: Sequence[str]) -> None:
    storage, limits = hub.storage, hub.limits
    if await storage.owned(guest.id) >= limits.tables:
        raise hub.admission.refusal("tables", "limit", most=limits.tables)
    arena = not {"me", "open"} & set(seats)
    if arena and await storage.arenas(guest.id) >= limits.arenas:
        raise hub.admission.refusal("arenas", "arena", most=limits.arenas)


def _log(opened: events.Opened, seats: Sequence[str], guest: Guest, name: str) -> list[AnyEvent]:
    """The first events of a table; raises Problem."""
    if list(seats).count("me") > 1:
        raise HTTPProblem(400, "seats", what=quote(seats))
    log: list[AnyEvent] = [opened]
    for seat, who in enumerate(seats):
        if who == "me":
            called = name or guest.name or say(known(opened.lang), "server-guest")
            log.append(events.Sit(seat=seat, who=guest.id, name=called))
        elif who != "open":
            log.append(events.SeatBot(seat=seat, bot=bot_name(who)))
    try:
        tables.fold(log, get)
    except PrikupError as error:
        code = error.code if isinstance(error, TableError) else "rules"
        raise HTTPProblem(400, coded(error, code)) from None
    return log


def known(lang: str) -> str:
    """The language itself if there are words of it, else English."""
    return lang if lang in languages() else ENGLISH
