"""The auction of Paston: the next step of the ladder or pass, by the value of the hand with a talon."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from prikup.bots import outlook
from prikup.bots.base import Seed, winning_bid
from prikup.bots.outlook import Contracts
from prikup.cards import Cards
from prikup.games.paston.bot.points import expected_values, surrender_value
from prikup.games.paston.contracts import BEST_CONTRACT, BID_LADDER, CONTRACTS
from prikup.games.paston.match import View
from prikup.games.paston.opening import JACK_OF_SPADES

DEFENDING_VALUE: Final = -4.0
"""Average value of defending, in points."""
BID_LIKELIHOODS: Final = (0.0, 0.35, 0.6)
"""Likelihood of a bid by another player, by the number of players who speak after this one."""


@lru_cache(maxsize=64)
def contracts_named(options: Any, names: tuple[str, ...] = BID_LADDER[:-1]) -> Contracts:
    """Return these games as contracts with the values of their tricks."""
    return Contracts.of((int(CONTRACTS[text].trump), expected_values(options, text)) for text in names)


@lru_cache(maxsize=4096)
def _rate_bids(hand: int, options: Any) -> tuple[float, ...]:
    """Return the value of winning the auction with each bid of the ladder."""
    surrender = surrender_value(options)
    suits = outlook.bids(hand, contracts_named(options), surrender)
    return (*suits, *outlook.bids(hand, contracts_named(options, (BEST_CONTRACT,)), surrender))


def choose_bid(view: View, texts: Sequence[str]) -> str:
    """Return the call to make, one of the legal ``texts``."""
    values = bid_values(view, texts)
    return max(values, key=values.__getitem__)


def bid_values(view: View, texts: Sequence[str], seed: Seed = 0) -> dict[str, float]:
    """Return the values of the next call, if there is one, and of a pass, in points."""
    assert view.seat is not None
    hand = Cards(view.seats[view.seat].cards or ())
    values = _rate_bids(hand.mask, view.options)
    call = next((text for text in BID_LADDER if text in texts), None)
    passing_value = DEFENDING_VALUE
    if not winning_bid(view) and JACK_OF_SPADES in hand:
        # If nobody bids, this hand must declare after all.
        bid_likelihood = BID_LIKELIHOODS[max(0, 2 - len(view.auction))]
        passing_value = bid_likelihood * DEFENDING_VALUE + (1 - bid_likelihood) * values[0]
    return ({} if call is None else {call: values[BID_LADDER.index(call)]}) | {"pass": passing_value}
