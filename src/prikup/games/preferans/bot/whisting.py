"""Declarations of the defence: whist, pass or half, then open or closed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import mul
from typing import Final

from prikup.bots.defence import DefenceEstimate, estimate_tricks
from prikup.bots.hand import TRICKS_SPREAD, chances
from prikup.cards import Cards, Suit
from prikup.games.preferans.bot.prices import Prices, level_value, table_prices, undertrick_whists
from prikup.games.preferans.match import View

EstimateHand = Callable[[int, int, int], DefenceEstimate]
"""Function from a hand, a trump (-1: none) and a level to the tricks that the hand can expect."""
ValueBeside = Callable[[Prices, int, DefenceEstimate], dict[str, float]]
"""Function to the values of a pass and a whist beside a whister; the first of two equal ones is said."""

CLOSED_HANDS_LOSS: Final = 0.16
"""Tricks that the defence takes less with hands closed than with all cards open."""
MADE_COST_SHARE: Final = 0.4
"""Share of the value of a made contract that one defender loses by it, by a rule of thumb."""
DIVIDED_SHARE: Final = 0.5
"""Share of whists that a lone whister and the passer divide (8.4)."""
SINGLE_TRICK_SHARE: Final = 0.5
"""Tricks that a whister beside another reckons to owe if the quota is one: the partner may take it."""
OWN_TRICKS_SPREAD: Final = 0.88
"""Standard deviation of the tricks of one defender around their estimate."""
MAX_TRICKS: Final = 10


def choose_word(view: View, texts: Sequence[str]) -> str:
    """Return the word to say, one of the legal ``texts``."""
    return choose_word_by(
        view, texts, table_prices(view.options, view.players), estimate_tricks, values_beside_whister
    )


def choose_word_by(
    view: View, texts: Sequence[str], money: Prices, estimate_hand: EstimateHand, rate_beside: ValueBeside
) -> str:
    """Return the choice of :func:`choose_word` by these prices.

    ``estimate_hand`` expects tricks of a hand, ``rate_beside`` rates the words of a defender after a whist.
    """
    if "open" in texts:
        # One player who sees both hands gains more than the declarer learns from them.
        return "open"
    if view.seat not in view.order:
        # The resting dealer owes nothing: a contract that is played can only bring them whists.
        return "whist"
    values = word_values(view, texts, money, estimate_hand, rate_beside)
    return max(values, key=values.__getitem__)


def word_values(
    view: View, texts: Sequence[str], money: Prices, estimate_hand: EstimateHand, rate_beside: ValueBeside
) -> dict[str, float]:
    """Return the value of each of the legal ``texts``, in whists; the first of two equal ones is said.

    ``estimate_hand`` expects tricks of a hand, ``rate_beside`` rates the words of a defender after a whist.
    """
    assert view.seat is not None and view.contract is not None and view.contract.needs is not None
    level = view.contract.needs
    hand = Cards(view.seats[view.seat].cards or ()).mask
    trump = -1 if view.contract.trump is None else int(Suit.parse(view.contract.trump))
    estimate = estimate_hand(hand, trump, level)
    if "open" in texts:
        closed = estimate._replace(both=max(0.0, estimate.both - CLOSED_HANDS_LOSS))
        return {
            "open": _rate_lone_whist(money, level, estimate),
            "closed": _rate_lone_whist(money, level, closed),
        }
    if view.seat not in view.order:
        return {"whist": level_value(level) * money.whist * estimate.both, "pass": 0.0}
    words = [word for _, word in view.declarations]
    if words == ["whist"]:
        return rate_beside(money, level, estimate)
    values = answer_values(money, level, estimate, words, texts, can_dealer_whist(view))
    return {text: values[text] for text in texts if text in values}


def can_dealer_whist(view: View) -> bool:
    """Return True if a resting dealer may whist where nobody else does."""
    return bool(view.players == 4 and view.options.dealer_whist)


def choose_answer(
    money: Prices,
    level: int,
    estimate: DefenceEstimate,
    words: Sequence[str],
    texts: Sequence[str],
    dealer_may_whist: bool,
) -> str:
    """Return the word of a defender with this estimate and no whister before them.

    ``dealer_may_whist`` is True if a resting dealer may still whist.
    """
    values = answer_values(money, level, estimate, words, texts, dealer_may_whist)
    return max((text for text in texts if text in values), key=values.__getitem__)


def answer_values(
    money: Prices,
    level: int,
    estimate: DefenceEstimate,
    words: Sequence[str],
    texts: Sequence[str],
    dealer_may_whist: bool,
) -> dict[str, float]:
    """Return the value of each word of :func:`choose_answer`."""
    passer_value = _rate_passer(money, level, estimate) if dealer_may_whist else _rate_unwhisted(money, level)
    values = {"whist": _rate_lone_whist(money, level, estimate), "pass": _rate_unwhisted(money, level)}
    if list(words) == ["pass", "half"]:
        values["pass"] = passer_value
    if "half" in texts:
        whists = (
            0.0
            if dealer_may_whist and not words[1:]
            else money.quota[level - 6] / 2 * level_value(level) * money.whist
        )
        values["half"] = passer_value + whists
    return values


def _rate_unwhisted(money: Prices, level: int) -> float:
    """Return the value to a defender of a contract that is made without whists."""
    return -level_value(level) * money.made * money.pool * MADE_COST_SHARE


def _rate_without_whists(money: Prices, level: int, tricks: int, consoled: bool) -> float:
    """Return the value to a defender of this many tricks of the defence, without whists.

    ``consoled`` is True if undertricks write whists for this defender.
    """
    undertricks = tricks - (10 - level)
    if undertricks <= 0:
        return _rate_unwhisted(money, level)
    written = undertrick_whists(money, level) if consoled else 0.0
    return undertricks * (level_value(level) * money.mount * money.other + written)


def _rate_passer(money: Prices, level: int, estimate: DefenceEstimate) -> float:
    """Return the value to a defender who passed of a contract that is played."""
    return _average(_list_passer_values(money, level), chances(estimate.both, estimate.spread))


def _rate_lone_whist(money: Prices, level: int, estimate: DefenceEstimate) -> float:
    """Return the value of a lone whist with this estimate of the side's tricks."""
    return _average(_list_lone_whist_values(money, level), chances(estimate.both, estimate.spread))


