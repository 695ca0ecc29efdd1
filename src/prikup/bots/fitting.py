"""Weights of worlds by the contract that the declarer named and the discard."""

from __future__ import annotations

from typing import Final

import numpy as np

from prikup.bots.hand import Numbers, tricks, tricks_of_twelve_in
from prikup.bots.mask_view import MaskView
from prikup.bots.outlook import Contracts
from prikup.bots.worlds import Masks, Worlds
from prikup.core import PlayCard

DISCARD_ERROR_TRICKS: Final = 0.35
"""Tricks by which a discard must be worse than the best to be e times less likely."""
CALL_ERROR_WHISTS: Final = 8.0
"""Whists by which a call must be worse than another to be e times less likely."""
MAX_ERROR_WHISTS: Final = 60.0
"""Largest difference of contracts, in whists, that is taken into account."""
MIN_LIKELIHOOD: Final = 1e-6


def weigh_by_contract(mask_view: MaskView, worlds: Worlds, contracts: Contracts, named_index: int) -> Worlds:
    """Weigh the worlds by how well the declarer's cards fit the named contract, given by its index."""
    if mask_view.hands[mask_view.declarer] or not mask_view.pile[0] or not mask_view.chosen:
        return worlds
    kept_hands = hands_before_play(mask_view, worlds)[:, mask_view.declarer]
    return worlds._replace(
        weights=worlds.weights * discard_likelihood(kept_hands, worlds.pile, contracts, named_index)
    )


def hands_before_play(mask_view: MaskView, worlds: Worlds) -> Masks:
    """Return the hands before the first card was played."""
    hands = worlds.hands.copy()
    for move in mask_view.view.log:
        if isinstance(move.action, PlayCard) and move.seat in mask_view.seat_places:
            hands[:, mask_view.seat_places[move.seat]] |= np.uint32(move.action.card.bit)
    return hands


def discard_likelihood(kept_hands: Masks, pile: Masks, contracts: Contracts, named_index: int) -> Numbers:
    """Return by world the likelihood of the discard and of the named contract.

    It is less the more tricks the discard cost, and the more another contract would be worth.
    """
    strain = int(contracts.strains[named_index])
    means = tricks(kept_hands)
    lost_tricks = tricks_of_twelve_in(strain, kept_hands | pile) - means[:, strain]
    forgone_value = contracts.at_best(means) - contracts.of_one(means, named_index)
    likelihoods: Numbers = np.exp(
        -lost_tricks / DISCARD_ERROR_TRICKS - np.minimum(forgone_value, MAX_ERROR_WHISTS) / CALL_ERROR_WHISTS
    )
    return np.maximum(likelihoods, MIN_LIKELIHOOD)
