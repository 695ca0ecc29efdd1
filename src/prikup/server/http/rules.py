"""The HTTP routes of the form of rules."""

from __future__ import annotations

import msgspec
from starlette.datastructures import QueryParams
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from prikup.core import Game, OptionError, Struct
from prikup.errors import Sentence
from prikup.games import GAMES, get_default_id
from prikup.server.http.json_io import json_response
from prikup.server.http.operations import Text, operation
from prikup.server.http.static_json import StaticJson
from prikup.server.problems import HTTPProblem
from prikup.server.tables.protocol import MAX_RULES_CHARS, RulesText
from prikup.table.rules_form import Games, RulesRead, describe_games, read_rules
from prikup.words.catalogue import ENGLISH_CODE, languages, load_package_messages


class LangQuery(Struct, frozen=True):
    """The language of an answer."""

    lang: str = ENGLISH_CODE


class RulesQuery(LangQuery, frozen=True):
    """A text of rules to be read, and the preset from which its differences are told ("": its own)."""

    game: str = ""
    text: RulesText = ""
    base: str = ""


GAMES_JSON = StaticJson(describe_games)


def routes() -> list[Route]:
    """Return the routes of games, rules and the words of installed games."""
    return [
        Route("/api/games", list_games),
        Route("/api/rules", show_rules),
        Route("/api/words/{game}", show_words),
    ]


@operation("Games, presets and options, in the words of a language", Games, query=LangQuery, errors=(400,))
async def list_games(request: Request) -> Response:
    """Answer with all games, presets and options, and the options of a table, in the words of ``lang``."""
    return GAMES_JSON.respond(request, _language(request.query_params))


@operation("What a text of rules means", RulesRead, query=RulesQuery, errors=(400,))
async def show_rules(request: Request) -> Response:
    """Answer with the values that a text of rules sets and its differences from a preset.

    ``text`` are the rules, ``base`` is the preset (by default the one that the text names). Raises
    HTTPProblem: code ``rules`` if there are no such rules, ``conflict`` if some contradict each other.
    """
    query = request.query_params
    lang, game = _language(query), find_game(query.get("game", get_default_id()))
    text = query.get("text", "")
    if len(text) > MAX_RULES_CHARS:
        raise HTTPProblem(400, "too_long-rules", given=text, most=MAX_RULES_CHARS)
    base = (query.get("base") or "")[:MAX_RULES_CHARS] or text.partition(";")[0].strip()
    try:
        return json_response(read_rules(game, text, base))
    except OptionError as error:
        raise _refusal(error, lang) from None


@operation("Words of an installed game, as a Fluent text", Text("text/plain"), query=LangQuery, errors=(400,))
async def show_words(request: Request) -> Response:
    """Answer with the words of an installed game in ``lang``, as one Fluent text.

    It is empty for a game whose words the page has. Raises HTTPProblem if there is no such game.
    """
    text = load_package_messages(
        find_game(request.path_params["game"]).folder, _language(request.query_params)
    )
    return PlainTextResponse(text, headers={"cache-control": "no-store"})


def _refusal(error: OptionError, lang: str) -> HTTPProblem:
    """Return the problem with rules; contradicting options are named as a form labels them."""
    plain = error.code == "conflict"
    code, text = ("conflict", error.said(lang, "plain")) if plain else ("rules", error.said(lang))
    return HTTPProblem(400, msgspec.structs.replace(error.why, code=code, sentence=Sentence(text)))


def _language(query: QueryParams) -> str:
    lang = query.get("lang", languages()[0])
    if lang not in languages():
        raise HTTPProblem(400, "lang", given=lang, expected=languages())
    return lang


def find_game(name: str) -> Game:
    """Return the game with this id; raises HTTPProblem."""
    found: Game | None = GAMES.get(name)
    if found is None:
        raise HTTPProblem(400, "game", given=name, expected=tuple(GAMES))
    return found
