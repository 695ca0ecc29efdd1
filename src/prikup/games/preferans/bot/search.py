"""The search bot's Preferans: what to bid, lay away, name and play, by the average score over worlds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.bots import avoiding, lookahead, playing
from prikup.bots.base import Seed
from prikup.bots.exchange import Others, hand_of, spelled
from prikup.bots.seen import Seen
from prikup.core import View
from prikup.games.preferans.bot import bidding, catching, talon
from prikup.games.preferans.bot.beliefs import called, weighed
from prikup.games.preferans.bot.bidding import contracts, rank_of, winning_bid
from prikup.games.preferans.bot.prices import all_pass, by_tricks, conceded, misere_by_tricks, prices
from prikup.games.preferans.contracts import CONTRACTS, MISERE
from prikup.games.preferans.rules import BLIND, MISERE_HAND, NINE_HAND, nameable

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
    return lookahead.card(seen, seed, playing.card, by_score, lookahead.WORLDS, weighed)


def bid(view: View, texts: Sequence[str], seed: Seed) -> str:
    """The call to make, one of the legal ``texts``."""
    call = bidding.cheapest(texts)
    if BLIND in texts or (call is None and MISERE not in texts):
        return bidding.bid(view, texts)
    hand, money = hand_of(view), prices(view.options, view.players)
    least = bidding.passing(view, hand, money) + CAUTION
    worths = {"pass": least} | {
        text: bidding.without_talon(hand, money, text) for text in (MISERE_HAND, NINE_HAND) if text in texts
    }
    hoped = bidding.hopes(hand, money)
    others: Others | None = None
    if call is not None:
        rank = bidding.floor_of(view, winning_bid(view) if call == "hold" else call)
        if hoped.contracts[rank] > least - DOUBT:
            others = Others(view, seed, called)
            worths[call] = others.won(contracts(money).some(slice(rank, None)))
    if MISERE in texts and hoped.misere > least - 2 * DOUBT:
        others = others or Others(view, seed, called)
        worths[MISERE] = others.misere(misere_by_tricks(money))
    return max(worths, key=lambda text: worths[text])


def lay_away(view: View, texts: Sequence[str], seed: Seed) -> str:
    """The discard, the talon thrown back, or giving up: one of the legal ``texts``."""
    usual, high = talon.lay_away(view, texts), winning_bid(view)
    if high == MISERE or usual in ("throw", "concede"):
        return usual
    possible = [CONTRACTS[action.contract].rank for action in nameable(view.options, high)]
    money = prices(view.options, view.players)
    return spelled(Others(view, seed, called).discard(contracts(money).some(possible)))


def name(view: View, texts: Sequence[str], seed: Seed) -> str:
    """The contract to name, one of the legal ``texts``; the higher of two as good."""
    money = prices(view.options, view.players)
    named = [text for text in texts if text != "concede"]
    ranks = [CONTRACTS[text.split()[1]].rank for text in named]
    worths = dict(zip(named, Others(view, seed, called).named(contracts(money).some(ranks)), strict=True))
    if "concede" in texts:
        worths["concede"] = conceded(money, 6 + rank_of(winning_bid(view)) // 5)
    return max(reversed(worths), key=lambda text: worths[text])
