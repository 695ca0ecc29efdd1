"""The search bot of Preferans: bids and plays by the average score over worlds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.bots import avoiding, lookahead, playing
from prikup.bots.base import Seed
from prikup.bots.exchange import Numbers, Others, hand_of
from prikup.bots.seen import Seen
from prikup.games.preferans.bot import bidding, catching, talon
from prikup.games.preferans.bot.beliefs import likeliest
from prikup.games.preferans.bot.bidding import contracts, winning_bid
from prikup.games.preferans.bot.outcomes import spoken
from prikup.games.preferans.bot.prices import all_pass, misere_by_tricks, settled
from prikup.games.preferans.bot.replies import RuleReplies
from prikup.games.preferans.contracts import MISERE
from prikup.games.preferans.match import View
from prikup.games.preferans.rules import BLIND, MISERE_HAND, NINE_HAND

CAUTION: Final = -9.0
"""Value of winning the auction less that of passing, in whists, as cards laid open are played better."""
DOUBT: Final = 15.0
"""Error that the rules of thumb may have in the value of a call, in whists."""


def card(seen: Seen, seed: Seed) -> int:
    """Return the card to play, as a mask."""
    if seen.kind == "misere":
        return catching.card(seen, seed)
    if seen.kind == "all_pass":
        return avoiding.clear(seen, seed, all_pass)
    return lookahead.card(seen, seed, playing.card, by_score(seen), lookahead.DRAWN, likeliest)


def by_score(seen: Seen) -> Numbers:
    """Return the value of each number of tricks to the declarer, in whists."""
    return spoken(seen.view)


def lay_away(view: View, texts: Sequence[str], seed: Seed) -> str:
    """Return the discard, the talon thrown back, or giving up: one of the legal ``texts``."""
    money = settled(view.options, view.players)
    if "concede" in texts and winning_bid(view) == MISERE:
        kept = RuleReplies(view, seed).misere_discards(misere_by_tricks(money))
        if talon.given_up(MISERE, money) > max(kept.values()):
            return "concede"
    return talon.laid_away(view, texts, money, lambda: RuleReplies(view, seed))


def name(view: View, texts: Sequence[str], seed: Seed) -> str:
    """Return the contract to name, one of the legal ``texts``; the higher of two with the same value."""
    worths = names(view, texts, seed)
    return max(reversed(worths), key=worths.__getitem__)


def names(view: View, texts: Sequence[str], seed: Seed) -> dict[str, float]:
    """Return the value of naming each contract, and of giving up, in whists."""
    return talon.named(view, texts, settled(view.options, view.players), RuleReplies(view, seed))


def bid(view: View, texts: Sequence[str], seed: Seed) -> str:
    """Return the call to make, one of the legal ``texts``."""
    worths = bids(view, texts, seed)
    return max(worths, key=worths.__getitem__) if worths else bidding.bid(view, texts)


def bids(view: View, texts: Sequence[str], seed: Seed) -> dict[str, float]:
    """Return the values of the calls, in whists; an empty dictionary if the rules of thumb decide.

    Where these leave no doubt the values are theirs.
    """
    call = bidding.cheapest(texts)
    if BLIND in texts or (call is None and MISERE not in texts):
        return {}
    hand, money = hand_of(view), settled(view.options, view.players)
    least = bidding.passing(view, hand, money) + CAUTION
    worths = {"pass": least} | {
        text: bidding.without_talon(hand, money, text) for text in (MISERE_HAND, NINE_HAND) if text in texts
    }
    hoped = bidding.hopes(hand, money)
    others: Others | None = None
    if call is not None:
        rank = bidding.floor_of(view, winning_bid(view) if call == "hold" else call)
        worths[call] = hoped.contracts[rank]
        if worths[call] > least - DOUBT:
            others = RuleReplies(view, seed)
            worths[call] = others.won(contracts(money).some(slice(rank, None)))
    if MISERE in texts:
        worths[MISERE] = hoped.misere
        if hoped.misere > least - 2 * DOUBT:
            others = others or RuleReplies(view, seed)
            worths[MISERE] = others.misere(misere_by_tricks(money))
    return worths
