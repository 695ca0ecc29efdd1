"""Rules for the browser's form: what can be agreed on, in words, and what a text of rules says."""

from __future__ import annotations

import functools
import re
from contextlib import suppress

import msgspec
from starlette.datastructures import QueryParams

from prikup import bots
from prikup.catalogue import languages
from prikup.core import Game, OptionError, PrikupError, quote
from prikup.games import GAMES, usual
from prikup.games import words as words_of
from prikup.keeper import keeps
from prikup.option_words import Words
from prikup.options import describe, diff, spell
from prikup.server.answers import Catalogue, Difference, Games, Option, Preset, RulesRead, Section
from prikup.server.problems import Problem
from prikup.table import TableRules

SEATS = (2, 3, 4)
"""How many may sit at a table."""

LONGEST = 3000
"""Characters of a rules text."""


def games(query: QueryParams) -> Games:
    """The games, their presets and options in the words of ``lang``, and the rules of a table."""
    return _games(_lang(query))


def read(query: QueryParams) -> RulesRead:
    """What a text of rules says: every value, and where it differs from a preset.

    ``text`` are the rules, ``base`` a preset (without it, the one that the text names). The answer has the
    shortest text as ``rules`` and the one from ``base`` as ``text``.

    Raises Problem: code ``rules`` if there are no such rules, ``conflict`` if some do not go together.
    """
    lang, game = _lang(query), _game(query.get("game", usual()))
    text = query.get("text", "")
    if len(text) > LONGEST:
        raise Problem(400, "too_long", f"{quote(text)} is too long: expected at most {LONGEST} characters")
    base = (query.get("base") or "")[:LONGEST] or text.partition(";")[0].strip()
    presets = game.rulebook
    try:
        preset = presets.get(base)
        options = presets.parse(text)
    except OptionError as error:
        raise _refusal(error, words_of(game.id, lang)) from None
    return RulesRead(
        rules=presets.write(options),
        text=presets.write(options, base),
        base=base,
        values={one.name: spell(options, one.name) for one in describe(presets.kind)},
        differences=tuple(Difference(one.name, one.left, one.right) for one in diff(preset, options)),
        players=_players(game, text),
    )


def _refusal(error: OptionError, words: Words) -> Problem:
    said = str(error)
    human = words.conflict(said)
    clause = re.search(r"\(clause ([0-9.]+)\)$", said)
    code = "rules" if human == said else "conflict"
    return Problem(400, code, human, clause[1] if clause else "")


def _lang(query: QueryParams) -> str:
    lang = query.get("lang", languages()[0])
    if lang not in languages():
        raise Problem(400, "lang", f"{quote(lang)} is no language here: expected {' or '.join(languages())}")
    return lang


def _game(name: str) -> Game:
    found: Game | None = GAMES.get(name)
    if found is None:
        raise Problem(400, "game", f"{quote(name)} is no game here: expected {' or '.join(GAMES)}")
    return found


def _players(game: Game, rules: str) -> tuple[int, ...]:
    """With how many players a match by these rules can be played."""
    found = []
    for players in SEATS:
        with suppress(PrikupError):
            game.start(game.options(rules), players)
            found.append(players)
    return tuple(found)


@functools.cache
def _games(lang: str) -> Games:
    described = tuple(_described(game, lang) for game in GAMES.values())
    return Games(games=described, table=describe(TableRules), bots=tuple(bots.BOTS))


def _described(game: Game, lang: str) -> Catalogue:
    presets, words = game.rulebook, words_of(game.id, lang)
    infos = {info.name: info for info in describe(presets.kind)}
    asdict = msgspec.structs.asdict
    return Catalogue(
        id=game.id,
        clockwise=game.clockwise,
        presets=tuple(
            Preset(**asdict(words.preset(one)), players=_players(game, one.name))
            for one in presets.describe()
        ),
        sections=tuple(Section(one, title) for one, title in words.sections.items()),
        keeper=keeps(game.id),
        options=tuple(Option(**asdict(infos[name]) | asdict(words.option(name))) for name in words.names),
    )
