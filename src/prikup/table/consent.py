"""Questions that need everyone's consent: taking a decision back, and ending the match early.

Bots always consent. A decision may be taken back only while nobody has seen anything since by which another
person could lose; play waits for the answers. A player whose opponents are all bots may take back any
decision of the current deal. The match may end at any moment after the first dealer is drawn; the deal in
progress does not count, so all must agree.
"""

from __future__ import annotations

from prikup import core
from prikup.cards import Card
from prikup.core import Fact, Match, RuleError
from prikup.table import events
from prikup.table.events import TableError
from prikup.table.state import (
    Applied,
    Poll,
    Stepped,
    Table,
    at_stage,
    note,
    person,
    playing,
    replace,
    server,
)


def may_hint(table: Table, seat: int) -> bool:
    """Return True if a player may ask for hints under the rules of the table."""
    others = [one for at, one in enumerate(table.seats) if at != seat]
    allowed = table.table_rules.hints
    return allowed == "all" or (allowed == "bots" and all(one.kind == "bot" for one in others))


def ask_undo(table: Table, event: events.AskUndo) -> Applied:
    """Ask to take back the player's own last decision."""
    at_stage(table, "playing")
    by, _ = person(table, event.by)
    _free(table)
    undo_to(table, by)
    return Applied(note(replace(table, ask=Poll("undo", by)), by, "ask undo"))


def ask_end(table: Table, event: events.AskEnd) -> Applied:
    """Ask to end the match now."""
    at_stage(table, "playing")
    by, _ = person(table, event.by)
    _free(table)
    _finish(table)
    return Applied(note(replace(table, ask=Poll("end", by)), by, "ask end"))


def answer(table: Table, event: events.Answer) -> Applied:
    """Say yes or no to what is asked."""
    by, _ = person(table, event.by)
    ask = table.ask
    if ask is None:
        raise TableError("nothing-asked")
    if by == ask.by and event.yes:
        raise TableError("actor-asked")
    if not event.yes:
        word = "withdraw" if by == ask.by else "no"
        return Applied(note(replace(table, ask=None), by, f"{word} {ask.kind}"))
    if by in ask.accepted:
        return Applied(table)
    return Applied(
        note(replace(table, ask=replace(ask, accepted=(*ask.accepted, by))), by, f"yes {ask.kind}")
    )


def agreed(table: Table) -> Poll | None:
    """Return the open poll if every person at the table has consented."""
    ask = table.ask
    if ask is None or table.stage != "playing" or table.persons() - {ask.by} - set(ask.accepted):
        return None
    return ask


def undone(table: Table, event: events.Undone) -> Applied:
    """Take the game back to just before the asker's last decision."""
    server(event.by)
    ask = _settled(table, "undo")
    at = undo_to(table, ask.by)
    table = replace(table, match=table.steps[at].before, steps=table.steps[:at], ask=None)
    return Applied(note(table, ask.by, "undo"))


def ended(table: Table, event: events.MatchEnded) -> Applied:
    """End and settle the match, because all agreed or the table has played all its deals."""
    server(event.by)
    by, why = (None, "full") if full(table) else (_settled(table, "end").by, "end")
    table = note(table, by, why)
    step = _finish(table)
    table = replace(
        table, match=step.state, between=None, steps=(), ask=None, unseen=frozenset(), finish=True
    )
    return Applied(table, step.facts)


def full(table: Table) -> bool:
    """Return True if the table has played its maximum of deals and the match would go on."""
    waits = table.stage == "playing" and table.between is None
    return waits and 0 < table.most <= table.over


def may_undo(table: Table, viewer: int | None) -> TableError | None:
    """Return the reason why the viewer may not ask for their last decision back, or None if they may."""
    try:
        at_stage(table, "playing")
        by, _ = person(table, viewer)
        _free(table)
        undo_to(table, by)
    except TableError as error:
        return error.with_traceback(None)  # with it the table would stay until collected
    return None


def undo_to(table: Table, by: int) -> int:
    """Return the index in ``steps`` of this player's last decision; raises TableError if it must stand."""
    if not table.table_rules.undo:
        raise TableError("undo_off")
    mine = [at for at, step in enumerate(table.steps) if step.by == by]
    if not mine:
        raise TableError("undo_none")
    if all(seat.kind == "bot" for at, seat in enumerate(table.seats) if at != by):
        return mine[-1]
    for step in table.steps[mine[-1] :]:
        for fact in step.facts:
            if _opened(step, fact, by):
                raise _seen(fact)
    return mine[-1]


def _seen(fact: Fact) -> TableError:
    if isinstance(fact.reveals, int):
        return TableError("undo_card", seat=fact.reveals)
    return TableError("undo_talon")


def _opened(step: Stepped, fact: Fact, by: int) -> bool:
    # A card from a hand that already lay open tells nobody anything; a card of their own that they played by
    # mistake is what a player takes back, but a hand they laid down stays seen.
    if fact.reveals is None:
        return False
    match fact:
        case core.Played(seat=int(seat), card=card):
            return seat != by and card not in _open_cards(step.before, seat)
        case core.Shown(seat=int(seat), cards=cards):
            return not set(cards) <= set(_open_cards(step.before, seat))
        case _:
            return True


def _open_cards(match: Match, seat: int) -> tuple[Card, ...]:
    return match.game.view(match, None).seats[seat].cards or ()


def _finish(table: Table) -> core.Step:
    match = playing(table)
    try:
        return (table.between or match).apply(core.Input(None, None, core.Finish()))
    except RuleError as error:
        raise TableError("end", why=error) from None


def _settled(table: Table, kind: str) -> Poll:
    ask = agreed(table)
    if ask is None or ask.kind != kind:
        raise TableError("order-agreed")
    return ask


def _free(table: Table) -> None:
    if table.ask is not None:
        raise TableError("asked", seat=table.ask.by)
