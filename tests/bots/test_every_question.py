"""The built-in bots keep the rules of bots in every game, whatever the rules of the match.

``PRIKUP_LAWS`` is the number of matches for each bot and game.
"""

from __future__ import annotations

import os

import pytest

from prikup.bots import BOTS
from prikup.games import GAMES
from prikup.testing import check_bot

MATCHES = int(os.environ.get("PRIKUP_LAWS", "8"))


@pytest.mark.timeout(0)
@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("game", GAMES)
def test_bot_answers_every_question_by_any_rules(game: str, bot: str) -> None:
    report = check_bot(bot, game=game, matches=MATCHES)
    assert report.questions[game, "bid"] and report.questions[game, "play"]
