"""Values of worlds from the kernel: tricks of one hand against the rest with all cards open."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np
import numpy.typing as npt

from prikup.bots.mask_view import MaskView
from prikup.solver import NO_CARD, NO_TRUMP, POSITION_DTYPE, Rows, Solver


@cache
def shared_solver() -> Solver:
    """Return the solver that all bots of this process share."""
    return Solver()


Masks = npt.NDArray[np.uint32]
Tricks = npt.NDArray[np.int8]


def tricks(seen: MaskView, worlds: Masks, place: int, *, fewest: bool = False) -> Tricks:
    """Return by world the number of remaining tricks that a place takes.

    It plays for the most of them, or for the ``fewest``, and all others for the opposite.
    """
    return shared_solver().values(_rows(seen, worlds, place), misere=fewest).values


def after_each(
    seen: MaskView,
    worlds: Masks,
    cards: Sequence[int],
    place: int,
    *,
    fewest: bool = False,
) -> Tricks:
    """Return the tricks after each of some legal cards: shape (worlds, cards)."""
    found = shared_solver().card_values(_rows(seen, worlds, place), misere=fewest).values
    return found[:, [card.bit_length() - 1 for card in cards]]


def _rows(seen: MaskView, worlds: Masks, place: int) -> Rows:
    """Return the worlds as positions of the solver, with this place as seat 0."""
    order = [one % 3 for one in range(place, place + 3) if one % 3 != seen.dropped]
    trick = [card.bit_length() - 1 for card in seen.trick if card]
    found = np.zeros(len(worlds), POSITION_DTYPE)
    found["hands"][:, : len(order)] = worlds[:, order]
    found["trump"] = NO_TRUMP if seen.trump < 0 else seen.trump
    found["leader"] = order.index(seen.leader)
    found["trick"] = trick + [NO_CARD] * (2 - len(trick))
    return found
