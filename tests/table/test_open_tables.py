"""Open tables: anybody may sit, nobody absent is waited for, bots take the free seats in time."""

from __future__ import annotations

import pytest

from prikup.table import (
    FillSeats,
    Listing,
    TableError,
    TableRules,
    check_request,
    events,
    list_todos,
    make_state,
    summarize_open_table,
)
from prikup.table.open_tables import AGREE_DELAY_S
from tests.table.playing import Log
from tests.table.test_seating import error_code

OWNER = "secret-0"
OPEN = events.ListTable(who=OWNER, listing=Listing(1000.0, 60))
PRIVATE = events.ListTable(who=OWNER, listing=None)


def open_log(seats: str = "P--") -> Log:
    """Return an open table since 1000.0, at which the owner has agreed; bots come after 60 seconds."""
    log = Log(seats)
    log.put(OPEN)
    log.put(events.Agree(by=0))
    return log


def fill(at: float) -> events.Fill:
    return events.Fill(at=at, bot="rules")


def test_table_is_private_until_its_owner_opens_it() -> None:
    log = Log("PP-")
    assert summarize_open_table(log.table) is None
    log.put(OPEN)
    assert error_code(log, events.ListTable(who="secret-1", listing=None)) == "owner"
    listed = summarize_open_table(log.table)
    assert listed is not None and (listed.since, listed.fills_at) == (1000.0, 1060.0)
    view = make_state(log.table, 1).table
    assert (view.listed_since, view.fills_at) == (1000.0, 1060.0)
    log.put(PRIVATE)
    assert summarize_open_table(log.table) is None
    assert make_state(log.table, 1).table.listed_since is None


def test_people_who_came_by_the_link_agree_anew_before_they_are_named() -> None:
    log = Log("PP-")
    for seat in (0, 1):
        log.put(events.Agree(by=seat))
    log.put(OPEN)
    assert [seat.agreed for seat in log.table.seats] == [True, False, False]
    assert log.table.seats[1].withdrawn
    listed = summarize_open_table(log.table)
    assert listed is not None
    assert [(seat.kind, seat.name) for seat in listed.seats] == [
        ("person", "Name 0"),
        ("person", ""),
        ("open", ""),
    ]
    log.put(events.Agree(by=1))
    listed = summarize_open_table(log.table)
    assert listed is not None and listed.seats[1].name == "Name 1"


def test_rules_of_an_open_table_are_fixed() -> None:
    log = open_log()
    for change in (events.Rules(by=0, rules="5"), events.Rules(by=0, table=TableRules(tempo="fast"))):
        with pytest.raises(TableError) as caught:
            check_request(log.table, change, OWNER)
        assert caught.value.code == "listed"
    assert not make_state(log.table, 0).table.may_change
    log.put(PRIVATE)
    check_request(log.table, events.Rules(by=0, rules="5"), OWNER)


def test_match_begins_when_the_last_seat_is_taken() -> None:
    log = open_log()
    for seat in (1, 2):
        log.put(events.Sit(seat=seat, who=f"secret-{seat}", name=f"Name {seat}"))
        log.put(events.Agree(by=seat))
    assert log.table.stage == "playing"
    listed = summarize_open_table(log.table)
    assert listed is not None and (listed.stage, listed.fills_at) == ("playing", None)
    log.put(PRIVATE)
    assert summarize_open_table(log.table) is None
    assert error_code(log, OPEN) == "stage"


def test_bots_take_the_free_seats_in_time() -> None:
    log = open_log()
    assert list_todos(log.table) == (FillSeats(1060.0),)
    assert list_todos(log.table, attended=False) == ()
    assert error_code(log, fill(1059.9)) == "order"
    log.put(fill(1060.0))
    assert log.table.stage == "playing"
    assert [seat.kind for seat in log.table.seats] == ["person", "bot", "bot"]
    assert len(set(log.table.taken_names())) == 3
    assert error_code(log, fill(2000.0)) == "order"


