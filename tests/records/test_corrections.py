"""Corrected results: kept in the record, read and written, and not counted."""

from __future__ import annotations

import random

import msgspec
import pytest

from prikup.keeper import read_document as read_document
from prikup.keeper import score
from prikup.records import MatchRecord, RecordError, from_json, read, to_json, write
from prikup.records.formats import convert
from prikup.records.model import DealRecord
from tests.keeper.games import CASES, document, texts
from tests.keeper.sheets import EVENING, sheet

HEAD = """[Prikup "1"]
[Game "preferans"]
[Rules "wikipedia-sochi; target=10"]
[Seats "Anna|Boris|Vera"]
[Dealer "2"]

"""
CORRECTED = HEAD + (
    "1. result 0 7H whist pass 7 3 0 corrected 0 6S whist pass 7 3 0 {a slip}\n"
    "2. result misere 1 0 0 10\n"
    "3. result raspasy 2 5 3 corrected raspasy 2 4 4 corrected raspasy 3 4 3 = 3 4 3\n"
    "removed 2 6D pass half pass\n"
    "removed misdeal\n"
    "{an evening}\n"
    "finish\n"
)


def make_corrected_document(*deals: tuple[str, ...], removed: tuple[str, ...] = ()) -> MatchRecord:
    """Return a document of deals given by their results, the right one last."""
    found = tuple(
        DealRecord(result=result, wrong=wrong) for *before, result in deals for wrong in [tuple(before)]
    )
    return msgspec.structs.replace(sheet(), deals=found, removed=removed)


def test_record_with_corrections_is_written_unchanged() -> None:
    record = read(CORRECTED)
    assert record.deals[0].wrong == ("0 7H whist pass 7 3 0",)
    assert record.deals[2].wrong == ("raspasy 2 5 3", "raspasy 2 4 4")
    assert record.removed == ("2 6D pass half pass", "misdeal")
    assert write(record) == CORRECTED
    assert from_json(to_json(record)) == record == read(write(record))


def test_match_counts_only_the_right_results() -> None:
    right = read(
        HEAD + "1. result 0 6S whist pass 7\n2. result misere 1 0\n3. result raspasy 3 4 3\nfinish\n"
    )
    assert read(CORRECTED).final_match().standing == right.final_match().standing
    assert [type(one.move.action).__name__ for one in read(CORRECTED).replay()].count("Result") == 3


def test_record_without_corrections_does_not_mention_them() -> None:
    record = sheet(*EVENING)
    assert "corrected" not in write(record) + to_json(record)
    assert "wrong" not in to_json(record) and "removed" not in to_json(record)


def test_possible_wrong_result_is_written_in_full() -> None:
    record = read(HEAD + "1. result 0 7H whist pass 7 corrected 0 7H whist pass made\n")
    assert record.deals[0].wrong == ("0 7H whist pass 7 3 0",)
    assert "result 0 7H whist pass 7 3 0 corrected 0 7H whist pass 7 3 0\n" in write(record)


def test_impossible_wrong_result_is_kept_unchanged() -> None:
    line = "1. result 0 7H whist pass 7 3 1 corrected 0 7H whist pass 7 3 0\n"
    record = read(HEAD + line)
    assert record.deals[0].wrong == ("0 7H whist pass 7 3 1",)
    assert write(record).endswith(line)


def test_results_removed_after_the_end_of_a_match_are_kept() -> None:
    text = HEAD.replace("10", "1") + "1. result 0 6S pass pass\n2. result 1 6S pass pass\n"
    record = read(text + "removed 0 8H pass pass\n")
    assert record.final_match().finished and record.removed == ("0 8H pass pass",)
    assert read(write(record)) == record and score(record).over


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("1. result corrected 0 7H pass pass", "line 7, column 4: deal 1: '' is not a wrong result"),
        ("1. result 0 7H pass pass corrected", "deal 1: .*expected"),
        ("1. result dance corrected 0 7H pass pass", "deal 1: 'dance'"),
        ("removed", "'' is not a wrong result: expected the words of one result"),
        ("removed dance", "'dance'"),
        (
            "removed 0 7H pass pass corrected 0 6S pass pass",
            "'0 7H pass pass corrected 0 6S pass pass' is not",
        ),
        ("removed 0 7H pass pass\n1. result 0 7H pass pass", "line 8, .*'result WRONG corrected RIGHT'"),
    ],
)
def test_invalid_correction_gives_one_error_with_its_place(line: str, says: str) -> None:
    with pytest.raises(RecordError, match=says) as refused:
        read(HEAD + line + "\n")
    assert str(refused.value).count("\n") == 0


