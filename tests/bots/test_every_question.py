"""The built-in bots pass ``check_bot`` in every game by any rules."""

from __future__ import annotations

import pytest

from prikup.bots import BOTS
from prikup.games import GAMES
from prikup.testing import check_bot
from tests.sizes import size


@pytest.mark.timeout(0)
@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("game", GAMES)
def test_bot_answers_every_question_by_any_rules(game: str, bot: str) -> None:
    report = check_bot(bot, game=game, matches=size("bots"))
    assert report.questions[game, "bid"] and report.questions[game, "play"]
