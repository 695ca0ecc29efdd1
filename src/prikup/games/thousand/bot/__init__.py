"""The rules bot's Thousand: every decision of every phase."""

from __future__ import annotations

from typing import Final

from prikup.bots.rules import GameBot
from prikup.core import View
from prikup.games.thousand.bot import bidding, exchange, playing


def choose(view: View, lot: int) -> str:
    """The text of the choice; ``lot`` is a number drawn for this situation."""
    texts = [choice.text for choice in view.choices if choice.legal]
    match view.asks:
        case "bid":
            return bidding.bid(view, texts)
        case "redeal":
            return exchange.redeal(view, texts, lot)
        case "give":
            return exchange.give(view, texts, lot)
        case "discard":
            return exchange.lay_away(view, lot)
        case "name":
            return exchange.name(view, texts, lot)
        case "play":
            return playing.play(view, texts, lot)
    # Of two talons face down one is as good as the other.
    return texts[lot % len(texts)]


BOT: Final = GameBot(choose)
