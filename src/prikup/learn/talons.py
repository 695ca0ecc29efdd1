"""Classes of talons: those of one class change the result of a deal in the same way."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from itertools import combinations
from typing import Any, Final, NamedTuple

import numpy as np

from prikup.cards import PACK_32, Card

PAIR_COUNT: Final = 32 * 32
"""Codes of two cards: 32 times the index of the first, plus that of the second."""
PROBED_TALONS: Final = tuple(
    tuple(map(Card.parse, pair.split()))
    for pair in ("7S 8S", "AS AC", "AS KS", "KS QS", "KH QH", "TS JS", "9D 9H", "AD 7C", "QD JH")
)
"""Talons of all kinds, by which is found out whether the talon matters."""

WrittenByTalon = Callable[[tuple[Card, ...]], Hashable]
"""Function from the cards of a talon to what they write on the sheet."""


class TalonClasses(NamedTuple):
    """A talon of each class, and the class of each two cards, by their code."""

    samples: tuple[tuple[Card, ...], ...]
    by_pair: Any

    def find(self, pair: Sequence[Card]) -> int:
        """Return the class of two cards."""
        return int(self.by_pair[32 * pair[0].index + pair[1].index])

    def are_fine_enough(self, written: WrittenByTalon) -> bool:
        """Return True if talons of one class write the same, as far as probes of all kinds show."""
        by_class: dict[int, Hashable] = {}
        return all(
            by_class.setdefault(self.find(pair), found) == found
            for pair, found in ((pair, written(pair)) for pair in PROBED_TALONS)
        )

    def part(self, written: WrittenByTalon) -> TalonClasses:
        """Return classes so fine that within each the same is written."""
        numbers: dict[Hashable, int] = {}
        samples = list[tuple[Card, ...]]()
        by_pair = np.zeros(PAIR_COUNT, np.uint8)
        for pair in combinations(sorted(PACK_32.cards, key=lambda card: card.index), 2):
            key = (self.find(pair), written(pair))
            if key not in numbers:
                numbers[key] = len(numbers)
                samples.append(pair)
            for first, second in (pair, pair[::-1]):
                by_pair[32 * first.index + second.index] = numbers[key]
        return TalonClasses(tuple(samples), by_pair)


ONE_CLASS: Final = TalonClasses(((),), np.zeros(PAIR_COUNT, np.uint8))
"""The class of all talons, where none matters."""


class FinerTalonsError(Exception):
    """An end of a deal that depends on the talon in more ways than were known; ``classes`` are finer."""

    def __init__(self, classes: TalonClasses) -> None:
        super().__init__()
        self.classes = classes
