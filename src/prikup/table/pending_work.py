"""The work that a table waits for and no person does: chance, bots, clocks.

The process that serves the table does this work and asks again; any process can take over any table, at any
time.
"""

from __future__ import annotations

from typing import TypeAlias

from prikup.core import Struct
from prikup.table import clock, events
from prikup.table.chance import due_action, find_revealable, needed_chance
from prikup.table.consent import find_agreed, has_played_all
from prikup.table.decision_clock import find_time_limit
from prikup.table.events import AnyEvent
from prikup.table.open_tables import find_fill_deadline
from prikup.table.presence import find_deadline
from prikup.table.seat_request import find_agreed_request
from prikup.table.seeds import find_unopened
from prikup.table.state import Table, find_pending, find_reused


class Append(Struct, frozen=True):
    """An event to append: it follows from the table alone."""

    event: AnyEvent


class NeedSeed(Struct, frozen=True):
    """A server seed to draw, for ``Commit(number=number, seed=...)``."""

    number: int


class ReadClock(Struct, frozen=True):
    """A clock to read, for ``Clock(at=...)``."""


class Unopened(Struct, frozen=True):
    """Seats whose seeds the deal waits for; after a while, ``Withheld`` is to be appended for the missing
    ones.
    """

    number: int
    seats: tuple[int, ...]


class BotTurn(Struct, frozen=True):
    """A bot to ask for its move from the view of ``seat``, for a Move with this prompt."""

    seat: int
    bot: str
    prompt: int


class Deadline(Struct, frozen=True):
    """A time at which, unless something happens first, ``TimedOut(seat=seat, at=...)`` is to be appended."""

    seat: int
    at: float


class DecisionLimit(Struct, frozen=True):
    """A time at which, unless the seat decides first, ``OutOfTime(seat=seat)`` is to be appended."""

    seat: int
    at: float


class FillSeats(Struct, frozen=True):
    """A time at which, unless something happens first, ``Fill(at=...)`` is to be appended."""

    at: float


class Unseal(Struct, frozen=True):
    """A time from which ``Unsealed(at=...)`` is to be appended, if somebody attends the table."""

    at: float


Todo: TypeAlias = (
    Append | NeedSeed | ReadClock | Unopened | BotTurn | Deadline | DecisionLimit | FillSeats | Unseal
)


def list_todos(table: Table, attended: bool = True) -> tuple[Todo, ...]:
    """Return either the one thing to do at once, or the bots to ask and the clocks to watch.

    At a table that nobody attends no cards are dealt and no bot acts.
    """
    first = _next_todo(table, attended)
    if first is not None:
        return (first,)
    others: list[Todo] = []
    if attended and table.series is not None and table.sealed:
        others.append(Unseal(table.series.closes))
    filled = find_fill_deadline(table)
    if attended and filled is not None:
        others.append(FillSeats(filled))
    if table.match is None or table.stage != "playing":
        return tuple(others)
    if attended and _needs_only_seeds(table):
        here = tuple(at for at in find_unopened(table) if table.seats[at].gone is None)
        others += [Unopened(len(table.shuffles), here)] if here else []
    if attended and not table.is_locked:
        for seat, one in enumerate(table.seats):
            prompt = table.prompts[seat]
            if one.acting_bot is not None and prompt is not None:
                others.append(BotTurn(seat, one.acting_bot, prompt))
    if attended:
        limits = ((seat, find_time_limit(table, seat)) for seat in range(len(table.seats)))
        others += [DecisionLimit(seat, at) for seat, at in limits if at is not None]
    ends = ((seat, find_deadline(table, one)) for seat, one in enumerate(table.seats))
    return (*others, *(Deadline(seat, end) for seat, end in ends if end is not None))


def _next_todo(table: Table, attended: bool) -> Todo | None:
    """Return what to do at once, the most urgent first; None if the table waits for bots or people."""
    ask = find_agreed(table)
    if ask is not None:
        return Append(events.Undone() if ask.kind == "undo" else events.MatchEnded())
    if find_agreed_request(table) is not None:
        return Append(events.GiveSeat())
    over = find_revealable(table)
    if over is not None:
        return Append(events.Reveal(number=over.number))
    if table.stage != "playing":
        return None
    if clock.is_due(table):
        return ReadClock()
    if has_played_all(table):
        return None if table.unseen else Append(events.MatchEnded())
    if find_pending(table) is None:
        if table.series is not None and not _awaits_chance(table):
            return None  # which deal is next depends on whether this one is thrown in
        number = len(table.shuffles) + 1
        given = find_reused(table, number)
        return (
            NeedSeed(number)
            if given is None
            else Append(events.Commit(number=number, seed=given.seeds.server))
        )
    if not attended or not _needs_only_seeds(table):
        return None
    missing = find_unopened(table)
    played = tuple(at for at in missing if not table.seats[at].has_acting_person)
    if played:
        return Append(events.Withheld(number=len(table.shuffles), seats=played))
    action = due_action(table)
    return None if action is None else Append(events.Chance(action=action))


def _awaits_chance(table: Table) -> bool:
    """Return True if the match waits for the draw of its first dealer or for cards."""
    match = table.match
    if match is None:
        return False
    return match.game.needs_deal(match) is not None or isinstance(match.phase, match.game.drawing)


def _needs_only_seeds(table: Table) -> bool:
    """Return True if the table needs only the seeds for its next cards."""
    return not table.unseen and not table.is_locked and needed_chance(table) is not None
