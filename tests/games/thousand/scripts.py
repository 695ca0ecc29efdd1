"""Deals of Thousand as scripts; ``say_with_facts`` returns the facts of all actions."""

from __future__ import annotations

import msgspec

from prikup.cards import Card, Cards
from prikup.core import Deal, Input, Match, Step
from prikup.games.thousand.results import DealResult, Standing
from tests.games.scripts import legal, play_out, say, start_game, why_not
from tests.games.scripts import say_with_all_facts as say_with_facts

__all__ = ["deal", "legal", "play_out", "say", "say_with_facts", "start", "why_not"]

FIRST = "AKQ.AKQ.A."
SECOND = "T9.T9.T9.A"
THIRD = "J.J.KQ.KQJ"
TALON = "JD TC 9C"
"""The usual hands and talon; seat 0 is first hand and holds the marriages of spades and hearts."""
TAKEN = ("100", "pass", "pass")
GIVEN = (*TAKEN, "give 9C 2", "give JD 1")


def start(rules: str = "thousand-blog", players: int = 3, standing: Standing | None = None) -> Match:
    """Return a match that waits for its first cards; seat 0 is first hand."""
    match = start_game("thousand", rules, players - 1, players)
    return match if standing is None else msgspec.structs.replace(match, standing=standing)


def cards(match: Match, *hands: str, talon: str, bottom: str | None = None) -> Deal:
    """Return a deal of these hands; a resting dealer gets none."""
    given = [Cards.parse(hand) for hand in hands]
    given += [Cards()] * (match.players - len(given))
    turned = tuple(Card.parse(card) for card in talon.split())
    return Deal(tuple(given), turned, None if bottom is None else Card.parse(bottom))


def deal(match: Match, *hands: str, talon: str = TALON, bottom: str | None = None) -> Step:
    """Deal these cards, by default the usual ones."""
    move = cards(match, *(hands or (FIRST, SECOND, THIRD)), talon=talon, bottom=bottom)
    return match.apply(Input(None, None, move))


def usual(rules: str = "thousand-blog", players: int = 3, standing: Standing | None = None) -> Match:
    """Return a match with the usual cards dealt."""
    return deal(start(rules, players, standing)).state


def sheet(scores: tuple[int, ...] = (0, 0, 0), **counts: object) -> Standing:
    """Return a sheet; missing counts are zero."""
    return msgspec.structs.replace(Standing.start(len(scores)), scores=scores, **counts)


def played(
    bid: int = 100, points: tuple[int, ...] = (71, 32, 17), married: str = "", **more: object
) -> DealResult:
    """Return a played result with declarer 0 and the last seat as dealer; ``married`` as in ``0:H 2:CS``."""
    told = [tuple(suits) for suits in ("",) * len(points)]
    for word in married.split():
        seat, _, suits = word.partition(":")
        told[int(seat)] = tuple(suits)
    fields: dict[str, object] = {"dealer": len(points) - 1, "declarer": 0, **more}
    return DealResult("played", bid=bid, cards=points, marriages=tuple(told), **fields)  # type: ignore[arg-type]
