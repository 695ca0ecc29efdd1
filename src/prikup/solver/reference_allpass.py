"""The reference of :mod:`prikup.solver.allpass`: a full search, slow and evidently right.

>>> from prikup.solver.allpass import AllPassPosition, AllPassSolver
>>> position = AllPassPosition.parse("AQ.7.. KJ.8.. T9.9..", leader=1)
>>> AllPassReference().value(position) == AllPassSolver().value(position)
True
"""

from __future__ import annotations

from prikup.cards import Card
from prikup.solver.allpass import AllPassPosition, AllPassTricks, best_play, preference_key


class AllPassReference:
    """A slow solver with the answers of :class:`prikup.solver.AllPassSolver`."""

    def value(self, position: AllPassPosition) -> AllPassTricks:
        """Return how many of the remaining tricks each seat takes."""
        return _solve(position, {})

    def cards(self, position: AllPassPosition) -> dict[Card, AllPassTricks]:
        """Return the tricks of each seat after each legal card, by index of the card."""
        return _solve_cards(position, {})

    def paranoid(self, position: AllPassPosition) -> tuple[int, int, int]:
        """Return the most tricks that the two others can force on each seat."""
        return (
            _count_forced_tricks(position, 0, {}),
            _count_forced_tricks(position, 1, {}),
            _count_forced_tricks(position, 2, {}),
        )

    def line(self, position: AllPassPosition) -> tuple[Card, ...]:
        """Return best play to the end; among equal cards the first legal one."""
        return tuple(best_play(position, self.cards))


def _solve(position: AllPassPosition, cache: dict[AllPassPosition, AllPassTricks]) -> AllPassTricks:
    """Return the tricks of each seat; ``cache`` keeps those of all positions that were solved."""
    if not position.left:
        return AllPassTricks(0, 0, 0)
    if position not in cache:
        values = _solve_cards(position, cache).values()
        cache[position] = min(values, key=lambda tricks: preference_key(position.to_play, tricks))
    return cache[position]


def _solve_cards(
    position: AllPassPosition, cache: dict[AllPassPosition, AllPassTricks]
) -> dict[Card, AllPassTricks]:
    """Return the tricks of each seat after each legal card."""
    values = {}
    for card in position.legal():
        next_position, taker = position.after(card)
        tricks = _solve(next_position, cache)
        values[card] = AllPassTricks(*(count + (place == taker) for place, count in enumerate(tricks)))
    return values


def _count_forced_tricks(position: AllPassPosition, avoider: int, cache: dict[AllPassPosition, int]) -> int:
    """Return the most tricks that the two others can force on ``avoider``."""
    if not position.left:
        return 0
    if position not in cache:
        values = []
        for card in position.legal():
            next_position, taker = position.after(card)
            values.append((taker == avoider) + _count_forced_tricks(next_position, avoider, cache))
        cache[position] = min(values) if position.to_play == avoider else max(values)
    return cache[position]
