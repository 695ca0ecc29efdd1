"""Options as data: a record whose fields carry their own meaning, and everything made from it.

A game's rules are one frozen record. Each field is ``Annotated[type, About(clause)]`` with a
default; its type says which values it may have. From that alone come the descriptions for forms
(:func:`describe_options`), the reading and writing of values, the presets and the texts such as
``wikipedia-sochi; target=10`` (:class:`Presets`). What options are called and mean stands in the catalogue
(:mod:`prikup.vocabulary.option_words`).
"""

from __future__ import annotations

from prikup.options.changes import (
    Contradiction,
    OptionDifference,
    OptionValue,
    Retired,
    change_options,
    check_players,
    check_together,
    describe_options,
    list_differences,
    parse_changes,
    spell_option,
)
from prikup.options.fields import About, OptionField, OptionInfo, OptionKind, get_fields
from prikup.options.presets import PresetInfo, Presets, Sections

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
