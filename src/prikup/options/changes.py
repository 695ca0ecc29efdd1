"""Records of options: their description, comparison and change, and options that do not go together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias, TypeVar

import msgspec

from prikup.errors import OptionError, check_argument
from prikup.nearest import find_nearest
from prikup.options.fields import OptionField, OptionInfo, get_fields
from prikup.structs import Struct

_MAX_NAMED_OPTIONS = 12
"""The number of options up to which an error for an unknown one names all."""
_EXAMPLE_OPTIONS = 3
"""The number of options that it names otherwise."""

OptionValue: TypeAlias = (
    str | int | bool | Sequence[str | int | None] | Mapping[str, str | int | bool | None] | None
)
"""A value of an option as a program gives it: spelled, or as in JSON; a table by its places."""

O = TypeVar("O", bound=Struct)  # noqa: E741  (a record of options)

Retired: TypeAlias = Mapping[str, Mapping[str, Mapping[str, str]]]
"""Spellings that are read but no longer written: by option and value, the options that they stand for.

A record of options that has some names them as ``retired``.
"""


class OptionDifference(Struct, frozen=True):
    """An option in which two records differ, both values spelled."""

    name: str
    left: str
    right: str
    clause: str


def describe_options(kind: type[Struct]) -> tuple[OptionInfo, ...]:
    """Return the description of every option of a record, in order, for forms."""
    check_argument("kind", kind, type)
    return tuple(field.info() for field in get_fields(kind).values())


def spell_option(options: Struct, name: str) -> str:
    """Return the spelled value of one option."""
    check_argument("options", options, Struct)
    return _get_field(type(options), name).spell(getattr(options, name))


def list_differences(left: O, right: O) -> tuple[OptionDifference, ...]:
    """Return the options in which two records differ, in order."""
    check_argument("left", left, Struct)
    check_argument("right", right, Struct)
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
    check_argument("options", options, Struct)
    check_argument("values", values, Mapping)
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
    check_argument("options", options, Struct)
    check_argument("parts", parts, (list, tuple))
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
    check_argument("options", options, Struct)
    check_argument("pairs", pairs, Iterable)
    for contradiction in pairs:
        if contradiction.wrong:
            values = {name: spell_option(options, name) for name in contradiction.options}
            raise OptionError(f"conflict-{contradiction.name}", contradiction.clause, **values)


def check_players(title: str, possible: tuple[int, ...], players: int, agreed: int | None = None) -> None:
    """Raise OptionError if the number of players is impossible in a game, or not the agreed one."""
    check_argument("possible", possible, (list, tuple))
    if agreed is not None and agreed != players:
        raise OptionError("players-agreed", players=players, agreed=agreed)
    if players not in possible:
        raise OptionError("players", "1.1", players=players, game=title, expected=possible)
