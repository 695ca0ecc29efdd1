"""American aid directed by its donor: the points still to be given after a deal (11.2)."""

from __future__ import annotations

from prikup.games.preferans.ledger import Surplus
from prikup.games.preferans.options import Options
from prikup.games.preferans.results import DealResult, Standing
from prikup.games.preferans.score import deal_ledger

__all__ = ["Surplus", "open_surpluses"]


def open_surpluses(result: DealResult, standing: Standing, options: Options) -> tuple[Surplus, ...]:
    """Return the points that donors have still to give after the gifts in ``result.aid``, in asking order.

    The first is the open question; the rooms of later ones may shrink by its answer. Empty if no question is
    left. Raises RuleError if the result or a gift is impossible.

    >>> from prikup.games.preferans.options import parse_rules
    >>> options = parse_rules("game-farm")
    >>> standing = Standing((10, 4, 9), (0, 0, 0), ((0,) * 3,) * 3)
    >>> result = DealResult("misere", 0, tricks=(0, 5, 5), dealer=2)
    >>> open_surpluses(result, standing, options)
    (Surplus(donor=0, points=10, rooms=(0, 6, 1)),)
    >>> from msgspec.structs import replace
    >>> open_surpluses(replace(result, aid=((2, 1),)), standing, options)
    (Surplus(donor=0, points=9, rooms=(0, 6, 0)),)
    >>> open_surpluses(replace(result, aid=((2, 1), (0, 9))), standing, options)
    ()
    """
    return tuple(deal_ledger(result, standing, options).surpluses)
