"""Notation in which a person types results of Prefa.

``0 7H in out alone 7 3 0``: declarer, contract, the declarations from the declarer's right (``in`` or
``out``, ``alone`` or ``along``), tricks by seat; no tricks where both dropped: ``0 7H out out``. Of three
passes ``all_pass``, or ``polles 5 3 2`` where they are played; ``concede 0 7H`` where the declarer gave up at
that bid. At the end may stand ``aces``, if the declarer announced all four.

Where the split between the defenders changes nothing (one of them plays, or answers for both) the declarer's
tricks alone are enough, as a number or as ``made``: ``0 7H out in made``. A word of the defence may carry its
seat, ``1:in``. After ``out in`` the last ``out`` of a right defender who might return can be left out.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from prikup.core import RuleError
from prikup.games.prefa.contracts import TRICKS_PER_DEAL
from prikup.games.prefa.match import Match
from prikup.games.prefa.results import (
    ACES_TAIL,
    ALONG,
    IN,
    OUT,
    DealResult,
    Words,
    contract_of,
    defenders,
    roles_of,
    seats_in_play,
)
from prikup.records.model import RecordError
from prikup.records.typed import Notation, convert_object
from prikup.toolkit.reading import read_seat

_MADE = "made"
_SPOKEN = re.compile(r"(?:([0-9]):)?(in|out|alone|along)")


def read(match: Match, words: Sequence[str]) -> DealResult:
    """Return the result that these words describe.

    Raises RecordError, or RuleError with the clause that it breaks.
    """
    words = list(words)
    aces = words[-1:] == [ACES_TAIL]
    words = words[:-1] if aces else words
    if not words:
        raise RecordError("result-none-prefa")
    base = DealResult("all_pass", dealer=match.dealt_by, aces=aces)
    match words[0]:
        case "all_pass":
            return _replace(base, tricks=_read_numbers(match, words[1:]) if words[1:] else None)
        case "polles":
            return _replace(base, kind="polles", tricks=_read_numbers(match, words[1:]))
        case "concede":
            declarer = read_seat(words[1:2], match.players, "1.2")
            if len(words) > 3:
                raise RecordError("result-prefa-concede", given=" ".join(words))
            return _replace(base, kind="concede", declarer=declarer, contract="".join(words[2:3]))
        case _:
            return _read_contract(match, _replace(base, kind="contract"), words)


class Typed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Result as an object: the fields of a ``DealResult`` that a person knows."""

    kind: str
    declarer: int | None = None
    contract: str | None = None
    declarations: tuple[tuple[int, str], ...] = ()
    tricks: tuple[int, ...] | None = None
    aces: bool = False


def words_of(value: Mapping[str, Any]) -> str:
    """Return the words of a result that is written as an object; raises RecordError.

    >>> words_of({"kind": "polles", "tricks": [5, 3, 2]})
    'polles 5 3 2'
    """
    typed = convert_object(value, Typed)
    words = [] if typed.kind == "contract" else [typed.kind]
    words += [] if typed.declarer is None else [str(typed.declarer)]
    words += [typed.contract] if typed.contract else []
    words += [f"{seat}:{word}" for seat, word in typed.declarations]
    words += map(str, typed.tricks or ())
    words += [ACES_TAIL] if typed.aces else []
    return " ".join(words)


def _replace(result: DealResult, **changes: object) -> DealResult:
    return msgspec.structs.replace(result, **changes)


def _read_contract(match: Match, base: DealResult, words: list[str]) -> DealResult:
    """Complete a result by the words of a contract: declarer, contract, declarations, tricks."""
    declarer = read_seat(words[:1], match.players, "1.2")
    result = _replace(base, declarer=declarer, contract=words[1] if len(words) > 1 else "")
    contract_of(result, match.options)
    if declarer not in seats_in_play(base.dealer, match.players):
        raise RuleError("declarer-rests", "1.1", seat=declarer)
    trick_words, declarations = _read_declarations(match, result, words[2:])
    if trick_words and len(declarations) < 2 and not re.fullmatch(f"[0-9]+|{_MADE}", trick_words[0]):
        raise RuleError("declarations-prefa-word", "7.1", given=trick_words[0])
    result = _replace(result, declarations=declarations)
    return result if not trick_words else _replace(result, tricks=_read_tricks(match, result, trick_words))


def _read_declarations(match: Match, result: DealResult, words: list[str]) -> tuple[list[str], Words]:
    """Return the words after the declarations, and the declarations: right, left, right again.

    A declaration without a seat is that of the seat whose turn it is.
    """
    right, left = defenders(result.declarer or 0, result.dealer, match.players)
    order = (right, left, right)
    parsed: list[re.Match[str]] = []
    while len(parsed) < len(words) and (declaration := _SPOKEN.fullmatch(words[len(parsed)])):
        parsed.append(declaration)
    if len(parsed) > len(order):
        raise RuleError("declarations-much", "7.1", given=" ".join(words))
    calls = tuple(
        (int(declaration[1]) if declaration[1] else seat, declaration[2])
        for declaration, seat in zip(parsed, order, strict=False)
    )
    if match.options.passer_may_return and calls == ((right, OUT), (left, IN)):
        calls = (*calls, (right, OUT))
    return words[len(parsed) :], calls


def _read_tricks(match: Match, result: DealResult, words: list[str]) -> tuple[int, ...]:
    """Return the tricks by seat, typed in full or as the declarer's alone.

    The declarer's are enough where the split of the rest does not matter.
    """
    if len(words) != 1:
        return _read_numbers(match, words)
    roles = roles_of(result, match.options, match.players)
    answers = roles.seats(ALONG) or roles.seats(IN)
    if not answers:
        raise RuleError("tricks-prefa-out", "8.5", given=words[0])
    if len(answers) != 1 or (roles.seats(ALONG) and not match.options.solo_double):
        raise RuleError("tricks-prefa-each", "10.3", given=words[0])
    word = str(contract_of(result, match.options).level) if words[0] == _MADE else words[0]
    if not re.fullmatch("[0-9]|10", word):
        raise RuleError("tricks-number", "8.5", given=word)
    tricks = [0] * match.players
    tricks[result.declarer or 0] = int(word)
    tricks[answers[0]] = TRICKS_PER_DEAL - int(word)
    return tuple(tricks)


def _read_numbers(match: Match, words: list[str]) -> tuple[int, ...]:
    """Return the words as the tricks of each seat; raises RuleError."""
    if len(words) != match.players or not all(re.fullmatch("[0-9]{1,2}", word) for word in words):
        raise RuleError("tricks-numbers", "8.5", given=" ".join(words), players=match.players)
    return tuple(map(int, words))


NOTATION: Final = Notation(read, words_of)
