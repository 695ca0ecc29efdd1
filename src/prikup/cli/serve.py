"""``prikup serve``: the table in the browser."""

from __future__ import annotations

import argparse
from pathlib import Path

from prikup.cli.common import Commands, UsageError, command, number, print_json


def add(commands: Commands) -> None:
    """The arguments of the command."""
    parser = command(commands, "serve", "Open tables in the browser.", run)
    parser.add_argument("--host", default="127.0.0.1", help="address to listen at (%(default)s)")
    parser.add_argument("--port", type=number(1, 65535), default=8000, help="port (%(default)s)")
    parser.add_argument(
        "--database", default="prikup.db", metavar="FILE_OR_URL", help="where tables are kept (%(default)s)"
    )
    parser.add_argument("--seed", help="make every shuffle and bot repeatable; never for play in earnest")


def run(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    from prikup.server import serve

    _check_file(args.database)
    url = f"http://{args.host}:{args.port}"
    if args.json:
        print_json({"url": url, "database": args.database, "seed": args.seed})
    else:
        print(f"Prikup is at {url}")
    serve(host=args.host, port=args.port, database=args.database, seed=args.seed)
    return 0


def _check_file(database: str) -> None:
    if "://" in database:
        return
    if "\0" in database or Path(database).is_dir():
        raise UsageError(f"{database!r} cannot be the database: expected a file or a URL")
    if not Path(database).absolute().parent.is_dir():
        raise UsageError(f"{database!r} cannot be the database: its folder does not exist")
