"""Where no card is hidden from them, bots play exactly; see :mod:`tests.bots.open_hands`."""

from __future__ import annotations

import pytest

from prikup.games import GAMES
from tests.bots.open_hands import losses

DEALS = {"preferans": 12, "prefa": 30, "paston": 150, "thousand": 20}


@pytest.mark.parametrize("bot", ["rules", "search"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_lost_where_all_cards_lie_open(game: str, bot: str) -> None:
    played = [regret for seed in range(DEALS[game]) for _, _, regret in losses(bot, game, f"suite {seed}")]
    assert played and not any(played)
