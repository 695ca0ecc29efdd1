"""The auction of Prefa: bid, hold or pass, by the value of the hand with an average kitty."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from prikup.bots import outlook
from prikup.bots.base import Seed, winning_bid
from prikup.bots.exchange import Others
from prikup.bots.hand import NO_TRUMP_STRAIN, all_pass_tricks, tricks
from prikup.bots.outlook import Contracts
from prikup.cards import Cards
from prikup.games.prefa.bot.chips import concession_value, expected_values, pot_units
from prikup.games.prefa.contracts import CONTRACTS, TAGRAFO, bid_ladder, lowest_contract
from prikup.games.prefa.contracts import STRAINS as LETTERS
from prikup.games.prefa.match import View

MIN_TRICKS_TO_BID: Final = 3.6
DEFENDING_VALUE: Final = -2.0
"""Average value of defending, in chips."""
UNRATED_VALUE: Final = -99.0
"""Value of winning the auction with a hand that is too weak to be rated."""
TAGRAFO_MARGIN: Final = 8.0
"""Value by which a hand may be too weak for ``tagrafo``, which counts only if no other player bids."""
POLLES_LIKELIHOODS: Final = (0.8, 0.4, 0.2)
"""Likelihood of three passes, by the number of players who speak after this one."""


@lru_cache(maxsize=64)
def contracts_from(options: Any, pot_total: int, lowest: str) -> Contracts:
    """Return the contracts from the lowest that may be named, with the values of their tricks.

    ``pot_total`` are the units in the pots.
    """
    names = bid_ladder(options.allow_10nt)
    texts = names[names.index(lowest) :]
    return Contracts.of((strain_of(text), expected_values(options, pot_total, text)) for text in texts)


def strain_of(text: str) -> int:
    """Return the strain of a contract as :mod:`prikup.bots.hand` counts strains."""
    strain = CONTRACTS[text].strain
    return NO_TRUMP_STRAIN if strain == "NT" else LETTERS.index(strain)


@lru_cache(maxsize=4096)
def _rate_bids(hand: int, options: Any, pot_total: int) -> tuple[float, ...]:
    """Return the value of winning the auction with each bid of the ladder."""
    names = bid_ladder(options.allow_10nt)
    if max(tricks(hand)) < MIN_TRICKS_TO_BID:
        return (UNRATED_VALUE,) * len(names)
    concession = concession_value(options, pot_total, "6S") if options.concede else UNRATED_VALUE
    return outlook.bids(hand, contracts_from(options, pot_total, names[0]), concession)


def choose_bid(view: View, texts: Sequence[str]) -> str:
    """Return the call to make: the first of the rated calls that is worth more than passing, else a pass.

    The lowest call that stays in the auction comes first, then ``tagrafo``, which may be worth a little less.
    """
    values = bid_values(view, texts)
    for text, value in values.items():
        if value > values["pass"] - (TAGRAFO_MARGIN if text == TAGRAFO else 0.0):
            return text
    return "pass"


def bid_values(view: View, texts: Sequence[str], seed: Seed = 0) -> dict[str, float]:
    """Return the values of the lowest call that stays in, of ``tagrafo`` and of a pass, in chips."""
    assert view.seat is not None
    hand = Cards(view.seats[view.seat].cards or ()).mask
    contract_values = _rate_bids(hand, view.options, pot_units(view))
    names = bid_ladder(view.options.allow_10nt)
    call = "hold" if "hold" in texts else next((text for text in names if text in texts), None)
    values: dict[str, float] = {}
    if call is not None:
        level = winning_bid(view) if call == "hold" else call
        values[call] = contract_values[names.index(lowest_contract(level).text)]
    if TAGRAFO in texts:
        values[TAGRAFO] = contract_values[0]
    return values | {"pass": value_of_passing(view, hand)}


def bid_values_tried(view: View, texts: Sequence[str], seed: Seed) -> dict[str, float]:
    """Return the values of :func:`bid_values`; a hand too weak to be rated there is tried in worlds."""
    values = bid_values(view, texts)
    if UNRATED_VALUE not in values.values():
        return values
    names = bid_ladder(view.options.allow_10nt)
    call = next((text for text in names if text in texts), winning_bid(view))
    lowest = lowest_contract(call).text
    tried = Others(view, seed).won(contracts_from(view.options, pot_units(view), lowest))
    return {text: tried if value == UNRATED_VALUE else value for text, value in values.items()}


def value_of_passing(view: View, hand: int) -> float:
    """Return the value of a pass: to defend, or where three passes are played, to take few tricks."""
    if winning_bid(view):
        return DEFENDING_VALUE
    if view.options.all_pass != "polles":
        return DEFENDING_VALUE / 2
    share = POLLES_LIKELIHOODS[max(0, 2 - len(view.auction))]
    # A trick more than the others puts a unit into the own pot, two thirds of which are lost.
    return share * 20 / 3 * (10 / 3 - all_pass_tricks(hand)) + (1 - share) * DEFENDING_VALUE
