"""The scoring of a document of typed results."""

from __future__ import annotations

import msgspec

from prikup import sheet
from prikup.core import ArgumentError, Match, PrikupError, quote
from prikup.errors import check_type
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
    _check_arguments(record, lang, viewer, upto, entry)
    if record.dealer is None:
        raise RecordError("record-tag")
    names = record.seats
    document = follow_document(record, lang)
    match = document.match
    keeper = find_keeper(record.game)
    paper = make_sheet(
        record.game, names, match.options, document.scores, document.wrong_scores, document.removed_scores
    )
    shown = paper if wrong else paper.without_wrong()
    totals = match.totals
    is_over = document.problem is None and (match.finished or record.finish)
    final = keeper.final(match) if is_over else None
    return ScoredDocument(
        game=record.game,
        rules=match.game.rules(match.options),
        seats=names,
        dealer=record.dealer,
        target=getattr(match.options, "target", None),
        next=None if _is_closed(record, document) else _make_next_deal(match, keeper, names, lang),
        entry=_make_entry_form(record, document, keeper, lang, entry),
        deals=tuple(_make_deal_line(parsed, record, paper, keeper, lang, viewer) for parsed in document.kept),
        standing=keeper.standing(match),
        figures=list_figures(shown, lang, viewer),
        svg=draw_sheet(shown, viewer, upto, lang, form, totals, match.game.clockwise, final),
        now=totals,
        settlement=keeper.settle(match, names, lang),
        payments=describe_payments(totals, names, lang) if keeper.pays else (),
        aid=_make_aid_forms(record, document, keeper, lang),
        over=is_over,
        finish=record.finish,
        problem=document.problem,
        text=_write_text(record, document),
        forms=paper.style.forms_for(len(record.seats)),
        time=_make_time_limit(match),
        removed=_describe_wrong(document.removed, "keeper-removed", keeper, names, lang),
        has_wrong=any(deal.wrong for deal in paper.deals)
        and any(figure.is_wrong for figure in paper.figures()),
    )


def _check_arguments(
    record: MatchRecord, lang: str, viewer: int | None, upto: int | None, entry: int | None
) -> None:
    """Raise PrikupError for a record that cannot be scored, or for an argument that does not fit it."""
    check_type(record, MatchRecord, "argument-record")
    check_names(record.seats)
    check_language(lang)
    _check_numbers(viewer=viewer, upto=upto, entry=entry)
    if viewer is not None and not 0 <= viewer < len(record.seats):
        raise PrikupError("keeper-seat", seat=viewer, last=len(record.seats) - 1)


def _describe_wrong(
    results: tuple[CorrectedScore, ...], message: str, keeper: GameKeeper, names: tuple[str, ...], lang: str
) -> tuple[WrongResult, ...]:
    """Return wrong results in words; one that the match does not allow is unchanged."""
    titles = (
        result.words if result.fact is None else keeper.title(result.fact.result, names, lang)
        for result in results
    )
    return tuple(
        WrongResult(result.words, say(lang, message, was=title))
        for result, title in zip(results, titles, strict=True)
    )


def _make_time_limit(match: Match) -> TimeLimit | None:
    """Return the time limit of the match, None if it does not end by time."""
    minutes = getattr(match.options, "end_minutes", None)
    return None if minutes is None else TimeLimit(minutes, match.minutes)


def _check_numbers(**given: int | None) -> None:
    """Raise ArgumentError for the first value that is neither an int nor None."""
    for name, value in given.items():
        if value is not None and type(value) is not int:
            raise ArgumentError("argument-number", what=quote(value), name=name)


def _write_text(record: MatchRecord, document: ParsedDocument) -> str:
    """Return the document as a written record, empty if a deal or a comment of it is impossible."""
    try:
        return "" if document.problem else write(record)
    except PrikupError:
        return ""


def _is_closed(record: MatchRecord, document: ParsedDocument) -> bool:
    """Return True if no further deal can be entered."""
    return document.match.finished or record.finish or document.problem is not None


def _make_next_deal(match: Match, keeper: GameKeeper, names: tuple[str, ...], lang: str) -> NextDeal:
    """Return number, dealer and lowest level of the next deal, with its title."""
    least, streak = keeper.least(match)
    number, dealer = match.deal_no, names[match.dealt_by]
    last = last_deal_number(match)
    limit = "" if last is None else say(lang, "keeper-last", number=last)
    note = say(lang, "joint-list").join(filter(None, (keeper.more(match, lang), limit)))
    if note:
        title = say(lang, "keeper-next", "more", number=number, dealer=dealer, more=note)
    else:
        title = say(lang, "keeper-next", number=number, dealer=dealer)
    return NextDeal(match.deal_no, match.dealt_by, least, streak, title, last)


def _make_entry_form(
    record: MatchRecord, document: ParsedDocument, keeper: GameKeeper, lang: str, entry: int | None
) -> EntryForm | None:
    """Return the form of the requested deal, else of the next one; None if there is none."""
    if entry is None:
        if _is_closed(record, document):
            return None
        match, number = document.match, document.match.deal_no
    else:
        if not 0 < entry <= len(document.kept):
            raise PrikupError("keeper-deal", given=entry, last=len(document.kept))
        before = document.kept[entry - 1].before
        if before is None:
            return None
        match, number = before, entry
    return keeper.form(match, record.seats, lang, number)


def _make_deal_line(
    parsed: ParsedDeal,
    record: MatchRecord,
    paper: sheet.Sheet,
    keeper: GameKeeper,
    lang: str,
    viewer: int | None,
) -> DealLine:
    """Return a deal of the document as a line: scored if it is good, else only its words and its error."""
    fact = parsed.fact
    if fact is None:
        dealer = None if parsed.before is None else parsed.before.dealer
        return DealLine(
            number=parsed.number,
            words=parsed.deal.result,
            spelled=parsed.deal.result,
            title=parsed.deal.result or say(lang, "keeper-open"),
            dealer=dealer,
            kind="",
            declarer=None,
            contract="",
            tricks=(),
            entries=(),
            lines=(),
            error=parsed.error,
            pending=parsed.error is None,
            clock=parsed.deal.clock,
            wrong=_describe_wrong(parsed.wrong, "sheet-corrected", keeper, record.seats, lang),
        )
    result = fact.result
    deal = paper.deal(fact.deal_no)
    return DealLine(
        number=parsed.number,
        words=parsed.deal.result,
        spelled=spell_result_of(record.game, parsed),
        title=keeper.title(result, record.seats, lang),
        dealer=fact.dealer,
        kind=result.kind,
        declarer=result.declarer,
        contract=getattr(result, "contract", None) or "",
        tricks=result.tricks or (),
        entries=fact.entries,
        lines=tuple(sheet.entry_sentence(entry, deal, record.seats, lang, viewer) for entry in fact.entries),
        error=None,
        pending=False,
        clock=parsed.deal.clock,
        wrong=_describe_wrong(parsed.wrong, "sheet-corrected", keeper, record.seats, lang),
    )


def _make_aid_forms(
    record: MatchRecord, document: ParsedDocument, keeper: GameKeeper, lang: str
) -> tuple[AidForm, ...]:
    """Return a form for each donor who has not yet given all their points away, in order."""
    forms = []
    for parsed in document.kept:
        if parsed.fact is not None and parsed.before is not None:
            result = msgspec.structs.replace(parsed.fact.result, dealer=parsed.fact.dealer)
            gift = Gift(parsed.number, parsed.before, result, spell_result_of(record.game, parsed))
            forms += keeper.aid(gift, record.seats, lang)
    return tuple(forms)
