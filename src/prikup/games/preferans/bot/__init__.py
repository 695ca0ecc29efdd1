"""The rules bot's Preferans: every decision of every phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.bots import allpass, lookahead, playing
from prikup.bots.base import Seed
from prikup.bots.claims import proves
from prikup.bots.rules import GameBot
from prikup.bots.seen import Seen
from prikup.cards import CARDS
from prikup.core import View
from prikup.games.preferans.bot import aid, bidding, misere, talon, whisting
from prikup.games.preferans.bot.prices import by_tricks, prices

AVOIDED: Final = 5


def choose(view: View, texts: Sequence[str], seed: Seed) -> str:
    """The text of the choice, one of the legal ``texts``."""
    match view.asks:
        case "bid":
            return bidding.bid(view, texts)
        case "discard":
            return talon.lay_away(view, texts)
        case "name":
            return talon.name(view, texts)
        case "defend":
            return whisting.declare(view, texts)
        case "aid":
            return aid.give(view, texts)
    return CARDS[_card(Seen(view), seed).bit_length() - 1].text


def _card(seen: Seen, seed: Seed) -> int:
    if seen.kind == "misere":
        return misere.card(seen, seed)
    if seen.kind == "all_pass":
        habit = allpass.card(seen)
        return lookahead.avoiding(seen, seed, habit) if seen.left <= AVOIDED else habit
    habit = playing.card(seen)
    if lookahead.in_reach(seen):
        money = prices(seen.view.options, seen.view.players)
        return lookahead.card(seen, seed, habit, by_tricks(money, seen.needs))
    unbroken = seen.taken[seen.declarer] == sum(seen.taken)
    open_ten = seen.needs == 10 and all(seen.hands) and unbroken
    return lookahead.slam(seen, habit) if open_ten else habit


BOT: Final = GameBot(choose, proves)
