"""``prikup options``: the options of a game, and what a preset makes of them."""

from __future__ import annotations

import argparse
import textwrap
from typing import Any

from prikup import games
from prikup.cli.common import Commands, command, print_json
from prikup.options import Difference, OptionInfo, PresetInfo, Presets, describe, diff

WIDTH = 96


def add(commands: Commands) -> None:
    """The arguments of the command."""
    parser = command(commands, "options", "Show the rules that can be agreed on, with their clauses.", run)
    parser.add_argument("game", nargs="?", metavar="GAME", help="a game; without it, all games")
    parser.add_argument(
        "preset", nargs="?", metavar="RULES", help="a preset or rules text; shows its differences"
    )
    parser.add_argument(
        "other", nargs="?", metavar="OTHER", help="other rules; shows how they differ from RULES"
    )


def run(args: argparse.Namespace) -> int:
    """Print them."""
    if args.game is None:
        return _games(args.json)
    presets = games.get(args.game).rulebook
    if args.preset is None:
        return _options(args.game, presets, args.json)
    base, shown = (None, args.preset) if args.other is None else (args.preset, args.other)
    chosen = presets.parse(shown)
    differences = diff(presets.kind() if base is None else presets.parse(base), chosen)
    about = next((one for one in presets.describe() if one.name == shown), None)
    rules = presets.write(chosen)
    if args.json:
        print_json(
            {"game": args.game, "rules": rules, "base": base, "preset": about, "differences": differences}
        )
        return 0
    _print_preset(rules, about, base, differences)
    return 0


def _games(json: bool) -> int:
    found = {name: games.get(name).rulebook.describe() for name in games.GAMES}
    if json:
        print_json([{"game": name, "presets": presets} for name, presets in found.items()])
        return 0
    for name, presets in found.items():
        print(name)
        for one in presets:
            print(f"  {one.name:24} {one.title}. {one.about}")
    return 0


def _options(game: str, presets: Presets[Any], json: bool) -> int:
    options = describe(presets.kind)
    if json:
        print_json({"game": game, "presets": presets.describe(), "options": options})
        return 0
    print(f"{game}: {len(options)} options, as in {presets.names[0]}; presets: {', '.join(presets.names)}")
    for one in options:
        print(f"\n{one.name} = {one.default}")
        _paragraph(one.meaning, one.clause)
        print(f"    {_values(one)}")
    return 0


def _values(one: OptionInfo) -> str:
    words = {
        "number": f"from {one.low} to {one.high}",
        "list": f"a list of {' '.join(one.values)}",
        "table": f"for each of {' '.join(one.keys)} one of {' '.join(one.values)}",
    }.get(one.kind, " | ".join(one.values))
    return f"{words}, or {one.unset}" if one.unset is not None else words


def _print_preset(
    rules: str, about: PresetInfo | None, base: str | None, differences: tuple[Difference, ...]
) -> None:
    print(f"{about.name}: {about.title}. {about.about}" if about else rules)
    if not differences:
        print("Every option has its default value." if base is None else f"These are the rules of {base}.")
    for one in differences:
        print(f"\n{one.name} = {one.right}   (not {one.left})")
        _paragraph(one.meaning, one.clause)


def _paragraph(text: str, clause: str) -> None:
    said = f"{text} ({clause})" if clause else text
    print(textwrap.fill(said, WIDTH, initial_indent="    ", subsequent_indent="    "))
