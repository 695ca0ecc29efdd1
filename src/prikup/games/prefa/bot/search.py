"""The search bot's Prefa: what to bid, lay away, name and play, by the average score over worlds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.bots.base import Seed
from prikup.bots.search.exchange import Others, hand_of, spelled
from prikup.core import View
from prikup.games.prefa.bot import bidding, exchange
from prikup.games.prefa.bot.bidding import contracts, passing, winning_bid
from prikup.games.prefa.bot.chips import pots
from prikup.games.prefa.contracts import TAGRAFO, ladder, least

CAUTION: Final = -6.0
"""Chips that winning the auction may be worth less than passing: cards laid open are played better."""
DOUBT: Final = 20.0
"""Chips by which the rules of thumb may be wrong about a call."""


def bid(view: View, texts: Sequence[str], seed: Seed) -> str:
    """The call to make, one of the legal ``texts``: the least that stays in the auction, or pass."""
    bids = ladder(view.options.allow_10nt)
    call = "hold" if "hold" in texts else next((text for text in bids if text in texts), None)
    if call is None or TAGRAFO in texts:
        return bidding.bid(view, texts)
    lowest = least(winning_bid(view) if call == "hold" else call).text
    held, hand = pots(view), hand_of(view)
    enough = passing(view, hand)
    hoped = bidding.worths(hand, view.options, held)[bids.index(lowest)]
    if abs(hoped - enough) > DOUBT:
        return call if hoped > enough else "pass"
    won = Others(view, seed).won(contracts(view.options, held, lowest))
    return call if won > enough + CAUTION else "pass"


def lay_away(view: View, texts: Sequence[str], seed: Seed) -> str:
    """The discard for the contract that is worth most."""
    possible = contracts(view.options, pots(view), least(winning_bid(view)).text)
    return spelled(Others(view, seed).discard(possible))


def name(view: View, texts: Sequence[str], seed: Seed) -> str:
    """The contract that is worth most, the higher of two as good; aces and giving up by the rules of thumb."""
    usual = exchange.name(view, texts)
    if not usual.startswith("name "):
        return usual
    possible = contracts(view.options, pots(view), least(winning_bid(view)).text)
    named = ladder(view.options.allow_10nt)[-len(possible.strains) :]
    worths = dict(zip(named, Others(view, seed).named(possible), strict=True))
    allowed = [text for text in reversed(named) if f"name {text}" in texts]
    return f"name {max(allowed, key=lambda text: worths[text])}"
