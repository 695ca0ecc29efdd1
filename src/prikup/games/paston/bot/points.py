"""Values of deals of Paston: the points of a player less half of the others' average.

No player pays another, but the highest total wins. Places are 0 for the declarer, 1 for the first and 2 for
the second defender.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from prikup.bots.outlook import ValueByTricks, defender_shares
from prikup.games.paston.contracts import TRICKS_PER_DEAL
from prikup.games.paston.results import PASS, WHIST, DealResult, Standing
from prikup.games.paston.score import entries

ThreeValues = tuple[float, float, float]
Words = tuple[str, ...]

BOTH_WHIST: Final = (WHIST, WHIST)
BOTH_PASS: Final = (PASS, PASS)
OPPOSED_LIKELIHOODS: Final = (1.0, 1.0, 0.95, 0.9, 0.75, 0.5, 0.3, 0.2, 0.2, 0.2, 0.2)
"""Likelihood that both defenders whist, by the tricks that the declarer's hand is good for."""


@lru_cache(maxsize=1 << 14)
def deal_values(options: Any, result: DealResult) -> ThreeValues:
    """Return the value of a deal to declarer, first and second defender, in points.

    Points of a player count a quarter more than they are, less a quarter of all points of the deal.
    """
    points = [0.0, 0.0, 0.0]
    for entry in entries(result, Standing.start(), options):
        points[entry.seat] += float(entry.amount)
    declarer, first, second = (1.25 * own_points - 0.25 * sum(points) for own_points in points)
    return declarer, first, second


def contract_values(options: Any, contract: str, words: Words, tricks: tuple[int, int, int]) -> ThreeValues:
    """Return the values of a game played to these tricks, or not played if no defender whisted."""
    played_tricks = None if words == BOTH_PASS else tricks
    declarations = tuple(enumerate(words, 1))
    return deal_values(options, DealResult("contract", 0, contract, declarations, played_tricks))


def surrender_value(options: Any) -> float:
    """Return the value of surrender to the declarer."""
    return deal_values(options, DealResult("surrender", 0))[0]


@lru_cache(maxsize=1 << 10)
def values_by_tricks(options: Any, contract: str, words: Words) -> ValueByTricks:
    """Return the value of each number of tricks to the declarer after these declarations."""
    values = []
    for declarer in range(TRICKS_PER_DEAL + 1):
        splits = _list_splits(TRICKS_PER_DEAL - declarer, words)
        values.append(
            sum(
                chance * contract_values(options, contract, words, (declarer, first, second))[0]
                for first, second, chance in splits
            )
        )
    return tuple(values)


def _list_splits(tricks: int, words: Words) -> list[tuple[int, int, float]]:
    """Return how the defence may split its tricks, as first, second and likelihood.

    All tricks are of one hand where the other passed.
    """
    if PASS not in words:
        return defender_shares(tricks)
    return [(0, tricks, 1.0)] if words[0] == PASS else [(tricks, 0, 1.0)]


@lru_cache(maxsize=1 << 10)
def expected_values(options: Any, contract: str) -> ValueByTricks:
    """Return by number of tricks the value to a possible declarer, over games that are whisted or not."""
    opposed = values_by_tricks(options, contract, BOTH_WHIST)
    unopposed = values_by_tricks(options, contract, BOTH_PASS)
    return tuple(
        share * with_play + (1 - share) * without_play
        for share, with_play, without_play in zip(OPPOSED_LIKELIHOODS, opposed, unopposed, strict=True)
    )
