"""Before the match: sit down, fill seats, accept the rules."""

from __future__ import annotations

import pytest

from prikup.core import OptionError
from prikup.table import TableError, TableRules, apply, events, fold, open_table
from prikup.table.views import view_table
from tests.table.playing import Log, find


def error_code(log: Log, event: events.AnyEvent) -> str:
    """Return the error code of an event that is refused."""
    with pytest.raises(TableError) as caught:
        apply(log.table, event)
    return caught.value.code


def test_match_begins_when_seats_are_taken_and_persons_agree() -> None:
    log = Log("PP-")
    log.put(events.Agree(by=0))
    log.put(events.Agree(by=1))
    assert log.table.stage == "seating"
    assert log.put(events.SeatBot(by=0, seat=2, bot="rules")).stage == "playing"


def test_table_of_bots_begins_at_once_and_plays_to_the_end() -> None:
    log = Log("BBB")
    assert log.table.stage == "playing"
    assert log.server().stage == "finished"


def test_guest_can_take_only_an_open_seat() -> None:
    log = Log("PB-")
    assert error_code(log, events.Sit(seat=1, who="friend", name="Vera")) == "taken"
    assert error_code(log, events.Sit(seat=0, who="friend", name="Vera")) == "taken"
    assert error_code(log, events.Sit(seat=3, who="friend", name="Vera")) == "seat"
    assert error_code(log, events.Sit(seat=2, who="secret-0", name="Vera")) == "seated"
    assert error_code(log, events.Sit(seat=2, who="friend", name=" ")) == "name"
    log.put(events.Sit(seat=2, who="friend", name=" Vera "))
    assert log.table.seats[2].name == "Vera"
    assert log.table.seat_of("friend") == 2
    assert log.table.seat_of("nobody") is None


def test_bot_can_be_removed_and_cannot_replace_a_person() -> None:
    log = Log("PB-")
    log.put(events.SeatBot(by=0, seat=1, bot=None))
    assert log.table.seats[1].kind == "open"
    assert error_code(log, events.SeatBot(by=0, seat=0, bot="rules")) == "taken"
    assert error_code(log, events.SeatBot(by=2, seat=1, bot="rules")) == "actor"


def test_change_of_rules_withdraws_every_acceptance() -> None:
    log = Log("PP-")
    log.put(events.Agree(by=0))
    log.put(events.Rules(by=1, rules="5"))
    assert not any(seat.agreed for seat in log.table.seats)
    log.put(events.Agree(by=0))
    log.put(events.Rules(by=1, table=TableRules(tempo="instant")))
    assert not log.table.seats[0].agreed
    assert (log.table.rules, log.table.table_rules.tempo) == ("5", "instant")


def test_withdrawn_acceptance_is_shown() -> None:
    log = Log("PP-")
    log.put(events.Agree(by=0))
    log.put(events.Rules(by=1, rules="5"))
    assert [seat.withdrawn for seat in view_table(log.table, 0).seats] == [True, False, False]
    log.put(events.Rules(by=1, rules="4"))
    assert log.table.seats[0].withdrawn
    log.put(events.Agree(by=0))
    (seat, *_) = view_table(log.table, 0).seats
    assert (seat.ready, seat.withdrawn) == (True, False)


def test_log_line_lists_changed_rules_with_old_and_new_values() -> None:
    opened = events.Opened(id="t", game="preferans", rules="wikipedia-sochi", players=3)
    table = apply(open_table(opened), events.Sit(seat=2, who="v", name="Vera")).table
    rules = events.Rules(by=2, rules="wikipedia-sochi; target=10; quota=8:2", table=TableRules(undo=False))
    (line,) = apply(table, rules).table.log
    expected = "rules quota=6:4,7:2,8:1,9:1,10:1>6:4,7:2,8:2,9:1,10:1 target=20>10 undo=yes>no"
    assert (line.seat, line.text) == (2, expected)


def test_acceptance_of_outdated_rules_is_refused() -> None:
    log = Log("PP-")
    read = log.table.rules
    log.put(events.Rules(by=1, rules="5"))
    assert error_code(log, events.Agree(by=0, rules=read)) == "changed"
    assert log.put(events.Agree(by=0, rules="5")).seats[0].agreed


def test_invalid_rules_are_refused() -> None:
    log = Log("PP-")
    with pytest.raises(OptionError):
        apply(log.table, events.Rules(by=1, rules="many"))
    with pytest.raises(OptionError):
        open_table(events.Opened(id="t", game="toy", rules="2", players=4), find)


def test_standing_up_before_match_opens_seat() -> None:
    log = Log("PP-")
    log.put(events.Leave(by=1, at=5.0))
    assert log.table.seats[1].kind == "open"


def test_seats_and_rules_cannot_change_after_match_begins() -> None:
    log = Log("PBB")
    log.begin()
    assert error_code(log, events.Rules(by=0, rules="3")) == "stage"
    assert error_code(log, events.Sit(seat=1, who="friend", name="Vera")) == "stage"
    assert error_code(log, events.SeatBot(by=0, seat=1, bot="rules")) == "stage"


def test_log_without_opening_event_is_refused() -> None:
    with pytest.raises(TableError, match="begins with"):
        fold([events.Agree(by=0)], find)
    with pytest.raises(TableError, match="begins with"):
        fold([], find)


def test_unreadable_stored_event_is_quoted() -> None:
    with pytest.raises(TableError, match="not a table event"):
        events.decode('{"type":"Move","by":1')
    with pytest.raises(TableError, match="Jump"):
        events.decode('{"type":"Jump"}')


def test_second_opening_event_is_refused() -> None:
    log = Log("PP-")
    assert error_code(log, log.events[0]) == "order"


def test_bot_names_are_in_the_language_of_the_table() -> None:
    log = Log("PBB")
    assert [seat.name for seat in log.table.seats] == ["Name 0", "Boris", "Vera"]
    opened = events.Opened(id="t", game="toy", rules="2", players=3, lang="ru")
    table = open_table(opened, find)
    table = apply(table, events.SeatBot(seat=1, bot="rules")).table
    assert (table.seats[1].name, table.seats[1].bot) == ("Борис", "rules")


def test_bot_never_has_the_name_of_a_person() -> None:
    log = Log("-B-")
    log.put(events.Sit(seat=0, who="b", name="boris"))
    log.put(events.SeatBot(by=0, seat=2, bot="random"))
    names = [seat.name for seat in log.table.seats]
    assert names[0] == "boris" and len({name.casefold() for name in names}) == 3


def test_replaced_bot_keeps_its_name() -> None:
    log = Log("PB-")
    log.put(events.SeatBot(by=0, seat=1, bot="rules"))
    assert (log.table.seats[1].name, log.table.seats[1].bot) == ("Boris", "rules")
