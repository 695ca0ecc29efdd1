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
    def of(cls, found: Iterable[tuple[int, Worth]]) -> Contracts:
        """Contracts by their strains, and what each number of tricks is worth in them."""
        strains, worths = zip(*found, strict=True)
        exact = np.array(worths)
        return cls(
            np.arange(len(exact)), np.array(strains), exact, (exact[:, None, :] * _likely()).sum(axis=-1)
        )

    def some(self, chosen: Sequence[int] | slice) -> Contracts:
        """Return the contracts at these places."""
        return Contracts(self.ranks[chosen], self.strains[chosen], self.exact[chosen], self.worths[chosen])

    def at_best(self, means: Numbers, lowest: int = 0) -> Numbers:
        """Return the value of the best contract from place ``lowest`` on, by mean tricks: shape (…)."""
        table = _best(self, lowest)
        found: Numbers = table[np.arange(5), _tenths(means)].max(axis=-1)
        return found

    def of_one(self, means: Numbers, place: int) -> Numbers:
        """Return the value of the contract at a place, by mean tricks: shape (…)."""
        found: Numbers = self.worths[place][_tenths(means[..., self.strains[place]])]
        return found

    def worth(self, means: Numbers) -> Numbers:
        """Return the value of each contract, by mean tricks in each strain: shape (…, 5)."""
        return self.worths[np.arange(len(self.strains)), _tenths(means)[..., self.strains]]


@lru_cache(maxsize=256)
def _best(contracts: Contracts, lowest: int) -> Numbers:
    """Return the best contract's value by strain (no trump last) and tenths of tricks: shape (5, 101)."""
    found = np.full((5, 101), -np.inf)
    for strain, worth in zip(contracts.strains[lowest:], contracts.worths[lowest:], strict=True):
        found[strain] = np.maximum(found[strain], worth)
    return found


@lru_cache(maxsize=1)
def _likely() -> Numbers:
    """Return the probability of each number of tricks by the mean in tenths: shape (101, 11)."""
    return np.array([chances(tenths / 10) for tenths in range(101)])


def _tenths(means: Numbers | float) -> npt.NDArray[np.int64]:
    """Return the rows of :func:`_likely` for these means."""
    tenths: npt.NDArray[np.int64] = np.rint(10 * np.clip(means, 0.0, 10.0)).astype(np.int64)
    return tenths


def mean_value(worth: Worth, expected: float) -> float:
    """Return the mean value to a player who takes ``expected`` tricks on average.

    >>> round(mean_value((0.0,) * 6 + (10.0,) * 5, 10), 2)
    10.0
    """
    return float(_likely()[_tenths(expected)] @ worth)


def defender_shares(tricks: int) -> list[tuple[int, int, float]]:
    """Return the ways in which two defenders can share tricks, with their probabilities.

    >>> defender_shares(2)
    [(0, 2, 0.25), (1, 1, 0.5), (2, 0, 0.25)]
    """
    return [(one, tricks - one, comb(tricks, one) / 2**tricks) for one in range(tricks + 1)]


def of_twelve(hands: Masks, contracts: Contracts) -> Numbers:
    """Return the value of each contract with twelve cards, two of which are discarded."""
    return contracts.worth(tricks_of_twelve(hands))


def bids(hand: int, contracts: Contracts, given_up: float | Sequence[float] = -99.0) -> tuple[float, ...]:
    """Return the mean value over talons of winning the auction with each bid, with ten cards.

    After a bid that contract or any later one may be named, or the deal given up, at what this costs.
    """
    worths = of_twelve(hand | talons(hand), contracts)
    best = np.maximum.accumulate(worths[:, ::-1], axis=1)[:, ::-1]
    return tuple(np.maximum(best, given_up).mean(axis=0).tolist())
