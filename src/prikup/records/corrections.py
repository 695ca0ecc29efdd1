"""Corrected results: the entries that a wrong result made, and its spelling.

A wrong result is kept as it was written. The match is the fold of the correct results only, so a wrong one
need not be possible in it.
"""

from __future__ import annotations

from typing import Final

from prikup.core import Draw, Input, Match, PrikupError, RuleError, Scored
from prikup.records.model import DealRecord, RecordError
from prikup.records.steps import find_scored
from prikup.records.typed import read_text
from prikup.records.typed import spell_result as spell_typed

CORRECTED_WORD: Final = "corrected"
"""The word between a wrong result and the one that corrects it."""
REMOVED_WORD: Final = "removed"
"""The word before a result whose deal was taken out."""


def score_wrong(match: Match, text: str) -> Scored | None:
    """Return the entries of a wrong result in this match, None if the rules do not allow it there.

    Raises RecordError or RuleError if the text is not a result for any dealer: a correction of an earlier
    deal may have changed the dealer.
    """
    try:
        result = read_text(match, text)
    except PrikupError:
        if not _is_readable(match, text):
            raise
        return None
    try:
        return find_scored(match.apply(Input(None, None, result)).facts)
    except RuleError:
        return None


def _is_readable(match: Match, text: str) -> bool:
    """Return True if a text can be read as a result in a deal of some dealer."""
    start = match.game.start(match.options, match.players)
    for dealer in range(match.players):
        try:
            read_text(start.apply(Input(None, None, Draw(dealer))).state, text)
        except PrikupError:
            continue
        return True
    return False


def spell_wrong(match: Match, text: str) -> str:
    """Return a wrong result in full words, or unchanged if the rules do not allow it there.

    Raises RecordError or RuleError if the text cannot be read as a result.
    """
    fact = score_wrong(match, text)
    return " ".join(text.split()) if fact is None else spell_typed(match.game.id, fact.result)


def check_wrong(texts: tuple[str, ...]) -> None:
    """Raise RecordError for a text that cannot be written as a wrong result of a deal."""
    for text in texts:
        words = text.split()
        if (
            not words
            or not {CORRECTED_WORD, REMOVED_WORD}.isdisjoint(words)
            or not set(text).isdisjoint("{}|=")
        ):
            raise RecordError("record-wrong", given=text)


def check_corrections(deal: DealRecord) -> None:
    """Raise RecordError for corrections that cannot be written in the line of the deal."""
    if deal.wrong and not deal.result:
        raise RecordError("record-wrong_played")
    check_wrong(deal.wrong)
