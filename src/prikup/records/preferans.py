"""Results of Russian Preferans as a person types them in.

``0 7H whist pass 7 3 0`` (declarer, contract, what the defence said from the declarer's left, tricks by
seat; no tricks where nothing was played), ``misere 0 1 5 4``, ``raspasy 2 5 3``, ``concede 0 7H``,
``misdeal`` or ``misdeal 2`` (the second in a row), ``throw 0 7H ...`` (the talon was thrown back). At the end
may stand ``talon 7S 8D`` and, where the donor chooses, ``aid 1:3`` (three points to seat 1).
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from prikup.cards import Card
from prikup.core import Match, Step
from prikup.games.preferans.closing import score_deal
from prikup.games.preferans.phases import Dealing
from prikup.games.preferans.results import DealResult, defence_of, defenders
from prikup.records.model import RecordError

_SAID = ("whist", "pass", "half")
_MODES = ("open", "closed")
_AID = re.compile(r"([0-9]):([0-9]{1,4})")


def type_in(match: Match, words: Sequence[str]) -> Step:
    """The match after this result; raises RecordError if it cannot be read, RuleError if it cannot be."""
    if not isinstance(match.phase, Dealing) or match.dealer is None:
        raise RecordError("a result cannot be typed in now: expected the end of a deal")
    return score_deal(match, None, None, read_result(match, list(words)))


def read_result(match: Match, words: list[str]) -> DealResult:
    """The result that these words name; raises RecordError."""
    words, talon, aid = _tail(words)
    if not words:
        raise RecordError("expected a result here, such as 0 7H whist pass 7 3 0 or raspasy 2 5 3")
    kind = words[0]
    assert match.dealer is not None
    base = DealResult("raspasy", dealer=match.dealer, talon=talon, aid=aid)
    match kind:
        case "raspasy":
            leads = match.players == 4 and match.options.raspasy_talon_4p == "dealer_leads"
            return _but(base, tricks=_numbers(match, words[1:]), dealer_leads_talon=leads)
        case "misere":
            declarer, tricks = _seat(match, words[1:2]), _numbers(match, words[2:])
            return _but(base, kind="misere", declarer=declarer, contract="misere", tricks=tricks)
        case "concede":
            if len(words) != 3:
                raise RecordError(f"'{' '.join(words)}': expected concede, the declarer's seat and his bid")
            return _but(base, kind="concede", declarer=_seat(match, words[1:2]), contract=words[2])
        case "misdeal":
            return _but(base, kind="misdeal", misdeal=_count(words[1:]))
        case "throw":
            return _contract(match, _but(base, kind="talon_throw"), words[1:])
        case _:
            return _contract(match, _but(base, kind="contract"), words)


def _but(result: DealResult, **changes: object) -> DealResult:
    return msgspec.structs.replace(result, **changes)


def _contract(match: Match, base: DealResult, words: list[str]) -> DealResult:
    declarer = _seat(match, words[:1])
    contract = words[1] if len(words) > 1 else ""
    result = _but(base, declarer=declarer, contract=contract)
    said = [word for word in words[2:] if word in _SAID + _MODES]
    rest = words[2 + len(said) :]
    if words[2 : 2 + len(said)] != said or not set(said[:-1]).isdisjoint(_MODES):
        raise RecordError(f"'{' '.join(words)}': expected declarer, contract, declarations, then tricks")
    tricks = _numbers(match, rest) if rest else None
    return _but(result, declarations=_speakers(match, result, said), tricks=tricks)


def _speakers(match: Match, result: DealResult, said: list[str]) -> tuple[tuple[int, str], ...]:
    """Who said what: the first defender, the second, the first again, and the dealer who rests."""
    if not said:
        return ()
    if match.players == 4 and result.declarer == result.dealer:
        raise RecordError(f"seat {result.declarer} deals and rests: it cannot be declarer")
    first, second = defenders(result, match.players)
    order = (first, second, first, result.dealer)
    told = said[:-1] if said[-1] in _MODES else said
    if len(told) > len(order):
        raise RecordError(f"'{' '.join(told)}': the defence cannot say so much")
    calls = tuple(zip(order, told, strict=False))
    if told is said:
        return calls
    whisters = defence_of(_but(result, declarations=calls), match.options, match.players).whisters
    if len(whisters) != 1:
        raise RecordError(f"'{' '.join(said)}': only a lone whister says {said[-1]}")
    return (*calls, (whisters[0], said[-1]))


def _seat(match: Match, words: list[str]) -> int:
    word = words[0] if words else ""
    if len(word) != 1 or word not in "0123456789"[: match.players]:
        raise RecordError(f"{word!r} is no seat: expected 0 to {match.players - 1}")
    return int(word)


def _numbers(match: Match, words: list[str]) -> tuple[int, ...]:
    if len(words) != match.players or not all(re.fullmatch("[0-9]{1,2}", word) for word in words):
        raise RecordError(
            f"'{' '.join(words)}': expected a number of tricks for each of {match.players} seats"
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
