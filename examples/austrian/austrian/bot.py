"""The rules bot: it counts tricks, and takes them as cheaply as it can."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from austrian.phases import TRUMPS
from austrian.score import HELP, NEEDS, PASS, QUOTA
from prikup.bots.base import Seed
from prikup.bots.rules import GameBot
from prikup.cards import RANK_LETTERS, Card, Cards, Suit
from prikup.core import View


def choose(view: View, texts: Sequence[str], seed: Seed) -> str:
    """Return the text of the choice, one of the legal ``texts``."""
    hand = Cards(view.seats[view.seat or 0].cards or ())
    trump = Suit.parse(view.contract.trump) if view.contract and view.contract.trump else None
    match view.asks:
        case "bid":
            best = max(TRUMPS, key=lambda bid: tricks(hand, TRUMPS[bid]))
            return best if best in texts and tricks(hand, TRUMPS[best]) >= NEEDS - 2 else PASS
        case "discard":
            return max(
                texts, key=lambda text: tricks(hand - Cards.parse(text.removeprefix("discard ")), trump)
            )
        case "defend":
            return HELP if tricks(hand, trump) >= QUOTA else PASS
    return card(view, [Card.parse(text) for text in texts], trump).text


def tricks(hand: Iterable[Card], trump: Suit | None) -> float:
    """Return about how many tricks a hand takes: for aces and kings, and for long trumps."""
    honours = sum({"A": 1, "K": 0.5}.get(card.rank, 0) for card in hand)
    return honours + max(0, sum(card.suit == trump for card in hand) - 3)


def card(view: View, cards: list[Card], trump: Suit | None) -> Card:
    """Return the lowest card that takes the trick so far, else the lowest; on the lead the highest."""
    trick = view.trick
    if trick is None or not trick.plays:
        return max(cards, key=_height)
    best = dict(trick.plays)[trick.winner or 0]
    over = [
        one
        for one in cards
        if (one.suit == best.suit and one > best) or (one.suit == trump and best.suit != trump)
    ]
    return min(over or cards, key=_height)


def _height(card: Card) -> int:
    return RANK_LETTERS.index(card.rank)


BOT: Final = GameBot(choose)
