"""After the talon: which two cards to lay away, which contract to name, when to give up."""

from __future__ import annotations

from prikup.bots.preferans.bidding import rank_of, ranked, winning_bid
from prikup.bots.preferans.hand import STRAINS, best_discard, misere_discard, tricks
from prikup.bots.preferans.prices import conceded, contract, prices
from prikup.cards import Cards
from prikup.core import View
from prikup.games.preferans.conduct import nameable
from prikup.games.preferans.contracts import CONTRACTS, MISERE
from prikup.games.preferans.contracts import STRAINS as LETTERS


def lay_away(view: View, texts: list[str]) -> str:
    """The discard, or giving up, one of the legal ``texts``."""
    assert view.seat is not None
    twelve = Cards(view.seats[view.seat].cards or ()).mask
    bid = winning_bid(view)
    if bid == MISERE:
        return _spelled(misere_discard(twelve))
    money = prices(view.options)
    worth = ranked(twelve, money)
    possible = [CONTRACTS[action.contract].rank for action in nameable(view.options, bid)]
    best = max(possible, key=lambda rank: worth[rank])
    if "concede" in texts and conceded(money, 6 + rank_of(bid) // 5) > worth[best]:
        return "concede"
    return _spelled(best_discard(twelve, STRAINS[best % 5]))


def _spelled(pair: int) -> str:
    return "discard " + " ".join(card.text for card in Cards(pair))


def name(view: View, texts: list[str]) -> str:
    """The contract to name, one of the legal ``texts``; the higher of two as good."""
    assert view.seat is not None
    hand = Cards(view.seats[view.seat].cards or ()).mask
    money = prices(view.options)
    means = [tricks(hand, strain) for strain in STRAINS]
    best, worth = "", -1e9
    for text in texts:
        if text == "concede":
            value = conceded(money, 6 + rank_of(winning_bid(view)) // 5)
        else:
            named = CONTRACTS[text.split()[1]]
            value = contract(money, named.level, means[LETTERS.index(named.strain)])
        if value > worth:
            best, worth = text, value
    return best
