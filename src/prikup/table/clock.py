"""The time that a match has been played, if its rules end it by time.

The clock starts with the first cards and stops while no person is connected. It is read between deals, when
the match receives the number of minutes played.
"""

from __future__ import annotations

import math

from prikup import core
from prikup.core import Struct
from prikup.table import events
from prikup.table.events import TableError
from prikup.table.play import advance
from prikup.table.state import (
    Applied,
    PlayClock,
    Table,
    add_note,
    find_dealt,
    put_shuffle,
    replace,
    require_match,
    require_server,
)
from prikup.toolkit.match_end import MAX_CLOCK_MINUTES


class ClockView(Struct, frozen=True):
    """The clock of a match: it ends after ``minutes``; ``seconds`` had been played at time ``since``.

    ``since`` is None while the clock is stopped.
    """

    minutes: int
    seconds: float
    since: float | None


def minutes_left(clock: ClockView, now: float) -> int:
    """Return the minutes left, rounded up; 0 once the time is over.

    >>> minutes_left(ClockView(60, 120.0, 1000.0), now=1030.0)
    58
    """
    played = clock.seconds + (0.0 if clock.since is None else max(0.0, now - clock.since))
    return max(0, math.ceil(clock.minutes - played / 60))


def minute_limit(table: Table) -> int | None:
    """Return the minutes after which the match ends, None if it does not end by time."""
    minutes = getattr(table.options, "end_minutes", None)
    return None if minutes is None else int(minutes)


def is_due(table: Table) -> bool:
    """Return True if the clock must be read now: to start it, or to give the match the time."""
    if minute_limit(table) is None or table.stage != "playing" or find_dealt(table) is None:
        return False
    if table.clock is None or table.clock.since is None:
        return _is_attended(table)
    return _must_tell(table, table.clock)


def read(table: Table, event: events.ClockRead) -> Applied:
    """Read the clock: it runs on from here, and between deals the match receives the time."""
    require_server(event.by)
    if not is_due(table):
        raise TableError("order-clock")
    clock = (table.clock or PlayClock()).run_to(event.at)
    if not _must_tell(table, clock):
        return Applied(replace(table, clock=clock))
    match = require_match(table)
    minutes = min(max(match.minutes, int(clock.seconds // 60)), MAX_CLOCK_MINUTES)
    one = find_dealt(table)
    assert one is not None
    told = put_shuffle(replace(table, clock=replace(clock, told=table.over)), replace(one, minutes=minutes))
    applied = advance(told, core.Input(None, None, core.Clock(minutes)))
    after = applied.table.match
    if match.last_deal is None and after is not None and after.last_deal is not None:
        return replace(applied, table=add_note(applied.table, None, "time"))
    return applied


def pause(table: Table, at: float) -> Table:
    """Return the table with its clock stopped if no person is connected any more."""
    if table.clock is None or table.clock.since is None or _is_attended(table):
        return table
    return replace(table, clock=replace(table.clock.run_to(at), since=None))


def view_clock(table: Table) -> ClockView | None:
    """Return the clock as all may see it, None if the match does not end by time."""
    minutes, clock = minute_limit(table), table.clock or PlayClock()
    return None if minutes is None else ClockView(minutes, clock.seconds, clock.since)


def _is_attended(table: Table) -> bool:
    """Return True if a person is connected, or no person sits at the table."""
    persons = [seat for seat in table.seats if seat.who is not None]
    return not persons or any(seat.gone is None for seat in persons)


def _must_tell(table: Table, clock: PlayClock) -> bool:
    """Return True if a deal has ended since the match last received the time."""
    match = require_match(table)
    waits = match.game.needs_deal(match) is not None
    return waits and not table.unseen and not table.is_locked and clock.told < table.over
