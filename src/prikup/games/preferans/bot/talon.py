"""Decisions after the talon: discard, contract, throwing the talon back, giving up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from prikup.bots import outlook
from prikup.bots.base import Seed
from prikup.bots.exchange import Others, Trial, Usual, spelled
from prikup.bots.hand import misere_discard, tricks
from prikup.bots.outlook import Contracts
from prikup.cards import Cards
from prikup.games.preferans.bot.beliefs import called
from prikup.games.preferans.bot.bidding import contracts, rank_of, winning_bid
from prikup.games.preferans.bot.prices import Prices, conceded, prices
from prikup.games.preferans.contracts import CONTRACTS, MISERE
from prikup.games.preferans.match import View
from prikup.games.preferans.rules import nameable

SEEN_AWAY: Final = 1.0
"""Value of keeping the discard secret, in whists."""


def lay_away(view: View, texts: Sequence[str], seed: Seed) -> str:
    """Return the discard, the talon thrown back, or giving up: one of the legal ``texts``."""
    return laid_away(view, texts, prices(view.options, view.players), lambda: Others(view, seed, called))


def usual_discard(view: View, texts: Sequence[str]) -> str:
    """Return the choice of :func:`lay_away` by rules of thumb alone."""
    return laid_away(view, texts, prices(view.options, view.players), lambda: Usual(view))


def laid_away(view: View, texts: Sequence[str], money: Prices, others: Callable[[], Trial]) -> str:
    """Return the choice of :func:`lay_away` by these prices, over worlds that are made when needed."""
    assert view.seat is not None
    twelve = Cards(view.seats[view.seat].cards or ()).mask
    bid = winning_bid(view)
    if bid == MISERE:
        return spelled(misere_discard(twelve))
    worth = outlook.of_twelve(twelve, contracts(money)).tolist()
    possible = _ranks(view)
    best = max(possible, key=lambda rank: worth[rank])
    ten = twelve & ~Cards(view.talon or ()).mask
    if "throw" in texts and thrown(ten, money, possible) > worth[best]:
        return "throw"
    if "concede" in texts and given_up(bid, money) > worth[best]:
        return "concede"
    return spelled(others().discard(nameable_after(view, money)))


def nameable_after(view: View, money: Prices) -> Contracts:
    """Return the contracts that may be named after the bid that won."""
    return contracts(money).some(_ranks(view))


def _ranks(view: View) -> list[int]:
    return [CONTRACTS[action.contract].rank for action in nameable(view.options, winning_bid(view))]


def thrown(ten: int, money: Prices, possible: list[int]) -> float:
    """Return the value of throwing the talon back: a point on the dealer's hill, and the best contract of ten
    cards.

    Two cards that all have seen are no better laid away than thrown, but the others know the discard.
    """
    best = float(contracts(money).worth(tricks(ten))[possible].max())
    return best + money.mount * money.other - SEEN_AWAY


def name(view: View, texts: Sequence[str], seed: Seed) -> str:
    """Return the contract to name, one of the legal ``texts``; the higher of two with the same value."""
    worths = named(view, texts, prices(view.options, view.players), Others(view, seed, called))
    return max(reversed(worths), key=worths.__getitem__)


def usual_name(view: View, texts: Sequence[str]) -> str:
    """Return the choice of :func:`name` by rules of thumb alone."""
    worths = named(view, texts, prices(view.options, view.players), Usual(view))
    return max(reversed(worths), key=worths.__getitem__)


def named(view: View, texts: Sequence[str], money: Prices, others: Trial) -> dict[str, float]:
    """Return the value of naming each contract, and of giving up, by these prices over these worlds."""
    possible = [text for text in texts if text != "concede"]
    ranked = contracts(money).some([CONTRACTS[text.split()[1]].rank for text in possible])
    worths = dict(zip(possible, others.named(ranked), strict=True))
    if "concede" in texts:
        worths["concede"] = given_up(winning_bid(view), money)
    return worths


def given_up(bid: str, money: Prices) -> float:
    """Return the value of giving up after this winning bid; a misère has the value of a ten."""
    return conceded(money, 10 if bid == MISERE else 6 + rank_of(bid) // 5)
