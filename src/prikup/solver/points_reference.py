"""What :mod:`prikup.solver.points` answers, by looking at every play there is: slow, and plain to see."""

from __future__ import annotations

from prikup.core import PlayCard
from prikup.solver.points import PointPosition, best_play


class PointReference:
    """Answers the questions of :class:`prikup.solver.PointSolver`, one position at a time.

    >>> position = PointPosition.parse("KQ.9.. A9.A.. TJ.J..")
    >>> PointReference().value(position)
    40
    """

    def value(self, position: PointPosition, *, difference: bool = False) -> int:
        """The points to come."""
        return _value(position, difference, {})

    def cards(self, position: PointPosition, *, difference: bool = False) -> dict[PlayCard, int]:
        """The points to come with each card that may be played now, announced or not."""
        known: dict[PointPosition, int] = {}
        return {play: _after(position, play, difference, known) for play in position.legal()}

    def makes(self, position: PointPosition, points: int, *, difference: bool = False) -> bool:
        """Whether at least so many points are to come."""
        return self.value(position, difference=difference) >= points

    def line(self, position: PointPosition, *, difference: bool = False) -> tuple[PlayCard, ...]:
        """Best play to the end; of plays that are worth the same the first of those that are legal."""
        return tuple(best_play(position, lambda one: self.cards(one, difference=difference)))


def _value(position: PointPosition, difference: bool, known: dict[PointPosition, int]) -> int:
    if not position.play.left:
        return 0
    if position not in known:
        wanted = max if position.play.to_play == 0 else min
        known[position] = wanted(_after(position, play, difference, known) for play in position.legal())
    return known[position]


def _after(position: PointPosition, play: PlayCard, difference: bool, known: dict[PointPosition, int]) -> int:
    """The points of this play and of all that follow it."""
    after, (own, others) = position.after(play)
    return own - difference * others + _value(after, difference, known)
