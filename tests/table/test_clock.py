"""Matches that end by time: the running of the clock, its readings, and the record."""

from __future__ import annotations

import pytest

from prikup import records
from prikup.core import replay
from prikup.table import (
    ReadClock,
    TableError,
    collect_inputs,
    events,
    fold,
    list_todos,
    make_state,
    minutes_left,
    write_record,
)
from prikup.table.clock import ClockView
from tests.table.playing import Log, find
from tests.table.test_preferans import step
from tests.table.test_written import RecordedLog

TIMED = "wikipedia-sochi; game_end=clock; end_minutes=10"


def open_timed_table(rules: str = TIMED, seats: str = "PPP") -> RecordedLog:
    log = RecordedLog(seats, "preferans", rules, "timed")
    log.begin()
    return log


def play(log: Log, deals: int, minutes: float) -> None:
    """Play so many deals of so many minutes each."""
    for _ in range(deals):
        log.time += 60 * minutes
        over = log.table.over
        while log.table.over == over and step(log):
            log.server()
        for seat in sorted(log.table.unseen):
            log.put(events.Next(by=seat))
        log.server()


def test_match_ends_after_the_deal_in_which_time_is_over() -> None:
    log = open_timed_table()
    play(log, 3, 3)
    assert log.table.match is not None and not log.table.match.finished and log.table.match.minutes == 9
    play(log, 1, 3)
    assert log.table.stage == "finished" and log.table.over == 4
    assert [line.text for line in log.table.log][-1] == "time"


def test_record_of_a_timed_match_has_the_minutes_and_replays() -> None:
    log = open_timed_table()
    play(log, 4, 3)
    text = write_record(log.table, log.lines, None)
    assert [line for line in text.splitlines() if line.startswith("clock")] == [
        "clock 3",
        "clock 6",
        "clock 9",
        "clock 12",
    ]
    kept = records.read(text)
    assert records.write(kept) == text and kept.final_match() == log.table.match
    table, inputs = collect_inputs(log.events, find)
    start = table.game.start(table.options, len(table.seats))
    assert table == log.table == fold(log.events, find)
    assert replay(start, inputs)[0] == log.table.match


def test_last_lap_follows_when_the_time_is_over() -> None:
    log = open_timed_table(TIMED + "; end_clock_action=final_lap")
    play(log, 2, 6)
    assert log.table.match is not None and log.table.match.last_deal == 5
    state = make_state(log.table, 0)
    assert state.scene is not None and state.scene.last_deal == 5
    play(log, 3, 1)
    assert log.table.stage == "finished" and log.table.over == 5


def test_clock_stands_while_no_person_is_connected() -> None:
    log = open_timed_table(seats="PBB")
    log.time += 60
    log.put(events.Gone(seat=0, at=log.time))
    clock = make_state(log.table, 0).table.clock
    assert clock == ClockView(10, 60.0, None)
    log.time += 6000
    assert not any(isinstance(one, ReadClock) for one in list_todos(log.table))
    log.put(events.Returned(seat=0))
    assert list_todos(log.table) == (ReadClock(),)
    log.server(bots=False)
    assert make_state(log.table, 0).table.clock == ClockView(10, 60.0, log.time)


def test_clock_runs_while_another_person_is_connected() -> None:
    log = open_timed_table()
    log.put(events.Gone(seat=1, at=log.time + 60))
    assert log.table.clock is not None and log.table.clock.since == log.time


def test_undo_does_not_restore_time() -> None:
    log = open_timed_table(seats="PBB")
    before = log.table.clock
    while log.table.prompts[0] is None:
        log.server()
    log.say(0, "pass")
    log.put(events.AskUndo(by=0))
    log.server(bots=False)
    assert log.table.clock == before


def test_match_without_a_time_has_no_clock() -> None:
    log = open_timed_table("wikipedia-sochi")
    play(log, 1, 3)
    assert log.table.clock is None and make_state(log.table, 0).table.clock is None
    with pytest.raises(TableError, match="the clock is not read now"):
        log.put(events.ClockRead(at=log.time))


def test_player_cannot_read_the_clock() -> None:
    with pytest.raises(TableError):
        open_timed_table().put(events.ClockRead(by=0, at=99.0))


@pytest.mark.parametrize(
    ("seconds", "since", "now", "expected"),
    [
        (0, None, 500, 60),
        (0, 100, 100, 60),
        (0, 100, 101, 60),
        (0, 100, 160, 59),
        (3600, 0, 5, 0),
        (0, 100, 50, 60),
    ],
)
def test_minutes_left_rounds_up_the_current_minute(
    seconds: float, since: float | None, now: float, expected: int
) -> None:
    assert minutes_left(ClockView(60, seconds, since), now) == expected
