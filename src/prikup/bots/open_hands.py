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


def tricks(mask_view: MaskView, worlds: Masks, place: int, *, fewest: bool = False) -> Tricks:
    """Return by world the number of remaining tricks that a place takes.

    The place plays for the most of them, or for the ``fewest``, and all others for the opposite.
    """
    return shared_solver().values(_make_rows(mask_view, worlds, place), misere=fewest).values


def after_each(
    mask_view: MaskView,
    worlds: Masks,
    cards: Sequence[int],
    place: int,
    *,
    fewest: bool = False,
) -> Tricks:
    """Return the remaining tricks that a place takes after each of some legal cards: (worlds, cards)."""
    values = shared_solver().card_values(_make_rows(mask_view, worlds, place), misere=fewest).values
    return values[:, [card.bit_length() - 1 for card in cards]]


def _make_rows(mask_view: MaskView, worlds: Masks, place: int) -> Rows:
    """Return the worlds as rows for the solver, with this place as seat 0."""
    order = [seat % 3 for seat in range(place, place + 3) if seat % 3 != mask_view.dropped]
    trick = [card.bit_length() - 1 for card in mask_view.trick if card]
    rows = np.zeros(len(worlds), POSITION_DTYPE)
    rows["hands"][:, : len(order)] = worlds[:, order]
    rows["trump"] = NO_TRUMP if mask_view.trump < 0 else mask_view.trump
    rows["leader"] = order.index(mask_view.leader)
    rows["trick"] = trick + [NO_CARD] * (2 - len(trick))
    return rows
