"""No bot is ever asked what it cannot answer, whatever the rules and whoever it plays with.

``PRIKUP_LAWS`` says how many matches of each game are played.
"""

from __future__ import annotations

import os
import random

import pytest

from prikup.cli.selfplay import SelfplaySetup, play_match
from prikup.core import OptionError
from prikup.games import GAMES, get
from prikup.testing import draw_rules

MATCHES = int(os.environ.get("PRIKUP_LAWS", "8"))
DEALS = 4


def drawn(game: str, chance: random.Random) -> SelfplaySetup:
    """Rules drawn at random, and players of whom some play at random."""
    while True:
        bots = tuple(
            chance.choice(("rules", "search", "beginner", "random")) for _ in range(chance.randint(2, 4))
        )
        setup = SelfplaySetup(game, draw_rules(game, chance.randrange), bots, str(chance.random()), DEALS)
        try:
            setup.start()
        except OptionError:
            continue
        return setup


@pytest.mark.parametrize("seed", range(MATCHES))
@pytest.mark.parametrize("game", GAMES)
def test_every_question_of_any_rules_is_answered(game: str, seed: int) -> None:
    setup = drawn(game, random.Random(f"{game} {seed}"))
    tally = play_match(setup, seed)
    assert tally.actions > 0 and not tally.errors
    assert not get(game).balances(setup.start().options) or not tally.unbalanced
