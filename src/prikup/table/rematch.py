"""A rematch: the next table for the people, bots and rules of a finished match."""

from __future__ import annotations

from typing import TypeAlias

from prikup.table import events
from prikup.table.events import TableError
from prikup.table.state import Applied, Rematch, Table, replace, require_person, require_stage

FirstEvent: TypeAlias = events.Opened | events.SeatBot | events.Sit | events.Gone | events.LockTable


def ask(table: Table, event: events.Again) -> Applied:
    """Record whether a person wants a rematch; the first who does opens the next table.

    Raises TableError if the table repeats a given deal, or if nobody has asked for a rematch to decline.
    """
    require_stage(table, "finished")
    by, _ = require_person(table, event.by)
    if table.repeats:
        raise TableError("given")
    rematch = table.next
    if opens_next(table, event):
        return Applied(replace(table, next=Rematch(event.table, by, (by,))))
    if rematch is None:
        raise TableError("nothing-asked")
    accepted = tuple(seat for seat in rematch.accepted if seat != by)
    declined = tuple(seat for seat in rematch.declined if seat != by)
    if event.yes:
        accepted = (*accepted, by)
    else:
        declined = (*declined, by)
    return Applied(replace(table, next=replace(rematch, accepted=accepted, declined=declined)))


def opens_next(table: Table, event: events.Again) -> bool:
    """Return True if the event opens the next table: the first, or another if that one was deleted."""
    return event.yes and (table.next is None or table.next.table == event.instead_of)


def list_first_events(table: Table, event: events.Again) -> list[FirstEvent]:
    """Return the first events of the next table: the same rules, bots and people, all in their seats.

    People have still to agree to the rules. All but the asker are away until they come.
    """
    log: list[FirstEvent] = [
        events.Opened(
            id=event.table,
            game=table.game.id,
            rules=table.rules,
            players=len(table.seats),
            invite=f"/t/{event.table}",
            lang=table.lang,
            repeatable=table.repeatable,
            deals=table.max_deals,
            table=table.table_rules,
            owner=event.owner,
        )
    ]
    people = [(at, seat.who, seat.name) for at, seat in enumerate(table.seats) if seat.who is not None]
    log += [events.SeatBot(seat=at, bot=seat.bot) for at, seat in enumerate(table.seats) if seat.bot]
    log += [events.Sit(seat=at, who=who, name=name) for at, who, name in people]
    log += [events.Gone(seat=at, at=event.at) for at, _, _ in people if at != event.by]
    if table.lock != "open":
        log.append(events.LockTable(who=event.owner, lock=table.lock))
    return log
