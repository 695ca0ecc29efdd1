"""Results of deals played with real cards: read, checked and scored."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from prikup.core import Match, Step
from prikup.records import preferans
from prikup.records.model import RecordError

_READERS: Final[dict[str, Callable[[Match, Sequence[str]], Step]]] = {"preferans": preferans.type_in}


def type_in(match: Match, words: Sequence[str]) -> Step:
    """The match after a deal of which only the result is known; raises RecordError or RuleError."""
    if match.game.id not in _READERS:
        raise RecordError(f"results of {match.game.id} cannot be typed in")
    return _READERS[match.game.id](match, words)
