"""Results of Russian Preferans as a person types them in.

``0 7H whist pass 7 3 0`` (declarer, contract, what the defence said from the declarer's left, tricks by
seat; no tricks where nothing was played), ``misere 0 1 5 4``, ``raspasy 2 5 3``, ``concede 0 7H``,
``misdeal`` or ``misdeal 2`` (the second in a row), ``throw 0 7H ...`` (the talon was thrown back). At the end
may stand ``talon 7S 8D`` and, where the donor chooses, ``aid 1:3`` (three points to seat 1; to himself: kept
and lost).

Where the split among the others changes nothing, the declarer's tricks alone will do, as a number or as
``made``: ``0 7H whist pass 7``, ``misere 0 made``. A word of the defence may carry its seat, ``1:whist``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from prikup.cards import Card
from prikup.core import Match, RuleError, Step, quote
from prikup.games.preferans.closing import score_deal
from prikup.games.preferans.contracts import CONTRACTS, MISERE
from prikup.games.preferans.phases import Dealing
from prikup.games.preferans.results import DealResult, Words, active, contract_of, defence_of, defenders
from prikup.records.model import RecordError

_SAID = ("whist", "pass", "half")
_MODES = ("open", "closed")
_MADE = "made"
_AID = re.compile(r"([0-9]):([0-9]{1,4})")
_SPOKEN = re.compile(r"(?:([0-9]):)?(whist|pass|half|open|closed)")
_KINDS = {"contract": (), "talon_throw": ("throw",)}


def type_in(match: Match, words: Sequence[str]) -> Step:
    """The match after this result; raises RecordError if it cannot be read, RuleError if it cannot be."""
    if not isinstance(match.phase, Dealing) or match.dealer is None:
        raise RecordError("a result cannot be typed in now: expected the end of a deal")
    return score_deal(match, None, None, read_result(match, list(words)))


def read_result(match: Match, words: list[str]) -> DealResult:
    """The result that these words name; raises RecordError, or RuleError with the clause it breaks."""
    words, talon, aid = _tail(words)
    if not words:
        raise RecordError("expected a result here, such as 0 7H whist pass 7 3 0 or raspasy 2 5 3")
    kind = words[0]
    assert match.dealer is not None
    base = DealResult("raspasy", dealer=match.dealer, talon=talon, aid=aid)
    match kind:
        case "raspasy":
            leads = match.options.raspasy_talon(match.players) == "dealer_leads"
            rest, said = _said(match, base, words[1:])
            tricks = _numbers(match, rest)
            return _but(base, tricks=tricks, declarations=said, dealer_leads_talon=leads)
        case "misere":
            declarer = _seat(match, words[1:2])
            base = _but(base, kind="misere", declarer=declarer, contract=MISERE)
            rest, said = _said(match, base, words[2:])
            base = _but(base, declarations=said)
            return base if said else _but(base, tricks=_tricks(match, base, rest, ()))
        case "concede":
            declarer = _seat(match, words[1:2])
            base = _but(base, kind="concede", declarer=declarer, contract="".join(words[2:3]))
            rest, said = _said(match, base, words[3:])
            return _but(base, declarations=said, tricks=_numbers(match, rest) if rest else None)
        case "misdeal":
            return _but(base, kind="misdeal", misdeal=_count(words[1:]))
        case "throw":
            return _contract(match, _but(base, kind="talon_throw"), words[1:])
        case _:
            return _contract(match, _but(base, kind="contract"), words)


def spell_result(result: DealResult) -> str:
    """A result in full words, as they are read back.

    >>> said = ((1, "whist"), (2, "pass"))
    >>> spell_result(DealResult("contract", 0, "7H", said, (7, 3, 0), dealer=2))
    '0 7H whist pass 7 3 0'
    """
    words: list[str] = [*_KINDS.get(result.kind, (result.kind,))]
    if result.declarer is not None:
        words.append(str(result.declarer))
    if result.contract is not None and result.kind != "misere":
        words.append(result.contract)
    words += [word for _, word in result.declarations]
    words += [str(taken) for taken in result.tricks or ()]
    if result.kind == "misdeal" and result.misdeal > 1:
        words.append(str(result.misdeal))
    if result.talon:
        words += ["talon", *(card.text for card in result.talon)]
    if result.aid:
        words += ["aid", *(f"{seat}:{points}" for seat, points in result.aid)]
    return " ".join(words)


class Typed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A result as an object: the fields of a ``DealResult`` that a person knows."""

    kind: str
    declarer: int | tuple[int, ...] | None = None
    contract: str | None = None
    declarations: tuple[tuple[int, str], ...] = ()
    tricks: tuple[int, ...] | None = None
    talon: tuple[str, ...] | None = None
    aid: tuple[tuple[int, int], ...] | None = None
    misdeal: int = 1
    dealer_leads_talon: bool | None = None


