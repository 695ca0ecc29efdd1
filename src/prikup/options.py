"""Options as data: a record whose fields carry their own meaning, and everything made from it.

A game's rules are one frozen record. Each field is ``Annotated[type, About(clause)]`` with a
default; its type says which values it may have. From that alone come the descriptions for forms
(:func:`describe_options`), the reading and writing of values, the presets and the texts such as
``wikipedia-sochi; target=10`` (:class:`Presets`). What options are called and mean stands in the catalogue
(:mod:`prikup.vocabulary.option_words`).
"""

from __future__ import annotations

import functools
import re
import tomllib
import typing
from collections.abc import Iterable, Mapping, Sequence
from importlib import resources
from types import NoneType, UnionType
from typing import Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec

from prikup.errors import OptionError, check_type
from prikup.nearest import find_nearest
from prikup.structs import Struct

__all__ = [
    "About",
    "Contradiction",
    "OptionDifference",
    "OptionField",
    "OptionInfo",
    "OptionKind",
    "OptionValue",
    "PresetInfo",
    "Presets",
    "Retired",
    "Sections",
    "change_options",
    "check_players",
    "check_together",
    "describe_options",
    "get_fields",
    "list_differences",
    "parse_changes",
    "spell_option",
]

_MAX_NAMED_OPTIONS = 12
"""The number of options up to which an error for an unknown one names all."""
_EXAMPLE_OPTIONS = 3
"""The number of options that it names otherwise."""
_MAX_LIST_ITEMS = 12
"""Items of the longest list."""

_NUMBER_PATTERN = re.compile("-?[0-9]{1,9}")
_SWITCH_SPELLINGS = (("yes", "on", "true"), ("no", "off", "false"))
"""The words that are read as the same value, where a rule is only kept or not."""

OptionKind: TypeAlias = Literal["switch", "choice", "number", "list", "table"]
"""The kind of values that an option has."""
_ERROR_NAMES_BY_KIND = {
    "switch": ("value", "value-unset"),
    "choice": ("value", "value-unset"),
    "number": ("value-number", "value-number-unset"),
    "list": ("value-list", "value-list-unset"),
    "table": ("value-table", "value-table-unset"),
}
"""Error names for a text that spells no value, by kind of option: without and with an absent value."""

OptionValue: TypeAlias = (
    str | int | bool | Sequence[str | int | None] | Mapping[str, str | int | bool | None] | None
)
"""A value of an option as a program gives it: spelled, or as in JSON; a table by its places."""

O = TypeVar("O", bound=Struct)  # noqa: E741  (a record of options)


class About(Struct, frozen=True):
    """Metadata of a field of an options record: its clause in the rules, and how its values are written.

    ``keys`` names the places of a value of fixed length (a table, such as tricks by level);
    ``unset`` is how an absent value is written. ``resets`` names later fields that qualify this one: where
    a text names this option without them, they return to their defaults.
    """

    clause: str
    keys: tuple[str, ...] = ()
    unset: str = "none"
    resets: tuple[str, ...] = ()


Retired: TypeAlias = Mapping[str, Mapping[str, Mapping[str, str]]]
"""Spellings that are read but no longer written: by option and value, the options that they stand for.

A record of options that has some names them as ``retired``.
"""


class OptionInfo(Struct, frozen=True):
    """One option for forms; every value is in the spelling of a rules text.

    ``kind`` is ``switch`` (yes or no), ``choice``, ``number``, ``list`` or ``table``; ``values`` are
    those a switch or choice may take, or the items of a list or table; ``low`` and ``high`` bound a number;
    ``keys`` are the places of a table; ``unset`` is the spelling of an absent value, if it may be absent.
    ``resets`` are the options that return to their defaults where a text names this one without them.
    """

    name: str
    kind: OptionKind
    default: str
    values: tuple[str, ...]
    low: int | None
    high: int | None
    keys: tuple[str, ...]
    unset: str | None
    clause: str
    resets: tuple[str, ...]


class OptionDifference(Struct, frozen=True):
    """An option in which two records differ, both values spelled."""

    name: str
    left: str
    right: str
    clause: str


class PresetInfo(Struct, frozen=True):
    """A preset for forms: ``options`` are its differences from the defaults, spelled."""

    name: str
    parent: str | None
    options: dict[str, str]


