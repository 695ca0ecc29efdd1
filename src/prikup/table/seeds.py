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
    add_note,
    add_seed,
    find_pending,
    find_reused,
    put_seat,
    put_shuffle,
    replace,
    require_person,
    require_server,
    require_stage,
)


def bind(table: Table, event: events.Bind) -> Applied:
    """Commit a player to the seed of the next deal to which the server has not yet committed."""
    require_stage(table, "seating", "playing")
    by, seat = require_person(table, event.by)
    if seat.withheld:
        raise TableError("order-withheld")
    bound = replace(seat, binding=shuffle.check_server_seed(event.commitment), bound=table.version + 1)
    return Applied(put_seat(table, by, bound))


def commit(table: Table, event: events.Commit) -> Applied:
    """Commit the server to its seed for the next deal, and fix the commitments of the players present."""
    require_server(event.by)
    require_stage(table, "seating", "playing")
    number = len(table.shuffles) + 1
    if find_pending(table) is not None or event.number != number:
        raise TableError("order-seed", number=event.number)
    given = find_reused(table, number)
    if given is not None:
        return _commit_reused(table, event, given)
    none = ("",) * len(table.seats)
    one = Shuffle(number, shuffle.check_server_seed(event.seed), none, committed=table.version + 1)
    bindings = none if table.match is None else tuple(map(_present_binding, table.seats))
    if any(bindings):
        bound = tuple(
            seat.bound if binding else 0 for seat, binding in zip(table.seats, bindings, strict=True)
        )
        one = replace(one, bindings=bindings, bound=bound, opened=(0,) * len(bindings))
    return Applied(replace(table, shuffles=(*table.shuffles, one)))


def _commit_reused(table: Table, event: events.Commit, given: ReusedDeal) -> Applied:
    """Use the seeds of a reused deal, to which nobody here contributes."""
    if event.seed != given.seeds.server:
        raise TableError("order-seed", number=event.number)
    one = Shuffle(event.number, event.seed, given.seeds.players, committed=table.version + 1)
    return Applied(replace(table, shuffles=(*table.shuffles, one)))


def _present_binding(seat: Seat) -> str:
    """Return the player's commitment if they are here to open it, else ""."""
    return seat.binding if seat.has_acting_person and seat.gone is None else ""


def find_unopened(table: Table) -> tuple[int, ...]:
    """Return the seats whose seeds the next deal still waits for."""
    pending = find_pending(table)
    if pending is None:
        return ()
    seats = zip(pending.bindings, pending.opened, table.seats, strict=False)
    return tuple(
        number
        for number, (binding, seed, seat) in enumerate(seats)
        if binding and not seed and not seat.withheld
    )


def open_seed(table: Table, event: events.OpenSeed) -> Applied:
    """Open a player's seed, which at once commits them to their next one."""
    require_stage(table, "playing")
    by, seat = require_person(table, event.by)
    one = find_pending(table)
    if one is None or one.number != event.number or by not in find_unopened(table):
        raise TableError("order-unasked", number=event.number)
    if shuffle.compute_commitment(event.seed) != one.bindings[by]:
        raise TableError("order-binding", number=event.number)
    version = table.version + 1
    opened = replace(add_seed(one, by, event.seed), opened=(*one.opened[:by], version, *one.opened[by + 1 :]))
    if seat.binding == one.bindings[by]:
        table = put_seat(table, by, replace(seat, binding=event.seed, bound=version))
    return Applied(put_shuffle(table, opened))


def withhold(table: Table, event: events.Withheld) -> Applied:
    """Leave these seats' seeds out of the next deal and of every later one.

    A player who knew all other seeds could choose between the deal with their seed and the deal without it;
    this limits that choice to one deal.
    """
    require_server(event.by)
    require_stage(table, "playing")
    one = find_pending(table)
    if one is None or one.number != event.number or not set(event.seats) <= set(find_unopened(table)):
        raise TableError("order-unasked", number=event.number)
    for at in event.seats:
        table = put_seat(table, at, replace(table.seats[at], binding="", bound=0, withheld=True))
        table = add_note(table, at, "unopened")
    return Applied(table)


def add_clear_seed(table: Table, event: events.ClearSeed) -> Applied:
    """Add an open seed of a player (old logs only); nobody has committed to a seed of this deal then."""
    by, _ = require_person(table, event.by)
    one = find_pending(table)
    mine = one is not None and find_reused(table, one.number) is None
    if one is None or not mine or one.dealer is not None or one.bindings or table.stage == "finished":
        raise TableError("order-seeds")
    return Applied(put_shuffle(table, add_seed(one, by, shuffle.check_player_seed(event.seed))))
