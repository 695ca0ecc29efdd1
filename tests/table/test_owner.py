"""The owner's powers: to free a seat, to bar somebody, to lock the table, to hand it over."""

from __future__ import annotations

import pytest

from prikup.table import AnyEvent, TableError, TableRules, apply, check_request, decode, encode, events, fold
from prikup.table.views import view_table
from tests.table.playing import Log, find

OWNER = "secret-0"


def owned(seats: str, game: str = "toy", rules: str = "5") -> Log:
    """Return a table that the person at seat 0 has opened."""
    log = Log("-" * len(seats), game, rules)
    first = events.Opened(id="t1", game=game, rules=rules, players=len(seats), owner=OWNER, invite="/t/t1")
    log.events, log.table = [first], fold([first], find)
    for at, kind in enumerate(seats):
        if kind == "P":
            log.put(events.Sit(seat=at, who=f"secret-{at}", name=f"Name {at}"))
        elif kind == "B":
            log.put(events.SeatBot(seat=at, bot="random"))
    return log


def free(seat: int, who: str = OWNER) -> events.FreeSeat:
    """Return the wish to free a seat."""
    return events.FreeSeat(who=who, seat=seat, at=2000.0, bot="rules")


def bar(seat: int, who: str = OWNER) -> events.Bar:
    """Return the wish to bar a person."""
    return events.Bar(who=who, seat=seat, at=2000.0, bot="rules", key="k2")


def sit(seat: int, who: str, key: str = "") -> events.Sit:
    """Return the wish to sit down."""
    return events.Sit(seat=seat, who=who, name="Vera", key=key)


def refusal(log: Log, event: AnyEvent) -> str:
    """Return the name of the error with which an event is refused."""
    with pytest.raises(TableError) as caught:
        apply(log.table, event)
    return caught.value.name


@pytest.mark.parametrize(
    "event",
    [
        free(2, "secret-1"),
        bar(2, "secret-1"),
        events.LockTable(who="secret-1", lock="all"),
        events.HandOver(who="secret-1", seat=1),
        events.LockTable(who="", lock="all"),
    ],
    ids=lambda event: type(event).__name__,
)
def test_owners_powers_are_refused_to_others(event: AnyEvent) -> None:
    log = owned("PPP")
    assert refusal(log, event) == "owner"
    log.begin()
    assert refusal(log, event) == "owner"


def test_freed_seat_is_open_before_the_match() -> None:
    log = owned("PPB")
    assert log.put(free(1)).seats[1].kind == "open"
    assert log.put(free(2)).seats[2].kind == "open"
    assert refusal(log, free(2)) == "nothing-free"
    log.put(sit(1, "secret-1"))
    assert log.table.seat_of("secret-1") == 1


def test_freed_seat_is_played_by_a_bot_until_somebody_sits_during_the_match() -> None:
    log = owned("PPP")
    log.begin()
    log.put(events.AskEnd(by=1))
    table = log.put(free(1))
    assert (table.seats[1].acting_bot, table.seats[1].vacant, table.ask) == ("rules", True, None)
    assert table.seats[1].name not in ("", "Name 1")
    log.server()
    assert log.table.stage == "playing"  # the bot acts whenever it is asked
    assert refusal(log, sit(2, "friend")) == "stage-playing"
    table = log.put(sit(1, "friend"))
    assert (table.seats[1].kind, table.seats[1].name, table.seats[1].vacant) == ("person", "Vera", False)
    assert view_table(table, None).log[-1].text == "sit"


def test_bots_seat_can_be_freed_for_a_friend_during_the_match() -> None:
    log = owned("PBB")
    log.begin()
    before = log.table.seats[1]
    table = log.put(free(1))
    assert (table.seats[1].bot, table.seats[1].name, table.seats[1].vacant) == (before.bot, before.name, True)
    assert log.put(sit(1, "friend")).seat_of("friend") == 1


