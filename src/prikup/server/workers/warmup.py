"""Warm-up of a worker: importing this module loads and builds everything that bots need.

The strongest bot makes one decision in each game, so that no table waits for what the first decision builds.
A bot that fails here fails again at a table, where the failure is reported.
"""

from __future__ import annotations

from contextlib import suppress

from prikup import bots, games

for _game in games.GAMES.values():
    with suppress(Exception):
        _match = games.new(_game).deal(seed="ready")
        bots.decide(bots.make("search", ""), _match.view(_match.turns()[0].by))
