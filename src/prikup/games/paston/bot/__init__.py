"""The rules bot's Paston: every decision of every phase."""

from __future__ import annotations

from typing import Final

from prikup.bots import lookahead, playing
from prikup.bots.base import Seed
from prikup.bots.seen import Seen
from prikup.bots.ten_tricks import ten_tricks
from prikup.games.paston.bot import bidding, exchange, whisting
from prikup.games.paston.bot.points import by_tricks

OUT = "passer"
"""The role of who does not play."""


def _card(seen: Seen, seed: Seed) -> int:
    contract = seen.view.contract
    assert contract is not None
    if not lookahead.in_reach(seen):
        return playing.card(seen)
    words = tuple(word for _, word in seen.view.declarations)
    return lookahead.card(seen, seed, playing.card, by_tricks(seen.view.options, contract.text, words))


BOT: Final = ten_tricks(
    {
        "bid": bidding.bid,
        "discard": exchange.lay_away,
        "name": exchange.name,
        "defend": whisting.declare,
    },
    _card,
    OUT,
)
