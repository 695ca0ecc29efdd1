"""Aid by choice: each point given writes whists on its receiver, so a bot gives all it can.

The receiver makes no difference to these whists. But a player who has closed their pool gives aid in turn,
and takes the room that is left; so the points go where the pool is lowest, to close pools as late as
possible.
"""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.causes import Reason
from prikup.core import Amount, GivePoints
from prikup.games.preferans.match import View


def choose_gift(view: View, texts: Sequence[str]) -> str:
    """Return the gift to make now, one of the legal ``texts``; ``keep`` only if no pool can take points."""
    max_points: dict[int, int] = {}
    for text in texts:
        if text.startswith("aid "):
            seat, points = map(int, text.removeprefix("aid ").split(":"))
            max_points[seat] = max(points, max_points.get(seat, 0))
    if not max_points:
        return "keep"
    pools: dict[int, Amount] = {seat: view.standing.pool[seat] for seat in max_points}
    for move in view.log:
        if isinstance(move.action, GivePoints) and move.action.to in pools:
            pools[move.action.to] += move.action.points
    seat = min(pools, key=lambda receiver: pools[receiver])
    return f"aid {seat}:{_count_gift_to_lowest(pools, seat, max_points[seat])}"


def list_facts(view: View) -> tuple[Reason, ...]:
    """Return the lowest pool where aid is given."""
    if view.asks != "aid":
        return ()
    pool = view.standing.pool
    seat = min(range(view.players), key=pool.__getitem__)
    return (Reason("pool", seat=seat, count=int(pool[seat])),)


def _count_gift_to_lowest(pools: dict[int, Amount], lowest: int, points: int) -> Amount:
    """Return how many of these points go to the lowest pool if each goes to the pool then lowest."""
    filled = dict(pools)
    for _ in range(points):
        filled[min(filled, key=lambda seat: filled[seat])] += 1
    return filled[lowest] - pools[lowest]
