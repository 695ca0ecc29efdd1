"""The form on which a table agrees about its rules: every game, preset and option in words."""

from __future__ import annotations

import functools
from contextlib import suppress
from typing import Any

import msgspec

from prikup import bots
from prikup.core import Game, PrikupError, Struct
from prikup.games import GAMES
from prikup.keeper import has_keeper
from prikup.options import OptionInfo, PresetInfo, describe_options, list_differences, spell_option
from prikup.table.rules import TableRules
from prikup.vocabulary import option_words

SEAT_COUNTS = (2, 3, 4)
"""The numbers of seats that a table can have."""


class Preset(PresetInfo, frozen=True):
    """A preset in words, and the numbers of players with whom a match by it can be played."""

    title: str
    about: str
    players: tuple[int, ...]


class Section(Struct, frozen=True):
    """A group of options on the form of rules."""

    id: str
    title: str


class TableOption(OptionInfo, frozen=True):
    """An agreement that a table can make, in words; ``labels`` are those of its spelled values."""

    title: str
    meaning: str
    labels: dict[str, str]


class Option(TableOption, frozen=True):
    """An agreement about the rules of a game, and the section in which it stands."""

    section: str


class Length(Struct, frozen=True):
    """The option that sets the length of a match, and the values that are offered."""

    option: str
    values: tuple[int, ...]


class Catalogue(Struct, frozen=True):
    """A game and all that can be agreed on; ``keeper`` is true if deals with real cards can be entered.

    The presets of ``usual`` are offered first. In a language of ``home`` the game comes before others, and
    the preset that stands there before all of its presets.
    """

    id: str
    title: str
    clockwise: bool
    usual: tuple[str, ...]
    home: dict[str, str]
    length: Length | None
    presets: tuple[Preset, ...]
    sections: tuple[Section, ...]
    keeper: bool
    options: tuple[Option, ...]


class Games(Struct, frozen=True):
    """Every game, the other agreements of a table, and the bots that are offered for a seat.

    ``usual_bot`` takes a seat for which no bot is chosen.
    """

    games: tuple[Catalogue, ...]
    table: tuple[TableOption, ...]
    bots: tuple[str, ...]
    usual_bot: str


class RulesDifference(Struct, frozen=True):
    """An option in which two sets of rules differ, both values spelled."""

    name: str
    left: str
    right: str


class RulesRead(Struct, frozen=True):
    """The meaning of a text of rules: ``rules`` is the shortest text, ``text`` the one from ``base``."""

    rules: str
    text: str
    base: str
    values: dict[str, str]
    differences: tuple[RulesDifference, ...]
    players: tuple[int, ...]


@functools.cache
def describe_games(lang: str) -> Games:
    """Return all games, their presets and options in the words of ``lang``, and the table's own options."""
    return Games(
        games=tuple(_describe_game(game, lang) for game in GAMES.values()),
        table=tuple(
            TableOption(**_describe_option("table", one, lang)) for one in describe_options(TableRules)
        ),
        bots=bots.levels(),
        usual_bot=bots.USUAL,
    )


def read_rules(game: Game, text: str, base: str) -> RulesRead:
    """Return every value that a text of rules sets, and its differences from the preset ``base``.

    Raises OptionError if there is no such preset or no such rules, or if some contradict each other.
    """
    presets = game.rulebook
    preset = presets.get(base)
    options = presets.parse(text)
    return RulesRead(
        rules=presets.write(options),
        text=presets.write(options, base),
        base=base,
        values={one.name: spell_option(options, one.name) for one in describe_options(presets.kind)},
        differences=tuple(
            RulesDifference(one.name, one.left, one.right) for one in list_differences(preset, options)
        ),
        players=_players(game, text),
    )


def _players(game: Game, rules: str) -> tuple[int, ...]:
    """Return the numbers of players with whom a match by these rules can be played."""
    found = []
    for players in SEAT_COUNTS:
        with suppress(PrikupError):
            game.start(game.options(rules), players)
            found.append(players)
    return tuple(found)


def _describe_game(game: Game, lang: str) -> Catalogue:
    """Return the form of a game's rules in a language."""
    presets = game.rulebook
    infos = {info.name: info for info in describe_options(presets.kind)}
    return Catalogue(
        id=game.id,
        title=option_words.name_game(game.id, lang),
        clockwise=game.clockwise,
        usual=game.usual,
        home=dict(game.home),
        length=None if game.length is None else Length(*game.length),
        presets=tuple(_describe_preset(game, one, lang) for one in presets.describe()),
        sections=tuple(
            Section(one, option_words.name_section(game.id, one, lang)) for one in presets.sections
        ),
        keeper=has_keeper(game.id),
        options=tuple(
            Option(**_describe_option(game.id, infos[name], lang), section=section)
            for section, names in presets.sections.items()
            for name in names
        ),
    )


def _describe_preset(game: Game, info: PresetInfo, lang: str) -> Preset:
    words = option_words.describe_preset(game.id, info.name, lang)
    asdict = msgspec.structs.asdict
    return Preset(**asdict(info), **asdict(words), players=_players(game, info.name))


def _describe_option(game: str, info: OptionInfo, lang: str) -> dict[str, Any]:
    return msgspec.structs.asdict(info) | msgspec.structs.asdict(
        option_words.describe_option(game, info, lang)
    )
