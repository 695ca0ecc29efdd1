"""Open-hand solvers, and the layouts of hidden cards. They know trick positions, not games."""

from collections.abc import Sequence
from typing import final

import numpy as np
from numpy.typing import NDArray

@final
class TrickSolver:
    def __init__(self, threads: int = 1) -> None: ...
    def values(
        self,
        positions: NDArray[np.uint32],
        fewest: bool = False,
        clocked: bool = False,
        related: bool = False,
    ) -> tuple[NDArray[np.int8], NDArray[np.uint64], NDArray[np.uint64]]: ...
    def at_least(
        self,
        positions: NDArray[np.uint32],
        tricks: NDArray[np.int8],
        fewest: bool = False,
        clocked: bool = False,
    ) -> tuple[NDArray[np.bool_], NDArray[np.uint64], NDArray[np.uint64]]: ...
    def cards(
        self, positions: NDArray[np.uint32], fewest: bool = False, clocked: bool = False
    ) -> tuple[NDArray[np.int8], NDArray[np.uint64], NDArray[np.uint64]]: ...

@final
class PointSolver:
    def __init__(self, threads: int = 1) -> None: ...
    def values(
        self, positions: NDArray[np.uint32], clocked: bool = False
    ) -> tuple[NDArray[np.int16], NDArray[np.uint64], NDArray[np.uint64]]: ...
    def at_least(
        self, positions: NDArray[np.uint32], points: NDArray[np.int32], clocked: bool = False
    ) -> tuple[NDArray[np.bool_], NDArray[np.uint64], NDArray[np.uint64]]: ...
    def cards(
        self, positions: NDArray[np.uint32], clocked: bool = False
    ) -> tuple[NDArray[np.int16], NDArray[np.uint64], NDArray[np.uint64]]: ...

@final
class AllPassSolver:
    def __init__(self, threads: int = 1) -> None: ...
    def values(
        self, positions: NDArray[np.uint32], clocked: bool = False
    ) -> tuple[NDArray[np.int8], NDArray[np.uint64], NDArray[np.uint64]]: ...
    def cards(
        self, positions: NDArray[np.uint32], clocked: bool = False
    ) -> tuple[NDArray[np.int8], NDArray[np.uint64], NDArray[np.uint64]]: ...
    def paranoid(
        self, positions: NDArray[np.uint32], clocked: bool = False
    ) -> tuple[NDArray[np.int8], NDArray[np.uint64], NDArray[np.uint64]]: ...

@final
class Layouts:
    def __init__(self, places: Sequence[tuple[int, int]]) -> None: ...
    @property
    def count(self) -> int: ...
    def at(self, numbers: Sequence[int]) -> NDArray[np.uint32]: ...
