"""The search bot's Prefa: what to lay away, name and play, by the average score over worlds."""

from __future__ import annotations

from collections.abc import Sequence

from prikup.bots.base import Seed
from prikup.bots.exchange import Others, spelled
from prikup.core import View
from prikup.games.prefa.bot import exchange
from prikup.games.prefa.bot.bidding import contracts, winning_bid
from prikup.games.prefa.bot.chips import pots
from prikup.games.prefa.contracts import ladder, least


def lay_away(view: View, texts: Sequence[str], seed: Seed) -> str:
    """The discard for the contract that is worth most."""
    possible = contracts(view.options, pots(view), least(winning_bid(view)).text)
    return spelled(Others(view, seed).discard(possible))


def name(view: View, texts: Sequence[str], seed: Seed) -> str:
    """The contract that is worth most, the higher of two as good; aces and giving up by habit."""
    usual = exchange.name(view, texts)
    if not usual.startswith("name "):
        return usual
    possible = contracts(view.options, pots(view), least(winning_bid(view)).text)
    named = ladder(view.options.allow_10nt)[-len(possible.strains) :]
    worths = dict(zip(named, Others(view, seed).named(possible), strict=True))
    allowed = [text for text in reversed(named) if f"name {text}" in texts]
    return f"name {max(allowed, key=lambda text: worths[text])}"
