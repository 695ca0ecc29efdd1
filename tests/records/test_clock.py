"""Clock lines in a record: reading, writing, and their place."""

from __future__ import annotations

import pytest

from prikup import records
from prikup.core import Clock, Draw, Input
from prikup.games import get_game
from prikup.records import RecordError, read, write
from prikup.review.deals import deals_of

HEAD = """[Prikup "1"]
[Game "preferans"]
[Rules "wikipedia-sochi; {rules}"]
[Seats "Anna|Boris|Vera"]
[Dealer "0"]

"""
TWO = "1. result raspasy 2 5 3\nclock 12\n2. result raspasy 3 5 2\nclock 31\n"


def record_text(body: str, rules: str = "end_minutes=30") -> str:
    return HEAD.format(rules=rules) + body


def test_clock_lines_are_read_written_and_kept_in_json() -> None:
    record = read(record_text(TWO))
    assert [deal.clock for deal in record.deals] == [12, 31]
    assert record.final_match().finished and record.final_match().minutes == 31
    assert write(record) == record_text(TWO)
    assert records.from_json(records.to_json(record)) == record


def test_clock_is_accepted_after_a_match_ended_by_deals() -> None:
    record = read(record_text(TWO, "end_deals=2"))
    assert record.final_match().finished and [deal.clock for deal in record.deals] == [12, 31]


def test_comment_after_the_clock_is_kept() -> None:
    record = read(record_text(TWO.replace("clock 12", "clock 12 {tea}")))
    assert record.deals[0].clock == 12 and record.deals[1].comments == ((0, "tea"),)


def test_clock_is_not_counted_as_a_deal() -> None:
    record = read(record_text(TWO))
    moves = [moment.move for moment in record.replay()]
    assert [deal.number for deal in deals_of(record.start(), moves)] == [1, 2]


def test_match_from_inputs_leaves_out_a_clock_before_its_first_deal() -> None:
    start = get_game("preferans").start(get_game("preferans").options("wikipedia-sochi"), 3)
    inputs = [Input(None, None, Draw(0)), Input(None, None, Clock(5))]
    assert records.make_record(start, inputs, ["Anna", "Boris", "Vera"]).deals == ()


@pytest.mark.parametrize(
    ("body", "wanted"),
    [
        ("clock 5\n" + TWO, "line 7, column 1: 'clock 5' stands before the first deal"),
        (TWO.replace("clock 31", "clock 3"), "line 10, column 1: the clock says 3 minutes: expected 12 to"),
        (
            TWO.replace("clock 12", "clock soon"),
            "line 8, column 1: 'clock soon' is not a time: expected clock",
        ),
        (TWO.replace("clock 12", "clock -1"), "'clock -1' is not a time"),
    ],
)
def test_invalid_clock_gives_one_error_with_its_place(body: str, wanted: str) -> None:
    with pytest.raises(RecordError) as error:
        read(record_text(body))
    assert wanted in str(error.value)
