"""The changes to derived data that an event of a table causes."""

from __future__ import annotations

from prikup import table as tables
from prikup.server.tables.host import DerivedChanges, OpenedTable
from prikup.table import AnyEvent, Applied, Table, events


def find_derived_changes(
    before: Table, event: AnyEvent, applied: Applied, saved_version: int
) -> DerivedChanges:
    """Return the changes to derived data that an event causes.

    ``saved_version`` is the version at which the state of the table was last saved.
    """
    after = applied.table
    is_over = after.stage != before.stage == "playing"
    is_worth_saving = tables.is_worth_saving(after, saved_version, applied.deal is not None)
    seat_pairs = zip(before.seats, after.seats, strict=True)
    listed = tables.summarize_open_table(after)
    return DerivedChanges(
        seats={at: new.who for at, (old, new) in enumerate(seat_pairs) if old.who != new.who},
        finished=tables.summarize_match(after) if is_over else None,
        deal=tables.store_ended_deal(before, applied),
        saved=tables.save_table(after) if is_worth_saving else None,
        opened=_open_next(after, event)
        if isinstance(event, events.Again) and tables.opens_next(before, event)
        else None,
        people=list_people(after) if is_over else {},
        game=after.game.id,
        relisted=listed != tables.summarize_open_table(before),
        listed=listed,
    )


def list_people(table: Table) -> dict[int, str]:
    """Return the guests at a table by seat."""
    return {at: seat.who for at, seat in enumerate(table.seats) if seat.who is not None}


def _open_next(table: Table, event: events.Again) -> OpenedTable:
    """Return the next table of the same people, as it is stored."""
    bodies = tuple(tables.encode(one).decode() for one in tables.list_first_events(table, event))
    return OpenedTable(event.table, event.owner, table.game.id, bodies, list_people(table))
