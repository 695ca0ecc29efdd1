"""What a table waits for that is no person's to give: chance, bots, clocks.

Whoever serves the table does these and asks again; any process can take up any table, at any time.
"""

from __future__ import annotations

from typing import TypeAlias

from prikup.core import Struct
from prikup.table import clock, events
from prikup.table.chance import due, revealable, wanted
from prikup.table.consent import agreed, full
from prikup.table.events import AnyEvent
from prikup.table.presence import deadline
from prikup.table.seeds import unopened
from prikup.table.state import Table, given_to, pending


class Append(Struct, frozen=True):
    """This event follows from the table alone: append it."""

    event: AnyEvent


class NeedSeed(Struct, frozen=True):
    """Draw a server seed and append ``Commit(number=number, seed=...)``."""

    number: int


class ReadClock(Struct, frozen=True):
    """Read the time and append ``Clock(at=...)``."""


class Unopened(Struct, frozen=True):
    """The deal waits for the seeds of these seats: those still missing in a while are to be ``Withheld``."""

    number: int
    seats: tuple[int, ...]


class BotTurn(Struct, frozen=True):
    """Ask this bot for its move from the view of ``seat``, then append a Move with this prompt."""

    seat: int
    bot: str
    prompt: int


class Deadline(Struct, frozen=True):
    """At this time, unless something happens, append ``TimedOut(seat=seat, at=...)``."""

    seat: int
    at: float


Todo: TypeAlias = Append | NeedSeed | ReadClock | Unopened | BotTurn | Deadline


def todo(table: Table, attended: bool = True) -> tuple[Todo, ...]:
    """Either the one thing that comes next at once, or bots to ask and clocks to watch.

    At a table that nobody attends no cards are dealt and no bot acts.
    """
    first = _next(table, attended)
    if first is not None:
        return (first,)
    match = table.match
    if match is None or table.stage != "playing":
        return ()
    others: list[Todo] = []
    if attended and _asks_chance(table):
        here = tuple(at for at in unopened(table) if table.seats[at].gone is None)
        others += [Unopened(len(table.shuffles), here)] if here else []
    if attended and not table.locked:
        for seat, one in enumerate(table.seats):
            prompt = table.prompts[seat]
            if one.player is not None and prompt is not None:
                others.append(BotTurn(seat, one.player, prompt))
    ends = ((seat, deadline(table, one)) for seat, one in enumerate(table.seats))
    return (*others, *(Deadline(seat, end) for seat, end in ends if end is not None))


def _next(table: Table, attended: bool) -> Todo | None:
    ask = agreed(table)
    if ask is not None:
        return Append(events.Undone() if ask.kind == "undo" else events.MatchEnded())
    over = revealable(table)
    if over is not None:
        return Append(events.Reveal(number=over.number))
    if table.stage != "playing":
        return None
    if clock.is_due(table):
        return ReadClock()
    if full(table):
        return None if table.unseen else Append(events.MatchEnded())
    if pending(table) is None:
        number = len(table.shuffles) + 1
        given = given_to(table, number)
        return (
            NeedSeed(number)
            if given is None
            else Append(events.Commit(number=number, seed=given.seeds.server))
        )
    if not attended or not _asks_chance(table):
        return None
    missing = unopened(table)
    played = tuple(at for at in missing if not table.seats[at].decides)
    if played:
        return Append(events.Withheld(number=len(table.shuffles), seats=played))
    action = due(table)
    return None if action is None else Append(events.Chance(action=action))


def _asks_chance(table: Table) -> bool:
    """Whether nothing but the seeds stands between the table and its next cards."""
    return not table.unseen and not table.locked and wanted(table) is not None
