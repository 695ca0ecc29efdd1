"""The beginner: bids a good hand once, keeps high cards, wins as cheaply as it can, and searches nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.bots.rules import HouseBot
from prikup.cards import Cards, Suit
from prikup.core import View

MIN_BID_TRICKS: Final = 6
"""Aces, kings and cards of the longest suit that make a hand worth a bid."""
WORDS: Final = {"whist", "in", "alone", "open"}


class BeginnerBot(HouseBot):
    """Decides as somebody does who has just been told the rules."""

    name = "beginner"

    def _choose(self, view: View, texts: Sequence[str]) -> str:
        if view.asks == "play":
            return _card(view, texts)
        if view.asks in ("discard", "give"):
            return min((text for text in texts if text.startswith(view.asks)), key=_height)
        assert view.seat is not None
        hand = Cards(view.seats[view.seat].cards or ())
        long = max(Suit, key=lambda suit: (hand.mask & suit.mask).bit_count())
        strength = sum(card.rank in "AK" for card in hand) + (hand.mask & long.mask).bit_count()
        if view.asks == "defend":
            return next((text for text in texts if (text in WORDS) == (strength >= MIN_BID_TRICKS)), texts[0])
        said = any(seat == view.seat for seat, _ in view.auction)
        bids = [text for text in texts if text != "pass"]
        if "look" in texts or not bids or ("pass" in texts and (said or strength <= MIN_BID_TRICKS)):
            return "look" if "look" in texts else "pass"
        named = [text for text in bids if text.startswith("name ")] or bids
        return next((text for text in named if text.endswith(long.letter)), named[0])


def _card(view: View, texts: Sequence[str]) -> str:
    """Return the lowest winning card, the highest to lead; the lowest if tricks are avoided."""
    assert view.trick is not None and view.contract is not None
    ranked = sorted(texts, key=_height)
    if view.contract.declarer is None or view.contract.needs == 0:
        return ranked[0]
    best = next((card for seat, card in view.trick.plays if seat == view.trick.winner), None)
    if best is None:
        return ranked[-1]
    trump = view.contract.trump

    def wins(text: str) -> bool:
        if text[1] == best.text[1]:
            return _height(text) > _height(best.text)
        return text[1] == trump

    return next((text for text in ranked if wins(text)), ranked[0])


def _height(text: str) -> int:
    """Return the height of the cards in a text."""
    return sum("789JQKTA".find(word[0]) for word in text.removesuffix("!").split() if word[-1] in "SCDH")
