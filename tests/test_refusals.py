"""Every refusal names its clause, in every phase of every game, and none shows an internal name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

from prikup.cards import Card, Cards
from prikup.core import (
    Action,
    Claim,
    Deal,
    Discard,
    Draw,
    Finish,
    GiveCard,
    GivePoints,
    Input,
    Match,
    Name,
    Phase,
    PlayCard,
    Result,
    RuleError,
    Say,
    Turn,
)
from prikup.games import GAMES
from prikup.testing import Case, draw_rules, playable_cases, walk

RULES = Path(__file__).parents[1] / "docs" / "rules"
SEVEN = Card.parse("7S")
ACTIONS: list[Action] = [
    Say("nonsense"),
    Say("pass"),
    Say("whist"),
    Say("hold"),
    Say("yes"),
    Say("open"),
    Say("withdraw"),
    PlayCard(SEVEN),
    PlayCard(SEVEN, announce=True),
    Discard(Cards([SEVEN])),
    Name("6S"),
    Name("nonsense"),
    GiveCard(SEVEN, 1),
    GivePoints(1, 1),
    Claim((1, 1, 1), lay=False),
]
TEXTS = [
    "nonsense",
    "pass",
    "6S",
    "AS",
    "7H",
    "discard 7S 7C",
    "name 6S",
    "give 7S 1",
    "claim 1-1-1",
    "yes",
    "",
    "120",
]
CHANCE: list[Action] = [Draw(0), Deal((Cards(), Cards(), Cards()), ()), Result(None), Finish(), Say("pass")]
INTERNAL_NAME = re.compile(
    r"\b[A-Z][a-z]+[A-Z]\w*"
    r"|\b(Say|Discard|Name|Claim|Deal|Draw|Result|Finish|Match|Turn|Input)\(|object at|error-"
)
"""Names of classes and other internals."""


@cache
def moments(game: str) -> tuple[Match, ...]:
    """Return a state of every phase of a game that random matches by random rules reach."""
    found: dict[type[Phase], Match] = {}
    cases = [case for case in playable_cases() if case.game == game]
    wanted = set(cases[0].start().game.flow)
    random = Random(1)
    for place in range(400):
        if found.keys() >= wanted:
            break
        near = random.choice(cases)
        gifts = game == "preferans" and place % 4 == 0  # surplus points are rare
        rules = "game-farm; target=1" if gifts else draw_rules(game, random.randrange)
        case = near if place % 3 == 0 and not gifts else Case(game, rules, near.players)
        try:
            states = walk(case, random.randrange, 8).states
        except ValueError:
            continue
        for match in states:
            found.setdefault(type(match.phase), match)
    assert found.keys() >= wanted, wanted - found.keys()
    return tuple(found.values())


def refusals(match: Match) -> Iterator[tuple[str, RuleError]]:
    """Yield every refusal of sample inputs in a state, by the seat to act and by others."""
    asked = match.turns()
    for seat in range(match.players):
        turn = match.turn_of(seat) or Turn(seat, seat)
        for text in TEXTS:
            try:
                match.apply(match.move(text, seat))
            except RuleError as error:
                yield f"{seat} says {text!r}", error
        for action in ACTIONS:
            try:
                match.apply(Input(turn.seat, seat, action))
            except RuleError as error:
                yield f"{seat} does {action!r}", error
            if turn in asked and (refused := match.legal(turn).why_not(action)) is not None:
                yield f"{seat} asks for {action!r}", refused
    for action in CHANCE:
        try:
            match.apply(Input(None, None, action))
        except RuleError as error:
            yield f"the table puts {action!r}", error


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_refusal_names_a_clause_and_no_internal_name(game: str) -> None:
    clauses = set(re.findall(r"\{#c([0-9]+)-([0-9]+)\}", (RULES / f"{game}.md").read_text(encoding="utf-8")))
    for match in moments(game):
        for what, error in refusals(match):
            place = f"{type(match.phase).__name__}: {what}: {error}"
            assert tuple(error.clause.split(".")) in clauses, place
            for lang in ("en", "ru"):
                assert not INTERNAL_NAME.search(error.told(lang)), place


def test_sample_refusals_include_all_codes_in_every_game() -> None:
    for game in GAMES:
        codes = {error.code for match in moments(game) for _, error in refusals(match)}
        assert {"turn", "unknown", "phase", "over"} <= codes, game
