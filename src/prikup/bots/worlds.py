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


def draw_worlds(seen: MaskView, seed: Seed, most: int) -> Worlds:
    """Sample up to ``most`` worlds uniformly; if no more exist, return each once."""
    unknown, places = _unknown(seen)
    aside = [one for one in (seen.pile, seen.away) if one[0]]
    layouts = Layouts([*places, *aside])
    filled = (
        layouts.all()
        if layouts.count <= most
        else layouts.sample(Random(seeded_number(seed, seen.view)), most)
    )
    pile = filled[:, len(unknown)] if seen.pile[0] else np.zeros(len(filled), np.uint32)
    return Worlds(_hands(seen, unknown, filled), pile, np.ones(len(filled)))


def resample_worlds(worlds: Worlds, most: int) -> Worlds:
    """Return at most ``most`` of the worlds, resampled by weight."""
    if len(worlds.weights) <= most:
        return worlds
    found, times = resample(worlds.weights, most)
    return Worlds(worlds.hands[found], worlds.pile[found], times)


def all_worlds(seen: MaskView, most: int) -> Masks | None:
    """Return the hands of all worlds, shape (worlds, 3); None if there are more than ``most``.

    What lies aside is not told apart, since nobody plays it.
    """
    unknown, places = _unknown(seen)
    aside = (seen.pile[0] + seen.away[0], seen.pile[1] | seen.away[1])
    layouts = Layouts([*places, aside] if aside[0] else places)
    return _hands(seen, unknown, layouts.all()) if layouts.count <= most else None


def weigh_by_discard(seen: MaskView, worlds: Worlds) -> Worlds:
    """Weigh the worlds by the declarer's discard, which seldom holds a trump or an ace."""
    if not seen.chosen or seen.kind != "contract":
        return worlds
    dear = np.bitwise_count(worlds.pile & np.uint32(ALL_ACES | seen.trumps))
    return worlds._replace(weights=worlds.weights * UNLIKELY_DISCARD**dear)


def _unknown(seen: MaskView) -> tuple[list[int], list[tuple[int, int]]]:
    """Return the places of unknown hands, with size and possible cards of each."""
    unknown = [place for place in range(3) if not seen.hands[place] and seen.sizes[place]]
    return unknown, [(seen.sizes[place], seen.may[place]) for place in unknown]


def _hands(seen: MaskView, unknown: list[int], filled: Masks) -> Masks:
    hands = np.tile(np.array(seen.hands, np.uint32), (len(filled), 1))
    hands[:, unknown] = filled[:, : len(unknown)]
    return hands
