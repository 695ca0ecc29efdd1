"""Deals of Thousand told in words: a match is put into a state by the texts of its actions."""

from __future__ import annotations

import msgspec

from prikup.cards import Card, Cards
from prikup.core import Deal, Draw, Fact, Input, Match, Step
from prikup.games import get
from prikup.games.thousand.results import DealResult, Standing

FIRST = "AKQ.AKQ.A."
SECOND = "T9.T9.T9.A"
THIRD = "J.J.KQ.KQJ"
TALON = "JD TC 9C"
"""Seat 0 is first hand and holds the marriages of spades and hearts."""
TAKEN = ("100", "pass", "pass")
GIVEN = (*TAKEN, "give 9C 2", "give JD 1")


def start(rules: str = "thousand-blog", players: int = 3, standing: Standing | None = None) -> Match:
    """A match that waits for its first cards; seat 0 is first hand."""
    game = get("thousand")
    match = game.start(game.options(rules), players).apply(Input(None, None, Draw(players - 1))).state
    return match if standing is None else msgspec.structs.replace(match, standing=standing)


def cards(match: Match, *hands: str, talon: str, bottom: str | None = None) -> Deal:
    """A deal of these hands; a dealer who rests gets none."""
    given = [Cards.parse(hand) for hand in hands]
    given += [Cards()] * (match.players - len(given))
    turned = tuple(Card.parse(card) for card in talon.split())
    return Deal(tuple(given), turned, None if bottom is None else Card.parse(bottom))


def deal(match: Match, *hands: str, talon: str = TALON, bottom: str | None = None) -> Step:
    """Put these cards; without hands the usual ones."""
    put = cards(match, *(hands or (FIRST, SECOND, THIRD)), talon=talon, bottom=bottom)
    return match.apply(Input(None, None, put))


def usual(rules: str = "thousand-blog", players: int = 3, standing: Standing | None = None) -> Match:
    """A match in which the usual cards are dealt."""
    return deal(start(rules, players, standing)).state


def told(match: Match, *texts: str) -> tuple[Match, list[Fact]]:
    """Put these actions, each by whoever's turn it is; also what they led to."""
    facts: list[Fact] = []
    for text in texts:
        turn = match.turns()[0]
        step = match.apply(Input(turn.seat, turn.by, match.parse(turn, text)))
        match = step.state
        facts += step.facts
    return match, facts


def say(match: Match, *texts: str) -> Match:
    """Put these actions, each by whoever's turn it is."""
    return told(match, *texts)[0]


def legal(match: Match) -> list[str]:
    """The texts of what may be done now."""
    return [action.text for action in match.legal(match.turns()[0])]


def why_not(match: Match, text: str) -> tuple[str, str]:
    """The code and clause with which the rules refuse this action."""
    turn = match.turns()[0]
    error = match.legal(turn).why_not(match.parse(turn, text))
    assert error is not None, f"{text} is legal"
    return error.code, error.clause


def sheet(scores: tuple[int, ...] = (0, 0, 0), **counts: object) -> Standing:
    """A sheet; counts that are not given are nought."""
    return msgspec.structs.replace(Standing.start(len(scores)), scores=scores, **counts)


def played(
    bid: int = 100, points: tuple[int, ...] = (71, 32, 17), married: str = "", **more: object
) -> DealResult:
    """A deal that seat 0 declared and the last seat dealt; ``married`` as in ``0:H 2:CS``."""
    told = [tuple(suits) for suits in ("",) * len(points)]
    for word in married.split():
        seat, _, suits = word.partition(":")
        told[int(seat)] = tuple(suits)
    fields: dict[str, object] = {"dealer": len(points) - 1, "declarer": 0, **more}
    return DealResult("played", bid=bid, cards=points, marriages=tuple(told), **fields)  # type: ignore[arg-type]
