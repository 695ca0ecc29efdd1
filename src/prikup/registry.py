"""The games there are: those that a package registers as entry points, ours among them."""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Iterator, Mapping
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from typing import Final, TypeVar

from prikup import catalogue
from prikup.core import Game
from prikup.errors import OptionError

T = TypeVar("T")

GROUP: Final = "prikup.games"
"""The entry points by which a package adds games, each named after its game's id: the class of the game."""


class Games(Mapping[str, Game]):
    """The games by id; those that are installed are looked up when somebody first asks."""

    def __init__(self) -> None:
        self._found: dict[str, Game] | None = None

    def _all(self) -> dict[str, Game]:
        if self._found is None:
            self._found = {}
            self.add(entry_points(group=GROUP))
        return self._found

    def __getitem__(self, name: str) -> Game:
        return self._all()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def add(self, found: Iterable[EntryPoint]) -> None:
        """Register games; warns of one that cannot be played, and leaves it out."""
        games = self._all()
        for one in found:
            try:
                game: Game = one.load()()
                if game.id != one.name or game.id in games:
                    raise OptionError("game-id", given=game.id, expected=one.name)
                games[game.id] = game
                catalogue.add_root(files(game.folder).joinpath("locale"))
            except Exception as error:  # whatever a package does wrong, the other games are played
                text = f"the game {one.name!r} of {one.value!r} cannot be played: {error}"
                warnings.warn(text, RuntimeWarning, stacklevel=2)

    def remove(self, name: str) -> None:
        """Take a game away again."""
        del self._all()[name]


GAMES: Final = Games()


def usual() -> str:
    """The game that is meant where none is named: the first that is registered."""
    return next(iter(GAMES))


def get(name: str) -> Game:
    """The game with this id; raises OptionError."""
    try:
        return GAMES[name]
    except KeyError:
        raise OptionError("game", given=name, expected=tuple(GAMES)) from None


def part(name: str, part: str, kind: type[T]) -> T | None:
    """A part of a game (see :class:`prikup.core.Game`), None where it, or the game, is missing."""
    game = GAMES.get(name)
    return None if game is None else game.part(part, kind)
