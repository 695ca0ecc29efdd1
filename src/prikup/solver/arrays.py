"""Positions as rows of NumPy arrays, for many at once; needs the extra ``arrays``."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from prikup.solver.allpass import AllPassPosition
from prikup.solver.batches import ALL_PASS_DTYPE, POINT_POSITION_DTYPE, POSITION_DTYPE, Rows
from prikup.solver.points import PointPosition, ask_for_difference
from prikup.solver.position import Position, check_positions, is_array


def to_rows(positions: Sequence[Position] | Rows) -> Rows:
    """Return positions as an array of :data:`POSITION_DTYPE`; an array is returned unchanged."""
    if is_array(positions):
        return positions
    return _from_bytes((one.row() for one in check_positions(positions, Position)), POSITION_DTYPE)


def to_all_pass_rows(positions: Sequence[AllPassPosition] | Rows) -> Rows:
    """Return positions as an array of :data:`ALL_PASS_DTYPE`; an array is returned unchanged."""
    if is_array(positions):
        return positions
    return _from_bytes((one.row() for one in check_positions(positions, AllPassPosition)), ALL_PASS_DTYPE)


def to_point_rows(positions: Sequence[PointPosition] | Rows, *, difference: bool = False) -> Rows:
    """Return positions as an array of :data:`POINT_POSITION_DTYPE`.

    An array is returned unchanged, or with ``difference`` copied with that flag set.
    """
    if is_array(positions):
        return ask_for_difference(positions) if difference else positions
    return _from_bytes(
        (one.row(difference) for one in check_positions(positions, PointPosition)), POINT_POSITION_DTYPE
    )


def _from_bytes(rows: Iterable[bytes], dtype: np.dtype[np.void]) -> Rows:
    return np.frombuffer(bytearray(b"".join(rows)), dtype)
