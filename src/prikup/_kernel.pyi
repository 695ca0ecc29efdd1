"""Open-hand solvers, layouts of hidden cards, and estimates of hands. They know trick positions, not games.

Positions are bytes, rows of the structs of the kernel one after another; answers are memoryviews: values,
nodes (64 bits each), and nanoseconds (64 bits each, none unless ``clocked``).
"""

from array import array
from collections.abc import Sequence
from typing import TypeAlias, final

Numbers: TypeAlias = memoryview[int]  # or of bools, and its items may be rows
Answers: TypeAlias = tuple[Numbers, Numbers, Numbers]

@final
class TrickSolver:
    def __init__(self, threads: int = 1) -> None: ...
    def values(
        self, positions: bytes, fewest: bool = False, clocked: bool = False, related: bool = False
    ) -> Answers: ...
    def at_least(
        self, positions: bytes, tricks: array[int], fewest: bool = False, clocked: bool = False
    ) -> Answers: ...
    def cards(self, positions: bytes, fewest: bool = False, clocked: bool = False) -> Answers: ...

@final
class PointSolver:
    def __init__(self, threads: int = 1) -> None: ...
    def values(self, positions: bytes, clocked: bool = False) -> Answers: ...
    def at_least(self, positions: bytes, points: array[int], clocked: bool = False) -> Answers: ...
    def cards(self, positions: bytes, clocked: bool = False) -> Answers: ...

@final
class AllPassSolver:
    def __init__(self, threads: int = 1) -> None: ...
    def values(self, positions: bytes, clocked: bool = False) -> Answers: ...
    def cards(self, positions: bytes, clocked: bool = False) -> Answers: ...
    def paranoid(self, positions: bytes, clocked: bool = False) -> Answers: ...

@final
class Layouts:
    def __init__(self, places: Sequence[tuple[int, int]]) -> None: ...
    @property
    def count(self) -> int: ...
    def at(self, numbers: Sequence[int]) -> Numbers: ...

@final
class HandEstimates:
    def __init__(
        self,
        trump: Sequence[Sequence[float]],
        beside_long: Sequence[Sequence[float]],
        beside_short: Sequence[Sequence[float]],
        no_trump: Sequence[Sequence[float]],
        safe: Sequence[Sequence[float]],
        solid: Sequence[float],
    ) -> None: ...
    def tricks(self, hands: Sequence[int], dropped: int = 0) -> memoryview[float]: ...
    def best(
        self, hands: Sequence[int], values: Sequence[Sequence[float]], more: float = 0.0
    ) -> memoryview[float]: ...
    def safety(self, hands: Sequence[int], dropped: int = 0) -> memoryview[float]: ...

@final
class HandNet:
    def __init__(self, weights: bytes) -> None: ...
    def likelihoods(self, hands: Sequence[int], keys: int, inputs: int) -> memoryview[int]: ...
    def means(self, hands: Sequence[int], keys: int, inputs: int) -> memoryview[float]: ...

@final
class RuleTables:
    @property
    def observation_bytes(self) -> int: ...
    @property
    def mask_bytes(self) -> int: ...

def rule_tables(
    deal: object,
    firsts: object,
    tests: object,
    checks: object,
    sets: object,
    tallies: object,
    values: object,
    states: object,
    edges: object,
    words: object,
    features: object,
    outcomes: object,
    ends: object,
    scores: object,
    talon_classes: object,
    said_bits: object,
) -> RuleTables: ...

@final
class Envs:
    def __init__(
        self,
        tables: RuleTables,
        count: int,
        threads: int,
        restarts: bool,
        observations: object,
        actions: object,
        rewards: object,
        terminals: object,
        masks: object,
        actors: object,
        all_cards: object,
    ) -> None: ...
    def reset(self, seed: int) -> None: ...
    def copy_from(self, other: Envs) -> None: ...
    def step(self, holds: bool = False) -> int: ...
    def play_random(self, steps: int) -> int: ...
    def sample(self) -> None: ...
    def observe(self, index: int, place: int) -> bytes: ...
    def cards(self, index: int) -> tuple[list[int], list[int]]: ...
    def deal(self, index: int, hands: Sequence[int], talon: Sequence[int]) -> bool: ...
    def state(self, index: int) -> int: ...
    def is_over(self, index: int) -> bool: ...
