"""``prikup play``: the table in the terminal."""

from __future__ import annotations

import argparse
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from prikup.catalogue import ENGLISH, languages, say
from prikup.cli.common import (
    Commands,
    UsageError,
    add_bots,
    add_language,
    bots_of,
    cannot,
    command,
    print_json,
    rules_of,
)
from prikup.games import usual
from prikup.records import MatchRecord, write

RIVALS: Final = 3
"""How many bots can sit at the table."""


def add(commands: Commands) -> None:
    """The arguments of the command."""
    parser = command(commands, "play", "Play at a table in the terminal, against bots.", run)
    parser.add_argument("--game", default=usual(), metavar="GAME", help="game (%(default)s)")
    parser.add_argument("--rules", metavar="RULES", help="rules (the first of the game's presets)")
    add_bots(parser, "rules,rules", "the other players")
    parser.add_argument("--name", default=None, help="your name")
    add_language(parser, None)
    parser.add_argument("--seed", help="repeat the cards and the bots")
    parser.add_argument("--tempo", choices=("human", "instant"), default="human", help="how fast bots act")
    parser.add_argument(
        "--record", metavar="FILE", help="write the match to this file, after each deal and on leaving"
    )


def run(args: argparse.Namespace) -> int:
    """Play until the player leaves."""
    from prikup.cli.terminal.app import TableApp
    from prikup.cli.terminal.driver import LocalTable
    from prikup.table.names import known

    lang = args.lang or _language()
    rivals = bots_of(args)
    if len(rivals) > RIVALS:
        raise UsageError("bots", given=args.bots, most=RIVALS)
    names = (args.name or say(lang, "table-you"), *known(lang)[:RIVALS])
    local = LocalTable(args.game, rules_of(args), names, rivals, args.seed)
    if args.record is not None:
        _write(args.record, local.record())
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise UsageError("terminal")
    pause, hold = (0.0, 0.0) if args.tempo == "instant" else (0.6, 1.2)

    def keep() -> None:
        if args.record is not None:
            with suppress(UsageError):  # said on leaving, where it can be read
                _write(args.record, local.record())

    TableApp(local, lang, pause, hold, keep).run()
    record = local.record()
    if args.record is not None:
        _write(args.record, record)
    if args.json:
        print_json({"stage": local.table.stage, "deals": len(local.table.deals), "result": record.result})
    return 0


def _language() -> str:
    """The language of the terminal, if there are words of it."""
    told = next((os.environ[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(key)), "")
    lang = told.partition(".")[0].partition("_")[0].lower()
    return lang if lang in languages() else ENGLISH


def _write(path: str, record: MatchRecord) -> None:
    try:
        Path(path).write_text(write(record), encoding="utf-8")
    except (OSError, ValueError) as error:
        raise cannot("written", path, error) from None
