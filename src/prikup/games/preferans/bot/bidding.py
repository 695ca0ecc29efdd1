"""The auction: look, bid, hold or pass, by the value of the hand with an average talon."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import fsum
from typing import Final, NamedTuple

from prikup.bots import outlook
from prikup.bots.base import winning_bid
from prikup.bots.hand import STRAINS, all_pass_tricks, safety, safety_of_twelve, tricks, with_talons
from prikup.bots.outlook import Contracts, mean_value
from prikup.cards import Cards
from prikup.games.preferans.allpass import trick_price
from prikup.games.preferans.bot.prices import (
    Prices,
    concession_value,
    contract_values,
    misere_value,
    table_prices,
)
from prikup.games.preferans.contracts import CONTRACTS, MISERE
from prikup.games.preferans.match import View
from prikup.games.preferans.rules import BLIND, MISERE_HAND, NINE_HAND

MIN_TRICKS_TO_BID: Final = 3.6
PASS_BONUS: Final = -3.0
DEFENDING_VALUE: Final = -4.0
ALL_PASS_LIKELIHOODS: Final = (1.0, 0.5, 0.3)
ALL_PASS_TRICK_BIAS: Final = 0.07
WORST_VALUE: Final = -99.0


class HandValues(NamedTuple):
    """Values of winning the auction: by the rank of the bid, and with a misère."""

    contracts: tuple[float, ...]
    misere: float


@lru_cache(maxsize=64)
def contracts_by_rank(money: Prices) -> Contracts:
    """Return all contracts by rank."""
    return Contracts.of((STRAINS[rank % 5], contract_values(money, 6 + rank // 5)) for rank in range(25))


@lru_cache(maxsize=4096)
def hand_values(hand: int, money: Prices) -> HandValues:
    """Return the values of ten cards before the talon, averaged over evenly spread talons."""
    by_talon = safety_of_twelve(with_talons(hand))
    safe = fsum(by_talon) / len(by_talon)
    if max(tricks(hand)) < MIN_TRICKS_TO_BID:
        return HandValues((WORST_VALUE,) * 25, misere_value(money, safe))
    concessions = [
        max(WORST_VALUE, concession_value(money, 6 + rank // 5)) if money.concede else WORST_VALUE
        for rank in range(25)
    ]
    return HandValues(outlook.bids(hand, contracts_by_rank(money), concessions), misere_value(money, safe))


def rank_of(bid: str) -> int:
    """Return the rank of the lowest contract that a bid allows; a bid without a contract counts as 6S."""
    if bid == NINE_HAND:
        bid = "9S"
    named = CONTRACTS.get(bid)
    return named.rank if named is not None and named.level else 0


def floor_of(view: View, bid: str) -> int:
    """Return the rank of the lowest contract that may be named after winning with this bid."""
    rank = rank_of(bid)
    return rank - rank % 5 if view.options.contract_floor == "bid_level" else rank


def choose_bid(view: View, texts: Sequence[str]) -> str:
    """Return the call to make: that with the highest value, a pass if none is better."""
    assert view.seat is not None
    if BLIND in texts:
        # A blind bid only forces the others to bid a seven; an unseen hand is worth far less.
        return next(text for text in texts if text != BLIND)
    hand = Cards(view.seats[view.seat].cards or ()).mask
    money = table_prices(view.options, view.players)
    expected = hand_values(hand, money)
    best, best_value = "pass", value_of_passing(view, hand, money) + PASS_BONUS
    call = cheapest_call(texts)
    if call is not None:
        high = winning_bid(view) if call == "hold" else call
        played_value = expected.contracts[floor_of(view, high)]
        if played_value > best_value:
            best, best_value = call, played_value
    if MISERE in texts and expected.misere > best_value:
        best, best_value = MISERE, expected.misere
    for text in (MISERE_HAND, NINE_HAND):
        if text in texts and value_without_talon(hand, money, text) > best_value:
            best, best_value = text, value_without_talon(hand, money, text)
    return best


def value_without_talon(hand: int, money: Prices, text: str) -> float:
    """Return the value of a bid that is played with the ten cards in hand."""
    if text == MISERE_HAND:
        return misere_value(money, safety(hand))
    return mean_value(contract_values(money, 9), max(tricks(hand)))


def cheapest_call(texts: Sequence[str]) -> str | None:
    """Return ``hold`` or the lowest bid of a trick contract, None if there is neither."""
    if "hold" in texts:
        return "hold"
    bids = [text for text in texts if text in CONTRACTS and text != MISERE]
    return min(bids, key=rank_of, default=None)


def value_of_passing(view: View, hand: int, money: Prices) -> float:
    """Return the value of a pass: to defend, or to play an all-pass with this hand."""
    if winning_bid(view):
        return DEFENDING_VALUE
    later_callers = 2 - len(view.auction)
    share = ALL_PASS_LIKELIHOODS[max(0, later_callers)]
    hill = view.options.raspasy_scoring == "hill"
    price = money.all_pass * (trick_price(view.standing, view.options) if hill else 1)
    all_pass = -price * (all_pass_tricks(hand) - 10 / view.players - ALL_PASS_TRICK_BIAS)
    return share * all_pass + (1 - share) * DEFENDING_VALUE
