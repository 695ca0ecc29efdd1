"""The seat of an absent person, asked for by a stranger and given by those who are present."""

from __future__ import annotations

import pytest

from prikup.table import (
    AnyEvent,
    TableError,
    apply,
    check_request,
    decode,
    encode,
    events,
    find_visitor,
    fold,
    list_todos,
)
from prikup.table.requests import MAX_SEAT_REQUESTS
from prikup.table.views import Visitor, view_table
from tests.table.playing import Log, find
from tests.table.test_owner import OWNER, free, owned, refusal

LATER = 2000.0


def ask(seat: int, who: str = "new", key: str = "") -> events.AskSeat:
    """Return a request for a seat."""
    return events.AskSeat(seat=seat, who=who, at=LATER, key=key)


def answer(log: Log, by: int, yes: bool = True) -> events.AnswerSeat:
    """Return an answer to the open request."""
    request = log.table.seat_request
    assert request is not None
    return events.AnswerSeat(by=by, request=request.at, yes=yes)


def playing(seats: str = "PPP", *gone: int) -> Log:
    """Return a table with a match, from which these persons have been away for long."""
    log = owned(seats)
    log.begin()
    for seat in gone:
        log.put(events.Gone(seat=seat, at=1000.0))
    return log


def gives_seat(log: Log) -> bool:
    """Return True if the table is about to give the seat."""
    return any(getattr(one, "event", None) == events.GiveSeat() for one in list_todos(log.table))


def test_seat_is_given_when_all_who_are_present_agree() -> None:
    log = playing("PPP", 2)
    before = log.table.seats[2]
    shown = view_table(log.put(ask(2)), 0).seat_request
    assert shown is not None and (shown.seat, shown.accepted, shown.missing) == (2, (), (0, 1))
    log.put(answer(log, 0))
    assert not gives_seat(log)
    log.put(answer(log, 1))
    assert gives_seat(log)
    table = log.server(bots=False)
    after = table.seats[2]
    assert (after.who, after.name, after.gone) == ("new", before.name, None)
    assert (table.seat_request, table.seat_of("secret-2")) == (None, None)
    assert find_visitor(table, "secret-2", is_owner=False) == Visitor(lost_seat=2)
    assert [line.text for line in view_table(table, None).log[-2:]] == ["ask seat", "moved"]
    assert fold([decode(encode(event)) for event in log.events], find) == table


def test_seat_is_asked_for_before_the_match_and_its_new_person_accepts_the_rules() -> None:
    log = owned("PPP")
    log.put(events.Agree(by=2, rules=log.table.rules))
    assert refusal(log, ask(2)) == "away-request"
    log.put(events.Gone(seat=2, at=LATER - log.table.table_rules.away_seconds))
    log.put(ask(2))
    for at in (0, 1):
        log.put(answer(log, at))
    table = log.server(bots=False)
    assert (table.seats[2].who, table.seats[2].agreed, table.stage) == ("new", False, "seating")
    assert table.former == ()  # nobody has seen a card


def test_request_lapses_when_the_owner_frees_the_seat_before_the_match() -> None:
    log = owned("PPP")
    log.put(events.Gone(seat=2, at=1000.0))
    log.put(ask(2))
    assert log.put(free(2)).seat_request is None


def test_bots_and_absent_persons_are_not_asked() -> None:
    log = playing("PPP", 1, 2)
    log.put(ask(1))
    assert log.put(answer(log, 0)).seat_of("new") is None and gives_seat(log)


def test_request_waits_until_somebody_is_present() -> None:
    log = playing("PPB", 0, 1)
    log.put(ask(1))
    assert not gives_seat(log)
    log.put(events.Returned(seat=0))
    assert not gives_seat(log)
    log.put(answer(log, 0))
    assert gives_seat(log)


def test_person_who_comes_back_meanwhile_is_asked_too() -> None:
    log = playing("PPP", 1, 2)
    log.put(ask(2))
    log.put(answer(log, 0))
    log.put(events.Returned(seat=1))
    assert not gives_seat(log)


def test_request_lapses_when_its_person_comes_back() -> None:
    log = playing("PPP", 2)
    log.put(ask(2))
    late = answer(log, 1)
    log.put(answer(log, 0))
    assert log.put(events.Returned(seat=2)).seat_request is None
    assert refusal(log, late) == "stale"


