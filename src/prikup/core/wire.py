"""Records of the core as JSON."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from operator import attrgetter
from typing import Any, TypeVar

import msgspec

from prikup.cards import Card, Cards
from prikup.core.lazy import Lazy
from prikup.errors import PrikupError, Sentence, check_argument, quote

T = TypeVar("T")


_TEXT_OF: dict[type, Callable[[Any], str]] = {
    Card: attrgetter("text"),
    Cards: str,
    Fraction: str,
    Sentence: str,
}
"""By type that msgspec does not know: the function that returns a value as text."""


def _encode_value(value: Any) -> Any:
    """Return a value that msgspec does not know as text, or as the items of a lazy sequence."""
    text_of = _TEXT_OF.get(type(value))
    if text_of is not None:
        return text_of(value)
    if isinstance(value, Lazy):
        return value.all
    raise TypeError(f"cannot write {type(value).__name__} as JSON")


# Bounded, and without exponents: "1e999999999" would be a number that fills the memory.
_FRACTION_PATTERN = re.compile(r"[+-]?[0-9]{1,40}(?:/[1-9][0-9]{0,39})?")


def _decode_value(kind: Any, value: Any) -> Any:
    """Read a card, cards, an amount or a sentence from its JSON; raises PrikupError if it is malformed."""
    if kind is Fraction and isinstance(value, int):
        return Fraction(value)
    if kind is Fraction and isinstance(value, str):
        if not _FRACTION_PATTERN.fullmatch(value):
            raise PrikupError("json-amount", given=value)
        return Fraction(value)
    if not isinstance(value, str):
        raise PrikupError("json-text", what=quote(value), kind=kind.__name__)
    if kind is Card or kind is Cards:
        return kind.parse(value)
    if kind is Sentence:
        return Sentence(value)
    raise TypeError(f"cannot read {kind}")


_encoder = msgspec.json.Encoder(enc_hook=_encode_value)


def to_json(value: object) -> bytes:
    """Return a struct as JSON; a card is ``"AS"``, a set ``"AKT.QJ9..87"``, a fraction ``"1/3"``."""
    return _encoder.encode(value)


def from_json(kind: type[T], data: bytes | str) -> T:
    """Read a struct from JSON; raises msgspec.ValidationError with the path of what is wrong."""
    check_argument("data", data, (bytes, str))
    return msgspec.json.decode(data, type=kind, dec_hook=_decode_value)


def from_plain(kind: type[T], value: object) -> T:
    """Read a struct from the dictionaries and lists of its JSON; raises as :func:`from_json`."""
    return msgspec.convert(value, kind, dec_hook=_decode_value)
