"""Weights of worlds by how well they fit the calls, the contract and the discard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, fsum
from operator import mul
from typing import Final

from prikup.bots.fitting import CALL_ERROR_WHISTS, discard_likelihoods, hands_before_play
from prikup.bots.hand import STRAINS, tricks_of_twelve, with_talons
from prikup.bots.lookahead import SEARCH_BOT_WORLDS
from prikup.bots.mask_view import MaskView
from prikup.bots.outlook import best_from_each
from prikup.bots.worlds import Worlds, resample_worlds
from prikup.cards import Cards
from prikup.games.preferans.bot.bidding import DEFENDING_VALUE, contracts_by_rank, rank_of
from prikup.games.preferans.bot.prices import Prices, table_prices
from prikup.games.preferans.contracts import CONTRACTS, MISERE
from prikup.games.preferans.match import View
from prikup.games.preferans.rules import BLIND, MISERE_HAND, NINE_HAND

BidValues = Callable[[Sequence[int], Prices], Callable[[int], list[float]]]
"""Function from hands and prices to a function from the rank of a bid to its value for each hand."""

MIN_CALL_LIKELIHOOD: Final = 0.03
"""Lowest likelihood of a call, as other players judge by other rules."""
TALON_TRICKS: Final = 1.15
"""Tricks that the talon adds to a hand on average."""
SILENT_CALLS: Final = frozenset({MISERE, MISERE_HAND, NINE_HAND, BLIND})
"""Calls that say nothing of tricks to win with a talon."""


def likeliest_worlds(mask_view: MaskView, worlds: Worlds) -> Worlds:
    """Return the few of many worlds of a contract that fit best, by an estimate of each hand's bid."""
    return resample_worlds(weigh_roughly(mask_view, worlds), SEARCH_BOT_WORLDS)


def weigh_roughly(mask_view: MaskView, worlds: Worlds) -> Worlds:
    """Return the worlds of a contract, weighed by an estimate of each hand's bid."""
    return weigh_worlds(mask_view, worlds, _rate_bids_roughly)


def weigh_worlds(mask_view: MaskView, worlds: Worlds, hopes: BidValues | None = None) -> Worlds:
    """Return the worlds of a contract, each weighed by how well it fits the calls and the discard.

    ``hopes`` estimates the values of bids, by default exactly over all talons.
    """
    view = mask_view.view
    hands = hands_before_play(mask_view, worlds)
    dealt = [list(of_world) for of_world in hands]
    if mask_view.chosen:
        talon = Cards(view.talon or ()).mask
        for of_world, pile in zip(dealt, worlds.pile, strict=True):
            of_world[mask_view.declarer] = (of_world[mask_view.declarer] | pile) & ~talon
    for place in range(3):
        if not mask_view.hands[place] and mask_view.sizes[place]:
            own = [of_world[place] for of_world in dealt]
            worlds = worlds.weighed(call_likelihoods(view, view.order[place], own, hopes))
    if not mask_view.hands[mask_view.declarer] and mask_view.pile[0] and mask_view.chosen:
        named = 5 * (mask_view.needs - 6) + STRAINS.index(mask_view.trump)
        contracts = contracts_by_rank(table_prices(view.options, view.players))
        kept = [of_world[mask_view.declarer] for of_world in hands]
        worlds = worlds.weighed(discard_likelihoods(kept, worlds.pile, contracts, named))
    return worlds


def rough_call_likelihoods(view: View, seat: int, hands: Sequence[int]) -> list[float]:
    """Return the likelihoods of :func:`call_likelihoods`, estimated in a twentieth of the time."""
    return call_likelihoods(view, seat, hands, _rate_bids_roughly)


def call_likelihoods(
    view: View, seat: int, hands: Sequence[int], hopes: BidValues | None = None
) -> list[float]:
    """Return for each of these hands of ten how likely it is that a seat would have called as it did.

    ``hopes`` estimates the values of bids, by default exactly over all talons.
    """
    calls = [word for by, word in view.auction if by == seat]
    likelihoods = [1.0] * len(hands)
    if not calls or SILENT_CALLS & set(calls):
        return likelihoods
    values = (hopes or _rate_bids)(hands, table_prices(view.options, view.players))
    bids = [rank_of(word) for word in calls if word in CONTRACTS]
    if bids:
        likelihoods = [_estimate_likelihood(value - DEFENDING_VALUE) for value in values(max(bids))]
    if calls[-1] == "pass":
        passed = values(_find_rank_instead(view, seat))
        likelihoods = list(
            map(mul, likelihoods, (_estimate_likelihood(DEFENDING_VALUE - value) for value in passed))
        )
    return likelihoods


def _find_rank_instead(view: View, seat: int) -> int:
    """Return the rank that a seat could have bid instead of its pass."""
    high = -1
    for by, word in view.auction:
        if by == seat and word == "pass":
            break
        if word in CONTRACTS and word not in SILENT_CALLS:
            high = max(high, rank_of(word))
    return min(high + 1, 24)


def _estimate_likelihood(gain: float) -> float:
    """Return the likelihood of a call that is worth ``gain`` whists more than the alternative."""
    return MIN_CALL_LIKELIHOOD + (1 - MIN_CALL_LIKELIHOOD) / (1 + exp(-gain / CALL_ERROR_WHISTS))


def _rate_bids(hands: Sequence[int], money: Prices) -> Callable[[int], list[float]]:
    """Return a function from a bid's rank to its value with each of these hands, averaged over talons."""
    contracts = contracts_by_rank(money)
    best_by_hand = []
    for hand in hands:
        by_talon = [
            best_from_each(contracts.values_at(means)) for means in tricks_of_twelve(with_talons(hand))
        ]
        best_by_hand.append([fsum(values) / len(by_talon) for values in zip(*by_talon, strict=True)])
    return lambda rank: [best[rank] for best in best_by_hand]


def _rate_bids_roughly(hands: Sequence[int], money: Prices) -> Callable[[int], list[float]]:
    """Return a function like that of :func:`_rate_bids`, by an estimate without a look at each talon."""
    return lambda rank: contracts_by_rank(money).at_best(hands, rank, TALON_TRICKS)
