"""Conversion between our own records and deals."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from prikup import registry
from prikup.core import Deal, Fact, Match, PrikupError, Result
from prikup.records.formats.model import Deals, ImportedDeal, Left
from prikup.records.match_record import MatchRecord
from prikup.records.model import RecordError
from prikup.records.steps import find_scored, play_deal_steps, tricks_of
from prikup.records.tags import ABOUT_TAGS


def deals_from(record: MatchRecord) -> Deals:
    """Return the deals of a match without those of which only a result was typed in. Raises PrikupError."""
    match = record.after_draw()
    found: list[ImportedDeal] = []
    left: list[Left] = []
    for number, deal in enumerate(record.deals, 1):
        moments = list(play_deal_steps(match, deal))
        dealer = match.dealer or 0
        match = moments[-1].state
        if isinstance(moments[0].move.action, Result):
            left.append(Left("typed", number))
            continue
        assert isinstance(moments[0].move.action, Deal)
        one = ImportedDeal(dealer=dealer, hands=deal.hands, talon=deal.talon, moves=deal.moves)
        found.append(add_outcome(one, match, [fact for moment in moments for fact in moment.facts]))
        if deal.comments:
            left.append(Left("comments", number))
    if record.shuffles:
        left.append(Left("seeds"))
    return Deals(
        game=record.game, rules=record.rules, seats=record.seats, deals=tuple(found), about=record.about,
        left=tuple(left),
    )  # fmt: skip


def add_outcome(one: ImportedDeal, match: Match, facts: Sequence[Fact]) -> ImportedDeal:
    """Return the deal with its outcome so far: declarer, contract, and, once it is over, the tricks."""
    fact = find_scored(facts)
    if fact is None:
        seen = match.view(None).contract if match.log else None
        return one if seen is None else structs.replace(one, declarer=seen.declarer, contract=seen.text)
    who, what = getattr(fact.result, "declarer", None), getattr(fact.result, "contract", None)
    if what is None:
        return structs.replace(one, tricks=tricks_of(fact))
    return structs.replace(one, declarer=who, contract=what, tricks=tricks_of(fact))


def record_from(deals: Deals) -> MatchRecord:
    """Return the record of a match with these deals; raises RecordError if they cannot follow each other."""
    known = tuple((name, value) for name, value in deals.about if name in ABOUT_TAGS)
    if not deals.deals:
        raise RecordError("format-none")
    record = MatchRecord(
        game=deals.game,
        rules=registry.get_game(deals.game).rules(registry.get_game(deals.game).options(deals.rules)),
        seats=deals.seats,
        dealer=deals.deals[0].dealer,
        about=known,
        deals=tuple(one.record for one in deals.deals),
    )
    match = record.after_draw()
    for number, one in enumerate(deals.deals, 1):
        if match.game.needs_deal(match) is None:
            raise RecordError("format-open", number=number - 1, count=len(deals.deals)).at(one.line)
        if match.dealer != one.dealer:
            raise RecordError("format-dealer", seat=one.dealer, found=match.dealer).at(one.line, deal=number)
        try:
            *_, last = play_deal_steps(match, one.record)
        except PrikupError as error:
            raise RecordError.of(error).at(one.line, deal=number) from None
        match = last.state
    return record
