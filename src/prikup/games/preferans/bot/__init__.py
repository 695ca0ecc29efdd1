"""The rules bot and the search bot of Preferans: the decisions of every phase."""

from __future__ import annotations

from typing import Final

from prikup.bots import avoiding, lookahead, playing
from prikup.bots.base import Seed
from prikup.bots.mask_view import MaskView
from prikup.bots.ten_tricks import TenTricks
from prikup.games.preferans.bot import aid, bidding, catching, defending, search, talon, whisting
from prikup.games.preferans.bot.exploiters import RULES_ON_TOP
from prikup.games.preferans.bot.prices import all_pass_change, contract_values, table_prices
from prikup.games.preferans.bot.rating import COUNT_RULES, RATING_RULES


def _choose_card(mask_view: MaskView, seed: Seed) -> int:
    """Return the card to play, as a mask: by rules of thumb, or by a short search near the end."""
    if mask_view.kind == "misere":
        return catching.choose_card(mask_view, seed)
    if mask_view.kind == "all_pass":
        return avoiding.rules_bot_card(mask_view, seed, all_pass_change)
    if not lookahead.can_search(mask_view):
        return playing.choose_card(mask_view)
    money = table_prices(mask_view.view.options, mask_view.view.players)
    return lookahead.best_card(mask_view, seed, playing.choose_card, contract_values(money, mask_view.needs))


BOT: Final = TenTricks(
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
    counted=COUNT_RULES,
    facts=aid.list_facts,
    exploiters=RULES_ON_TOP,
).game_bot()