def test_person_freed_from_a_seat_takes_no_other_in_the_same_deal() -> None:
    log = owned("PPB")
    log.begin()
    log.put(free(1))
    log.put(free(2))
    assert refusal(log, sit(2, "secret-1")) == "locked-deal"
    log.put(sit(1, "secret-1"))
    log.put(free(1))
    log.put(free(0))
    assert refusal(log, sit(1, OWNER)) == "locked-deal"
    log.put(sit(0, OWNER))
    while not log.server().over:
        log.put(log.bot_move(0))
    assert log.put(sit(2, "secret-1")).seat_of("secret-1") == 2


def test_table_does_not_wait_for_a_person_freed_from_a_seat() -> None:
    log = owned("PPP", rules="3")
    log.begin()
    while not log.table.unseen:
        log.put(log.bot_move(next(at for at in range(3) if log.table.prompts[at] is not None)))
        log.server()
    log.put(events.Next(by=0))
    log.put(events.Next(by=2))
    assert log.put(free(1)).unseen == frozenset()


def test_barred_person_comes_back_neither_with_the_old_link_nor_the_new_one() -> None:
    log = owned("PPB")
    table = log.put(bar(1))
    assert table.seats[1].kind == "open" and table.key == "k2"
    assert refusal(log, sit(1, "secret-1", "k2")) == "barred"
    assert refusal(log, sit(1, "friend")) == "link"
    assert refusal(log, sit(1, "friend", "k1")) == "link"
    log.put(sit(1, "friend", "k2"))
    assert view_table(log.table, 1).invite == "/t/t1?key=k2"
    assert refusal(log, bar(0)) == "owner-self"
    assert refusal(log, bar(2)) == "seat-person"


def test_locked_table_seats_nobody_new_but_its_owner() -> None:
    log = owned("PP-")
    for lock in ("seats", "all"):
        log.put(events.LockTable(who=OWNER, lock=lock))
        assert refusal(log, sit(2, "friend")) == "locked"
        assert view_table(log.table, 1).lock == lock
    log.put(free(0))
    log.put(sit(2, OWNER))
    log.put(events.LockTable(who=OWNER, lock="open"))
    assert log.put(sit(0, "friend")).seat_of("friend") == 0


def test_table_is_handed_over_with_all_powers() -> None:
    log = owned("PPB")
    assert refusal(log, events.HandOver(who=OWNER, seat=2)) == "seat-person"
    log.put(events.HandOver(who=OWNER, seat=1))
    assert [view_table(log.table, at).is_owner for at in (0, 1)] == [False, True]
    assert refusal(log, free(2)) == "owner"
    assert log.put(free(0, "secret-1")).seats[0].kind == "open"


def test_rules_are_changed_by_the_owner_alone_unless_all_may() -> None:
    log = owned("PPB")
    theirs = events.Rules(by=1, rules="3")
    with pytest.raises(TableError, match="owner"):
        check_request(log.table, theirs, "secret-1")
    assert [view_table(log.table, at).may_change for at in (0, 1, None)] == [True, False, False]
    check_request(log.table, events.Rules(by=0, rules="3"), OWNER)
    log.put(events.Rules(by=0, table=TableRules(changes="all")))
    check_request(log.table, theirs, "secret-1")
    assert view_table(log.table, 1).may_change


def test_log_without_owner_learns_it_from_the_first_such_event() -> None:
    log = Log("PPB")
    check_request(
        log.table, events.Rules(by=1, rules="3"), "secret-1"
    )  # as it was when that table was opened
    log.put(free(2, "opener"))
    assert log.table.owner == "opener" and refusal(log, free(1)) == "owner"


def test_events_of_the_owner_are_stored_and_read_back() -> None:
    log = owned("PPP")
    for event in (free(2), events.LockTable(who=OWNER, lock="seats"), bar(1)):
        log.put(event)
    assert fold([decode(encode(event)) for event in log.events], find) == log.table
    twice = events.FreeSeat(who=OWNER, seat=0, at=1.0, bot="rules", nonce="n")
    log.put(twice)
    assert not apply(log.table, twice).fresh
