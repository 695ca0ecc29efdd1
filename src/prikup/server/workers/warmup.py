"""Warm-up of a worker: importing this module loads and builds everything that bots and reviews need.

The strongest bot makes one decision in each game, so that no table waits for what the first decision builds.
A bot that fails here fails again at a table, where the failure is reported.
"""

from __future__ import annotations

from contextlib import suppress

from prikup import bots, games
from prikup.board import page as board_page
from prikup.server.tables import practice, room
from prikup.server.workers import review_calls, score_calls
from prikup.table import sheet_svg

CALLED_MODULES = (board_page, practice, review_calls, room, score_calls, sheet_svg)
"""The modules whose functions workers call; forked workers share what is imported here."""

for _game in games.GAMES.values():
    with suppress(Exception):
        _match = games.new(_game).deal(seed="ready")
        bots.decide(bots.make("search", ""), _match.view(_match.turns()[0].by))
