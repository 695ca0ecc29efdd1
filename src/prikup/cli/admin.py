"""``prikup admin``: what the operator of a server reads; what they decide is in ``decisions``."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, TypeVar

from prikup.cli import decisions
from prikup.cli.common import command, number, print_json
from prikup.cli.decisions import use_storage
from prikup.cli.parser import Parser
from prikup.cli.settings import add_settings, read_settings
from prikup.core import Struct
from prikup.words.catalogue import say

if TYPE_CHECKING:
    from prikup.server.storage.moderation import AccountLine, BanLine, TableLine
    from prikup.server.storage.reports import ShownReport
    from prikup.server.storage.store import Storage

SEEN_WITHIN_S = 15.0
"""The age up to which a server's note counts that somebody is at a table."""

T = TypeVar("T", bound=Struct)


def add(parser: Parser) -> None:
    """Add the arguments of the command."""
    lists = {"reports": add_reports, "tables": add_tables, "accounts": add_accounts, "bans": add_bans}
    parser.commands("WHAT", lists | decisions.DECISION_COMMANDS)


def add_reports(parser: Parser) -> None:
    """Add the arguments of ``admin reports``."""
    _add_list(parser, run_reports)
    parser.add_argument("--closed", action="store_true")


def add_tables(parser: Parser) -> None:
    """Add the arguments of ``admin tables``."""
    _add_list(parser, run_tables)


def add_accounts(parser: Parser) -> None:
    """Add the arguments of ``admin accounts``."""
    _add_list(parser, run_accounts)
    parser.add_argument("--name", default="", metavar="TEXT")


def add_bans(parser: Parser) -> None:
    """Add the arguments of ``admin bans``."""
    _add_list(parser, run_bans)


def _add_list(parser: Parser, run: Callable[[argparse.Namespace], int]) -> None:
    command(parser, run)
    parser.add_argument("--most", type=number(1, 10_000), default=50, metavar="N")
    add_settings(parser, "database")


def run_reports(args: argparse.Namespace) -> int:
    """Print the latest reports of players, newest first; a server may run meanwhile."""
    return _print_list(args, lambda storage: _read_reports(storage, args.most, args.closed), _tell_report)


def run_tables(args: argparse.Namespace) -> int:
    """Print the tables at which somebody is."""
    from prikup.server.storage.moderation import list_attended_tables

    return _print_list(
        args, lambda storage: list_attended_tables(storage, SEEN_WITHIN_S, args.most), _tell_table
    )


def run_accounts(args: argparse.Namespace) -> int:
    """Print the accounts, newest first."""
    from prikup.server.storage.moderation import list_accounts

    return _print_list(args, lambda storage: list_accounts(storage, args.name, args.most), _tell_account)


def run_bans(args: argparse.Namespace) -> int:
    """Print the bans that are not over."""
    from prikup.server.storage.moderation import list_bans

    return _print_list(args, lambda storage: list_bans(storage, args.most), _tell_ban)


def _print_list(
    args: argparse.Namespace,
    read: Callable[[Storage], Awaitable[list[T]]],
    tell: Callable[[str, T], Sequence[str]],
) -> int:
    database = read_settings(args, os.environ).values["database"]
    found = asyncio.run(use_storage(database, read))
    if args.json:
        print_json(found)
        return 0
    if not found:
        print(say(args.lang, "cli-admin-none"))
    for one in found:
        print("\n    ".join(tell(args.lang, one)))
    return 0


async def _read_reports(storage: Storage, most: int, are_closed: bool) -> list[ShownReport]:
    from prikup.server.storage.reports import list_reports, show_report

    return [await show_report(storage, one) for one in await list_reports(storage, most, are_closed)]


def _tell_report(lang: str, one: ShownReport) -> list[str]:
    words = {"link": one.url, "who": one.name, "guest": one.guest, "reason": one.reason}
    first = say(lang, "cli-report", at=_write_time(one.at), reporter=one.reporter, **words)
    return [first, *filter(None, (one.text, *(f"{said.name}: {said.text}" for said in one.said)))]


def _tell_table(lang: str, one: TableLine) -> list[str]:
    people = [f"{person.name} ({person.id})" for person in one.people]
    listed = [] if one.stage is None else [say(lang, "cli-admin-listed")]
    return [" ".join([_write_time(one.created), one.url, one.game, *listed]), *people]


def _tell_account(lang: str, one: AccountLine) -> list[str]:
    marks = {"cli-admin-operator": one.is_operator, "cli-admin-banned": one.is_banned}
    found = [say(lang, name) for name, holds in marks.items() if holds]
    return [" ".join([_write_time(one.created), f"{one.name} ({one.id})", *found])]


def _tell_ban(lang: str, one: BanLine) -> list[str]:
    until = "…" if one.until is None else _write_time(one.until)
    return [f"{_write_time(one.since)} – {until} {one.name} ({one.id}): {one.reason}"]


def _write_time(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")
