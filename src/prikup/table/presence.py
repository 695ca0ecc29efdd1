"""Persons who disconnect and return, and chat."""

from __future__ import annotations

from prikup.table import clock, events, seating
from prikup.table.events import TableError
from prikup.table.state import (
    Applied,
    SayLine,
    Seat,
    Table,
    at_stage,
    note,
    person,
    put_seat,
    replace,
    seat_at,
    server,
)

SAY_LIMIT = 300
SAYS_KEPT = 50


def gone(table: Table, event: events.Gone) -> Applied:
    """Mark a person as disconnected."""
    server(event.by)
    seat = _persons_seat(table, event.seat)
    if seat.gone is not None:
        raise TableError("away-already", seat=event.seat)
    gone = put_seat(table, event.seat, replace(seat, gone=event.at, since=event.at))
    return Applied(clock.paused(gone, event.at))


def returned(table: Table, event: events.Returned) -> Applied:
    """Mark a person as connected again; they take their seat back from a bot that played for them."""
    server(event.by)
    seat = _persons_seat(table, event.seat)
    if seat.gone is None:
        raise TableError("away-here", seat=event.seat)
    table = put_seat(table, event.seat, replace(seat, gone=None, since=None, out=None, played_by=None))
    shown = seat.out is not None or seat.played_by is not None
    return Applied(note(table, event.seat, "back") if shown else table)


def leave(table: Table, event: events.Leave) -> Applied:
    """Let a person leave the table."""
    by, seat = person(table, event.by)
    if table.stage == "seating":
        return Applied(seating.leave(table, by))
    out = 0 if table.stage == "playing" else None
    left = replace(seat, gone=event.at, since=event.at, out=out)
    table = clock.paused(put_seat(table, by, left), event.at)
    return Applied(note(table, by, "leave"))


def timed_out(table: Table, event: events.TimedOut) -> Applied:
    """Mark a person as away for as long as the table allows."""
    server(event.by)
    at_stage(table, "playing")
    seat = seat_at(table, event.seat)
    end = deadline(table, seat)
    if end is None or seat.gone is None or event.at < end:
        raise TableError("away", seat=event.seat)
    table = put_seat(table, event.seat, replace(seat, out=int(event.at - seat.gone)))
    return Applied(note(table, event.seat, "away"))


def deadline(table: Table, seat: Seat) -> float | None:
    """Return when the others must be asked about this seat; None if they need not be."""
    if seat.since is None or seat.out is not None or not seat.decides:
        return None
    return seat.since + table.table_rules.away_seconds


def wait(table: Table, event: events.Wait) -> Applied:
    """Start the wait for all absent persons again."""
    by, _ = _chooser(table, event.by)
    out = [at for at, seat in enumerate(table.seats) if seat.out is not None and at != by]
    if not out:
        raise TableError("nothing-away")
    for at in out:
        table = put_seat(table, at, replace(table.seats[at], since=event.at, out=None))
    return Applied(note(table, by, "wait"))


def substitute(table: Table, event: events.Substitute) -> Applied:
    """Let a bot play for an absent person."""
    _chooser(table, event.by)
    seat = seat_at(table, event.seat)
    if seat.out is None or event.seat == event.by:
        raise TableError("away-bot", seat=event.seat)
    table = put_seat(table, event.seat, replace(seat, out=None, played_by=event.bot))
    table = replace(table, unseen=table.unseen - {event.seat})
    return Applied(note(table, event.seat, f"bot {event.bot}"))


def say(table: Table, event: events.Chat) -> Applied:
    """Add a player's chat message."""
    by, _ = person(table, event.by)
    text = event.text.strip()
    if not text or len(text) > SAY_LIMIT or not text.isprintable():
        raise TableError("text", given=event.text, most=SAY_LIMIT)
    says = (*table.says, SayLine(by, text, table.version + 1))[-SAYS_KEPT:]
    return Applied(replace(table, says=says, said=table.said + 1))


def _persons_seat(table: Table, at: int) -> Seat:
    seat = seat_at(table, at)
    if seat.kind != "person":
        raise TableError("seat-person", seat=at)
    return seat


def _chooser(table: Table, by: int | None) -> tuple[int, Seat]:
    at_stage(table, "playing")
    return person(table, by)
