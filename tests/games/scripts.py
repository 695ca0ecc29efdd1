"""Deals told in words: a match is put into a state by the texts of its actions."""

from __future__ import annotations

from typing import Any

from prikup.core import Draw, Fact, Input, Match, Scored, Step, Turn
from prikup.games import get_game
from prikup.records.typed import read_words


def begun(game: str, rules: str, dealer: int, players: int = 3) -> Match:
    """A match that waits for its first cards, which this seat deals."""
    found = get_game(game)
    return found.start(found.options(rules), players).apply(Input(None, None, Draw(dealer))).state


def typed(match: Match, words: str) -> Step:
    """Type a result in as that of the next deal."""
    return match.apply(Input(None, None, read_words(match, words.split())))


def result(match: Match, words: str) -> Any:
    """What the next deal came to, as it is written when this is typed in."""
    return next(fact.result for fact in typed(match, words).facts if isinstance(fact, Scored))


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


def happened(match: Match, *texts: str) -> tuple[Match, list[Fact]]:
    """Put these actions, each by whoever's turn it is; also what all of them led to."""
    facts: list[Fact] = []
    for text in texts:
        match, more = told(match, text)
        facts += more
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
    """Do what is legal first until the deal is over; also all that happened."""
    facts: list[Fact] = []
    deal_no = match.deal_no
    while match.deal_no == deal_no and not match.finished:
        match, more = told(match, legal(match)[0])
        facts += more
    return match, facts
