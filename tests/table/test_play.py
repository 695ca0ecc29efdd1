"""Moves, prompts, repetitions, and going on after a result."""

from __future__ import annotations

import pytest

from prikup.core import RuleError
from prikup.table import TableError, apply, events, find_prompt, list_todos, make_state
from prikup.table.pending_work import BotTurn
from tests.table.playing import Log
from tests.table.test_seating import code


def voting(seats: str = "PPP") -> Log:
    """A table where seats 1 and 2 are both asked."""
    log = Log(seats)
    log.begin()
    log.say(0, "in")
    log.say(0, first_choice(log, 0))
    return log


def first_choice(log: Log, seat: int) -> str:
    """The first thing this seat could do."""
    view = make_state(log.table, seat).view
    assert view is not None
    return view.choices[0].text


def test_a_move_answers_the_question_put_to_its_seat() -> None:
    log = Log()
    log.begin()
    assert [find_prompt(log.table, seat) is not None for seat in (0, 1, 2, None)] == [
        True,
        False,
        False,
        False,
    ]
    log.say(0, "in")
    assert find_prompt(log.table, 0) == log.table.version


def test_an_answer_is_good_though_other_things_happened_meanwhile() -> None:
    log = voting()
    prompt = find_prompt(log.table, 1)
    log.put(events.Chat(by=0, text="well?"))
    log.put(events.Gone(seat=2, at=1.0))
    log.put(events.Returned(seat=2))
    log.say(2, "no")
    assert find_prompt(log.table, 1) == prompt
    log.put(events.Move(by=1, text="yes", prompt=prompt))
    assert find_prompt(log.table, 1) is None


def test_an_answer_to_a_closed_question_is_stale() -> None:
    log = voting()
    prompt = find_prompt(log.table, 1)
    log.say(1, "no")
    assert code(log, events.Move(by=1, text="no", prompt=prompt)) == "stale"
    assert code(log, events.Move(by=2, text="no", prompt=prompt + 1 if prompt else None)) == "stale"
    assert code(log, events.Move(by=2, text="no", prompt=None)) == "stale"


def test_a_repetition_has_no_second_effect() -> None:
    log = voting()
    event = events.Move(by=1, text="no", prompt=find_prompt(log.table, 1), nonce="n1")
    log.put(event)
    again = apply(log.table, event)
    assert not again.fresh and again.table is log.table and again.facts == ()
    talk = events.Chat(by=1, text="hello", nonce="n2")
    log.put(talk)
    assert log.put(talk).says == log.table.says and len(log.table.says) == 1


def test_the_same_mark_of_another_person_is_another_event() -> None:
    log = voting()
    log.put(events.Chat(by=1, text="hello", nonce="n"))
    log.put(events.Chat(by=2, text="hello", nonce="n"))
    assert len(log.table.says) == 2


def test_an_illegal_move_changes_nothing() -> None:
    log = voting()
    prompt = find_prompt(log.table, 1)
    with pytest.raises(RuleError, match="maybe"):
        apply(log.table, events.Move(by=1, text="maybe", prompt=prompt))
    with pytest.raises(RuleError):
        apply(log.table, events.Move(by=0, text="stop", prompt=None))
    assert find_prompt(log.table, 1) == prompt


def test_an_offer_needs_no_question() -> None:
    log = voting()
    log.say(1, "no")
    log.say(2, "no")
    log.put(events.Move(by=2, text="stop", prompt=None))
    assert len(log.table.deals) == 1


def test_only_who_acts_for_a_seat_moves_it() -> None:
    log = voting("PBP")
    assert code(log, events.Move(by=1, text="no", prompt=find_prompt(log.table, 1))) == "actor"
    assert code(log, events.Move(by=2, text="no", prompt=find_prompt(log.table, 2), bot="random")) == "actor"
    assert code(log, events.Move(by=None, text="no", prompt=None)) == "actor"
    assert code(log, events.Move(by=7, text="no", prompt=None)) == "seat"
    assert list_todos(log.table) == (BotTurn(1, "random", find_prompt(log.table, 1) or 0),)
    log.put(log.bot_move(1))


def test_the_next_deal_waits_until_every_person_has_seen_the_result() -> None:
    log = voting("PPB")
    log.say(1, "no")
    log.server()
    log.put(events.Move(by=0, text="stop", prompt=find_prompt(log.table, 0)))
    log.server()
    state = make_state(log.table, 0).table
    assert state.waiting == "next"
    assert [seat.ready for seat in state.seats] == [False, False, True]
    log.put(events.Next(by=0))
    assert log.server().deals == log.table.deals and make_state(log.table, 0).table.waiting == "next"
    assert code(log, events.Next(by=0)) == "nothing"
    log.put(events.Next(by=1))
    assert make_state(log.table, 0).table.waiting == "deal"
    log.server()
    assert log.table.match is not None and log.table.match.turns()


def test_the_end_of_the_match_waits_for_nobody() -> None:
    log = Log("PBB", rules="1")
    log.begin()
    log.say(0, "out")
    log.server()
    while (prompt := find_prompt(log.table, 0)) is not None:
        log.put(events.Move(by=0, text=first_choice(log, 0), prompt=prompt))
        log.server()
    assert log.table.stage == "finished" and make_state(log.table, 0).table.waiting is None
    assert list_todos(log.table) == ()
    assert code(log, events.Next(by=0)) == "stage"


def test_the_log_keeps_what_was_said_in_this_deal_and_the_one_before() -> None:
    log = Log("BBB", rules="5")
    log.server()
    assert {line.deal_no for line in log.table.log} == {4, 5}


def test_talk_is_kept_and_must_be_short_and_printable() -> None:
    log = voting()
    for bad in ("", " ", "x" * 301, "a\nb"):
        assert code(log, events.Chat(by=1, text=bad)) == "text"
    for number in range(60):
        log.put(events.Chat(by=1, text=f" {number} "))
    assert len(log.table.says) == 50 and log.table.says[-1].text == "59"


def test_what_players_do_the_server_does_not_and_the_other_way_round() -> None:
    log = voting()
    for event in (events.Chat(text="hi"), events.Next(), events.AskUndo(), events.Wait(at=1.0)):
        assert code(log, event) == "actor"
    for other in (events.Reveal(by=1, number=1), events.TimedOut(by=1, seat=0, at=9.0), events.Undone(by=1)):
        assert code(log, other) == "actor"
    with pytest.raises(TableError):
        apply(log.table, events.Commit(number=9, seed="0" * 64))
