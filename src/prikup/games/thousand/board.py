"""Positions that can be set up on a board of Russian Thousand."""

from __future__ import annotations

from typing import Final

from prikup.board import BoardGame, Stake
from prikup.games.thousand.points import tricks_of

POINTS_STAKE: Final = "points"
"""Stake without a contract: as many points as possible."""
_OFFERED_STAKES: Final = (POINTS_STAKE, *(str(points) for points in range(100, 310, 10)))
_MAX_POINTS: Final = 500


def _stake(contract: str) -> Stake | None:
    """Return the stake of a number of points, or of as many as possible; None for another text."""
    if contract == POINTS_STAKE:
        return Stake("points")
    number = contract.isascii() and contract.isdecimal() and not contract.startswith("0")
    return Stake("points", None, int(contract)) if number and int(contract) <= _MAX_POINTS else None


BOARD: Final = BoardGame(_OFFERED_STAKES, _stake, tricks_of)
