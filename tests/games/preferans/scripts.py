"""Deals told in words: a match is put into a state by the texts of its actions."""

from __future__ import annotations

from prikup.cards import Card, Cards
from prikup.core import Deal, Draw, Fact, Input, Match, Turn
from prikup.games import get


def start(rules: str = "wikipedia-sochi", dealer: int = 2, players: int = 3) -> Match:
    """A match that waits for its first cards; seat 0 is eldest."""
    game = get("preferans")
    match = game.start(game.options(rules), players)
    return match.apply(Input(None, None, Draw(dealer))).state


def deal(match: Match, *hands: str, talon: str) -> Match:
    """Deal these hands; missing hands get what is left, in order."""
    given = [Cards.parse(hand) for hand in hands]
    turned = tuple(Card.parse(card) for card in talon.split())
    rest = match.game.pack.cards - Cards(turned)
    for hand in given:
        rest -= hand
    left = list(rest)
    while len(given) < match.players:
        given.append(Cards(left[:10]))
        left = left[10:]
    return match.apply(Input(None, None, Deal(tuple(given), turned))).state


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
    """Put an action nobody waits for."""
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
