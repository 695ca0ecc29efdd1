"""Weights of layouts of hidden cards: how well they fit the players' actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from prikup.core import View


class Weights(NamedTuple):
    """The weights of a game, which it has as the part ``weights`` of its folder.

    ``of`` takes a view of a deal in play and layouts of its hidden places, masks (layouts, places) in the
    order of ``view.hidden``, and returns a non-negative weight for each.
    """

    of: Callable[[View, npt.NDArray[np.uint32]], npt.NDArray[np.float64]]


def resample(
    weights: npt.NDArray[np.float64], count: int
) -> tuple[npt.NDArray[np.intp], npt.NDArray[np.float64]]:
    """Return a systematic sample of ``count`` weighted worlds: their indices, and how often each occurs.

    >>> [found.tolist() for found in resample(np.array([1.0, 0.0, 3.0]), 4)]
    [[0, 2], [1.0, 3.0]]
    """
    ends = np.cumsum(weights)
    steps = (np.arange(count) + 0.5) * (ends[-1] / count)
    indices, counts = np.unique(np.searchsorted(ends, steps), return_counts=True)
    return indices, counts.astype(np.float64)