def words_of(value: Mapping[str, Any]) -> str:
    """The words of a result that is written as an object; raises RecordError.

    >>> words_of({"kind": "misere", "declarer": 0, "tricks": [1, 5, 4]})
    'misere 0 1 5 4'
    """
    try:
        one = msgspec.convert(value, Typed)
    except (msgspec.ValidationError, TypeError) as error:
        raise RecordError(f"{quote(value)} is no result: {error}") from None
    if isinstance(one.declarer, tuple):
        raise RuleError("declarer", "4.7", f"seats {_listed(one.declarer)}: one player declares, not several")
    if one.kind == "misere" and one.contract not in (None, MISERE):
        raise RuleError("contract", "3.2", f"{quote(one.contract)} is no misère: expected misere or nothing")
    words: list[str] = [*_KINDS.get(one.kind, (one.kind,))]
    words += [] if one.declarer is None else [str(one.declarer)]
    if one.contract and one.kind != "misere":
        words.append(one.contract)
    words += [f"{seat}:{word}" for seat, word in one.declarations]
    words += map(str, one.tricks or ())
    words += [str(one.misdeal)] if one.kind == "misdeal" else []
    words += ["talon", *one.talon] if one.talon else []
    words += ["aid", *(f"{seat}:{points}" for seat, points in one.aid)] if one.aid else []
    return " ".join(words)


def _listed(seats: tuple[int, ...]) -> str:
    return " and ".join(map(str, seats))


def _but(result: DealResult, **changes: object) -> DealResult:
    return msgspec.structs.replace(result, **changes)


def _contract(match: Match, base: DealResult, words: list[str]) -> DealResult:
    declarer = _seat(match, words[:1])
    if sum(word in CONTRACTS for word in words) > 1 or words[1:2] in [[str(seat)] for seat in range(4)]:
        text = f"'{' '.join(words)}': one player declares one contract, as in 0 7H whist pass 7"
        raise RuleError("declarer", "4.7", text)
    result = _but(base, declarer=declarer, contract=words[1] if len(words) > 1 else "")
    contract_of(result)
    if match.players == 4 and declarer == result.dealer:
        raise RuleError("declarer", "1.1", f"seat {declarer} deals and rests: it cannot be declarer")
    rest, said = _said(match, result, words[2:])
    result = _but(result, declarations=said)
    if not rest:
        return result
    roles = defence_of(result, match.options, match.players)
    return _but(result, tricks=_tricks(match, result, rest, roles.whisters))


