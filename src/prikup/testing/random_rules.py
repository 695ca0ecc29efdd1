"""Rules drawn at random: any values of any options that go together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup import registry
from prikup.core import Game, OptionError, Struct
from prikup.errors import ArgumentError, check_argument, quote
from prikup.options import OptionField, change_options, get_fields
from prikup.testing.walks import Case, DrawNumber

CHANGE_INTERVAL: Final = 3
"""Options for each that is changed, on average."""
NUMBER_SPAN: Final = 20
"""Numbers are drawn from their lowest up to so many above it."""


def draw_rules(game: str | Game, choose: DrawNumber) -> str:
    """Draw a rules text: a preset with many options changed, one after the other where they still fit."""
    presets = (game if isinstance(game, Game) else registry.get_game(game)).rulebook
    kind: type[Struct] = presets.kind
    options = presets.get(presets.names[choose(len(presets.names))])
    for name, field in get_fields(kind).items():
        if name == "players" or choose(CHANGE_INTERVAL):
            continue
        try:
            options = change_options(options, {name: draw_value(field, choose)})
        except OptionError:
            continue
    return presets.write(options)


def draw_value(field: OptionField, choose: DrawNumber) -> str:
    """Draw a value of an option, spelled."""
    values = list(field.choices)
    match field.kind:
        case "number":
            assert field.low is not None and field.high is not None
            if field.optional and not choose(3):
                return field.about.unset
            return str(field.low + choose(min(field.high - field.low, NUMBER_SPAN) + 1))
        case "list":
            drawn_values = [value for value in values if choose(2)]
            return ",".join(drawn_values or values[:1])
        case "table":
            return ",".join(f"{key}:{values[choose(len(values))]}" for key in field.about.keys)
        case _:
            return values[choose(len(values))]


def draw_case(cases: Sequence[Case], choose: DrawNumber) -> Case:
    """Draw one of the cases, with other rules that fit its number of players."""
    check_argument("cases", cases, (list, tuple))
    if not callable(choose):
        raise ArgumentError("argument-type", name="choose", what=quote(choose), expected=("function",))
    while True:
        preset_case = cases[choose(len(cases))]
        case = Case(preset_case.game, draw_rules(preset_case.game, choose), preset_case.players)
        try:
            case.start()
        except OptionError:
            continue
        return case
