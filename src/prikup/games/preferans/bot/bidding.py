"""The auction: look, bid, hold or pass, by what the hand is worth with an average talon."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from prikup.bots.hand import STRAINS, feared, safety, safety_of_twelve, talons, tricks, tricks_of_twelve
from prikup.cards import Cards
from prikup.core import View
from prikup.games.preferans.allpass import trick_price
from prikup.games.preferans.bot.prices import Prices, conceded, contract, misere, prices
from prikup.games.preferans.contracts import CONTRACTS, MISERE
from prikup.games.preferans.rules import BLIND, MISERE_HAND, NINE_HAND

HOPELESS: Final = 3.6
CAUTION: Final = -3.0
DEFENDING: Final = -4.0
ALL_PASS: Final = (1.0, 0.5, 0.3)
UNEVEN: Final = 0.07


class Outlook(NamedTuple):
    """What it is worth to win the auction: by the rank of the bid, and with a misère."""

    contracts: tuple[float, ...]
    misere: float


@lru_cache(maxsize=4096)
def outlook(hand: int, money: Prices) -> Outlook:
    """The worth of ten cards before the talon, averaged over talons spread evenly over all there can be."""
    worth = [-99.0] * 25
    if max(tricks(hand, strain) for strain in STRAINS) < HOPELESS:
        return Outlook(tuple(worth), _misere(hand, money))
    total = [0.0] * 25
    found = talons(hand)
    for talon in found:
        best = -99.0
        table = ranked(hand | talon, money)
        for rank in range(24, -1, -1):
            best = max(best, table[rank])
            total[rank] += max(best, _given_up(money, 6 + rank // 5))
    return Outlook(tuple(part / len(found) for part in total), _misere(hand, money))


def _given_up(money: Prices, level: int) -> float:
    return conceded(money, level) if money.concede else -99.0


def ranked(twelve: int, money: Prices) -> list[float]:
    """The worth of each contract, by rank, with twelve cards of which two are laid away."""
    means = [tricks_of_twelve(twelve, strain) for strain in STRAINS]
    return [contract(money, 6 + rank // 5, means[rank % 5]) for rank in range(25)]


def _misere(hand: int, money: Prices) -> float:
    found = talons(hand)
    safe = sum(safety_of_twelve(hand | talon) for talon in found) / len(found)
    return misere(money, safe)


def winning_bid(view: View) -> str:
    """The highest bid of the auction so far, empty if there is none."""
    bids = [said for _, said in view.auction if said not in ("pass", "hold")]
    return bids[-1] if bids else ""


def rank_of(bid: str) -> int:
    """The rank of the lowest contract that a bid allows; a bid that names none counts as the lowest six."""
    if bid == NINE_HAND:
        bid = "9S"
    named = CONTRACTS.get(bid)
    return named.rank if named is not None and named.level else 0


def floor_of(view: View, bid: str) -> int:
    """The rank of the lowest contract that may be named after winning with this bid."""
    rank = rank_of(bid)
    return rank - rank % 5 if view.options.contract_floor == "bid_level" else rank


def bid(view: View, texts: list[str]) -> str:
    """The call to make, one of the legal ``texts``."""
    assert view.seat is not None
    if BLIND in texts:
        # All that a blind bid gains is that the others need a seven; an unseen hand is worth far less.
        return next(text for text in texts if text != BLIND)
    hand = Cards(view.seats[view.seat].cards or ()).mask
    money = prices(view.options, view.players)
    view_of = outlook(hand, money)
    best, worth = "pass", passing(view, hand, money) + CAUTION
    call = _cheapest(texts)
    if call is not None:
        high = winning_bid(view) if call == "hold" else call
        played = view_of.contracts[floor_of(view, high)]
        if played > worth:
            best, worth = call, played
    if MISERE in texts and view_of.misere > worth:
        best, worth = MISERE, view_of.misere
    for text in (MISERE_HAND, NINE_HAND):
        if text in texts and without_talon(hand, money, text) > worth:
            best, worth = text, without_talon(hand, money, text)
    return best


def without_talon(hand: int, money: Prices, text: str) -> float:
    """What a bid is worth that is played with the ten cards one has."""
    if text == MISERE_HAND:
        return misere(money, safety(hand))
    return contract(money, 9, max(tricks(hand, strain) for strain in STRAINS))


def _cheapest(texts: list[str]) -> str | None:
    """The lowest call that stays in the auction with a trick contract."""
    if "hold" in texts:
        return "hold"
    bids = [text for text in texts if text in CONTRACTS and text != MISERE]
    return min(bids, key=rank_of, default=None)


def passing(view: View, hand: int, money: Prices) -> float:
    """What it is worth to pass: to defend, or to play an all-pass with this hand."""
    if winning_bid(view):
        return DEFENDING
    behind = 2 - len(view.auction)
    share = ALL_PASS[max(0, behind)]
    hill = view.options.raspasy_scoring == "hill"
    price = money.all_pass * (trick_price(view.standing, view.options) if hill else 1)
    all_pass = -price * (feared(hand) - 10 / view.players - UNEVEN)
    return share * all_pass + (1 - share) * DEFENDING
