"""Weights of worlds by how well they fit the calls, the contract and the discard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
import numpy.typing as npt

from prikup.bots.fitting import CALL_ERROR_WHISTS, discard_likelihood, hands_before_play
from prikup.bots.hand import STRAINS, talons, tricks, tricks_of_twelve
from prikup.bots.lookahead import SEARCH_BOT_WORLDS
from prikup.bots.mask_view import MaskView
from prikup.bots.worlds import Masks, Worlds, resample_worlds
from prikup.cards import Cards
from prikup.games.preferans.bot.bidding import DEFENDING_VALUE, contracts_by_rank, rank_of
from prikup.games.preferans.bot.prices import Prices, table_prices
from prikup.games.preferans.contracts import CONTRACTS, MISERE
from prikup.games.preferans.match import View
from prikup.games.preferans.rules import BLIND, MISERE_HAND, NINE_HAND

Weights = npt.NDArray[np.float64]
BidValues = Callable[[Masks, Prices], Callable[[int], Weights]]
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
    view, weights = mask_view.view, worlds.weights
    hands = hands_before_play(mask_view, worlds)
    dealt = hands.copy()
    if mask_view.chosen:
        talon = Cards(view.talon or ()).mask
        dealt[:, mask_view.declarer] = (dealt[:, mask_view.declarer] | worlds.pile) & np.uint32(
            ~talon & 0xFFFFFFFF
        )
    for place in range(3):
        if not mask_view.hands[place] and mask_view.sizes[place]:
            weights = weights * call_likelihoods(view, view.order[place], dealt[:, place], hopes)
    if not mask_view.hands[mask_view.declarer] and mask_view.pile[0] and mask_view.chosen:
        named = 5 * (mask_view.needs - 6) + STRAINS.index(mask_view.trump)
        money = table_prices(view.options, view.players)
        weights = weights * discard_likelihood(
            hands[:, mask_view.declarer], worlds.pile, contracts_by_rank(money), named
        )
    return worlds._replace(weights=weights)


def rough_call_likelihoods(view: View, seat: int, hands: Masks) -> Weights:
    """Return the likelihoods of :func:`call_likelihoods`, estimated in a twentieth of the time."""
    return call_likelihoods(view, seat, hands, _rate_bids_roughly)


def call_likelihoods(view: View, seat: int, hands: Masks, hopes: BidValues | None = None) -> Weights:
    """Return for each of these hands of ten how likely it is that a seat would have called as it did.

    ``hopes`` estimates the values of bids, by default exactly over all talons.
    """
    calls = [word for by, word in view.auction if by == seat]
    likelihoods = np.ones(len(hands))
    if not calls or SILENT_CALLS & set(calls):
        return likelihoods
    worths = (hopes or _rate_bids)(hands, table_prices(view.options, view.players))
    bids = [rank_of(word) for word in calls if word in CONTRACTS]
    if bids:
        likelihoods *= _estimate_likelihoods(worths(max(bids)) - DEFENDING_VALUE)
    if calls[-1] == "pass":
        likelihoods *= _estimate_likelihoods(DEFENDING_VALUE - worths(_find_rank_instead(view, seat)))
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


def _estimate_likelihoods(gain: Weights) -> Weights:
    """Return the likelihood of a call that is worth ``gain`` whists more than the alternative."""
    likelihoods: Weights = MIN_CALL_LIKELIHOOD + (1 - MIN_CALL_LIKELIHOOD) / (
        1 + np.exp(-gain / CALL_ERROR_WHISTS)
    )
    return likelihoods


def _rate_bids(hands: Masks, money: Prices) -> Callable[[int], Weights]:
    """Return a function from a bid's rank to its value with each of these hands, averaged over talons."""
    twelve = hands[:, None] | np.stack([talons(hand) for hand in hands.tolist()])
    worths = contracts_by_rank(money).worth(tricks_of_twelve(twelve))
    best: Weights = np.maximum.accumulate(worths[..., ::-1], axis=-1)[..., ::-1].mean(axis=1)
    return lambda rank: best[:, rank]


def _rate_bids_roughly(hands: Masks, money: Prices) -> Callable[[int], Weights]:
    """Return a function like that of :func:`_rate_bids`, by an estimate without a look at each talon."""
    means = tricks(hands) + TALON_TRICKS
    return lambda rank: contracts_by_rank(money).at_best(means, rank)