def _average(values: Sequence[float], likelihoods: Sequence[float]) -> float:
    """Return the mean of values with these likelihoods."""
    mean: float = sum(map(mul, values, likelihoods))
    return mean


@lru_cache(maxsize=256)
def _list_passer_values(money: Prices, level: int) -> list[float]:
    """Return the value to a defender who passed of each number of tricks of the defence."""
    return [
        _rate_without_whists(money, level, tricks, money.all_consoled) for tricks in range(MAX_TRICKS + 1)
    ]


@lru_cache(maxsize=256)
def _list_lone_whist_values(money: Prices, level: int) -> list[float]:
    """Return the value to a lone whister of each number of tricks of the defence."""
    return [
        _count_lone_whists(money, level, tricks)
        + _rate_without_whists(money, level, tricks, money.consolers > 0)
        for tricks in range(MAX_TRICKS + 1)
    ]


def _count_lone_whists(money: Prices, level: int, tricks: int) -> float:
    """Return the whists of a lone whister for these tricks, less those paid for missing ones."""
    value, missing = level_value(level), max(0, money.quota[level - 6] - tricks)
    if money.farm:
        return float(-value * missing if missing else value * tricks)
    share = DIVIDED_SHARE if is_sharing(money, level, tricks) else 1.0
    return share * value * money.whist * tricks - missing * value * money.owed * money.hill


def is_sharing(money: Prices, level: int, tricks: int) -> bool:
    """Return True if a lone whister shares the whists for this many tricks with the passer."""
    return money.shared == 2 or (money.shared == 1 and tricks > 10 - level)


def values_beside_whister(money: Prices, level: int, estimate: DefenceEstimate) -> dict[str, float]:
    """Return the values in whists of a pass and of a whist beside a whister.

    They depend on whether the defender's own tricks cover their share of the quota.
    """
    both_chances = chances(estimate.both, TRICKS_SPREAD)
    own_chances = chances(estimate.own, OWN_TRICKS_SPREAD)
    partner_tricks = estimate.both - estimate.own if money.farm else 0.0
    shared, consoled = _list_values_beside(money, level)
    owed = _list_second_whists(money, level, partner_tricks)
    return {
        "pass": _average(shared, both_chances),
        "whist": _average(consoled, both_chances) + _average(owed, own_chances),
    }


@lru_cache(maxsize=256)
def _list_values_beside(money: Prices, level: int) -> tuple[list[float], list[float]]:
    """Return by tricks of the defence a passer's share of whists, and a whister's whists for undertricks."""
    value, is_consoled = level_value(level), not money.all_consoled and money.consolers
    return (
        [
            DIVIDED_SHARE * value * money.whist * tricks if is_sharing(money, level, tricks) else 0.0
            for tricks in range(MAX_TRICKS + 1)
        ],
        [
            max(0, tricks - (10 - level)) * undertrick_whists(money, level) if is_consoled else 0.0
            for tricks in range(MAX_TRICKS + 1)
        ],
    )


@lru_cache(maxsize=1024)
def _list_second_whists(money: Prices, level: int, mean_partner_tricks: float) -> list[float]:
    """Return the whists of :func:`_count_second_whists` by own tricks."""
    return [
        _count_second_whists(money, level, tricks, mean_partner_tricks) for tricks in range(MAX_TRICKS + 1)
    ]


def _count_second_whists(money: Prices, level: int, tricks: int, mean_partner_tricks: float) -> float:
    """Return the whists of a whister beside another for their own tricks, less what missing ones cost.

    Each of the two owes half of the quota. At Game Farm (8.9) the tricks count if both together reach the
    quota; otherwise the whister is paid for the personal quota if they took it, else pays what is missing.
    """
    value, quota = level_value(level), money.quota[level - 6]
    if not money.farm:
        owed_tricks = quota / 2 if quota > 1 else SINGLE_TRICK_SHARE * money.single
        missing = max(0.0, owed_tricks - tricks)
        return value * money.whist * tricks - missing * value * money.owed * money.hill
    personal = money.personal[level - 6]
    quota_chance = sum(
        chance
        for partner_tricks, chance in enumerate(
            chances(max(mean_partner_tricks, quota - personal), TRICKS_SPREAD)
        )
        if partner_tricks + tricks >= quota
    )
    unmet_tricks = personal if tricks >= personal else tricks - personal
    return value * (quota_chance * tricks + (1 - quota_chance) * unmet_tricks)
