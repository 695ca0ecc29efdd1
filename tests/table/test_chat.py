"""Phrases, and chat at tables that were open to anybody."""

from __future__ import annotations

from prikup.table import Listing, events, make_state
from prikup.table.views import TableView
from tests.table.playing import Log
from tests.table.test_seating import error_code

OPEN = events.ListTable(who="secret-0", listing=Listing(1000.0))


def view(log: Log) -> TableView:
    return make_state(log.table, 0).table


def strangers(seats: str = "PPB") -> Log:
    """Return a table that was open before its match, which has begun."""
    log = Log(seats, rules="9")
    log.put(OPEN)
    log.begin()
    return log


def play_deal(log: Log) -> None:
    """Play until the deal in progress is over."""
    while not log.table.unseen:
        seat = next(at for at in (0, 1) if log.table.prompts[at] is not None)
        match = log.table.match
        assert match is not None
        turn = match.turn_of(seat)
        assert turn is not None
        log.say(seat, next(iter(match.legal(turn))).text)
        log.server()


def test_phrase_is_sent_as_its_code_at_every_table() -> None:
    for log in (Log("PPB"), strangers()):
        log.put(events.SayPhrase(by=1, phrase="thanks"))
        (line,) = view(log).says
        assert (line.seat, line.text, line.phrase) == (1, "", "thanks")
        assert log.table.said == 1


def test_people_chat_at_a_private_table_at_any_time() -> None:
    log = Log("PPB")
    log.begin()
    assert (view(log).chat, view(log).chatters) == ("on", None)
    log.put(events.Chat(by=0, text="hello"))


def test_line_keeps_the_name_of_its_speaker_when_another_takes_the_seat() -> None:
    log = Log("PPB")
    name = log.table.seats[1].name
    log.put(events.Chat(by=1, text="Fools!"))
    log.put(events.Leave(by=1, at=1.0))
    log.put(events.Sit(seat=1, who="new", name="Vera"))
    log.put(events.SayPhrase(by=1, phrase="hello"))
    assert [(line.seat, line.name) for line in view(log).says] == [(1, name), (1, "Vera")]


def test_replaced_name_is_replaced_beside_what_was_said() -> None:
    log = Log("PPB")
    log.put(events.Chat(by=0, text="hello"))
    log.put(events.Chat(by=1, text="Fools!"))
    before = log.table.seats[0].name
    log.put(events.Rename(seat=1, name="NN"))
    assert [line.name for line in view(log).says] == [before, "NN"]


def test_people_of_an_open_table_chat_only_when_all_allow_it() -> None:
    log = Log("PPB")
    log.put(OPEN)
    assert (view(log).chat, view(log).chatters) == ("off", ())
    assert error_code(log, events.Chat(by=0, text="hello")) == "chat"
    log.put(events.AllowChat(by=0, yes=True))
    assert error_code(log, events.Chat(by=0, text="hello")) == "chat"
    log.put(events.AllowChat(by=1, yes=True))
    assert (view(log).chat, view(log).chatters) == ("on", (0, 1))
    log.put(events.Chat(by=0, text="hello"))
    log.put(events.AllowChat(by=1, yes=False))
    assert error_code(log, events.Chat(by=0, text="hello")) == "chat"


def test_newcomer_is_asked_too() -> None:
    log = Log("P-B")
    log.put(OPEN)
    log.put(events.AllowChat(by=0, yes=True))
    assert view(log).chat == "on"
    log.put(events.Sit(seat=1, who="new", name="Vera"))
    assert view(log).chat == "off"


def test_defenders_do_not_chat_during_a_deal() -> None:
    log = strangers()
    for seat in (0, 1):
        log.put(events.AllowChat(by=seat, yes=True))
    assert view(log).chat == "deal"
    assert error_code(log, events.Chat(by=0, text="lead spades")) == "chat"
    play_deal(log)
    assert view(log).chat == "on"
    log.put(events.Chat(by=0, text="well defended"))
    for seat in (0, 1):
        log.put(events.Next(by=seat))
    log.server()
    assert view(log).chat == "deal"


def test_table_that_is_private_again_is_still_one_of_strangers() -> None:
    log = Log("PPB")
    log.put(OPEN)
    log.put(events.ListTable(who="secret-0", listing=None))
    assert view(log).chat == "off"
