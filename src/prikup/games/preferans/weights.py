"""Weights of layouts of hidden cards, by how well they fit the actions of players of Preferans."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import Final

import msgspec

from prikup.bots.mask_view import MaskView
from prikup.bots.worlds import Worlds
from prikup.core import TrickView
from prikup.games.preferans.bot.beliefs import rough_call_likelihoods, weigh_roughly
from prikup.games.preferans.bot.catching import weigh_by_safety
from prikup.games.preferans.match import View
from prikup.worlds import Weights


def _weigh_layouts(view: View, layouts: Sequence[Sequence[int]]) -> list[float]:
    """Return weights of layouts by the calls, the name and the discard.

    A misère is weighed by its safety; at an all-pass all layouts weigh the same.
    """
    if view.contract is None:
        return _weigh_by_calls(view, layouts)
    if view.trick is None:  # the defence still speaks
        view = msgspec.structs.replace(view, trick=TrickView(view.order[0], (), None))
    mask_view = MaskView(view)
    weights = [1.0] * len(layouts)
    if mask_view.kind == "all_pass":
        return weights
    hands, pile = [list(mask_view.hands) for _ in layouts], [0] * len(layouts)
    for number, place in enumerate(view.hidden):
        if place.place == "hand" and place.seat in mask_view.seat_places:
            for of_world, layout in zip(hands, layouts, strict=True):
                of_world[mask_view.seat_places[place.seat]] = layout[number]
        else:
            pile = [layout[number] for layout in layouts]
    worlds = Worlds(hands, pile, weights)
    return (
        weigh_by_safety(mask_view, worlds) if mask_view.kind == "misere" else weigh_roughly(mask_view, worlds)
    ).weights


def _weigh_by_calls(view: View, layouts: Sequence[Sequence[int]]) -> list[float]:
    """Return weights of layouts by the calls alone, before a contract is named."""
    weights = [1.0] * len(layouts)
    for number, place in enumerate(view.hidden):
        if place.place == "hand" and place.seat is not None:
            hands = [layout[number] for layout in layouts]
            weights = list(map(mul, weights, rough_call_likelihoods(view, place.seat, hands)))
    return weights


WEIGHTS: Final = Weights(_weigh_layouts)
