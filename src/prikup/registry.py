"""Registries of what packages add by entry points, and the registered games."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from threading import Lock
from types import NoneType
from typing import Final, TypeVar, overload

from prikup.core import Game, Match, OptionsT, StandingT
from prikup.errors import ArgumentError, OptionError, check_argument, check_type, quote
from prikup.options import OptionValue, change_options
from prikup.words import catalogue

T = TypeVar("T")

GAME_ENTRY_POINTS: Final = "prikup.games"
"""The entry points by which a package adds games, each named after its game's id: the class of the game."""


class Registry(Mapping[str, T]):
    """Objects that packages register by name as entry points of a group; looked up at the first use.

    ``take`` makes the registered object of an entry point. An entry point that it cannot take, or whose name
    is taken, is left out with a warning, the message ``error-KIND-installed``.
    """

    def __init__(self, group: str, kind: str, take: Callable[[EntryPoint], T]) -> None:
        self._group, self._kind, self._take = group, kind, take
        self._found: dict[str, T] | None = None
        self._looking = Lock()

    def _load_all(self) -> dict[str, T]:
        """Return the objects by name; look them up at the first call."""
        if self._found is None:
            with self._looking:
                if self._found is None:
                    objects: dict[str, T] = {}
                    # Ours come first: what is installed takes none of their names, nor the usual place.
                    self._add(
                        objects,
                        sorted(
                            entry_points(group=self._group), key=lambda entry_point: not _is_ours(entry_point)
                        ),
                    )
                    self._found = objects
        return self._found

    def _add(self, names: dict[str, T], entry_points_found: Iterable[EntryPoint]) -> None:
        """Add the object of each entry point to ``names``; warn of one that cannot be taken."""
        for entry_point in entry_points_found:
            try:
                if entry_point.name in names:
                    raise OptionError("installed-twice", given=entry_point.name)
                names[entry_point.name] = self._take(entry_point)
            except Exception as error:  # whatever a package does wrong, the others are there
                warning = OptionError(
                    f"{self._kind}-installed", given=entry_point.name, source=entry_point.value, why=error
                )
                warnings.warn(str(warning), RuntimeWarning, stacklevel=3)

    def __getitem__(self, name: str) -> T:
        return self._load_all()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._load_all())

    def __len__(self) -> int:
        return len(self._load_all())

    def __repr__(self) -> str:
        return f"<{self._kind}s: {', '.join(self)}>"

    def add(self, entry_points_found: Iterable[EntryPoint]) -> None:
        """Register what these entry points name; warns of one that cannot be taken, and leaves it out."""
        self._add(self._load_all(), entry_points_found)

    def remove(self, name: str) -> None:
        """Remove a registered object."""
        del self._load_all()[name]


def _is_ours(entry_point: EntryPoint) -> bool:
    """Return True if Prikup itself registers the entry point."""
    return entry_point.dist is not None and entry_point.dist.name == "prikup"


def _load_game(entry_point: EntryPoint) -> Game:
    """Load the game of an entry point and add its messages to the catalogue."""
    game: Game = entry_point.load()()
    if game.id != entry_point.name:
        raise OptionError("game-id", given=game.id, expected=entry_point.name)
    catalogue.add_root(files(game.folder).joinpath("locale"))
    return game


GAMES: Final = Registry(GAME_ENTRY_POINTS, "game", _load_game)
"""The registered games by id."""


def get_default_id() -> str:
    """Return the id of the default game: the first that is registered."""
    return next(iter(GAMES))


def get_game(name: str) -> Game:
    """Return the game with this id; raises OptionError, or ArgumentError for what is not a text."""
    check_type(name, str, "argument-game", expected=tuple(GAMES))
    if name in GAMES:
        return GAMES[name]
    raise OptionError("game", given=name, expected=tuple(GAMES))


@overload
def new(
    game: Game[OptionsT, StandingT],
    rules: str | None = None,
    players: int | None = None,
    **options: OptionValue,
) -> Match[OptionsT, StandingT]: ...
@overload
def new(game: str, rules: str | None = None, players: int | None = None, **options: OptionValue) -> Match: ...
def new(
    game: str | Game, rules: str | None = None, players: int | None = None, **options: OptionValue
) -> Match:
    """Return a new match before its first draw.

    ``rules`` names a preset and changes of its options, such as ``"wikipedia-sochi; target=10"``; without a
    preset, as in ``"target=10"``, the changes apply to the game's first preset, the default. ``options`` are
    further changes by keyword, which override those of the text; only the option ``players`` must stand in
    the text. ``players`` defaults to the number in the rules, or else the game's usual number.

    Raises OptionError for an unknown game, unknown rules or an impossible number of players, ArgumentError
    for arguments of the wrong type.

    >>> match = new("preferans", "wikipedia-sochi", target=10, bid_notrump=True)
    >>> match.players, match.options.target, match.options.bid_notrump
    (3, 10, True)
    >>> new("preferans", "target=10") == new("preferans", target=10)
    True
    >>> new("preferans", targte=10)
    Traceback (most recent call last):
        ...
    prikup.errors.OptionError: 'targte' is not an option: did you mean target?
    """
    known_game = game if isinstance(game, Game) else get_game(game)
    check_type(rules, (str, NoneType), "argument-rules", example=known_game.presets[0])
    agreed = known_game.options(known_game.presets[0] if rules is None else rules)
    if options:
        agreed = change_options(agreed, options)
    if players is None:
        players = known_game.usual_players(agreed)
    elif type(players) is not int:
        raise ArgumentError("argument-players", what=quote(players), expected=known_game.numbers)
    return known_game.start(agreed, players)


def new_match(game: str | Game | None, rules: str | None = None, players: int | None = None) -> Match:
    """Return a new match as :func:`new` does, of the default game for None."""
    return new(get_default_id() if game is None else game, rules, players)


def find_part(name: str, part: str, kind: type[T]) -> T | None:
    """Return a part of a game (see :class:`prikup.core.GameFolder`), None if it or the game is missing."""
    check_argument("name", name, str)
    game = GAMES.get(name)
    return None if game is None else game.part(part, kind)


__all__ = ["GAMES", "GAME_ENTRY_POINTS", "find_part", "get_default_id", "get_game", "new", "new_match"]
