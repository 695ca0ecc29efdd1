"""Requests for the seat of an absent person, by somebody who says that it is theirs.

A person is known by a cookie, so who has lost it is a stranger. All other persons who are present must agree;
bots are not asked. Only the seat of a person who was away as long as the table allows can be asked for, and
the request lapses when that person comes back.
"""

from __future__ import annotations

from prikup.table import events
from prikup.table.events import TableError
from prikup.table.state import (
    Applied,
    Seat,
    SeatRequest,
    Table,
    add_note,
    put_seat,
    replace,
    require_person,
    require_server,
    require_stage,
    seat_at,
)

MAX_MOVED_SEATS = 50
"""The persons whose lost seats a table remembers."""


def ask(table: Table, event: events.AskSeat) -> Applied:
    """Ask for the seat of an absent person; it replaces an earlier request of the same person."""
    require_stage(table, "seating", "playing")
    _require_stranger(table, event)
    seat = seat_at(table, event.seat)
    if seat.who is None:
        raise TableError("seat-person", seat=event.seat)
    if not _is_long_away(table, seat, event.at):
        raise TableError("away-request", seat=event.seat)
    if not _list_others(table, event.seat):
        raise TableError("seat-alone", seat=event.seat)
    request = table.seat_request
    if request is not None and request.who != event.who:
        raise TableError("asked-seat", seat=request.seat)
    if request is not None and request.seat == event.seat:
        return Applied(table)
    asked = SeatRequest(event.seat, event.who, table.version + 1, event.key)
    return Applied(add_note(replace(table, seat_request=asked), event.seat, "ask seat"))


def answer(table: Table, event: events.AnswerSeat) -> Applied:
    """Agree to the request for a seat, or refuse it."""
    request = table.seat_request
    if request is None or request.at != event.request:
        raise TableError("stale")
    if event.by is None:
        if event.yes:
            raise TableError("actor")
        return Applied(replace(table, seat_request=None))
    by, seat = require_person(table, event.by)
    assert seat.who is not None
    if not event.yes:
        refused = (*table.refused, request.who)
        return Applied(add_note(replace(table, seat_request=None, refused=refused), by, "no seat"))
    if seat.who in request.accepted:
        return Applied(table)
    return Applied(replace(table, seat_request=replace(request, accepted=(*request.accepted, seat.who))))


def find_agreed_request(table: Table) -> SeatRequest | None:
    """Return the open request for a seat if somebody is present and all who are have agreed."""
    request = table.seat_request
    if request is None:
        return None
    present = {seat.who for seat in table.seats if seat.who is not None and seat.gone is None}
    return request if present and present <= set(request.accepted) else None


def give(table: Table, event: events.GiveSeat) -> Applied:
    """Seat the person who asked; what the former one committed to for later deals is dropped."""
    require_server(event.by)
    request = find_agreed_request(table)
    if request is None:
        raise TableError("order-agreed")
    seat = table.seats[request.seat]
    assert seat.who is not None
    lost = (seat.who, request.seat)
    table = put_seat(table, request.seat, Seat(who=request.who, name=seat.name, withheld=seat.withheld))
    table = replace(
        table,
        seat_request=None,
        former=(*table.former, lost) if table.stage == "playing" else table.former,
        moved=(*table.moved, lost)[-MAX_MOVED_SEATS:],
        owner=request.who if table.owner == seat.who else table.owner,
    )
    return Applied(add_note(table, request.seat, "moved"))


def drop_void_request(table: Table) -> Table:
    """Return the table without a request that has become pointless."""
    request = table.seat_request
    if request is None:
        return table
    seat = table.seats[request.seat]
    is_open = (
        table.stage != "finished"
        and seat.who is not None
        and seat.gone is not None
        and table.seat_of(request.who) is None
        and table.key == request.key
    )
    return table if is_open else replace(table, seat_request=None)


def _require_stranger(table: Table, event: events.AskSeat) -> None:
    """Raise TableError if this person has a seat, or may not ask for one now."""
    if (own := table.seat_of(event.who)) is not None:
        raise TableError("seated", seat=own)
    if event.who in table.barred:
        raise TableError("barred")
    if table.key and event.key != table.key:
        raise TableError("link")
    if any(who == event.who and at != event.seat for who, at in table.former):
        raise TableError("locked-deal")
    if event.who in table.refused:
        raise TableError("locked-refused")


def _is_long_away(table: Table, seat: Seat, now: float) -> bool:
    if seat.gone is None:
        return False
    chosen = seat.out is not None or seat.played_by is not None
    return chosen or now - seat.gone >= table.table_rules.away_seconds


def _list_others(table: Table, at: int) -> list[int]:
    """Return the seats of the persons who could agree to a request for a seat."""
    return [one for one, seat in enumerate(table.seats) if seat.who is not None and one != at]
