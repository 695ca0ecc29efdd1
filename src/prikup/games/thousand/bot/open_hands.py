"""Solutions of deals of Thousand with all cards open: the points that the declarer still makes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from prikup.cards import Cards, Suit
from prikup.games.thousand.bot.deal import HandsByPlace, Move
from prikup.games.thousand.bot.ranked import play_terms
from prikup.games.thousand.solver import thousand_rules
from prikup.solver import NO_CARD, NO_TRUMP, PointPosition, PointSolver, Position, Rows, to_point_rows

CARD_SHIFT: Final = {24: 2, 32: 0}
"""Difference between the place of a card in the masks of the bots and in those of the kernel, by pack."""


@cache
def shared_solver() -> PointSolver:
    """Return the solver shared by all bots of this process."""
    return PointSolver()


def points_after_each(
    deal: HandsByPlace, options: Any, named: int, trick: Sequence[int], layouts: Sequence[Sequence[int]],
    moves: Sequence[Move], last_trick_points: Sequence[int],
) -> npt.NDArray[np.int16]:  # fmt: skip
    """Return the points that the declarer still makes after each of some moves: (layouts, moves).

    ``deal`` is the moment with the cards of the ``trick`` on the table, ``layouts`` the hands by place;
    ``named`` is the trump suit that was named, or -1; ``last_trick_points`` are by layout the points of cards
    out of play that the last trick adds.
    """
    rows = np.repeat(_make_empty_row(options, named, deal.silent and not deal.played), len(layouts))
    _put_hands(rows, options, layouts, deal.declarer)
    rows["last_points"] += np.array(last_trick_points, np.uint16)
    shift = CARD_SHIFT[options.pack]
    rows["trump"] = NO_TRUMP if deal.trump < 0 else deal.trump
    rows["leader"] = (deal.me - deal.played - deal.declarer) % deal.size
    rows["trick"] = ([card.bit_length() - 1 - shift for card in trick] + [NO_CARD] * 2)[:2]
    values = shared_solver().card_values(rows).values
    return values[:, [32 * announced + card.bit_length() - 1 - shift for card, announced in moves]]


def reaches_target(
    options: Any, deals: Sequence[Sequence[int]], declarer: int, trumps: Sequence[int], target: int
) -> npt.NDArray[np.bool_]:
    """Return True for each deal in which the declarer, who leads, makes a target.

    ``trumps`` are the trump suits named, or -1.
    """
    rows = _make_opening_rows(options, deals, declarer, trumps)
    return shared_solver().at_least(rows, [target] * len(rows)).values


def declarer_points(
    options: Any, deals: Sequence[Sequence[int]], declarer: int, trumps: Sequence[int]
) -> npt.NDArray[np.int16]:
    """Return the points that the declarer, who leads, makes in each deal.

    ``trumps`` are the trump suits named, or -1.
    """
    return shared_solver().values(_make_opening_rows(options, deals, declarer, trumps)).values


def _make_opening_rows(
    options: Any, deals: Sequence[Sequence[int]], declarer: int, trumps: Sequence[int]
) -> Rows:
    """Return rows for the solver of deals before the declarer's first lead."""
    silent = not play_terms(options).early
    rows = np.concatenate([_make_empty_row(options, trump, silent) for trump in trumps])
    _put_hands(rows, options, deals, declarer)
    return rows


@lru_cache(maxsize=64)
def _make_empty_row(options: Any, named: int, silent: bool) -> Rows:
    """Return one row for the solver, with the rules and no cards."""
    rules = thousand_rules(options, None if named < 0 else Suit(named))
    nobody = Position((Cards(), Cards(), Cards()), None if named < 0 else Suit(named))
    return to_point_rows([PointPosition(nobody, rules, silent)])


def _put_hands(rows: Rows, options: Any, layouts: Sequence[Sequence[int]], declarer: int) -> None:
    """Put the hands of each layout into the rows, the declarer's first."""
    hands = np.array(layouts, np.uint32)
    size = hands.shape[1]
    rows["hands"][:, :size] = np.roll(hands, -declarer, axis=1) >> np.uint32(CARD_SHIFT[options.pack])
