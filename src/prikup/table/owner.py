"""The powers of the table's owner: to free a seat, to bar a person, to lock the table, to hand it over.

Before the match a seat that was freed is open. During the match a bot plays on, and it stays free for
whoever sits down there: a friend, or the same person with another cookie.
"""

from __future__ import annotations

from prikup.table import clock, events, names, seating
from prikup.table.events import TableError
from prikup.table.state import (
    Applied,
    Seat,
    Table,
    add_note,
    put_seat,
    replace,
    require_stage,
    seat_at,
)

MAX_BARRED_PERSONS = 50
"""The persons that a table remembers to be barred; earlier ones lack the key of the link anyway."""


def free_seat(table: Table, event: events.FreeSeat) -> Applied:
    """Free the seat of a person or a bot."""
    table = _require_owner(table, event)
    require_stage(table, "seating", "playing")
    seat = seat_at(table, event.seat)
    if seat.kind == "open" or seat.vacant:
        raise TableError("nothing-free", seat=event.seat)
    return Applied(_vacate(table, event.seat, event.bot, event.at))


def bar(table: Table, event: events.Bar) -> Applied:
    """Free the seat of a person, who may not come back, and renew the table's link."""
    table = _require_owner(table, event)
    require_stage(table, "seating", "playing")
    who = seat_at(table, event.seat).who
    if who is None:
        raise TableError("seat-person", seat=event.seat)
    if who == table.owner:
        raise TableError("owner-self")
    table = _vacate(table, event.seat, event.bot, event.at)
    return Applied(replace(table, key=event.key, barred=(*table.barred, who)[-MAX_BARRED_PERSONS:]))


def lock_table(table: Table, event: events.LockTable) -> Applied:
    """Say whether new people may sit down or watch."""
    table = _require_owner(table, event)
    return Applied(replace(table, lock=event.lock))


def list_table(table: Table, event: events.ListTable) -> Applied:
    """Open the table to anybody, or make it private.

    People who came by the link have not agreed to play with anybody, or to stand in a list: they agree anew.
    """
    table = _require_owner(table, event)
    if event.listing is None:
        return Applied(replace(table, listing=None))
    require_stage(table, "seating")
    if table.repeats:
        raise TableError("given")
    if table.lock != "open":
        raise TableError("locked")
    if table.seat_of(event.who) is None:
        raise TableError("watcher")
    for at, seat in enumerate(table.seats):
        if seat.who not in (None, event.who):
            withdrawn = seat.agreed or seat.withdrawn
            table = put_seat(table, at, replace(seat, agreed=False, withdrawn=withdrawn))
    return Applied(replace(table, listing=event.listing, was_open=True))


def hand_over(table: Table, event: events.HandOver) -> Applied:
    """Make a seated person the owner."""
    table = _require_owner(table, event)
    who = seat_at(table, event.seat).who
    if who is None:
        raise TableError("seat-person", seat=event.seat)
    return Applied(add_note(replace(table, owner=who), event.seat, "owner"))


def _require_owner(table: Table, event: events.OwnerEvent) -> Table:
    """Return the table with its owner known; raises TableError if somebody else acts."""
    if not event.who or (table.owner and event.who != table.owner):
        raise TableError("owner")
    return replace(table, owner=event.who)


def _vacate(table: Table, at: int, bot: str, time: float) -> Table:
    """Return the table with a seat freed: open before the match, later played by a bot for the time being."""
    seat = table.seats[at]
    if table.stage == "seating":
        return seating.open_seat(table, at)
    name = seat.name
    if seat.who is not None:
        name = names.pick_free_name(table.lang, table.taken_names())
    played_by = seat.acting_bot or bot
    table = put_seat(table, at, Seat(bot=played_by, name=name, withheld=seat.withheld, vacant=True))
    ask = table.ask
    if ask is not None:
        accepted = tuple(one for one in ask.accepted if one != at)
        ask = None if ask.by == at else replace(ask, accepted=accepted)
    former = table.former if seat.who is None else (*table.former, (seat.who, at))
    table = replace(table, unseen=table.unseen - {at}, ask=ask, former=former)
    return add_note(clock.pause(table, time), at, "free")
