"""Results as JSON objects: errors name the expected type in every language."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import pytest

from prikup.records import RecordError
from prikup.records.typed import convert_object


class Typed(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["played", "passed"]
    seat: int
    word: str | None = None
    tricks: tuple[int, ...] | None = None
    suits: tuple[str, ...] = ()
    said: tuple[tuple[int, str], ...] = ()
    married: tuple[tuple[str, ...], ...] = ()
    aces: bool = False


GOOD = {"kind": "played", "seat": 0}


def test_valid_result_is_converted() -> None:
    told = GOOD | {"word": None, "tricks": [7, 3], "said": [[1, "pass"]], "aces": True}
    assert convert_object(told, Typed) == Typed("played", 0, None, (7, 3), said=((1, "pass"),), aces=True)


@pytest.mark.parametrize(
    ("change", "says", "in_russian"),
    [
        ({"kind": []}, "kind is []: expected passed or played", "kind здесь []: ожидается passed или played"),
        ({"seat": "0"}, "seat is '0': expected a whole number", "seat здесь '0': ожидается целое число"),
        ({"seat": None}, "seat is None: expected a whole number", "seat здесь None: ожидается целое число"),
        ({"word": 7}, "word is 7: expected a text", "word здесь 7: ожидается текст"),
        ({"tricks": [1, "x"]}, "tricks is [1, 'x']: expected a list of whole numbers", "список целых чисел"),
        ({"suits": "H"}, "suits is 'H': expected a list of texts", "список текстов"),
        ({"said": [[0]]}, "said is [[0]]: expected a list of pairs", "список пар"),
        ({"married": ["H"]}, "married is ['H']: expected a list of lists", "список списков"),
        ({"aces": 1}, "aces is 1: expected true or false", "aces здесь 1: ожидается true или false"),
        (
            {"luck": 1},
            "'luck' is not a field of a result: expected kind, seat, word",
            "поля «luck» в результате нет",
        ),
    ],
)
def test_wrong_field_is_quoted_with_the_expected_type(
    change: dict[str, Any], says: str, in_russian: str
) -> None:
    with pytest.raises(RecordError) as refused:
        convert_object(GOOD | change, Typed)
    assert says in str(refused.value) and in_russian in refused.value.told("ru")
    assert refused.value.code == "result"


def test_missing_field_is_named() -> None:
    with pytest.raises(RecordError, match=r"^a result has to say its seat$"):
        convert_object({"kind": "passed"}, Typed)
