"""The seeds of the next deal: the players commit first, then the server, and only then any seed is opened."""

from __future__ import annotations

from prikup import shuffle
from prikup.table import events
from prikup.table.events import TableError
from prikup.table.reused_deal import ReusedDeal
from prikup.table.state import (
    Applied,
    Seat,
    Shuffle,
    Table,
    add_seed,
    at_stage,
    given_to,
    note,
    pending,
    person,
    put_seat,
    put_shuffle,
    replace,
    server,
)


def bind(table: Table, event: events.Bind) -> Applied:
    """Commit a player to the seed of the next deal to which the server has not yet committed."""
    at_stage(table, "seating", "playing")
    by, seat = person(table, event.by)
    if seat.withheld:
        raise TableError("order-withheld")
    bound = replace(seat, binding=shuffle.server_seed(event.commitment), bound=table.version + 1)
    return Applied(put_seat(table, by, bound))


def commit(table: Table, event: events.Commit) -> Applied:
    """Commit the server to its seed for the next deal, and fix the commitments of the players present."""
    server(event.by)
    at_stage(table, "seating", "playing")
    number = len(table.shuffles) + 1
    if pending(table) is not None or event.number != number:
        raise TableError("order-seed", number=event.number)
    given = given_to(table, number)
    if given is not None:
        return _of_elsewhere(table, event, given)
    none = ("",) * len(table.seats)
    one = Shuffle(number, shuffle.server_seed(event.seed), none, committed=table.version + 1)
    bindings = none if table.match is None else tuple(map(_taking_part, table.seats))
    if any(bindings):
        bound = tuple(seat.bound if it else 0 for seat, it in zip(table.seats, bindings, strict=True))
        one = replace(one, bindings=bindings, bound=bound, opened=(0,) * len(bindings))
    return Applied(replace(table, shuffles=(*table.shuffles, one)))


def _of_elsewhere(table: Table, event: events.Commit, given: ReusedDeal) -> Applied:
    """Use the seeds of a reused deal, to which nobody here contributes."""
    if event.seed != given.seeds.server:
        raise TableError("order-seed", number=event.number)
    one = Shuffle(event.number, event.seed, given.seeds.players, committed=table.version + 1)
    return Applied(replace(table, shuffles=(*table.shuffles, one)))


def _taking_part(seat: Seat) -> str:
    """Return the player's commitment if they are here to open it, else ""."""
    return seat.binding if seat.decides and seat.gone is None else ""


def unopened(table: Table) -> tuple[int, ...]:
    """Return the seats whose seeds the next deal still waits for."""
    one = pending(table)
    if one is None:
        return ()
    seats = zip(one.bindings, one.opened, table.seats, strict=False)
    return tuple(at for at, (it, opened, seat) in enumerate(seats) if it and not opened and not seat.withheld)


def open_seed(table: Table, event: events.OpenSeed) -> Applied:
    """Open a player's seed, which at once commits them to their next one."""
    at_stage(table, "playing")
    by, seat = person(table, event.by)
    one = pending(table)
    if one is None or one.number != event.number or by not in unopened(table):
        raise TableError("order-unasked", number=event.number)
    if shuffle.commitment(event.seed) != one.bindings[by]:
        raise TableError("order-binding", number=event.number)
    version = table.version + 1
    opened = replace(add_seed(one, by, event.seed), opened=(*one.opened[:by], version, *one.opened[by + 1 :]))
    if seat.binding == one.bindings[by]:
        table = put_seat(table, by, replace(seat, binding=event.seed, bound=version))
    return Applied(put_shuffle(table, opened))


def withheld(table: Table, event: events.Withheld) -> Applied:
    """Leave these seats' seeds out of the next deal and of every later one.

    A player who knew all other seeds could choose between the deal with their seed and the deal without it;
    this limits that choice to one deal.
    """
    server(event.by)
    at_stage(table, "playing")
    one = pending(table)
    if one is None or one.number != event.number or not set(event.seats) <= set(unopened(table)):
        raise TableError("order-unasked", number=event.number)
    for at in event.seats:
        table = put_seat(table, at, replace(table.seats[at], binding="", bound=0, withheld=True))
        table = note(table, at, "unopened")
    return Applied(table)


def seed(table: Table, event: events.Seed) -> Applied:
    """Add an open seed of a player (old logs only); nobody has committed to a seed of this deal then."""
    by, _ = person(table, event.by)
    one = pending(table)
    mine = one is not None and given_to(table, one.number) is None
    if one is None or not mine or one.dealer is not None or one.bindings or table.stage == "finished":
        raise TableError("order-seeds")
    return Applied(put_shuffle(table, add_seed(one, by, shuffle.player_seed(event.seed))))
