"""What a choice lost over worlds, with its interval."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from prikup.bots.ratings import Trials

SURE: Final = 1.96
"""Standard errors on each side of a 95 % interval."""
BLUNDER: Final = 10 / 3
"""How many times as much as a mistake a blunder loses."""
ALIKE: Final = 0.01
"""By less than this no choice is better than another."""


class Weighed(NamedTuple):
    """What was expected of each choice against the best, and what was lost by the one that was made.

    ``most`` is the most that may have been lost to any other choice; ``share`` how often the best was better.
    """

    best: str
    loss: float
    low: float
    high: float
    most: float
    share: int
    lost: dict[str, float]
    worlds: int


def weighed(trials: Trials, texts: Sequence[str], played: str) -> Weighed:
    """What was lost by what was ``played``, one of the choices that were tried."""
    means, made = trials.means(), texts.index(played)
    first = int(means.argmax())
    best = made if means[first] - means[made] < ALIKE else first
    gains = trials.scores - trials.scores[:, [made]]
    total = trials.weights.sum()
    losses = means - means[made]
    errors = np.zeros(len(texts))
    if not trials.complete:
        errors = SURE * np.sqrt(trials.weights**2 @ (gains - losses) ** 2) / total
    loss = max(float(losses[best]), 0.0)
    return Weighed(
        texts[best],
        loss,
        loss - float(errors[best]),
        loss + float(errors[best]),
        float((losses + errors).max()),
        round(100 * float(trials.weights @ (gains[:, best] > ALIKE) / total)),
        {text: float(means[best] - mean) for text, mean in zip(texts, means, strict=True)},
        len(trials.weights),
    )
