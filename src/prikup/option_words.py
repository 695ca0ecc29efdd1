"""What the options of a game are called in each language, read from the TOML beside them."""

from __future__ import annotations

import functools
import re
import tomllib
from typing import Any

import msgspec

from prikup.core import Record
from prikup.options import PresetInfo, data, describe


class OptionWords(Record, frozen=True):
    """What one option is called in one language; ``labels`` are the words for its spelled values."""

    section: str
    title: str
    meaning: str
    labels: dict[str, str]


def _title(name: str) -> str:
    return name.replace("_", " ").capitalize()


class Words:
    """The words of a game's options in one language, read from TOML; completes :func:`describe`.

    ``places`` says which options each section has, in order. ``words`` has the tables ``sections`` and
    ``titles``, ``values`` (by option and spelled value), ``switch``, ``conflicts`` (by the names of the
    options that do not go together), and ``meanings`` and ``presets`` if the code has them in another
    language. What is left out is called as it is in the code; without ``places`` there is one section.
    """

    def __init__(self, kind: type[Record], places: str = "", words: str = "") -> None:
        self._infos = {info.name: info for info in describe(kind)}
        sections: dict[str, list[str]] = tomllib.loads(places) or {"rules": list(self._infos)}
        self._section = {name: section for section, names in sections.items() for name in names}
        self._words = tomllib.loads(words)
        self.sections: dict[str, str] = {
            one: self._said("sections").get(one, _title(one)) for one in sections
        }

    @staticmethod
    @functools.cache
    def beside(kind: type[Record], lang: str) -> Words:
        """Those of ``words/sections.toml`` and ``words/LANG.toml`` in the folder of these options.

        >>> from prikup.games.preferans.options import Options
        >>> Words.beside(Options, "ru").option("concede").labels["3"]
        'Без трёх'
        """
        return Words(kind, data(kind, "words/sections.toml"), data(kind, f"words/{lang}.toml"))

    def _said(self, table: str) -> dict[str, Any]:
        found: dict[str, Any] = self._words.get(table, {})
        return found

    @property
    def names(self) -> tuple[str, ...]:
        """The options in the order of their sections."""
        return tuple(self._section)

    def option(self, name: str) -> OptionWords:
        """What an option is called."""
        info = self._infos[name]
        given = self._said("values").get(name, {})
        usual = self._said("switch") if info.kind == "switch" else {}
        spelled = (*info.values, *(() if info.unset is None else (info.unset,)))
        labels = {value: given.get(value, usual.get(value, value)) for value in spelled}
        meaning = self._said("meanings").get(name, info.meaning)
        return OptionWords(self._section[name], self._said("titles").get(name, _title(name)), meaning, labels)

    def preset(self, info: PresetInfo) -> PresetInfo:
        """A preset with its title and sentence in this language."""
        said = self._said("presets").get(info.name, {})
        return msgspec.structs.replace(info, **said)

    def conflict(self, text: str) -> str:
        """The sentence for options that do not go together; ``text`` itself if there is none.

        ``text`` is that of the OptionError, which spells each option as ``name=value``.
        """
        names = {name for name in re.findall(r"\b(\w+)=", text) if name in self._section}
        said: str = self._said("conflicts").get(" ".join(sorted(names)), text)
        return said