class OptionField:
    """One field of an options record: reads, spells and describes its values."""

    def __init__(self, name: str, hint: Any, default: Any) -> None:
        self.name = name
        self.default = default
        kind, about, meta = _unwrap(hint)
        if about is None:
            raise TypeError(f"option {name} names no clause")
        self.about = about
        self.kind: OptionKind
        self.choices: dict[str, Any] = {}
        self.low: int | None = None
        self.high: int | None = None
        kind, self.optional = _split_optional(kind)
        if typing.get_origin(kind) is typing.Annotated:
            kind, _, meta = _unwrap(kind)
        origin = typing.get_origin(kind)
        if kind is bool:
            self.kind, self.choices = "switch", {"yes": True, "no": False}
        elif origin is Literal:
            self.kind, self.choices = "choice", {str(value): value for value in typing.get_args(kind)}
        elif origin is tuple:
            item, *rest = typing.get_args(kind)
            self.kind = "list" if rest == [...] else "table"
            self.choices = {str(value): value for value in typing.get_args(_unwrap(item)[0])}
        elif kind is int and meta is not None:
            self.kind, self.low, self.high = "number", int(meta.ge or 0), int(meta.le or 0)
        else:
            raise TypeError(f"option {name} has a type without a form: {kind}")
        self._read = {**_list_switch_spellings(self.choices), **self.choices}

    def _make_error(self, text: str) -> OptionError:
        """Return the error for a text that spells no value of this option."""
        expected: dict[str, Any] = {"expected": tuple(self.choices)}
        if self.kind == "number":
            expected = {"low": str(self.low), "high": str(self.high)}  # as they are typed
        elif self.kind in ("list", "table"):
            expected["example"] = self.spell(self.default)
        if self.optional:
            expected["unset"] = self.about.unset
        return OptionError(
            _ERROR_NAMES_BY_KIND[self.kind][self.optional], given=text, option=self.name, **expected
        )

    def read(self, text: str, base: Any = None) -> Any:
        """Read a value; a table may name some of its places only, the others are taken from ``base``.

        Raises OptionError, quoting the text and saying what was expected.
        """
        text = text.strip()
        if self.optional and text == self.about.unset:
            return None
        if self.kind == "list" and text.count(",") >= _MAX_LIST_ITEMS:
            raise OptionError("value-long", given=text, option=self.name, most=_MAX_LIST_ITEMS)
        try:
            return self._parse_value(text, base)
        except (KeyError, ValueError):
            raise self._make_error(text) from None

    def _parse_value(self, text: str, base: Any) -> Any:
        """Return the value that a text spells; raises KeyError or ValueError if it spells none."""
        if self.low is not None and self.high is not None:
            if not _NUMBER_PATTERN.fullmatch(text) or not self.low <= int(text) <= self.high:
                raise ValueError(text)
            return int(text)
        if self.kind == "list":
            return tuple(self.choices[item.strip()] for item in text.split(","))
        if self.kind == "table":
            places = dict(zip(self.about.keys, self.default if base is None else base, strict=True))
            changed: dict[str, Any] = {}
            for item in text.split(","):
                key, _, value = (part.strip() for part in item.partition(":"))
                if key not in places or key in changed:
                    raise KeyError(key)
                changed[key] = self.choices[value]
            return tuple({**places, **changed}.values())
        return self._read[text]

    def spell(self, value: Any, base: Any = None) -> str:
        """Return the spelling of a value; of a table only the places that differ from ``base``, if given."""
        if value is None:
            return self.about.unset
        if value is True or value is False:
            return "yes" if value else "no"
        if self.kind == "table":
            old_items = base or (None,) * len(value)
            places = zip(self.about.keys, value, old_items, strict=True)
            return ",".join(f"{key}:{item}" for key, item, old_item in places if item != old_item)
        if isinstance(value, tuple):
            return ",".join(map(str, value))
        return str(value)

    def info(self) -> OptionInfo:
        """Return the description of the field for forms."""
        return OptionInfo(
            self.name,
            self.kind,
            self.spell(self.default),
            tuple(self.choices),
            self.low,
            self.high,
            self.about.keys,
            self.about.unset if self.optional else None,
            self.about.clause,
            self.about.resets,
        )


def _unwrap(hint: Any) -> tuple[Any, About | None, msgspec.Meta | None]:
    """Return type, About and Meta of an annotation, each None if it is missing."""
    if typing.get_origin(hint) is not typing.Annotated:
        return hint, None, None
    kind, *notes = typing.get_args(hint)
    about = next((note for note in notes if isinstance(note, About)), None)
    meta = next((note for note in notes if isinstance(note, msgspec.Meta)), None)
    return kind, about, meta


def _split_optional(kind: Any) -> tuple[Any, bool]:
    """Return a type without None, and True if it could be None."""
    if typing.get_origin(kind) not in (typing.Union, UnionType):
        return kind, False
    (rest,) = (part for part in typing.get_args(kind) if part is not NoneType)
    return rest, True


def _list_switch_spellings(choices: Mapping[str, Any]) -> dict[str, Any]:
    """Return all spellings of yes and no for a switch, with their values; empty for any other choice."""
    values_by_word = {
        word: choices[spelling]
        for words in _SWITCH_SPELLINGS
        for spelling in words
        if spelling in choices
        for word in words
    }
    return (
        values_by_word
        if len(choices) == 2 and len(values_by_word) == sum(map(len, _SWITCH_SPELLINGS))
        else {}
    )


@functools.cache
def get_fields(kind: type[Struct]) -> dict[str, OptionField]:
    """Return the fields of an options record by name, in order."""
    hints = typing.get_type_hints(kind, include_extras=True)
    infos = msgspec.structs.fields(kind)
    return {info.name: OptionField(info.name, hints[info.name], info.default) for info in infos}


