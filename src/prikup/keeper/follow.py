"""A document of deals followed as far as it is good, so that one wrong deal hides nothing else."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

import msgspec

from prikup import core
from prikup.core import Match, PrikupError, RuleError, Scored
from prikup.games.preferans.score import settle
from prikup.keeper.model import Problem
from prikup.records import MatchRecord, RecordError
from prikup.records.follow import deal_moments, scored
from prikup.records.model import DealRecord
from prikup.records.typed import spell, worded

DEALS = 500
"""Deals of the longest document."""


class Kept(NamedTuple):
    """A deal of the document: the match before it (None once a deal was wrong), what was written of it."""

    number: int
    deal: DealRecord
    before: Match | None
    fact: Scored | None
    error: Problem | None


class Course(NamedTuple):
    """A document followed: its deals, the match as it stands, and the first thing wrong."""

    kept: tuple[Kept, ...]
    match: Match
    problem: Problem | None

    @property
    def written(self) -> tuple[Scored, ...]:
        """What the good deals wrote, in order."""
        return tuple(one.fact for one in self.kept if one.fact is not None)


def document(text: str | bytes) -> MatchRecord:
    """A record as JSON whose deals need not be right; its head must be. Raises RecordError or OptionError.

    Results may be words or objects with the fields of a ``DealResult``.
    """
    try:
        record = core.from_json(MatchRecord, worded(text))
    except RecordError:
        raise
    except (ValueError, TypeError, AttributeError, RecursionError) as error:
        raise RecordError(f"this is not a record as JSON: {error}") from None
    if len(record.deals) > DEALS:
        raise RecordError(f"{len(record.deals)} deals are too many: expected at most {DEALS}")
    for number, deal in enumerate(record.deals, 1):
        if not deal.result or deal.hands or deal.moves:
            raise RecordError(f"deal {number}: expected a result, such as 0 7H whist pass 7, and no cards")
    if record.dealer is None:
        raise RecordError("the record does not say who deals first: expected dealer, a seat from 0")
    return record


def follow(record: MatchRecord) -> Course:
    """Every deal of a document scored, up to the first that cannot be; raises OptionError for its rules."""
    match = record.drawn()
    kept: list[Kept] = []
    problem: Problem | None = None
    last = 0
    for number, deal in enumerate(record.deals, 1):
        if problem is not None:
            kept.append(Kept(number, deal, None, None, None))
            continue
        before = match
        try:
            match, fact = _deal(match, deal, last)
        except PrikupError as error:
            problem = _problem(number, deal, error)
            kept.append(Kept(number, deal, before, None, problem))
            continue
        last = number
        kept.append(Kept(number, deal, before, fact, None))
    return Course(tuple(kept), match, problem)


def _deal(match: Match, deal: DealRecord, last: int) -> tuple[Match, Scored]:
    if match.finished:
        raise RuleError("over", "11.4", f"the match was over after deal {last}")
    facts: tuple[Any, ...] = ()
    for moment in deal_moments(match, deal):
        match = moment.state
        facts += moment.facts
    fact = scored(facts)
    if fact is None:
        raise RecordError("the deal is not over: expected a result, such as 0 7H whist pass 7")
    return match, fact


def _problem(number: int, deal: DealRecord, error: PrikupError) -> Problem:
    clause = error.clause if isinstance(error, RuleError) else ""
    text = error.text if isinstance(error, RecordError) else str(error)
    quoted = f"{deal.result!r}: " if deal.result and deal.result not in text else ""
    return Problem(number, clause, f"deal {number}: {quoted}{text}")


def spelled(record: MatchRecord) -> MatchRecord:
    """The document with every good result written in full words."""
    deals = [
        msgspec.structs.replace(one.deal, result=words_of(record.game, one)) for one in follow(record).kept
    ]
    return msgspec.structs.replace(record, deals=tuple(deals))


def words_of(game: str, one: Kept) -> str:
    """The result of a deal in full words where it is good, else as it stands."""
    if one.fact is None or not one.deal.result:
        return one.deal.result
    return spell(game, one.fact.result)


def results(match: Match) -> tuple[Fraction, ...]:
    """What each seat has, or would have if the match ended as it stands."""
    return settle(match.standing, match.options).result
