"""Notation in which a person types results of Paston.

``0 dineri whist pass 6 4 0`` (declarer, game, the declarations from the declarer's left, tricks by seat; no
tricks if both passed) or ``surrender 0``. The first deal ends with the seat that opened its auction, ``opener
2``, where that seat deals the second.

Against a lone whister the declarer's tricks alone are enough, as a number or as ``made`` (six), as in ``0
gupa whist pass made``. A word of the defence may carry its seat, ``1:whist``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from prikup.core import RuleError
from prikup.games.paston.contracts import DECLARER_NEEDS, TRICKS_PER_DEAL
from prikup.games.paston.match import Match
from prikup.games.paston.results import OPENER, DealResult, contract_of, defenders, whisters
from prikup.records.model import RecordError
from prikup.records.typed import Notation, convert_object
from prikup.toolkit.reading import read_seat

_MADE = "made"
_SPOKEN = re.compile(r"(?:([0-9]):)?(whist|pass)")


def read(match: Match, words: Sequence[str]) -> DealResult:
    """Return the result that these words describe.

    Raises RecordError, or RuleError with the clause that it breaks.
    """
    words, opener = _split_opener(list(words))
    if not words:
        raise RecordError("result-none-paston")
    if words[0] == "surrender":
        if len(words) > 2:
            raise RecordError("result-paston-surrender", given=" ".join(words))
        return DealResult("surrender", read_seat(words[1:2], 3, "1.1"), opener=opener)
    declarer = read_seat(words[:1], 3, "1.1")
    result = DealResult("contract", declarer, words[1] if len(words) > 1 else "", opener=opener)
    contract_of(result)
    declarations: list[tuple[int, str]] = []
    remaining = words[2:]
    for seat in defenders(declarer):
        spoken = _SPOKEN.fullmatch(remaining[0]) if remaining else None
        if spoken is None:
            break
        declarations.append((int(spoken[1]) if spoken[1] else seat, spoken[2]))
        remaining = remaining[1:]
    if remaining and len(declarations) < 2:
        silent = defenders(declarer)[len(declarations)]
        raise RuleError("declarations-paston-word", "5.1", given=remaining[0], seat=silent)
    result = msgspec.structs.replace(result, declarations=tuple(declarations))
    return msgspec.structs.replace(result, tricks=_read_tricks(result, remaining) if remaining else None)


class Typed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Result as an object: the fields of a ``DealResult`` that a person knows."""

    kind: str
    declarer: int
    contract: str | None = None
    declarations: tuple[tuple[int, str], ...] = ()
    tricks: tuple[int, ...] | None = None
    opener: int | None = None


def words_of(value: Mapping[str, Any]) -> str:
    """Return the words of a result that is written as an object; raises RecordError.

    >>> words_of({"kind": "surrender", "declarer": 0})
    'surrender 0'
    """
    typed = convert_object(value, Typed)
    words = [] if typed.kind == "contract" else [typed.kind]
    words.append(str(typed.declarer))
    words += [typed.contract] if typed.contract else []
    words += [f"{seat}:{word}" for seat, word in typed.declarations]
    words += map(str, typed.tricks or ())
    words += [] if typed.opener is None else [OPENER, str(typed.opener)]
    return " ".join(words)


def _split_opener(words: list[str]) -> tuple[list[str], int | None]:
    """Return the words before the key word of the opener, and the opener, None if there is none."""
    if OPENER not in words:
        return words, None
    place = words.index(OPENER)
    if len(words) != place + 2:
        raise RecordError("result-paston-opener", given=" ".join(words[place:]))
    return words[:place], read_seat(words[place + 1 :], 3, "1.1")


def _read_tricks(result: DealResult, words: list[str]) -> tuple[int, ...]:
    """Return the tricks by seat, typed in full or, against a lone whister, as the declarer's alone."""
    if len(words) == 1:
        return _read_tricks_of_two(result, words[0])
    if len(words) != 3 or not all(re.fullmatch("[0-9]{1,2}", word) for word in words):
        raise RuleError("tricks-numbers", "6.4", given=" ".join(words), players=3)
    return tuple(map(int, words))


def _read_tricks_of_two(result: DealResult, word: str) -> tuple[int, ...]:
    """Return the tricks by seat from the declarer's; the lone whister has the rest."""
    playing = whisters(result)
    if not playing:
        raise RuleError("tricks-paston-unwhisted", "5.2", given=word)
    if len(playing) != 1:
        raise RuleError("tricks-paston-each", "7.2", given=word)
    number = str(DECLARER_NEEDS) if word == _MADE else word
    if not re.fullmatch("[0-9]|10", number):
        raise RuleError("tricks-number", "6.4", given=word)
    tricks = [0, 0, 0]
    tricks[result.declarer] = int(number)
    tricks[playing[0]] = TRICKS_PER_DEAL - int(number)
    return tuple(tricks)


NOTATION: Final = Notation(read, words_of)
