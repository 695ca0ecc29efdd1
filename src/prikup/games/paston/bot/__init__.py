"""The rules bot's Paston: every decision of every phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.bots import claims, lookahead, playing
from prikup.bots.base import Seed
from prikup.bots.rules import GameBot
from prikup.bots.seen import Seen
from prikup.cards import CARDS
from prikup.core import View
from prikup.games.paston.bot import bidding, exchange, whisting
from prikup.games.paston.bot.points import by_tricks

OUT = "passer"
"""The role of who does not play."""


def choose(view: View, texts: Sequence[str], seed: Seed) -> str:
    """The text of the choice, one of the legal ``texts``."""
    match view.asks:
        case "bid":
            return bidding.bid(view, texts)
        case "discard":
            return exchange.lay_away(view)
        case "name":
            return exchange.name(view, texts)
        case "defend":
            return whisting.declare(view)
    return CARDS[_card(Seen(view, OUT), seed).bit_length() - 1].text


def proves(view: View) -> bool:
    """Whether an offer to divide the rest is the best that the viewer can get."""
    return claims.proves(view, OUT)


def _card(seen: Seen, seed: Seed) -> int:
    contract = seen.view.contract
    assert contract is not None
    habit = playing.card(seen)
    if not lookahead.in_reach(seen):
        return habit
    words = tuple(word for _, word in seen.view.declarations)
    return lookahead.card(seen, seed, habit, by_tricks(seen.view.options, contract.text, words))


BOT: Final = GameBot(choose, proves)
