"""Following the deals of a record through the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from prikup.core import Clock, Deal, Fact, Input, Match, Scored
from prikup.errors import shortened
from prikup.records.incomplete import complete, is_whole
from prikup.records.model import QUOTED, DealRecord, RecordError, ReplayStep, spell_entry
from prikup.records.spelling import take
from prikup.records.typed import read_text


def dealt(record: DealRecord) -> Deal:
    """The cards of a deal as chance put them in; every card must be known."""
    talon = tuple(card for card in record.talon if card is not None)
    return Deal(tuple(record.hands), talon, record.bottom)


def deal_moments(match: Match, deal: DealRecord) -> Iterator[ReplayStep]:
    """Yield the steps of one deal of a record, and of the clock that was read after it."""
    last = match
    for moment in _played(match, deal):
        last = moment.state
        yield moment
    if deal.clock:
        yield ReplayStep.of(last, Input(None, None, Clock(deal.clock)))


def _played(match: Match, deal: DealRecord) -> Iterator[ReplayStep]:
    if deal.result:
        yield ReplayStep.of(match, Input(None, None, read_text(match, deal.result)))
        return
    if not is_whole(deal):
        deal = complete(match, deal)
    last = ReplayStep.of(match, Input(None, None, dealt(deal)))
    yield last
    for written in deal.moves:
        move, _ = take(last.state, written.split())
        last = ReplayStep.of(last.state, move)
        yield last


def scored(facts: Sequence[Fact]) -> Scored | None:
    """The deal that was written among these facts, if one was."""
    return next((fact for fact in facts if isinstance(fact, Scored)), None)


def tricks_of(fact: Scored) -> tuple[int, ...]:
    """The tricks of each seat, empty where nothing was played."""
    return getattr(fact.result, "tricks", None) or ()


def check_written(deal: DealRecord, fact: Scored) -> None:
    """Raise RecordError if what was written down after a deal is not what it came to."""
    tricks = tricks_of(fact)
    if deal.tricks is not None and deal.tricks != tricks:
        told, found = numbers(deal.tricks), numbers(tricks)
        raise RecordError("record-tricks", tricks=told, found=found).at(deal=fact.deal_no)
    entries = tuple(spell_entry(entry) for entry in fact.entries)
    if deal.entries is not None and deal.entries != entries:
        told, found = (shortened(", ".join(some) or "-", QUOTED) for some in (deal.entries, entries))
        raise RecordError("record-entries", entries=told, found=found).at(deal=fact.deal_no)


def numbers(tricks: tuple[int, ...]) -> str:
    """Tricks as they are written: ``4 0 0``, or ``-`` where nothing was played."""
    return " ".join(map(str, tricks)) or "-"
