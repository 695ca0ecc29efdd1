"""The auction: bid, hold or pass, by what the hand is worth with an average talon."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from prikup.bots.endings import bits
from prikup.bots.preferans.hand import STRAINS, feared, safety_of_twelve, tricks, tricks_of_twelve
from prikup.bots.preferans.prices import Prices, conceded, contract, misere, prices
from prikup.bots.preferans.seen import ALL
from prikup.cards import Cards
from prikup.core import View
from prikup.games.preferans.contracts import CONTRACTS, MISERE

TALONS: Final = 21
HOPELESS: Final = 3.6
CAUTION: Final = -3.0
DEFENDING: Final = -4.0
ALL_PASS: Final = (1.0, 0.5, 0.3)


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
    talons = _talons(hand)
    for talon in talons:
        best = -99.0
        table = ranked(hand | talon, money)
        for rank in range(24, -1, -1):
            best = max(best, table[rank])
            total[rank] += max(best, _given_up(money, 6 + rank // 5))
    return Outlook(tuple(part / len(talons) for part in total), _misere(hand, money))


def _given_up(money: Prices, level: int) -> float:
    return conceded(money, level) if money.concede else -99.0


def ranked(twelve: int, money: Prices) -> list[float]:
    """The worth of each contract, by rank, with twelve cards of which two are laid away."""
    means = [tricks_of_twelve(twelve, strain) for strain in STRAINS]
    return [contract(money, 6 + rank // 5, means[rank % 5]) for rank in range(25)]


def _misere(hand: int, money: Prices) -> float:
    talons = _talons(hand)
    safe = sum(safety_of_twelve(hand | talon) for talon in talons) / len(talons)
    return misere(money, safe)


def _talons(hand: int) -> list[int]:
    unseen = bits(ALL & ~hand)
    pairs = [first | second for place, first in enumerate(unseen) for second in unseen[:place]]
    step = len(pairs) // TALONS
    return pairs[step // 2 :: step][:TALONS]


def winning_bid(view: View) -> str:
    """The highest bid of the auction so far, empty if there is none."""
    bids = [said for _, said in view.auction if said not in ("pass", "hold")]
    return bids[-1] if bids else ""


def rank_of(bid: str) -> int:
    """The rank of the lowest contract that a bid allows; a bid that names none counts as the lowest six."""
    named = CONTRACTS.get(bid)
    return named.rank if named is not None and named.level else 0


def bid(view: View, texts: list[str]) -> str:
    """The call to make, one of the legal ``texts``."""
    assert view.seat is not None
    hand = Cards(view.seats[view.seat].cards or ()).mask
    money = prices(view.options)
    view_of = outlook(hand, money)
    best, worth = "pass", passing(view, hand, money) + CAUTION
    call = _cheapest(texts)
    if call is not None:
        high = winning_bid(view) if call == "hold" else call
        played = view_of.contracts[rank_of(high)]
        if played > worth:
            best, worth = call, played
    if MISERE in texts and view_of.misere > worth:
        best = MISERE
    return best


def _cheapest(texts: list[str]) -> str | None:
    """The lowest call that stays in the auction with a trick contract."""
    if "hold" in texts:
        return "hold"
    ranks = [CONTRACTS[text].rank for text in texts if text in CONTRACTS and text != MISERE]
    if not ranks:
        return None
    lowest = min(ranks)
    return next(
        text for text in texts if text != MISERE and text in CONTRACTS and CONTRACTS[text].rank == lowest
    )


def passing(view: View, hand: int, money: Prices) -> float:
    """What it is worth to pass: to defend, or to play an all-pass with this hand."""
    if winning_bid(view):
        return DEFENDING
    behind = 2 - len(view.auction)
    share = ALL_PASS[max(0, behind)]
    all_pass = -10 * money.all_pass * (feared(hand) - 3.4)
    return share * all_pass + (1 - share) * DEFENDING
