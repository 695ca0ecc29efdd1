"""Plays whole matches between bots and gathers what happened."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from prikup import games, shuffle
from prikup.bots import Bot
from prikup.cards import PACK_32
from prikup.core import Action, Draw, Fact, Input, Match, PlayCard, Scored, Turn


@dataclass
class Played:
    """A match that was played: its last state, the scored deals and how often a bot was asked."""

    match: Match
    deals: list[Scored] = field(default_factory=list)
    decisions: int = 0

    @property
    def result(self) -> tuple[Fraction, ...]:
        """The final result of each seat."""
        result = self.match.game.result(self.match)
        assert result is not None
        return result


def action_of(match: Match, turn: Turn, text: str) -> Action:
    """The legal action of this spelling; AssertionError if there is none."""
    action = match.parse(turn, text)
    why = match.legal(turn).why_not(action)
    assert why is None, f"{text!r} is not legal: {why}"
    return action


def deal_pack(match: Match, chance: random.Random) -> Match:
    """The match after cards were dealt."""
    pattern = match.game.needs_deal(match)
    assert pattern is not None
    pack = list(PACK_32.cards)
    chance.shuffle(pack)
    return match.apply(Input(None, None, shuffle.deal(pack, pattern, match.players))).state


def play(bots: Sequence[Bot], rules: str = "wikipedia-sochi", seed: int = 0, most: int = 400) -> Played:
    """A match between bots, by seat; stops after ``most`` deals."""
    game = games.get("preferans")
    chance = random.Random(seed)
    match = game.start(game.options(rules), len(bots))
    match = match.apply(Input(None, None, Draw(chance.randrange(len(bots))))).state
    played = Played(match)
    while not match.finished and len(played.deals) < most:
        if match.game.needs_deal(match) is not None:
            match = deal_pack(match, chance)
        turn = match.turns()[0]
        text = bots[turn.by].choose(game.view(match, turn.by))
        step = match.apply(Input(turn.seat, turn.by, action_of(match, turn, text)))
        match = step.state
        played.decisions += 1
        played.deals += [fact for fact in step.facts if isinstance(fact, Scored)]
    played.match = match
    return played


def cards_played(facts: Sequence[Fact]) -> int:
    """How many facts are cards put on the table."""
    return sum(isinstance(fact, PlayCard) for fact in facts)
