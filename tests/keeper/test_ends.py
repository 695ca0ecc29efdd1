"""Sheets that end after a number of deals or by time."""

from __future__ import annotations

from prikup.keeper import read_document, score
from prikup.keeper.model import TimeLimit
from prikup.records import MatchRecord, read, write

HEAD = """[Prikup "1"]
[Game "preferans"]
[Rules "wikipedia-sochi; {rules}"]
[Seats "Anna|Boris|Vera"]
[Dealer "0"]

"""


def read_sheet(rules: str, *lines: str) -> MatchRecord:
    return read_document(HEAD.format(rules=rules) + "\n".join(lines) + "\n")


def test_next_deal_names_the_last_deal() -> None:
    kept = score(read_sheet("game_end=deals; end_deals=6", "1. result raspasy 2 5 3"))
    assert kept.next is not None
    assert kept.next.title == "Deal 2: Boris deals, at least a six, the last is deal 6"


def test_sheet_is_over_after_its_deals_and_refuses_another() -> None:
    two = ("1. result raspasy 2 5 3", "2. result raspasy 3 5 2")
    kept = score(read_sheet("game_end=deals; end_deals=2", *two))
    assert kept.over and kept.next is None and kept.entry is None and kept.payments
    more = score(read_sheet("game_end=deals; end_deals=2", *two, "3. result raspasy 3 5 2"))
    assert more.problem is not None and "the match was over after deal 2" in more.problem.text


def test_sheet_by_time_keeps_the_minutes_of_each_deal() -> None:
    record = read_sheet(
        "game_end=clock; end_minutes=60",
        "1. result raspasy 2 5 3",
        "clock 31",
        "2. result raspasy 3 5 2",
        "clock 62",
    )
    kept = score(record)
    assert [deal.clock for deal in kept.deals] == [31, 62]
    assert kept.time == TimeLimit(60, 62) and kept.over
    assert kept.text == write(record) and read(kept.text) == record


def test_minutes_stay_with_their_deals_after_an_impossible_deal() -> None:
    record = read_sheet(
        "end_minutes=60", "1. result raspasy 2 5 4", "clock 31", "2. result raspasy 3 5 2", "clock 40"
    )
    kept = score(record)
    assert kept.problem is not None and kept.problem.deal == 1
    assert [(deal.words, deal.clock) for deal in kept.deals] == [("raspasy 2 5 4", 31), ("raspasy 3 5 2", 40)]


def test_sheet_without_time_limit_has_no_time() -> None:
    assert score(read_sheet("end_deals=6", "1. result raspasy 2 5 3")).time is None
