"""Persons who disconnect and return."""

from __future__ import annotations

from prikup.table import clock, events, seating
from prikup.table.events import TableError
from prikup.table.state import (
    Applied,
    Seat,
    Table,
    add_note,
    put_seat,
    replace,
    require_person,
    require_server,
    require_stage,
    seat_at,
)


def mark_gone(table: Table, event: events.Gone) -> Applied:
    """Mark a person as disconnected."""
    require_server(event.by)
    seat = _require_person_seat(table, event.seat)
    if seat.gone is not None:
        raise TableError("away-already", seat=event.seat)
    gone = put_seat(table, event.seat, replace(seat, gone=event.at, since=event.at))
    return Applied(clock.pause(gone, event.at))


def mark_returned(table: Table, event: events.Returned) -> Applied:
    """Mark a person as connected again; they take their seat back from a bot that played for them."""
    require_server(event.by)
    seat = _require_person_seat(table, event.seat)
    if seat.gone is None:
        raise TableError("away-here", seat=event.seat)
    table = put_seat(table, event.seat, replace(seat, gone=None, since=None, out=None, played_by=None))
    shown = seat.out is not None or seat.played_by is not None
    return Applied(add_note(table, event.seat, "back") if shown else table)


def leave(table: Table, event: events.Leave) -> Applied:
    """Let a person leave the table."""
    by, seat = require_person(table, event.by)
    if table.stage == "seating":
        return Applied(seating.open_seat(table, by))
    out = 0 if table.stage == "playing" else None
    left = replace(seat, gone=event.at, since=event.at, out=out)
    table = clock.pause(put_seat(table, by, left), event.at)
    return Applied(add_note(table, by, "leave"))


def mark_timed_out(table: Table, event: events.TimedOut) -> Applied:
    """Mark a person as away for longer than the table allows, so that the others choose what to do.

    Raises TableError if the person is present or has been away for a shorter time.
    """
    require_server(event.by)
    require_stage(table, "playing")
    seat = seat_at(table, event.seat)
    deadline = find_deadline(table, seat)
    if deadline is None or seat.gone is None or event.at < deadline:
        raise TableError("away", seat=event.seat)
    seconds_away = int(event.at - seat.gone)
    table = put_seat(table, event.seat, replace(seat, out=seconds_away))
    return Applied(add_note(table, event.seat, "away"))


def find_deadline(table: Table, seat: Seat) -> float | None:
    """Return when the others must be asked about this seat; None if they need not be."""
    if seat.since is None or seat.out is not None or not seat.has_acting_person:
        return None
    return seat.since + table.table_rules.away_seconds


def restart_wait(table: Table, event: events.Wait) -> Applied:
    """Restart the wait for all persons marked as away, except the one who chooses it."""
    by, _ = _require_chooser(table, event.by)
    out = [at for at, seat in enumerate(table.seats) if seat.out is not None and at != by]
    if not out:
        raise TableError("nothing-away")
    for at in out:
        table = put_seat(table, at, replace(table.seats[at], since=event.at, out=None))
    return Applied(add_note(table, by, "wait"))


def substitute(table: Table, event: events.Substitute) -> Applied:
    """Let a bot play for an absent person."""
    _require_chooser(table, event.by)
    seat = seat_at(table, event.seat)
    if seat.out is None or event.seat == event.by:
        raise TableError("away-bot", seat=event.seat)
    table = put_seat(table, event.seat, replace(seat, out=None, played_by=event.bot))
    table = replace(table, unseen=table.unseen - {event.seat})
    return Applied(add_note(table, event.seat, f"bot {event.bot}"))


def _require_person_seat(table: Table, at: int) -> Seat:
    seat = seat_at(table, at)
    if seat.kind != "person":
        raise TableError("seat-person", seat=at)
    return seat


def _require_chooser(table: Table, by: int | None) -> tuple[int, Seat]:
    require_stage(table, "playing")
    return require_person(table, by)
