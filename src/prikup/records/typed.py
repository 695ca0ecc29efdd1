"""Results of deals played with real cards: read, checked, scored and spelled."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from prikup import registry
from prikup.core import Match, PrikupError, Step, quote
from prikup.records.model import RecordError, first_unseen


class Notation(NamedTuple):
    """What a game knows of typed results: to score their words, to spell a result, to read an object.

    An object is read as words, or as something else that ``type_object`` scores.
    """

    type_in: Callable[[Match, Sequence[str]], Step]
    spell: Callable[[Any], str]
    read_object: Callable[[Mapping[str, Any]], Any]
    type_object: Callable[[Match, Any], Step] | None = None


def _notation(game: str) -> Notation:
    found = registry.part(game, "notation", Notation)
    if found is None:
        raise RecordError(f"results of {game} cannot be typed in")
    return found


def type_in(match: Match, words: Sequence[str]) -> Step:
    """The match after a deal of which only the result is known; raises RecordError or RuleError."""
    unseen = first_unseen(" ".join(words))
    if unseen is not None:
        raise RecordError(unseen.text)
    return _notation(match.game.id).type_in(match, words)


def type_text(match: Match, text: str) -> Step:
    """The same of a result as one text: words, or an object as JSON."""
    if not is_object(text):
        return type_in(match, text.split())
    try:
        value = msgspec.json.decode(text)
    except (ValueError, RecursionError):
        raise RecordError("expected the words of a result, or an object") from None
    notation = _notation(match.game.id)
    read = notation.read_object(value)
    if notation.type_object is None:
        return type_in(match, str(read).split())
    return notation.type_object(match, read)


def is_object(text: str) -> bool:
    """Whether a result is not words but an object, as JSON."""
    return text.lstrip().startswith("{")


def spell(game: str, result: Any) -> str:
    """A result in full words; raises RecordError for a game whose results cannot be typed in."""
    return _notation(game).spell(result)


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
            raise RecordError(f"deal {number}: {quote(deal)} is no deal: expected an object")
        result = deal.get("result", "")
        if not isinstance(result, str):
            deal["result"], found = _text(number, str(raw.get("game")), result), True
    return msgspec.json.encode(raw) if found else text


def _text(number: int, game: str, result: Any) -> str:
    """The text of a result that is an object."""
    if not isinstance(result, dict):
        raise RecordError(f"deal {number}: {quote(result)} is no result: expected words, or an object")
    try:
        read = _notation(game).read_object(result)
    except PrikupError as error:
        raise RecordError(f"deal {number}: {quote(result)} is no result: {error}") from None
    return read if isinstance(read, str) else msgspec.json.encode(result).decode()
