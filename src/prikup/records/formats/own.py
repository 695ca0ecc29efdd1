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
    deals: list[ImportedDeal] = []
    omitted: list[Left] = []
    for number, deal in enumerate(record.deals, 1):
        steps = list(play_deal_steps(match, deal))
        dealer = match.dealer or 0
        match = steps[-1].state
        if isinstance(steps[0].move.action, Result):
            omitted.append(Left("typed", number))
            continue
        assert isinstance(steps[0].move.action, Deal)
        imported = ImportedDeal(dealer=dealer, hands=deal.hands, talon=deal.talon, moves=deal.moves)
        deals.append(add_outcome(imported, match, [fact for step in steps for fact in step.facts]))
        if deal.comments:
            omitted.append(Left("comments", number))
    if record.shuffles:
        omitted.append(Left("seeds"))
    return Deals(
        game=record.game, rules=record.rules, seats=record.seats, deals=tuple(deals), about=record.about,
        left=tuple(omitted),
    )  # fmt: skip


def add_outcome(deal: ImportedDeal, match: Match, facts: Sequence[Fact]) -> ImportedDeal:
    """Return the deal with its outcome so far: declarer, contract, and the tricks once it is over."""
    fact = find_scored(facts)
    if fact is None:
        announced = match.view(None).contract if match.log else None
        return (
            deal
            if announced is None
            else structs.replace(deal, declarer=announced.declarer, contract=announced.text)
        )
    declarer, contract = getattr(fact.result, "declarer", None), getattr(fact.result, "contract", None)
    if contract is None:
        return structs.replace(deal, tricks=tricks_of(fact))
    return structs.replace(deal, declarer=declarer, contract=contract, tricks=tricks_of(fact))


def record_from(deals: Deals) -> MatchRecord:
    """Return the record of a match with these deals; raises RecordError if they cannot follow each other."""
    about = tuple((name, value) for name, value in deals.about if name in ABOUT_TAGS)
    if not deals.deals:
        raise RecordError("format-none")
    record = MatchRecord(
        game=deals.game,
        rules=registry.get_game(deals.game).rules(registry.get_game(deals.game).options(deals.rules)),
        seats=deals.seats,
        dealer=deals.deals[0].dealer,
        about=about,
        deals=tuple(deal.record for deal in deals.deals),
    )
    match = record.after_draw()
    for number, deal in enumerate(deals.deals, 1):
        if match.game.needs_deal(match) is None:
            raise RecordError("format-open", number=number - 1, count=len(deals.deals)).at(deal.line)
        if match.dealer != deal.dealer:
            raise RecordError("format-dealer", seat=deal.dealer, found=match.dealer).at(
                deal.line, deal=number
            )
        try:
            *_, last_step = play_deal_steps(match, deal.record)
        except PrikupError as error:
            raise RecordError.of(error).at(deal.line, deal=number) from None
        match = last_step.state
    return record
