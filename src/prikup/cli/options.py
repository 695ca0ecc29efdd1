"""``prikup options``: the options of a game, and what a preset makes of them."""

from __future__ import annotations

import argparse
from shutil import get_terminal_size
from typing import Any

from msgspec.structs import asdict

from prikup import games
from prikup.cli.common import command, print_json
from prikup.cli.parser import Parser
from prikup.cli.wrapping import wrap
from prikup.options import OptionDifference, PresetInfo, Presets, describe_options, list_differences
from prikup.vocabulary import option_words
from prikup.words.catalogue import say

MAX_OPTION_LINE_CHARS = 96
"""Characters of a line at most."""


def add(parser: Parser) -> None:
    """Add the arguments of the command."""
    command(parser, run)
    parser.add_argument("game", nargs="?", metavar="GAME")
    parser.add_argument("preset", nargs="?", metavar="RULES")
    parser.add_argument("other", nargs="?", metavar="OTHER")


def run(args: argparse.Namespace) -> int:
    """Print games, presets or options."""
    lang = args.lang
    if args.game is None:
        return _games(lang, args.json)
    presets = games.get_game(args.game).rulebook
    if args.preset is None:
        return _options(args.game, presets, lang, args.json)
    base, shown = (None, args.preset) if args.other is None else (args.preset, args.other)
    chosen = presets.parse(shown)
    differences = list_differences(presets.kind() if base is None else presets.parse(base), chosen)
    about = next((one for one in presets.describe() if one.name == shown), None)
    rules = presets.write(chosen)
    if args.json:
        print_json(
            {
                "game": args.game,
                "rules": rules,
                "base": base,
                "preset": about and _preset(args.game, about, lang),
                "differences": [_difference(args.game, presets, one, lang) for one in differences],
            }
        )
        return 0
    print(rules if about is None else _preset_line(args.game, about.name, lang))
    _print_differences(args.game, presets, base, differences, lang)
    return 0


def _games(lang: str, json: bool) -> int:
    found = {name: games.get_game(name).rulebook.describe() for name in games.GAMES}
    if json:
        print_json(
            [
                {"game": name, "presets": [_preset(name, one, lang) for one in presets]}
                for name, presets in found.items()
            ]
        )
        return 0
    for name, presets in found.items():
        print(name)
        for one in presets:
            words = option_words.describe_preset(name, one.name, lang)
            print(f"  {one.name:24} {words.title}. {words.about}".rstrip())
    return 0


def _preset(game: str, one: PresetInfo, lang: str) -> dict[str, Any]:
    return asdict(one) | asdict(option_words.describe_preset(game, one.name, lang))


def _difference(game: str, presets: Presets[Any], one: OptionDifference, lang: str) -> dict[str, Any]:
    return asdict(one) | {"meaning": _meaning(game, presets, one.name, lang)}


def _preset_line(game: str, preset: str, lang: str) -> str:
    words = option_words.describe_preset(game, preset, lang)
    return say(lang, "cli-preset", name=preset, title=words.title, about=words.about).rstrip()


def _options(game: str, presets: Presets[Any], lang: str, json: bool) -> int:
    options = describe_options(presets.kind)
    if json:
        told = [
            asdict(one) | {"meaning": option_words.describe_option(game, one, lang).meaning}
            for one in options
        ]
        named = [_preset(game, one, lang) for one in presets.describe()]
        print_json({"game": game, "presets": named, "options": told})
        return 0
    names = presets.names
    print(
        say(
            lang,
            "cli-options",
            game=game,
            count=len(options),
            preset=names[0],
            presets=say(lang, "joint-list").join(names),
        )
    )
    for one in options:
        print(f"\n{one.name} = {one.default}")
        _paragraph(option_words.describe_option(game, one, lang).meaning, one.clause, lang)
        print(f"    {option_words.describe_values(one, lang)}")
    return 0


def _meaning(game: str, presets: Presets[Any], name: str, lang: str) -> str:
    info = next(one for one in describe_options(presets.kind) if one.name == name)
    return option_words.describe_option(game, info, lang).meaning


def _print_differences(
    game: str, presets: Presets[Any], base: str | None, differences: tuple[OptionDifference, ...], lang: str
) -> None:
    if not differences:
        print(say(lang, "cli-defaults") if base is None else say(lang, "cli-same", base=base))
    for one in differences:
        print("\n" + say(lang, "cli-value", option=one.name, value=one.right, other=one.left))
        _paragraph(_meaning(game, presets, one.name, lang), one.clause, lang)


def _paragraph(text: str, clause: str, lang: str) -> None:
    said = say(lang, "cli-meaning", meaning=text, clause=clause) if clause else text
    width = min(MAX_OPTION_LINE_CHARS, get_terminal_size((MAX_OPTION_LINE_CHARS, 0)).columns)
    print("\n".join(wrap(said, width, initial_indent="    ", subsequent_indent="    ")))
