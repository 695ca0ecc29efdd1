"""Worlds of a deal in play: layouts of the hidden cards that a seat cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import fsum
from operator import mul
from random import Random
from typing import Final, NamedTuple, TypeAlias

from prikup.bots.base import Seed, seeded_number
from prikup.bots.mask_view import MaskView
from prikup.worlds import Layouts, resample

Hands: TypeAlias = list[int]
"""The hands of a world by place, as masks."""

ALL_ACES: Final = 0x80808080
UNLIKELY_DISCARD: Final = 0.03
"""Likelihood that a declarer discards a trump or an ace, relative to other cards."""


class Worlds(NamedTuple):
    """Worlds: the ``hands`` of each, in ``pile`` the mask of what lies aside in it, and its weight."""

    hands: list[Hands]
    pile: list[int]
    weights: list[float]

    def weighed(self, factors: Iterable[float]) -> Worlds:
        """Return the worlds with their weights multiplied by factors, one for each."""
        return self._replace(weights=list(map(mul, self.weights, factors)))

    def mean(self, values: Iterable[float]) -> float:
        """Return the weighted mean of values, one for each world."""
        return fsum(map(mul, self.weights, values)) / fsum(self.weights)


def draw_worlds(mask_view: MaskView, seed: Seed, max_worlds: int) -> Worlds:
    """Sample up to ``max_worlds`` worlds uniformly; if no more exist, return each once."""
    unknown, places = _find_unknown(mask_view)
    aside = [part for part in (mask_view.pile, mask_view.away) if part[0]]
    layouts = Layouts([*places, *aside])
    layouts_drawn = (
        layouts.all()
        if layouts.count <= max_worlds
        else layouts.sample(Random(seeded_number(seed, mask_view.view)), max_worlds)
    )
    pile = [layout[len(unknown)] if mask_view.pile[0] else 0 for layout in layouts_drawn]
    return Worlds(_fill_hands(mask_view, unknown, layouts_drawn), pile, [1.0] * len(layouts_drawn))


def resample_worlds(worlds: Worlds, max_worlds: int) -> Worlds:
    """Return at most ``max_worlds`` of the worlds, resampled by weight; the weights are then counts."""
    if len(worlds.weights) <= max_worlds:
        return worlds
    indices, counts = resample(worlds.weights, max_worlds)
    return Worlds([worlds.hands[at] for at in indices], [worlds.pile[at] for at in indices], counts)


def all_worlds(mask_view: MaskView, max_worlds: int) -> list[Hands] | None:
    """Return the hands of all worlds; None if there are more than ``max_worlds``.

    Cards aside are taken together, since nobody plays them.
    """
    unknown, places = _find_unknown(mask_view)
    aside = (mask_view.pile[0] + mask_view.away[0], mask_view.pile[1] | mask_view.away[1])
    layouts = Layouts([*places, aside] if aside[0] else places)
    return _fill_hands(mask_view, unknown, layouts.all()) if layouts.count <= max_worlds else None


def weigh_by_discard(mask_view: MaskView, worlds: Worlds) -> Worlds:
    """Weigh the worlds by the declarer's discard, which seldom holds a trump or an ace."""
    if not mask_view.chosen or mask_view.kind != "contract":
        return worlds
    dear = ALL_ACES | mask_view.trumps
    return worlds.weighed(UNLIKELY_DISCARD ** (pile & dear).bit_count() for pile in worlds.pile)


def _find_unknown(mask_view: MaskView) -> tuple[list[int], list[tuple[int, int]]]:
    """Return the places of unknown hands, with size and possible cards of each."""
    unknown = [place for place in range(3) if not mask_view.hands[place] and mask_view.sizes[place]]
    return unknown, [(mask_view.sizes[place], mask_view.may[place]) for place in unknown]


def _fill_hands(mask_view: MaskView, unknown: list[int], layouts: Sequence[Sequence[int]]) -> list[Hands]:
    """Return the hands of each layout; ``unknown`` are the places that it fills."""
    worlds = []
    for layout in layouts:
        hands = list(mask_view.hands)
        for place, mask in zip(unknown, layout, strict=False):
            hands[place] = mask
        worlds.append(hands)
    return worlds
