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
        return _solve(position, difference, {})

    def cards(self, position: PointPosition, *, difference: bool = False) -> dict[PlayCard, int]:
        """Return the points to come after each legal play, announced or not."""
        cache: dict[PointPosition, int] = {}
        return {play: _solve_after(position, play, difference, cache) for play in position.legal()}

    def makes(self, position: PointPosition, points: int, *, difference: bool = False) -> bool:
        """Return True if at least so many points are to come."""
        return self.value(position, difference=difference) >= points

    def line(self, position: PointPosition, *, difference: bool = False) -> tuple[PlayCard, ...]:
        """Return best play to the end; among equal plays the first legal one."""
        return tuple(best_play(position, lambda reached: self.cards(reached, difference=difference)))


def _solve(position: PointPosition, difference: bool, cache: dict[PointPosition, int]) -> int:
    """Return the points to come; ``cache`` keeps those of all positions that were solved."""
    if not position.play.left:
        return 0
    if position not in cache:
        choose = max if position.play.to_play == 0 else min
        cache[position] = choose(_solve_after(position, play, difference, cache) for play in position.legal())
    return cache[position]


def _solve_after(
    position: PointPosition, play: PlayCard, difference: bool, cache: dict[PointPosition, int]
) -> int:
    """Return the points of this play and of all that follow it."""
    next_position, (declarer_points, other_points) = position.after(play)
    return declarer_points - difference * other_points + _solve(next_position, difference, cache)
