"""Moves, prompts, repetitions, and the pause after a result."""

from __future__ import annotations

import pytest

from prikup.core import RuleError
from prikup.table import TableError, apply, events, find_prompt, list_todos, make_state
from prikup.table.pending_work import BotTurn
from tests.table.playing import Log, deal_of_four
from tests.table.test_seating import error_code


def play_to_vote(seats: str = "PPP") -> Log:
    """Return a toy table where seats 1 and 2 are both asked."""
    log = Log(seats)
    log.begin()
    log.say(0, "in")
    log.say(0, first_choice(log, 0))
    return log


def first_choice(log: Log, seat: int) -> str:
    """Return the first choice of this seat."""
    view = make_state(log.table, seat).view
    assert view is not None
    return view.choices[0].text


def test_only_the_acting_seat_has_a_prompt() -> None:
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


def test_prompt_stays_open_during_other_events() -> None:
    log = play_to_vote()
    prompt = find_prompt(log.table, 1)
    log.put(events.Chat(by=0, text="well?"))
    log.put(events.Gone(seat=2, at=1.0))
    log.put(events.Returned(seat=2))
    log.say(2, "no")
    assert find_prompt(log.table, 1) == prompt
    log.put(events.Move(by=1, text="yes", prompt=prompt))
    assert find_prompt(log.table, 1) is None


def test_answer_to_closed_question_is_stale() -> None:
    log = play_to_vote()
    prompt = find_prompt(log.table, 1)
    log.say(1, "no")
    assert error_code(log, events.Move(by=1, text="no", prompt=prompt)) == "stale"
    assert error_code(log, events.Move(by=2, text="no", prompt=prompt + 1 if prompt else None)) == "stale"
    assert error_code(log, events.Move(by=2, text="no", prompt=None)) == "stale"


def test_repeated_event_has_no_second_effect() -> None:
    log = play_to_vote()
    event = events.Move(by=1, text="no", prompt=find_prompt(log.table, 1), nonce="n1")
    log.put(event)
    again = apply(log.table, event)
    assert not again.fresh and again.table is log.table and again.facts == ()
    talk = events.Chat(by=1, text="hello", nonce="n2")
    log.put(talk)
    assert log.put(talk).says == log.table.says and len(log.table.says) == 1


def test_same_nonce_of_another_person_is_another_event() -> None:
    log = play_to_vote()
    log.put(events.Chat(by=1, text="hello", nonce="n"))
    log.put(events.Chat(by=2, text="hello", nonce="n"))
    assert len(log.table.says) == 2


def test_illegal_move_changes_nothing() -> None:
    log = play_to_vote()
    prompt = find_prompt(log.table, 1)
    with pytest.raises(RuleError, match="maybe"):
        apply(log.table, events.Move(by=1, text="maybe", prompt=prompt))
    with pytest.raises(RuleError):
        apply(log.table, events.Move(by=0, text="stop", prompt=None))
    assert find_prompt(log.table, 1) == prompt


def test_offer_needs_no_prompt() -> None:
    log = play_to_vote()
    log.say(1, "no")
    log.say(2, "no")
    log.put(events.Move(by=2, text="stop", prompt=None))
    assert len(log.table.deals) == 1


def test_only_the_acting_player_can_move_a_seat() -> None:
    log = play_to_vote("PBP")
    assert error_code(log, events.Move(by=1, text="no", prompt=find_prompt(log.table, 1))) == "actor"
    assert (
        error_code(log, events.Move(by=2, text="no", prompt=find_prompt(log.table, 2), bot="random"))
        == "actor"
    )
    assert error_code(log, events.Move(by=None, text="no", prompt=None)) == "actor"
    assert error_code(log, events.Move(by=7, text="no", prompt=None)) == "seat"
    assert list_todos(log.table) == (BotTurn(1, "random", find_prompt(log.table, 1) or 0),)
    log.put(log.bot_move(1))


def test_next_deal_waits_until_all_persons_saw_the_result() -> None:
    log = play_to_vote("PPB")
    log.say(1, "no")
    log.server()
    log.put(events.Move(by=0, text="stop", prompt=find_prompt(log.table, 0)))
    log.server()
    state = make_state(log.table, 0).table
    assert state.waiting == "next"
    assert [seat.ready for seat in state.seats] == [False, False, True]
    log.put(events.Next(by=0))
    assert log.server().deals == log.table.deals and make_state(log.table, 0).table.waiting == "next"
    assert error_code(log, events.Next(by=0)) == "nothing"
    log.put(events.Next(by=1))
    assert make_state(log.table, 0).table.waiting == "deal"
    log.server()
    assert log.table.match is not None and log.table.match.turns()


def test_end_of_match_waits_for_nobody() -> None:
    log = Log("PBB", rules="1")
    log.begin()
    log.say(0, "out")
    log.server()
    while (prompt := find_prompt(log.table, 0)) is not None:
        log.put(events.Move(by=0, text=first_choice(log, 0), prompt=prompt))
        log.server()
    assert log.table.stage == "finished" and make_state(log.table, 0).table.waiting is None
    assert list_todos(log.table) == ()
    assert error_code(log, events.Next(by=0)) == "stage"


def test_log_keeps_lines_of_the_last_two_deals() -> None:
    log = Log("BBB", rules="5")
    log.server()
    assert {line.deal_no for line in log.table.log} == {4, 5}


def test_chat_is_kept_and_must_be_short_and_printable() -> None:
    log = play_to_vote()
    for bad in ("", " ", "x" * 301, "a\nb"):
        assert error_code(log, events.Chat(by=1, text=bad)) == "text"
    for number in range(60):
        log.put(events.Chat(by=1, text=f" {number} "))
    assert len(log.table.says) == 50 and log.table.says[-1].text == "59"


def test_player_events_and_server_events_are_separate() -> None:
    log = play_to_vote()
    for event in (events.Chat(text="hi"), events.Next(), events.AskUndo(), events.Wait(at=1.0)):
        assert error_code(log, event) == "actor"
    for other in (events.Reveal(by=1, number=1), events.TimedOut(by=1, seat=0, at=9.0), events.Undone(by=1)):
        assert error_code(log, other) == "actor"
    with pytest.raises(TableError):
        apply(log.table, events.Commit(number=9, seed="0" * 64))


def test_resting_person_may_have_the_deal_played_without_pauses_until_it_ends() -> None:
    log = deal_of_four(0)
    log.put(events.Hurry(by=0))
    assert log.table.hurried and make_state(log.table, 0).table.hurried
    log.server()
    while log.table.match is not None and log.table.match.deal_no == 1 and not log.table.deals:
        log.say(0, first_choice(log, 0))
        log.server()
    assert not log.table.hurried


@pytest.mark.parametrize("dealer", [1, 2, 3])
def test_only_a_resting_player_may_skip_the_pauses(dealer: int) -> None:
    log = deal_of_four(dealer)
    assert error_code(log, events.Hurry(by=0)) == "nothing"
    assert error_code(log, events.Hurry(by=dealer)) == "actor"
