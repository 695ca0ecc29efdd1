"""The search bot's Preferans: what to bid and play, by the average score over worlds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.bots import avoiding, lookahead, playing
from prikup.bots.base import Seed
from prikup.bots.exchange import Others, hand_of
from prikup.bots.seen import Seen
from prikup.core import View
from prikup.games.preferans.bot import bidding, catching, talon
from prikup.games.preferans.bot.beliefs import likeliest
from prikup.games.preferans.bot.bidding import contracts, winning_bid
from prikup.games.preferans.bot.prices import all_pass, by_tricks, misere_by_tricks, prices, settled
from prikup.games.preferans.bot.replies import Answered
from prikup.games.preferans.contracts import MISERE
from prikup.games.preferans.rules import BLIND, MISERE_HAND, NINE_HAND

CAUTION: Final = -9.0
"""Whists that winning the auction may be worth less than passing: cards laid open are played better."""
DOUBT: Final = 15.0
"""Whists by which the rules of thumb may be wrong about a call."""


def card(seen: Seen, seed: Seed) -> int:
    """The card to play, as a mask."""
    if seen.kind == "misere":
        return catching.card(seen, seed)
    if seen.kind == "all_pass":
        return avoiding.card(seen, seed, all_pass)
    money = prices(seen.view.options, seen.view.players)
    by_score = by_tricks(money, seen.needs)
    return lookahead.card(seen, seed, playing.card, by_score, lookahead.DRAWN, likeliest)


def lay_away(view: View, texts: Sequence[str], seed: Seed) -> str:
    """The discard, the talon thrown back, or giving up: one of the legal ``texts``."""
    return talon.laid_away(view, texts, settled(view.options, view.players), lambda: Answered(view, seed))


def name(view: View, texts: Sequence[str], seed: Seed) -> str:
    """The contract to name, one of the legal ``texts``."""
    return talon.named(view, texts, settled(view.options, view.players), Answered(view, seed))


def bid(view: View, texts: Sequence[str], seed: Seed) -> str:
    """The call to make, one of the legal ``texts``."""
    call = bidding.cheapest(texts)
    if BLIND in texts or (call is None and MISERE not in texts):
        return bidding.bid(view, texts)
    hand, money = hand_of(view), settled(view.options, view.players)
    least = bidding.passing(view, hand, money) + CAUTION
    worths = {"pass": least} | {
        text: bidding.without_talon(hand, money, text) for text in (MISERE_HAND, NINE_HAND) if text in texts
    }
    hoped = bidding.hopes(hand, money)
    others: Others | None = None
    if call is not None:
        rank = bidding.floor_of(view, winning_bid(view) if call == "hold" else call)
        if hoped.contracts[rank] > least - DOUBT:
            others = Answered(view, seed)
            worths[call] = others.won(contracts(money).some(slice(rank, None)))
    if MISERE in texts and hoped.misere > least - 2 * DOUBT:
        others = others or Answered(view, seed)
        worths[MISERE] = others.misere(misere_by_tricks(money))
    return max(worths, key=lambda text: worths[text])
