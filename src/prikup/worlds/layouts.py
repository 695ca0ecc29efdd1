"""Layouts: all ways to place hidden cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import gcd
from random import Random
from typing import Final, TypeAlias, cast

from prikup import _kernel
from prikup.core import Hidden
from prikup.errors import ArgumentError, check_argument, quote

Layout: TypeAlias = list[int]
"""The cards of each place, as masks."""

MIN_STEPPED_SAMPLE: Final = 100
GOLDEN_RATIO_PART: Final = 0.6180339887498949
"""The part of all that is stepped on by, so that the numbers lie as evenly as can be."""


class Layouts:
    """All ways to fill places, each given by its number of cards and the mask of the possible ones.

    Every card that may be in some place is in one; if the sizes do not fit there is no layout at all. Raises
    ValueError for more than eight places or more layouts than 64 bits count.

    >>> both = Layouts([(1, 0b011), (1, 0b111), (1, 0b110)])
    >>> both.count, both.all()
    (3, [[2, 1, 4], [1, 2, 4], [1, 4, 2]])
    """

    __slots__ = ("_numbered", "_places", "count")

    def __init__(self, places: Iterable[tuple[int, int]]) -> None:
        self._places = list(places)
        self._numbered = _kernel.Layouts(self._places)
        self.count = self._numbered.count

    @classmethod
    def of(cls, hidden: Sequence[Hidden]) -> Layouts:
        """Return the layouts of the places that a view hides, in their order."""
        check_argument("hidden", hidden, Sequence)
        return cls((place.size, place.may.mask) for place in hidden)

    def at(self, numbers: Sequence[int]) -> list[Layout]:
        """Return the layouts with these numbers, from 0 to below ``count``."""
        if not self._places or not numbers:
            return [[] for _ in numbers]
        return cast(list[Layout], self._numbered.at(numbers).tolist())

    def all(self) -> list[Layout]:
        """Return every layout, in the order of its number."""
        return self.at(range(self.count))

    def sample(self, random: Random, max_layouts: int) -> list[Layout]:
        """Return up to ``max_layouts`` different layouts, sampled uniformly; all if there are no more.

        A large sample is taken in equal steps from a random start, which is faster than to draw each. Raises
        ArgumentError for a source that is no ``random.Random`` and a negative number.
        """
        check_argument("random", random, Random)
        if max_layouts < 0:
            raise ArgumentError("argument-number_least", name="max_layouts", what=quote(max_layouts), least=0)
        if self.count <= max_layouts:
            return self.all()
        if max_layouts < MIN_STEPPED_SAMPLE:
            return self.at(random.sample(range(self.count), max_layouts))
        start, step = random.randrange(self.count), int(self.count * GOLDEN_RATIO_PART)
        # Only a step without a common divisor with the count repeats no layout.
        while gcd(step, self.count) > 1:
            step += 1
        return self.at([(start + step * index) % self.count for index in range(max_layouts)])
