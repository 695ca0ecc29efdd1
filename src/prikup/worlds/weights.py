"""Weights of layouts of hidden cards: how well they fit the players' actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import NamedTuple

from prikup.core import View
from prikup.errors import ArgumentError, check_argument


class Weights(NamedTuple):
    """The weights of a game, which it has as the part ``weights`` of its folder.

    ``of`` takes a view of a deal in play and layouts of its hidden places, each the masks of the places in
    the order of ``view.hidden``, and returns a non-negative weight for each.
    """

    of: Callable[[View, Sequence[Sequence[int]]], list[float]]


def resample(weights: Sequence[float], count: int) -> tuple[list[int], list[float]]:
    """Return a systematic sample of ``count`` weighted worlds: their indices, and how often each occurs.

    Raises ArgumentError if there are no weights.

    >>> resample([1.0, 0.0, 3.0], 4)
    ([0, 2], [1.0, 3.0])
    """
    check_argument("weights", weights, Sequence)
    check_argument("count", count, int)
    if not weights:
        raise ArgumentError("argument-empty", name="weights")
    counts: dict[int, float] = {}
    ends = list(accumulate(weights))
    index = 0
    for step in range(count):
        point = (step + 0.5) * (ends[-1] / count)
        while ends[index] < point:
            index += 1
        counts[index] = counts.get(index, 0.0) + 1.0
    return list(counts), list(counts.values())