@pytest.mark.parametrize(
    "after",
    [
        [free(2)],
        [events.Bar(who=OWNER, seat=1, at=LATER, bot="rules", key="k2")],
        [free(1), events.Sit(seat=1, who="new", name="Vera")],
    ],
    ids=["seat freed", "link renewed", "other seat taken"],
)
def test_request_lapses_with_its_seat_its_link_or_another_seat(after: list[AnyEvent]) -> None:
    log = playing("PPP", 2)
    log.put(ask(2))
    for event in after:
        assert log.table.seat_request is not None
        log.put(event)
    assert log.table.seat_request is None


def test_seat_of_a_person_who_is_present_or_just_left_cannot_be_asked_for() -> None:
    log = playing("PPB")
    assert refusal(log, ask(1)) == "away-request"
    log.put(events.Gone(seat=1, at=LATER - 1))
    assert refusal(log, ask(1)) == "away-request"
    assert refusal(log, ask(2)) == "seat-person"
    log.put(events.Returned(seat=1))
    log.put(events.Leave(by=1, at=LATER))  # who says that they leave is away at once
    assert log.put(ask(1)).seat_request is not None


def test_only_strangers_ask_and_only_where_somebody_could_agree() -> None:
    log = playing("PPP", 2)
    assert refusal(log, ask(2, "secret-1")) == "seated"
    assert refusal(playing("PBB", 0), ask(0)) == "seat-alone"
    log.put(free(1))
    assert refusal(log, ask(2, "secret-1")) == "locked-deal"  # has seen other cards of this deal
    log = playing("PPP", 2)
    log.put(events.Bar(who=OWNER, seat=1, at=LATER, bot="rules", key="k2"))
    assert (refusal(log, ask(2, "secret-1", "k2")), refusal(log, ask(2))) == ("barred", "link")
    log.put(ask(2, key="k2"))
    assert refusal(log, ask(2, "other", "k2")) == "asked-seat"


def test_refused_person_asks_no_more_in_this_deal() -> None:
    log = playing("PPP", 2)
    log.put(ask(2))
    assert log.put(answer(log, 1, yes=False)).seat_request is None
    assert refusal(log, ask(2)) == "locked-refused"
    assert find_visitor(log.table, "new", is_owner=False).request == "refused"
    log.put(ask(2, "other"))
    log.put(events.TimedOut(seat=2, at=LATER))
    log.put(events.Substitute(by=0, seat=2, bot="random"))
    deals = log.table.over
    while log.server().over == deals:
        log.put(log.bot_move(next(at for at in (0, 1) if log.table.prompts[at] is not None)))
    while log.table.unseen:
        log.put(events.Next(by=min(log.table.unseen)))
    log.server()
    log.put(answer(log, 0, yes=False))
    assert log.put(ask(2)).seat_request is not None


def test_powers_of_the_owner_go_with_their_seat() -> None:
    log = playing("PPB", 0)
    log.put(ask(0))
    log.put(answer(log, 1))
    assert log.server(bots=False).owner == "new"


def test_answer_to_an_earlier_request_does_not_count_for_the_next() -> None:
    log = playing("PPP", 1, 2)
    log.put(ask(1))
    late = answer(log, 0)
    log.put(ask(2))  # the same person chooses another seat
    assert refusal(log, late) == "stale"


def test_requests_for_seats_are_limited_and_use_up_nobody_elses() -> None:
    log = playing("PPP", 1, 2)
    for number in range(MAX_SEAT_REQUESTS):
        request = ask(1 + number % 2)
        check_request(log.table, request, "new")
        log.put(request)
    with pytest.raises(TableError, match=str(MAX_SEAT_REQUESTS)):
        check_request(log.table, ask(1), "new")
    check_request(log.table, events.AskEnd(by=0), "secret-0")


def test_server_closes_the_request_of_a_deleted_person() -> None:
    log = playing("PPP", 2)
    request = log.put(ask(2)).seat_request
    assert request is not None
    with pytest.raises(TableError):
        apply(log.table, events.AnswerSeat(request=request.at, yes=True))
    assert log.put(events.AnswerSeat(request=request.at, yes=False)).seat_request is None


def test_repeated_request_is_recognised_by_its_nonce() -> None:
    log = playing("PPP", 2)
    request = events.AskSeat(seat=2, who="new", at=LATER, nonce="n")
    log.put(request)
    assert not apply(log.table, request).fresh
