"""Notation in which a person types results of Russian Preferans.

``0 7H whist pass 7 3 0`` (declarer, contract, the declarations from the declarer's left, tricks by seat; no
tricks where nothing was played), ``misere 0 1 5 4``, ``raspasy 2 5 3``, ``concede 0 7H``, ``misdeal`` (its
number in a row follows from the deals before it; ``misdeal 2`` must agree with them; ``misdeal cut`` and
``misdeal cut 2`` give the cause, one of ``MISDEAL_KINDS``), ``throw 0 7H ...`` (the talon was thrown back).
At the end may stand ``talon 7S 8D`` and, where the donor chooses, ``aid 1:3`` (three points to seat 1; to the
donor: kept and lost).

Where the split among the others changes nothing, the declarer's tricks alone are enough, as a number or as
``made``: ``0 7H whist pass 7``, ``misere 0 made``. A word of the defence may carry its seat, ``1:whist``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, get_args

import msgspec

from prikup.cards import PACK_32, Card
from prikup.core import RuleError, quote
from prikup.games.preferans.contracts import CONTRACTS, MISERE
from prikup.games.preferans.match import Match
from prikup.games.preferans.results import (
    MISDEAL_KINDS,
    DealResult,
    Kind,
    MisdealKind,
    Words,
    contract_of,
    declaring_order_of,
    defence_of,
    defenders,
    is_talon_led,
    seats_in_play,
)
from prikup.records.model import RecordError
from prikup.records.typed import Notation
from prikup.toolkit.reading import read_seat

Fields = dict[str, Any]
"""Fields of a result written as an object, as ``DealResult`` takes them."""

_SAID = ("whist", "pass", "half")
_MODES = ("open", "closed")
_MADE = "made"
_AID = re.compile(r"([0-9]):([0-9]{1,4})")
_SPOKEN = re.compile(r"(?:([0-9]):)?(whist|pass|half|open|closed)")
_DEFENDED = ("contract", "talon_throw")
_FIELDS: dict[str, tuple[Any, str, str]] = {
    "declarer": (int, "declarer", "4.7"),
    "contract": (str, "contract", "3.1"),
    "declarations": (Words, "declarations", "6.1"),
    "tricks": (tuple[int, ...], "tricks", "7.3"),
    "talon": (tuple[str, ...], "talon", "8.10"),
    "aid": (tuple[tuple[int, int], ...], "aid", "11.2"),
    "misdeal": (int, "misdeal", "2.6"),
    "misdeal_kind": (MisdealKind, "misdeal", "2.6"),
    "dealer_leads_talon": (bool, "talon", "10.2"),
}
"""Fields of a result as an object: type, error code and clause."""


def read(match: Match, source: Sequence[str] | Fields) -> DealResult:
    """Return the result that these words, or the fields of an object, describe in a match.

    Raises RecordError if they cannot be read, or RuleError with the clause they break.
    """
    return _read_fields(match, source) if isinstance(source, Mapping) else _read_words(match, list(source))


def _read_fields(match: Match, fields: Fields) -> DealResult:
    """Return a result from the fields of an object, completed by the match."""
    base = DealResult(fields["kind"], dealer=match.dealt_by)
    if base.kind == "misdeal":
        base = _replace(base, misdeal=match.standing.misdeals + 1)
    elif "misdeal" in fields:
        raise RuleError("misdeal-kind", "2.6", field="misdeal", given=fields["misdeal"], kind=base.kind)
    return _replace(_replace(base, dealer_leads_talon=_is_talon_led(match, base)), **fields)


def _is_talon_led(match: Match, result: DealResult) -> bool:
    """Return True if the dealer leads the talon in a deal of this kind in this match."""
    return is_talon_led(result, match.options, match.players)


def _read_words(match: Match, words: list[str]) -> DealResult:
    """Return a result from its words, by the kind that the first word names."""
    if words[:1] == ["misdeal"]:
        return _read_misdeal(match, words[1:])
    words, talon, aid = _split_tail(words)
    if not words:
        raise RecordError("result-none-preferans")
    kind = words[0]
    base = DealResult("raspasy", dealer=match.dealt_by, talon=talon, aid=aid)
    match kind:
        case "raspasy":
            remaining, declarations = _read_declarations(match, base, words[1:])
            tricks = _read_numbers(match, remaining)
            return _replace(
                base, tricks=tricks, declarations=declarations, dealer_leads_talon=_is_talon_led(match, base)
            )
        case "misere":
            declarer = read_seat(words[1:2], match.players, "1.2")
            base = _replace(base, kind="misere", declarer=declarer, contract=MISERE)
            remaining, declarations = _read_declarations(match, base, words[2:])
            base = _replace(base, declarations=declarations)
            return base if declarations else _replace(base, tricks=_read_tricks(match, base, remaining, ()))
        case "concede":
            declarer = read_seat(words[1:2], match.players, "1.2")
            base = _replace(base, kind="concede", declarer=declarer, contract="".join(words[2:3]))
            remaining, declarations = _read_declarations(match, base, words[3:])
            return _replace(
                base, declarations=declarations, tricks=_read_numbers(match, remaining) if remaining else None
            )
        case "throw":
            return _read_contract(match, _replace(base, kind="talon_throw"), words[1:])
        case _:
            return _read_contract(match, _replace(base, kind="contract"), words)


def read_object(value: Mapping[str, Any]) -> Fields:
    """Return the fields of a ``DealResult`` from a result written as an object.

    Raises RecordError, or RuleError with the clause of the field, for a field or value that is not known.

    >>> read_object({"kind": "misere", "declarer": 0, "tricks": [1, 5, 4]})
    {'kind': 'misere', 'declarer': 0, 'tricks': (1, 5, 4)}
    """
    kind, kinds = value.get("kind"), get_args(Kind)
    if kind not in kinds:
        raise RecordError("result-value", field="kind", what=quote(kind), expected=kinds)
    fields: dict[str, Any] = {"kind": kind}
    for name, field_value in value.items():
        if name not in _FIELDS and name != "kind":
            raise RecordError("result-field", given=name, expected=tuple(_FIELDS))
        if field_value is not None and name != "kind":
            fields[name] = _convert_field(name, field_value)
    if "talon" in fields:
        fields["talon"] = _read_talon(fields["talon"])
    return fields


def _convert_field(name: str, value: Any) -> Any:
    """Return the value of a field in its type; raises RuleError with the clause of the field."""
    shape, code, clause = _FIELDS[name]
    try:
        return msgspec.convert(value, shape)
    except (msgspec.ValidationError, TypeError):
        raise RuleError(f"{code}-field-{name}", clause, what=quote(value)) from None


def _replace(result: DealResult, **changes: object) -> DealResult:
    return msgspec.structs.replace(result, **changes)


def _read_contract(match: Match, base: DealResult, words: list[str]) -> DealResult:
    """Complete a result by the words of a contract: declarer, contract, declarations, tricks."""
    declarer = read_seat(words[:1], match.players, "1.2")
    if sum(word in CONTRACTS for word in words) > 1 or words[1:2] in [[str(seat)] for seat in range(4)]:
        raise RuleError("declarer-one", "4.7", given=" ".join(words))
    result = _replace(base, declarer=declarer, contract=words[1] if len(words) > 1 else "")
    contract_of(result)
    remaining, declarations = _read_declarations(match, result, words[2:])
    result = _replace(result, declarations=declarations)
    if not remaining:
        return result
    roles = defence_of(result, match.options, match.players)
    return _replace(result, tricks=_read_tricks(match, result, remaining, roles.whisters))


def _read_declarations(match: Match, result: DealResult, words: list[str]) -> tuple[list[str], Words]:
    """Return the words after the declarations, and the declarations with their seats.

    Declarations without a seat are those of the first defender, the second, the first again, and the dealer
    who rests; at an all-pass, where nobody defends, those of the eldest and the next. The last word may be
    ``open`` or ``closed``, of the lone whister.
    """
    parsed: list[re.Match[str]] = []
    while len(parsed) < len(words) and (spoken := _SPOKEN.fullmatch(words[len(parsed)])):
        parsed.append(spoken)
    remaining = words[len(parsed) :]
    if any(_SPOKEN.fullmatch(word) for word in remaining):
        raise RecordError("result-order", given=" ".join(words))
    spoken_words = [declaration for declaration in parsed if declaration[2] in _SAID]
    if len(spoken_words) < len(parsed) - 1 or any(declaration[2] in _MODES for declaration in parsed[:-1]):
        raise RecordError("result-order", given=" ".join(words))
    if result.declarer is None:
        first, second = seats_in_play(result.dealer, match.players)[:2]
        order = (first, second, first, result.dealer)
    else:
        order = declaring_order_of(result, match.players)
    if len(spoken_words) > len(order):
        raise RuleError("declarations-much", "6.1", given=" ".join(words))
    calls = tuple(
        (int(declaration[1]) if declaration[1] else seat, declaration[2])
        for declaration, seat in zip(spoken_words, order, strict=False)
    )
    if len(spoken_words) == len(parsed):
        return remaining, calls
    seat, mode = parsed[-1][1], parsed[-1][2]
    if seat or result.kind not in _DEFENDED:
        return remaining, (*calls, (int(seat or order[0]), mode))
    roles = defence_of(_replace(result, declarations=calls), match.options, match.players)
    if len(roles.whisters) != 1:
        raise RuleError("declarations-mode", "6.10", given=" ".join(words), word=mode)
    return remaining, (*calls, (roles.whisters[0], mode))


def _read_tricks(
    match: Match, result: DealResult, words: list[str], whisters: tuple[int, ...]
) -> tuple[int, ...]:
    """Return the tricks by seat, typed in full or as the declarer's alone.

    The declarer's are enough where the split of the rest does not matter.
    """
    if len(words) != 1:
        return _read_numbers(match, words)
    declarer = result.declarer or 0
    word = words[0]
    if word == _MADE:
        word = str(CONTRACTS[result.contract or MISERE].needs)
    if not re.fullmatch("[0-9]|10", word):
        raise RuleError("tricks-number", "7.3", given=word)
    declarer_tricks = int(word)
    if len(whisters) == 2 and declarer_tricks < 10:
        first, second = whisters
        data = {"first": first, "second": second, "players": match.players}
        raise RuleError("tricks-whisters", "8.4", given=words[0], **data)
    defending = defenders(result, match.players)
    taker = next((seat for seat in whisters if seat in defending), defending[0])
    tricks = [0] * match.players
    tricks[declarer] = declarer_tricks
    tricks[taker] = 10 - declarer_tricks
    return tuple(tricks)


def _read_numbers(match: Match, words: list[str]) -> tuple[int, ...]:
    """Return the words as the tricks of each seat; raises RuleError."""
    if len(words) != match.players or not all(re.fullmatch("[0-9]{1,2}", word) for word in words):
        raise RuleError("tricks-numbers", "7.3", given=" ".join(words), players=match.players)
    return tuple(map(int, words))


def _read_misdeal(match: Match, words: list[str]) -> DealResult:
    """Return the misdeal that these words describe: its cause and its number in a row, both optional."""
    kind = words[0] if words and words[0] in MISDEAL_KINDS else None
    number = words[1:] if kind else words
    if len(number) > 1 or not all(re.fullmatch("[1-9][0-9]{0,2}", word) for word in number):
        raise RuleError("misdeal-count", "2.6", given=" ".join(words), expected=MISDEAL_KINDS)
    count = int(number[0]) if number else match.standing.misdeals + 1
    return _replace(DealResult("misdeal", dealer=match.dealt_by), misdeal=count, misdeal_kind=kind)


def _split_tail(
    words: list[str],
) -> tuple[list[str], tuple[Card, ...] | None, tuple[tuple[int, int], ...] | None]:
    """Return the words before the talon and the aid, then the talon and the aid."""
    aid: list[tuple[int, int]] = []
    if "aid" in words:
        start = words.index("aid")
        if start == len(words) - 1:
            raise RuleError("aid-none", "11.2")
        for word in words[start + 1 :]:
            gift = _AID.fullmatch(word)
            if not gift:
                raise RuleError("aid", "11.2", given=word)
            aid.append((int(gift[1]), int(gift[2])))
        words = words[:start]
    talon: tuple[Card, ...] | None = None
    if "talon" in words:
        start = words.index("talon")
        talon = _read_talon(words[start + 1 :])
        words = words[:start]
    return words, talon, tuple(aid) or None


def _read_talon(words: Sequence[str]) -> tuple[Card, ...]:
    """Return the two cards of the talon; raises RuleError."""
    try:
        cards = tuple(map(Card.parse, words))
    except ValueError as error:
        raise RuleError("talon-preferans-card", "8.10", why=error) from None
    if len(cards) != 2 or cards[0] == cards[1] or any(card not in PACK_32.cards for card in cards):
        raise RuleError("talon-preferans", "8.10", given=" ".join(words))
    return cards


NOTATION: Final = Notation(read, read_object)
