"""Notation in which people type results: ``1 3 help pass 0 7 3``, ``1 3 pass pass`` or ``passed``.

The words are the declarer, their bid, the declarations from their left, and the tricks by seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from austrian.score import DealResult, defenders
from prikup.core import Match
from prikup.records import RecordError
from prikup.records.typed import Notation, convert_object


def read(match: Match, told: Sequence[str] | DealResult) -> DealResult:
    """Return the result that words, or the fields of an object, describe; raises RecordError."""
    if isinstance(told, DealResult):
        return told
    match list(told):
        case ["passed"]:
            return DealResult("passed")
        case [("0" | "1" | "2") as seat, bid, first, second, *tricks] if all(map(_is_number, tricks)):
            said = tuple(zip(defenders(int(seat)), (first, second), strict=True))
            return DealResult("contract", int(seat), bid, said, tuple(map(int, tricks)) or None)
    raise RecordError("result-none-austrian")


def _is_number(word: str) -> bool:
    return word in map(str, range(11))


NOTATION: Final = Notation(read, lambda value: convert_object(value, DealResult))
