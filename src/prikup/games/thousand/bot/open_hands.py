"""Solutions of deals of Thousand with all cards open: the points that the declarer still makes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Final

from prikup.cards import Cards, Suit
from prikup.games.thousand.bot.deal import HandsByPlace, Move
from prikup.games.thousand.bot.ranked import play_terms
from prikup.games.thousand.solver import thousand_rules
from prikup.solver import NO_TRUMP, PointPosition, PointSolver, Position
from prikup.solver.points import change_row

LAYOUT_STEP: Final = 4
"""Layouts that are solved before the nodes are counted again."""
CARD_SHIFT: Final = {24: 2, 32: 0}
"""Difference between the place of a card in the masks of the bots and in those of the kernel, by pack."""


@cache
def shared_solver() -> PointSolver:
    """Return the solver shared by all bots of this process."""
    return PointSolver()


def points_after_each(
    deal: HandsByPlace, options: Any, named: int, trick: Sequence[int], layouts: Sequence[Sequence[int]],
    moves: Sequence[Move], last_trick_points: Sequence[int], max_nodes: int | None = None,
) -> list[list[int]]:  # fmt: skip
    """Return by layout the points that the declarer still makes after each of some moves.

    ``deal`` is the moment with the cards of the ``trick`` on the table, ``layouts`` the hands by place;
    ``named`` is the trump suit that was named, or -1; ``last_trick_points`` are by layout the points of cards
    out of play that the last trick adds. With ``max_nodes`` no more layouts are solved once so many nodes
    have been searched.
    """
    shift = CARD_SHIFT[options.pack]
    empty_row = _make_empty_row(options, named, deal.silent and not deal.played)
    trump = NO_TRUMP if deal.trump < 0 else deal.trump
    leader = (deal.me - deal.played - deal.declarer) % deal.size
    cards = [card.bit_length() - 1 - shift for card in trick]
    rows = [
        change_row(empty_row, _list_hands(options, layout, deal.declarer), trump, leader, cards, more)
        for layout, more in zip(layouts, last_trick_points, strict=True)
    ]
    columns = [32 * announced + card.bit_length() - 1 - shift for card, announced in moves]
    step = len(rows) if max_nodes is None else LAYOUT_STEP
    values: list[list[int]] = []
    nodes = 0
    for start in range(0, len(rows), step):
        found, searched = shared_solver().row_card_values_counted(b"".join(rows[start : start + step]))
        values += found
        nodes += searched
        if max_nodes is not None and nodes >= max_nodes:
            break
    return [[row[column] for column in columns] for row in values]


def reaches_target(
    options: Any, deals: Sequence[Sequence[int]], declarer: int, trumps: Sequence[int], target: int
) -> list[bool]:
    """Return True for each deal in which the declarer, who leads, makes a target.

    ``trumps`` are the trump suits named, or -1.
    """
    return search_target(options, deals, declarer, trumps, target)[0]


def search_target(
    options: Any, deals: Sequence[Sequence[int]], declarer: int, trumps: Sequence[int], target: int
) -> tuple[list[bool], int]:
    """Return the answers of :func:`reaches_target`, and the number of nodes that were searched."""
    rows = _make_opening_rows(options, deals, declarer, trumps)
    return shared_solver().row_at_least_counted(rows, [target] * len(deals))


def share_of(reached: Sequence[bool]) -> float:
    """Return the share of deals in which something was reached."""
    return sum(reached) / len(reached)


def declarer_points(
    options: Any, deals: Sequence[Sequence[int]], declarer: int, trumps: Sequence[int]
) -> list[int]:
    """Return the points that the declarer, who leads, makes in each deal.

    ``trumps`` are the trump suits named, or -1.
    """
    return search_points(options, deals, declarer, trumps)[0]


def search_points(
    options: Any, deals: Sequence[Sequence[int]], declarer: int, trumps: Sequence[int]
) -> tuple[list[int], int]:
    """Return the answers of :func:`declarer_points`, and the number of nodes that were searched."""
    return shared_solver().row_values_counted(_make_opening_rows(options, deals, declarer, trumps))


def _make_opening_rows(
    options: Any, deals: Sequence[Sequence[int]], declarer: int, trumps: Sequence[int]
) -> bytes:
    """Return rows for the solver of deals before the declarer's first lead."""
    rows = (
        make_opening_row(options, hands, declarer, trump) for trump, hands in zip(trumps, deals, strict=True)
    )
    return b"".join(rows)


def make_opening_row(
    options: Any, hands: Sequence[int], declarer: int, trump: int, more_last_points: int = 0
) -> bytes:
    """Return the row for the solver of a deal before the declarer's first lead.

    ``trump`` is the suit that was named, or -1; ``more_last_points`` are those of cards out of play that the
    last trick adds.
    """
    row = _make_empty_row(options, trump, not play_terms(options).early)
    return change_row(row, _list_hands(options, hands, declarer), more_last_points=more_last_points)


@lru_cache(maxsize=64)
def _make_empty_row(options: Any, named: int, silent: bool) -> bytes:
    """Return one row for the solver, with the rules and no cards."""
    rules = thousand_rules(options, None if named < 0 else Suit(named))
    nobody = Position((Cards(), Cards(), Cards()), None if named < 0 else Suit(named))
    return PointPosition(nobody, rules, silent).row()


def _list_hands(options: Any, layout: Sequence[int], declarer: int) -> list[int]:
    """Return the hands of a layout as the solver takes them, the declarer's first."""
    return [hand >> CARD_SHIFT[options.pack] for hand in (*layout[declarer:], *layout[:declarer])]
