"""Rules drawn at random: any values of any options that go together."""

from __future__ import annotations

from prikup import games
from prikup.core import OptionError, Struct
from prikup.options import OptionField, change, fields
from tests.laws.walks import Choose

OFTEN = 3
"""One option in so many is changed."""


def drawn_rules(game: str, choose: Choose) -> str:
    """A rules text: a preset with many options changed, one after the other where they still go together."""
    presets = games.get(game).rulebook
    kind: type[Struct] = presets.kind
    options = presets.get(presets.names[choose(len(presets.names))])
    for name, field in fields(kind).items():
        if name == "players" or choose(OFTEN):
            continue
        try:
            options = change(options, {name: drawn_value(field, choose)})
        except OptionError:
            continue
    return presets.write(options)


def drawn_value(field: OptionField, choose: Choose) -> str:
    """A value of an option, spelled."""
    values = list(field.choices)
    match field.kind:
        case "number":
            assert field.low is not None and field.high is not None
            if field.optional and not choose(3):
                return field.about.unset
            return str(field.low + choose(min(field.high - field.low, 20) + 1))
        case "list":
            kept = [value for value in values if choose(2)]
            return ",".join(kept or values[:1])
        case "table":
            return ",".join(f"{key}:{values[choose(len(values))]}" for key in field.about.keys)
        case _:
            return values[choose(len(values))]
