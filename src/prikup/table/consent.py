"""Questions that need everyone's consent: taking a decision back, and ending the match early.

Bots always consent. A decision may be taken back only while nobody has seen anything since by which another
person could lose; play waits for the answers. A player whose opponents are all bots may take back any
decision of the current deal. The match may end at any moment after the first dealer is drawn; the deal in
progress does not count, so all must agree, except those who are away for longer than the table allows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from prikup import core
from prikup.cards import Card
from prikup.core import Fact, Match, RuleError
from prikup.table import events
from prikup.table.events import TableError
from prikup.table.state import (
    Applied,
    Poll,
    Table,
    add_note,
    replace,
    require_match,
    require_person,
    require_server,
    require_stage,
)


def may_hint(table: Table, seat: int) -> bool:
    """Return True if a player may ask for hints under the rules of the table."""
    allowed = table.table_rules.hints
    if allowed != "bots":
        return allowed == "all"
    return all(one.kind == "bot" for at, one in enumerate(table.seats) if at != seat)


def ask_undo(table: Table, event: events.AskUndo) -> Applied:
    """Ask to take back the player's own last decision; raises TableError if it must stand."""
    require_stage(table, "playing")
    by, _ = require_person(table, event.by)
    _require_no_poll(table)
    undo_index(table, by)  # only for its error
    return Applied(add_note(replace(table, ask=Poll("undo", by)), by, "ask undo"))


def ask_end(table: Table, event: events.AskEnd) -> Applied:
    """Ask to end the match now; raises TableError if it cannot end."""
    require_stage(table, "playing")
    by, _ = require_person(table, event.by)
    _require_no_poll(table)
    _finish_match(table)  # only for its error
    return Applied(add_note(replace(table, ask=Poll("end", by)), by, "ask end"))


def answer(table: Table, event: events.Answer) -> Applied:
    """Say yes or no to what is asked."""
    by, _ = require_person(table, event.by)
    ask = table.ask
    if ask is None:
        raise TableError("nothing-asked")
    if by == ask.by and event.yes:
        raise TableError("actor-asked")
    if not event.yes:
        word = "withdraw" if by == ask.by else "no"
        return Applied(add_note(replace(table, ask=None), by, f"{word} {ask.kind}"))
    if by in ask.accepted:
        return Applied(table)
    return Applied(
        add_note(replace(table, ask=replace(ask, accepted=(*ask.accepted, by))), by, f"yes {ask.kind}")
    )


def find_agreed(table: Table) -> Poll | None:
    """Return the open poll if every person at the table has consented.

    Who is away for longer than the table allows does not block the end of the match, as long as somebody who
    is present has consented.
    """
    ask = table.ask
    if ask is None or table.stage != "playing":
        return None
    missing = table.acting_persons() - {ask.by, *ask.accepted}
    if missing and ask.kind == "end":
        waited_for = [at for at in table.acting_persons() if table.seats[at].out is None]
        agreed = [at for at in waited_for if at not in missing and table.seats[at].gone is None]
        missing = missing & set(waited_for) if agreed else missing
    return None if missing else ask


def undo(table: Table, event: events.Undone) -> Applied:
    """Take the game back to just before the asker's last decision."""
    require_server(event.by)
    ask = _require_agreed(table, "undo")
    at = undo_index(table, ask.by)
    table = replace(table, match=table.steps[at].before, steps=table.steps[:at], ask=None)
    return Applied(add_note(table, ask.by, "undo"))


def end_match(table: Table, event: events.MatchEnded) -> Applied:
    """End and settle the match, because all agreed or the table has played all its deals."""
    require_server(event.by)
    by, why = (None, "full") if has_played_all(table) else (_require_agreed(table, "end").by, "end")
    return settle(add_note(table, by, why))


def settle(table: Table) -> Applied:
    """End the match as it stands; a deal in progress does not count. Raises TableError before the first."""
    step = _finish_match(table)
    table = replace(
        table, match=step.state, between=None, steps=(), ask=None, unseen=frozenset(), former=(), finish=True
    )
    return Applied(table, step.facts)


def has_played_all(table: Table) -> bool:
    """Return True if the table has played its maximum of deals and the match would go on."""
    waits = table.stage == "playing" and table.between is None
    played = table.over if table.series is None else len(table.deals)  # without those thrown in
    return waits and 0 < table.max_deals <= played


def undo_refusal(table: Table, viewer: int | None) -> TableError | None:
    """Return the reason why the viewer may not ask for their last decision back, or None if they may."""
    try:
        require_stage(table, "playing")
        by, _ = require_person(table, viewer)
        _require_no_poll(table)
    except TableError as error:
        return error.with_traceback(None)  # with it the table would stay until collected
    found = _find_undo_index(table, by)
    return found if isinstance(found, TableError) else None


def undo_index(table: Table, by: int) -> int:
    """Return the index in ``steps`` of this player's last decision; raises TableError if it must stand."""
    found = _find_undo_index(table, by)
    if isinstance(found, TableError):
        raise found
    return found


def _find_undo_index(table: Table, by: int) -> int | TableError:
    """Return the index of this player's last decision, or the reason why it must stand."""
    if not table.table_rules.undo:
        return TableError("undo_off")
    steps = table.steps
    last = next((at for at in range(len(steps) - 1, -1, -1) if steps[at].move.by == by), None)
    if last is None:
        return TableError("undo_none")
    if all(seat.kind == "bot" for at, seat in enumerate(table.seats) if at != by):
        return last
    for step in steps[last:]:
        for fact in step.revealing:
            # A card of their own that they played by mistake is what a player takes back.
            if not (isinstance(fact, core.Played) and fact.seat == by):
                return _seen_error(fact)
    return last


def _seen_error(fact: Fact) -> TableError:
    if isinstance(fact.reveals, int):
        return TableError("undo_card", seat=fact.reveals)
    return TableError("undo_talon")


def find_revealing_facts(before: Match, facts: Iterable[Fact]) -> Iterator[Fact]:
    """Yield the facts of a move that show cards which did not lie open in the match before it."""
    for fact in facts:
        match fact:
            case core.Played(seat=int(seat), card=card):
                is_open = card in _find_open_cards(before, seat)
            case core.Shown(seat=int(seat), cards=cards):
                is_open = set(cards) <= set(_find_open_cards(before, seat))
            case _:
                is_open = fact.reveals is None
        if not is_open:
            yield fact


def _find_open_cards(match: Match, seat: int) -> tuple[Card, ...]:
    return match.view(None).seats[seat].cards or ()


def _finish_match(table: Table) -> core.Step:
    match = require_match(table)
    try:
        return (table.between or match).apply(core.Input(None, None, core.Finish()))
    except RuleError as error:
        raise TableError("end", why=error) from None


def _require_agreed(table: Table, kind: str) -> Poll:
    ask = find_agreed(table)
    if ask is None or ask.kind != kind:
        raise TableError("order-agreed")
    return ask


def _require_no_poll(table: Table) -> None:
    if table.ask is not None:
        raise TableError("asked", seat=table.ask.by)
