"""Translation of socket messages into table events."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, count
from typing import Any, TypeAlias

import msgspec

from prikup import bots
from prikup.core import OptionError
from prikup.options import change_options
from prikup.server.problems import HTTPProblem, with_code
from prikup.server.tables import protocol as wire
from prikup.server.tables.guest_names import check_name
from prikup.server.tables.host import Guest
from prikup.table import AnyEvent, Listing, Table, TableRules, events, names
from prikup.table.seating import MAX_PLAYER_NAME_CHARS

OwnerMessage: TypeAlias = wire.FreeSeat | wire.Bar | wire.LockTable | wire.ListTable | wire.HandOver
OWNER_MESSAGES = (wire.FreeSeat, wire.Bar, wire.LockTable, wire.ListTable, wire.HandOver)

_UNTIMED_EVENTS: dict[type[wire.Message], Callable[..., AnyEvent]] = {
    wire.Move: events.Move,
    wire.Agree: events.Agree,
    wire.Bind: events.Bind,
    wire.OpenSeed: events.OpenSeed,
    wire.AskUndo: events.AskUndo,
    wire.AskEnd: events.AskEnd,
    wire.Answer: events.Answer,
    wire.AnswerSeat: events.AnswerSeat,
    wire.Chat: events.Chat,
    wire.SayPhrase: events.SayPhrase,
    wire.AllowChat: events.AllowChat,
    wire.Next: events.Next,
    wire.Hurry: events.Hurry,
    wire.Back: events.Back,
}
_TIMED_EVENTS: dict[type[wire.Message], Callable[..., AnyEvent]] = {
    wire.Wait: events.Wait,
    wire.Leave: events.Leave,
}


def to_event(table: Table, guest: Guest, message: wire.TableRequest, now: float, key: str = "") -> AnyEvent:
    """Return the event that a guest's message requests at the time ``now``; raises HTTPProblem.

    ``key`` is that of the link by which the guest came.
    """
    by = table.seat_of(guest.id)
    if isinstance(message, wire.Sit):
        name = distinct_name(table, guest, check_name(message.name or guest.name))
        return events.Sit(seat=message.seat, who=guest.id, name=name, nonce=message.nonce, key=key)
    if isinstance(message, wire.AskSeat):
        return events.AskSeat(seat=message.seat, who=guest.id, at=now, nonce=message.nonce, key=key)
    if by is None:
        raise HTTPProblem(403, "watcher")
    if isinstance(message, wire.SeatBot):
        return _seat_bot(table, by, message)
    if isinstance(message, wire.Rules):
        rules = None if message.table is None else change_table_rules(table.table_rules, message.table)
        return events.Rules(by=by, nonce=message.nonce, rules=message.rules, table=rules)
    timed = _TIMED_EVENTS.get(type(message))
    if timed is not None:
        return timed(by=by, nonce=message.nonce, at=now)
    return _UNTIMED_EVENTS[type(message)](by=by, **msgspec.structs.asdict(message))


def to_owner_event(owner: Guest, message: OwnerMessage, now: float, new_key: str) -> AnyEvent:
    """Return the event that the owner's message requests; ``new_key`` is for a renewed link."""
    match message:
        case wire.FreeSeat(nonce=nonce, seat=seat):
            return events.FreeSeat(who=owner.id, nonce=nonce, seat=seat, at=now, bot=bots.USUAL)
        case wire.Bar(nonce=nonce, seat=seat):
            return events.Bar(who=owner.id, nonce=nonce, seat=seat, at=now, bot=bots.USUAL, key=new_key)
        case wire.LockTable(nonce=nonce, lock=lock):
            return events.LockTable(who=owner.id, nonce=nonce, lock=lock)
        case wire.ListTable(nonce=nonce, fill_after=seconds):
            listing = None if seconds is None else Listing(now, seconds)
            return events.ListTable(who=owner.id, nonce=nonce, listing=listing)
        case wire.HandOver(nonce=nonce, seat=seat):
            return events.HandOver(who=owner.id, nonce=nonce, seat=seat)


def distinct_name(table: Table, guest: Guest, name: str) -> str:
    """Return a guest's name, with a number if another person at the table has the same."""
    others = {names.name_key(seat.name) for seat in table.seats if seat.who not in (None, guest.id)}
    candidates = chain([name], (f"{name[: MAX_PLAYER_NAME_CHARS - 3]} {n}" for n in count(2)))
    return next(one for one in candidates if names.name_key(one) not in others)


def _seat_bot(table: Table, by: int, message: wire.SeatBot) -> AnyEvent:
    if message.bot is not None:
        check_bot(message.bot)
    if table.stage == "seating":
        return events.SeatBot(by=by, nonce=message.nonce, seat=message.seat, bot=message.bot)
    if message.bot is None:
        raise HTTPProblem(409, "stage-bot")
    return events.Substitute(by=by, nonce=message.nonce, seat=message.seat, bot=message.bot)


def check_bot(name: str) -> str:
    """Return the name of a bot; raises HTTPProblem if there is no such bot."""
    if name not in bots.BOTS:
        raise HTTPProblem(400, "bot", given=name, expected=tuple(bots.BOTS))
    return name


def change_table_rules(base: TableRules, changes: dict[str, Any]) -> TableRules:
    """Return the table's agreements with some of them changed; raises HTTPProblem."""
    try:
        return change_options(base, changes)
    except OptionError as error:
        raise HTTPProblem(400, with_code(error, "table_rules")) from None
