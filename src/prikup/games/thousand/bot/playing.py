"""The play of Thousand: the best card over layouts with open cards, the habit if cards are equal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from prikup.bots.base import Seed
from prikup.bots.ratings import Trials
from prikup.cards import Card, Suit
from prikup.core import PlayCard
from prikup.games.thousand.bot import habits
from prikup.games.thousand.bot.beliefs import (
    LikelyLayouts,
    draw_even_layouts,
    draw_likely_layouts,
    find_named_trump,
)
from prikup.games.thousand.bot.deal import HandsByPlace, Move
from prikup.games.thousand.bot.effort import Effort
from prikup.games.thousand.bot.open_hands import points_after_each
from prikup.games.thousand.bot.ranked import ACE_MASK, CARD_POINTS, bits, card_of, mask_of, play_terms
from prikup.games.thousand.bot.trials import place_of
from prikup.games.thousand.match import View
from prikup.worlds import Layouts

HABIT_BONUS: Final = 0.5
"""Average value by which a card must exceed that of the habit."""
POINT_VALUE: Final = 0.5
"""Value of a point to the declarer besides the target, and its cost to the others."""
MAX_TRIED_NODES: Final = 350_000
"""Nodes after which no more layouts are tried for a card; with 32 cards one can need 100,000."""
TARGET_FACTOR: Final = 2.0
"""Value of a point of a target that is reached: made and failed contracts differ by twice the target."""


def choose_play(view: View, texts: Sequence[str], seed: Seed, effort: Effort) -> str:
    """Return the card to play, one of the legal ``texts``; with ``!`` something is announced."""
    deal = hands_of_view(view)
    moves = {text: _parse_move(text) for text in texts}
    if Layouts.of(view.hidden).count == 1:
        return _choose_openly(deal, _rate_moves(view, moves, draw_even_layouts(view, seed, 1), effort))
    # Leading from a marriage without announcing it loses its points.
    candidates = {text: move for text, move in moves.items() if f"{text}!" not in moves or move[0] & ACE_MASK}
    if len(candidates) == 1:
        return next(iter(candidates))
    habit, max_layouts = (
        _write_move(habits.choose_move(deal)),
        effort.of(view.seats[view.order[deal.me]].count),
    )
    if not max_layouts:
        return habit
    # With 32 cards the search from the first lead would take ten times as long as the rest of the decision.
    draw = draw_likely_layouts if effort.fits_target and view.options.pack == 24 else draw_even_layouts
    values = _rate_moves(view, candidates, draw(view, seed, max_layouts), effort)
    if habit in values:
        values[habit] += HABIT_BONUS
    return max(values, key=values.__getitem__)


def _choose_openly(deal: HandsByPlace, values: dict[str, float]) -> str:
    """Return the best move where no card is hidden, the habit if that is one of the best."""
    best_value, habit = max(values.values()), _write_move(habits.choose_move(deal))
    return habit if values.get(habit) == best_value else max(values, key=values.__getitem__)


def _rate_moves(
    view: View, moves: Mapping[str, Move], drawn: LikelyLayouts, effort: Effort
) -> dict[str, float]:
    """Return the average value of each move to its player: the target above all, then points."""
    deal = hands_by_aim(view) if effort.fits_target else hands_of_view(view)
    max_nodes = MAX_TRIED_NODES if effort.fits_target else None
    means = _make_trials(view, deal, drawn, list(moves.values()), max_nodes).means()
    return dict(zip(moves, means, strict=True))


def try_moves(view: View, texts: Sequence[str], seed: Seed, max_layouts: int) -> Trials:
    """Return the value of each of the legal ``texts`` to its player in up to ``max_layouts`` layouts."""
    drawn = draw_likely_layouts(view, seed, max_layouts)
    moves = [_parse_move(text) for text in texts]
    return _make_trials(view, hands_by_aim(view), drawn, moves, MAX_TRIED_NODES)


def _make_trials(
    view: View, deal: HandsByPlace, drawn: LikelyLayouts, moves: Sequence[Move], max_nodes: int | None
) -> Trials:
    """Return the value of each move to its player in each layout, and whether the target is made.

    With ``max_nodes`` some of the layouts may be left out.
    ``deal`` is that of :func:`hands_of_view` or of :func:`hands_by_aim`.
    """
    points = _find_points(view, deal, drawn.layouts, moves, max_nodes)
    weights, layouts = drawn.weights[: len(points)], drawn.layouts[: len(points)]
    complete = drawn.complete and len(points) == len(drawn.layouts)
    made = [[1.0] * len(moves)] * len(points) if _has_target(view) else _score_made(view, points)
    hands = [[sum(card_of(bit).bit for bit in bits(hand)) for hand in layout] for layout in layouts]
    scores = _score_points(view, deal, points, made)
    limited = drawn.limited or len(points) < len(drawn.layouts)
    return Trials(weights, scores, complete, hands, made, least=POINT_VALUE, limited=limited)


def _score_made(view: View, points_made: list[list[int]]) -> list[list[float]]:
    """Return 1.0 where the points reach the declarer's target, else 0.0."""
    target = _get_target(view)
    return [[float(points >= target) for points in row] for row in points_made]


