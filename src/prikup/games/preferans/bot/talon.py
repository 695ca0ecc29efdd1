"""Decisions after the talon: discard, contract, throwing the talon back, giving up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from prikup.bots import outlook
from prikup.bots.base import Seed, winning_bid
from prikup.bots.exchange import Others, Trial, Usual, discard_text
from prikup.bots.hand import misere_discard, tricks
from prikup.bots.outlook import Contracts
from prikup.cards import Cards
from prikup.games.preferans.bot.beliefs import call_likelihoods
from prikup.games.preferans.bot.bidding import contracts_by_rank, rank_of
from prikup.games.preferans.bot.prices import Prices, concession_value, table_prices
from prikup.games.preferans.contracts import CONTRACTS, MISERE
from prikup.games.preferans.match import View
from prikup.games.preferans.rules import nameable_contracts

SECRECY_WHISTS: Final = 1.0
"""Value of keeping the discard secret, in whists."""


def choose_discard(view: View, texts: Sequence[str], seed: Seed) -> str:
    """Return the discard, the talon thrown back, or giving up: one of the legal ``texts``."""
    return choose_discard_by(
        view, texts, table_prices(view.options, view.players), lambda: Others(view, seed, call_likelihoods)
    )


def choose_usual_discard(view: View, texts: Sequence[str]) -> str:
    """Return the choice of :func:`choose_discard` by rules of thumb alone."""
    return choose_discard_by(view, texts, table_prices(view.options, view.players), lambda: Usual(view))


def choose_discard_by(
    view: View, texts: Sequence[str], money: Prices, make_trial: Callable[[], Trial]
) -> str:
    """Return the choice of :func:`choose_discard` by these prices; ``make_trial`` is called when needed."""
    assert view.seat is not None
    twelve = Cards(view.seats[view.seat].cards or ()).mask
    bid = winning_bid(view)
    if bid == MISERE:
        return discard_text(misere_discard(twelve))
    values = outlook.of_twelve(twelve, contracts_by_rank(money))
    possible = _list_nameable_ranks(view)
    best = max(possible, key=lambda rank: values[rank])
    ten = twelve & ~Cards(view.talon or ()).mask
    if "throw" in texts and throw_value(ten, money, possible) > values[best]:
        return "throw"
    if "concede" in texts and value_of_giving_up(bid, money) > values[best]:
        return "concede"
    return discard_text(make_trial().discard(contracts_after(view, money)))


def contracts_after(view: View, money: Prices) -> Contracts:
    """Return the contracts that may be named after the bid that won."""
    return contracts_by_rank(money).some(_list_nameable_ranks(view))


def _list_nameable_ranks(view: View) -> list[int]:
    """Return the ranks of the contracts that may be named after the winning bid."""
    return [CONTRACTS[action.contract].rank for action in nameable_contracts(view.options, winning_bid(view))]


def throw_value(ten: int, money: Prices, possible: list[int]) -> float:
    """Return the value of throwing the talon back.

    It is that of the best contract of ten cards and of a point on the dealer's hill. Two cards that all have
    seen are no better laid away than thrown, but the others know the discard.
    """
    values = contracts_by_rank(money).values_at(tricks(ten))
    return max(values[rank] for rank in possible) + money.mount * money.other - SECRECY_WHISTS


def choose_contract(view: View, texts: Sequence[str], seed: Seed) -> str:
    """Return the contract to name, one of the legal ``texts``; the higher of two with the same value."""
    values = name_values(
        view, texts, table_prices(view.options, view.players), Others(view, seed, call_likelihoods)
    )
    return max(reversed(values), key=values.__getitem__)


def choose_usual_contract(view: View, texts: Sequence[str]) -> str:
    """Return the choice of :func:`choose_contract` by rules of thumb alone."""
    values = name_values(view, texts, table_prices(view.options, view.players), Usual(view))
    return max(reversed(values), key=values.__getitem__)


def name_values(view: View, texts: Sequence[str], money: Prices, trial: Trial) -> dict[str, float]:
    """Return the value of each of the legal ``texts``: of contracts by the trial, of giving up by the prices.

    A contract is named by a text such as ``name 7S``; the deal is given up by ``concede``.
    """
    name_texts = [text for text in texts if text != "concede"]
    ranks = [CONTRACTS[text.removeprefix("name ")].rank for text in name_texts]
    contracts = contracts_by_rank(money).some(ranks)
    values = dict(zip(name_texts, trial.named(contracts), strict=True))
    if "concede" in texts:
        values["concede"] = value_of_giving_up(winning_bid(view), money)
    return values


def value_of_giving_up(bid: str, money: Prices) -> float:
    """Return the value of giving up after this winning bid; a misère has the value of a ten."""
    return concession_value(money, 10 if bid == MISERE else 6 + rank_of(bid) // 5)
