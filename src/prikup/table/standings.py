"""The standings of a tournament: how each result compares with those of others who had the same cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from prikup.core import Struct


class PlayerResult(Struct, frozen=True):
    """The result of a player with the cards of a set; ``complete`` if they played all deals.

    Those who have an account are ranked among each other, and so are the others.
    """

    card_set: int
    points: Fraction
    complete: bool = True
    has_account: bool = False


class Comparison(Struct, frozen=True):
    """A result compared: points above the bot, points above the mean of all others with the same cards, rank.

    The bot is one of these others. ``rank`` is None for a player who did not play all deals.
    """

    against_bot: Fraction
    score: Fraction
    rank: int | None


def compare_results(results: Sequence[PlayerResult], bot_points: Mapping[int, Fraction]) -> list[Comparison]:
    """Return the comparison of each result, in the same order; ``bot_points`` are by set of cards.

    Players are ranked by their score, those with an account and the others apart; equal scores share a rank.

    >>> results = [PlayerResult(0, Fraction(30)), PlayerResult(0, Fraction(10)), PlayerResult(1, Fraction(5))]
    >>> [(str(one.score), one.rank) for one in compare_results(results, {0: Fraction(20), 1: Fraction(9)})]
    [('15', 1), ('-15', 3), ('-4', 2)]
    """
    complete = [one for one in results if one.complete]
    totals = dict(bot_points)
    counts = dict.fromkeys(bot_points, 1)
    for one in complete:
        totals[one.card_set] += one.points
        counts[one.card_set] += 1
    scores = [_score(one, totals[one.card_set], counts[one.card_set]) for one in results]
    ranked: dict[bool, list[Fraction]] = {True: [], False: []}
    for one, score in zip(results, scores, strict=True):
        if one.complete:
            ranked[one.has_account].append(score)
    for group in ranked.values():
        group.sort(reverse=True)
    return [
        Comparison(
            one.points - bot_points[one.card_set],
            score,
            ranked[one.has_account].index(score) + 1 if one.complete else None,
        )
        for one, score in zip(results, scores, strict=True)
    ]


def _score(one: PlayerResult, total: Fraction, count: int) -> Fraction:
    """Return the points above the mean of the others; ``total`` is that of all ``count`` complete results."""
    if one.complete:
        total, count = total - one.points, count - 1
    return one.points - total / count
