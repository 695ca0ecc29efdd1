"""Decisions after the talon: discard, game, surrender."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.base import Seed
from prikup.bots.exchange import Others, Trial, Usual, spelled
from prikup.games.paston.bot.bidding import contracts, winning_bid
from prikup.games.paston.bot.points import surrendered
from prikup.games.paston.contracts import nameable
from prikup.games.paston.match import View


def lay_away(view: View, texts: Sequence[str], seed: Seed) -> str:
    """Return the discard for the game with the highest value."""
    worths = discards(view, texts, seed)
    return max(worths, key=worths.__getitem__)


def usual_discard(view: View, texts: Sequence[str]) -> str:
    """Return the choice of :func:`lay_away` by rules of thumb alone."""
    games = tuple(one.contract for one in nameable(winning_bid(view) or None))
    return spelled(Usual(view).discard(contracts(view.options, games)))


def discards(view: View, texts: Sequence[str], seed: Seed) -> dict[str, float]:
    """Return the values of the discards in question, in points."""
    games = tuple(one.contract for one in nameable(winning_bid(view) or None))
    return Others(view, seed).ranked(contracts(view.options, games))


def name(view: View, texts: Sequence[str], seed: Seed) -> str:
    """Return the game with the highest value, the higher of two equal ones, or surrender."""
    worths = names(view, texts, seed)
    return max(reversed(worths), key=worths.__getitem__)


def usual_name(view: View, texts: Sequence[str]) -> str:
    """Return the choice of :func:`name` by rules of thumb alone."""
    worths = _worths(view, texts, Usual(view))
    return max(reversed(worths), key=worths.__getitem__)


def names(view: View, texts: Sequence[str], seed: Seed) -> dict[str, float]:
    """Return the value of naming each game, and of surrender, in points."""
    return _worths(view, texts, Others(view, seed))


def _worths(view: View, texts: Sequence[str], others: Trial) -> dict[str, float]:
    games = tuple(text.removeprefix("name ") for text in texts if text.startswith("name "))
    worths = {"surrender": surrendered(view.options)} if "surrender" in texts else {}
    named = others.named(contracts(view.options, games))
    return worths | dict(zip((f"name {game}" for game in games), named, strict=True))
