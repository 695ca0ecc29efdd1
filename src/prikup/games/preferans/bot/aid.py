"""Aid by choice: each point given writes whists on its receiver, so a bot gives all it can.

The receiver makes no difference to these whists. But a player who has closed their pool gives aid in turn,
and takes the room that is left; so the points go where the pool is lowest, to close pools as late as
possible.
"""

from __future__ import annotations

from collections.abc import Sequence

from prikup.core import Amount, GivePoints
from prikup.games.preferans.match import View


def choose_gift(view: View, texts: Sequence[str]) -> str:
    """Return the gift to make now, one of the legal ``texts``; ``keep`` only if no pool can take points."""
    most: dict[int, int] = {}
    for text in texts:
        if text.startswith("aid "):
            seat, points = map(int, text.removeprefix("aid ").split(":"))
            most[seat] = max(points, most.get(seat, 0))
    if not most:
        return "keep"
    pools: dict[int, Amount] = {seat: view.standing.pool[seat] for seat in most}
    for move in view.log:
        if isinstance(move.action, GivePoints) and move.action.to in pools:
            pools[move.action.to] += move.action.points
    seat = min(pools, key=lambda one: pools[one])
    return f"aid {seat}:{_points_of_lowest(pools, seat, most[seat])}"


def _points_of_lowest(pools: dict[int, Amount], lowest: int, most: int) -> Amount:
    """Return how many of ``most`` points the lowest pool gets if each goes to the lowest at that moment."""
    filled = dict(pools)
    for _ in range(most):
        filled[min(filled, key=lambda one: filled[one])] += 1
    return filled[lowest] - pools[lowest]
