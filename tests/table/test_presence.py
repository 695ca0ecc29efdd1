"""Absent people: shown after a time, waited for or replaced by a bot until they return."""

from __future__ import annotations

from prikup.table import events, find_prompt, list_todos, make_state
from prikup.table.pending_work import Deadline
from prikup.table.views import AwaySeat
from tests.table.playing import Log
from tests.table.test_play import play_to_vote
from tests.table.test_seating import error_code


def make_absent_player(seats: str = "PPP") -> Log:
    """Return a table where the time of the absent seat 1 is over."""
    log = play_to_vote(seats)
    log.put(events.Gone(seat=1, at=100.0))
    log.put(events.TimedOut(seat=1, at=190.5))
    return log


def test_absent_person_is_shown_at_once_with_a_deadline() -> None:
    log = play_to_vote()
    log.put(events.Gone(seat=1, at=100.0))
    seat = make_state(log.table, 0).table.seats[1]
    assert (seat.here, seat.away_since) == (False, 100.0)
    assert list_todos(log.table) == (Deadline(1, 190.0),)
    assert error_code(log, events.TimedOut(seat=1, at=189.9)) == "away"
    assert error_code(log, events.Gone(seat=1, at=101.0)) == "away"
    assert error_code(log, events.TimedOut(seat=2, at=500.0)) == "away"


def test_others_are_asked_after_the_deadline() -> None:
    log = make_absent_player()
    assert make_state(log.table, 0).table.away == (AwaySeat(1, 90),)
    assert list_todos(log.table) == ()
    assert error_code(log, events.TimedOut(seat=1, at=999.0)) == "away"


def test_waiting_longer_restarts_the_deadline() -> None:
    log = make_absent_player()
    log.put(events.Wait(by=0, at=200.0))
    assert make_state(log.table, 0).table.away == ()
    assert make_state(log.table, 0).table.seats[1].away_since == 100.0
    assert list_todos(log.table) == (Deadline(1, 290.0),)
    assert error_code(log, events.Wait(by=0, at=201.0)) == "nothing"


def test_bot_plays_until_the_person_returns() -> None:
    log = make_absent_player()
    assert error_code(log, events.Substitute(by=0, seat=2, bot="random")) == "away"
    log.put(events.Substitute(by=0, seat=1, bot="random"))
    assert make_state(log.table, 0).table.seats[1].played_by == "random"
    assert error_code(log, events.Move(by=1, text="no", prompt=find_prompt(log.table, 1))) == "actor"
    log.server()
    assert find_prompt(log.table, 1) is None
    log.put(events.Returned(seat=1))
    seat = make_state(log.table, 0).table.seats[1]
    assert (seat.here, seat.played_by, seat.away_since) == (True, None, None)
    log.say(2, "no")
    log.say(0, "stop")
    log.put(events.Next(by=1))


def test_returned_person_answers_the_old_prompt() -> None:
    log = make_absent_player()
    prompt = find_prompt(log.table, 1)
    log.put(events.Substitute(by=2, seat=1, bot="random"))
    log.put(events.Returned(seat=1))
    log.put(events.Move(by=1, text="no", prompt=prompt))
    assert find_prompt(log.table, 1) != prompt


def test_substituted_person_is_not_waited_for() -> None:
    log = make_absent_player("PPB")
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


def test_result_is_not_held_for_a_substituted_person() -> None:
    log = play_to_vote()
    for seat in (1, 2):
        log.say(seat, "no")
    log.put(events.Move(by=1, text="stop", prompt=None))
    log.put(events.Gone(seat=1, at=0.0))
    log.put(events.TimedOut(seat=1, at=90.0))
    log.put(events.Substitute(by=2, seat=1, bot="random"))
    assert log.table.unseen == {0, 2}


def test_standing_up_during_match_asks_the_others_at_once() -> None:
    log = play_to_vote()
    log.put(events.Leave(by=1, at=7.0))
    assert make_state(log.table, 0).table.away == (AwaySeat(1, 0),)
    log.put(events.Substitute(by=0, seat=1, bot="random"))
    assert log.table.seat_of("secret-1") == 1
    log.put(events.Returned(seat=1))


def test_presence_events_of_bots_are_refused() -> None:
    log = play_to_vote("PBP")
    assert error_code(log, events.Gone(seat=1, at=0.0)) == "seat"
    assert error_code(log, events.Returned(seat=0)) == "away"
    assert error_code(log, events.Substitute(by=1, seat=0, bot="random")) == "actor"