def describe_options(kind: type[Struct]) -> tuple[OptionInfo, ...]:
    """Return the description of every option of a record, in order, for forms."""
    return tuple(field.info() for field in get_fields(kind).values())


def spell_option(options: Struct, name: str) -> str:
    """Return the spelled value of one option."""
    return _get_field(type(options), name).spell(getattr(options, name))


def list_differences(left: O, right: O) -> tuple[OptionDifference, ...]:
    """Return the options in which two records differ, in order."""
    differences = []
    for name, field in get_fields(type(left)).items():
        left_value, right_value = getattr(left, name), getattr(right, name)
        if left_value != right_value:
            differences.append(
                OptionDifference(name, field.spell(left_value), field.spell(right_value), field.about.clause)
            )
    return tuple(differences)


def change_options(options: O, values: Mapping[str, object]) -> O:
    """Return a record with some options changed; values are spelled texts or their JSON forms.

    Retired spellings are read as what they stand for. Raises OptionError for an option or value that does
    not exist.
    """
    kind = type(options)
    changed = {}
    for name, raw in _replace_retired(kind, values).items():
        field = _get_field(kind, name)
        text = raw if isinstance(raw, str) else _spell_json(raw, field)
        changed[name] = field.read(text, getattr(options, name))
        for other in field.about.resets:
            changed.setdefault(other, get_fields(kind)[other].default)
    return msgspec.structs.replace(options, **changed)


def _replace_retired(kind: type[Struct], values: Mapping[str, Any]) -> dict[str, Any]:
    """Replace retired spellings with the options that they stand for; raises OptionError."""
    retired: Retired = getattr(kind, "retired", {})
    replaced: dict[str, Any] = {}
    for name, raw in values.items():
        retired_values, text = retired.get(name, {}), str(raw).strip()
        if text not in retired_values:
            if retired_values and name not in get_fields(kind):
                raise OptionError("value", given=text, option=name, expected=tuple(retired_values))
            replaced[name] = raw
            continue
        for other, value in retired_values[text].items():
            if other != name and other in values:
                raise OptionError("option-again", given=f"{name}={text}", option=other)
            replaced[other] = value
    return replaced


def parse_changes(options: O, parts: list[str]) -> O:
    """Return a record with changes such as ``target=10`` applied; raises OptionError."""
    values: dict[str, str] = {}
    for part in parts:
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals:
            raise OptionError("option-form", given=part.strip())
        if name in values:
            raise OptionError("option-again", given=part.strip(), option=name)
        values[name] = value
    return change_options(options, values)


def _spell_json(raw: Any, field: OptionField) -> str:
    """Return a JSON value in the spelling of a rules text."""
    if raw is None:
        return field.about.unset
    if isinstance(raw, bool):
        return "yes" if raw else "no"
    if isinstance(raw, Mapping) and field.kind == "table":
        return ",".join(f"{key}:{value}" for key, value in raw.items())
    if isinstance(raw, (list, tuple)) and field.kind == "list":
        return ",".join(map(str, raw))
    if isinstance(raw, (list, tuple)) and len(raw) == len(field.about.keys):
        return field.spell(tuple(raw))
    return str(raw)


def _get_field(kind: type[Struct], name: str) -> OptionField:
    """Return the field of an option; raises OptionError, with a suggestion, if there is none."""
    fields = get_fields(kind)
    if name in fields:
        return fields[name]
    if (last := name.rpartition(" ")[2]) in fields:
        raise OptionError("option-separator", given=name, option=last)
    nearest = find_nearest(name, fields)
    if nearest:
        raise OptionError("option-near", given=name, near=nearest)
    if len(fields) <= _MAX_NAMED_OPTIONS:
        raise OptionError("option", given=name, expected=tuple(fields))
    raise OptionError("option-many", given=name, count=len(fields), expected=tuple(fields)[:_EXAMPLE_OPTIONS])


class Contradiction(NamedTuple):
    """Options that do not go together, if ``wrong``: the clause that says so, and which they are.

    The error's message is ``error-conflict-NAME``, its data are the values of the options, spelled.
    """

    wrong: bool
    name: str
    clause: str
    options: tuple[str, ...]


def check_together(options: Struct, pairs: Iterable[Contradiction]) -> None:
    """Raise OptionError for the first contradiction."""
    for contradiction in pairs:
        if contradiction.wrong:
            values = {name: spell_option(options, name) for name in contradiction.options}
            raise OptionError(f"conflict-{contradiction.name}", contradiction.clause, **values)


def check_players(title: str, possible: tuple[int, ...], players: int, agreed: int | None = None) -> None:
    """Raise OptionError if the number of players is impossible in a game, or not the agreed one."""
    if agreed is not None and agreed != players:
        raise OptionError("players-agreed", players=players, agreed=agreed)
    if players not in possible:
        raise OptionError("players", "1.1", players=players, game=title, expected=possible)


Sections = Mapping[str, tuple[str, ...]]
"""The sections of a form, each with the names of its options."""


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
