"""The deals of a record, followed through the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from prikup.core import Clock, Deal, Fact, Input, Match, Scored
from prikup.errors import shorten
from prikup.records.incomplete import complete_deal, is_whole
from prikup.records.model import MAX_QUOTED_CHARS, DealRecord, RecordError, ReplayStep, spell_entry
from prikup.records.spelling import read_input
from prikup.records.typed import read_text


def deal_action(record: DealRecord) -> Deal:
    """Return the deal action of a recorded deal; every card must be known."""
    talon = tuple(card for card in record.talon if card is not None)
    return Deal(tuple(record.hands), talon, record.bottom)


def play_deal_steps(match: Match, deal: DealRecord) -> Iterator[ReplayStep]:
    """Generate the steps of one recorded deal, and of the clock reading after it."""
    last = match
    for step in _play_move_steps(match, deal):
        last = step.state
        yield step
    if deal.clock:
        yield ReplayStep.of(last, Input(None, None, Clock(deal.clock)))


def _play_move_steps(match: Match, deal: DealRecord) -> Iterator[ReplayStep]:
    """Generate the steps of a typed-in result, or of the cards and the moves of a deal."""
    if deal.result:
        yield ReplayStep.of(match, Input(None, None, read_text(match, deal.result)))
        return
    if not is_whole(deal):
        deal = complete_deal(match, deal)
    last = ReplayStep.of(match, Input(None, None, deal_action(deal)))
    yield last
    for written in deal.moves:
        move, _ = read_input(last.state, written.split())
        last = ReplayStep.of(last.state, move)
        yield last


def find_scored(facts: Sequence[Fact]) -> Scored | None:
    """Return the fact that a deal was scored, if there is one."""
    return next((fact for fact in facts if isinstance(fact, Scored)), None)


def tricks_of(fact: Scored) -> tuple[int, ...]:
    """Return the tricks of each seat, empty if nothing was played."""
    return getattr(fact.result, "tricks", None) or ()


def check_written(deal: DealRecord, fact: Scored) -> None:
    """Raise RecordError if the recorded result of a deal differs from the real one."""
    tricks = tricks_of(fact)
    if deal.tricks is not None and deal.tricks != tricks:
        recorded, actual = spell_tricks(deal.tricks), spell_tricks(tricks)
        raise RecordError("record-tricks", tricks=recorded, found=actual).at(deal=fact.deal_no)
    entries = tuple(spell_entry(entry) for entry in fact.entries)
    if deal.entries is not None and deal.entries != entries:
        recorded, actual = (
            shorten(", ".join(texts) or "-", MAX_QUOTED_CHARS) for texts in (deal.entries, entries)
        )
        raise RecordError("record-entries", entries=recorded, found=actual).at(deal=fact.deal_no)


def spell_tricks(tricks: tuple[int, ...]) -> str:
    """Return tricks as text: ``4 0 0``, or ``-`` if nothing was played."""
    return " ".join(map(str, tricks)) or "-"
