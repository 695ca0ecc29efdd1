"""Deals of Preferans as scripts; seat 0 is eldest unless another seat than the last deals."""

from __future__ import annotations

from prikup.cards import Card, Cards
from prikup.core import Deal, Input, Match
from tests.games.scripts import legal, offer, play_out, say, say_with_facts, start_game, why_not

__all__ = ["deal", "legal", "offer", "play_out", "say", "say_with_facts", "start", "why_not"]


def start(rules: str = "wikipedia-sochi", dealer: int = 2, players: int = 3) -> Match:
    """Return a match that waits for its first cards; seat 0 is eldest."""
    return start_game("preferans", rules, dealer, players)


def deal(match: Match, *hands: str, talon: str) -> Match:
    """Deal these hands; missing hands get the remaining cards in order."""
    given = [Cards.parse(hand) for hand in hands]
    turned = tuple(Card.parse(card) for card in talon.split())
    rest = match.pack.cards - Cards(turned)
    for hand in given:
        rest -= hand
    left = list(rest)
    while len(given) < match.players:
        given.append(Cards(left[:10]))
        left = left[10:]
    return match.apply(Input(None, None, Deal(tuple(given), turned))).state
