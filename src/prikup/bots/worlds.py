"""Worlds of a deal in play, as arrays: layouts of the hidden cards that a seat cannot tell apart."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from prikup.bots.base import Seed, seeded_number
from prikup.bots.mask_view import MaskView
from prikup.worlds import Layouts, resample

Masks = npt.NDArray[np.uint32]

ALL_ACES: Final = 0x80808080
UNLIKELY_DISCARD: Final = 0.03
"""Likelihood that a declarer discards a trump or an ace, relative to other cards."""


class Worlds(NamedTuple):
    """Worlds by number: ``hands`` (worlds, 3) by place, ``pile`` what lies aside, and ``weights``."""

    hands: Masks
    pile: Masks
    weights: npt.NDArray[np.float64]


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
    pile = layouts_drawn[:, len(unknown)] if mask_view.pile[0] else np.zeros(len(layouts_drawn), np.uint32)
    return Worlds(_fill_hands(mask_view, unknown, layouts_drawn), pile, np.ones(len(layouts_drawn)))


def resample_worlds(worlds: Worlds, max_worlds: int) -> Worlds:
    """Return at most ``max_worlds`` of the worlds, resampled by weight; the weights are then counts."""
    if len(worlds.weights) <= max_worlds:
        return worlds
    indices, counts = resample(worlds.weights, max_worlds)
    return Worlds(worlds.hands[indices], worlds.pile[indices], counts)


def all_worlds(mask_view: MaskView, max_worlds: int) -> Masks | None:
    """Return the hands of all worlds, shape (worlds, 3); None if there are more than ``max_worlds``.

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
    dear = np.bitwise_count(worlds.pile & np.uint32(ALL_ACES | mask_view.trumps))
    return worlds._replace(weights=worlds.weights * UNLIKELY_DISCARD**dear)


def _find_unknown(mask_view: MaskView) -> tuple[list[int], list[tuple[int, int]]]:
    """Return the places of unknown hands, with size and possible cards of each."""
    unknown = [place for place in range(3) if not mask_view.hands[place] and mask_view.sizes[place]]
    return unknown, [(mask_view.sizes[place], mask_view.may[place]) for place in unknown]


def _fill_hands(mask_view: MaskView, unknown: list[int], layouts: Masks) -> Masks:
    """Return the hands of each layout: shape (worlds, 3); ``unknown`` are the places that it fills."""
    hands = np.tile(np.array(mask_view.hands, np.uint32), (len(layouts), 1))
    hands[:, unknown] = layouts[:, : len(unknown)]
    return hands