def _score_points(
    view: View, deal: HandsByPlace, points_made: list[list[int]], made: list[list[float]]
) -> list[list[float]]:
    """Return the values to the player of a target that is ``made`` and of the points of ``deal.declarer``.

    The player may be a defender.
    """
    sign, made_value = 1 if deal.me == deal.declarer else -1, TARGET_FACTOR * _get_target(view)
    return [
        [
            sign * (made_value * is_made + POINT_VALUE * points)
            for points, is_made in zip(row, made_row, strict=True)
        ]
        for row, made_row in zip(points_made, made, strict=True)
    ]


def hands_by_aim(view: View) -> HandsByPlace:
    """Return the deal of :func:`hands_of_view`, with the player as declarer once the target is reached.

    The declarer then writes the target and no more (8.1), so that a defender plays for points of their own.
    """
    deal = hands_of_view(view)
    if _has_target(view):
        deal.declarer = deal.me
    return deal


def _has_target(view: View) -> bool:
    """Return True if the declarer has reached the target in the tricks that are played."""
    assert view.contract is not None and view.contract.declarer is not None
    return (view.seats[view.contract.declarer].points or 0) >= _get_target(view)


def _find_points(
    view: View, deal: HandsByPlace, drawn: list[list[int]], moves: Sequence[Move], max_nodes: int | None
) -> list[list[int]]:
    """Return by layout the points that ``deal.declarer`` makes after each move.

    With ``max_nodes`` no more layouts follow once so many nodes have been searched.
    """
    assert view.trick is not None
    won_points = view.seats[view.order[deal.declarer]].points or 0
    trick = [mask_of((card,)) for _, card in view.trick.plays]
    coming_points = points_after_each(
        deal,
        view.options,
        find_named_trump(view),
        trick,
        drawn,
        moves,
        _find_rest_points(view, drawn),
        max_nodes,
    )
    return [[won_points + coming for coming in row] for row in coming_points]


def _get_target(view: View) -> int:
    """Return the declarer's target."""
    assert view.contract is not None
    return int(view.contract.text)


def _find_rest_points(view: View, drawn: list[list[int]]) -> list[int]:
    """Return the points that the cards out of play in each layout add to the last trick."""
    if view.players > 2 or view.options.two_player_rest != "last_trick":
        return [0] * len(drawn)
    played = mask_of(move.action.card for move in view.log if isinstance(move.action, PlayCard))
    unplayed = play_terms(view.options).pack & ~played
    return [sum(CARD_POINTS[card] for card in bits(unplayed & ~sum(hands))) for hands in drawn]


def hands_of_view(view: View) -> HandsByPlace:
    """Return the deal as the viewer sees it, with the cards of the trick on the table.

    Hands that the viewer does not see hold all cards that may lie there.
    """
    assert view.contract is not None and view.contract.declarer is not None and view.trick is not None
    hands = [mask_of(view.seats[seat].cards or ()) for seat in view.order]
    for hidden in view.hidden:
        if hidden.place == "hand" and hidden.seat is not None:
            hands[place_of(view, hidden.seat)] = mask_of(hidden.may)
    deal = HandsByPlace(
        play_terms(view.options),
        hands,
        declarer=place_of(view, view.contract.declarer),
        leader=place_of(view, view.trick.leader),
        trump=-1 if view.contract.trump is None else int(Suit.parse(view.contract.trump)),
        first=not view.trick_winners,
    )
    for _, card in view.trick.plays:
        deal.lay(mask_of((card,)))
    return deal


def _parse_move(text: str) -> Move:
    """Return the card of a text as a mask, and True if it is announced."""
    return mask_of((Card.parse(text.removesuffix("!")),)), text.endswith("!")


def _write_move(move: Move) -> str:
    return card_of(move[0]).text + "!" * move[1]
