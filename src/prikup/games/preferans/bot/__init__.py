"""The rules bot and the search bot of Preferans: the decisions of every phase."""

from __future__ import annotations

from typing import Final

from prikup.bots import avoiding, lookahead, playing
from prikup.bots.base import Seed
from prikup.bots.mask_view import MaskView
from prikup.bots.ten_tricks import ten_tricks
from prikup.games.preferans.bot import aid, bidding, catching, defending, search, talon, whisting
from prikup.games.preferans.bot.prices import all_pass_change, contract_values, table_prices
from prikup.games.preferans.bot.rating import RATING_RULES


def _choose_card(seen: MaskView, seed: Seed) -> int:
    if seen.kind == "misere":
        return catching.choose_card(seen, seed)
    if seen.kind == "all_pass":
        return avoiding.rules_bot_card(seen, seed, all_pass_change)
    if not lookahead.can_search(seen):
        return playing.card(seen)
    money = table_prices(seen.view.options, seen.view.players)
    return lookahead.best_card(seen, seed, playing.card, contract_values(money, seen.needs))


BOT: Final = ten_tricks(
    {"bid": bidding.choose_bid, "defend": whisting.choose_word, "aid": aid.choose_gift},
    {"discard": talon.choose_discard, "name": talon.choose_contract},
    _choose_card,
    search.choose_card,
    RATING_RULES,
    brief={"discard": talon.choose_usual_discard, "name": talon.choose_usual_contract},
    searched={
        "bid": search.choose_bid,
        "defend": defending.choose_word,
        "discard": search.choose_discard,
        "name": search.choose_contract,
    },
)
