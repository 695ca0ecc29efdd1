"""Deals of Paston told in words."""

from __future__ import annotations

from prikup.cards import PACK_32, Card, Cards
from prikup.core import Deal, Input, Match, Step
from tests.games.scripts import begun, legal, offer, play_out, say, told, why_not

__all__ = ["cards", "deal", "legal", "offer", "play_out", "say", "start", "told", "why_not"]

ANNA = "AKJ7.A98.KQ.9"
BORIS = "QT.KQJ.A98.AT"
VERA = "98.T7.JT7.KQJ"
TALON = "8C 7C"
"""Seat 0 holds the jack of spades; what is left are the talon."""


def start(rules: str = "paston-nakayoshi", dealer: int = 2) -> Match:
    """A match that waits for its first cards."""
    return begun("paston", rules, dealer)


def cards(*hands: str, talon: str, bottom: str | None = None) -> Deal:
    """A deal of these hands; the last hand gets what is left where it is not given."""
    given = [Cards.parse(hand) for hand in hands]
    turned = tuple(Card.parse(card) for card in talon.split())
    rest = PACK_32.cards - Cards(turned)
    for hand in given:
        rest -= hand
    if len(given) < 3:
        given.append(rest)
    return Deal(tuple(given), turned, None if bottom is None else Card.parse(bottom))


def deal(match: Match, *hands: str, talon: str, bottom: str | None = None) -> Step:
    """Put these cards."""
    return match.apply(Input(None, None, cards(*hands, talon=talon, bottom=bottom)))


def usual(rules: str = "paston-nakayoshi", dealer: int = 2) -> Match:
    """A first deal that seat 0 opens."""
    return deal(start(rules, dealer), ANNA, BORIS, talon=TALON).state


def later(rules: str = "paston-nakayoshi", dealer: int = 2) -> Match:
    """A match that waits for the cards of its second deal, which this seat deals."""
    match = start(f"{rules}; second_dealer=left_of_dealer", (dealer + 2) % 3)
    return given_up(deal(match, ANNA, BORIS, talon=TALON).state)


def given_up(match: Match) -> Match:
    """The auction goes to its first speaker at paston, and they surrender."""
    match = say(match, "paston", "pass", "pass")
    return say(match, legal(match)[0], "surrender")
