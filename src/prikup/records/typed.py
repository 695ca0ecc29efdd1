"""Results of deals played with real cards, as people write them: read as the words or the object they are."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from prikup import registry
from prikup.core import Match, PrikupError, Result, quote
from prikup.readings import plain_words
from prikup.records.model import RecordError, first_unseen

T = TypeVar("T")
_WRONG = re.compile(r"(.)(.*?)(?: - at `\$\.(\w+).*`)?")


class Notation(NamedTuple):
    """How the results of a game are written, which it has as the part ``notation`` of its folder.

    ``read`` makes words, or what ``read_object`` made of an object, the result that they name in a match: a
    record of the game whose ``text`` spells it. ``read_object`` makes an object its words, or something else
    where an object can say what words cannot. Both raise RecordError, or RuleError with the clause, for what
    means nothing; whether a deal can have come to a result is for the match to say.
    """

    read: Callable[[Match, Any], Any]
    read_object: Callable[[Mapping[str, Any]], Any]


def as_typed(value: Mapping[str, Any], kind: type[T]) -> T:
    """A result that is written as an object, as what a game reads; raises RecordError."""
    try:
        return msgspec.convert(value, kind)
    except (msgspec.ValidationError, TypeError) as error:
        found = _WRONG.fullmatch(str(error))
        why = found[1].lower() + found[2] if found else str(error)
        if found and found[3]:
            wrong = RecordError("result-typed", field=found[3], what=quote(value.get(found[3])), why=why)
        else:
            wrong = RecordError("result", why=why)
        raise wrong from None


def _notation(game: str) -> Notation:
    found = registry.part(game, "notation", Notation)
    if found is None:
        raise RecordError("result-game", game=game)
    return found


def read_words(match: Match, words: Sequence[str]) -> Result:
    """The result that these words name, to be put into the match; raises RecordError or RuleError."""
    unseen = first_unseen(" ".join(words))
    if unseen is not None:
        raise unseen.unlined()
    return _read(match, _notation(match.game.id), plain_words(words, match.game.id))


def read_text(match: Match, text: str) -> Result:
    """The same of a result as one text: words, or an object as JSON."""
    if not is_object(text):
        return read_words(match, text.split())
    try:
        value = msgspec.json.decode(text)
    except (ValueError, RecursionError):
        raise RecordError("result-json") from None
    notation = _notation(match.game.id)
    told = notation.read_object(value)
    return _read(match, notation, told.split() if isinstance(told, str) else told)


def _read(match: Match, notation: Notation, told: Any) -> Result:
    if match.game.needs_deal(match) is None:
        raise RecordError("result-now")
    return Result(notation.read(match, told))


def is_object(text: str) -> bool:
    """Whether a result is not words but an object, as JSON."""
    return text.lstrip().startswith("{")


def spell(game: str, result: Any) -> str:
    """A result in full words; raises RecordError for a game whose results cannot be typed in."""
    _notation(game)
    return str(result.text)


def worded(text: str | bytes) -> str | bytes:
    """A record as JSON in which results that are objects are texts: their words, or else their own JSON.

    Anything else is left as it is. Raises RecordError, whose text names the deal, if a result is neither
    words nor an object that means something.
    """
    try:
        raw = msgspec.json.decode(text)
    except (ValueError, RecursionError):
        return text
    deals = raw.get("deals") if isinstance(raw, dict) else None
    found = False
    for number, deal in enumerate(deals if isinstance(deals, list) else [], 1):
        if not isinstance(deal, dict):
            raise RecordError("record-deal", what=quote(deal)).at(deal=number)
        result = deal.get("result", "")
        if not isinstance(result, str):
            deal["result"], found = _text(number, str(raw.get("game")), result), True
    return msgspec.json.encode(raw) if found else text


def _text(number: int, game: str, result: Any) -> str:
    """The text of a result that is an object."""
    if not isinstance(result, dict):
        raise RecordError("result-words", what=quote(result)).at(deal=number)
    try:
        read = _notation(game).read_object(result)
    except PrikupError as error:
        raise RecordError("result-object", what=quote(result), why=error).at(deal=number) from None
    return read if isinstance(read, str) else msgspec.json.encode(result).decode()