def test_invalid_correction_in_json_is_named_with_its_deal() -> None:
    text = to_json(make_corrected_document(("raspasy 2 5 3", "raspasy 2 4 4")))
    for wrong in ("a corrected b", "", "{}", "a | b"):
        with pytest.raises(RecordError, match=r"^deal 1: .* is not a wrong result"):
            from_json(text.replace('"raspasy 2 5 3"', f'"{wrong}"'))
    played = read(CORRECTED.partition("1.")[0] + "1. result raspasy 2 5 3\n")
    dealt = msgspec.structs.replace(played, deals=(DealRecord(wrong=("raspasy 2 5 3",)),))
    for refused in (write, to_json):
        with pytest.raises(RecordError, match="only a typed-in result can be corrected"):
            from_json(refused(dealt))


def test_corrected_deal_keeps_its_clock() -> None:
    text = HEAD.replace("target=10", "target=10; end_minutes=90") + (
        "1. result raspasy 2 5 3 corrected raspasy 3 4 3\nclock 12\nremoved misdeal\n"
    )
    record = read(text)
    assert (record.deals[0].clock, record.deals[0].wrong) == (12, ("raspasy 2 5 3",))
    assert write(record) == text and from_json(to_json(record)) == record
    broken = read_document(text.replace("corrected raspasy 3 4 3", "corrected raspasy 3 4 4"))
    assert (broken.deals[0].clock, broken.deals[0].wrong, broken.removed) == (
        12,
        ("raspasy 2 5 3",),
        ("misdeal",),
    )


def test_json_conversion_keeps_corrections() -> None:
    made = convert(CORRECTED, "json")
    assert convert(made.text, "prikup").text == CORRECTED


@pytest.mark.parametrize(("game", "rules", "players"), CASES)
def test_random_corrections_survive_text_and_json(game: str, rules: str, players: int) -> None:
    pick = random.Random(rules)
    deals: list[DealRecord] = []
    removed: tuple[str, ...] = ()
    for _ in range(10):
        right = document(game, rules, *(deal.result for deal in deals), players=players)
        form = score(right).entry
        if form is None:
            break
        offered = [list(texts(form, one, players, pick)) for one in form.kinds if one.allowed]
        *wrong, result = (pick.choice(pick.choice(offered)) for _ in range(pick.randint(1, 3)))
        deals.append(DealRecord(result=result, wrong=tuple(wrong)))
        removed = tuple(wrong)
    record = msgspec.structs.replace(
        document(game, rules, players=players), deals=tuple(deals[:-1]), removed=removed
    )
    record = read(write(record))
    text = write(record)
    assert read(text) == record
    assert write(from_json(to_json(record))) == text
    kept, plain = score(record), score(read("\n".join(map(_right, text.splitlines()))))
    assert kept.problem is None and plain.problem is None
    assert (kept.standing, kept.now, kept.payments) == (plain.standing, plain.now, plain.payments)
    assert kept.settlement == plain.settlement
    assert score(record, wrong=False).figures == plain.figures
    assert score(record, wrong=False).svg == plain.svg
    assert tuple(one for one in kept.figures if not one.wrong and one.entries)
    assert kept.has_wrong == any(one.wrong for one in kept.figures)


def _right(line: str) -> str:
    """Return a line of a record with only its right result."""
    if line.startswith("removed "):
        return ""
    head, between, _ = line.partition("result ")
    return head + between + line.rpartition("corrected ")[2] if " corrected " in line else line
