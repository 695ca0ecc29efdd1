"""The games: a folder each, and one line each here."""

from __future__ import annotations

from prikup.core import Game, OptionError
from prikup.games.paston.game import Paston
from prikup.games.prefa.game import Prefa
from prikup.games.preferans.game import Preferans
from prikup.games.thousand.game import THOUSAND

GAMES: dict[str, Game] = {game.id: game for game in (Preferans(), Prefa(), Paston(), THOUSAND)}


def get(name: str) -> Game:
    """The game with this id; raises OptionError."""
    try:
        return GAMES[name]
    except KeyError:
        raise OptionError(f"{name!r} is no game here: expected one of {', '.join(GAMES)}") from None
