"""Open tables: they stand in a public list, anybody may sit down, and bots take the seats that stay free.

Nobody is waited for at an open table before the match: whoever disconnects loses the seat, and when nobody
is left the table is private again. Its rules are fixed, since people have chosen it by them.
"""

from __future__ import annotations

from typing import Literal

from prikup.core import Struct
from prikup.table import events, names, seating
from prikup.table.events import TableError
from prikup.table.state import Applied, Seat, Table, list_present, put_seat, replace, require_server

AGREE_DELAY_S = 15
"""The seconds for which bots wait longer if a person has not agreed yet."""


class ListedSeat(Struct, frozen=True):
    """A seat of an open table; ``bot_name`` is the number of a bot's name in the catalogue.

    The name of a person who has not agreed to play at an open table is empty.
    """

    kind: Literal["person", "bot", "open"]
    name: str
    bot_name: int | None


class ListedTable(Struct, frozen=True):
    """An open table in the list: one that waits for players since a time, or one that may be watched.

    ``fills_at`` is when bots take the free seats, None if they never do.
    """

    id: str
    url: str
    game: str
    rules: str
    stage: Literal["seating", "playing"]
    seats: tuple[ListedSeat, ...]
    since: float
    fills_at: float | None

    def count_people(self) -> int:
        """Count the persons at the table."""
        return sum(1 for seat in self.seats if seat.kind == "person")


def summarize_open_table(table: Table) -> ListedTable | None:
    """Return the table as it stands in the list; None if it is private, or nobody is there."""
    stage = table.stage
    if table.listing is None or stage == "finished" or not list_present(table):
        return None
    if stage == "playing" and (not table.table_rules.watchers or table.lock == "all"):
        return None
    return ListedTable(
        id=table.id,
        url=table.link,
        game=table.game.id,
        rules=table.rules,
        stage=stage,
        seats=tuple(_list_seat(table, seat) for seat in table.seats),
        since=table.listing.since,
        fills_at=find_fill_time(table),
    )


def _list_seat(table: Table, seat: Seat) -> ListedSeat:
    is_hidden = seat.kind == "person" and table.stage == "seating" and not seat.agreed
    return ListedSeat(seat.kind, "" if is_hidden else seat.name, seat.bot_name)


def find_fill_time(table: Table) -> float | None:
    """Return when bots take the free seats; None if they never do."""
    listing = table.listing
    if listing is None or table.stage != "seating" or not listing.fill_after:
        return None
    return listing.since + listing.fill_after


def find_fill_deadline(table: Table) -> float | None:
    """Return when the match begins with bots: a little later if somebody has not agreed yet."""
    at = find_fill_time(table)
    if at is None:
        return None
    all_agreed = all(seat.agreed for seat in table.seats if seat.who is not None)
    return at if all_agreed else at + AGREE_DELAY_S


def fill(table: Table, event: events.Fill) -> Applied:
    """Seat bots at the free seats, and at those of persons who have not agreed; the match begins.

    If nobody has agreed, the table is private again.
    """
    require_server(event.by)
    due = find_fill_deadline(table)
    if due is None or event.at < due:
        raise TableError("order-fill")
    if not any(seat.agreed for seat in table.seats):
        return Applied(replace(table, listing=None))
    for at, seat in enumerate(table.seats):
        if seat.who is not None and not seat.agreed:
            table = seating.open_seat(table, at)
        if table.seats[at].kind == "open":
            name = names.pick_free_name(table.lang, table.taken_names())
            table = put_seat(table, at, Seat(bot=event.bot, name=name))
    return seating.begin_if_ready(table)


def tidy_open_table(table: Table) -> Table:
    """Return the table after an event: private if nobody may come, without the persons who are gone.

    If the owner has no seat any more, another person who has one is the owner.
    """
    if table.listing is None or table.stage != "seating":
        return table
    for at, seat in enumerate(table.seats):
        if seat.gone is not None:
            table = seating.open_seat(table, at)
    present = list_present(table)
    if not present or table.lock != "open":
        return replace(table, listing=None)
    if table.seat_of(table.owner) is None:
        table = replace(table, owner=table.seats[present[0]].who)
    return table
