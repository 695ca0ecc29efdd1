"""Rules for the browser's form: what can be agreed on, in words, and what a text of rules says."""

from __future__ import annotations

import functools
from contextlib import suppress
from typing import Any

import msgspec
from starlette.datastructures import QueryParams

from prikup import bots
from prikup.core import Game, OptionError, PrikupError
from prikup.errors import Sentence
from prikup.games import GAMES, usual
from prikup.keeper import keeps
from prikup.options import OptionInfo, PresetInfo, describe, diff, spell
from prikup.server.http.responses import (
    Catalogue,
    Games,
    Length,
    Option,
    Preset,
    RulesDifference,
    RulesRead,
    Section,
    TableOption,
)
from prikup.server.problems import HTTPProblem
from prikup.server.tables.protocol import MAX_RULES_CHARS
from prikup.table import TableRules
from prikup.vocabulary import option_words
from prikup.words.catalogue import brought, languages

SEATS = (2, 3, 4)
"""How many may sit at a table."""


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
    if len(text) > MAX_RULES_CHARS:
        raise HTTPProblem(400, "too_long-rules", given=text, most=MAX_RULES_CHARS)
    base = (query.get("base") or "")[:MAX_RULES_CHARS] or text.partition(";")[0].strip()
    presets = game.rulebook
    try:
        preset = presets.get(base)
        options = presets.parse(text)
    except OptionError as error:
        raise _refusal(error, lang) from None
    return RulesRead(
        rules=presets.write(options),
        text=presets.write(options, base),
        base=base,
        values={one.name: spell(options, one.name) for one in describe(presets.kind)},
        differences=tuple(RulesDifference(one.name, one.left, one.right) for one in diff(preset, options)),
        players=_players(game, text),
    )


def words(game: str, query: QueryParams) -> str:
    """What an installed game says in ``lang``, as one Fluent text; "" for a game whose words the page has.

    Raises Problem: code ``game`` if there is no such game.
    """
    return brought(_game(game).folder, _lang(query))


def _refusal(error: OptionError, lang: str) -> HTTPProblem:
    """What is wrong with rules; options that do not go together are told plainly, as a form has them."""
    plain = error.code == "conflict"
    code, text = ("conflict", error.said(lang, "plain")) if plain else ("rules", error.said(lang))
    return HTTPProblem(400, msgspec.structs.replace(error.why, code=code, sentence=Sentence(text)))


def _lang(query: QueryParams) -> str:
    lang = query.get("lang", languages()[0])
    if lang not in languages():
        raise HTTPProblem(400, "lang", given=lang, expected=languages())
    return lang


def _game(name: str) -> Game:
    found: Game | None = GAMES.get(name)
    if found is None:
        raise HTTPProblem(400, "game", given=name, expected=tuple(GAMES))
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
    agreed = (_described_option("table", one, lang) for one in describe(TableRules))
    described = tuple(_described(game, lang) for game in GAMES.values())
    return Games(
        games=described,
        table=tuple(TableOption(**one) for one in agreed),
        bots=bots.levels(),
        usual_bot=bots.USUAL,
    )


def _described(game: Game, lang: str) -> Catalogue:
    presets = game.rulebook
    infos = {info.name: info for info in describe(presets.kind)}
    return Catalogue(
        id=game.id,
        title=option_words.game(game.id, lang),
        clockwise=game.clockwise,
        usual=game.usual,
        home=dict(game.home),
        length=None if game.length is None else Length(*game.length),
        presets=tuple(_preset(game, one, lang) for one in presets.describe()),
        sections=tuple(Section(one, option_words.section(game.id, one, lang)) for one in presets.sections),
        keeper=keeps(game.id),
        options=tuple(
            Option(**_described_option(game.id, infos[name], lang), section=section)
            for section, names in presets.sections.items()
            for name in names
        ),
    )


def _preset(game: Game, info: PresetInfo, lang: str) -> Preset:
    words = option_words.preset(game.id, info.name, lang)
    asdict = msgspec.structs.asdict
    return Preset(**asdict(info), **asdict(words), players=_players(game, info.name))


def _described_option(game: str, info: OptionInfo, lang: str) -> dict[str, Any]:
    return msgspec.structs.asdict(info) | msgspec.structs.asdict(option_words.option(game, info, lang))
