"""Results of deals played with real cards: read, checked, scored and spelled."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from prikup.core import Match, PrikupError, Step
from prikup.records import paston, prefa, preferans
from prikup.records.model import RecordError


class Typist(NamedTuple):
    """What a game knows of typed results: to score their words, to spell a result, to read an object."""

    type_in: Callable[[Match, Sequence[str]], Step]
    spell: Callable[[Any], str]
    words_of: Callable[[Mapping[str, Any]], str]


_TYPISTS: Final = {
    "paston": Typist(paston.type_in, paston.spell_result, paston.words_of),
    "prefa": Typist(prefa.type_in, prefa.spell_result, prefa.words_of),
    "preferans": Typist(preferans.type_in, preferans.spell_result, preferans.words_of),
}


def _typist(game: str) -> Typist:
    if game not in _TYPISTS:
        raise RecordError(f"results of {game} cannot be typed in")
    return _TYPISTS[game]


def type_in(match: Match, words: Sequence[str]) -> Step:
    """The match after a deal of which only the result is known; raises RecordError or RuleError."""
    return _typist(match.game.id).type_in(match, words)


def spell(game: str, result: Any) -> str:
    """A result in full words; raises RecordError for a game whose results cannot be typed in."""
    return _typist(game).spell(result)


def worded(text: str | bytes) -> str | bytes:
    """A record as JSON in which results written as objects are words; anything else is left as it is.

    Raises RecordError or RuleError, whose text names the deal, if an object is no result.
    """
    try:
        raw = msgspec.json.decode(text)
    except (ValueError, RecursionError):
        return text
    deals = raw.get("deals") if isinstance(raw, dict) else None
    objects = [
        (number, deal)
        for number, deal in enumerate(deals if isinstance(deals, list) else [], 1)
        if isinstance(deal, dict) and isinstance(deal.get("result"), dict)
    ]
    for number, deal in objects:
        try:
            deal["result"] = _typist(str(raw.get("game"))).words_of(deal["result"])
        except PrikupError as error:
            raise RecordError(f"deal {number}: {error}") from None
    return msgspec.json.encode(raw) if objects else text
