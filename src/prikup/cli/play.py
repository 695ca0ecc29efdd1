"""``prikup play``: the table in the terminal."""

from __future__ import annotations

import argparse
import os
import sys
from contextlib import suppress
from pathlib import Path

from prikup.cli.common import Commands, UsageError, command, print_json, rules_of
from prikup.games import usual
from prikup.records import MatchRecord, write


def add(commands: Commands) -> None:
    """The arguments of the command."""
    parser = command(commands, "play", "Play at a table in the terminal, against bots.", run)
    parser.add_argument("--game", default=usual(), metavar="GAME", help="game (%(default)s)")
    parser.add_argument("--rules", metavar="RULES", help="rules (the first of the game's presets)")
    parser.add_argument("--bots", default="rules,rules", help="the other players (%(default)s)")
    parser.add_argument("--name", default=None, help="your name")
    parser.add_argument("--lang", choices=("en", "ru"), default=None, help="language (that of the terminal)")
    parser.add_argument("--seed", help="repeat the cards and the bots")
    parser.add_argument("--tempo", choices=("human", "instant"), default="human", help="how fast bots act")
    parser.add_argument(
        "--record", metavar="FILE", help="write the match to this file, after each deal and on leaving"
    )


def run(args: argparse.Namespace) -> int:
    """Play until the player leaves."""
    from prikup.cli.terminal.app import TableApp
    from prikup.cli.terminal.driver import LocalTable
    from prikup.cli.terminal.words import WORDS

    lang = args.lang or ("ru" if _locale().startswith("ru") else "en")
    words = WORDS[lang]
    rivals = tuple(one.strip() for one in args.bots.split(","))
    names = (args.name or words.you, *words.rivals)
    if len(rivals) >= len(names):
        raise UsageError(f"{args.bots!r} are too many bots: expected at most {len(words.rivals)}")
    local = LocalTable(args.game, rules_of(args), names, rivals, args.seed)
    if args.record is not None:
        _write(args.record, local.record())
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise UsageError("play needs a terminal: standard input and output are not one")
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


def _locale() -> str:
    return next((os.environ[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(key)), "")


def _write(path: str, record: MatchRecord) -> None:
    try:
        Path(path).write_text(write(record), encoding="utf-8")
    except (OSError, ValueError) as error:
        why = (getattr(error, "strerror", None) or str(error)).lower()
        raise UsageError(f"{path!r} cannot be written: {why}") from None
