"""The table before the match: seats, rules, agreement."""

from __future__ import annotations

from prikup.core import Game, Match, OptionError, Struct
from prikup.options import list_differences
from prikup.table import events, names
from prikup.table.events import TableError
from prikup.table.state import (
    Applied,
    Seat,
    Table,
    add_note,
    add_seed,
    find_pending,
    put_seat,
    put_shuffle,
    replace,
    require_person,
    require_stage,
    seat_at,
)

MAX_PLAYER_NAME_CHARS = 24


def make_table(event: events.Opened, game: Game) -> Table:
    """Return a table with every seat open; raises OptionError if the rules do not fit."""
    options, _ = _start_match(game, event.rules, event.players)
    return Table(
        id=event.id,
        invite=event.invite,
        version=1,
        lang=event.lang,
        repeatable=event.repeatable,
        game=game,
        rules=game.rules(options),
        options=options,
        table_rules=event.table,
        max_deals=event.deals,
        given=event.given,
        series=event.series,
        sealed=event.series is not None,
        owner=event.owner,
        seats=(Seat(),) * event.players,
        prompts=(None,) * event.players,
    )


def sit(table: Table, event: events.Sit) -> Applied:
    """Seat a person at an open seat, or during the match at one that was freed."""
    require_stage(table, "seating", "playing")
    seat = seat_at(table, event.seat)
    if (other := table.seat_of(event.who)) is not None:
        raise TableError("seated", seat=other)
    _require_admitted(table, event)
    if seat.kind != "open" and not seat.vacant:
        raise TableError("taken" if table.stage == "seating" else "stage-playing", seat=event.seat)
    name = event.name.strip()
    if not name or len(name) > MAX_PLAYER_NAME_CHARS or not name.isprintable():
        raise TableError("name", given=event.name, most=MAX_PLAYER_NAME_CHARS)
    if seat.vacant:
        return _take_over(table, event, name)
    return begin_if_ready(put_seat(_rename_bot(table, name), event.seat, Seat(who=event.who, name=name)))


def rename(table: Table, event: events.Rename) -> Applied:
    """Give a person another name, also beside what they have said."""
    seat = seat_at(table, event.seat)
    if seat.who is None:
        raise TableError("actor-empty", seat=event.seat)
    said = (event.seat, seat.name)
    says = tuple(
        replace(line, name=event.name) if (line.seat, line.name) == said else line for line in table.says
    )
    return Applied(replace(put_seat(table, event.seat, replace(seat, name=event.name)), says=says))


def _require_admitted(table: Table, event: events.Sit) -> None:
    """Raise TableError if the owner has decided that this person may not sit down."""
    if event.who == table.owner:
        return
    if event.who in table.barred:
        raise TableError("barred")
    if table.key and event.key != table.key:
        raise TableError("link")
    if table.lock != "open":
        raise TableError("locked")


def _take_over(table: Table, event: events.Sit, name: str) -> Applied:
    """Seat a person at a seat that was freed during the match.

    Who had another seat in this deal has seen its cards, and waits for the next deal.
    """
    if any(who == event.who and at != event.seat for who, at in table.former):
        raise TableError("locked-deal")
    withheld = table.seats[event.seat].withheld
    table = put_seat(table, event.seat, Seat(withheld=withheld))
    seat = Seat(who=event.who, name=name, withheld=withheld)
    return Applied(add_note(put_seat(_rename_bot(table, name), event.seat, seat), event.seat, "sit"))


def seat_bot(table: Table, event: events.SeatBot) -> Applied:
    """Seat a bot at a seat that no person has, or open the seat again."""
    require_stage(table, "seating")
    if event.by is not None:
        require_person(table, event.by)
        _require_own_deals(table)
    before = seat_at(table, event.seat)
    if before.kind == "person":
        raise TableError("taken-bot", seat=event.seat)
    if event.bot is None:
        return begin_if_ready(put_seat(table, event.seat, Seat()))
    name = before.name or names.pick_free_name(table.lang, table.taken_names())
    return begin_if_ready(put_seat(table, event.seat, Seat(bot=event.bot, name=name)))


def change_rules(table: Table, event: events.Rules) -> Applied:
    """Change the rules, so that all must agree again; the log records each change."""
    require_stage(table, "seating")
    by, _ = require_person(table, event.by)
    _require_own_deals(table)
    after = table
    if event.rules is not None:
        options, _ = _start_match(table.game, event.rules, len(table.seats))
        after = replace(after, options=options, rules=table.game.rules(options))
    if event.table is not None:
        after = replace(after, table_rules=event.table)
    changes = [
        *_list_changes(table.options, after.options),
        *_list_changes(table.table_rules, after.table_rules),
    ]
    for at, seat in enumerate(after.seats):
        withdrawn = seat.agreed or seat.withdrawn
        after = put_seat(after, at, replace(seat, agreed=False, withdrawn=withdrawn))
    return Applied(add_note(after, by, " ".join(["rules", *changes])))


def _list_changes(before: object, after: object) -> list[str]:
    """Return each changed option as ``option=old>new``; empty unless both are records of options."""
    if before is after or not isinstance(before, Struct) or not isinstance(after, Struct):
        return []
    return [f"{one.name}={one.left}>{one.right}" for one in list_differences(before, after)]


def agree(table: Table, event: events.Agree) -> Applied:
    """Record that a person agrees to the rules; raises TableError if they have read other rules."""
    require_stage(table, "seating")
    by, seat = require_person(table, event.by)
    if event.rules is not None and not _has_rules(table, event.rules):
        raise TableError("changed", given=table.rules)
    return begin_if_ready(put_seat(table, by, replace(seat, agreed=True, withdrawn=False)))


def _has_rules(table: Table, rules: str) -> bool:
    """Return True if a text means the rules of the table; a stored text may use retired spellings."""
    try:
        return rules == table.rules or table.game.options(rules) == table.options
    except OptionError:
        return False


def _rename_bot(table: Table, name: str) -> Table:
    """Return the table with another name for the bot that has this one."""
    for at, seat in enumerate(table.seats):
        if seat.kind == "bot" and names.name_key(seat.name) == names.name_key(name):
            table = put_seat(
                table, at, replace(seat, name=names.pick_free_name(table.lang, (*table.taken_names(), name)))
            )
    return table


def _require_own_deals(table: Table) -> None:
    """Raise TableError if the table repeats deals of other tables, so that its setup is fixed."""
    if table.repeats:
        raise TableError("given")


def open_seat(table: Table, by: int) -> Table:
    """Open the seat again and drop the seed of the person who sat there."""
    _require_own_deals(table)
    table = put_seat(table, by, Seat())
    if (one := find_pending(table)) is not None:
        table = put_shuffle(table, add_seed(one, by, ""))
    return table


def begin_if_ready(table: Table) -> Applied:
    """Begin the match if all seats are taken and all persons have agreed."""
    if any(seat.kind == "open" or (seat.kind == "person" and not seat.agreed) for seat in table.seats):
        return Applied(table)
    _, match = _start_match(table.game, table.rules, len(table.seats))
    return Applied(add_note(replace(table, match=match), None, "start"))


def _start_match(game: Game, text: str, players: int) -> tuple[object, Match]:
    options = game.options(text)
    return options, game.start(options, players)
