"""The loss of a choice over worlds, with its interval."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from operator import add
from typing import Final, NamedTuple

from prikup.bots.causes import INTERVAL_ERRORS, MIN_DIFFERENCE, Cause
from prikup.bots.ratings import Trials

BLUNDER_RATIO: Final = 10 / 3
"""Ratio of the loss of a blunder to that of a mistake."""


class Weighed(NamedTuple):
    """Expected losses of all choices against the best, and the loss of the choice made.

    ``most`` is the upper end of the loss to any other choice; ``share`` the percentage of worlds in which the
    best choice was better; ``cause`` what was proved to be the reason.
    """

    best: str
    loss: float
    low: float
    high: float
    most: float
    share: int
    lost: dict[str, float]
    worlds: int
    cause: Cause | None = None


def weigh(trials: Trials, texts: Sequence[str], played: str) -> Weighed:
    """Return the loss of the choice ``played`` against the others that were tried."""
    means, played_index = trials.means(), texts.index(played)
    top = means.index(max(means))
    best = played_index if means[top] - means[played_index] < MIN_DIFFERENCE else top
    total = fsum(trials.weights)
    losses = [mean - means[played_index] for mean in means]
    errors = [INTERVAL_ERRORS * trials.gain(index, played_index)[1] for index in range(len(texts))]
    loss = max(losses[best], 0.0)
    better = fsum(
        weight
        for weight, scores in zip(trials.weights, trials.scores, strict=True)
        if scores[best] - scores[played_index] > MIN_DIFFERENCE
    )
    return Weighed(
        texts[best],
        loss,
        loss - errors[best],
        loss + errors[best],
        max(map(add, losses, errors)),
        round(100 * better / total),
        {text: means[best] - mean for text, mean in zip(texts, means, strict=True)},
        len(trials.weights),
    )
