"""The rules bot and the search bot of Thousand: the decisions of every phase."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from prikup.bots.base import Seed, lot
from prikup.bots.ratings import ChoiceValues
from prikup.bots.rules import GameBot
from prikup.games.thousand.bot import bidding, exchange, playing
from prikup.games.thousand.bot.effort import BRIEF, RULES, SEARCH, Effort
from prikup.games.thousand.bot.ranked import ORDER
from prikup.games.thousand.match import View


def _choose(effort: Effort, view: View, texts: Sequence[str], seed: Seed) -> str:
    """Return the text of the choice, one of the legal ``texts``."""
    match view.asks:
        case "bid":
            return bidding.bid(view, texts)
        case "redeal":
            return exchange.redeal(view, texts, seed, effort)
        case "give":
            return exchange.give(view, texts, seed, effort)
        case "discard":
            return exchange.lay_away(view, seed, effort)
        case "name":
            return exchange.name(view, texts, seed, effort)
        case "play":
            return playing.play(view, texts, seed, effort)
    # Of two talons face down one is as good as the other.
    return texts[lot(seed, view) % len(texts)]


def _rate(view: View, texts: Sequence[str], seed: Seed) -> ChoiceValues:
    match view.asks:
        case "bid":
            return ChoiceValues("points", bidding.bids(view, texts, seed))
        case "redeal":
            return ChoiceValues("points", exchange.redeals(view, seed, SEARCH))
        case "give":
            return exchange.given(view, texts, seed, SEARCH)
        case "discard":
            return exchange.laid(view, seed, SEARCH)
        case "name":
            return exchange.named(view, texts, seed, SEARCH)
        case "talon":
            return ChoiceValues("points", bidding.talons(view, texts))
    return playing.rate(view, texts, seed, SEARCH)


BOT: Final = GameBot(
    partial(_choose, RULES),
    search=partial(_choose, SEARCH),
    rate=_rate,
    ranks=ORDER,
    trials=playing.trials,
    brief=partial(_choose, BRIEF),
    mistake=15.0,
)
