"""``prikup restore``: fill a server's database from a backup."""

from __future__ import annotations

import argparse
import asyncio
import os
from pathlib import Path

from prikup.cli.backup import add_file, print_counts
from prikup.cli.parser import Parser
from prikup.cli.settings import read_settings


def add(parser: Parser) -> None:
    """Add the arguments of the command."""
    add_file(parser, run)


def run(args: argparse.Namespace) -> int:
    """Fill the database in one transaction."""
    from prikup.server.storage.backup import restore

    database = read_settings(args, os.environ).values["database"]
    print_counts(args, "cli-restore", database, asyncio.run(restore(database, Path(args.file), args.force)))
    return 0
