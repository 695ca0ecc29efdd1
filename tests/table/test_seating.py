"""Before the match: sitting down, filling seats, agreeing to the rules."""

from __future__ import annotations

import pytest

from prikup.core import OptionError
from prikup.table import TableError, TableRules, apply, events, fold, open_table
from prikup.table.views import view_table
from tests.table.playing import Log, find


def code(log: Log, event: events.AnyEvent) -> str:
    """The code of the error that an event meets."""
    with pytest.raises(TableError) as caught:
        apply(log.table, event)
    return caught.value.code


def test_the_match_begins_when_all_seats_are_taken_and_all_persons_agree() -> None:
    log = Log("PP-")
    log.put(events.Agree(by=0))
    log.put(events.Agree(by=1))
    assert log.table.stage == "seating"
    assert log.put(events.SeatBot(by=0, seat=2, bot="rules")).stage == "playing"


def test_bots_alone_begin_at_once_and_play_to_the_end() -> None:
    log = Log("BBB")
    assert log.table.stage == "playing"
    assert log.server().stage == "finished"


def test_a_friend_takes_an_open_seat_and_only_an_open_one() -> None:
    log = Log("PB-")
    assert code(log, events.Sit(seat=1, who="friend", name="Vera")) == "taken"
    assert code(log, events.Sit(seat=0, who="friend", name="Vera")) == "taken"
    assert code(log, events.Sit(seat=3, who="friend", name="Vera")) == "seat"
    assert code(log, events.Sit(seat=2, who="secret-0", name="Vera")) == "seated"
    assert code(log, events.Sit(seat=2, who="friend", name=" ")) == "name"
    log.put(events.Sit(seat=2, who="friend", name=" Vera "))
    assert log.table.seats[2].name == "Vera"
    assert log.table.seat_of("friend") == 2
    assert log.table.seat_of("nobody") is None


def test_a_bot_leaves_its_seat_when_asked_and_never_takes_a_persons() -> None:
    log = Log("PB-")
    log.put(events.SeatBot(by=0, seat=1, bot=None))
    assert log.table.seats[1].kind == "open"
    assert code(log, events.SeatBot(by=0, seat=0, bot="rules")) == "taken"
    assert code(log, events.SeatBot(by=2, seat=1, bot="rules")) == "actor"


def test_a_change_of_rules_withdraws_every_consent() -> None:
    log = Log("PP-")
    log.put(events.Agree(by=0))
    log.put(events.Rules(by=1, rules="5"))
    assert not any(seat.agreed for seat in log.table.seats)
    log.put(events.Agree(by=0))
    log.put(events.Rules(by=1, table=TableRules(tempo="instant")))
    assert not log.table.seats[0].agreed
    assert (log.table.rules, log.table.table_rules.tempo) == ("5", "instant")


def test_who_had_agreed_is_told_from_who_is_still_reading() -> None:
    log = Log("PP-")
    log.put(events.Agree(by=0))
    log.put(events.Rules(by=1, rules="5"))
    assert [seat.withdrawn for seat in view_table(log.table, 0).seats] == [True, False, False]
    log.put(events.Rules(by=1, rules="4"))
    assert log.table.seats[0].withdrawn
    log.put(events.Agree(by=0))
    (seat, *_) = view_table(log.table, 0).seats
    assert (seat.ready, seat.withdrawn) == (True, False)


def test_the_log_says_who_changed_what_from_what_to_what() -> None:
    opened = events.Opened(id="t", game="preferans", rules="wikipedia-sochi", players=3)
    table = apply(open_table(opened), events.Sit(seat=2, who="v", name="Vera")).table
    rules = events.Rules(by=2, rules="wikipedia-sochi; target=10; quota=8:2", table=TableRules(undo=False))
    (line,) = apply(table, rules).table.log
    expected = "rules quota=6:4,7:2,8:1,9:1,10:1>6:4,7:2,8:2,9:1,10:1 target=20>10 undo=yes>no"
    assert (line.seat, line.text) == (2, expected)


def test_nobody_agrees_to_rules_he_has_not_read() -> None:
    log = Log("PP-")
    read = log.table.rules
    log.put(events.Rules(by=1, rules="5"))
    assert code(log, events.Agree(by=0, rules=read)) == "changed"
    assert log.put(events.Agree(by=0, rules="5")).seats[0].agreed


def test_rules_that_do_not_exist_or_fit_change_nothing() -> None:
    log = Log("PP-")
    with pytest.raises(OptionError):
        apply(log.table, events.Rules(by=1, rules="many"))
    with pytest.raises(OptionError):
        open_table(events.Opened(id="t", game="toy", rules="2", players=4), find)


def test_who_gets_up_before_the_match_opens_the_seat() -> None:
    log = Log("PP-")
    log.put(events.Leave(by=1, at=5.0))
    assert log.table.seats[1].kind == "open"


def test_nobody_sits_down_or_changes_rules_once_the_match_has_begun() -> None:
    log = Log("PBB")
    log.begin()
    assert code(log, events.Rules(by=0, rules="3")) == "stage"
    assert code(log, events.Sit(seat=1, who="friend", name="Vera")) == "stage"
    assert code(log, events.SeatBot(by=0, seat=1, bot="rules")) == "stage"


def test_a_log_that_does_not_open_a_table_is_refused() -> None:
    with pytest.raises(TableError, match="begins with"):
        fold([events.Agree(by=0)], find)
    with pytest.raises(TableError, match="begins with"):
        fold([], find)


def test_a_stored_event_that_cannot_be_read_is_quoted() -> None:
    with pytest.raises(TableError, match="not a table event"):
        events.decode('{"type":"Move","by":1')
    with pytest.raises(TableError, match="Jump"):
        events.decode('{"type":"Jump"}')


def test_a_table_opens_only_once() -> None:
    log = Log("PP-")
    assert code(log, log.events[0]) == "order"


def test_bots_have_names_of_people_in_the_language_of_the_table() -> None:
    log = Log("PBB")
    assert [seat.name for seat in log.table.seats] == ["Name 0", "Boris", "Vera"]
    opened = events.Opened(id="t", game="toy", rules="2", players=3, lang="ru")
    table = open_table(opened, find)
    table = apply(table, events.SeatBot(seat=1, bot="rules")).table
    assert (table.seats[1].name, table.seats[1].bot) == ("Борис", "rules")


def test_a_bot_never_has_the_name_of_a_person() -> None:
    log = Log("-B-")
    log.put(events.Sit(seat=0, who="b", name="boris"))
    log.put(events.SeatBot(by=0, seat=2, bot="random"))
    names = [seat.name for seat in log.table.seats]
    assert names[0] == "boris" and len({name.casefold() for name in names}) == 3


def test_a_bot_keeps_its_name_when_it_becomes_another_bot() -> None:
    log = Log("PB-")
    log.put(events.SeatBot(by=0, seat=1, bot="rules"))
    assert (log.table.seats[1].name, log.table.seats[1].bot) == ("Boris", "rules")
