"""Results of Thousand as a person types them in.

``0 120 71 32 17`` (declarer, target, card points in tricks by seat), ``surrender 0 120`` (who, the target) or
``redeal``. After it may stand, in any order: ``marriages 0:H 2:CS`` (the suits each seat announced, ``A`` for
four aces), ``last 1`` (who took the last trick, where that earns points), ``tricks 5 2 1`` (where bolts go by
tricks), ``trump H`` (a suit that was named), ``blind`` (a deal won blind), and with four players
``talon 9S QH KD``, its cards, or ``talon 14 H``, its points and the announced marriages with a card of it.

Golden deals, and a hundred that counts as blind, are known from the rules.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from prikup.cards import Card, Cards
from prikup.core import Match, RuleError, Step, quote
from prikup.games.thousand.closing import score_deal
from prikup.games.thousand.conduct import HUNDRED
from prikup.games.thousand.phases import Dealing
from prikup.games.thousand.points import ALL_CARDS, PAIRS
from prikup.games.thousand.results import DealResult, Mode, is_golden
from prikup.records.model import RecordError

_NUMBER = re.compile("[0-9]{1,4}")
_MARRIED = re.compile("([0-3]):([SCDHA]{1,5})")
_TAILS: Final = ("marriages", "last", "tricks", "trump", "blind", "talon")


def type_in(match: Match, words: Sequence[str]) -> Step:
    """The match after this result; raises RecordError if it cannot be read, RuleError if it cannot be."""
    if not isinstance(match.phase, Dealing) or match.dealer is None:
        raise RecordError("a result cannot be typed in now: expected the end of a deal")
    return score_deal(match, read_result(match, list(words)), ())


def read_result(match: Match, words: list[str]) -> DealResult:
    """The result that these words name; raises RecordError, or RuleError with the clause it breaks."""
    tails = _tails(words)
    head = tails.pop("")
    if not head:
        raise RecordError("expected a result here, such as 0 120 71 32 17, surrender 0 120 or redeal")
    if head == ["redeal"] and not tails:
        return DealResult("redeal", dealer=match.dealer or 0, reasons=("agreed",))
    surrender = head[0] == "surrender"
    rest = head[1:] if surrender else head
    result = DealResult(
        "surrender" if surrender else "played",
        dealer=match.dealer or 0,
        declarer=_seat(match, rest[:1]),
        bid=_bid(rest[1:2]),
        cards=None if surrender else _points(match, rest[2:]),
        **_said(match, tails),
    )
    if surrender and len(rest) > 2:
        raise RecordError(f"'{' '.join(words)}': a surrender has no card points: expected surrender 0 120")
    return msgspec.structs.replace(result, mode=_mode(match, result, "blind" in tails))


def spell_result(result: DealResult) -> str:
    """A result in full words, as they are read back.

    >>> spell_result(DealResult("played", 2, 0, 120, (71, 32, 17), (("H",), (), ()), mode="blind"))
    '0 120 71 32 17 marriages 0:H blind'
    """
    if result.kind == "redeal":
        return "redeal"
    words = ["surrender"] if result.kind == "surrender" else []
    words += [str(result.declarer), str(result.bid), *map(str, result.cards or ())]
    told = [f"{seat}:{''.join(suits)}" for seat, suits in enumerate(result.marriages or ()) if suits]
    words += ["marriages", *told] if told else []
    words += [] if result.last_trick is None else ["last", str(result.last_trick)]
    words += ["tricks", *map(str, result.tricks)] if result.tricks else []
    words += [] if result.trump is None else ["trump", result.trump]
    words += ["blind"] if result.mode == "blind" else []
    if result.talon is not None:
        words += ["talon", *(card.text for card in result.talon)]
    elif result.talon_points is not None:
        words += ["talon", str(result.talon_points), *result.talon_marriages]
    return " ".join(words)


class Typed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A result as an object: the fields of a ``DealResult`` that a person knows."""

    kind: str
    declarer: int | None = None
    bid: int | None = None
    cards: tuple[int, ...] | None = None
    marriages: tuple[tuple[str, ...], ...] = ()
    tricks: tuple[int, ...] | None = None
    last_trick: int | None = None
    mode: str = "normal"
    trump: str | None = None
    talon: tuple[str, ...] | None = None
    talon_points: int | None = None
    talon_marriages: tuple[str, ...] = ()


def words_of(value: Mapping[str, Any]) -> str:
    """The words of a result that is written as an object; raises RecordError.

    >>> words_of({"kind": "played", "declarer": 0, "bid": 120, "cards": [71, 32, 17], "marriages": [["H"]]})
    '0 120 71 32 17 marriages 0:H'
    """
    try:
        one = msgspec.convert(value, Typed)
    except (msgspec.ValidationError, TypeError) as error:
        raise RecordError(f"{quote(value)} is no result: {error}") from None
    words = [] if one.kind == "played" else [one.kind]
    words += [str(number) for number in (one.declarer, one.bid, *(one.cards or ())) if number is not None]
    told = [f"{seat}:{''.join(suits)}" for seat, suits in enumerate(one.marriages) if suits]
    words += ["marriages", *told] if told else []
    words += [] if one.last_trick is None else ["last", str(one.last_trick)]
    words += ["tricks", *map(str, one.tricks)] if one.tricks else []
    words += ["trump", one.trump] if one.trump else []
    words += ["blind"] if one.mode == "blind" else []
    if one.talon is not None:
        words += ["talon", *one.talon]
    elif one.talon_points is not None:
        words += ["talon", str(one.talon_points), *one.talon_marriages]
    return " ".join(words)


