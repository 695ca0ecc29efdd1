"""The clock of each decision: who is out of time is played for by a bot until they are back."""

from __future__ import annotations

import pytest

from prikup.table import (
    BotTurn,
    Deadline,
    DecisionLimit,
    TableRules,
    events,
    find_prompt,
    list_todos,
    make_state,
)
from prikup.table.events import AnyEvent
from prikup.table.state import replace
from tests.table.playing import Log
from tests.table.test_seating import error_code

START = 1000.0
FIFTEEN = TableRules(decision_seconds=15)


class ClockLog(Log):
    """A table whose events have the time of its clock, as the server gives it to them."""

    def put(self, event: AnyEvent) -> object:  # type: ignore[override]
        return super().put(replace(event, time=self.time) if event.time is None else event)


def clock_log(seats: str = "PPP", rules: TableRules = FIFTEEN) -> ClockLog:
    """Return a table with 15 seconds for a decision, and 30 in reserve, where seat 0 is asked since START."""
    log = ClockLog(seats, rules="9")
    log.time = START
    log.put(events.Rules(by=0, table=rules))
    log.begin()
    assert [at for at in range(3) if find_prompt(log.table, at) is not None] == [0]
    return log


def limits(log: Log) -> list[DecisionLimit]:
    return [one for one in list_todos(log.table) if isinstance(one, DecisionLimit)]


def late(seat: int, time: float) -> events.OutOfTime:
    return events.OutOfTime(seat=seat, bot="random", time=time)


def test_bot_plays_for_person_out_of_time_until_they_are_back() -> None:
    log = clock_log()
    assert limits(log) == [DecisionLimit(0, START + 45)]
    assert make_state(log.table, 1).table.decide_by == (START + 45, None, None)
    assert error_code(log, late(0, START + 44.9)) == "order"
    assert error_code(log, late(1, START + 99)) == "order"
    log.put(late(0, START + 45))
    assert log.table.seats[0].played_by == "random" and log.table.log[-1].text == "late"
    assert [one.seat for one in list_todos(log.table) if isinstance(one, BotTurn)] == [0]
    assert error_code(log, events.Move(by=0, text="out", prompt=find_prompt(log.table, 0))) == "actor"
    log.time = START + 50
    log.put(events.Back(by=0))
    assert error_code(log, events.Back(by=0)) == "nothing"
    assert limits(log) == [DecisionLimit(0, START + 95)]
    log.say(0, "out")


def test_table_without_a_clock_limits_no_time() -> None:
    log = clock_log(rules=TableRules())
    assert limits(log) == [] and log.table.decisions is None
    state = make_state(log.table, 0).table
    assert (state.decision_seconds, state.decide_by, state.reserves) == (0, (), ())


def test_reserve_is_used_up_and_full_again_in_the_next_deal() -> None:
    log = clock_log()
    log.time = START + 20
    log.say(0, "out")
    assert make_state(log.table, 0).table.reserves == (25.0, 30.0, 30.0)
    assert limits(log) == [DecisionLimit(1, START + 20 + 45)]
    log.time += 15
    log.say(1, "out")  # within the time for one decision
    assert make_state(log.table, 0).table.reserves == (25.0, 30.0, 30.0)
    deal = log.table.over
    while log.table.over == deal:
        seat = next(at for at in range(3) if find_prompt(log.table, at) is not None)
        match = log.table.match
        assert match is not None
        turn = match.turn_of(seat)
        assert turn is not None
        log.say(seat, next(iter(match.legal(turn))).text)
        log.server()
    for seat in range(3):
        log.put(events.Next(by=seat))
    log.server()
    assert make_state(log.table, 0).table.reserves == (30.0, 30.0, 30.0)


def test_person_who_does_not_go_on_after_a_result_is_out_of_time() -> None:
    log = clock_log("PPB")
    while not log.table.unseen:
        seat = next(at for at in (0, 1) if find_prompt(log.table, at) is not None)
        match = log.table.match
        assert match is not None
        turn = match.turn_of(seat)
        assert turn is not None
        log.say(seat, next(iter(match.legal(turn))).text)
        log.server()
    log.put(events.Next(by=0))
    (limit,) = limits(log)
    assert limit.seat == 1
    log.put(late(1, limit.at))
    assert log.table.unseen == frozenset()


def test_clock_stands_while_play_waits_for_consent() -> None:
    log = clock_log("PPP")
    log.time += 5
    log.say(0, "out")
    log.time += 7  # seat 1 thinks
    log.put(events.AskUndo(by=0))
    assert limits(log) == [] and make_state(log.table, 0).table.decide_by == (None, None, None)
    log.time += 1000
    log.put(events.Answer(by=1, yes=False))
    assert limits(log) == [DecisionLimit(1, log.time - 7 + 45)]


def test_clock_starts_anew_after_an_undo() -> None:
    log = clock_log("PBB")
    log.time += 10
    log.say(0, "out")
    log.time += 1
    log.put(events.AskUndo(by=0))
    log.server(bots=False)
    (limit,) = limits(log)
    assert limit == DecisionLimit(0, log.time + 45)


def test_clock_stands_while_nobody_is_present() -> None:
    log = clock_log("PPB")
    log.put(events.Gone(seat=1, at=START + 1))
    log.time = START + 10
    log.put(events.Gone(seat=0, at=log.time))
    assert limits(log) == []
    log.time = START + 5000
    log.put(events.Returned(seat=0))
    assert limits(log) == [DecisionLimit(0, log.time - 10 + 45)]


def test_absent_person_is_out_of_time_too_and_plays_when_they_return() -> None:
    log = clock_log()
    log.put(events.Gone(seat=0, at=START))
    assert Deadline(0, START + 90) in list_todos(log.table)
    log.put(late(0, START + 45))
    assert error_code(log, events.Back(by=0)) == "nothing"  # they are not there
    log.put(events.Returned(seat=0))
    assert log.table.seats[0].played_by is None


def test_reconnecting_does_not_start_the_clock_anew() -> None:
    log = clock_log()
    log.time += 20
    log.put(events.Gone(seat=0, at=log.time))
    log.put(events.Returned(seat=0))
    assert limits(log) == [DecisionLimit(0, START + 45)]


def test_clocks_start_anew_when_the_server_was_away() -> None:
    log = clock_log()
    log.time += 500
    log.put(events.ClocksRestarted())
    assert limits(log) == [DecisionLimit(0, log.time + 45)]
    assert error_code(log, events.ClocksRestarted(by=0, time=log.time)) == "actor"


def test_person_who_was_out_of_time_may_want_a_rematch() -> None:
    log = clock_log("PBB")
    log.put(late(0, START + 45))
    log.put(events.Back(by=0))
    log.put(events.AskEnd(by=0))
    log.server()
    assert log.table.stage == "finished"
    log = clock_log("PPB")
    log.put(late(0, START + 45))
    log.put(events.AskEnd(by=1))
    log.server()
    assert log.table.stage == "finished" and log.table.seats[0].played_by is None


@pytest.mark.parametrize("jump", [-(10.0**6), 10.0**6])
def test_clock_of_the_machine_that_is_set_takes_no_more_than_the_reserve(jump: float) -> None:
    log = clock_log()
    log.time += jump
    log.say(0, "out")
    assert make_state(log.table, 0).table.reserves[0] in (0.0, 30.0)
    assert limits(log) == [DecisionLimit(1, log.time + 45)]
