"""The reference of :mod:`prikup.solver.points`: a full search, slow and evidently right."""

from __future__ import annotations

from prikup.core import PlayCard
from prikup.solver.points import PointPosition, best_play


class PointReference:
    """A slow solver with the answers of :class:`prikup.solver.PointSolver`.

    >>> position = PointPosition.parse("KQ.9.. A9.A.. TJ.J..")
    >>> PointReference().value(position)
    40
    """

    def value(self, position: PointPosition, *, difference: bool = False) -> int:
        """Return the points to come."""
        return _value(position, difference, {})

    def cards(self, position: PointPosition, *, difference: bool = False) -> dict[PlayCard, int]:
        """Return the points to come after each legal play, announced or not."""
        known: dict[PointPosition, int] = {}
        return {play: _value_after(position, play, difference, known) for play in position.legal()}

    def makes(self, position: PointPosition, points: int, *, difference: bool = False) -> bool:
        """Return True if at least so many points are to come."""
        return self.value(position, difference=difference) >= points

    def line(self, position: PointPosition, *, difference: bool = False) -> tuple[PlayCard, ...]:
        """Return best play to the end; among equal plays the first legal one."""
        return tuple(best_play(position, lambda one: self.cards(one, difference=difference)))


def _value(position: PointPosition, difference: bool, known: dict[PointPosition, int]) -> int:
    if not position.play.left:
        return 0
    if position not in known:
        wanted = max if position.play.to_play == 0 else min
        known[position] = wanted(_value_after(position, play, difference, known) for play in position.legal())
    return known[position]


def _value_after(
    position: PointPosition, play: PlayCard, difference: bool, known: dict[PointPosition, int]
) -> int:
    """Return the points of this play and of all that follow it."""
    after, (own, others) = position.after(play)
    return own - difference * others + _value(after, difference, known)
