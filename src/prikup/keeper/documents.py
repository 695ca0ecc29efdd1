"""A document of results, followed up to its first wrong deal so that the good ones still count."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import msgspec

from prikup import core
from prikup.core import Match, PrikupError, RuleError, Scored
from prikup.errors import check_argument
from prikup.keeper.game_keeper import find_keeper
from prikup.keeper.model import DocumentError
from prikup.keeper.refusals import error_fields
from prikup.records import MatchRecord, RecordError, read
from prikup.records.corrections import CORRECTED_WORD, REMOVED_WORD, check_wrong, score_wrong
from prikup.records.model import DealRecord
from prikup.records.steps import find_scored, play_deal_steps
from prikup.records.typed import is_object, json_error, spell_objects, spell_result

MAX_DOCUMENT_DEALS = 500
"""Deals of the longest document."""


_CLOCK_PATTERN = re.compile(r"clock +(\d{1,6})")
_REMOVED_PATTERN = re.compile(rf"{REMOVED_WORD} +([^={{}}|]*[^={{}}| ]) *")
_RESULT_PATTERN = re.compile(r"(\d{1,3})\. +result +([^={}|]*[^={}| ]) *")


class CorrectedScore(NamedTuple):
    """A result that was corrected, and its entries; None if the current match does not allow it."""

    words: str
    fact: Scored | None


class ParsedDeal(NamedTuple):
    """A deal of the document.

    ``before`` is the match before it, None after a wrong or unfinished deal; ``fact`` holds its entries,
    ``wrong`` the results that it corrects.
    """

    number: int
    deal: DealRecord
    before: Match | None
    fact: Scored | None
    error: DocumentError | None
    wrong: tuple[CorrectedScore, ...] = ()


class ParsedDocument(NamedTuple):
    """A document that was followed: its deals, the current match, and the first problem.

    ``removed`` are the results that were removed after the last deal.
    """

    kept: tuple[ParsedDeal, ...]
    match: Match
    problem: DocumentError | None
    removed: tuple[CorrectedScore, ...] = ()

    @property
    def scores(self) -> tuple[Scored, ...]:
        """The score of each good deal, in order."""
        return tuple(parsed.fact for parsed in self.kept if parsed.fact is not None)

    @property
    def wrong_scores(self) -> dict[int, tuple[Scored, ...]]:
        """The entries of the wrong results of the good deals, by deal number."""
        return {
            parsed.fact.deal_no: _list_known_scores(parsed.wrong)
            for parsed in self.kept
            if parsed.fact is not None
        }

    @property
    def removed_scores(self) -> tuple[Scored, ...]:
        """The entries of the results that were removed after the last deal."""
        return _list_known_scores(self.removed)


def read_document(text: str | bytes) -> MatchRecord:
    """Read a record, as JSON or text, whose deals may be wrong; raises RecordError or OptionError.

    Its head must be right. Results may be words or, in JSON, objects with the fields of a ``DealResult``; a
    good object is converted to words.
    """
    check_argument("text", text, (str, bytes))
    plain = isinstance(text, str) and not text.lstrip().startswith("{")
    record = _read_text(str(text)) if plain else _read_json(text)
    count = len(record.removed) + sum(1 + len(deal.wrong) for deal in record.deals)
    if count > MAX_DOCUMENT_DEALS:
        raise RecordError("record-deals", count=count, most=MAX_DOCUMENT_DEALS)
    for number, deal in enumerate(record.deals, 1):
        if not deal.result or deal.hands or deal.moves:
            raise RecordError("record-result", example=find_keeper(record.game).example).at(deal=number)
        check_wrong(deal.wrong)
    check_wrong(record.removed)
    if record.dealer is None:
        raise RecordError("record-dealer")
    return _spell_objects(record) if any(is_object(deal.result) for deal in record.deals) else record


def _spell_objects(record: MatchRecord) -> MatchRecord:
    """Return the document with its good object results in words."""
    deals = [
        msgspec.structs.replace(parsed.deal, result=spell_result_of(record.game, parsed))
        if is_object(parsed.deal.result)
        else parsed.deal
        for parsed in follow_document(record).kept
    ]
    return msgspec.structs.replace(record, deals=tuple(deals))


def _read_json(text: str | bytes) -> MatchRecord:
    """Read a document as JSON without checking its deals; raises RecordError."""
    try:
        return core.from_json(MatchRecord, spell_objects(text))
    except RecordError:
        raise
    except (ValueError, TypeError, AttributeError, RecursionError) as error:
        raise json_error(text, error) from None


def _read_text(text: str) -> MatchRecord:
    """Read a record as text; if one of its deals is impossible, keep the lines of results unread."""
    try:
        return read(text)
    except RecordError:
        lines, clocks = _split_clocks([line for line in text.splitlines() if line.strip()])
        finish = lines[-1:] == ["finish"]
        body = [line for line in lines[: -1 if finish else None] if line[0] != "["]
        removed = [match[1] for line in body if (match := _REMOVED_PATTERN.fullmatch(line))]
        matches = [_RESULT_PATTERN.fullmatch(line) for line in body[: len(body) - len(removed)]]
        deals = [_read_result(match[2], clocks.get(int(match[1]), 0)) for match in matches if match]
        numbers = [int(match[1]) if match else 0 for match in matches]
        if not deals or numbers != [*range(1, len(deals) + 1)]:
            raise
    head = read("\n".join(line for line in lines if line.startswith("[")))
    return msgspec.structs.replace(head, deals=tuple(deals), removed=tuple(removed), finish=finish)


def _read_result(text: str, clock: int) -> DealRecord:
    """Return the deal of a line: a result, possibly after the results that it corrects."""
    *wrong, result = text.split(f" {CORRECTED_WORD} ")
    return DealRecord(
        result=result.strip(), wrong=tuple(wrong_text.strip() for wrong_text in wrong), clock=clock
    )


def _split_clocks(lines: list[str]) -> tuple[list[str], dict[int, int]]:
    """Return the lines without those of the clock, and the minutes by the number of the deal before each."""
    kept: list[str] = []
    clocks: dict[int, int] = {}
    for line in lines:
        clock = _CLOCK_PATTERN.fullmatch(line.strip())
        deal = _RESULT_PATTERN.fullmatch(kept[-1]) if kept else None
        if clock and deal and int(deal[1]) not in clocks:
            clocks[int(deal[1])] = int(clock[1])
        else:
            kept.append(line)
    return kept, clocks


def follow_document(record: MatchRecord, lang: str = "en") -> ParsedDocument:
    """Score every deal of a document up to the first impossible or unfinished one.

    Raises OptionError for its rules.
    """
    check_argument("record", record, MatchRecord)
    match = record.after_draw()
    kept: list[ParsedDeal] = []
    problem: DocumentError | None = None
    last_number = 0
    for number, deal in enumerate(record.deals, 1):
        if problem is not None:
            kept.append(ParsedDeal(number, deal, None, None, None, _score_wrong(None, deal.wrong)))
            continue
        before = match
        wrong = _score_wrong(before, deal.wrong)
        try:
            match, fact = _play_deal(match, deal, last_number)
        except PrikupError as error:
            problem = _make_error(number, deal, error, lang)
            kept.append(ParsedDeal(number, deal, before, None, problem, wrong))
            continue
        if fact is None:
            return ParsedDocument((*kept, ParsedDeal(number, deal, None, None, None)), before, None)
        last_number = number
        kept.append(ParsedDeal(number, deal, before, fact, None, wrong))
    return ParsedDocument(
        tuple(kept), match, problem, _score_wrong(None if problem else match, record.removed)
    )


def _score_wrong(match: Match | None, texts: tuple[str, ...]) -> tuple[CorrectedScore, ...]:
    """Return wrong results, each with its entries if the match allows it."""
    return tuple(
        CorrectedScore(text, None if match is None else _try_score_wrong(match, text)) for text in texts
    )


def _list_known_scores(results: tuple[CorrectedScore, ...]) -> tuple[Scored, ...]:
    """Return the scores of the wrong results that the match allows."""
    return tuple(result.fact for result in results if result.fact is not None)


def _try_score_wrong(match: Match, text: str) -> Scored | None:
    """Return the score of a wrong result, None if it is impossible or unreadable."""
    try:
        return score_wrong(match, text)
    except PrikupError:
        return None


def _play_deal(match: Match, deal: DealRecord, last_number: int) -> tuple[Match, Scored | None]:
    """Return the match after a deal and the deal's score, None if it is unfinished; raises PrikupError.

    ``last_number`` is the number of the deal before, 0 if there is none.
    """
    if match.finished:
        raise RuleError("over-deal", find_keeper(match.game.id).over, deal=last_number)
    facts: tuple[Any, ...] = ()
    for step in play_deal_steps(match, deal):
        match = step.state
        facts += step.facts
    return match, find_scored(facts)


def _make_error(number: int, deal: DealRecord, error: PrikupError, lang: str) -> DocumentError:
    """Return an error of a deal as the document error that reports it."""
    code, clause, data = error_fields(error)
    repeated = deal.result in map(str, error.data.values())
    placed = RecordError.of(error).at(deal=number, word="" if repeated else deal.result)
    return DocumentError(number, clause, placed.told(lang), code, data)


def spell_document(record: MatchRecord) -> MatchRecord:
    """Return the document with every good result in full words."""
    check_argument("record", record, MatchRecord)
    deals = [
        msgspec.structs.replace(parsed.deal, result=spell_result_of(record.game, parsed))
        for parsed in follow_document(record).kept
    ]
    return msgspec.structs.replace(record, deals=tuple(deals))


def spell_result_of(game: str, parsed: ParsedDeal) -> str:
    """Return the result of a deal: in full words if it is good, else unchanged."""
    if parsed.fact is None or not parsed.deal.result:
        return parsed.deal.result
    return spell_result(game, parsed.fact.result)
