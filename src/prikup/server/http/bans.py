"""Bans: what a person may not do whom the operator has banned."""

from __future__ import annotations

from datetime import UTC, datetime

from prikup.server.problems import HTTPProblem
from prikup.server.tables import protocol
from prikup.server.tables.host import Guest

BANNED_MESSAGES = (
    protocol.Sit,
    protocol.AskSeat,
    protocol.ListTable,
    protocol.Chat,
    protocol.SayPhrase,
)
"""The messages that somebody who is banned may not send: they may only finish their match."""


def is_banned_message(message: protocol.TableRequest) -> bool:
    """Return True if nobody who is banned may send this; they may decline a rematch."""
    return isinstance(message, BANNED_MESSAGES) or (isinstance(message, protocol.Again) and message.yes)


def check_not_banned(guest: Guest, now: float) -> None:
    """Raise HTTPProblem if a guest is banned now, in seconds since 1970."""
    ban = guest.ban
    if ban is None or (ban.until is not None and ban.until <= now):
        return
    if ban.until is None:
        raise HTTPProblem(403, "banned", why=ban.reason)
    until = datetime.fromtimestamp(ban.until, UTC).date().isoformat()
    raise HTTPProblem(403, "banned-until", why=ban.reason, until=until)
