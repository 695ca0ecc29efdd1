"""``prikup export``: write the public matches of a month as records and as rows."""

from __future__ import annotations

import argparse
import asyncio
import os
from pathlib import Path

from prikup.cli.common import UsageError, command, print_json
from prikup.cli.files import file_error
from prikup.cli.parser import Parser
from prikup.cli.settings import add_settings, read_settings
from prikup.words.catalogue import say


def add(parser: Parser) -> None:
    """Add the arguments of the command."""
    command(parser, run)
    parser.add_argument("folder", metavar="FOLDER")
    parser.add_argument("--month", metavar="YYYY-MM", required=True)
    add_settings(parser, "database")


def run(args: argparse.Namespace) -> int:
    """Write the files into the folder, which is made if it is not there; a server may run meanwhile."""
    from prikup.server.storage.engine import check_is_there
    from prikup.server.storage.export import export_month, read_month

    try:
        read_month(args.month)
    except ValueError:
        raise UsageError("month", given=args.month) from None
    database, folder = read_settings(args, os.environ).values["database"], Path(args.folder)
    check_is_there(database)  # or an empty folder would be left
    try:
        folder.mkdir(parents=True, exist_ok=True)
        counts = asyncio.run(export_month(database, args.month, folder))
    except OSError as error:
        raise file_error("written", args.folder, error) from None
    if args.json:
        print_json({"folder": args.folder, "matches": counts.matches, "deals": counts.deals})
    else:
        print(say(args.lang, "cli-export", path=args.folder, matches=counts.matches, deals=counts.deals))
    return 0
