"""What it is worth to win an auction, by what each contract pays for each number of tricks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb
from typing import NamedTuple

from prikup.bots.hand import STRAINS, chances, talons, tricks_of_twelve

Worth = tuple[float, ...]


class Played(NamedTuple):
    """A contract: its strain (0 to 3, -1 without trumps), and what each number of tricks is worth."""

    strain: int
    worth: Worth


@lru_cache(maxsize=1 << 14)
def _mean(worth: Worth, tenths: int) -> float:
    return sum(chance * worth[tricks] for tricks, chance in enumerate(chances(tenths / 10)))


def mean(worth: Worth, expected: float) -> float:
    """What is won on average by who takes ``expected`` tricks on average.

    >>> round(mean((0.0,) * 6 + (10.0,) * 5, 10), 2)
    10.0
    """
    return _mean(worth, round(10 * max(0.0, min(10.0, expected))))


def halves(tricks: int) -> list[tuple[int, int, float]]:
    """How two defenders can share tricks, and how likely each way is.

    >>> halves(2)
    [(0, 2, 0.25), (1, 1, 0.5), (2, 0, 0.25)]
    """
    return [(one, tricks - one, comb(tricks, one) / 2**tricks) for one in range(tricks + 1)]


def of_twelve(twelve: int, contracts: Sequence[Played]) -> list[float]:
    """What each contract is worth with twelve cards, of which two are laid away."""
    means = {strain: tricks_of_twelve(twelve, strain) for strain in STRAINS}
    return [mean(one.worth, means[one.strain]) for one in contracts]


def bids(hand: int, contracts: Sequence[Played], given_up: float = -99.0) -> list[float]:
    """What ten cards are worth to who wins the auction with each bid, on average over talons.

    ``contracts`` are in order: after a bid that contract or any later one may be named, or the deal given up.
    """
    total = [0.0] * len(contracts)
    found = talons(hand)
    for talon in found:
        best = given_up
        worths = of_twelve(hand | talon, contracts)
        for rank in range(len(contracts) - 1, -1, -1):
            best = max(best, worths[rank])
            total[rank] += best
    return [one / len(found) for one in total]
