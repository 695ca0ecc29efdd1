"""One option: what a field of an options record may hold, and the reading and spelling of its values."""

from __future__ import annotations

import functools
import re
import typing
from collections.abc import Mapping
from types import NoneType, UnionType
from typing import Any, Literal, TypeAlias

import msgspec

from prikup.errors import OptionError, check_argument
from prikup.structs import Struct

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
    check_argument("kind", kind, type(Struct))
    hints = typing.get_type_hints(kind, include_extras=True)
    infos = msgspec.structs.fields(kind)
    return {info.name: OptionField(info.name, hints[info.name], info.default) for info in infos}
