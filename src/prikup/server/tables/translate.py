"""From the words of the wire to the events of the table."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, count
from time import time
from typing import Any

import msgspec

from prikup import bots
from prikup import table as tables
from prikup.core import OptionError
from prikup.options import change
from prikup.server.problems import HTTPProblem, coded
from prikup.server.storage.store import Guest
from prikup.server.tables import protocol as wire
from prikup.server.tables.guest_names import proper
from prikup.table import AnyEvent, State, Table, TableRules, events, names
from prikup.table.seating import MAX_PLAYER_NAME_CHARS

_SAME: dict[type[wire.Message], Callable[..., AnyEvent]] = {
    wire.Move: events.Move,
    wire.Agree: events.Agree,
    wire.Bind: events.Bind,
    wire.OpenSeed: events.OpenSeed,
    wire.AskUndo: events.AskUndo,
    wire.AskEnd: events.AskEnd,
    wire.Answer: events.Answer,
    wire.Chat: events.Chat,
    wire.Next: events.Next,
}
_TIMED: dict[type[wire.Message], Callable[..., AnyEvent]] = {wire.Wait: events.Wait, wire.Leave: events.Leave}


def event(table: Table, guest: Guest, said: wire.Event) -> AnyEvent:
    """The event that a message of this guest asks for; raises Problem."""
    by = table.seat_of(guest.id)
    if isinstance(said, wire.Sit):
        name = apart(table, guest, proper(said.name or guest.name))
        return events.Sit(seat=said.seat, who=guest.id, name=name, nonce=said.nonce)
    if by is None:
        raise HTTPProblem(403, "watcher")
    if isinstance(said, wire.SeatBot):
        return _bot(table, by, said)
    if isinstance(said, wire.Rules):
        rules = None if said.table is None else table_rules(table.table_rules, said.table)
        return events.Rules(by=by, nonce=said.nonce, rules=said.rules, table=rules)
    timed = _TIMED.get(type(said))
    if timed is not None:
        return timed(by=by, nonce=said.nonce, at=time())
    return _SAME[type(said)](by=by, **msgspec.structs.asdict(said))


def apart(table: Table, guest: Guest, name: str) -> str:
    """The name by which this guest is told from the other people: with a number if one has it already."""
    others = {names.name_key(seat.name) for seat in table.seats if seat.who not in (None, guest.id)}
    wishes = chain([name], (f"{name[: MAX_PLAYER_NAME_CHARS - 3]} {n}" for n in count(2)))
    return next(wish for wish in wishes if names.name_key(wish) not in others)


def _bot(table: Table, by: int, said: wire.SeatBot) -> AnyEvent:
    if said.bot is not None:
        bot_name(said.bot)
    if table.stage == "seating":
        return events.SeatBot(by=by, nonce=said.nonce, seat=said.seat, bot=said.bot)
    if said.bot is None:
        raise HTTPProblem(409, "stage-bot")
    return events.Substitute(by=by, nonce=said.nonce, seat=said.seat, bot=said.bot)


def bot_name(name: str) -> str:
    """The name itself if there is such a bot; raises Problem."""
    if name not in bots.BOTS:
        raise HTTPProblem(400, "bot", given=name, expected=tuple(bots.BOTS))
    return name


def table_rules(base: TableRules, changes: dict[str, Any]) -> TableRules:
    """What the table agrees on, with some of it changed; raises Problem."""
    try:
        return change(base, changes)
    except OptionError as error:
        raise HTTPProblem(400, coded(error, "table_rules")) from None


def unwatched(state: State) -> State:
    """A state without the game, for one who may not watch it."""
    table = msgspec.structs.replace(state.table, payments=(), deals=(), log=(), says=())
    return tables.State(state.version, None, (), table, None, None, state.now)
