"""The fold of a table's events."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from prikup import games
from prikup.core import Game, quote
from prikup.table import (
    chance,
    chat,
    clock,
    consent,
    decision_clock,
    events,
    open_tables,
    owner,
    play,
    presence,
    rematch,
    requests,
    sealing,
    seat_request,
    seating,
    seeds,
)
from prikup.table.events import AnyEvent, TableError
from prikup.table.state import Applied, Table, replace

MAX_NONCES = 256
"""The latest nonces that a table keeps, so that a message sent twice counts once."""

_EVENT_HANDLERS: dict[type[events.Event], Callable[[Table, Any], Applied]] = {
    events.Sit: seating.sit,
    events.Rename: seating.rename,
    events.SeatBot: seating.seat_bot,
    events.Rules: seating.change_rules,
    events.Agree: seating.agree,
    events.FreeSeat: owner.free_seat,
    events.Bar: owner.bar,
    events.LockTable: owner.lock_table,
    events.ListTable: owner.list_table,
    events.Fill: open_tables.fill,
    events.HandOver: owner.hand_over,
    events.Bind: seeds.bind,
    events.Commit: seeds.commit,
    events.OpenSeed: seeds.open_seed,
    events.Withheld: seeds.withhold,
    events.ClearSeed: seeds.add_clear_seed,
    events.Chance: chance.apply_chance,
    events.Reveal: chance.reveal,
    events.Move: play.apply_move,
    events.ClockRead: clock.read,
    events.Next: play.mark_seen,
    events.Hurry: play.hurry,
    events.AskUndo: consent.ask_undo,
    events.AskEnd: consent.ask_end,
    events.Answer: consent.answer,
    events.Undone: consent.undo,
    events.MatchEnded: consent.end_match,
    events.Unsealed: sealing.unseal,
    events.Again: rematch.ask,
    events.Gone: presence.mark_gone,
    events.Returned: presence.mark_returned,
    events.Leave: presence.leave,
    events.TimedOut: presence.mark_timed_out,
    events.OutOfTime: decision_clock.time_out,
    events.Back: decision_clock.take_back_seat,
    events.ClocksRestarted: decision_clock.restart,
    events.Wait: presence.restart_wait,
    events.Substitute: presence.substitute,
    events.AskSeat: seat_request.ask,
    events.AnswerSeat: seat_request.answer,
    events.GiveSeat: seat_request.give,
    events.Chat: chat.add_message,
    events.SayPhrase: chat.say_phrase,
    events.AllowChat: chat.allow_chat,
}


def open_table(event: events.Opened, find: Callable[[str], Game] = games.get_game) -> Table:
    """Return a new table with every seat open; ``find`` returns a game by its id. Raises OptionError."""
    return seating.make_table(event, find(event.game))


def apply(table: Table, event: AnyEvent) -> Applied:
    """Return the table after an event; raises TableError, or the game's RuleError, and changes nothing.

    A repetition (same person, same nonce) returns the unchanged table with ``fresh`` False.
    """
    mark = _nonce_key(table, event)
    if mark is not None and mark in table.nonces:
        return Applied(table, fresh=False)
    handler = _EVENT_HANDLERS.get(type(event))
    if handler is None:
        raise TableError("order-open")
    applied = handler(table, event)
    after = requests.count_event(table, applied.table, event)
    after = open_tables.tidy_open_table(seat_request.drop_void_request(after))
    after = replace(
        after,
        version=table.version + 1,
        prompts=_update_prompts(table, after, event),
        nonces=table.nonces if mark is None else (*table.nonces, mark)[-MAX_NONCES:],
    )
    return replace(applied, table=decision_clock.run_clocks(table, after, event))


def fold(log: Iterable[AnyEvent], find: Callable[[str], Game] = games.get_game) -> Table:
    """Return the table that stored events make; raises TableError if the first does not open it."""
    stored = iter(log)
    first = next(stored, None)
    if not isinstance(first, events.Opened):
        raise TableError("log-begin", what=quote(first))
    table = open_table(first, find)
    for event in stored:
        table = apply(table, event).table
    return table


def _nonce_key(table: Table, event: AnyEvent) -> tuple[str, str] | None:
    if not event.nonce:
        return None
    if isinstance(event, (events.Sit, events.AskSeat, events.OwnerEvent)):
        return event.who, event.nonce
    if event.by is None or not 0 <= event.by < len(table.seats):
        return None
    return table.seats[event.by].who or f"seat {event.by}", event.nonce


def _update_prompts(before: Table, after: Table, event: AnyEvent) -> tuple[int | None, ...]:
    """Return by seat the version at which its open question was asked.

    A question stays open through every event that leaves the seat's turn unchanged: chat, or another seat's
    answer if several are asked at once. The seat's own move, a new phase or an undo closes it.
    """
    old, new = before.match, after.match
    if new is old or new is None:
        return before.prompts
    closed = event.by if isinstance(event, events.Move) else None
    found: list[int | None] = []
    for seat, prompt in enumerate(before.prompts):
        turn = new.turn_of(seat)
        stays = (
            isinstance(event, events.Move)
            and seat != closed
            and old is not None
            and old.turn_of(seat) == turn
            and old.phase.asks == new.phase.asks
        )
        found.append(None if turn is None else prompt if stays else before.version + 1)
    return tuple(found)
