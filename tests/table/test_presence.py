"""People who go: shown after a while, waited for or played for, and back as if nothing had happened."""

from __future__ import annotations

from prikup.table import events, find_prompt, list_todos, make_state
from prikup.table.pending_work import Deadline
from prikup.table.views import AwaySeat
from tests.table.playing import Log
from tests.table.test_play import voting
from tests.table.test_seating import code


def away(seats: str = "PPP") -> Log:
    """A table where seat 1 has been away for long enough."""
    log = voting(seats)
    log.put(events.Gone(seat=1, at=100.0))
    log.put(events.TimedOut(seat=1, at=190.5))
    return log


def test_a_person_who_goes_is_shown_at_once_and_timed() -> None:
    log = voting()
    log.put(events.Gone(seat=1, at=100.0))
    seat = make_state(log.table, 0).table.seats[1]
    assert (seat.here, seat.away_since) == (False, 100.0)
    assert list_todos(log.table) == (Deadline(1, 190.0),)
    assert code(log, events.TimedOut(seat=1, at=189.9)) == "away"
    assert code(log, events.Gone(seat=1, at=101.0)) == "away"
    assert code(log, events.TimedOut(seat=2, at=500.0)) == "away"


def test_after_the_time_is_up_the_others_are_asked() -> None:
    log = away()
    assert make_state(log.table, 0).table.away == (AwaySeat(1, 90),)
    assert list_todos(log.table) == ()
    assert code(log, events.TimedOut(seat=1, at=999.0)) == "away"


def test_waiting_on_starts_the_time_anew() -> None:
    log = away()
    log.put(events.Wait(by=0, at=200.0))
    assert make_state(log.table, 0).table.away == ()
    assert make_state(log.table, 0).table.seats[1].away_since == 100.0
    assert list_todos(log.table) == (Deadline(1, 290.0),)
    assert code(log, events.Wait(by=0, at=201.0)) == "nothing"


def test_a_bot_plays_until_the_person_is_back() -> None:
    log = away()
    assert code(log, events.Substitute(by=0, seat=2, bot="random")) == "away"
    log.put(events.Substitute(by=0, seat=1, bot="random"))
    assert make_state(log.table, 0).table.seats[1].played_by == "random"
    assert code(log, events.Move(by=1, text="no", prompt=find_prompt(log.table, 1))) == "actor"
    log.server()
    assert find_prompt(log.table, 1) is None
    log.put(events.Returned(seat=1))
    seat = make_state(log.table, 0).table.seats[1]
    assert (seat.here, seat.played_by, seat.away_since) == (True, None, None)
    log.say(2, "no")
    log.say(0, "stop")
    log.put(events.Next(by=1))


def test_a_person_who_returns_answers_the_question_he_left() -> None:
    log = away()
    prompt = find_prompt(log.table, 1)
    log.put(events.Substitute(by=2, seat=1, bot="random"))
    log.put(events.Returned(seat=1))
    log.put(events.Move(by=1, text="no", prompt=prompt))
    assert find_prompt(log.table, 1) != prompt


def test_nobody_waits_for_a_person_for_whom_a_bot_plays() -> None:
    log = away("PPB")
    log.put(events.AskUndo(by=0))
    log.put(events.Substitute(by=0, seat=1, bot="random"))
    log.server()
    assert log.table.ask is None
    while not log.table.unseen:
        view = make_state(log.table, 0).view
        assert view is not None
        log.say(0, view.choices[0].text)
        log.server()
    assert log.table.unseen == {0}


def test_a_result_that_an_absent_person_has_not_seen_does_not_hold_the_table_once_a_bot_plays() -> None:
    log = voting()
    for seat in (1, 2):
        log.say(seat, "no")
    log.put(events.Move(by=1, text="stop", prompt=None))
    log.put(events.Gone(seat=1, at=0.0))
    log.put(events.TimedOut(seat=1, at=90.0))
    log.put(events.Substitute(by=2, seat=1, bot="random"))
    assert log.table.unseen == {0, 2}


def test_who_gets_up_during_the_match_is_away_at_once() -> None:
    log = voting()
    log.put(events.Leave(by=1, at=7.0))
    assert make_state(log.table, 0).table.away == (AwaySeat(1, 0),)
    log.put(events.Substitute(by=0, seat=1, bot="random"))
    assert log.table.seat_of("secret-1") == 1
    log.put(events.Returned(seat=1))


def test_presence_is_of_persons_only() -> None:
    log = voting("PBP")
    assert code(log, events.Gone(seat=1, at=0.0)) == "seat"
    assert code(log, events.Returned(seat=0)) == "away"
    assert code(log, events.Substitute(by=1, seat=0, bot="random")) == "actor"
