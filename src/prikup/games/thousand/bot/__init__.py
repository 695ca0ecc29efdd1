"""The rules bot and the search bot of Thousand: the decisions of every phase."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from prikup.bots.base import Seed, seeded_number
from prikup.bots.causes import Reason
from prikup.bots.ratings import ChoiceValues
from prikup.bots.rules import GameBot
from prikup.games.thousand.bot import bidding, exchange, playing
from prikup.games.thousand.bot.causes import find_mechanism
from prikup.games.thousand.bot.counting import count_call
from prikup.games.thousand.bot.effort import BRIEF, HINT_BY_PACK, RULES, SEARCH, Effort
from prikup.games.thousand.bot.ranked import RANK_ORDER
from prikup.games.thousand.match import View


def _choose(effort: Effort, view: View, texts: Sequence[str], seed: Seed) -> str:
    """Return the text of the choice, one of the legal ``texts``."""
    match view.asks:
        case "bid":
            return bidding.choose_bid(view, texts)
        case "redeal":
            return exchange.choose_redeal(view, texts, seed, effort)
        case "give":
            return exchange.choose_gift(view, texts, seed, effort)
        case "discard":
            return exchange.choose_discard(view, seed, effort)
        case "name":
            return exchange.choose_name(view, texts, seed, effort)
        case "play":
            return playing.choose_play(view, texts, seed, effort)
    # Two talons face down have the same value.
    return texts[seeded_number(seed, view) % len(texts)]


def _rate_choices(view: View, texts: Sequence[str], seed: Seed) -> ChoiceValues:
    """Return the value of each of the legal ``texts``, by the question of the view."""
    effort = HINT_BY_PACK[view.options.pack]
    match view.asks:
        case "bid":
            return ChoiceValues("points", bidding.bid_values(view, texts, seed))
        case "redeal":
            return ChoiceValues("points", exchange.redeal_values(view, seed, effort))
        case "give":
            return exchange.gift_values(view, texts, seed, effort)
        case "discard":
            return exchange.discard_values(view, seed, effort)
        case "name":
            return exchange.name_values(view, texts, seed, effort)
    return ChoiceValues("points", bidding.talon_values(view, texts))


def _list_facts(view: View) -> tuple[Reason, ...]:
    """Return which of three surrenders the next one would be, where the third is paid for (9.2)."""
    assert view.seat is not None
    if "surrender" not in view.legal or view.options.surrender_cost != "every3":
        return ()
    return (Reason("surrenders", count=view.standing.surrenders[view.seat] + 1),)


BOT: Final = GameBot(
    partial(_choose, RULES),
    search=partial(_choose, SEARCH),
    rate=_rate_choices,
    ranks=RANK_ORDER,
    trials=playing.try_moves,
    brief=partial(_choose, BRIEF),
    mechanism=find_mechanism,
    counts=count_call,
    facts=_list_facts,
    mistake=15.0,
    card_measure="made",
)
