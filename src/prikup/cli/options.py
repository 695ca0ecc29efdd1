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
        return _print_presets(lang, args.json)
    presets = games.get_game(args.game).rulebook
    if args.preset is None:
        return _print_options(args.game, presets, lang, args.json)
    base, shown = (None, args.preset) if args.other is None else (args.preset, args.other)
    chosen = presets.parse(shown)
    differences = list_differences(presets.kind() if base is None else presets.parse(base), chosen)
    about = next((info for info in presets.describe() if info.name == shown), None)
    rules = presets.write(chosen)
    if args.json:
        print_json(
            {
                "game": args.game,
                "rules": rules,
                "base": base,
                "preset": about and _make_preset_row(args.game, about, lang),
                "differences": [_make_difference_row(args.game, presets, info, lang) for info in differences],
            }
        )
        return 0
    print(rules if about is None else _spell_preset(args.game, about.name, lang))
    _print_differences(args.game, presets, base, differences, lang)
    return 0


def _print_presets(lang: str, json: bool) -> int:
    """Print all games with their presets; return the exit code."""
    presets_by_game = {name: games.get_game(name).rulebook.describe() for name in games.GAMES}
    if json:
        print_json(
            [
                {"game": name, "presets": [_make_preset_row(name, preset, lang) for preset in presets]}
                for name, presets in presets_by_game.items()
            ]
        )
        return 0
    for name, presets in presets_by_game.items():
        print(name)
        for preset in presets:
            words = option_words.describe_preset(name, preset.name, lang)
            print(f"  {preset.name:24} {words.title}. {words.about}".rstrip())
    return 0


def _make_preset_row(game: str, preset_info: PresetInfo, lang: str) -> dict[str, Any]:
    """Return the fields of a preset with its title and description in a language."""
    return asdict(preset_info) | asdict(option_words.describe_preset(game, preset_info.name, lang))


def _make_difference_row(
    game: str, presets: Presets[Any], difference: OptionDifference, lang: str
) -> dict[str, Any]:
    """Return the fields of a difference with the meaning of its option."""
    return asdict(difference) | {"meaning": _describe_meaning(game, presets, difference.name, lang)}


def _spell_preset(game: str, preset: str, lang: str) -> str:
    """Return name, title and description of a preset in one line."""
    words = option_words.describe_preset(game, preset, lang)
    return say(lang, "cli-preset", name=preset, title=words.title, about=words.about).rstrip()


def _print_options(game: str, presets: Presets[Any], lang: str, json: bool) -> int:
    """Print the options of a game, with the values that each may have; return the exit code."""
    options = describe_options(presets.kind)
    if json:
        option_rows = [
            asdict(option) | {"meaning": option_words.describe_option(game, option, lang).meaning}
            for option in options
        ]
        preset_rows = [_make_preset_row(game, option, lang) for option in presets.describe()]
        print_json({"game": game, "presets": preset_rows, "options": option_rows})
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
    for option in options:
        print(f"\n{option.name} = {option.default}")
        _print_paragraph(option_words.describe_option(game, option, lang).meaning, option.clause, lang)
        print(f"    {option_words.describe_values(option, lang)}")
    return 0


def _describe_meaning(game: str, presets: Presets[Any], name: str, lang: str) -> str:
    """Return the meaning of an option, by its name."""
    info = next(option for option in describe_options(presets.kind) if option.name == name)
    return option_words.describe_option(game, info, lang).meaning


def _print_differences(
    game: str, presets: Presets[Any], base: str | None, differences: tuple[OptionDifference, ...], lang: str
) -> None:
    """Print each option whose value differs from that of ``base`` (None: the defaults)."""
    if not differences:
        print(say(lang, "cli-defaults") if base is None else say(lang, "cli-same", base=base))
    for difference in differences:
        print(
            "\n"
            + say(lang, "cli-value", option=difference.name, value=difference.right, other=difference.left)
        )
        _print_paragraph(_describe_meaning(game, presets, difference.name, lang), difference.clause, lang)


def _print_paragraph(text: str, clause: str, lang: str) -> None:
    """Print a text with its clause, wrapped and indented."""
    paragraph = say(lang, "cli-meaning", meaning=text, clause=clause) if clause else text
    width = min(MAX_OPTION_LINE_CHARS, get_terminal_size((MAX_OPTION_LINE_CHARS, 0)).columns)
    print("\n".join(wrap(paragraph, width, initial_indent="    ", subsequent_indent="    ")))
