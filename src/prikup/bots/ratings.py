"""Values of choices by search, for hints."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import fsum, sqrt
from operator import mul
from typing import NamedTuple

from prikup.bots.base import Seed
from prikup.bots.mask_view import MaskView
from prikup.core import View


class ChoiceValues(NamedTuple):
    """Values of choices by text, and their unit; more is better unless ``fewer``.

    ``measure`` is the unit in which a table scores (``whists``, ``chips``, ``points``), ``caught`` (tricks of
    the declarer of a misère) or ``made`` (how often a contract is made, from 0 to 1). ``order`` ranks, the
    highest first, where the numbers themselves do not tell all. ``least`` is the value of giving the deal up
    after the choice; None where that is not possible.
    """

    measure: str
    values: Mapping[str, float]
    fewer: bool = False
    order: Mapping[str, float] | None = None
    least: float | None = None

    def ranked(self) -> list[str]:
        """Return the texts, best first."""
        order = self.ranks
        return sorted(self.values, key=lambda text: -order[text])

    def lag(self, text: str) -> float:
        """Return by how much the value of a text is below the best."""
        order = self.ranks
        return max(order.values()) - order[text]

    @property
    def ranks(self) -> Mapping[str, float]:
        """A number by text that ranks it, more for a better one."""
        return self.order or {text: -value if self.fewer else value for text, value in self.values.items()}


def mean_values(ratings: Sequence[ChoiceValues]) -> ChoiceValues:
    """Return the mean of ratings, for the choices that all of them value."""
    first = ratings[0]
    if len(ratings) == 1:
        return first
    texts = [text for text in first.values if all(text in rating.values for rating in ratings)]
    values, order = (
        {text: fsum(row[text] for row in rows) / len(rows) for text in texts}
        for rows in ([rating.values for rating in ratings], [rating.ranks for rating in ratings])
    )
    return first._replace(values=values, order=order)


def means_of(scores: Sequence[Sequence[float]]) -> list[float]:
    """Return the mean of each column of rows."""
    return [fsum(column) / len(scores) for column in zip(*scores, strict=True)]


class DivisionRates(NamedTuple):
    """Values of a division of the remaining tricks and of playing on; fields as :class:`ChoiceValues` has."""

    measure: str
    values: list[float]
    fewer: bool = False


class Trials(NamedTuple):
    """Values of choices in many worlds: ``scores`` has a row for each world, with the value of each choice.

    ``weights`` say how well each world fits; ``complete`` is True if there are no other worlds. ``hands`` are
    the hands of each world, by the order of the view, as masks; none where a game does not give them.
    ``shown`` has rows as ``scores``, of what is shown of a choice; by default the scores themselves. Means
    that differ by less than the ``least`` are not called different. ``limited`` is True if asking for more
    worlds brings no more, as they would take too long.
    """

    weights: Sequence[float]
    scores: Sequence[Sequence[float]]
    complete: bool
    hands: Sequence[Sequence[int]] = ()
    shown: Sequence[Sequence[float]] = ()
    least: float = 0.0
    limited: bool = False

    def means(self) -> list[float]:
        """Return the mean value of each choice."""
        return self._means(self.scores)

    def shown_means(self) -> list[float]:
        """Return the mean of what is shown of each choice."""
        return self._means(self.shown or self.scores)

    def _means(self, rows: Sequence[Sequence[float]]) -> list[float]:
        total = fsum(self.weights)
        return [fsum(map(mul, self.weights, values)) / total for values in zip(*rows, strict=True)]

    def gain(self, choice: int, other: int) -> tuple[float, float]:
        """Return by how much a choice is better than another on average, and the standard error of that."""
        gains = [scores[choice] - scores[other] for scores in self.scores]
        total = fsum(self.weights)
        mean = fsum(map(mul, self.weights, gains)) / total
        if self.complete:
            return mean, 0.0
        squares = ((weight * (gain - mean)) ** 2 for weight, gain in zip(self.weights, gains, strict=True))
        return mean, sqrt(fsum(squares)) / total

    def take(self, columns: Sequence[int]) -> Trials:
        """Return the trials of the choices at these indices."""
        return self._replace(
            scores=[[scores[column] for column in columns] for scores in self.scores],
            shown=[[values[column] for column in columns] for values in self.shown],
        )


class RatingRules(NamedTuple):
    """Functions by which a game of ten tricks rates ``answers`` by question.

    ``unit`` is the measure of the answers, as in :class:`ChoiceValues`. ``rest`` rates a division of the
    remaining tricks, by place, and playing on: two numbers. ``tried`` rates cards, as masks, in each of so
    many worlds, in the same unit. ``giving_up`` is the value of giving the deal up after a discard, None
    where it cannot be given up then.
    """

    unit: str
    rest: Callable[[MaskView, Seed, Sequence[int]], DivisionRates]
    answers: Mapping[str, Callable[[View, Sequence[str], Seed], dict[str, float]]]
    tried: Callable[[MaskView, Seed, Sequence[int], int], Trials]
    giving_up: Callable[[View], float | None] = lambda view: None
