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
        return _value(position, {})

    def cards(self, position: AllPassPosition) -> dict[Card, AllPassTricks]:
        """Return the tricks of each seat after each legal card, by index of the card."""
        return _card_tricks(position, {})

    def paranoid(self, position: AllPassPosition) -> tuple[int, int, int]:
        """Return the most tricks that the two others can force on each seat."""
        return (
            _forced_tricks(position, 0, {}),
            _forced_tricks(position, 1, {}),
            _forced_tricks(position, 2, {}),
        )

    def line(self, position: AllPassPosition) -> tuple[Card, ...]:
        """Return best play to the end; among equal cards the first legal one."""
        return tuple(best_play(position, self.cards))


def _value(position: AllPassPosition, known: dict[AllPassPosition, AllPassTricks]) -> AllPassTricks:
    if not position.left:
        return AllPassTricks(0, 0, 0)
    if position not in known:
        values = _card_tricks(position, known).values()
        known[position] = min(values, key=lambda tricks: preference_key(position.to_play, tricks))
    return known[position]


def _card_tricks(
    position: AllPassPosition, known: dict[AllPassPosition, AllPassTricks]
) -> dict[Card, AllPassTricks]:
    values = {}
    for card in position.legal():
        after, taker = position.after(card)
        tricks = _value(after, known)
        values[card] = AllPassTricks(*(one + (who == taker) for who, one in enumerate(tricks)))
    return values


def _forced_tricks(position: AllPassPosition, avoider: int, known: dict[AllPassPosition, int]) -> int:
    if not position.left:
        return 0
    if position not in known:
        values = []
        for card in position.legal():
            after, taker = position.after(card)
            values.append((taker == avoider) + _forced_tricks(after, avoider, known))
        known[position] = min(values) if position.to_play == avoider else max(values)
    return known[position]
