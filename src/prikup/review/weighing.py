"""The loss of a choice over worlds, with its interval."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from prikup.bots.ratings import Trials

INTERVAL_ERRORS: Final = 1.96
"""Standard errors on each side of a 95 % interval."""
BLUNDER_RATIO: Final = 10 / 3
"""Ratio of the loss of a blunder to that of a mistake."""
MIN_DIFFERENCE: Final = 0.01
"""Smallest difference by which a choice is better than another."""


class Weighed(NamedTuple):
    """Expected losses of all choices against the best, and the loss of the choice made.

    ``most`` is the upper end of the loss to any other choice; ``share`` the percentage of worlds in which the
    best choice was better.
    """

    best: str
    loss: float
    low: float
    high: float
    most: float
    share: int
    lost: dict[str, float]
    worlds: int


def weigh(trials: Trials, texts: Sequence[str], played: str) -> Weighed:
    """Return the loss of the choice ``played`` against the others that were tried."""
    means, played_index = trials.means(), texts.index(played)
    top = int(means.argmax())
    best = played_index if means[top] - means[played_index] < MIN_DIFFERENCE else top
    gains = trials.scores - trials.scores[:, [played_index]]
    total = trials.weights.sum()
    losses = means - means[played_index]
    errors = np.zeros(len(texts))
    if not trials.complete:
        errors = INTERVAL_ERRORS * np.sqrt(trials.weights**2 @ (gains - losses) ** 2) / total
    loss = max(float(losses[best]), 0.0)
    return Weighed(
        texts[best],
        loss,
        loss - float(errors[best]),
        loss + float(errors[best]),
        float((losses + errors).max()),
        round(100 * float(trials.weights @ (gains[:, best] > MIN_DIFFERENCE) / total)),
        {text: float(means[best] - mean) for text, mean in zip(texts, means, strict=True)},
        len(trials.weights),
    )
