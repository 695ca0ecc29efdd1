"""``prikup admin``: what the operator of a server reads and decides."""

from __future__ import annotations

import argparse
import asyncio
import os
from datetime import datetime
from typing import TYPE_CHECKING

from prikup.cli.common import command, number, print_json
from prikup.cli.parser import Parser
from prikup.cli.settings import add_settings, read_settings
from prikup.core import Struct
from prikup.words.catalogue import say

if TYPE_CHECKING:
    from prikup.server.storage.reports import Report
    from prikup.server.storage.store import Storage
    from prikup.table import Table


class SaidLine(Struct, frozen=True):
    """A line of the chat at a table; a phrase is in angle brackets."""

    name: str
    text: str


class ShownReport(Struct, frozen=True):
    """A report of a player, with what was said at the table."""

    at: datetime
    link: str
    name: str
    guest: str
    reporter: str
    reason: str
    text: str
    said: tuple[SaidLine, ...]


def add(parser: Parser) -> None:
    """Add the arguments of the command."""
    parser.commands("WHAT", {"reports": add_reports})


def add_reports(parser: Parser) -> None:
    """Add the arguments of ``admin reports``."""
    command(parser, run_reports)
    parser.add_argument("--most", type=number(1, 10_000), default=50, metavar="N")
    add_settings(parser, "database")


def run_reports(args: argparse.Namespace) -> int:
    """Print the latest reports of players, newest first; a server may run meanwhile."""
    database = read_settings(args, os.environ).values["database"]
    found = asyncio.run(_read_reports(database, args.most))
    if args.json:
        print_json(found)
        return 0
    if not found:
        print(say(args.lang, "cli-reports-none"))
    for one in found:
        at = one.at.strftime("%Y-%m-%d %H:%M UTC")
        words = {"link": one.link, "who": one.name, "guest": one.guest, "reason": one.reason}
        print(say(args.lang, "cli-report", at=at, reporter=one.reporter, **words))
        for line in (one.text, *(f"{said.name}: {said.text}" for said in one.said)):
            if line:
                print(f"    {line}")
    return 0


async def _read_reports(database: str, most: int) -> list[ShownReport]:
    from prikup.server.storage.engine import database_url
    from prikup.server.storage.reports import list_reports
    from prikup.server.storage.store import Storage

    storage = Storage(database_url(database))
    try:
        await storage.migrate()
        return [await _show(storage, at, one) for at, one in await list_reports(storage, most)]
    finally:
        await storage.close()


async def _show(storage: Storage, at: datetime, report: Report) -> ShownReport:
    """Return a report with the names and the chat at the moment at which it was made."""
    from prikup.table import decode, fold

    stored = await storage.events_after(report.table_id, 0)
    table = fold(decode(one.body) for one in stored if one.version <= report.version)
    return ShownReport(
        at=at,
        link=table.link,
        name=table.seats[report.seat].name,
        guest=report.reported,
        reporter=report.reporter,
        reason=report.reason,
        text=report.text,
        said=tuple(_list_said(table)),
    )


def _list_said(table: Table) -> list[SaidLine]:
    return [SaidLine(table.seats[one.seat].name, one.text or f"<{one.phrase}>") for one in table.says]
