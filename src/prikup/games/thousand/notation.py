"""Notation in which a person types results of Thousand.

``0 120 71 32 17`` (declarer, target, card points in tricks by seat), ``surrender 0 120`` (declarer, target)
or ``redeal``. After it may stand, in any order: ``marriages 0:H 2:CS`` (the suits each seat announced, ``A``
for four aces), ``last 1`` (the seat of the last trick, where that earns points), ``tricks 5 2 1`` (where
bolts go by tricks), ``trump H`` (a suit that was named), ``blind`` (a deal won blind), and with four players
``talon 9S QH KD``, its cards, or ``talon 14 H``, its points and the announced marriages with a card of it.

Golden deals, and a hundred that counts as blind, follow from the rules.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from prikup.cards import Card, Cards
from prikup.core import RuleError
from prikup.games.thousand.match import Match
from prikup.games.thousand.points import MARRIAGE_CARDS
from prikup.games.thousand.results import DealResult, Kind, Mode
from prikup.records.model import RecordError
from prikup.records.typed import Notation, convert_object

_NUMBER = re.compile("[0-9]{1,4}")
_MARRIED = re.compile("([0-3]):([SCDHA]{1,5})")
_TAILS: Final = ("marriages", "last", "tricks", "trump", "blind", "talon")


def read(match: Match, words: Sequence[str]) -> DealResult:
    """Return the result that these words describe.

    Raises RecordError, or RuleError with the clause that it breaks.
    """
    tails = _split_tails(words)
    head = tails.pop("")
    if not head:
        raise RecordError("result-none-thousand")
    if head[0] == "redeal":
        if len(words) > 1:
            raise RecordError("result-thousand-redeal", given=" ".join(words))
        return DealResult("redeal", dealer=match.dealer or 0, reasons=("agreed",))
    surrender = head[0] == "surrender"
    rest = head[1:] if surrender else head
    result = DealResult(
        "surrender" if surrender else "played",
        dealer=match.dealer or 0,
        declarer=_read_seat(match, rest[:1]),
        bid=_read_bid(rest[1:2]),
        cards=None if surrender else _read_numbers(match, rest, 2, "numbers-points", "8.5"),
        mode="blind" if "blind" in tails else "normal",
        **_read_tails(match, tails),
    )
    if surrender and len(rest) > 2:
        raise RecordError("result-thousand-surrender", given=" ".join(words))
    if surrender and "marriages" not in tails:
        return msgspec.structs.replace(result, marriages=None)
    return result


class Typed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Result as an object: the fields of a ``DealResult`` that a person knows."""

    kind: Kind
    declarer: int | None = None
    bid: int | None = None
    cards: tuple[int, ...] | None = None
    marriages: tuple[tuple[str, ...], ...] = ()
    tricks: tuple[int, ...] | None = None
    last_trick: int | None = None
    mode: Mode = "normal"
    trump: str | None = None
    talon: tuple[str, ...] | None = None
    talon_points: int | None = None
    talon_marriages: tuple[str, ...] = ()


def words_of(value: Mapping[str, Any]) -> str:
    """Return the words of a result that is written as an object; raises RecordError.

    >>> words_of({"kind": "played", "declarer": 0, "bid": 120, "cards": [71, 32, 17], "marriages": [["H"]]})
    '0 120 71 32 17 marriages 0:H'
    """
    one = convert_object(value, Typed)
    if one.talon is not None and one.talon_points is not None:
        raise RecordError("result-thousand-talon", given=value)
    if one.talon_marriages and one.talon_points is None:
        raise RecordError("result-thousand-points", given=value)
    words: list[str] = [] if one.kind == "played" else [one.kind]
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


def _split_tails(words: Sequence[str]) -> dict[str, list[str]]:
    """Return the words by the key word that they follow; those before the first key word by ""."""
    found: dict[str, list[str]] = {"": []}
    key = ""
    for word in words:
        if word in _TAILS:
            if word in found:
                raise RecordError("result-thousand-again", given=" ".join(words), word=word)
            key = word
            found[key] = []
        else:
            found[key].append(word)
    return found


def _read_tails(match: Match, tails: Mapping[str, list[str]]) -> dict[str, Any]:
    """Return the fields of a result from the words after its head."""
    said: dict[str, Any] = {"marriages": _read_marriages(match, tails.get("marriages", []))}
    if "last" in tails:
        said["last_trick"] = _read_one(tails["last"], "last", lambda words: _read_seat(match, words))
    if "tricks" in tails:
        said["tricks"] = _read_numbers(match, tails["tricks"], 0, "numbers-tricks", "6.3")
    if "trump" in tails:
        said["trump"] = _read_one(tails["trump"], "trump", _read_suit)
    if tails.get("blind"):
        raise RecordError("result-thousand-blind", given=" ".join(tails["blind"]))
    if "talon" in tails:
        said |= _read_talon(tails["talon"], said["marriages"])
    return said


def _read_one(words: list[str], key: str, read: Any) -> Any:
    if len(words) != 1:
        raise RecordError("result-thousand-word", given=" ".join([key, *words]), word=key)
    return read(words)


def _read_suit(words: list[str]) -> str:
    if words[0] not in MARRIAGE_CARDS:
        raise RuleError("trump-thousand", "13.1", given=words[0])
    return words[0]


def _read_marriages(match: Match, words: list[str]) -> tuple[tuple[str, ...], ...]:
    told: list[tuple[str, ...]] = [()] * match.players
    for word in words:
        found = _MARRIED.fullmatch(word)
        if not found or int(found[1]) >= match.players:
            raise RecordError("result-thousand-marriage", given=word)
        told[int(found[1])] += tuple(found[2])
    return tuple(told)


def _read_talon(words: list[str], married: tuple[tuple[str, ...], ...]) -> dict[str, Any]:
    """Return the talon as cards, or as points and the suits of the marriages that had a card of it."""
    if words and _NUMBER.fullmatch(words[0]):
        return {"talon_points": int(words[0]), "talon_marriages": tuple(words[1:])}
    try:
        talon = tuple(Card.parse(word) for word in words)
    except ValueError as error:
        raise RecordError("result-thousand-card", why=error) from None
    if not talon or len(set(talon)) != len(talon):
        raise RecordError("result-thousand-cards", given=" ".join(words))
    cards = Cards(talon)
    suits = (suit for told in married for suit in told if suit in MARRIAGE_CARDS)
    return {"talon": talon, "talon_marriages": tuple(suit for suit in suits if MARRIAGE_CARDS[suit] & cards)}


def _read_seat(match: Match, words: list[str]) -> int:
    word = words[0] if words else ""
    if len(word) != 1 or word not in "0123456789"[: match.players]:
        raise RuleError("seat", "1.1", given=word, last=match.players - 1)
    return int(word)


def _read_bid(words: list[str]) -> int:
    word = words[0] if words else ""
    if not _NUMBER.fullmatch(word):
        raise RuleError("bid-word", "3.1", given=word)
    return int(word)


def _read_numbers(match: Match, words: list[str], begin: int, name: str, clause: str) -> tuple[int, ...]:
    """Return the words from ``begin`` as a number for each seat."""
    found = words[begin:]
    if len(found) != match.players or not all(_NUMBER.fullmatch(word) for word in found):
        raise RuleError(name, clause, given=" ".join(found or words), players=match.players)
    return tuple(map(int, found))


NOTATION: Final = Notation(read, words_of)
