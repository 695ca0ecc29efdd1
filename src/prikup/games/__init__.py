"""The games: a folder each, and one line each here; those of installed packages are found by their own."""

from __future__ import annotations

import warnings
from collections.abc import Iterable
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from prikup.core import Game, OptionError, Record
from prikup.games.paston.game import Paston
from prikup.games.prefa.game import Prefa
from prikup.games.preferans.game import Preferans
from prikup.games.thousand.game import THOUSAND
from prikup.option_words import Words
from prikup.options import Presets
from prikup.terms import check_language

GROUP: Final = "prikup.games"
"""The entry points by which an installed package adds games, each named after its game's id."""

GAMES: dict[str, Game] = {game.id: game for game in (Preferans(), Prefa(), Paston(), THOUSAND)}

USUAL: Final = next(iter(GAMES))
"""The game that is meant where none is named."""


def add(found: Iterable[EntryPoint]) -> None:
    """Register the games of installed packages; warns of one that cannot be played, and leaves it out."""
    for one in found:
        try:
            game: Game = one.load()
            if game.id != one.name or game.id in GAMES:
                raise OptionError(f"its id is {game.id!r}: expected {one.name!r}, and no game of that name")
        except Exception as error:  # whatever a package does wrong, the other games are played
            text = f"the game {one.name!r} of {one.value!r} cannot be played: {error}"
            warnings.warn(text, RuntimeWarning, stacklevel=2)
        else:
            GAMES[game.id] = game


def get(name: str) -> Game:
    """The game with this id; raises OptionError."""
    try:
        return GAMES[name]
    except KeyError:
        raise OptionError(f"{name!r} is no game here: expected one of {', '.join(GAMES)}") from None


def presets(name: str) -> Presets[Any]:
    """The presets of a game: ``PRESETS`` in the module ``options`` of its folder; raises OptionError."""
    folder = type(get(name)).__module__.rpartition(".")[0]
    found: Presets[Any] = import_module(f"{folder}.options").PRESETS
    return found


def words(name: str, lang: str) -> Words:
    """What the options of a game are called: the folder ``words`` beside them, else the names in the code.

    Raises OptionError for what is no game, PrikupError for a language without words.
    """
    kind: type[Record] = presets(name).kind
    return Words.beside(kind, check_language(lang))


add(entry_points(group=GROUP))
