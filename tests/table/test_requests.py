"""Limits on what may be asked of a table, and the cost of folding what was asked before there were any."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle
from typing import Any

import pytest

from prikup.table import AnyEvent, Table, TableError, TableRules, apply, check_request, events, fold
from prikup.table.chat import MAX_SAY_CHARS, MAX_SAYS_BYTES
from prikup.table.requests import MAX_REQUESTS, MAX_RULE_CHANGES, MAX_SEATINGS
from prikup.table.state import MAX_LINE_CHARS, MAX_LOG_LINES, MAX_SEATING_LINES
from tests.table.playing import Log, find

TEMPOS = [TableRules(tempo="instant", away_seconds=30), TableRules(undo=False, hints="none")]


def count_calls(run: Callable[[], Any]) -> int:
    """Return how many Python and C functions a call enters; unlike its time, this is the same every time."""
    count = 0

    def tell(frame: Any, event: str, argument: Any) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(tell)
    try:
        run()
    finally:
        sys.setprofile(before)
    return count


def rule_changes(number: int) -> list[AnyEvent]:
    """Return the events of a table whose rules one person changes so many times."""
    first = events.Opened(id="t", game="toy", rules="2", players=3)
    tempos = cycle(TEMPOS)
    changes = [events.Rules(by=0, table=next(tempos), nonce=f"{n}") for n in range(number)]
    return [first, events.Sit(seat=0, who="anna", name="Anna"), *changes]


def requested(log: Log, made: Iterator[AnyEvent], most: int) -> int:
    """Let a person ask again and again; return how often it is accepted, at most once more than ``most``."""
    for count in range(most + 1):
        event = next(made)
        who = "" if event.by is None else log.table.seats[event.by].who
        try:
            check_request(log.table, event, who or "")
        except TableError as error:
            assert error.code == "limit" and str(most) in str(error)
            return count
        log.put(event)
    raise AssertionError("nothing was refused")


def test_rule_changes_are_refused_after_their_limit() -> None:
    log = Log("P--")
    made = (events.Rules(by=0, table=table) for table in cycle(TEMPOS))
    assert requested(log, made, MAX_RULE_CHANGES) == MAX_RULE_CHANGES
    assert log.table.stage == "seating" and len(log.table.log) == MAX_SEATING_LINES


def test_seats_are_refused_after_their_limit() -> None:
    log = Log("P--")
    both: tuple[AnyEvent, ...] = (
        events.Sit(seat=1, who="vera", name="Vera"),
        events.Leave(by=1, at=1.0),
    )
    assert requested(log, cycle(both), MAX_SEATINGS) == MAX_SEATINGS - 1  # the first seat counts too


def test_stranger_who_uses_up_all_requests_does_not_keep_the_match_from_beginning() -> None:
    log = Log("PP-")
    log.put(events.LockTable(who="secret-0", lock="open"))
    log.put(events.Agree(by=1))
    again = cycle([events.Agree(by=1)])
    assert requested(log, again, MAX_REQUESTS) == MAX_REQUESTS
    moves: tuple[AnyEvent, ...] = (
        events.Sit(seat=2, who="vera", name="Vera"),
        events.Leave(by=2, at=1.0),
    )
    requested(log, cycle(moves), MAX_SEATINGS)
    log.put(events.FreeSeat(who="secret-0", seat=1, at=1.0, bot="random"))
    for event in (
        events.SeatBot(by=0, seat=1, bot="random"),
        events.SeatBot(by=0, seat=2, bot="random"),
        events.Agree(by=0),
    ):
        check_request(log.table, event, "secret-0")
        log.put(event)
    assert log.table.stage == "playing"


def test_owner_who_changes_seats_again_and_again_is_refused_at_last() -> None:
    log = Log("P--")
    log.put(events.LockTable(who="secret-0", lock="open"))
    both: tuple[AnyEvent, ...] = (
        events.SeatBot(by=0, seat=1, bot="random"),
        events.SeatBot(by=0, seat=1, bot=None),
    )
    assert requested(log, cycle(both), MAX_REQUESTS) == MAX_REQUESTS - 1


def test_polls_are_refused_after_their_limit_and_moves_are_not() -> None:
    log = Log("PPP", rules="5")
    log.begin()
    polls: tuple[AnyEvent, ...] = (events.AskEnd(by=0), events.Answer(by=0, yes=False))
    requested(log, cycle(polls), MAX_REQUESTS)
    mover = next(seat for seat in range(3) if log.table.prompts[seat] is not None)
    move = log.bot_move(mover)
    check_request(log.table, move, f"secret-{mover}")
    deal = log.table.match and log.table.match.deal_no
    while log.table.match and log.table.match.deal_no == deal:
        mover = next(seat for seat in range(3) if log.table.prompts[seat] is not None)
        log.put(log.bot_move(mover))
        log.server()
        while log.table.unseen:
            log.put(events.Next(by=min(log.table.unseen)))
            log.server()
    check_request(log.table, events.AskEnd(by=0), "secret-0")  # in the next deal it may be asked again


@pytest.mark.parametrize("stage", ["seating", "playing"])
def test_powers_of_an_owner_are_refused_after_their_limit(stage: str) -> None:
    log = Log("PP-" if stage == "seating" else "PPP", rules="2")
    if stage == "playing":
        log.begin()
    both: tuple[AnyEvent, ...] = (
        events.LockTable(who="secret-0", lock="seats"),
        events.HandOver(who="secret-0", seat=0),
    )
    assert requested(log, cycle(both), MAX_REQUESTS) == MAX_REQUESTS
    check_request(log.table, events.FreeSeat(who="secret-0", seat=1, at=1.0, bot="random"), "secret-0")
    check_request(log.table, events.AskEnd(by=1), "secret-1")  # those of others are not used up


def test_chat_keeps_its_latest_lines_within_its_size() -> None:
    log = Log("P--")
    long = "\N{PLAYING CARD ACE OF SPADES}" * (MAX_SAY_CHARS - 2)
    for number in range(60):
        log.put(events.Chat(by=0, text=f"{number:02}{long}"))
    kept = log.table.says
    assert [line.text[:2] for line in kept] == [f"{n:02}" for n in range(60 - len(kept), 60)]
    assert sum(len(line.text.encode()) for line in kept) <= MAX_SAYS_BYTES < 60 * MAX_SAY_CHARS * 4
    assert log.table.said == 60


def test_line_of_rules_ends_with_a_whole_word_if_it_is_too_long() -> None:
    log = Log("P--", game="preferans", rules="wikipedia-sochi")
    rules = log.table.game.rulebook
    for preset in ("fspr-leningrad", "game-farm"):
        log.put(events.Rules(by=0, rules=preset))
    whole = log.table.log[-1].text
    assert len(whole) <= MAX_LINE_CHARS and all("=" in word for word in whole.split()[1:])
    assert rules.get("game-farm") == log.table.options


def test_old_log_of_16000_rule_changes_opens() -> None:
    table = fold(rule_changes(16_000), find)
    assert table.version == 16_002 and len(table.log) == MAX_SEATING_LINES
    with pytest.raises(TableError, match="200"):
        check_request(table, events.Rules(by=0, rules="3"), "anna")


def test_fold_of_events_before_the_match_is_linear() -> None:
    few, many = (count_calls(partial(fold, rule_changes(number), find)) for number in (500, 2000))
    assert many < 4.2 * few


def test_fold_of_a_long_match_costs_the_same_for_each_event() -> None:
    log = Log("PBB", game="preferans", rules="wikipedia-sochi; target=1000", deals=120)
    log.begin()
    while log.table.stage == "playing":
        if log.table.unseen:
            log.put(events.Next(by=0))
        else:
            log.put(log.bot_move(next(at for at in range(3) if log.table.prompts[at] is not None)))
        log.server(bots=False)
    starts = [at for at, event in enumerate(log.events) if isinstance(event, events.Reveal)]

    def cost(first: int, last: int) -> float:
        before = fold(log.events[: starts[first]], find)
        part = log.events[starts[first] : starts[last]]
        return count_calls(lambda: fold_on(before, part)) / len(part)

    assert len(log.table.deals) == 120 and len(log.table.log) <= MAX_LOG_LINES
    assert cost(-20, -1) < 1.25 * cost(5, 24)


def fold_on(table: Table, log: list[AnyEvent]) -> Table:
    """Return a table after more events."""
    for event in log:
        table = apply(table, event).table
    return table
