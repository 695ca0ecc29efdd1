"""Bots work where NumPy is not installed, as in a browser; a contract of imports holds the rest."""

from __future__ import annotations

import subprocess
import sys

import pytest

from prikup.games import GAMES

PLAY = """
import sys
sys.modules["numpy"] = None  # an import of it fails now
import prikup
from prikup import arena
game = {game!r}
match, players = prikup.new(game), arena.seats(("search",), 3, "bare", 1)
for move, step in arena.play_match(match, players, "bare", 1, 1):
    match = step.state
print(match.deal_no)
"""


@pytest.mark.parametrize("game", GAMES)
def test_search_bot_plays_deal_without_numpy(game: str) -> None:
    done = subprocess.run([sys.executable, "-c", PLAY.format(game=game)], capture_output=True, text=True)
    assert done.returncode == 0 and done.stdout in ("1\n", "2\n"), done.stderr
