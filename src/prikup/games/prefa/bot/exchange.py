"""Decisions after the kitty: discard, aces, contract, giving up."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.base import Seed
from prikup.bots.exchange import Others, Trial, Usual, hand_of, spelled
from prikup.bots.hand import tricks
from prikup.bots.outlook import mean
from prikup.games.prefa.bot.bidding import contracts, strain_of, winning_bid
from prikup.games.prefa.bot.chips import BOTH, by_tricks, conceded, pots
from prikup.games.prefa.contracts import ladder, least
from prikup.games.prefa.match import View


def lay_away(view: View, texts: Sequence[str], seed: Seed) -> str:
    """Return the discard for the contract with the highest value."""
    worths = discards(view, texts, seed)
    return max(worths, key=worths.__getitem__)


def usual_discard(view: View, texts: Sequence[str]) -> str:
    """Return the choice of :func:`lay_away` by rules of thumb alone."""
    possible = contracts(view.options, pots(view), least(winning_bid(view)).text)
    return spelled(Usual(view).discard(possible))


def discards(view: View, texts: Sequence[str], seed: Seed) -> dict[str, float]:
    """Return the values of the discards in question, in chips."""
    possible = contracts(view.options, pots(view), least(winning_bid(view)).text)
    return Others(view, seed).ranked(possible)


def name(view: View, texts: Sequence[str], seed: Seed) -> str:
    """Return the contract with the highest value, or aces first if likely to pay.

    Of two contracts with the same value the higher is named.
    """
    return _named(view, texts, names(view, texts, seed))


def usual_name(view: View, texts: Sequence[str]) -> str:
    """Return the choice of :func:`name` by rules of thumb alone."""
    return _named(view, texts, _worths(view, texts, Usual(view)))


def _named(view: View, texts: Sequence[str], worths: dict[str, float]) -> str:
    chosen = max((text for text in reversed(worths) if text != "concede"), key=worths.__getitem__)
    best = chosen.removeprefix("name ")
    if "aces" in texts and _gained(view, best) > 0:
        return "aces"
    if "concede" in texts and worths["concede"] > worths[chosen]:
        return "concede"
    return chosen


def rated(view: View, texts: Sequence[str], seed: Seed) -> dict[str, float]:
    """Return the values of :func:`names`, and that of announcing aces first."""
    worths = names(view, texts, seed)
    if "aces" not in texts:
        return worths
    chosen = max((text for text in reversed(worths) if text != "concede"), key=worths.__getitem__)
    return worths | {"aces": worths[chosen] + _gained(view, chosen.removeprefix("name "))}


def _gained(view: View, contract: str) -> float:
    """Return the value that announcing aces adds to a contract."""
    taken = float(tricks(hand_of(view))[strain_of(contract)])
    held = pots(view)
    plain, with_aces = (by_tricks(view.options, held, contract, BOTH, aces) for aces in (False, True))
    return mean(with_aces, taken) - mean(plain, taken)


def names(view: View, texts: Sequence[str], seed: Seed) -> dict[str, float]:
    """Return the value of naming each contract, and of giving up, in chips."""
    return _worths(view, texts, Others(view, seed))


def _worths(view: View, texts: Sequence[str], others: Trial) -> dict[str, float]:
    held, lowest = pots(view), least(winning_bid(view)).text
    possible = contracts(view.options, held, lowest)
    named = ladder(view.options.allow_10nt)[-len(possible.strains) :]
    found = zip(named, others.named(possible), strict=True)
    worths = {f"name {text}": worth for text, worth in found if f"name {text}" in texts}
    return worths | ({"concede": conceded(view.options, held, lowest)} if "concede" in texts else {})
