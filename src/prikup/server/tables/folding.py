"""The folding of stored events, and its estimated cost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress

from prikup import table as tables
from prikup.core import PrikupError
from prikup.games import get_game
from prikup.server.tables.host import Cost, StoredEvent
from prikup.table import AnyEvent, SavedTable, Table

FOLD_EVENT_MS = 0.15
"""The estimated cost of folding one event: 91 events of a match took 9.2 ms."""
REPLAY_EVENT_MS = 0.2
"""The estimated cost of one event when all inputs of a match are collected and replayed."""
FOLD_LIMIT_S = 30.0
"""The CPU time in which the events of a table must be folded."""


def opening_cost(stored: Sequence[StoredEvent]) -> Cost:
    """Return the estimated cost of folding these events to open a table."""
    return Cost("opening", FOLD_EVENT_MS * len(stored), FOLD_LIMIT_S)


def decode_events(stored: Iterable[StoredEvent]) -> Iterator[AnyEvent]:
    """Decode stored events."""
    return (tables.decode(one.body) for one in stored)


def fold_all(stored: Iterable[StoredEvent]) -> Table:
    """Return the table that stored events make."""
    return tables.fold(decode_events(stored), get_game)


def fold_on(saved: SavedTable, stored: Iterable[StoredEvent]) -> Table | None:
    """Return a saved table after the events since; None if it cannot be read."""
    table = tables.load_table(saved)
    if table is None:
        return None
    with suppress(PrikupError):  # whatever is wrong, all events are folded then
        for event in decode_events(stored):
            table = tables.apply(table, event).table
        return table
    return None
