"""The beginner: bids a good hand once, keeps high cards, wins as cheaply as it can, and searches nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.bots.rules import HouseBot
from prikup.cards import Cards, Suit
from prikup.core import View

MIN_BID_TRICKS: Final = 6
"""Aces, kings and cards of the longest suit that make a hand worth a bid."""
DEFENDING_WORDS: Final = {"whist", "in", "alone", "open"}


class BeginnerBot(HouseBot):
    """Decides as a person does who has just learned the rules."""

    name = "beginner"

    def _choose(self, view: View, texts: Sequence[str]) -> str:
        """Choose by the strength of the hand: its aces and kings and the length of its longest suit."""
        if view.asks == "play":
            return _choose_card(view, texts)
        if view.asks in ("discard", "give"):
            return min((text for text in texts if text.startswith(view.asks)), key=_rate_height)
        assert view.seat is not None
        hand = Cards(view.seats[view.seat].cards or ())
        longest = max(Suit, key=lambda suit: (hand.mask & suit.mask).bit_count())
        strength = sum(card.rank in "AK" for card in hand) + (hand.mask & longest.mask).bit_count()
        if view.asks == "defend":
            return next(
                (text for text in texts if (text in DEFENDING_WORDS) == (strength >= MIN_BID_TRICKS)),
                texts[0],
            )
        has_called = any(seat == view.seat for seat, _ in view.auction)
        bids = [text for text in texts if text != "pass"]
        if "look" in texts or not bids or ("pass" in texts and (has_called or strength <= MIN_BID_TRICKS)):
            return "look" if "look" in texts else "pass"
        calls = [text for text in bids if text.startswith("name ")] or bids
        return next((text for text in calls if text.endswith(longest.letter)), calls[0])


def _choose_card(view: View, texts: Sequence[str]) -> str:
    """Return the highest card to lead, else the lowest that wins, else the lowest.

    Where tricks are avoided it is always the lowest.
    """
    assert view.trick is not None and view.contract is not None
    ranked = sorted(texts, key=_rate_height)
    if view.contract.declarer is None or view.contract.needs == 0:
        return ranked[0]
    best = next((card for seat, card in view.trick.plays if seat == view.trick.winner), None)
    if best is None:
        return ranked[-1]
    trump = view.contract.trump

    def wins(text: str) -> bool:
        if text[1] == best.text[1]:
            return _rate_height(text) > _rate_height(best.text)
        return text[1] == trump

    return next((text for text in ranked if wins(text)), ranked[0])


def _rate_height(text: str) -> int:
    """Return the sum of the ranks of the cards in a text."""
    return sum("789JQKTA".find(word[0]) for word in text.removesuffix("!").split() if word[-1] in "SCDH")
