"""How well layouts of hidden cards fit what the players of Preferans did."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from prikup.bots.seen import Seen
from prikup.bots.worlds import Masks, Worlds
from prikup.core import View
from prikup.games.preferans.bot.beliefs import weighed
from prikup.worlds import Weights


def _of(view: View, layouts: Masks) -> npt.NDArray[np.float64]:
    """By the calls, the name and the discard; an all-pass and a misère say nothing."""
    seen = Seen(view)
    weights = np.ones(len(layouts))
    if seen.kind != "contract":
        return weights
    hands = np.tile(np.array(seen.hands, np.uint32), (len(layouts), 1))
    pile = np.zeros(len(layouts), np.uint32)
    for number, place in enumerate(view.hidden):
        if place.place == "hand" and place.seat in seen.seat_places:
            hands[:, seen.seat_places[place.seat]] = layouts[:, number]
        else:
            pile = layouts[:, number]
    return weighed(seen, Worlds(hands, pile, weights)).weights


WEIGHTS: Final = Weights(_of)
