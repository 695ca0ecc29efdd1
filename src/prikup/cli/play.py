"""``prikup play``: the table in the terminal."""

from __future__ import annotations

import argparse
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from prikup import games
from prikup.cli.common import UsageError, command, print_json
from prikup.cli.faults import fault_line
from prikup.cli.files import read_record, write_text
from prikup.cli.parser import Parser
from prikup.cli.players import add_bots, given_bots, given_rules
from prikup.core import PrikupError
from prikup.records import write
from prikup.words.catalogue import say

if TYPE_CHECKING:
    from prikup.cli.terminal.driver import LocalTable

MAX_BOTS: Final = 3
"""Largest number of bots at the table."""
DEFAULT_BOTS: Final = "rules,rules"
"""Bots that play by default."""


def add(parser: Parser) -> None:
    """Add the arguments of the command."""
    command(parser, run)
    vars(parser.add_argument("--game", metavar="GAME"))["usual"] = games.get_default_id()
    parser.add_argument("--rules", metavar="RULES")
    add_bots(parser, DEFAULT_BOTS)
    parser.set_defaults(bots=None)  # those of the match in the file, if there is one
    parser.add_argument("--name")
    parser.add_argument("--seed")
    parser.add_argument("--tempo", choices=("slow", "human", "fast", "instant"), default="human")
    parser.add_argument("--record", metavar="FILE")
    parser.add_argument("--force", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Play until the player leaves."""
    from prikup.cli.terminal.app import TableApp
    from prikup.cli.terminal.driver import LocalTable
    from prikup.table import TEMPO_FACTORS
    from prikup.table.names import bot_names

    lang = args.lang
    local = _resume(args)
    if local is None:
        args.game = args.game or games.get_default_id()
        args.bots = args.bots or DEFAULT_BOTS
        names = (args.name or say(lang, "table-you"), *bot_names(lang)[:MAX_BOTS])
        local = LocalTable(args.game, given_rules(args), names, _read_given_bots(args), args.seed)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise UsageError("terminal")
    factor = TEMPO_FACTORS[args.tempo]
    pause, hold = 0.6 * factor, 1.2 * factor

    def keep() -> None:
        if args.record is not None:
            write_text(args.record, write(local.record()))

    def keep_if_possible() -> None:
        with suppress(UsageError):  # said on leaving, where it can be read
            keep()

    keep()
    app = TableApp(local, lang, pause, hold, keep_if_possible)
    try:
        app.run()
    except OSError:
        if not app.has_lost_terminal():  # else there is nothing left to clear away
            raise
    keep()
    for fault in local.faults:
        print(fault_line(fault, lang), file=sys.stderr)
    if args.record is not None and not args.json:
        over = local.table.stage == "finished"
        print(say(lang, "cli-play-over" if over else "cli-play-kept", path=args.record))
    if args.json:
        result = local.record().result
        print_json({"stage": local.table.stage, "deals": len(local.table.deals), "result": result})
    return 0


def _read_given_bots(args: argparse.Namespace) -> tuple[str, ...]:
    """Return the names in ``--bots``; raise UsageError if there are too many."""
    names = given_bots(args)
    if len(names) > MAX_BOTS:
        raise UsageError("bots", given=args.bots, most=MAX_BOTS)
    return names


def _resume(args: argparse.Namespace) -> LocalTable | None:
    """Return the table of the match in the file; None if the file is empty or may be overwritten.

    Raise UsageError if the file holds no match, a finished one, or one with other settings.
    """
    from prikup.cli.terminal.driver import LocalTable, bots_of_record

    path = args.record
    if path is None or args.force or not Path(path).is_file() or not Path(path).stat().st_size:
        return None
    try:
        record = read_record(path)
        if record.final_match().finished:
            raise UsageError("file-over", path=path)
        bots_asked = () if args.bots is None else _read_given_bots(args)
        unasked_programs = [bot for bot in bots_of_record(record) if ":" in bot and bot not in bots_asked]
        if unasked_programs:  # a file must not say which program is run
            raise UsageError("file-bots", path=path, given=unasked_programs[0])
        local = LocalTable.resumed(record, args.seed)
    except UsageError:
        raise
    except PrikupError as error:
        raise UsageError("file-match", path=path, why=error) from None
    _check_same_match(args, local)
    return local


def _check_same_match(args: argparse.Namespace, local: LocalTable) -> None:
    """Raise UsageError if another match than that in the file is asked for."""
    table, game, rules, bots = local.table, args.game, args.rules, args.bots
    if rules is not None:
        rules = table.game.rules(games.get_game(game or table.game.id).options(rules))
    if bots is not None:
        bots = ",".join(_read_given_bots(args))
    seated = ",".join(seat.bot for seat in table.seats if seat.bot)
    settings = (("game", game, table.game.id), ("rules", rules, table.rules), ("bots", bots, seated),
             ("name", args.name, local.names[0]))  # fmt: skip
    for option, given, stored in settings:
        if given not in (None, stored):
            raise UsageError("file-differs", path=args.record, option=option, kept=stored, given=given)
