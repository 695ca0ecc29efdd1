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


def likeliest_worlds(seen: MaskView, worlds: Worlds) -> Worlds:
    """Return the few of many worlds of a contract that fit best, by an estimate of each hand's bid."""
    return resample_worlds(weigh_roughly(seen, worlds), SEARCH_BOT_WORLDS)


def weigh_roughly(seen: MaskView, worlds: Worlds) -> Worlds:
    """Return the worlds of a contract, weighed by an estimate of each hand's bid."""
    return weigh_worlds(seen, worlds, _rough_bid_values)


def weigh_worlds(seen: MaskView, worlds: Worlds, hopes: BidValues | None = None) -> Worlds:
    """Return the worlds of a contract, each weighed by how well it fits."""
    view, found = seen.view, worlds.weights
    kept = hands_before_play(seen, worlds)
    dealt = kept.copy()
    if seen.chosen:
        talon = Cards(view.talon or ()).mask
        dealt[:, seen.declarer] = (dealt[:, seen.declarer] | worlds.pile) & np.uint32(~talon & 0xFFFFFFFF)
    for place in range(3):
        if not seen.hands[place] and seen.sizes[place]:
            found = found * call_likelihoods(view, view.order[place], dealt[:, place], hopes)
    if not seen.hands[seen.declarer] and seen.pile[0] and seen.chosen:
        named = 5 * (seen.needs - 6) + STRAINS.index(seen.trump)
        money = table_prices(view.options, view.players)
        found = found * discard_likelihood(
            kept[:, seen.declarer], worlds.pile, contracts_by_rank(money), named
        )
    return worlds._replace(weights=found)


def rough_call_likelihoods(view: View, seat: int, hands: Masks) -> Weights:
    """Return the likelihoods of :func:`call_likelihoods`, estimated in a twentieth of the time."""
    return call_likelihoods(view, seat, hands, _rough_bid_values)


def call_likelihoods(view: View, seat: int, hands: Masks, hopes: BidValues | None = None) -> Weights:
    """Return for each of these hands of ten how likely it is that a seat would have called as it did."""
    calls = [said for by, said in view.auction if by == seat]
    found = np.ones(len(hands))
    if not calls or SILENT_CALLS & set(calls):
        return found
    worths = (hopes or _bid_values)(hands, table_prices(view.options, view.players))
    bids = [rank_of(said) for said in calls if said in CONTRACTS]
    if bids:
        found *= _likelihoods(worths(max(bids)) - DEFENDING_VALUE)
    if calls[-1] == "pass":
        found *= _likelihoods(DEFENDING_VALUE - worths(_rank_to_bid(view, seat)))
    return found


def _rank_to_bid(view: View, seat: int) -> int:
    """Return the rank that a seat would have had to bid instead of its pass."""
    high = -1
    for by, said in view.auction:
        if by == seat and said == "pass":
            break
        if said in CONTRACTS and said not in SILENT_CALLS:
            high = max(high, rank_of(said))
    return min(high + 1, 24)


def _likelihoods(gain: Weights) -> Weights:
    """Return the likelihood of a call that is worth ``gain`` whists more than the alternative."""
    found: Weights = MIN_CALL_LIKELIHOOD + (1 - MIN_CALL_LIKELIHOOD) / (1 + np.exp(-gain / CALL_ERROR_WHISTS))
    return found


def _bid_values(hands: Masks, money: Prices) -> Callable[[int], Weights]:
    """Return the value of winning the auction with a bid with these hands, on average over talons."""
    twelve = hands[:, None] | np.stack([talons(hand) for hand in hands.tolist()])
    worths = contracts_by_rank(money).worth(tricks_of_twelve(twelve))
    best: Weights = np.maximum.accumulate(worths[..., ::-1], axis=-1)[..., ::-1].mean(axis=1)
    return lambda rank: best[:, rank]


def _rough_bid_values(hands: Masks, money: Prices) -> Callable[[int], Weights]:
    """Return an estimate of the values of :func:`_bid_values`, without a look at each talon."""
    means = tricks(hands) + TALON_TRICKS
    return lambda rank: contracts_by_rank(money).at_best(means, rank)
