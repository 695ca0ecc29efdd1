"""The search bot's Preferans: what to bid, lay away, name and play, by the average score over worlds."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import numpy as np
import numpy.typing as npt

from prikup.bots import playing
from prikup.bots.base import Seed, lot
from prikup.bots.hand import STRAINS, best_discard, discards, misere_discard, tricks, tricks_of_twelve
from prikup.bots.open_hands import solver
from prikup.bots.search import cards
from prikup.bots.seen import Seen
from prikup.cards import Cards
from prikup.core import View
from prikup.games.preferans.bot import avoiding, bidding, catching, misere, talon
from prikup.games.preferans.bot.beliefs import called, weighed
from prikup.games.preferans.bot.bidding import contracts, rank_of, winning_bid
from prikup.games.preferans.bot.prices import Prices, by_tricks, conceded, prices
from prikup.games.preferans.contracts import CONTRACTS, MISERE
from prikup.games.preferans.rules import nameable
from prikup.solver import NO_TRUMP, Rows
from prikup.solver.deal import fill_rows
from prikup.worlds import Layouts

Numbers = npt.NDArray[np.float64]

WORLDS: Final = 24
KEPT: Final = 10
"""How many discards are tried, all strains together, beside the best by the rules of thumb in each."""
AHEAD: Final = 12.0
"""Whists by which a contract may be worse by the rules of thumb and still be tried."""
import os
CAUTION: Final = float(os.environ.get("CAU","-9"))
"""Whists that winning the auction may be worth less than passing."""
DOUBT: Final = 15.0
"""Whists by which the rules of thumb may be wrong about a call."""


def card(seen: Seen, seed: Seed) -> int:
    """The card to play, as a mask."""
    if seen.kind == "misere":
        return catching.card(seen, seed)
    if seen.kind == "all_pass":
        return avoiding.card(seen, seed)
    money = prices(seen.view.options, seen.view.players)
    return cards.card(seen, seed, playing.card, by_tricks(money, seen.needs), weighed)


class Others:
    """Worlds of the two hands that a declarer does not see, each with its weight."""

    def __init__(self, view: View, seed: Seed, most: int) -> None:
        assert view.seat is not None
        self.me = view.order.index(view.seat)
        places = [place for place in view.hidden if place.place == "hand"]
        rest = [place for place in view.hidden if place.place != "hand"]
        filled = Layouts.of([*places, *rest]).some(Random(lot(seed, view)), most)
        by_place = {view.order.index(place.seat): at for at, place in enumerate(places) if place.seat is not None}
        turn = [(self.me + step) % 3 for step in (1, 2)]
        self.hands = filled[:, [by_place[place] for place in turn]]
        self.rest = filled[:, len(places) :]
        money = prices(view.options, view.players)
        weights = np.ones(len(filled))
        for at, place in enumerate(turn):
            weights = weights * called(view, view.order[place], self.hands[:, at], money)
        self.weights = weights / weights.sum()

    def tricks(self, mine: npt.NDArray[np.uint32], strains: Sequence[int]) -> npt.NDArray[np.int8]:
        """The declarer's tricks with each of these hands in the strain beside it: (hands, worlds)."""
        order = np.ascontiguousarray(self._rows(mine[:, None], [[one] for one in strains]).T)
        return solver().values(order.ravel(), related=True).values.reshape(order.shape).T

    def each(
        self, mine: npt.NDArray[np.uint32], strains: Sequence[int], *, fewest: bool = False
    ) -> npt.NDArray[np.int8]:
        """The declarer's tricks with a hand and a strain for each world."""
        return solver().values(self._rows(mine, strains), misere=fewest).values

    def _rows(self, mine: npt.NDArray[np.uint32], strains: npt.ArrayLike) -> Rows:
        trumps = np.array(strains)
        hands = np.broadcast_to(self.hands, (*np.broadcast_shapes(mine.shape, (len(self.hands),)), 2))
        both = np.concatenate((np.broadcast_to(mine, hands.shape[:-1])[..., None], hands), axis=-1)
        return fill_rows(both, np.where(trumps < 0, NO_TRUMP, trumps), -self.me % 3)


def bid(view: View, texts: Sequence[str], seed: Seed) -> str:
    """The call to make, one of the legal ``texts``."""
    assert view.seat is not None
    call = bidding.cheapest(texts)
    if bidding.BLIND in texts or call is None and MISERE not in texts:
        return bidding.bid(view, texts)
    hand = Cards(view.seats[view.seat].cards or ()).mask
    money = prices(view.options, view.players)
    expected = bidding.hopes(hand, money)
    least = bidding.passing(view, hand, money) + CAUTION
    best, worth = "pass", least
    for text in (bidding.MISERE_HAND, bidding.NINE_HAND):
        if text in texts and bidding.without_talon(hand, money, text) > worth:
            best, worth = text, bidding.without_talon(hand, money, text)
    others: Others | None = None
    if call is not None:
        rank = bidding.floor_of(view, winning_bid(view) if call == "hold" else call)
        if expected.contracts[rank] > least - DOUBT:
            others = Others(view, seed, WORLDS)
            played = _won(others, hand, rank, money)
            if played > worth:
                best, worth = call, played
    if MISERE in texts and expected.misere > least - 2 * DOUBT:
        others = others or Others(view, seed, WORLDS)
        if _misere(others, hand, money) > worth:
            best = MISERE
    return best


