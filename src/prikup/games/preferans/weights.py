"""Weights of layouts of hidden cards, by how well they fit the actions of players of Preferans."""

from __future__ import annotations

from typing import Final

import msgspec
import numpy as np
import numpy.typing as npt

from prikup.bots.mask_view import MaskView
from prikup.bots.worlds import Masks, Worlds
from prikup.core import TrickView
from prikup.games.preferans.bot.beliefs import rough_call_likelihoods, weigh_roughly
from prikup.games.preferans.bot.catching import weigh_by_safety
from prikup.games.preferans.match import View
from prikup.worlds import Weights


def _weigh_layouts(view: View, layouts: Masks) -> npt.NDArray[np.float64]:
    """Return weights of layouts by the calls, the name and the discard.

    A misère is weighed by its safety; at an all-pass all layouts weigh the same.
    """
    if view.contract is None:
        return _weigh_by_calls(view, layouts)
    if view.trick is None:  # the defence still speaks
        view = msgspec.structs.replace(view, trick=TrickView(view.order[0], (), None))
    mask_view = MaskView(view)
    weights = np.ones(len(layouts))
    if mask_view.kind == "all_pass":
        return weights
    hands = np.tile(np.array(mask_view.hands, np.uint32), (len(layouts), 1))
    pile = np.zeros(len(layouts), np.uint32)
    for number, place in enumerate(view.hidden):
        if place.place == "hand" and place.seat in mask_view.seat_places:
            hands[:, mask_view.seat_places[place.seat]] = layouts[:, number]
        else:
            pile = layouts[:, number]
    worlds = Worlds(hands, pile, weights)
    return (
        weigh_by_safety(mask_view, worlds) if mask_view.kind == "misere" else weigh_roughly(mask_view, worlds)
    ).weights


def _weigh_by_calls(view: View, layouts: Masks) -> npt.NDArray[np.float64]:
    """Return weights of layouts by the calls alone, before a contract is named."""
    weights = np.ones(len(layouts))
    for number, place in enumerate(view.hidden):
        if place.place == "hand" and place.seat is not None:
            weights = weights * rough_call_likelihoods(view, place.seat, layouts[:, number])
    return weights


WEIGHTS: Final = Weights(_weigh_layouts)
