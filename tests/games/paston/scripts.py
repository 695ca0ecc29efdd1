"""Deals of Paston told in words: a match is put into a state by the texts of its actions."""

from __future__ import annotations

from prikup.cards import Card, Cards
from prikup.core import Deal, Draw, Fact, Input, Match, Step, Turn
from prikup.games import get

ANNA = "AKJ7.A98.KQ.9"
BORIS = "QT.KQJ.A98.AT"
VERA = "98.T7.JT7.KQJ"
TALON = "8C 7C"
"""Seat 0 holds the jack of spades; what is left are the talon."""


def start(rules: str = "paston-nakayoshi", dealer: int = 2) -> Match:
    """A match that waits for its first cards."""
    game = get("paston")
    match = game.start(game.options(rules), 3)
    return match.apply(Input(None, None, Draw(dealer))).state


def cards(*hands: str, talon: str, bottom: str | None = None) -> Deal:
    """A deal of these hands; the last hand gets what is left where it is not given."""
    given = [Cards.parse(hand) for hand in hands]
    turned = tuple(Card.parse(card) for card in talon.split())
    rest = get("paston").pack.cards - Cards(turned)
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
    """The auction goes to its first speaker at paston, and he surrenders."""
    match = say(match, "paston", "pass", "pass")
    return say(match, legal(match)[0], "surrender")


def say(match: Match, *texts: str) -> Match:
    """Put these actions, each by whoever's turn it is."""
    return told(match, *texts)[0]


def told(match: Match, *texts: str) -> tuple[Match, list[Fact]]:
    """Put these actions, each by whoever's turn it is; also what the last one led to."""
    facts: list[Fact] = []
    for text in texts:
        turn = match.turns()[0]
        step = match.apply(Input(turn.seat, turn.by, match.parse(turn, text)))
        match, facts = step.state, list(step.facts)
    return match, facts


def offer(match: Match, by: int, text: str) -> Match:
    """Put an action nobody waits for, or an answer where several are asked."""
    return match.apply(Input(by, by, match.parse(Turn(by, by), text))).state


def legal(match: Match) -> list[str]:
    """The texts of what may be done now."""
    return [action.text for action in match.legal(match.turns()[0])]


def why_not(match: Match, text: str) -> tuple[str, str]:
    """The code and clause with which the rules refuse this action."""
    turn = match.turns()[0]
    error = match.legal(turn).why_not(match.parse(turn, text))
    assert error is not None, f"{text} is legal"
    return error.code, error.clause


def play_out(match: Match) -> tuple[Match, list[Fact]]:
    """Play the first legal card until the deal is over."""
    facts: list[Fact] = []
    deal_no = match.deal_no
    while match.deal_no == deal_no and not match.finished:
        turn = match.turns()[0]
        step = match.apply(Input(turn.seat, turn.by, next(iter(match.legal(turn)))))
        match, facts = step.state, list(step.facts)
    return match, facts
