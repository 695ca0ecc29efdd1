"""``prikup admin``: what the operator of a server decides about people, tables and reports."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Awaitable, Callable
from datetime import UTC, date, datetime
from time import time
from typing import TYPE_CHECKING, TypeVar

from prikup.cli.common import UsageError, argument_error, command
from prikup.cli.parser import Parser
from prikup.cli.settings import add_settings, read_settings
from prikup.words.catalogue import say

if TYPE_CHECKING:
    from prikup.server.http.name_replacement import Rooms
    from prikup.server.storage.moderation import NamedPerson
    from prikup.server.storage.store import Storage

T = TypeVar("T")


async def use_storage(database: str, work: Callable[[Storage], Awaitable[T]]) -> T:
    """Return what ``work`` returns for the database, which a server may use meanwhile.

    Raises PrikupError if there is no database, UsageError for what a server would refuse.
    """
    from prikup.server.problems import HTTPProblem
    from prikup.server.storage.engine import check_is_there, database_url
    from prikup.server.storage.store import Storage

    check_is_there(database)
    storage = Storage(database_url(database))
    try:
        await storage.migrate()
        return await work(storage)
    except HTTPProblem as problem:
        raise UsageError.of(problem.why) from None
    finally:
        await storage.close()


def add_operator(parser: Parser) -> None:
    """Add the arguments of ``admin operator``."""
    _add_decision(parser, _make_operator)
    parser.add_argument("person", metavar="PERSON")
    parser.add_argument("--remove", action="store_true")


def add_ban(parser: Parser) -> None:
    """Add the arguments of ``admin ban``."""
    _add_decision(parser, _ban)
    parser.add_argument("person", metavar="PERSON")
    parser.add_argument("reason", metavar="REASON")
    parser.add_argument("--until", type=read_coming_day, metavar="DATE")


def add_unban(parser: Parser) -> None:
    """Add the arguments of ``admin unban``."""
    _add_decision(parser, _unban)
    parser.add_argument("person", metavar="PERSON")


def add_rename(parser: Parser) -> None:
    """Add the arguments of ``admin rename``."""
    _add_decision(parser, _rename)
    parser.add_argument("person", metavar="PERSON")
    parser.add_argument("name", nargs="?", metavar="NAME")


def add_unlist(parser: Parser) -> None:
    """Add the arguments of ``admin unlist``."""
    _add_decision(parser, _unlist)
    parser.add_argument("table", metavar="TABLE")


def add_close(parser: Parser) -> None:
    """Add the arguments of ``admin close``."""
    _add_decision(parser, _close)
    parser.add_argument("table", metavar="TABLE")
    parser.add_argument("person", metavar="PERSON")


DECISION_COMMANDS: dict[str, Callable[[Parser], None]] = {
    "operator": add_operator,
    "ban": add_ban,
    "unban": add_unban,
    "rename": add_rename,
    "unlist": add_unlist,
    "close": add_close,
}
"""The commands by which an operator decides, with the functions that add their arguments."""


def read_coming_day(text: str) -> float:
    """Return when a day begins (UTC), in seconds since 1970; raises argparse.ArgumentTypeError."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise argument_error("admin-date", given=text) from None
    start = datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()
    if start <= time():
        raise argument_error("admin-date", given=text)
    return start


def _add_decision(parser: Parser, decide: Callable[[Storage, argparse.Namespace], Awaitable[None]]) -> None:
    def run(args: argparse.Namespace) -> int:
        database = read_settings(args, os.environ).values["database"]
        asyncio.run(use_storage(database, lambda storage: decide(storage, args)))
        print(say(args.lang, "cli-admin-done"))
        return 0

    command(parser, run, json=False)
    add_settings(parser, "database")


async def _make_operator(storage: Storage, args: argparse.Namespace) -> None:
    from prikup.server.storage.moderation import is_operator, set_operator

    person = await _find_person(storage, args.person)
    if args.remove and not await is_operator(storage, person.id):
        raise UsageError("admin-operator", given=args.person)
    if not await set_operator(storage, person.id, not args.remove):
        raise UsageError("admin-account", given=args.person)


async def _ban(storage: Storage, args: argparse.Namespace) -> None:
    from prikup.server.http.moderation import ban_person, check_reason

    person = await _find_person(storage, args.person)
    await ban_person(_open_rooms(storage), storage, person, check_reason(args.reason), args.until)


async def _unban(storage: Storage, args: argparse.Namespace) -> None:
    from prikup.server.storage.moderation import delete_bans

    person = await _find_person(storage, args.person)
    if not await delete_bans(storage, person.id):
        raise UsageError("not_found-ban")


async def _rename(storage: Storage, args: argparse.Namespace) -> None:
    from prikup.server.http.moderation import rename_person
    from prikup.server.storage.erasure import NAMELESS
    from prikup.server.tables.guest_names import check_name

    name = NAMELESS if args.name is None else check_name(args.name)
    person = await _find_person(storage, args.person)
    await rename_person(_open_rooms(storage), storage, person, name)


async def _unlist(storage: Storage, args: argparse.Namespace) -> None:
    from prikup.server.http.moderation import unlist_table

    await unlist_table(_open_rooms(storage), args.table)


async def _close(storage: Storage, args: argparse.Namespace) -> None:
    from prikup.server.storage.reports import close_reports

    if not await close_reports(storage, args.table, args.person):
        raise UsageError("not_found-report")


async def _find_person(storage: Storage, text: str) -> NamedPerson:
    """Return the person with an id, or the one whose account has that name; raises UsageError."""
    from prikup.server.storage.moderation import find_named_accounts, find_person

    # An id comes first: anybody can name their account after the id of another.
    person = await find_person(storage, text)
    if person is None:
        named = await find_named_accounts(storage, text)
        if len(named) > 1:
            raise UsageError("admin-several", given=text, expected=tuple(named))
        person = await find_person(storage, named[0]) if named else None
    if person is None:
        raise UsageError("not_found-person", given=text)
    return person


def _open_rooms(storage: Storage) -> Rooms:
    """Return the tables as they are stored, each of which may be in the memory of a server."""
    from prikup.server.http.unserved_rooms import UnservedRooms

    return UnservedRooms(storage)
