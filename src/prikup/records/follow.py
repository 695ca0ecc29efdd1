"""Following a record through the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from prikup.core import (
    Deal,
    Draw,
    Fact,
    Finish,
    Input,
    Match,
    PrikupError,
    Scored,
)
from prikup.records.model import DealRecord, MatchRecord, Moment, RecordError, spell_entry
from prikup.records.spelling import take
from prikup.records.typed import is_object, read_text, spell
from prikup.records.unknown import complete, is_whole


def dealt(record: DealRecord) -> Deal:
    """The cards of a deal as chance put them in; every card must be known."""
    talon = tuple(card for card in record.talon if card is not None)
    return Deal(tuple(record.hands), talon, record.bottom)


def moments(record: MatchRecord) -> Iterator[Moment]:
    """The match of a record step by step."""
    match = record.start()
    if record.dealer is not None:
        moment = _step(match, Input(None, None, Draw(record.dealer, record.draw)))
        match = moment.state
        yield moment
    for deal in record.deals:
        for moment in deal_moments(match, deal):
            match = moment.state
            yield moment
    if record.finish:
        yield _step(match, Input(None, None, Finish()))


def deal_moments(match: Match, deal: DealRecord) -> Iterator[Moment]:
    """One deal of a record step by step."""
    if deal.result:
        yield _step(match, Input(None, None, read_text(match, deal.result)))
        return
    if not is_whole(deal):
        deal = complete(match, deal)
    moment = _step(match, Input(None, None, dealt(deal)))
    yield moment
    for written in deal.moves:
        move, _ = take(moment.state, written.split())
        moment = _step(moment.state, move)
        yield moment


def spelled_out(record: MatchRecord) -> MatchRecord:
    """The record with results that are objects in words; raises RecordError where one breaks a rule."""
    if not any(is_object(deal.result) for deal in record.deals):
        return record
    if record.dealer is None:
        raise RecordError("the head: expected dealer, the seat of who deals first")
    try:
        match = record.drawn()
    except PrikupError as error:
        raise RecordError(f"the head: {error}") from None
    deals: list[DealRecord] = []
    for number, deal in enumerate(record.deals, 1):
        if not deal.result:
            raise RecordError(f"deal {number}: expected a result, as objects stand among results only")
        try:
            *_, last = deal_moments(match, deal)
        except PrikupError as error:
            raise RecordError(f"deal {number}: {error}") from None
        fact = scored(last.facts)
        if is_object(deal.result) and fact is not None:
            deal = msgspec.structs.replace(deal, result=spell(match.game.id, fact.result))
        match = last.state
        deals.append(deal)
    return msgspec.structs.replace(record, deals=tuple(deals))


def _step(match: Match, move: Input) -> Moment:
    step = match.apply(move)
    return Moment(match, move, step.state, step.facts)


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
        raise RecordError(
            f"deal {fact.deal_no}: the tricks are written as {numbers(deal.tricks)}, "
            f"but the play comes to {numbers(tricks)}"
        )
    entries = tuple(spell_entry(entry) for entry in fact.entries)
    if deal.entries is not None and deal.entries != entries:
        raise RecordError(
            f"deal {fact.deal_no}: the entries are written as {', '.join(deal.entries) or 'nothing'}, "
            f"but the deal comes to {', '.join(entries) or 'nothing'}"
        )


def numbers(tricks: tuple[int, ...]) -> str:
    """Tricks as they are written: ``4 0 0``, or ``-`` where nothing was played."""
    return " ".join(map(str, tricks)) or "-"
