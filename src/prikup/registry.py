"""The games there are: those that a package registers as entry points, ours among them."""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Iterator, Mapping
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from threading import Lock
from typing import Final, TypeVar

from prikup import catalogue
from prikup.core import Game, Match
from prikup.errors import ArgumentError, OptionError, quote

T = TypeVar("T")

GROUP: Final = "prikup.games"
"""The entry points by which a package adds games, each named after its game's id: the class of the game."""


class Games(Mapping[str, Game]):
    """The games by id; those that are installed are looked up when somebody first asks."""

    def __init__(self) -> None:
        self._found: dict[str, Game] | None = None
        self._looking = Lock()

    def _all(self) -> dict[str, Game]:
        if self._found is None:
            with self._looking:
                if self._found is None:
                    found: dict[str, Game] = {}
                    # Ours come first: an installed game takes none of their names, nor the usual place.
                    _add(found, sorted(entry_points(group=GROUP), key=lambda one: not _is_ours(one)))
                    self._found = found
        return self._found

    def __getitem__(self, name: str) -> Game:
        return self._all()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def add(self, found: Iterable[EntryPoint]) -> None:
        """Register games; warns of one that cannot be played, and leaves it out."""
        _add(self._all(), found)

    def remove(self, name: str) -> None:
        """Take a game away again."""
        del self._all()[name]


def _is_ours(one: EntryPoint) -> bool:
    return one.dist is not None and one.dist.name == "prikup"


def _add(games: dict[str, Game], found: Iterable[EntryPoint]) -> None:
    for one in found:
        try:
            game: Game = one.load()()
            if game.id != one.name or game.id in games:
                raise OptionError("game-id", given=game.id, expected=one.name)
            games[game.id] = game
            catalogue.add_root(files(game.folder).joinpath("locale"))
        except Exception as error:  # whatever a package does wrong, the other games are played
            wrong = OptionError("game-installed", given=one.name, source=one.value, why=error)
            warnings.warn(str(wrong), RuntimeWarning, stacklevel=3)


GAMES: Final = Games()


def usual() -> str:
    """The game that is meant where none is named: the first that is registered."""
    return next(iter(GAMES))


def get(name: str) -> Game:
    """The game with this id; raises OptionError."""
    if isinstance(name, str) and name in GAMES:
        return GAMES[name]
    raise OptionError("game", given=name, expected=tuple(GAMES))


def new(game: str | Game, rules: str | None = None, players: int | None = None) -> Match:
    """A new match before its first draw.

    Without ``rules`` it is played by the usual ones, the first preset of the game; without ``players`` by as
    many as the rules agree on, else by the usual number. Raises OptionError for a game, rules or a number of
    players that there are not, ArgumentError for what is none of these.

    >>> new("preferans", "wikipedia-sochi; target=10").players
    3
    """
    found = game if isinstance(game, Game) else get(game)
    if rules is not None and not isinstance(rules, str):
        raise ArgumentError("argument-rules", what=quote(rules), example=found.presets[0])
    options = found.options(found.presets[0] if rules is None else rules)
    if players is None:
        players = found.usual_players(options)
    elif type(players) is not int:
        raise ArgumentError("argument-players", what=quote(players), expected=found.numbers)
    return found.start(options, players)


def part(name: str, part: str, kind: type[T]) -> T | None:
    """A part of a game (see :class:`prikup.core.GameFolder`), None where it, or the game, is missing."""
    game = GAMES.get(name)
    return None if game is None else game.part(part, kind)
