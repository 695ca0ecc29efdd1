"""What results are worth to a player, in whists, by the options of the table."""

from __future__ import annotations

from functools import cache, lru_cache
from math import erf, sqrt
from typing import Any, Final, NamedTuple

SPREAD: Final = 0.95


class Prices(NamedTuple):
    """The money of a table, in whists.

    ``pool`` is what a point in one's own pool is worth against the others, ``hill`` what a point on
    the hill costs, ``other`` what a point on another's hill brings. ``whist`` multiplies whists,
    ``mount`` what is written on the hill. ``owed`` is the price of a trick missing to the whister's
    quota, in values; ``concede`` the undertricks of giving up.
    """

    pool: float
    hill: float
    other: float
    whist: float
    mount: float
    owed: float
    consoled: float
    concede: int
    quota: tuple[int, ...]
    all_pass: float


@lru_cache(maxsize=64)
def prices(options: Any) -> Prices:
    """The prices that these options make."""
    own, other = (10.0, 5.0) if options.penalty_mode == "whists5" else (20 / 3, 10 / 3)
    pool = options.pool_value * 8.0
    owed = options.hill_mult * (1.0 if options.whist_responsibility == "full" else 0.5)
    consoled = 0.0 if options.consolation == "none" else float(options.whist_mult)
    return Prices(
        pool, own, other, float(options.whist_mult), float(options.hill_mult), owed, consoled,
        options.concede, tuple(options.quota), float(options.raspasy_base * options.hill_mult),
    )  # fmt: skip


def value(level: int) -> int:
    """The basic value of a level from six to ten."""
    return 2 * (level - 5)


def chances(mean: float, spread: float = SPREAD, most: int = 10) -> list[float]:
    """How likely each number of tricks is, from none to ``most``, about a mean.

    >>> [round(chance, 2) for chance in chances(1.0, 0.5, 2)]
    [0.16, 0.68, 0.16]
    """
    edges = [0.5 * (1 + erf((tricks + 0.5 - mean) / (spread * sqrt(2)))) for tricks in range(most)]
    return [high - low for low, high in zip([0.0, *edges], [*edges, 1.0], strict=True)]


def declared(money: Prices, level: int, tricks: int) -> float:
    """What a contract played to this many tricks is worth to its declarer."""
    worth = value(level)
    paid = worth * money.whist * (10 - tricks)
    if tricks >= level:
        return worth * money.pool - paid
    under = (level - tricks) * worth
    return -under * (money.mount * money.hill + 2 * money.consoled) - paid


@cache
def _row(money: Prices, level: int, tenths: int) -> float:
    return sum(chance * declared(money, level, tricks) for tricks, chance in enumerate(chances(tenths / 10)))


def contract(money: Prices, level: int, mean: float) -> float:
    """What a contract is worth to its declarer if he takes ``mean`` tricks on average."""
    return _row(money, level, round(10 * max(0.0, min(10.0, mean))))


def misere(money: Prices, safe: float) -> float:
    """What a misère is worth that is safe with this chance; a caught one takes two tricks or so."""
    return 10 * (safe * money.pool - (1 - safe) * 1.7 * money.mount * money.hill)


def conceded(money: Prices, level: int) -> float:
    """What giving up costs."""
    return -money.concede * value(level) * money.mount * money.hill
