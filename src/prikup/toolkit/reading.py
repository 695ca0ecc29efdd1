"""Actions read from texts, where the phase itself does not read them."""

from __future__ import annotations

from collections.abc import Iterable

from prikup.cards import Card, Cards
from prikup.core import Action, Discard, Match, PlayCard, RuleError, Turn, quote
from prikup.toolkit import claims


def read(match: Match, turn: Turn, text: str, clause: str, others: Iterable[Action] = ()) -> Action:
    """Read a claim (``claim 3-1-0``, ``lay 3-1-0``), or cards in any order and of any hand.

    ``clause`` is that of dividing the rest. ``others`` are what could be said now by other rules: read, they
    are refused with their clause. Raises RuleError for anything else.
    """
    claim = claims.parse(text, clause)
    if claim is not None:
        return claim
    try:
        if match.phase.asks == "discard" and text.startswith("discard "):
            return Discard(Cards.parse(text.removeprefix("discard ")))
        if match.phase.asks == "play":
            return PlayCard(Card.parse(text))
    except ValueError as error:
        raise RuleError("unknown", "", str(error)) from None
    for action in others if turn in match.turns() else ():
        if action.text == text:
            return action
    raise unsayable(match, turn, text)


def unsayable(match: Match, turn: Turn, text: str) -> RuleError:
    """The error for a text that names nothing that could be done now; it says what could."""
    if turn not in match.turns():
        return RuleError(
            "turn", "", f"nothing is asked of seat {turn.by} now, so {quote(text)} cannot be said"
        )
    some = match.phase.legal(match, turn)[:12]
    expected = " ".join(action.text for action in some) or "nothing"
    return RuleError("unknown", "", f"{quote(text)} cannot be said now: expected one of {expected}")
