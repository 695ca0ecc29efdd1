"""Presets: named sets of options, and the texts that name options by their differences from one."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib import resources
from typing import Generic

from prikup.errors import OptionError, check_argument, check_type
from prikup.nearest import find_nearest
from prikup.options.changes import O, change_options, list_differences, parse_changes
from prikup.options.fields import get_fields
from prikup.structs import Struct

Sections = Mapping[str, tuple[str, ...]]
"""The sections of a form, each with the names of its options."""


class PresetInfo(Struct, frozen=True):
    """A preset for forms: ``options`` are its differences from the defaults, spelled."""

    name: str
    parent: str | None
    options: dict[str, str]


class Presets(Generic[O]):
    """Named sets of options, read from TOML; each is its differences from a parent.

    A table of the TOML is a preset: ``parent`` (absent: the defaults) and a table ``options``. ``sections``
    says which options stand together in a form, in order; without it all do.

    Raises OptionError if one of them is wrong.
    """

    def __init__(self, kind: type[O], toml: str, sections: Sections | None = None) -> None:
        self.kind = kind
        self.sections: Sections = sections or {"rules": tuple(get_fields(kind))}
        self._defaults = kind()
        self._tables = tomllib.loads(toml)
        self._presets: dict[str, O] = {}
        for name, table in self._tables.items():
            parent = table.get("parent")
            base = self._defaults if parent is None else self.get(parent)
            self._presets[name] = change_options(base, table.get("options", {}))

    @staticmethod
    def beside(kind: type[O], sections: Sections | None = None) -> Presets[O]:
        """Read the presets from ``presets.toml`` in the folder of the module that defines these options."""
        folder = resources.files(kind.__module__.rpartition(".")[0])
        return Presets(kind, folder.joinpath("presets.toml").read_text(encoding="utf-8"), sections)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the presets, in order."""
        return tuple(self._tables)

    def get(self, name: str) -> O:
        """Return the options of a preset; raises OptionError."""
        check_argument("name", name, str)
        try:
            return self._presets[name]
        except KeyError:
            names = tuple(self._presets)
            if name in get_fields(self.kind):
                raise OptionError("preset-option", given=name) from None
            nearest = find_nearest(name, names)
            if nearest:
                raise OptionError("preset-near", given=name, expected=names, near=nearest) from None
            raise OptionError("preset", given=name, expected=names) from None

    def describe(self) -> tuple[PresetInfo, ...]:
        """Return the description of every preset, for forms."""
        return tuple(
            PresetInfo(
                name,
                table.get("parent"),
                {
                    difference.name: difference.right
                    for difference in list_differences(self._defaults, self._presets[name])
                },
            )
            for name, table in self._tables.items()
        )

    def parse(self, text: str) -> O:
        """Read ``preset; option=value; ...``; raises OptionError, or ArgumentError for what is not a text.

        Options without a preset change the first preset.

        >>> from prikup.games.preferans.options import PRESETS
        >>> PRESETS.write(PRESETS.parse("target=30"))
        'wikipedia-sochi; target=30'
        """
        check_type(text, str, "argument-rules", example=self.names[0])
        name, *parts = text.split(";")
        if "=" in name:
            name, parts = self.names[0], [name, *parts]
        return parse_changes(self.get(name.strip()), [part for part in parts if part.strip()])

    def write(self, options: O, name: str | None = None) -> str:
        """Return the text that names these options by their differences from a preset.

        Without a name, the shortest such text; of equally short ones the first preset's. Raises
        OptionError, or ArgumentError for what are not options of the game.

        >>> from prikup.games.preferans.options import PRESETS, parse_rules
        >>> PRESETS.write(parse_rules("wikipedia-sochi; target=10"), "game-farm")[:34]
        'game-farm; first_dealer=lowest_dra'
        """
        check_type(options, self.kind, "argument-options", example=self.names[0])
        if name is None:
            return min((self.write(options, preset_name) for preset_name in self._presets), key=len)
        preset, parts = self.get(name), [name]
        reset: set[str] = set()
        for field in get_fields(self.kind).values():
            base, value = getattr(preset, field.name), getattr(options, field.name)
            if field.name in reset:
                base = field.default
            if base != value:
                parts.append(f"{field.name}={field.spell(value, base)}")
                reset.update(field.about.resets)
        return "; ".join(parts)
