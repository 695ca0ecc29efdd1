"""Decisions after the kitty: discard, aces, contract, giving up."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.base import Seed, winning_bid
from prikup.bots.exchange import Others, Trial, Usual, discard_text, hand_of
from prikup.bots.hand import tricks
from prikup.bots.outlook import mean_value
from prikup.games.prefa.bot.bidding import contracts_from, strain_of
from prikup.games.prefa.bot.chips import BOTH_IN, concession_value, pot_units, values_by_tricks
from prikup.games.prefa.contracts import bid_ladder, lowest_contract
from prikup.games.prefa.match import View


def choose_discard(view: View, texts: Sequence[str], seed: Seed) -> str:
    """Return the discard for the contract with the highest value."""
    values = discard_values(view, texts, seed)
    return max(values, key=values.__getitem__)


def choose_usual_discard(view: View, texts: Sequence[str]) -> str:
    """Return the choice of :func:`choose_discard` by rules of thumb alone."""
    possible = contracts_from(view.options, pot_units(view), lowest_contract(winning_bid(view)).text)
    return discard_text(Usual(view).discard(possible))


def discard_values(view: View, texts: Sequence[str], seed: Seed) -> dict[str, float]:
    """Return the values of the discards in question, in chips."""
    possible = contracts_from(view.options, pot_units(view), lowest_contract(winning_bid(view)).text)
    return Others(view, seed).ranked(possible)


def choose_contract(view: View, texts: Sequence[str], seed: Seed) -> str:
    """Return the contract with the highest value, or aces first if likely to pay.

    Of two contracts with the same value the higher is named.
    """
    return _choose_by(view, texts, name_values(view, texts, seed))


def choose_usual_contract(view: View, texts: Sequence[str]) -> str:
    """Return the choice of :func:`choose_contract` by rules of thumb alone."""
    return _choose_by(view, texts, _rate_names(view, texts, Usual(view)))


def _choose_by(view: View, texts: Sequence[str], values: dict[str, float]) -> str:
    """Return the contract with the highest value, or ``aces`` or ``concede`` where they pay.

    Of contracts with the same value it is the highest.
    """
    chosen = max((text for text in reversed(values) if text != "concede"), key=values.__getitem__)
    best = chosen.removeprefix("name ")
    if "aces" in texts and _estimate_aces_gain(view, best) > 0:
        return "aces"
    if "concede" in texts and values["concede"] > values[chosen]:
        return "concede"
    return chosen


def name_and_aces_values(view: View, texts: Sequence[str], seed: Seed) -> dict[str, float]:
    """Return the values of :func:`name_values`, and that of announcing aces first."""
    values = name_values(view, texts, seed)
    if "aces" not in texts:
        return values
    chosen = max((text for text in reversed(values) if text != "concede"), key=values.__getitem__)
    return values | {"aces": values[chosen] + _estimate_aces_gain(view, chosen.removeprefix("name "))}


def _estimate_aces_gain(view: View, contract: str) -> float:
    """Return the value that announcing aces adds to a contract."""
    expected_tricks = tricks(hand_of(view))[strain_of(contract)]
    pot_total = pot_units(view)
    without_aces, with_aces = (
        values_by_tricks(view.options, pot_total, contract, BOTH_IN, aces) for aces in (False, True)
    )
    return mean_value(with_aces, expected_tricks) - mean_value(without_aces, expected_tricks)


def value_of_giving_up(view: View) -> float | None:
    """Return the value of giving the deal up, in chips; None where that is not possible."""
    if not view.options.concede:
        return None
    return concession_value(view.options, pot_units(view), lowest_contract(winning_bid(view)).text)


def name_values(view: View, texts: Sequence[str], seed: Seed) -> dict[str, float]:
    """Return the value of naming each contract, and of giving up, in chips."""
    return _rate_names(view, texts, Others(view, seed))


def _rate_names(view: View, texts: Sequence[str], trial: Trial) -> dict[str, float]:
    """Return the values of :func:`name_values` by a trial of the hand."""
    pot_total, lowest = pot_units(view), lowest_contract(winning_bid(view)).text
    possible = contracts_from(view.options, pot_total, lowest)
    named = bid_ladder(view.options.allow_10nt)[-len(possible.strains) :]
    value_by_name = zip(named, trial.named(possible), strict=True)
    values = {f"name {text}": value for text, value in value_by_name if f"name {text}" in texts}
    return values | (
        {"concede": concession_value(view.options, pot_total, lowest)} if "concede" in texts else {}
    )
