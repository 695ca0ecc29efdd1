"""The rules bot and the search bot of Preferans: the decisions of every phase."""

from __future__ import annotations

from typing import Final

from prikup.bots import avoiding, lookahead, playing
from prikup.bots.base import Seed
from prikup.bots.seen import Seen
from prikup.bots.ten_tricks import ten_tricks
from prikup.games.preferans.bot import aid, bidding, catching, defending, search, talon, whisting
from prikup.games.preferans.bot.prices import all_pass, by_tricks, prices
from prikup.games.preferans.bot.rating import RATED


def _card(seen: Seen, seed: Seed) -> int:
    if seen.kind == "misere":
        return catching.card(seen, seed)
    if seen.kind == "all_pass":
        return avoiding.late(seen, seed, all_pass)
    if not lookahead.in_reach(seen):
        return playing.card(seen)
    money = prices(seen.view.options, seen.view.players)
    return lookahead.card(seen, seed, playing.card, by_tricks(money, seen.needs))


BOT: Final = ten_tricks(
    {"bid": bidding.bid, "defend": whisting.declare, "aid": aid.give},
    {"discard": talon.lay_away, "name": talon.name},
    _card,
    search.card,
    RATED,
    brief={"discard": talon.usual_discard, "name": talon.usual_name},
    searched={
        "bid": search.bid,
        "defend": defending.declare,
        "discard": search.lay_away,
        "name": search.name,
    },
)
