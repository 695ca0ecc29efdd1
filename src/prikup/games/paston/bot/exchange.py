"""Decisions after the talon: discard, game, surrender.

The bots still decide as when they were measured, as if the first in order led; hints and reviews let the
declarer lead (6.1).
"""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.base import Seed, winning_bid
from prikup.bots.exchange import Others, Trial, Usual, discard_text
from prikup.games.paston.bot.bidding import contracts_named
from prikup.games.paston.bot.points import surrender_value
from prikup.games.paston.contracts import nameable_contracts
from prikup.games.paston.match import View


def choose_discard(view: View, texts: Sequence[str], seed: Seed) -> str:
    """Return the discard for the game with the highest value."""
    values = Others(view, seed).ranked(contracts_named(view.options, _list_games(view)))
    return max(values, key=values.__getitem__)


def choose_usual_discard(view: View, texts: Sequence[str]) -> str:
    """Return the choice of :func:`choose_discard` by rules of thumb alone."""
    return discard_text(Usual(view).discard(contracts_named(view.options, _list_games(view))))


def discard_values(view: View, texts: Sequence[str], seed: Seed) -> dict[str, float]:
    """Return the values of the discards in question, in points."""
    return Others(view, seed, is_leader=True).ranked(contracts_named(view.options, _list_games(view)))


def _list_games(view: View) -> tuple[str, ...]:
    """Return the games that may be named after the bid that won."""
    return tuple(name.contract for name in nameable_contracts(winning_bid(view) or None))


def choose_contract(view: View, texts: Sequence[str], seed: Seed) -> str:
    """Return the game with the highest value, the higher of two equal ones, or surrender."""
    values = _rate_names(view, texts, Others(view, seed))
    return max(reversed(values), key=values.__getitem__)


def choose_usual_contract(view: View, texts: Sequence[str]) -> str:
    """Return the choice of :func:`choose_contract` by rules of thumb alone."""
    values = _rate_names(view, texts, Usual(view))
    return max(reversed(values), key=values.__getitem__)


def name_values(view: View, texts: Sequence[str], seed: Seed) -> dict[str, float]:
    """Return the value of naming each game, and of surrender, in points."""
    return _rate_names(view, texts, Others(view, seed, is_leader=True))


def _rate_names(view: View, texts: Sequence[str], trial: Trial) -> dict[str, float]:
    """Return the values of :func:`name_values` by a trial of the hand."""
    games = tuple(text.removeprefix("name ") for text in texts if text.startswith("name "))
    values = {"surrender": surrender_value(view.options)} if "surrender" in texts else {}
    named = trial.named(contracts_named(view.options, games))
    return values | dict(zip((f"name {game}" for game in games), named, strict=True))
