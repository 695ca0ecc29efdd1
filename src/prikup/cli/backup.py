"""``prikup backup``: copy a server's database into one file."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from prikup.atomic_file import atomic_file
from prikup.cli.common import UsageError, command, print_json
from prikup.cli.files import file_error
from prikup.cli.parser import Parser
from prikup.cli.settings import add_settings, read_settings
from prikup.words.catalogue import say

if TYPE_CHECKING:
    from prikup.server.storage.backup import BackupCounts


def add(parser: Parser) -> None:
    """Add the arguments of the command."""
    add_file(parser, run)


def add_file(parser: Parser, run: Callable[[argparse.Namespace], int]) -> None:
    """Add the arguments that backup and restore share."""
    command(parser, run)
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--force", action="store_true")
    add_settings(parser, "database")


def run(args: argparse.Namespace) -> int:
    """Write the backup atomically; a server may run meanwhile."""
    from prikup.server.storage.backup import backup, check_target

    database, path = read_settings(args, os.environ).values["database"], Path(args.file)
    if path.exists() and not args.force:
        raise UsageError("backup-there", path=args.file)
    check_target(database, path)
    try:
        with atomic_file(path.resolve()) as temporary:
            temporary.chmod(0o600)  # it holds cards and cookies
            counts = asyncio.run(backup(database, temporary))
    except OSError as error:
        raise file_error("written", args.file, error) from None
    print_counts(args, "cli-backup", database, counts)
    return 0


def print_counts(args: argparse.Namespace, message: str, database: str, counts: BackupCounts) -> None:
    """Print the number of rows by table."""
    if args.json:
        print_json({"file": args.file, "rows": counts.rows})
        return
    rows = ", ".join(f"{name} {count}" for name, count in counts.rows.items())
    print(say(args.lang, message, path=args.file, database=_remove_password(database), rows=rows))


def _remove_password(database: str) -> str:
    """Return the address of a database without user and password."""
    if "://" not in database:
        return database
    kind, _, rest = database.partition("://")
    return f"{kind}://{rest.rpartition('@')[2]}"
