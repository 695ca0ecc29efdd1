"""Declarations of the defence by the search bot: the expectation of a hand is fitted to exact results."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Final

from prikup.bots.base import Seed
from prikup.bots.defence import DefenceEstimate, estimate_tricks
from prikup.bots.hand import chances
from prikup.games.preferans.bot import whisting
from prikup.games.preferans.bot.prices import Prices, level_value, settled_prices, undertrick_whists
from prikup.games.preferans.match import View

FIT_BY_LEVEL: Final = ((3.68, 4.0, 0.44, 0.85), (2.27, 2.74, 0.85, 0.71), (0.98, 1.66, 0.69, 0.58),
                 (0.61, 0.8, 0.72, 0.49), (0.47, 0.12, 0.5, 0.31))  # fmt: skip
"""Fit by level: the average of :func:`expected` for both hands, the tricks they take with all cards open, the
slope from the first to the second, and the standard deviation that is left.

Fitted to 1,556 contracts that rules bots named in ``kodeks-sochi`` (``benchmarks/fit_whists.py``).
"""
MIN_FITTED_TRICKS: Final = 0.1


def choose_word(view: View, texts: Sequence[str], seed: Seed) -> str:
    """Return the word to say, one of the legal ``texts``."""
    return whisting.choose_word_by(
        view, texts, settled_prices(view.options, view.players), fitted_estimate, values_beside_whister
    )


def word_values(view: View, texts: Sequence[str], seed: Seed) -> dict[str, float]:
    """Return the value of each word, in whists."""
    return whisting.word_values(
        view, texts, settled_prices(view.options, view.players), fitted_estimate, values_beside_whister
    )


def fitted_estimate(hand: int, trump: int, level: int) -> DefenceEstimate:
    """Return the tricks that a hand can expect against a contract, by a line fitted to exact results."""
    hand_tricks = estimate_tricks(hand, trump, level)
    mean_estimate, mean_tricks, slope, spread = FIT_BY_LEVEL[level - 6]
    return DefenceEstimate(
        hand_tricks.own,
        max(MIN_FITTED_TRICKS, mean_tricks + slope * (hand_tricks.both - mean_estimate)),
        spread,
    )


def values_beside_whister(money: Prices, level: int, estimate: DefenceEstimate) -> dict[str, float]:
    """Return the values of a pass and of a whist beside a whister.

    A whister writes their own whists less those owed where both lack tricks; a passer gets the whists that a
    lone whister shares.
    """
    if money.farm:
        return whisting.values_beside_whister(money, level, estimate)
    worth, quota, whist_value, pass_value = level_value(level), money.quota[level - 6], 0.0, 0.0
    share = min(0.95, max(0.05, estimate.own / estimate.both))
    for side_tricks, chance in enumerate(chances(estimate.both, estimate.spread)):
        pass_value += (
            chance * 0.5 * worth * money.whist * side_tricks * whisting.is_sharing(money, level, side_tricks)
        )
        if not money.all_consoled and money.consolers:
            whist_value += chance * max(0, side_tricks - (10 - level)) * undertrick_whists(money, level)
        for own_tricks in range(side_tricks + 1):
            own_chance = (
                chance
                * comb(side_tricks, own_tricks)
                * share**own_tricks
                * (1 - share) ** (side_tricks - own_tricks)
            )
            whist_value += own_chance * worth * money.whist * own_tricks
            if side_tricks < quota:
                short = money.single if quota == 1 else max(0, quota // 2 - own_tricks)
                whist_value -= own_chance * short * worth * money.owed * money.hill
    return {"pass": pass_value, "whist": whist_value}
