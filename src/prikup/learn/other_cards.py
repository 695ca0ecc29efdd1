"""Matches as if other cards had been dealt, to find out what depends on cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from prikup.cards import Card, Cards
from prikup.core import (
    Action,
    Discard,
    GiveCard,
    Match,
    Phase,
    PrikupError,
    Turn,
)
from prikup.toolkit.deal_state import DealState
from prikup.toolkit.match_end import BetweenDeals

WEAK_CARDS: Final = 0x07070707
"""Seven to nine of each suit: what they may say everybody may."""
STRONG_CARDS: Final = 0xF8F8F8F8
"""Ten to ace of each suit."""


class CompileError(PrikupError):
    """Rules that cannot be compiled; the message names the part that cannot."""


def held_of(phase: Phase) -> DealState:
    """Return the state of the deal that a phase holds; raises CompileError if it holds none."""
    while not isinstance(held := getattr(phase, "held", None), DealState):
        before = getattr(phase, "before", None)
        if not isinstance(before, Phase):
            raise CompileError("learn-phase", phase=type(phase).__name__)
        phase = before
    return held


def with_hand(match: Match, seat: int, hand: int) -> Match:
    """Return the match as if a seat held these cards."""
    return _with_held(match, lambda held: held.replace(hands=held.with_hand(Cards(hand), seat)))


def with_talon(match: Match, pair: tuple[Card, ...]) -> Match:
    """Return the match as if these two cards had been the talon."""
    return _with_held(
        match, lambda held: held.replace(shown=pair, talon=pair, taken=pair if held.taken else ())
    )


def with_whole_talon(match: Match, talon: tuple[Card, ...]) -> Match:
    """Return the match as if this had been the talon, of which the same parts were taken and shown."""

    def changed(held: DealState) -> DealState:
        def moved(cards: tuple[Card, ...]) -> tuple[Card, ...]:
            return tuple(talon[held.talon.index(card)] for card in cards)

        return held.replace(talon=talon, taken=moved(held.taken), shown=moved(held.shown))

    return _with_held(match, changed)


def _with_held(match: Match, change: Callable[[DealState], DealState]) -> Match:
    """Return the match with another state of the deal."""

    def changed(phase: Any) -> Any:
        if isinstance(held := getattr(phase, "held", None), DealState):
            return replace(phase, held=change(held))
        return replace(phase, before=changed(phase.before))

    return replace(match, phase=changed(match.phase))


def list_said(match: Match, turn: Turn) -> list[Action]:
    """Return what may be said."""
    return [action for action in match.legal(turn) if not isinstance(action, Discard | GiveCard)]


def find_needs(match: Match, turn: Turn, word: Action) -> int:
    """Return the mask of the cards without which a word may not be said."""
    needs = 0
    for card in Cards(STRONG_CARDS):
        without = with_hand(match, turn.seat, STRONG_CARDS & ~card.bit)
        if word not in list_said(without, turn):
            needs |= card.bit
    return needs


def is_over(match: Match) -> bool:
    """Return True if the deal is over."""
    return isinstance(match.phase, BetweenDeals) or match.finished
