"""The scoring of a document of typed results."""

from __future__ import annotations

import msgspec

from prikup import sheet
from prikup.core import ArgumentError, Match, PrikupError, quote
from prikup.keeper.documents import (
    CorrectedScore,
    ParsedDeal,
    ParsedDocument,
    follow_document,
    spell_result_of,
)
from prikup.keeper.game_keeper import GameKeeper, Gift, find_keeper
from prikup.keeper.model import AidForm, DealLine, EntryForm, NextDeal, ScoredDocument, TimeLimit, WrongResult
from prikup.keeper.settlement import describe_payments
from prikup.keeper.sheets import draw_sheet, list_figures, make_sheet
from prikup.records import MatchRecord, RecordError, write
from prikup.records.tags import check_names
from prikup.toolkit.match_end import last_deal_number
from prikup.vocabulary.terms import check_language
from prikup.words.catalogue import say


def score(
    record: MatchRecord,
    lang: str = "en",
    viewer: int | None = None,
    upto: int | None = None,
    form: str = "classic",
    entry: int | None = None,
    wrong: bool = True,
) -> ScoredDocument:
    """Score a record of real cards: the sheet, the reason for every figure, the settlement.

    ``upto`` draws the sheet as it stood after a deal, ``form`` is one of the forms of the game's sheet, and
    ``entry`` the deal for which the entry form is made (None: the next one). Without ``wrong`` the wrong
    figures that were corrected are left out of the figures and the drawing. A faulty deal is reported in the
    answer. Raises PrikupError for a faulty head (rules, players, names, language, no first dealer) and for a
    deal that does not exist, ArgumentError for arguments of the wrong type.
    """
    if not isinstance(record, MatchRecord):
        raise ArgumentError("argument-record", what=quote(record))
    if record.dealer is None:
        raise RecordError("record-tag")
    names = record.seats
    check_names(names)
    check_language(lang)
    _check_numbers(viewer=viewer, upto=upto, entry=entry)
    if viewer is not None and not 0 <= viewer < len(names):
        raise PrikupError("keeper-seat", seat=viewer, last=len(names) - 1)
    course = follow_document(record, lang)
    match = course.match
    keeper = find_keeper(record.game)
    paper = make_sheet(
        record.game, names, match.options, course.scores, course.wrong_scores, course.removed_scores
    )
    shown = paper if wrong else paper.without_wrong()
    now = match.totals
    over = course.problem is None and (match.finished or record.finish)
    final = keeper.final(match) if over else None
    return ScoredDocument(
        game=record.game,
        rules=match.game.rules(match.options),
        seats=names,
        dealer=record.dealer,
        target=getattr(match.options, "target", None),
        next=None if _is_closed(record, course) else _next_deal(match, keeper, names, lang),
        entry=_entry_form(record, course, keeper, lang, entry),
        deals=tuple(_deal_line(one, record, paper, keeper, lang, viewer) for one in course.kept),
        standing=keeper.standing(match),
        figures=list_figures(shown, lang, viewer),
        svg=draw_sheet(shown, viewer, upto, lang, form, now, match.game.clockwise, final),
        now=now,
        settlement=keeper.settle(match, names, lang),
        payments=describe_payments(now, names, lang) if keeper.pays else (),
        aid=_aid_forms(record, course, keeper, lang),
        over=over,
        finish=record.finish,
        problem=course.problem,
        text=_write_text(record, course),
        forms=paper.style.forms_for(len(record.seats)),
        time=_time_limit(match),
        removed=_describe_wrong(course.removed, "keeper-removed", keeper, names, lang),
        has_wrong=any(deal.wrong for deal in paper.deals) and any(one.is_wrong for one in paper.figures()),
    )


def _describe_wrong(
    results: tuple[CorrectedScore, ...], message: str, keeper: GameKeeper, names: tuple[str, ...], lang: str
) -> tuple[WrongResult, ...]:
    """Return wrong results in words; one that the match does not allow is unchanged."""
    titles = (
        one.words if one.fact is None else keeper.title(one.fact.result, names, lang) for one in results
    )
    return tuple(
        WrongResult(one.words, say(lang, message, was=title))
        for one, title in zip(results, titles, strict=True)
    )


