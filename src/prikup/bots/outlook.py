"""Values of winning an auction, by the value of each number of tricks in each contract."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import comb

import numpy as np
import numpy.typing as npt

from prikup.bots.hand import Masks, Numbers, chances, talons, tricks_of_twelve

Worth = tuple[float, ...]
"""What each number of tricks, from none to ten, is worth."""


@dataclass(frozen=True, eq=False)
class Contracts:
    """Contracts, low to high: their strains, 0 to 3 or -1 without trumps, and what each is worth.

    ``exact`` is by contract and the number of tricks, (contracts, 11), ``worths`` by how many tenths of a
    trick are taken on average, (contracts, 101). ``ranks`` are their places among all contracts.
    """

    ranks: npt.NDArray[np.int64]
    strains: npt.NDArray[np.int64]
    exact: Numbers
    worths: Numbers

    @classmethod
    def of(cls, worth_by_strain: Iterable[tuple[int, Worth]]) -> Contracts:
        """Return contracts from pairs of a strain and the value of each number of tricks."""
        strains, worths = zip(*worth_by_strain, strict=True)
        exact = np.array(worths)
        return cls(
            np.arange(len(exact)),
            np.array(strains),
            exact,
            (exact[:, None, :] * _tabulate_likelihoods()).sum(axis=-1),
        )

    def some(self, indices: Sequence[int] | slice) -> Contracts:
        """Return the contracts at these indices."""
        return Contracts(
            self.ranks[indices], self.strains[indices], self.exact[indices], self.worths[indices]
        )

    def at_best(self, means: Numbers, lowest: int = 0) -> Numbers:
        """Return the value of the best contract from index ``lowest`` on, by mean tricks: shape (…)."""
        table = _tabulate_best(self, lowest)
        values: Numbers = table[np.arange(5), _round_to_tenths(means)].max(axis=-1)
        return values

    def of_one(self, means: Numbers, index: int) -> Numbers:
        """Return the value of the contract at an index, by mean tricks: shape (…)."""
        values: Numbers = self.worths[index][_round_to_tenths(means[..., self.strains[index]])]
        return values

    def worth(self, means: Numbers) -> Numbers:
        """Return the value of each contract, by mean tricks in each strain: shape (…, 5)."""
        return self.worths[np.arange(len(self.strains)), _round_to_tenths(means)[..., self.strains]]


@lru_cache(maxsize=256)
def _tabulate_best(contracts: Contracts, lowest: int) -> Numbers:
    """Return the best contract's value by strain (no trump last) and tenths of tricks: shape (5, 101)."""
    table = np.full((5, 101), -np.inf)
    for strain, worth in zip(contracts.strains[lowest:], contracts.worths[lowest:], strict=True):
        table[strain] = np.maximum(table[strain], worth)
    return table


@lru_cache(maxsize=1)
def _tabulate_likelihoods() -> Numbers:
    """Return the probability of each number of tricks by the mean in tenths: shape (101, 11)."""
    return np.array([chances(tenths / 10) for tenths in range(101)])


def _round_to_tenths(means: Numbers | float) -> npt.NDArray[np.int64]:
    """Return the rows of :func:`_tabulate_likelihoods` for these means."""
    tenths: npt.NDArray[np.int64] = np.rint(10 * np.clip(means, 0.0, 10.0)).astype(np.int64)
    return tenths


def mean_value(worth: Worth, expected: float) -> float:
    """Return the mean value to a player who takes ``expected`` tricks on average.

    >>> round(mean_value((0.0,) * 6 + (10.0,) * 5, 10), 2)
    10.0
    """
    return float(_tabulate_likelihoods()[_round_to_tenths(expected)] @ worth)


def defender_shares(tricks: int) -> list[tuple[int, int, float]]:
    """Return the ways in which two defenders can share tricks, with their probabilities.

    >>> defender_shares(2)
    [(0, 2, 0.25), (1, 1, 0.5), (2, 0, 0.25)]
    """
    return [
        (first_tricks, tricks - first_tricks, comb(tricks, first_tricks) / 2**tricks)
        for first_tricks in range(tricks + 1)
    ]


def of_twelve(hands: Masks, contracts: Contracts) -> Numbers:
    """Return the value of each contract with twelve cards, two of which are discarded."""
    return contracts.worth(tricks_of_twelve(hands))


def bids(hand: int, contracts: Contracts, given_up: float | Sequence[float] = -99.0) -> tuple[float, ...]:
    """Return the mean value over talons of winning the auction with each bid, with ten cards.

    After a bid the contract that it names or any later one may be named, or the deal given up for
    ``given_up``.
    """
    worths = of_twelve(hand | talons(hand), contracts)
    best = np.maximum.accumulate(worths[:, ::-1], axis=1)[:, ::-1]
    return tuple(np.maximum(best, given_up).mean(axis=0).tolist())
