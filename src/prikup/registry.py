"""What packages register as entry points, ours among them, and the games there are so."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from threading import Lock
from typing import Final, TypeVar

from prikup.core import Game, Match
from prikup.errors import ArgumentError, OptionError, quote
from prikup.words import catalogue

T = TypeVar("T")

GROUP: Final = "prikup.games"
"""The entry points by which a package adds games, each named after its game's id: the class of the game."""


class Registry(Mapping[str, T]):
    """What packages add under names as entry points of a group; looked up when somebody first asks.

    ``take`` makes of an entry point what is registered. One that it cannot take, or whose name is taken, is
    warned of by the message ``error-KIND-installed`` and left out.
    """

    def __init__(self, group: str, kind: str, take: Callable[[EntryPoint], T]) -> None:
        self._group, self._kind, self._take = group, kind, take
        self._found: dict[str, T] | None = None
        self._looking = Lock()

    def _all(self) -> dict[str, T]:
        if self._found is None:
            with self._looking:
                if self._found is None:
                    found: dict[str, T] = {}
                    # Ours come first: what is installed takes none of their names, nor the usual place.
                    self._add(
                        found, sorted(entry_points(group=self._group), key=lambda one: not _is_ours(one))
                    )
                    self._found = found
        return self._found

    def _add(self, names: dict[str, T], found: Iterable[EntryPoint]) -> None:
        for one in found:
            try:
                if one.name in names:
                    raise OptionError("installed-twice", given=one.name)
                names[one.name] = self._take(one)
            except Exception as error:  # whatever a package does wrong, the others are there
                wrong = OptionError(f"{self._kind}-installed", given=one.name, source=one.value, why=error)
                warnings.warn(str(wrong), RuntimeWarning, stacklevel=3)

    def __getitem__(self, name: str) -> T:
        return self._all()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def __repr__(self) -> str:
        return f"<{self._kind}s: {', '.join(self)}>"

    def add(self, found: Iterable[EntryPoint]) -> None:
        """Register what these entry points name; warns of one that cannot be taken, and leaves it out."""
        self._add(self._all(), found)

    def remove(self, name: str) -> None:
        """Take one away again."""
        del self._all()[name]


def _is_ours(one: EntryPoint) -> bool:
    return one.dist is not None and one.dist.name == "prikup"


def _game(one: EntryPoint) -> Game:
    """The game of an entry point, whose words can be said from now on."""
    game: Game = one.load()()
    if game.id != one.name:
        raise OptionError("game-id", given=game.id, expected=one.name)
    catalogue.add_root(files(game.folder).joinpath("locale"))
    return game


GAMES: Final = Registry(GROUP, "game", _game)


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

    ``rules`` is the name of a preset and any changes, such as ``"wikipedia-sochi; target=10"``; the default
    is the game's first preset. ``players`` defaults to the number in the rules, or else the game's usual
    number. Raises OptionError for an unknown game, unknown rules or an impossible number of players,
    ArgumentError for arguments of the wrong type.

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
