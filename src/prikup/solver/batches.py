"""Arrays of positions and of answers, as NumPy has them; needs the extra ``arrays``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

POSITION_DTYPE: Final[np.dtype[np.void]] = np.dtype(
    [("hands", np.uint32, 3), ("trump", np.uint8), ("leader", np.uint8), ("trick", np.uint8, 2)]
)
"""A position as 16 bytes: the masks of the hands (the third 0 with two players), the trump (0 to 3, 4 for
none), the leader, the indices of the cards of the trick in progress (255 for none)."""

ALL_PASS_DTYPE: Final[np.dtype[np.void]] = np.dtype(
    [
        ("hands", np.uint32, 3),
        ("leader", np.uint8),
        ("trick", np.uint8, 2),
        ("leads", np.uint8, 2),
        ("owned", np.uint8),
        ("leaders", np.uint8, 2),
        ("eldest", np.uint8),
        ("unused", np.uint8, 3),
    ]
)
"""A position as 24 bytes: the masks of the hands, the leader, the indices of the cards of the trick in
progress and of the talon cards that lead it and the next (255 for none), whose these are (0 nobody's, 1 a
resting dealer's, 2 those of the hand before the eldest), who plays first to the next two tricks (255 for the
winner), who is eldest and plays first where a resting dealer won."""

POINT_POSITION_DTYPE: Final[np.dtype[np.void]] = np.dtype(
    [
        ("hands", np.uint32, 3),
        ("trump", np.uint8),
        ("leader", np.uint8),
        ("trick", np.uint8, 2),
        ("card_points", np.uint8, 8),
        ("pair_points", np.uint16, 4),
        ("four_points", np.uint16),
        ("last_points", np.uint16),
        ("pair", np.uint8, 2),
        ("four", np.uint8),
        ("flags", np.uint8),
    ]
)
"""A position as 40 bytes. A card is suit * 8 + the strength of its rank; ``card_points`` are by strength,
``pair`` holds the strengths of queen and king, ``four`` that of the ace (255 where there are none)."""

Rows = npt.NDArray[np.void]
"""Positions as an array of one of these types."""


class Batch(NamedTuple):
    """Answers to many positions.

    ``values`` has an entry or a row for each, ``nodes`` the number of positions searched, ``nanoseconds`` the
    CPU time if it was requested, else nothing.
    """

    values: npt.NDArray[Any]
    nodes: npt.NDArray[np.uint64]
    nanoseconds: npt.NDArray[np.uint64]


def to_batch(answers: Sequence[Any]) -> Batch:
    """Return memoryviews from the kernel as arrays, without a copy."""
    return Batch(*(np.asarray(numbers) for numbers in answers))
