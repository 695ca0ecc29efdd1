"""Words of the actions and roles of Thousand, in the order of their numbers for learning agents."""

from __future__ import annotations

from typing import Final

from prikup.toolkit.numbering import ActionWords

_BIDS: Final = tuple(str(points) for points in range(5, 1001, 5))

ACTIONS: Final = ActionWords(
    version=0,
    said=("pass", "look", *_BIDS, "redeal", "talon-1", "talon-2", "surrender"),
    named=(*"SCDH", *_BIDS),
    roles=("declarer", "defender"),
    announces=True,
    gives=True,
    points=120,
)
