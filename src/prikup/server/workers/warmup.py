"""All that bots load and build before they decide for the first time: here once it is imported.

A decision of the strongest bot in each game is made and thrown away, so that no table waits for it. A bot
that breaks down here does so again where its table is told.
"""

from __future__ import annotations

from contextlib import suppress

from prikup import bots, games

for _game in games.GAMES.values():
    with suppress(Exception):
        _match = games.new(_game).deal(seed="ready")
        bots.decided(bots.make("search", ""), _game.view(_match, _match.turns()[0].by))
