"""The clock of each decision, if the table has one: who is out of time is played for by a bot.

Every event at such a table has its time. A clock starts when a person is asked, in the game or to go on after
a result, and stands while play waits for consent, or while nobody is present. Beyond the time of the decision
a player has a reserve, which is full again with each deal.
"""

from __future__ import annotations

from prikup.table import events
from prikup.table.events import TableError
from prikup.table.state import (
    Applied,
    DecisionClock,
    Table,
    add_note,
    list_present,
    put_seat,
    replace,
    require_server,
    seat_at,
)

RESERVE_DECISIONS = 2
"""The reserve of a player in a deal, as a multiple of the time for one decision."""


def longest_decision(table: Table) -> int:
    """Return the seconds that a decision can take with the whole reserve."""
    return table.table_rules.decision_seconds * (1 + RESERVE_DECISIONS)


def list_reserves(table: Table) -> tuple[float, ...]:
    """Return by seat what is left of its reserve in this deal, in seconds; empty if no clocks run."""
    if table.decisions is None:
        return ()
    most = RESERVE_DECISIONS * table.table_rules.decision_seconds
    return tuple(most - used for used in table.decisions.used)


def find_time_limit(table: Table, seat: int) -> float | None:
    """Return when a seat will be out of time; None if its clock does not run."""
    clock = table.decisions
    if clock is None or clock.paused is not None:
        return None
    started = clock.started[seat]
    return None if started is None else started + longest_decision(table) - clock.used[seat]


def time_out(table: Table, event: events.OutOfTime) -> Applied:
    """Let a bot play for a person who is out of time, until they say that they are back."""
    require_server(event.by)
    seat = seat_at(table, event.seat)
    end = find_time_limit(table, event.seat)
    if end is None or event.time is None or event.time < end:
        raise TableError("order-time", seat=event.seat)
    table = put_seat(table, event.seat, replace(seat, out=None, played_by=event.bot))
    table = replace(table, unseen=table.unseen - {event.seat})
    return Applied(add_note(table, event.seat, "late"))


def take_back_seat(table: Table, event: events.Back) -> Applied:
    """Let a person play again who was out of time."""
    if event.by is None:
        raise TableError("actor")
    seat = seat_at(table, event.by)
    if seat.who is None or seat.played_by is None or seat.gone is not None:
        raise TableError("nothing-back")
    return Applied(add_note(put_seat(table, event.by, replace(seat, played_by=None)), event.by, "back"))


def restart(table: Table, event: events.ClocksRestarted) -> Applied:
    """Start all running clocks anew: the server was away."""
    require_server(event.by)
    clock = table.decisions
    if clock is None or event.time is None:
        raise TableError("order-clock")
    started = tuple(None if at is None else event.time for at in clock.started)
    return Applied(replace(table, decisions=replace(clock, started=started)))


def runs_since_before(table: Table, time: float) -> bool:
    """Return True if a clock is running that started before a time."""
    clock = table.decisions
    return clock is not None and any(at is not None and at < time for at in clock.started)


def run_clocks(before: Table, after: Table, event: events.Event) -> Table:
    """Return the table after an event with its clocks started, stopped or paused."""
    seconds = after.table_rules.decision_seconds
    if not seconds:
        return after
    if after.stage == "finished":
        for at, seat in enumerate(after.seats):
            if seat.gone is None and seat.played_by is not None:
                after = put_seat(after, at, replace(seat, played_by=None))
    if after.stage != "playing":
        return replace(after, decisions=None)
    clock = after.decisions or DecisionClock((None,) * len(after.seats), (0.0,) * len(after.seats))
    if after.between is not before.between:
        clock = replace(clock, used=(0.0,) * len(after.seats))
    is_running = not after.is_locked and bool(list_present(after))
    clock = _pause(clock, is_running, event.time)
    seats = range(len(after.seats))
    used = [_add_used(clock, seat, before, after, event, seconds) for seat in seats]
    started = [_start(clock, seat, before, after, event.time) for seat in seats]
    return replace(after, decisions=replace(clock, started=tuple(started), used=tuple(used)))


def _pause(clock: DecisionClock, is_running: bool, time: float | None) -> DecisionClock:
    """Return the clock paused from a time on, or running on as if the pause had not been."""
    if not is_running:
        return replace(clock, paused=time if clock.paused is None else clock.paused)
    if clock.paused is None:
        return clock
    pause = max(0.0, (time or clock.paused) - clock.paused)
    started = tuple(None if at is None else at + pause for at in clock.started)
    return replace(clock, started=started, paused=None)


def _find_question(table: Table, seat: int) -> tuple[int, int] | None:
    """Return what a person is asked: in the game, or to go on after a result; None if nothing."""
    if not table.seats[seat].has_acting_person:
        return None
    if seat in table.unseen:
        return (0, table.over)
    prompt = table.prompts[seat]
    return None if prompt is None else (1, prompt)


def _start(clock: DecisionClock, seat: int, before: Table, after: Table, time: float | None) -> float | None:
    question, started = _find_question(after, seat), clock.started[seat]
    if question is None:
        return None
    return started if started is not None and question == _find_question(before, seat) else time


def _add_used(
    clock: DecisionClock, seat: int, before: Table, after: Table, event: events.Event, seconds: int
) -> float:
    """Return the reserve that a seat has used in this deal, after an event that may be its decision."""
    used, started, time = clock.used[seat], clock.started[seat], event.time
    if event.by != seat or started is None or time is None:
        return used
    if _find_question(before, seat) == _find_question(after, seat):
        return used
    return min(used + max(0.0, time - started - seconds), RESERVE_DECISIONS * seconds)
