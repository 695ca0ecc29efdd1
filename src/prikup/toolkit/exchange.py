"""Discard of two cards, shared by the games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import overload

from prikup.cards import Cards, cards_of
from prikup.core import Action, Discard, RuleError


@cache
def _list_index_pairs(size: int) -> tuple[tuple[int, int], ...]:
    """Return the pairs of indices of the cards of a hand of this size."""
    return tuple(combinations(range(size), 2))


class DiscardChoices(Sequence[Action]):
    """Every discard of two cards of a hand, made on demand; ``other`` actions come last."""

    __slots__ = ("_cards", "_index_pairs", "_other")

    def __init__(self, hand: Cards, other: Sequence[Action] = ()) -> None:
        self._cards = cards_of(hand.mask)[::-1]
        self._other = other
        self._index_pairs = _list_index_pairs(len(self._cards))

    def __len__(self) -> int:
        return len(self._index_pairs) + len(self._other)

    @overload
    def __getitem__(self, place: int) -> Action: ...

    @overload
    def __getitem__(self, place: slice) -> Sequence[Action]: ...

    def __getitem__(self, place: int | slice) -> Action | Sequence[Action]:
        if isinstance(place, slice):
            return [self[index] for index in range(*place.indices(len(self)))]
        if place < 0:
            place += len(self)
        if place >= len(self._index_pairs):
            return self._other[place - len(self._index_pairs)]
        first, second = self._index_pairs[place]
        return Discard(Cards(self._cards[first].bit | self._cards[second].bit))


def check_discard(action: Action, hand: Cards, clause: str) -> None:
    """Raise RuleError if an action does not lay two cards of this hand away."""
    if not isinstance(action, Discard) or action.cards is None:
        raise RuleError("phase-discard", clause)
    if len(action.cards) != 2:
        raise RuleError("discard_count", clause, given=action.text)
    missing = action.cards - hand
    if missing:
        card = next(iter(missing))
        raise RuleError("not_held", clause, card=card.text)
