"""Limits and permissions of requests: they are checked before an event is stored, not when it is folded.

They came later than the first logs, which must still open.
"""

from __future__ import annotations

from prikup.table import events
from prikup.table.events import AnyEvent, TableError
from prikup.table.state import Table, replace

MAX_RULE_CHANGES = 200
"""The most changes of the rules before the match."""
MAX_SEATINGS = 500
"""The most changes of who sits where before the match, by others than the owner."""
MAX_REQUESTS = 1000
"""The most events of the kinds that can be repeated without end, before the match or in one deal."""
MAX_SEAT_REQUESTS = 50
"""The most requests for the seats of absent persons in one deal."""

SEATINGS = (events.Sit, events.Leave, events.SeatBot)
"""Events that change who sits where; before the match those of the owner count among the next ones."""
OWNER_REPEATABLE = (events.LockTable, events.ListTable, events.HandOver)
"""Events that an owner may cause again and again; others cannot use up their number."""
REPEATABLE = (
    events.Agree,
    events.Bind,
    events.AskUndo,
    events.AskEnd,
    events.Answer,
    events.AnswerSeat,
    events.Again,
    events.Wait,
    events.Hurry,
    events.Back,
    events.AllowChat,
    events.Substitute,
    events.Sit,
    events.Leave,
)
"""Events that a person may cause again and again while the match does not go on."""


def check_request(table: Table, event: AnyEvent, who: str) -> None:
    """Raise TableError if this person may not cause this event now, though it could be folded.

    The event may have been made for an earlier state, in which they still had the seat for which they act.
    """
    if event.by is not None and table.seat_of(who) != event.by:
        raise TableError("watcher")
    if table.stage == "seating":
        if isinstance(event, events.Rules):
            _check_rules(table, event)
        if isinstance(event, SEATINGS):
            _check_seating(table, event)
            return
        if _agrees_anew(table, event):
            return
    if isinstance(event, events.AskSeat) and table.seat_requests >= MAX_SEAT_REQUESTS:
        raise TableError("limit-requests", most=MAX_SEAT_REQUESTS)
    if isinstance(event, REPEATABLE) and table.requests >= MAX_REQUESTS:
        raise TableError("limit-requests", most=MAX_REQUESTS)
    if isinstance(event, OWNER_REPEATABLE) and table.owner_requests >= MAX_REQUESTS:
        raise TableError("limit-requests", most=MAX_REQUESTS)


def _check_rules(table: Table, event: events.Rules) -> None:
    """Raise TableError if a person may not change the rules now."""
    if table.listing is not None:
        raise TableError("listed-rules")
    if not may_change_rules(table, event.by):
        raise TableError("owner-rules")
    if table.rule_changes >= MAX_RULE_CHANGES:
        raise TableError("limit-rules", most=MAX_RULE_CHANGES)


def _check_seating(table: Table, event: AnyEvent) -> None:
    """Raise TableError if who sits where was changed too often before the match."""
    if not _is_of_owner(table, event):
        if table.seatings >= MAX_SEATINGS:
            raise TableError("limit-seats", most=MAX_SEATINGS)
    elif table.owner_requests >= MAX_REQUESTS:
        raise TableError("limit-requests", most=MAX_REQUESTS)


def may_change_rules(table: Table, seat: int | None) -> bool:
    """Return True if the person at a seat may change the rules before the match.

    At a table whose log names no owner everybody may, as when it was opened; at an open table nobody may.
    """
    if seat is None or table.stage != "seating" or table.repeats or table.listing is not None:
        return False
    return table.table_rules.changes == "all" or table.owner in ("", table.seats[seat].who)


def count_event(before: Table, after: Table, event: AnyEvent) -> Table:
    """Return the table after an event with the event counted, for the limits on the next ones."""
    if after.between is not before.between:
        return replace(after, requests=0, owner_requests=0, seat_requests=0, refused=())
    if isinstance(event, OWNER_REPEATABLE):
        return replace(after, owner_requests=before.owner_requests + 1)
    if isinstance(event, events.AskSeat):
        return replace(after, seat_requests=before.seat_requests + 1)
    if before.match is None:
        if isinstance(event, events.Rules):
            return replace(after, rule_changes=before.rule_changes + 1)
        if isinstance(event, SEATINGS):
            if _is_of_owner(before, event):
                return replace(after, owner_requests=before.owner_requests + 1)
            return replace(after, seatings=before.seatings + 1)
        if _agrees_anew(before, event):
            return after
    if isinstance(event, REPEATABLE):
        return replace(after, requests=before.requests + 1)
    return after


def _is_of_owner(table: Table, event: AnyEvent) -> bool:
    """Return True if the owner of the table sits down or changes who sits where."""
    if isinstance(event, events.Sit):
        return event.who == table.owner
    return event.by is not None and table.seats[event.by].who == table.owner


def _agrees_anew(table: Table, event: AnyEvent) -> bool:
    """Return True if a person agrees who has not: then nobody may have used up the number of requests.

    It happens once after each change of the rules or of who sits there, which have limits of their own.
    """
    return isinstance(event, events.Agree) and event.by is not None and not table.seats[event.by].agreed
