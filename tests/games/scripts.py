"""Deals as scripts: the texts of actions put a match into a state."""

from __future__ import annotations

from typing import Any

from prikup.core import Draw, Fact, Input, Match, Scored, Step, Turn
from prikup.games import get_game
from prikup.records.typed import read_words


def start_game(game: str, rules: str, dealer: int, players: int = 3) -> Match:
    """Return a match that waits for its first cards; this seat deals."""
    found = get_game(game)
    return found.start(found.options(rules), players).apply(Input(None, None, Draw(dealer))).state


def type_result(match: Match, words: str) -> Step:
    """Apply a typed result of the next deal."""
    return match.apply(Input(None, None, read_words(match, words.split())))


def scored_result(match: Match, words: str) -> Any:
    """Return the result that is scored if these words are typed for the next deal."""
    return next(fact.result for fact in type_result(match, words).facts if isinstance(fact, Scored))


def say(match: Match, *texts: str) -> Match:
    """Apply these actions, each by the first seat to act."""
    return say_with_facts(match, *texts)[0]


def say_with_facts(match: Match, *texts: str) -> tuple[Match, list[Fact]]:
    """Apply these actions, each by the first seat to act; return also the facts of the last one."""
    facts: list[Fact] = []
    for text in texts:
        turn = match.turns()[0]
        step = match.apply(Input(turn.seat, turn.by, match.parse(turn, text)))
        match, facts = step.state, list(step.facts)
    return match, facts


def say_with_all_facts(match: Match, *texts: str) -> tuple[Match, list[Fact]]:
    """Apply these actions, each by the first seat to act; return also the facts of all."""
    facts: list[Fact] = []
    for text in texts:
        match, more = say_with_facts(match, text)
        facts += more
    return match, facts


def offer(match: Match, by: int, text: str) -> Match:
    """Apply an offer, or an answer if several seats are asked."""
    return match.apply(Input(by, by, match.parse(Turn(by, by), text))).state


def legal(match: Match) -> list[str]:
    """Return the texts of the legal actions."""
    return [action.text for action in match.legal(match.turns()[0])]


def why_not(match: Match, text: str) -> tuple[str, str]:
    """Return the code and clause with which an action is refused."""
    turn = match.turns()[0]
    error = match.legal(turn).why_not(match.parse(turn, text))
    assert error is not None, f"{text} is legal"
    return error.code, error.clause


def play_out(match: Match) -> tuple[Match, list[Fact]]:
    """Take the first legal action until the deal is over; return also all facts."""
    facts: list[Fact] = []
    deal_no = match.deal_no
    while match.deal_no == deal_no and not match.finished:
        match, more = say_with_facts(match, legal(match)[0])
        facts += more
    return match, facts
