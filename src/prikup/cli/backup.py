"""``prikup backup`` and ``prikup restore``: all that a server keeps, in one file."""

from __future__ import annotations

import argparse
import asyncio
import os
from pathlib import Path
from typing import TYPE_CHECKING

from prikup.catalogue import ENGLISH, say
from prikup.cli.common import Commands, Parser, UsageError, cannot, command, print_json, whole
from prikup.cli.settings import add_settings, gather

if TYPE_CHECKING:
    from prikup.server.backup import Kept


def add(commands: Commands) -> None:
    """The arguments of both commands."""
    parser = command(commands, "backup", "Write all that a server keeps into one file.", run_backup)
    _add(parser, "where to write it", "replace the file if it is there")
    parser = command(commands, "restore", "Make a server's database of a backup.", run_restore)
    _add(parser, "what prikup backup has written", "replace all that the database has")


def _add(parser: Parser, file: str, force: str) -> None:
    parser.add_argument("file", metavar="FILE", help=file)
    parser.add_argument("--force", action="store_true", help=force)
    add_settings(parser, "database")


def run_backup(args: argparse.Namespace) -> int:
    """Write the file, whole or not at all; a server may go on meanwhile."""
    from prikup.server.backup import backup, check_target

    database, path = gather(args, os.environ).values["database"], Path(args.file)
    if path.exists() and not args.force:
        raise UsageError("backup-there", path=args.file)
    check_target(database, path)
    try:
        with whole(path.resolve()) as beside:
            beside.chmod(0o600)  # it has what nobody may see
            kept = asyncio.run(backup(database, beside))
    except OSError as error:
        raise cannot("written", args.file, error) from None
    _tell(args, "cli-backup", database, kept)
    return 0


def run_restore(args: argparse.Namespace) -> int:
    """Fill the database, whole or not at all."""
    from prikup.server.backup import restore

    database = gather(args, os.environ).values["database"]
    _tell(args, "cli-restore", database, asyncio.run(restore(database, Path(args.file), args.force)))
    return 0


def _tell(args: argparse.Namespace, message: str, database: str, kept: Kept) -> None:
    if args.json:
        print_json({"file": args.file, "rows": kept.rows})
        return
    rows = ", ".join(f"{name} {count}" for name, count in kept.rows.items())
    print(say(ENGLISH, message, path=args.file, database=_plain(database), rows=rows))


def _plain(database: str) -> str:
    """A database as it may be shown: without a password."""
    if "://" not in database:
        return database
    kind, _, rest = database.partition("://")
    return f"{kind}://{rest.rpartition('@')[2]}"
