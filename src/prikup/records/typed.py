"""Typed-in results of deals played with real cards, as words or as a JSON object."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec import inspect as types

from prikup import registry
from prikup.core import (
    ArgumentError,
    Draw,
    Input,
    Match,
    OptionsT,
    PrikupError,
    Result,
    RuleError,
    StandingT,
    quote,
)
from prikup.errors import check_type
from prikup.records.model import RecordError, find_invisible
from prikup.vocabulary.input_words import spell_words

T = TypeVar("T", bound=msgspec.Struct)


class Notation(NamedTuple):
    """The notation of a game's results; a game has it as the part ``notation`` of its folder.

    ``read`` converts words, or what ``read_object`` returned, to the result that they name in a match: a
    record of the game whose ``text`` spells it. ``read_object`` converts an object to its words, or to
    something else if the object can say what words cannot. Both raise RecordError, or RuleError with the
    clause, for meaningless input; the match decides whether a deal can have such a result.
    """

    read: Callable[[Match, Any], Any]
    read_object: Callable[[Mapping[str, Any]], Any]


def convert_object(value: Mapping[str, Any], kind: type[T]) -> T:
    """Convert a result given as an object to the game's record of it; raises RecordError.

    >>> class Typed(msgspec.Struct):
    ...     kind: str
    ...     tricks: tuple[int, ...] = ()
    >>> convert_object({"kind": "contract", "tricks": [7, 3, 0]}, Typed)
    Typed(kind='contract', tricks=(7, 3, 0))
    >>> convert_object({"kind": "contract", "tricks": "many"}, Typed)
    Traceback (most recent call last):
        ...
    prikup.records.model.RecordError: tricks is 'many': expected a list of whole numbers
    """
    infos = {info.encode_name: info for info in msgspec.structs.fields(kind)}
    for name, item in value.items():
        if name not in infos:
            raise RecordError("result-field", given=name, expected=tuple(infos))
        try:
            msgspec.convert(item, infos[name].type)
        except msgspec.ValidationError:
            raise _type_error(name, item, types.type_info(infos[name].type)) from None
    lacks = next((name for name, info in infos.items() if info.required and name not in value), None)
    if lacks is not None:
        raise RecordError("result-lacks", field=lacks)
    return msgspec.convert(value, kind)


def _type_error(name: str, item: object, field_type: types.Type) -> RecordError:
    """Return the error that a field has the wrong type."""
    if isinstance(field_type, types.UnionType):  # something, or None where it is not told
        field_type = next(member for member in field_type.types if not isinstance(member, types.NoneType))
    if isinstance(field_type, types.LiteralType):
        return RecordError("result-value", field=name, what=quote(item), expected=tuple(field_type.values))
    return RecordError("result-typed", field=name, what=quote(item), shape=_type_word(field_type))


def _type_word(field_type: types.Type) -> str:
    """Return the type of a field by its word in the error messages."""
    match field_type:
        case types.IntType():
            return "number"
        case types.StrType():
            return "text"
        case types.BoolType():
            return "truth"
        case types.VarTupleType(types.IntType()):
            return "numbers"
        case types.VarTupleType(types.StrType()):
            return "texts"
        case types.VarTupleType(types.TupleType()):
            return "pairs"
    return "lists"


def _find_notation(game: str) -> Notation:
    notation = registry.find_part(game, "notation", Notation)
    if notation is None:
        raise RecordError("result-game", game=game)
    return notation


def read_words(match: Match, words: Sequence[str]) -> Result:
    """Return the result that these words name, as an input of the match; raises RecordError or RuleError."""
    unseen = find_invisible(" ".join(words))
    if unseen is not None:
        raise unseen.without_line()
    return _make_result(match, _find_notation(match.game.id), spell_words(words, match.game.id))


def read_text(match: Match, text: str) -> Result:
    """Return the result that a text names: words, or an object as JSON; raises as :func:`read_words`."""
    if not is_object(text):
        return read_words(match, text.split())
    try:
        value = msgspec.json.decode(text)
    except (ValueError, RecursionError):
        raise RecordError("result-json") from None
    notation = _find_notation(match.game.id)
    words = notation.read_object(value)
    return _make_result(match, notation, words.split() if isinstance(words, str) else words)


def enter(
    match: Match[OptionsT, StandingT], text: str, dealer: int | None = None
) -> Match[OptionsT, StandingT]:
    """Return the match after a deal with real cards, given its result as people type it in.

    ``dealer`` is the first dealer, for a match in which that is not known yet. Raises RecordError if the text
    cannot be read, RuleError, naming the clause, if no deal can end like that, and ArgumentError for
    arguments of the wrong type.

    >>> match = enter(registry.new("preferans"), "1 6S whist pass closed 1 6 3", dealer=0)
    >>> match, match.standing.pool
    (<match of preferans, wikipedia-sochi: deal 2, phase deal>, (0, 2, 0))
    """
    check_type(match, Match, "argument-match")
    check_type(text, str, "argument-words")
    if match.finished:
        raise RuleError("over", "")
    if match.dealer is None:
        if dealer is None:
            raise ArgumentError("argument-first", last=match.players - 1)
        match = match.apply(Input(None, None, Draw(match.seat(dealer)))).state
    elif dealer is not None:
        raise ArgumentError("argument-dealer", what=quote(dealer), seat=match.dealer)
    return match.apply(Input(None, None, read_text(match, text))).state


def _make_result(match: Match, notation: Notation, words: Any) -> Result:
    """Return the result as an input of the match; ``words`` are those that ``notation.read`` accepts.

    Raises RecordError if the match expects no result now.
    """
    if match.game.needs_deal(match) is None:
        raise RecordError("result-now")
    return Result(notation.read(match, words))


def is_object(text: str) -> bool:
    """Return True if a result is an object as JSON rather than words."""
    return text.lstrip().startswith("{")


def spell_result(game: str, result: Any) -> str:
    """Return a result in full words; raises RecordError for a game whose results cannot be typed in."""
    _find_notation(game)
    return str(result.text)


def json_error(text: str | bytes, error: Exception) -> RecordError:
    """Return the error for a text that is not a record as JSON; the error quotes its beginning."""
    given = text if isinstance(text, str) else text.decode(errors="replace")
    return RecordError("record-json", given=given, why=error)


def spell_objects(text: str | bytes) -> str | bytes:
    """Return a record as JSON in which results given as objects are texts: words, or else their own JSON.

    Anything else is unchanged. Raises RecordError with the number of the deal if a result is neither words
    nor a meaningful object.
    """
    try:
        raw = msgspec.json.decode(text)
    except (ValueError, RecursionError):
        return text
    deals = raw.get("deals") if isinstance(raw, dict) else None
    changed = False
    for number, deal in enumerate(deals if isinstance(deals, list) else [], 1):
        if not isinstance(deal, dict):
            raise RecordError("record-deal", what=quote(deal)).at(deal=number)
        result = deal.get("result", "")
        if not isinstance(result, str):
            deal["result"], changed = _spell_object(number, str(raw.get("game")), result), True
    return msgspec.json.encode(raw) if changed else text


def _spell_object(number: int, game: str, result: Any) -> str:
    """Return a result that is an object in words, or as its own JSON if words cannot say it.

    Raises RecordError with the number of the deal if the object has no meaning.
    """
    if not isinstance(result, dict):
        raise RecordError("result-words", what=quote(result)).at(deal=number)
    try:
        spelled = _find_notation(game).read_object(result)
    except PrikupError as error:
        raise RecordError("result-object", what=quote(result), why=error).at(deal=number) from None
    return spelled if isinstance(spelled, str) else msgspec.json.encode(result).decode()