def test_table_without_bots_waits_on() -> None:
    log = Log("P--")
    log.put(events.ListTable(who=OWNER, listing=Listing(1000.0)))
    assert list_todos(log.table) == ()
    assert error_code(log, fill(9999.0)) == "order"


def test_person_who_does_not_agree_in_time_loses_the_seat() -> None:
    log = open_log()
    log.put(events.Sit(seat=1, who="slow", name="Slow"))
    late = 1060.0 + AGREE_DELAY_S
    assert list_todos(log.table) == (FillSeats(late),)
    assert error_code(log, fill(1061.0)) == "order"
    log.put(fill(late))
    assert log.table.seat_of("slow") is None and log.table.stage == "playing"


def test_table_where_nobody_agrees_is_private_again() -> None:
    log = Log("PP-")
    log.put(OPEN)
    log.put(fill(1060.0 + AGREE_DELAY_S))
    assert log.table.listing is None and log.table.stage == "seating"
    assert [seat.kind for seat in log.table.seats] == ["person", "person", "open"]


def test_person_who_disconnects_before_the_match_is_not_waited_for() -> None:
    log = open_log("PP-")
    log.put(events.Agree(by=1))
    log.put(events.Gone(seat=1, at=1010.0))
    assert log.table.seats[1].kind == "open"
    assert summarize_open_table(log.table) is not None


def test_table_is_the_others_when_its_owner_disconnects() -> None:
    log = open_log("PP-")
    log.put(events.Gone(seat=0, at=1010.0))
    assert log.table.seats[0].kind == "open" and log.table.owner == "secret-1"
    log.put(events.ListTable(who="secret-1", listing=None))


@pytest.mark.parametrize("last", [events.Gone(seat=0, at=1010.0), events.Leave(by=0, at=1010.0)])
def test_table_leaves_the_list_with_its_last_person(last: events.AnyEvent) -> None:
    log = open_log("PB-")
    log.put(last)
    assert log.table.listing is None and summarize_open_table(log.table) is None
    log.put(events.Sit(seat=0, who=OWNER, name="Anna"))
    assert log.table.listing is None and log.table.owner == OWNER
    log.put(OPEN)


def test_match_to_watch_is_listed_while_somebody_is_there() -> None:
    log = open_log()
    log.put(fill(1060.0))
    assert summarize_open_table(log.table) is not None
    log.put(events.Gone(seat=0, at=1100.0))
    assert summarize_open_table(log.table) is None
    log.put(events.Returned(seat=0))
    assert summarize_open_table(log.table) is not None
    log.put(events.LockTable(who=OWNER, lock="all"))
    assert summarize_open_table(log.table) is None


def test_match_that_may_not_be_watched_is_not_listed() -> None:
    log = Log("P--")
    log.put(events.Rules(by=0, table=TableRules(watchers=False)))
    log.put(OPEN)
    assert summarize_open_table(log.table) is not None  # anybody may sit
    log.put(events.Agree(by=0))
    log.put(fill(1060.0))
    assert log.table.stage == "playing" and summarize_open_table(log.table) is None


def test_locked_table_is_private_and_cannot_be_opened() -> None:
    log = open_log()
    log.put(events.LockTable(who=OWNER, lock="seats"))
    assert log.table.listing is None
    assert error_code(log, OPEN) == "locked"


def test_owner_opens_a_table_only_from_a_seat() -> None:
    log = Log("P--")
    log.put(events.LockTable(who=OWNER, lock="open"))
    log.put(events.Leave(by=0, at=1.0))
    assert error_code(log, OPEN) == "watcher"


def test_listed_link_has_the_key_of_a_renewed_link() -> None:
    log = open_log("PP-")
    log.put(events.Bar(who=OWNER, seat=1, at=1.0, bot="rules", key="new"))
    listed = summarize_open_table(log.table)
    assert listed is not None and listed.url.endswith("?key=new")
    assert error_code(log, events.Sit(seat=1, who="secret-1", name="B", key="new")) == "barred"
    log.put(events.Sit(seat=1, who="other", name="B", key="new"))
