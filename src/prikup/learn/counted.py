"""Ends of deals by points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any

import numpy as np

from prikup.cards import Card, Pack
from prikup.learn.numbering import MAX_PLACES
from prikup.learn.tables import TALLY_DTYPE
from prikup.toolkit.card_rules import PointCount

CountedValues = Sequence[float]
"""Scores of a place by its points."""


class Tallies:
    """Ends of deals by points: for each place its values, each list kept once."""

    def __init__(self) -> None:
        self.rows: list[list[int]] = []
        self._values: list[float] = []
        self._places: dict[tuple[float, ...], int] = {}
        self._known: dict[int, tuple[CountedValues, int]] = {}
        self._numbers: dict[tuple[int, ...], int] = {}

    def add(self, values: Sequence[CountedValues]) -> int:
        """Return the number of the tally with these values of each place."""
        firsts = tuple(map(self._place, values)) + (0,) * (MAX_PLACES - len(values))
        if firsts not in self._numbers:
            self._numbers[firsts] = len(self.rows)
            self.rows.append(list(firsts))
        return self._numbers[firsts]

    def _place(self, values: CountedValues) -> int:
        """Return where these values begin."""
        if id(values) not in self._known:
            key = tuple(values)
            if key not in self._places:
                self._places[key] = len(self._values)
                self._values += key
            self._known[id(values)] = values, self._places[key]  # kept, so that no other list has its id
        return self._known[id(values)][1]

    def pack(self) -> tuple[Any, Any]:
        """Return the tallies and their values as arrays."""
        tallies = np.zeros(len(self.rows), TALLY_DTYPE)
        if self.rows:
            tallies["first"] = self.rows
        return tallies, np.array(self._values, np.float32)


def list_talon_samples(pack: Pack, count: PointCount, size: int) -> list[tuple[Card, ...]]:
    """Return by its points a talon of so many cards, the one of fewer points where there is none."""
    samples = dict[int, tuple[Card, ...]]()
    for talon in combinations(sorted(pack.cards), size):
        samples.setdefault(sum(count.talon_points[card] for card in talon), talon)
    talons = [samples[min(samples)]]
    for points in range(max(samples) + 1):
        talons.append(samples.get(points, talons[-1]))
    return talons[1:]


def list_values_by_talon(
    talons: Sequence[tuple[Card, ...]],
    rewards: Callable[[tuple[Card, ...]], CountedValues],
    resting: int | None,
) -> list[CountedValues]:
    """Return the values of each place if only those of a resting one depend on the talon."""
    rows = [rewards(talon) for talon in (talons if resting is not None else talons[:1])]
    return [[row[place] for row in rows] if place == resting else row[place : place + 1]
            for place in range(len(rows[0])) for row in rows[:1]]  # fmt: skip