def _time_limit(match: Match) -> TimeLimit | None:
    """Return the time limit of the match, None if it does not end by time."""
    minutes = getattr(match.options, "end_minutes", None)
    return None if minutes is None else TimeLimit(minutes, match.minutes)


def _check_numbers(**given: int | None) -> None:
    """Raise ArgumentError for the first value that is neither an int nor None."""
    for name, value in given.items():
        if value is not None and type(value) is not int:
            raise ArgumentError("argument-number", what=quote(value), name=name)


def _write_text(record: MatchRecord, course: ParsedDocument) -> str:
    """Return the document as a written record, empty if a deal or a comment of it is impossible."""
    try:
        return "" if course.problem else write(record)
    except PrikupError:
        return ""


def _is_closed(record: MatchRecord, course: ParsedDocument) -> bool:
    """Return True if no further deal can be entered."""
    return course.match.finished or record.finish or course.problem is not None


def _next_deal(match: Match, keeper: GameKeeper, names: tuple[str, ...], lang: str) -> NextDeal:
    least, streak = keeper.least(match)
    number, dealer = match.deal_no, names[match.dealt_by]
    last = last_deal_number(match)
    limit = "" if last is None else say(lang, "keeper-last", number=last)
    more = say(lang, "joint-list").join(filter(None, (keeper.more(match, lang), limit)))
    if more:
        title = say(lang, "keeper-next", "more", number=number, dealer=dealer, more=more)
    else:
        title = say(lang, "keeper-next", number=number, dealer=dealer)
    return NextDeal(match.deal_no, match.dealt_by, least, streak, title, last)


def _entry_form(
    record: MatchRecord, course: ParsedDocument, keeper: GameKeeper, lang: str, entry: int | None
) -> EntryForm | None:
    """Return the form of the requested deal, else of the next one; None if there is none."""
    if entry is None:
        if _is_closed(record, course):
            return None
        match, number = course.match, course.match.deal_no
    else:
        if not 0 < entry <= len(course.kept):
            raise PrikupError("keeper-deal", given=entry, last=len(course.kept))
        before = course.kept[entry - 1].before
        if before is None:
            return None
        match, number = before, entry
    return keeper.form(match, record.seats, lang, number)


def _deal_line(
    one: ParsedDeal,
    record: MatchRecord,
    paper: sheet.Sheet,
    keeper: GameKeeper,
    lang: str,
    viewer: int | None,
) -> DealLine:
    fact = one.fact
    if fact is None:
        dealer = None if one.before is None else one.before.dealer
        return DealLine(
            number=one.number,
            words=one.deal.result,
            spelled=one.deal.result,
            title=one.deal.result or say(lang, "keeper-open"),
            dealer=dealer,
            kind="",
            declarer=None,
            contract="",
            tricks=(),
            entries=(),
            lines=(),
            error=one.error,
            pending=one.error is None,
            clock=one.deal.clock,
            wrong=_describe_wrong(one.wrong, "sheet-corrected", keeper, record.seats, lang),
        )
    result = fact.result
    deal = paper.deal(fact.deal_no)
    return DealLine(
        number=one.number,
        words=one.deal.result,
        spelled=spell_result_of(record.game, one),
        title=keeper.title(result, record.seats, lang),
        dealer=fact.dealer,
        kind=result.kind,
        declarer=result.declarer,
        contract=getattr(result, "contract", None) or "",
        tricks=result.tricks or (),
        entries=fact.entries,
        lines=tuple(sheet.entry_sentence(e, deal, record.seats, lang, viewer) for e in fact.entries),
        error=None,
        pending=False,
        clock=one.deal.clock,
        wrong=_describe_wrong(one.wrong, "sheet-corrected", keeper, record.seats, lang),
    )


def _aid_forms(
    record: MatchRecord, course: ParsedDocument, keeper: GameKeeper, lang: str
) -> tuple[AidForm, ...]:
    """Return a form for each donor who has not yet given all their points away, in order."""
    found = []
    for one in course.kept:
        if one.fact is not None and one.before is not None:
            result = msgspec.structs.replace(one.fact.result, dealer=one.fact.dealer)
            gift = Gift(one.number, one.before, result, spell_result_of(record.game, one))
            found += keeper.aid(gift, record.seats, lang)
    return tuple(found)
