"""Errors: a code and data, the sentence of each language from the catalogue."""

from __future__ import annotations

import pickle

import pytest

from prikup.errors import OptionError, PrikupError, RuleError
from prikup.records import RecordError
from prikup.table import TableError

NEW = OptionError("value-number", "12.1", given="ten", option="target", low="1", high="1000")
OLD = RuleError("follow", "7.1", "7S cannot be played", suit="H")


def test_an_error_is_a_code_and_data_and_its_sentence_is_that_of_the_catalogue() -> None:
    assert (NEW.code, NEW.name, NEW.clause, NEW.data["low"]) == ("value", "value-number", "12.1", "1")
    assert NEW.text == "'ten' is not a value of target: expected a whole number from 1 to 1000"
    assert str(NEW) == f"{NEW.text} (clause 12.1)" and repr(NEW) == f"OptionError({str(NEW)!r})"
    assert NEW.told("ru") == "«ten» не значение target: ожидается целое число от 1 до 1000 (п. 12.1)"


def test_what_was_given_is_repeated_shortly_and_visibly() -> None:
    error = PrikupError("lang", given="x\x00" + "y" * 100, expected=("en", "ru"))
    assert "'x\\x00yyy" in str(error) and "yyy…' is no language" in str(error) and len(str(error)) < 120


def test_an_error_without_a_message_brings_its_english_sentence() -> None:
    assert (OLD.code, OLD.text, str(OLD)) == (
        "follow",
        "7S cannot be played",
        "7S cannot be played (clause 7.1)",
    )
    assert OLD.told("ru") == "ходите в масть: ♥ (п. 7.1)"
    assert (PrikupError("this cannot be").code, str(PrikupError("this cannot be"))) == ("", "this cannot be")


@pytest.mark.parametrize(
    "error",
    [
        NEW,
        OLD,
        RecordError("record-dealer", 3, 4),
        RecordError("a text", column=2, line=1),
        TableError("seat", "a seat"),
    ],
)
def test_an_error_goes_from_one_process_to_another(error: PrikupError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error) and vars(again) == vars(error) and str(again) == str(error)


def test_a_place_stands_before_what_is_wrong_there() -> None:
    assert str(RecordError("a text", 3, 4)) == "line 3, column 4: a text"
    assert str(RecordError("record-dealer", 3)).startswith("line 3: the record does not say")
