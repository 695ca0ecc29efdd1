"""The rules bot's Preferans: every decision of every phase."""

from __future__ import annotations

from typing import Final

from prikup.bots import lookahead, playing
from prikup.bots.base import Seed
from prikup.bots.seen import Seen
from prikup.bots.ten_tricks import all_pass, ten_tricks
from prikup.games.preferans.bot import aid, bidding, misere, search, talon, whisting
from prikup.games.preferans.bot.prices import by_tricks, prices


def _card(seen: Seen, seed: Seed) -> int:
    if seen.kind == "misere":
        return misere.card(seen, seed)
    if seen.kind == "all_pass":
        return all_pass(seen, seed)
    if lookahead.in_reach(seen):
        money = prices(seen.view.options, seen.view.players)
        return lookahead.card(seen, seed, playing.card, by_tricks(money, seen.needs))
    unbroken = seen.taken[seen.declarer] == sum(seen.taken)
    open_ten = seen.needs == 10 and all(seen.hands) and unbroken
    return lookahead.slam(seen, playing.card) if open_ten else playing.card(seen)


BOT: Final = ten_tricks(
    {
        "bid": bidding.bid,
        "discard": talon.lay_away,
        "name": talon.name,
        "defend": whisting.declare,
        "aid": aid.give,
    },
    _card,
    searched={"bid": search.bid, "discard": search.lay_away, "name": search.name},
    searched_card=search.card,
)
