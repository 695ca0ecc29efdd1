"""Folder of a game: its options, and the parts that other packages look up there."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType, ModuleType
from typing import ClassVar, Generic, TypeVar

from prikup.core.generics import OptionsT
from prikup.options import Presets, check_players

T = TypeVar("T")


@cache
def _import_if_present(name: str) -> ModuleType | None:
    """Return the module of this name, None if there is none."""
    return None if find_spec(name) is None else import_module(name)


class GameFolder(Generic[OptionsT]):
    """Parts of a game that need no match: its options and the modules of its folder.

    The class of the game lies in the folder. A part is a module of the folder with one constant, imported at
    its first use:

    ==============  ==============  =====================================================
    module          constant        contents
    ==============  ==============  =====================================================
    ``options``     ``PRESETS``     the options and the presets (needed)
    ``notation``    ``NOTATION``    results as people type them
    ``sheet``       ``SHEET``       accounts and paper of the score sheet
    ``keeper``      ``KEEPER``      forms and settlement of the score keeper
    ``bot``         ``BOT``         how the bots play it
    ``scene``       ``SCENE``       what a drawing of the table needs to know of its rules
    ``solver``      ``SOLVER``      what of it the open-hand solver can take
    ``weights``     ``WEIGHTS``     how well layouts of hidden cards fit what was done
    ``board``       ``BOARD``       the positions that can be set up, and what is played for
    ``forced``      ``FORCED``      kinds of deal that an auction can be made to lead to
    ``card_rules``  ``CARD_RULES``  what of it depends on cards, for rules compiled to tables
    ``net``         ``NET``         what a network of its hands learns from
    ==============  ==============  =====================================================

    All parts but the options may be missing: the game then has a plain sheet, no forms, and bots that choose
    at random.

    ``numbers`` are the possible numbers of players, the usual one first. ``keys`` are the letters by which
    the game's own calls are typed. Forms offer the presets of ``usual`` first (all if it is empty), and as
    the length of a match the values of ``length``, an option. ``home`` are the languages of the countries in
    which the game is played, each with the preset that is played there.
    """

    id: ClassVar[str]
    numbers: ClassVar[tuple[int, ...]]
    usual: ClassVar[tuple[str, ...]] = ()
    length: ClassVar[tuple[str, tuple[int, ...]] | None] = None
    keys: ClassVar[Mapping[str, str]] = MappingProxyType({})
    home: ClassVar[Mapping[str, str]] = MappingProxyType({})

    def __eq__(self, other: object) -> bool:
        """Return True for any instance of the same class, such as a copy made by pickle."""
        return type(self) is type(other)

    def __hash__(self) -> int:
        return hash(type(self))

    @cached_property
    def folder(self) -> str:
        """The package in which the game lies."""
        return type(self).__module__.rpartition(".")[0]

    def part(self, name: str, kind: type[T]) -> T | None:
        """Return the constant of the part of this name; None if the game has no such module.

        Raises TypeError if the module lacks the constant or it is not of this kind.
        """
        module = _import_if_present(f"{self.folder}.{name}")
        if module is None:
            return None
        constant = getattr(module, name.upper(), None)
        if not isinstance(constant, kind):
            text = f"{module.__name__} has no {name.upper()} that is a {kind.__name__}: got {constant!r}"
            raise TypeError(text)
        return constant

    @cached_property
    def rulebook(self) -> Presets[OptionsT]:
        """The presets of the game, the usual one first."""
        presets: Presets[OptionsT] = import_module(f"{self.folder}.options").PRESETS
        return presets

    @property
    def presets(self) -> tuple[str, ...]:
        """The names of the presets, the usual one first."""
        return self.rulebook.names

    def options(self, rules: str) -> OptionsT:
        """Return the options that a text such as ``wikipedia-sochi; target=10`` names; raises OptionError."""
        return self.rulebook.parse(rules)

    def rules(self, options: OptionsT) -> str:
        """Return the shortest text that names these options."""
        return self.rulebook.write(options)

    def earlier(self, rules: str, players: int) -> str:
        """Return today's text for rules as they were agreed on before one of their clauses was corrected.

        The text is unchanged if no clause was corrected. Raises OptionError.
        """
        return rules

    def usual_players(self, options: OptionsT) -> int:
        """Return the number of players that the options agree on, else the usual number."""
        agreed: int | None = getattr(options, "players", None)
        return agreed or self.numbers[0]

    def check(self, options: OptionsT, players: int) -> None:
        """Raise OptionError if so many players cannot sit down to a match by these options."""
        check_players(self.id.capitalize(), self.numbers, players, getattr(options, "players", None))

    def __repr__(self) -> str:
        return f"<game {self.id}>"
