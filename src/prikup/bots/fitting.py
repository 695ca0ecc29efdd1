"""Weights of worlds by the contract that the declarer named and the discard."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from operator import or_
from typing import Final

from prikup.bots.hand import tricks_by_hand, tricks_of_twelve
from prikup.bots.mask_view import MaskView
from prikup.bots.outlook import Contracts
from prikup.bots.worlds import Hands, Worlds
from prikup.core import PlayCard

DISCARD_ERROR_TRICKS: Final = 0.35
"""Tricks by which a discard must be worse than the best to be e times less likely."""
CALL_ERROR_WHISTS: Final = 8.0
"""Whists by which a call must be worse than another to be e times less likely."""
MAX_ERROR_WHISTS: Final = 60.0
"""Largest difference of contracts, in whists, that is taken into account."""
LACK_ERROR_TRICKS: Final = 0.25
"""Tricks that a hand is short of the level of a contract by which it is e times less likely to be named.

In 300 deals of our bots in each of three games the defence took its quota in 48 % of the contracts. It takes
it in 72 % of the worlds that are weighed without this, and in 57 % with it.
"""
MIN_LIKELIHOOD: Final = 1e-6


def weigh_by_contract(mask_view: MaskView, worlds: Worlds, contracts: Contracts, named_index: int) -> Worlds:
    """Weigh the worlds by how well the declarer's cards fit the named contract, given by its index."""
    if mask_view.hands[mask_view.declarer] or not mask_view.pile[0] or not mask_view.chosen:
        return worlds
    kept_hands = [hands[mask_view.declarer] for hands in hands_before_play(mask_view, worlds)]
    return worlds.weighed(discard_likelihoods(kept_hands, worlds.pile, contracts, named_index))


def weigh_by_level(mask_view: MaskView, worlds: Worlds) -> Worlds:
    """Weigh the worlds by whether the declarer's hand is good for the tricks of the contract."""
    if mask_view.kind != "contract" or mask_view.hands[mask_view.declarer]:
        return worlds
    kept_hands = [hands[mask_view.declarer] for hands in hands_before_play(mask_view, worlds)]
    lacking = (max(0.0, mask_view.needs - means[mask_view.trump]) for means in tricks_by_hand(kept_hands))
    return worlds.weighed(max(exp(-tricks / LACK_ERROR_TRICKS), MIN_LIKELIHOOD) for tricks in lacking)


def hands_before_play(mask_view: MaskView, worlds: Worlds) -> list[Hands]:
    """Return the hands of each world before the first card was played."""
    played = [0, 0, 0]
    for move in mask_view.view.log:
        if isinstance(move.action, PlayCard) and move.seat in mask_view.seat_places:
            played[mask_view.seat_places[move.seat]] |= move.action.card.bit
    return [list(map(or_, hands, played)) for hands in worlds.hands]


def discard_likelihoods(
    kept_hands: Sequence[int], pile: Sequence[int], contracts: Contracts, named_index: int
) -> list[float]:
    """Return by world the likelihood of the discard and of the named contract.

    It is less the more tricks the discard cost, and the more another contract would be worth.
    """
    strain = contracts.strains[named_index]
    of_twelve = tricks_of_twelve(list(map(or_, kept_hands, pile)))
    likelihoods = []
    for means, best_means, best_value in zip(
        tricks_by_hand(kept_hands), of_twelve, contracts.at_best(kept_hands), strict=True
    ):
        lost_tricks = best_means[strain] - means[strain]
        forgone_value = best_value - contracts.of_one(means, named_index)
        errors = lost_tricks / DISCARD_ERROR_TRICKS + min(forgone_value, MAX_ERROR_WHISTS) / CALL_ERROR_WHISTS
        likelihoods.append(max(exp(-errors), MIN_LIKELIHOOD))
    return likelihoods
