"""Values of winning an auction, by the value of each number of tricks in each contract."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from math import comb, fsum, inf
from operator import mul
from typing import Final

from prikup.bots.hand import best_values, chances, tricks_of_twelve, with_talons

ValueByTricks = tuple[float, ...]
"""Value of each number of tricks, from none to ten."""
MAX_TENTHS: Final = 100
"""Ten tricks in tenths, by which values of mean tricks are tabulated."""


@dataclass(frozen=True, eq=False)
class Contracts:
    """Contracts, low to high: their strains, 0 to 3 or -1 without trumps, and what each is worth.

    ``exact`` has for each the value of each number of tricks, ``by_tenths`` the value by how many tenths of a
    trick are taken on average, 0 to ``MAX_TENTHS``. ``ranks`` are their places among all contracts.
    """

    ranks: tuple[int, ...]
    strains: tuple[int, ...]
    exact: tuple[ValueByTricks, ...]
    by_tenths: tuple[tuple[float, ...], ...]

    @classmethod
    def of(cls, values_by_strain: Iterable[tuple[int, ValueByTricks]]) -> Contracts:
        """Return contracts from pairs of a strain and the value of each number of tricks."""
        strains, exact = zip(*values_by_strain, strict=True)
        by_tenths = tuple(
            tuple(fsum(map(mul, value_by_tricks, likelihoods)) for likelihoods in _tabulate_likelihoods())
            for value_by_tricks in exact
        )
        return cls(tuple(range(len(exact))), strains, exact, by_tenths)

    def some(self, indices: Iterable[int]) -> Contracts:
        """Return the contracts at these indices."""
        return _choose_some(self, tuple(indices))

    def at_best(self, hands: Sequence[int], lowest: int = 0, more: float = 0.0) -> list[float]:
        """Return for each hand the value of its best contract from index ``lowest`` on.

        ``more`` tricks are added to what the hand takes on average.
        """
        return best_values(hands, self.best_by_strain(lowest), more)

    def best_by_strain(self, lowest: int = 0) -> list[list[float]]:
        """Return the value of the best contract from index ``lowest`` on, by strain and tenths of tricks."""
        return _tabulate_best(self, lowest)

    def of_one(self, means: Sequence[float], index: int) -> float:
        """Return the value of the contract at an index, by mean tricks in each strain."""
        return self.by_tenths[index][round_to_tenths(means[self.strains[index]])]

    def values_at(self, means: Sequence[float]) -> list[float]:
        """Return the value of each contract, by mean tricks in each strain."""
        tenths = [round_to_tenths(mean) for mean in means]
        return [
            by_tenths[tenths[strain]] for by_tenths, strain in zip(self.by_tenths, self.strains, strict=True)
        ]


@lru_cache(maxsize=256)
def _choose_some(contracts: Contracts, chosen: tuple[int, ...]) -> Contracts:
    """Return the contracts at these indices; the same for the same ones, so that its tables are made once."""
    return Contracts(
        tuple(contracts.ranks[index] for index in chosen),
        tuple(contracts.strains[index] for index in chosen),
        tuple(contracts.exact[index] for index in chosen),
        tuple(contracts.by_tenths[index] for index in chosen),
    )


@lru_cache(maxsize=256)
def _tabulate_best(contracts: Contracts, lowest: int) -> list[list[float]]:
    """Return the best contract's value by strain, no trump last, and tenths of tricks."""
    table = [[-inf] * (MAX_TENTHS + 1) for _ in range(5)]
    for strain, values in zip(contracts.strains[lowest:], contracts.by_tenths[lowest:], strict=True):
        table[strain] = list(map(max, table[strain], values))
    return table


@lru_cache(maxsize=1)
def _tabulate_likelihoods() -> list[tuple[float, ...]]:
    """Return the probability of each number of tricks by the mean in tenths."""
    return [chances(tenths / 10) for tenths in range(MAX_TENTHS + 1)]


def round_to_tenths(mean: float) -> int:
    """Return the row of :func:`_tabulate_likelihoods` for a mean."""
    return round(10 * min(max(mean, 0.0), 10.0))


def mean_value(value_by_tricks: ValueByTricks, expected: float) -> float:
    """Return the mean value to a player who takes ``expected`` tricks on average.

    >>> round(mean_value((0.0,) * 6 + (10.0,) * 5, 10), 2)
    10.0
    """
    return fsum(map(mul, _tabulate_likelihoods()[round_to_tenths(expected)], value_by_tricks))


def defender_shares(tricks: int, share: float = 0.5) -> list[tuple[int, int, float]]:
    """Return the ways in which two defenders can share tricks, with their probabilities.

    Each trick is the first defender's with the chance ``share``.

    >>> defender_shares(2)
    [(0, 2, 0.25), (1, 1, 0.5), (2, 0, 0.25)]
    """
    return [
        (first, tricks - first, comb(tricks, first) * share**first * (1 - share) ** (tricks - first))
        for first in range(tricks + 1)
    ]


def of_twelve(hand: int, contracts: Contracts) -> list[float]:
    """Return the value of each contract with twelve cards, two of which are discarded."""
    return contracts.values_at(tricks_of_twelve([hand])[0])


def bids(hand: int, contracts: Contracts, given_up: float | Sequence[float] = -99.0) -> tuple[float, ...]:
    """Return the mean value over talons of winning the auction with each bid, with ten cards.

    After a bid the contract that it names or any later one may be named, or the deal given up for
    ``given_up``.
    """
    least = [given_up] * len(contracts.strains) if isinstance(given_up, int | float) else given_up
    best = [
        list(map(max, best_from_each(contracts.values_at(means)), least))
        for means in tricks_of_twelve(with_talons(hand))
    ]
    return tuple(fsum(values) / len(best) for values in zip(*best, strict=True))


def best_from_each(values: Sequence[float]) -> list[float]:
    """Return for each contract the value of the best from it on.

    >>> best_from_each([1.0, 3.0, 2.0])
    [3.0, 3.0, 2.0]
    """
    return list(accumulate(reversed(values), max))[::-1]
