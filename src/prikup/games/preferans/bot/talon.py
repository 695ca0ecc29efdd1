"""After the talon: what to lay away, which contract to name, when to throw the talon or give up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.bots import outlook
from prikup.bots.hand import STRAINS, best_discard, misere_discard, tricks
from prikup.cards import Cards
from prikup.core import View
from prikup.games.preferans.bot.bidding import contracts, rank_of, winning_bid
from prikup.games.preferans.bot.prices import Prices, conceded, prices
from prikup.games.preferans.contracts import CONTRACTS, MISERE
from prikup.games.preferans.rules import nameable

SEEN_AWAY: Final = 1.0
"""Whists that it is worth not to let the others know what was laid away."""


def lay_away(view: View, texts: Sequence[str]) -> str:
    """The discard, the talon thrown back, or giving up: one of the legal ``texts``."""
    assert view.seat is not None
    twelve = Cards(view.seats[view.seat].cards or ()).mask
    bid = winning_bid(view)
    if bid == MISERE:
        return _spelled(misere_discard(twelve))
    money = prices(view.options, view.players)
    worth = outlook.of_twelve(twelve, contracts(money)).tolist()
    possible = [CONTRACTS[action.contract].rank for action in nameable(view.options, bid)]
    best = max(possible, key=lambda rank: worth[rank])
    ten = twelve & ~Cards(view.talon or ()).mask
    if "throw" in texts and thrown(ten, money, possible) > worth[best]:
        return "throw"
    if "concede" in texts and conceded(money, 6 + rank_of(bid) // 5) > worth[best]:
        return "concede"
    return _spelled(best_discard(twelve, STRAINS[best % 5]))


def thrown(ten: int, money: Prices, possible: list[int]) -> float:
    """What it is worth to throw the talon back: the dealer's point, and the best contract of ten cards.

    Two cards that all have seen are no better laid away than thrown, but nobody is left to wonder.
    """
    best = float(contracts(money).worth(tricks(ten))[possible].max())
    return best + money.mount * money.other - SEEN_AWAY


def _spelled(pair: int) -> str:
    return "discard " + " ".join(card.text for card in Cards(pair))


def name(view: View, texts: Sequence[str]) -> str:
    """The contract to name, one of the legal ``texts``; the higher of two as good."""
    assert view.seat is not None
    hand = Cards(view.seats[view.seat].cards or ()).mask
    money = prices(view.options, view.players)
    worths = contracts(money).worth(tricks(hand)).tolist()
    best, worth = "", -1e9
    for text in texts:
        if text == "concede":
            value = conceded(money, 6 + rank_of(winning_bid(view)) // 5)
        else:
            value = worths[CONTRACTS[text.split()[1]].rank]
        if value > worth:
            best, worth = text, value
    return best
