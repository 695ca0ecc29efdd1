"""Values of worlds from the kernel: tricks of one hand against the rest with all cards open."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from prikup.bots.mask_view import MaskView
from prikup.bots.worlds import Hands
from prikup.solver import NO_TRUMP, Solver
from prikup.solver.position import pack_row


@cache
def shared_solver() -> Solver:
    """Return the solver that all bots of this process share."""
    return Solver()


def tricks(mask_view: MaskView, worlds: Sequence[Hands], place: int, *, fewest: bool = False) -> list[int]:
    """Return by world the number of remaining tricks that a place takes.

    The place plays for the most of them, or for the ``fewest``, and all others for the opposite.
    """
    return shared_solver().row_values(_make_rows(mask_view, worlds, place, mask_view.trump), misere=fewest)


def after_each(
    mask_view: MaskView,
    worlds: Sequence[Hands],
    cards: Sequence[int],
    place: int,
    *,
    fewest: bool = False,
    no_trump: bool = False,
) -> list[list[int]]:
    """Return by world the remaining tricks that a place takes after each of some legal cards.

    With ``no_trump`` the trumps are a suit like the others.
    """
    indices = [card.bit_length() - 1 for card in cards]
    rows = _make_rows(mask_view, worlds, place, NO_TRUMP if no_trump else mask_view.trump)
    values = shared_solver().row_card_values(rows, misere=fewest)
    return [[row[index] for index in indices] for row in values]


def _make_rows(mask_view: MaskView, worlds: Sequence[Hands], place: int, strain: int) -> bytes:
    """Return the worlds as rows for the solver, with this place as seat 0."""
    order = [seat % 3 for seat in range(place, place + 3) if seat % 3 != mask_view.dropped]
    trick = [card.bit_length() - 1 for card in mask_view.trick if card]
    trump, leader = NO_TRUMP if strain < 0 else strain, order.index(mask_view.leader)
    return b"".join(pack_row([hands[seat] for seat in order], trump, leader, trick) for hands in worlds)
