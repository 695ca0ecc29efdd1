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


def weigh_by_contract(seen: MaskView, worlds: Worlds, contracts: Contracts, named: int) -> Worlds:
    """Weigh the worlds by how well the declarer's cards fit the named contract, ``named`` being its place."""
    if seen.hands[seen.declarer] or not seen.pile[0] or not seen.chosen:
        return worlds
    kept = hands_before_play(seen, worlds)[:, seen.declarer]
    return worlds._replace(weights=worlds.weights * discard_likelihood(kept, worlds.pile, contracts, named))


def hands_before_play(seen: MaskView, worlds: Worlds) -> Masks:
    """Return the hands before the first card was played."""
    hands = worlds.hands.copy()
    for move in seen.view.log:
        if isinstance(move.action, PlayCard) and move.seat in seen.seat_places:
            hands[:, seen.seat_places[move.seat]] |= np.uint32(move.action.card.bit)
    return hands


def discard_likelihood(kept: Masks, pile: Masks, contracts: Contracts, named: int) -> Numbers:
    """Return the likelihood of the discard and the named contract, by world."""
    strain = int(contracts.strains[named])
    means = tricks(kept)
    lost = tricks_of_twelve_in(strain, kept | pile) - means[:, strain]
    other = contracts.at_best(means) - contracts.of_one(means, named)
    found: Numbers = np.exp(
        -lost / DISCARD_ERROR_TRICKS - np.minimum(other, MAX_ERROR_WHISTS) / CALL_ERROR_WHISTS
    )
    return np.maximum(found, MIN_LIKELIHOOD)
