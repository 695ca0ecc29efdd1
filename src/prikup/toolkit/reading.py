"""Actions read from texts, where the phase itself does not read them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, groupby
from typing import Final

from prikup.cards import Card, Cards
from prikup.core import Action, Discard, Match, PlayCard, RuleError, Turn
from prikup.toolkit import claims

MAX_LISTED_CHOICES: Final = 40
"""Possible texts that a refusal lists at most."""
MAX_ALIKE_CHOICES: Final = 12
"""Listed texts with the same first word, such as discards; of more, the first two stand for all."""


def read(match: Match, turn: Turn, text: str) -> Action:
    """Read a claim (``claim 3-1-0``, ``lay 3-1-0``), or cards in any order and of any hand.

    Raises RuleError for anything else.
    """
    dividing = match.game.dividing
    claim = claims.parse_claim(text, dividing) if dividing else None
    if claim is not None:
        return claim
    try:
        if match.phase.asks == "discard" and text.startswith("discard "):
            return Discard(Cards.parse(text.removeprefix("discard ")))
        if match.phase.asks == "play":
            return PlayCard(Card.parse(text))
    except ValueError as error:
        raise RuleError("unknown-card", match.phase.find_clause(match), why=error) from None
    raise make_unknown_error(match, turn, text)


def read_seat(words: Sequence[str], players: int, clause: str) -> int:
    """Return the first word as one of the seats; raises RuleError with the clause."""
    word = words[0] if words else ""
    if len(word) != 1 or word not in "0123456789"[:players]:
        raise RuleError("seat", clause, given=word, last=players - 1)
    return int(word)


def make_unknown_error(match: Match, turn: Turn, text: str) -> RuleError:
    """Return the error for a text that names no possible action; it lists the possible ones."""
    clause = match.phase.find_clause(match)
    if turn not in match.turns():
        return RuleError("turn-unasked", clause, seat=turn.by, given=text)
    legal = tuple(action.text for action in match.phase.legal(match, turn))
    groups = (tuple(texts) for _, texts in groupby(legal, lambda text: text.partition(" ")[0]))
    listed = tuple(
        chain.from_iterable(
            group if len(group) <= MAX_ALIKE_CHOICES else (*group[:2], "…") for group in groups
        )
    )
    listed = listed if len(listed) <= MAX_LISTED_CHOICES else (*listed[:MAX_LISTED_CHOICES], "…")
    return RuleError("unknown", clause, given=text, expected=listed)
