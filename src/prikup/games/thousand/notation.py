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
from prikup.toolkit.reading import read_seat

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
    numbers = head[1:] if surrender else head
    result = DealResult(
        "surrender" if surrender else "played",
        dealer=match.dealer or 0,
        declarer=read_seat(numbers[:1], match.players, "1.1"),
        bid=_read_bid(numbers[1:2]),
        cards=None if surrender else _read_numbers(match, numbers, 2, "numbers-points", "8.5"),
        mode="blind" if "blind" in tails else "normal",
        **_read_tails(match, tails),
    )
    if surrender and len(numbers) > 2:
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
    typed = convert_object(value, Typed)
    if typed.talon is not None and typed.talon_points is not None:
        raise RecordError("result-thousand-talon", given=value)
    if typed.talon_marriages and typed.talon_points is None:
        raise RecordError("result-thousand-points", given=value)
    words: list[str] = [] if typed.kind == "played" else [typed.kind]
    words += [
        str(number) for number in (typed.declarer, typed.bid, *(typed.cards or ())) if number is not None
    ]
    marriages = [f"{seat}:{''.join(suits)}" for seat, suits in enumerate(typed.marriages) if suits]
    words += ["marriages", *marriages] if marriages else []
    words += [] if typed.last_trick is None else ["last", str(typed.last_trick)]
    words += ["tricks", *map(str, typed.tricks)] if typed.tricks else []
    words += ["trump", typed.trump] if typed.trump else []
    words += ["blind"] if typed.mode == "blind" else []
    if typed.talon is not None:
        words += ["talon", *typed.talon]
    elif typed.talon_points is not None:
        words += ["talon", str(typed.talon_points), *typed.talon_marriages]
    return " ".join(words)


def _split_tails(words: Sequence[str]) -> dict[str, list[str]]:
    """Return the words by the key word that they follow; the words before the first key word by ``""``."""
    tails: dict[str, list[str]] = {"": []}
    key = ""
    for word in words:
        if word in _TAILS:
            if word in tails:
                raise RecordError("result-thousand-again", given=" ".join(words), word=word)
            key = word
            tails[key] = []
        else:
            tails[key].append(word)
    return tails


def _read_tails(match: Match, tails: Mapping[str, list[str]]) -> dict[str, Any]:
    """Return the fields of a result from the words behind its key words."""
    fields: dict[str, Any] = {"marriages": _read_marriages(match, tails.get("marriages", []))}
    if "last" in tails:
        fields["last_trick"] = _read_single(
            tails["last"], "last", lambda words: read_seat(words, match.players, "1.1")
        )
    if "tricks" in tails:
        fields["tricks"] = _read_numbers(match, tails["tricks"], 0, "numbers-tricks", "6.3")
    if "trump" in tails:
        fields["trump"] = _read_single(tails["trump"], "trump", _read_suit)
    if tails.get("blind"):
        raise RecordError("result-thousand-blind", given=" ".join(tails["blind"]))
    if "talon" in tails:
        fields |= _read_talon(tails["talon"], fields["marriages"])
    return fields


def _read_single(words: list[str], key: str, read: Any) -> Any:
    """Return what ``read`` makes of the words behind a key word, which must be one."""
    if len(words) != 1:
        raise RecordError("result-thousand-word", given=" ".join([key, *words]), word=key)
    return read(words)


def _read_suit(words: list[str]) -> str:
    """Return the first word as the letter of a suit; raises RuleError."""
    if words[0] not in MARRIAGE_CARDS:
        raise RuleError("trump-thousand", "13.1", given=words[0])
    return words[0]


def _read_marriages(match: Match, words: list[str]) -> tuple[tuple[str, ...], ...]:
    """Return the suits that each seat announced, from words such as ``0:SH``."""
    marriages: list[tuple[str, ...]] = [()] * match.players
    for word in words:
        parsed = _MARRIED.fullmatch(word)
        if not parsed or int(parsed[1]) >= match.players:
            raise RecordError("result-thousand-marriage", given=word)
        marriages[int(parsed[1])] += tuple(parsed[2])
    return tuple(marriages)


def _read_talon(words: list[str], marriages: tuple[tuple[str, ...], ...]) -> dict[str, Any]:
    """Return the fields of the talon: its cards, or its points, and the marriages that had a card of it."""
    if words and _NUMBER.fullmatch(words[0]):
        return {"talon_points": int(words[0]), "talon_marriages": tuple(words[1:])}
    try:
        talon = tuple(Card.parse(word) for word in words)
    except ValueError as error:
        raise RecordError("result-thousand-card", why=error) from None
    if not talon or len(set(talon)) != len(talon):
        raise RecordError("result-thousand-cards", given=" ".join(words))
    cards = Cards(talon)
    suits = (suit for announced in marriages for suit in announced if suit in MARRIAGE_CARDS)
    return {"talon": talon, "talon_marriages": tuple(suit for suit in suits if MARRIAGE_CARDS[suit] & cards)}


def _read_bid(words: list[str]) -> int:
    """Return the first word as a target; raises RuleError."""
    word = words[0] if words else ""
    if not _NUMBER.fullmatch(word):
        raise RuleError("bid-word", "3.1", given=word)
    return int(word)


def _read_numbers(match: Match, words: list[str], begin: int, name: str, clause: str) -> tuple[int, ...]:
    """Return the words from ``begin`` as a number for each seat."""
    number_words = words[begin:]
    if len(number_words) != match.players or not all(_NUMBER.fullmatch(word) for word in number_words):
        raise RuleError(name, clause, given=" ".join(number_words or words), players=match.players)
    return tuple(map(int, number_words))


NOTATION: Final = Notation(read, words_of)
