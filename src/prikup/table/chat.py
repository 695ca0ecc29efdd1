"""Words of people at a table: phrases that everybody reads in their own language, and chat.

Phrases can always be said. At a table that was open to anybody, people chat only if all of them have allowed
it, and not while a deal is played, since two defenders could agree on their play.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from prikup.table import events
from prikup.table.events import TableError
from prikup.table.state import Applied, SayLine, Table, replace, require_person

MAX_SAY_CHARS = 300
MAX_CHAT_LINES = 50
"""The latest lines of chat that a table keeps."""
MAX_SAYS_BYTES = 8_000
"""The size of the chat that a table keeps, beside the number of its lines."""

ChatState: TypeAlias = Literal["on", "off", "deal"]


def chat_state(table: Table) -> ChatState:
    """Return whether people may chat: ``on``, ``off`` until all allow it, or not during the ``deal``."""
    if not table.was_open:
        return "on"
    if any(seat.who not in table.chatters for seat in table.seats if seat.who is not None):
        return "off"
    return "on" if table.between is None or table.stage != "playing" else "deal"


def list_chatters(table: Table) -> tuple[int, ...]:
    """Return the seats of the persons who have allowed chat."""
    return tuple(at for at, seat in enumerate(table.seats) if seat.who in table.chatters)


def add_message(table: Table, event: events.Chat) -> Applied:
    """Add a player's chat message."""
    by, seat = require_person(table, event.by)
    text = event.text.strip()
    if not text or len(text) > MAX_SAY_CHARS or not text.isprintable():
        raise TableError("text", given=event.text, most=MAX_SAY_CHARS)
    state = chat_state(table)
    if state != "on":
        raise TableError(f"chat-{state}")
    return _add_line(table, SayLine(by, seat.name, text, table.version + 1))


def say_phrase(table: Table, event: events.SayPhrase) -> Applied:
    """Add a phrase of a player."""
    by, seat = require_person(table, event.by)
    return _add_line(table, SayLine(by, seat.name, "", table.version + 1, event.phrase))


def allow_chat(table: Table, event: events.AllowChat) -> Applied:
    """Record whether a person allows chat at a table that was open to anybody."""
    _, seat = require_person(table, event.by)
    assert seat.who is not None
    others = tuple(who for who in table.chatters if who != seat.who and table.seat_of(who) is not None)
    return Applied(replace(table, chatters=(*others, seat.who) if event.yes else others))


def _add_line(table: Table, line: SayLine) -> Applied:
    return Applied(replace(table, says=_trim_says((*table.says, line)), said=table.said + 1))


def _trim_says(says: tuple[SayLine, ...]) -> tuple[SayLine, ...]:
    """Return the latest lines of the chat, as many as are kept."""
    size = 0
    for count, line in enumerate(reversed(says)):
        size += len(line.text.encode())
        if count == MAX_CHAT_LINES or size > MAX_SAYS_BYTES:
            return says[-count:]
    return says
