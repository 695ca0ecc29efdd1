"""Deals of Paston as scripts."""

from __future__ import annotations

from prikup.cards import PACK_32, Card, Cards
from prikup.core import Deal, Input, Match, Step
from tests.games.scripts import legal, offer, play_out, say, say_with_facts, start_game, why_not

__all__ = ["cards", "deal", "legal", "offer", "play_out", "say", "say_with_facts", "start", "why_not"]

ANNA = "AKJ7.A98.KQ.9"
BORIS = "QT.KQJ.A98.AT"
VERA = "98.T7.JT7.KQJ"
TALON = "8C 7C"
"""Hands of seats 0 to 2 and the talon; seat 0 holds the jack of spades."""


def start(rules: str = "paston-nakayoshi", dealer: int = 2) -> Match:
    """Return a match that waits for its first cards."""
    return start_game("paston", rules, dealer)


def cards(*hands: str, talon: str, bottom: str | None = None) -> Deal:
    """Return a deal of these hands; a missing last hand gets the remaining cards."""
    given = [Cards.parse(hand) for hand in hands]
    turned = tuple(Card.parse(card) for card in talon.split())
    rest = PACK_32.cards - Cards(turned)
    for hand in given:
        rest -= hand
    if len(given) < 3:
        given.append(rest)
    return Deal(tuple(given), turned, None if bottom is None else Card.parse(bottom))


def deal(match: Match, *hands: str, talon: str, bottom: str | None = None) -> Step:
    """Deal these cards."""
    return match.apply(Input(None, None, cards(*hands, talon=talon, bottom=bottom)))


def usual(rules: str = "paston-nakayoshi", dealer: int = 2) -> Match:
    """Return a first deal that seat 0 opens."""
    return deal(start(rules, dealer), ANNA, BORIS, talon=TALON).state


def before_second_deal(rules: str = "paston-nakayoshi", dealer: int = 2) -> Match:
    """Return a match that waits for the cards of its second deal, which this seat deals."""
    match = start(f"{rules}; second_dealer=left_of_dealer", (dealer + 2) % 3)
    return surrender_first_deal(deal(match, ANNA, BORIS, talon=TALON).state)


def surrender_first_deal(match: Match) -> Match:
    """Let the first seat to act win the auction with paston and surrender."""
    match = say(match, "paston", "pass", "pass")
    return say(match, legal(match)[0], "surrender")
