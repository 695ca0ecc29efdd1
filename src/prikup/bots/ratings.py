"""Values of choices by search, for hints."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import fsum
from operator import mul
from typing import NamedTuple

from prikup.bots.base import Seed
from prikup.bots.mask_view import MaskView
from prikup.core import View


class ChoiceValues(NamedTuple):
    """Values of choices by text, and their unit; more is better unless ``fewer``.

    ``measure`` is the unit in which a table scores (``whists``, ``chips``, ``points``), ``caught`` (tricks of
    the declarer of a misère) or ``made`` (how often a contract is made, from 0 to 1). ``order`` ranks, the
    highest first, where the numbers themselves do not tell all.
    """

    measure: str
    worths: Mapping[str, float]
    fewer: bool = False
    order: Mapping[str, float] | None = None

    def ranked(self) -> list[str]:
        """Return the texts, best first."""
        order = self.order or {text: -worth if self.fewer else worth for text, worth in self.worths.items()}
        return sorted(self.worths, key=lambda text: -order[text])


def means_of(scores: Sequence[Sequence[float]]) -> list[float]:
    """Return the mean of each column of rows."""
    return [fsum(column) / len(scores) for column in zip(*scores, strict=True)]


class CardRates(NamedTuple):
    """Values of cards, in the order in which they were given, with fields as :class:`ChoiceValues` has."""

    measure: str
    worths: list[float]
    fewer: bool = False


class Trials(NamedTuple):
    """Values of choices in many worlds: ``scores`` has a row for each world, with the value of each choice.

    ``weights`` say how well each world fits; ``complete`` is True if there are no other worlds.
    """

    weights: Sequence[float]
    scores: Sequence[Sequence[float]]
    complete: bool

    def means(self) -> list[float]:
        """Return the mean value of each choice."""
        total = fsum(self.weights)
        return [fsum(map(mul, self.weights, values)) / total for values in zip(*self.scores, strict=True)]


class RatingRules(NamedTuple):
    """Functions by which a game of ten tricks rates ``cards``, as masks, and ``answers`` by question.

    ``unit`` is the measure of the answers, as in :class:`ChoiceValues`. ``rest`` rates a division of the
    remaining tricks, by place, and playing on: two numbers. ``tried`` rates cards in each of so many worlds,
    in the same unit.
    """

    unit: str
    cards: Callable[[MaskView, Seed, Sequence[int]], CardRates]
    rest: Callable[[MaskView, Seed, Sequence[int]], CardRates]
    answers: Mapping[str, Callable[[View, Sequence[str], Seed], dict[str, float]]]
    tried: Callable[[MaskView, Seed, Sequence[int], int], Trials]
