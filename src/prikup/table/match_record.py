"""The record of a table's match: a deal is written once, when it ends; the one in progress each time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from prikup.core import Game, Match, Struct
from prikup.records import DealRecord, MatchRecord, Seeds
from prikup.records.redaction import redact_deal
from prikup.records.spelling import spell_input
from prikup.records.steps import find_scored, tricks_of
from prikup.records.write import move_group, write_around, write_clock, write_deal
from prikup.table.chance import list_proofs
from prikup.table.events import AnyEvent, TableError
from prikup.table.fold import apply, fold
from prikup.table.state import Applied, Table, TableStep, find_dealt


class StoredDeal(Struct, frozen=True):
    """A finished deal as text of a record; ``number`` is that of its shuffle."""

    number: int
    text: str


def store_ended_deal(before: Table, applied: Applied) -> StoredDeal | None:
    """Return the deal that an event finished, None if it finished none; ``before`` is the table before it."""
    start, one = before.between or before.match, find_dealt(applied.table)
    if applied.deal is None or start is None or one is None:
        return None
    fact = find_scored(applied.facts)
    deal = _make_deal(applied.table, applied.deal, None if fact is None else tricks_of(fact))
    return StoredDeal(one.number, write_deal(start.deal_no, deal, _move_groups(applied.deal)))


def list_stored_deals(log: Iterable[AnyEvent], find: Callable[[str], Game]) -> Iterator[StoredDeal]:
    """Generate the finished deals of a log; raises TableError."""
    stored = iter(log)
    table = fold([next(stored)], find)
    for event in stored:
        applied = apply(table, event)
        line = store_ended_deal(table, applied)
        if line is not None:
            yield line
        table = applied.table


def write_record(table: Table, deals: Sequence[str], viewer: int | None) -> str:
    """Return the match as text, as far as the viewer (None: a watcher) may know it.

    ``deals`` are the lines of the finished deals. Raises TableError before the match has begun.
    """
    if table.match is None:
        raise TableError("stage-record")
    over = [one for one in table.shuffles if one.deal is not None]
    lines = [
        line for text, one in zip(deals, over, strict=False) for line in (text, *write_clock(one.minutes))
    ]
    return write_around(_make_head(table, table.match), [*lines, *_write_current(table, table.match, viewer)])


def _make_head(table: Table, match: Match) -> MatchRecord:
    proofs = list_proofs(table)
    first = next((one for one in table.shuffles if one.dealer is not None), None)
    return MatchRecord(
        game=table.game.id,
        rules=table.rules,
        seats=tuple(seat.name for seat in table.seats),
        dealer=None if first is None else first.dealer,
        draw=() if first is None else first.drawn,
        table=table.id if proofs else "",
        shuffles=tuple(map(Seeds.of, proofs)),
        finish=table.finish,
        result=match.game.result(match),
    )


def _write_current(table: Table, match: Match, viewer: int | None) -> Iterator[str]:
    if table.between is not None:
        states = [*(step.before for step in table.steps), match]
        deal = redact_deal(states, _make_deal(table, table.steps, None), viewer)
        yield write_deal(table.between.deal_no, deal, _move_groups(table.steps))


def _make_deal(table: Table, steps: Iterable[TableStep], tricks: tuple[int, ...] | None) -> DealRecord:
    one = find_dealt(table)
    assert one is not None and one.deal is not None
    moves = tuple(spell_input(step.before, step.move) for step in steps)
    return DealRecord(
        hands=one.deal.hands, talon=one.deal.talon or (), bottom=one.deal.bottom, moves=moves, tricks=tricks
    )


def _move_groups(steps: Iterable[TableStep]) -> list[str]:
    return [move_group(step.before, step.move) for step in steps]
