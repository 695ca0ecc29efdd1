"""Records of Paston: bottom cards, deals thrown in, typed results."""

from __future__ import annotations

import pytest

from prikup import records
from prikup.core import Deal, Draw, Input, Match, RuleError
from prikup.records import RecordError
from tests.games.paston.scripts import ANNA, BORIS, TALON, VERA, cards, start
from tests.games.scripts import scored_result, type_result

NAMES = ("Anna", "Boris", "Vera")
HEAD = (
    '[Prikup "1"]\n[Game "paston"]\n[Rules "paston-nakayoshi"]\n[Seats "Anna|Boris|Vera"]\n[Dealer "2"]\n\n'
)


def match_after(*results: str) -> Match:
    match = start()
    for words in results:
        match = type_result(match, words).state
    return match


@pytest.mark.parametrize(
    ("words", "scores"),
    [
        ("0 dineri whist whist 6 3 1 opener 0", (30, 30, -27)),
        ("0 dineri 1:whist 2:pass 6 4 0 opener 0", (30, 0, 0)),
        ("0 gupa pass whist made opener 2", (40, 0, 0)),
        ("1 gupa whist pass 3 opener 2", (0, -40, 120)),
        ("2 paston_grkha pass pass opener 2", (0, 0, 10)),
        ("surrender 1 opener 1", (2, -10, 2)),
    ],
)
def test_typed_result_is_scored_and_spelled_back(words: str, scores: tuple[int, ...]) -> None:
    step = type_result(start(), words)
    assert step.state.standing.scores == scores
    assert type_result(start(), scored_result(start(), words).text) == step
    assert step.state.dealer == int(words[-1])


@pytest.mark.parametrize(
    ("words", "code", "clause"),
    [
        ("3 dineri whist whist 6 2 2", "seat", "1.1"),
        ("0 hearts whist whist 6 2 2", "contract", "3.1"),
        ("0 dineri whist 6 4 0 opener 0", "declarations", "5.1"),
        ("0 dineri 2:whist pass 6 4 0 opener 0", "declarations", "5.1"),
        ("0 dineri whist whist 6 opener 0", "tricks", "7.2"),
        ("0 gupa x", "declarations", "5.1"),
        ("0 gupa whist x opener 0", "declarations", "5.1"),
        ("0 dineri pass pass 6 opener 0", "tricks", "5.2"),
        ("0 dineri whist pass 11 opener 0", "tricks", "6.4"),
        ("0 dineri whist pass 6 4 opener 0", "tricks", "6.4"),
        ("0 dineri whist pass 6 3 1 opener 0", "tricks", "6.3"),
        ("0 dineri pass pass 6 4 0 opener 0", "tricks", "5.2"),
        ("0 dineri pass pass", "opener", "2.1"),
        ("surrender 0 opener 5", "seat", "1.1"),
    ],
)
def test_impossible_typed_result_is_refused_with_its_clause(words: str, code: str, clause: str) -> None:
    with pytest.raises(RuleError) as error:
        type_result(start(), words)
    assert (error.value.code, error.value.clause) == (code, clause)


@pytest.mark.parametrize(
    "words", ["", "surrender 0 1", "0 dineri pass pass opener", "0 gupa pass pass opener 1 2"]
)
def test_unreadable_result_is_refused_with_expected_form(words: str) -> None:
    with pytest.raises(RecordError, match="expected"):
        type_result(start(), words)


def test_only_the_first_deal_needs_its_opener() -> None:
    match = match_after("0 dineri pass pass opener 1", "surrender 0")
    assert (match.deal_no, match.dealer) == (3, 2)


def test_result_as_an_object_is_read() -> None:
    text = (
        '{"game": "paston", "rules": "paston-nakayoshi", "seats": ["Anna", "Boris", "Vera"], "dealer": 2, '
        '"deals": [{"result": {"kind": "contract", "declarer": 0, "contract": "gupa", '
        '"declarations": [[1, "whist"], [2, "pass"]], "tricks": [6, 4, 0], "opener": 1}}, '
        '{"result": {"kind": "surrender", "declarer": 0}}]}'
    )
    record = records.from_json(text)
    assert [deal.result for deal in record.deals] == ["0 gupa whist pass 6 4 0 opener 1", "surrender 0"]


def test_bottom_card_and_thrown_in_deal_are_read_back() -> None:
    first = cards(ANNA, BORIS, talon=TALON, bottom="KC")
    thrown = cards(VERA, BORIS, talon=TALON, bottom="7S")
    record = records.make_record(_before(), _inputs(thrown, first), NAMES)
    text = records.write(record)
    assert text.count("\n1. ") == 2 and "/ 8C 7C / 7S\n" in text and "/ 8C 7C / KC\n" in text
    assert records.read(text) == record
    assert records.from_json(records.to_json(record)) == record
    assert record.final_match().log
    assert records.read(text).final_match() == record.final_match()


def test_redacted_record_has_no_bottom_card() -> None:
    first = cards(ANNA, BORIS, talon=TALON, bottom="KC")
    record = records.make_record(_before(), _inputs(first), NAMES)
    seen = records.redact_record(record, 2)
    assert seen.deals[0].bottom is None and seen.deals[0].hands[2] == first.hands[2]


def test_wrong_bottom_card_is_refused_with_its_place() -> None:
    line = f"1. {ANNA} {BORIS} {VERA} / {TALON} / 9C"
    with pytest.raises(RecordError, match="9C cannot be the bottom card"):
        records.read(HEAD + line + "\n")


def _before() -> Match:
    match = start()
    return match.game.start(match.options, 3)


def _inputs(*deals: Deal) -> list[Input]:
    return [Input(None, None, Draw(2)), *(Input(None, None, deal) for deal in deals)]
