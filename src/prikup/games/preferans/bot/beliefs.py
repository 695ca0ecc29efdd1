"""How well worlds fit what the players did: their calls, the contract, and what the declarer laid away."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from prikup.bots.hand import STRAINS, talons, tricks, tricks_of_twelve
from prikup.bots.search.worlds import Masks, Worlds
from prikup.bots.seen import Seen
from prikup.cards import Cards
from prikup.core import PlayCard, View
from prikup.games.preferans.bot.bidding import contracts, rank_of
from prikup.games.preferans.bot.prices import Prices, prices
from prikup.games.preferans.contracts import CONTRACTS, MISERE
from prikup.games.preferans.rules import BLIND, MISERE_HAND, NINE_HAND

Weights = npt.NDArray[np.float64]

CALL: Final = 8.0
"""Whists by which a call may be worse than another before it is e times less likely."""
DISCARD: Final = 0.35
"""Tricks by which a discard may be worse than the best before it is e times less likely."""
LEAST: Final = 0.03
"""No call is less likely than this: others bid by other lights."""


def weighed(seen: Seen, worlds: Worlds) -> Worlds:
    """The worlds of a contract, each weighed by how well it fits."""
    view = seen.view
    money = prices(view.options, view.players)
    dealt = _dealt(seen, worlds)
    found = worlds.weights
    for place in range(3):
        if not seen.hands[place] and seen.sizes[place]:
            found = found * called(view, view.order[place], dealt[:, place], money)
    if not seen.hands[seen.declarer] and seen.pile[0] and seen.chosen:
        found = found * laid_away(seen, worlds)
    return worlds._replace(weights=found)


def _dealt(seen: Seen, worlds: Worlds) -> Masks:
    """The hands as they were dealt."""
    dealt = worlds.hands.copy()
    for move in seen.view.log:
        if isinstance(move.action, PlayCard) and move.seat in seen.seat_places:
            dealt[:, seen.seat_places[move.seat]] |= np.uint32(move.action.card.bit)
    if seen.chosen:
        talon = Cards(seen.view.talon or ()).mask
        dealt[:, seen.declarer] = (dealt[:, seen.declarer] | worlds.pile) & np.uint32(~talon & 0xFFFFFFFF)
    return dealt


def called(view: View, seat: int, hands: Masks, money: Prices) -> Weights:
    """How likely a seat with each of these hands of ten is to have called as it did."""
    calls = [said for by, said in view.auction if by == seat]
    if not calls or {MISERE, MISERE_HAND, NINE_HAND, BLIND} & set(calls):
        return np.ones(len(hands))
    worths = _hopes(hands, money)
    found = np.ones(len(hands))
    bids = [rank_of(said) for said in calls if said in CONTRACTS]
    if bids:
        found *= _likely(worths[:, max(bids)] - PASSING)
    if calls[-1] == "pass":
        high = max((rank_of(said) for by, said in view.auction if said in CONTRACTS), default=-1)
        after = max(high, *bids) if bids else high
        next_rank = min(_asked(view, seat, after), 24)
        found *= _likely(PASSING - worths[:, next_rank])
    return found


PASSING: Final = -4.0


def _asked(view: View, seat: int, high: int) -> int:
    """The rank that this seat would have had to bid instead of its pass."""
    before = -1
    for by, said in view.auction:
        if by == seat and said == "pass":
            break
        if said in CONTRACTS and said != MISERE:
            before = max(before, rank_of(said))
    return before + 1


def _likely(gain: Weights) -> Weights:
    return LEAST + (1 - LEAST) / (1 + np.exp(-np.clip(gain / CALL, -30, 30)))


def _hopes(hands: Masks, money: Prices) -> Weights:
    """What winning the auction with each bid is worth with these hands: (hands, 25)."""
    twelve = hands[:, None] | np.stack([talons(int(hand)) for hand in hands])
    worths = contracts(money).worth(tricks_of_twelve(twelve))
    best: Weights = np.maximum.accumulate(worths[..., ::-1], axis=-1)[..., ::-1].mean(axis=1)
    return best


def laid_away(seen: Seen, worlds: Worlds) -> Weights:
    """How likely the declarer is to have laid away what lies aside, to play this contract."""
    assert seen.view.contract is not None
    strain = STRAINS.index(seen.trump)
    kept = worlds.hands[:, seen.declarer].copy()
    for move in seen.view.log:
        if isinstance(move.action, PlayCard) and seen.seat_places.get(move.seat or 0) == seen.declarer:
            kept |= np.uint32(move.action.card.bit)
    lost = tricks_of_twelve(kept | worlds.pile)[:, strain] - tricks(kept)[:, strain]
    found: Weights = np.exp(-lost / DISCARD)
    money = prices(seen.view.options, seen.view.players)
    worths = contracts(money).worth(tricks(kept))
    rank = 5 * (seen.needs - 6) + strain
    found = found * np.exp(-np.clip(worths.max(axis=1) - worths[:, rank], 0, 60) / CALL)
    return np.maximum(found, 1e-6)