def _said(match: Match, result: DealResult, words: list[str]) -> tuple[list[str], Words]:
    """The words after what the defence said, and who said what.

    Where no seat is written they are the first defender, the second, the first again, and the dealer
    who rests; at an all-pass, where nobody defends, the eldest and the next.
    """
    found: list[re.Match[str]] = []
    while len(found) < len(words) and (spoken := _SPOKEN.fullmatch(words[len(found)])):
        found.append(spoken)
    rest = words[len(found) :]
    if any(_SPOKEN.fullmatch(word) for word in rest):
        raise RecordError(f"'{' '.join(words)}': expected declarer, contract, declarations, then tricks")
    told = [one for one in found if one[2] in _SAID]
    if len(told) < len(found) - 1 or any(one[2] in _MODES for one in found[:-1]):
        raise RecordError(f"'{' '.join(words)}': expected declarer, contract, declarations, then tricks")
    first, second = active(result.dealer, match.players)[:2]
    if result.declarer is not None:
        first, second = defenders(result, match.players)
    order = (first, second, first, result.dealer)
    if len(told) > len(order):
        raise RuleError("declarations", "6.1", f"'{' '.join(words)}': the defence cannot say so much")
    calls = tuple((int(one[1]) if one[1] else seat, one[2]) for one, seat in zip(told, order, strict=False))
    if len(told) == len(found):
        return rest, calls
    mode = found[-1][2]
    roles = defence_of(_but(result, declarations=calls), match.options, match.players)
    if len(roles.whisters) != 1:
        raise RuleError("declarations", "6.10", f"'{' '.join(words)}': only a lone whister says {mode}")
    return rest, (*calls, (roles.whisters[0], mode))


def _tricks(match: Match, result: DealResult, words: list[str], whisters: tuple[int, ...]) -> tuple[int, ...]:
    """The tricks by seat, written in full or as the declarer's alone where the rest's split is no matter."""
    if len(words) != 1:
        return _numbers(match, words)
    declarer = result.declarer or 0
    word = words[0]
    if word == _MADE:
        word = str(CONTRACTS[result.contract or MISERE].needs)
    if not re.fullmatch("[0-9]|10", word):
        raise RuleError("tricks", "7.3", f"{word!r} is no number of tricks: expected 0 to 10, or made")
    taken = int(word)
    if len(whisters) == 2 and taken < 10:
        first, second = whisters
        raise RuleError(
            "tricks",
            "8.4",
            f"'{words[0]}': seats {first} and {second} both whisted, each for his own tricks: expected a "
            f"number of tricks for each of {match.players} seats",
        )
    others = defenders(result, match.players)
    taker = next((seat for seat in whisters if seat in others), others[0])
    tricks = [0] * match.players
    tricks[declarer] = taken
    tricks[taker] = 10 - taken
    return tuple(tricks)


def _seat(match: Match, words: list[str]) -> int:
    word = words[0] if words else ""
    if len(word) != 1 or word not in "0123456789"[: match.players]:
        raise RuleError("seat", "1.2", f"{word!r} is no seat: expected 0 to {match.players - 1}")
    return int(word)


def _numbers(match: Match, words: list[str]) -> tuple[int, ...]:
    if len(words) != match.players or not all(re.fullmatch("[0-9]{1,2}", word) for word in words):
        raise RuleError(
            "tricks",
            "7.3",
            f"'{' '.join(words)}': expected a number of tricks for each of {match.players} seats",
        )
    return tuple(map(int, words))


def _count(words: list[str]) -> int:
    if not words:
        return 1
    if len(words) > 1 or not re.fullmatch("[1-9][0-9]?", words[0]):
        raise RecordError(f"'{' '.join(words)}': expected which misdeal in a row it is")
    return int(words[0])


def _tail(
    words: list[str],
) -> tuple[list[str], tuple[Card, ...] | None, tuple[tuple[int, int], ...] | None]:
    """The words without the talon and the aid at their end."""
    aid: list[tuple[int, int]] = []
    if "aid" in words:
        at = words.index("aid")
        if at == len(words) - 1:
            raise RecordError("aid: expected a seat and points after it, as in 1:3")
        for word in words[at + 1 :]:
            found = _AID.fullmatch(word)
            if not found:
                raise RecordError(f"{word!r} is no aid: expected a seat and points, as in 1:3")
            aid.append((int(found[1]), int(found[2])))
        words = words[:at]
    talon: tuple[Card, ...] | None = None
    if "talon" in words:
        at = words.index("talon")
        try:
            talon = tuple(Card.parse(word) for word in words[at + 1 :])
        except ValueError as error:
            raise RecordError(str(error)) from None
        if len(set(talon)) != 2:
            raise RecordError(f"'{' '.join(words[at:])}': expected two cards of the talon")
        words = words[:at]
    return words, talon, tuple(aid) or None