def _won(others: Others, hand: int, rank: int, money: Prices) -> float:
    """What it is worth to win the auction when contracts from this rank on may be named."""
    twelve = np.uint32(hand) | others.rest[:, 0]
    ranks = contracts(money).worth(tricks_of_twelve(twelve))[:, rank:].argmax(axis=1) + rank
    strains = [STRAINS[one % 5] for one in ranks.tolist()]
    kept = np.array(
        [cards & ~best_discard(cards, strain) for cards, strain in zip(twelve.tolist(), strains, strict=True)],
        np.uint32,
    )
    taken = others.each(kept, strains)
    worths = [by_tricks(money, 6 + one // 5)[t] for one, t in zip(ranks.tolist(), taken.tolist(), strict=True)]
    return float(others.weights @ worths)


def _misere(others: Others, hand: int, money: Prices) -> float:
    """What it is worth to win the auction with a misère."""
    twelve = (np.uint32(hand) | others.rest[:, 0]).tolist()
    kept = np.array([cards & ~misere_discard(cards) for cards in twelve], np.uint32)
    taken = others.each(kept, [-1] * len(kept), fewest=True)
    worths = np.where(taken == 0, 10 * money.pool, -10.0 * money.mount * money.hill * taken)
    return float(others.weights @ worths)


def lay_away(view: View, texts: Sequence[str], seed: Seed) -> str:
    """The discard, the talon thrown back, or giving up: one of the legal ``texts``."""
    assert view.seat is not None
    usual = talon.lay_away(view, texts)
    if winning_bid(view) == MISERE or usual in ("throw", "concede"):
        return usual
    twelve = Cards(view.seats[view.seat].cards or ()).mask
    money = prices(view.options, view.players)
    possible = [CONTRACTS[action.contract].rank for action in nameable(view.options, winning_bid(view))]
    pairs, strains = _tried(twelve, possible, money)
    others = Others(view, seed, WORLDS)
    kept = np.uint32(twelve) & ~np.array(pairs, np.uint32)
    worths = _worths(others, others.tricks(kept, strains), strains, possible, money)
    best = int(worths.argmax())
    return "discard " + " ".join(card.text for card in Cards(pairs[best]))


def _tried(twelve: int, possible: list[int], money: Prices) -> tuple[list[int], list[int]]:
    """Discards worth a trial with the strain to play after each, the best by the rules of thumb first."""
    pairs = discards(twelve)
    worths = contracts(money).worth(tricks(np.uint32(twelve) & ~np.array(pairs, np.uint32)))[:, possible]
    found: dict[tuple[int, int], float] = {}
    for strain in range(5):
        ranks = [at for at, rank in enumerate(possible) if rank % 5 == strain]
        if ranks:
            for pair, worth in zip(pairs, worths[:, ranks].max(axis=1).tolist(), strict=True):
                found[pair, STRAINS[strain]] = worth
    most = max(found.values())
    ranked = sorted(found, key=lambda one: (-found[one], one))[:KEPT]
    ranked = [one for one in ranked if found[one] > most - AHEAD]
    return [pair for pair, _ in ranked], [strain for _, strain in ranked]


def _worths(
    others: Others, taken: npt.NDArray[np.int8], strains: Sequence[int], possible: list[int], money: Prices
) -> Numbers:
    """What each hand is worth in its strain, at the level that is best on average."""
    found = np.full(len(strains), -1e9)
    for at, strain in enumerate(strains):
        for rank in possible:
            if STRAINS[rank % 5] == strain:
                worth = np.array(by_tricks(money, 6 + rank // 5))[taken[at]] @ others.weights
                found[at] = max(found[at], worth)
    return found


def name(view: View, texts: Sequence[str], seed: Seed) -> str:
    """The contract to name, one of the legal ``texts``; the higher of two as good."""
    assert view.seat is not None
    money = prices(view.options, view.players)
    hand = Cards(view.seats[view.seat].cards or ()).mask
    others = Others(view, seed, WORLDS)
    ranks = {text: CONTRACTS[text.split()[1]].rank for text in texts if text != "concede"}
    strains = sorted({STRAINS[rank % 5] for rank in ranks.values()})
    taken = others.tricks(np.full(len(strains), hand, np.uint32), strains)
    best, most = "", -1e9
    for text in texts:
        if text == "concede":
            worth = conceded(money, 6 + rank_of(winning_bid(view)) // 5)
        else:
            rank = ranks[text]
            tricks_of = taken[strains.index(STRAINS[rank % 5])]
            worth = float(np.array(by_tricks(money, 6 + rank // 5))[tricks_of] @ others.weights)
        if worth > most:
            best, most = text, worth
    return best
