"""Worlds of a deal in play by places, as arrays: the hands, and what the declarer laid away."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from prikup.bots.base import Seed, lot
from prikup.bots.seen import Seen
from prikup.worlds import Layouts

Masks = npt.NDArray[np.uint32]


class Worlds(NamedTuple):
    """Worlds by number: ``hands`` (worlds, 3) by place, ``pile`` what lies aside, and ``weights``."""

    hands: Masks
    pile: Masks
    weights: npt.NDArray[np.float64]


def drawn(seen: Seen, seed: Seed, most: int) -> Worlds:
    """Up to ``most`` worlds, drawn evenly; all of them, each once, if there are no more."""
    unknown = [place for place in range(3) if not seen.hands[place] and seen.sizes[place]]
    places = [(seen.sizes[place], seen.may[place]) for place in unknown]
    aside = [one for one in (seen.pile, seen.away) if one[0]]
    filled = Layouts([*places, *aside]).some(Random(lot(seed, seen.view)), most)
    hands = np.tile(np.array(seen.hands, np.uint32), (len(filled), 1))
    hands[:, unknown] = filled[:, : len(unknown)]
    pile = filled[:, len(unknown)] if seen.pile[0] else np.zeros(len(filled), np.uint32)
    return Worlds(hands, pile, np.ones(len(filled)))