def _tails(words: list[str]) -> dict[str, list[str]]:
    """The words by the key word that they follow; those before the first one by nothing."""
    found: dict[str, list[str]] = {"": []}
    key = ""
    for word in words:
        if word in _TAILS:
            if word in found:
                raise RecordError(f"'{' '.join(words)}': expected {word} once")
            key = word
            found[key] = []
        else:
            found[key].append(word)
    return found


def _said(match: Match, tails: Mapping[str, list[str]]) -> dict[str, Any]:
    """The fields of a result that the words at its end name."""
    said: dict[str, Any] = {"marriages": _marriages(match, tails.get("marriages", []))}
    if "last" in tails:
        said["last_trick"] = _one(tails["last"], "last", lambda words: _seat(match, words))
    if "tricks" in tails:
        said["tricks"] = _numbers(match, tails["tricks"], "tricks", "6.3")
    if "trump" in tails:
        said["trump"] = _one(tails["trump"], "trump", _suit)
    if tails.get("blind"):
        raise RecordError(f"'{' '.join(tails['blind'])}': expected nothing of this after blind")
    if "talon" in tails:
        said |= _talon(tails["talon"], said["marriages"])
    return said


def _one(words: list[str], key: str, read: Any) -> Any:
    if len(words) != 1:
        raise RecordError(f"'{' '.join([key, *words])}': expected one word after {key}")
    return read(words)


def _suit(words: list[str]) -> str:
    if words[0] not in PAIRS:
        raise RuleError("trump", "13.1", f"{words[0]!r} is no suit: expected one of S C D H")
    return words[0]


def _marriages(match: Match, words: list[str]) -> tuple[tuple[str, ...], ...]:
    told: list[tuple[str, ...]] = [()] * match.players
    for word in words:
        found = _MARRIED.fullmatch(word)
        if not found or int(found[1]) >= match.players:
            raise RecordError(f"{word!r} is no marriage: expected a seat and suits, as in 0:H or 2:CS")
        told[int(found[1])] += tuple(found[2])
    return tuple(told)


def _talon(words: list[str], married: tuple[tuple[str, ...], ...]) -> dict[str, Any]:
    """The talon as cards, or as points and the suits of the marriages that had a card of it."""
    if words and _NUMBER.fullmatch(words[0]):
        return {"talon_points": int(words[0]), "talon_marriages": tuple(words[1:])}
    try:
        talon = tuple(Card.parse(word) for word in words)
    except ValueError as error:
        raise RecordError(str(error)) from None
    if not 2 <= len(set(talon)) == len(talon) <= 3:
        raise RecordError(f"'{' '.join(['talon', *words])}': expected the cards of the talon, or its points")
    cards = Cards(talon)
    suits = (suit for told in married for suit in told if suit in PAIRS)
    return {"talon": talon, "talon_marriages": tuple(suit for suit in suits if PAIRS[suit] & cards)}


def _mode(match: Match, result: DealResult, blind: bool) -> Mode:
    options = match.options
    if is_golden(match.standing, options):
        return "golden"
    if blind and options.blind == "off" and options.hundred_as_blind == "off":
        raise RuleError("blind", "3.7", "blind bids are not played here")
    hundred = options.hundred_as_blind == "on" and result.bid == HUNDRED
    return "blind" if blind or hundred else "normal"


def _seat(match: Match, words: list[str]) -> int:
    word = words[0] if words else ""
    if len(word) != 1 or word not in "0123456789"[: match.players]:
        raise RuleError("seat", "1.1", f"{word!r} is no seat: expected 0 to {match.players - 1}")
    return int(word)


def _bid(words: list[str]) -> int:
    word = words[0] if words else ""
    if not _NUMBER.fullmatch(word):
        raise RuleError("bid", "3.1", f"{word!r} is no target: expected a number such as 120")
    return int(word)


def _numbers(match: Match, words: list[str], what: str, clause: str) -> tuple[int, ...]:
    if len(words) != match.players or not all(_NUMBER.fullmatch(word) for word in words):
        text = f"'{' '.join(words)}': expected {what} for each of {match.players} seats"
        raise RuleError("numbers", clause, text)
    return tuple(map(int, words))


def _points(match: Match, words: list[str]) -> tuple[int, ...]:
    points = _numbers(match, words, "card points", "8.5")
    if match.players > 2 and match.options.pack == 24 and sum(points) != ALL_CARDS:
        text = f"{' '.join(words)} make {sum(points)}: expected card points that make {ALL_CARDS}"
        raise RuleError("cards", "8.5", text)
    return points
