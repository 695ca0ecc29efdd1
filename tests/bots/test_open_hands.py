"""Bots that know where all cards lie play perfectly; see :mod:`tests.bots.open_hands`."""

from __future__ import annotations

import pytest

from prikup.games import GAMES
from tests.bots.open_hands import card_losses
from tests.sizes import sample

DEALS = {"preferans": 12, "prefa": 30, "paston": 150, "thousand": 20}
SAMPLE = [("preferans", "search"), ("prefa", "rules"), ("paston", "rules"), ("thousand", "rules")]


@pytest.mark.parametrize(
    ("game", "bot"), sample([(game, bot) for game in GAMES for bot in ("rules", "search")], SAMPLE)
)
def test_bot_that_knows_all_cards_loses_nothing(game: str, bot: str) -> None:
    played = [
        regret for seed in range(DEALS[game]) for _, _, regret in card_losses(bot, game, f"suite {seed}")
    ]
    assert played and not any(played)
