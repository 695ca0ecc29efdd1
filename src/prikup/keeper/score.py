"""The score keeper: a document of typed results becomes everything a person needs to see."""

from __future__ import annotations

import msgspec

from prikup import sheet
from prikup.core import Match, PrikupError, quote
from prikup.games.preferans.aid import surpluses
from prikup.games.preferans.results import DealResult
from prikup.games.preferans.score import minimum_level
from prikup.keeper.follow import Course, Kept, check_names, follow, results, words_of
from prikup.keeper.forms import entry_form, said_title
from prikup.keeper.model import AidForm, DealLine, EntryForm, Next, Score, Standing
from prikup.keeper.settlement import final, paid, settlement
from prikup.keeper.sheets import drawn, figures, written
from prikup.keeper.words import words
from prikup.records import MatchRecord, write
from prikup.terms import contract


def score(
    record: MatchRecord,
    lang: str = "en",
    viewer: int | None = None,
    upto: int | None = None,
    form: str = "classic",
    entry: int | None = None,
) -> Score:
    """Everything about a document of deals; ``entry`` is the deal to be asked for anew (None: the next).

    ``upto`` draws the sheet as it stood after a deal, ``form`` is one of ``classic``, ``balanced`` and
    ``upright``. What is wrong in a deal stands in the answer; raises PrikupError for a wrong head (rules,
    players, names, language) and for a deal that is not there.
    """
    names = record.seats
    check_names(names)
    words(lang)
    if viewer is not None and not 0 <= viewer < len(names):
        raise PrikupError(f"{viewer} is no seat: expected 0 to {len(names) - 1}")
    course = follow(record, lang)
    match = course.match
    paper = written(names, match.options, course.written)
    now = results(match)
    over = course.problem is None and (match.finished or record.finish)
    assert record.dealer is not None
    standing = match.standing
    return Score(
        game=record.game,
        rules=match.game.rules(match.options),
        seats=names,
        dealer=record.dealer,
        target=match.options.target,
        next=None if _closed(record, course) else _next(match, names, lang),
        entry=_entry(record, course, lang, entry),
        deals=tuple(_deal(one, record, paper, lang, viewer) for one in course.kept),
        standing=Standing(standing.pool, standing.hill, standing.whists),
        figures=figures(paper, lang, viewer),
        svg=drawn(paper, viewer, upto, lang, form, now, final=final(match) if over else None),
        now=now,
        settlement=settlement(match, lang),
        payments=paid(now, names, lang),
        aid=_aid(record, course, lang),
        over=over,
        finish=record.finish,
        problem=course.problem,
        text=_text(record, course),
    )


def _text(record: MatchRecord, course: Course) -> str:
    """The document as a written record; empty where a deal of it cannot be or a note cannot be written."""
    try:
        return "" if course.problem else write(record)
    except PrikupError:
        return ""


def _closed(record: MatchRecord, course: Course) -> bool:
    """Whether no further deal is to be written."""
    return course.match.finished or record.finish or course.problem is not None


def _next(match: Match, names: tuple[str, ...], lang: str) -> Next:
    assert match.dealer is not None
    said, least = words(lang), minimum_level(match.standing, match.options)
    title = said["next"].format(number=match.deal_no, dealer=names[match.dealer])
    if match.standing.streak:
        title += said["least"].format(minimum=sheet.level(least, lang))
    return Next(match.deal_no, match.dealer, least, match.standing.streak, title)


def _entry(record: MatchRecord, course: Course, lang: str, entry: int | None) -> EntryForm | None:
    """The form of the deal asked for, else of the next one; None where it has no place."""
    if entry is None:
        if _closed(record, course):
            return None
        match, number = course.match, course.match.deal_no
    else:
        if not 0 < entry <= len(course.kept):
            raise PrikupError(f"deal {quote(entry)} is not on this sheet: expected 1 to {len(course.kept)}")
        before = course.kept[entry - 1].before
        if before is None:
            return None
        match, number = before, entry
    return entry_form(match, record.seats, lang, number)


def _deal(one: Kept, record: MatchRecord, paper: sheet.Sheet, lang: str, viewer: int | None) -> DealLine:
    fact = one.fact
    if fact is None:
        dealer = None if one.before is None else one.before.dealer
        return DealLine(
            number=one.number,
            words=one.deal.result,
            spelled=one.deal.result,
            title=one.deal.result,
            dealer=dealer,
            kind="",
            declarer=None,
            contract="",
            tricks=(),
            entries=(),
            lines=(),
            error=one.error,
            pending=one.error is None,
        )
    result: DealResult = fact.result
    deal = paper.deal(fact.deal_no)
    return DealLine(
        number=one.number,
        words=one.deal.result,
        spelled=words_of(record.game, one),
        title=title(result, record.seats, lang),
        dealer=fact.dealer,
        kind=result.kind,
        declarer=result.declarer,
        contract=result.contract or "",
        tricks=result.tricks or (),
        entries=fact.entries,
        lines=tuple(sheet.sentence(e, deal, record.seats, lang, viewer) for e in fact.entries),
        error=None,
        pending=False,
    )


def title(result: DealResult, names: tuple[str, ...], lang: str) -> str:
    """A deal as people tell it.

    >>> said = ((1, "whist"), (2, "pass"))
    >>> title(DealResult("contract", 0, "7H", said, (7, 3, 0), dealer=2), ("Anna", "Boris", "Vera"), "en")
    'Anna 7♥, Boris whists, Vera passes: 7'
    """
    said = words(lang)
    tricks = result.tricks
    declarer = names[result.declarer or 0]
    if result.kind == "raspasy":
        each = ", ".join(f"{name} {taken}" for name, taken in zip(names, tricks or (), strict=True) if taken)
        return said["passed"].format(each=each)
    if result.kind == "misdeal":
        return said["misdealt"].format(dealer=names[result.dealer])
    played = contract(result.contract or "", lang)
    if result.kind == "concede":
        return said["conceded"].format(declarer=declarer, contract=played)
    taken = "" if tricks is None else str(tricks[result.declarer or 0])
    if result.kind == "misere":
        return said["caught"].format(declarer=declarer, tricks=taken)
    told = said_title(result.declarations, names, lang)
    line = said["unplayed" if tricks is None else "played"].format(
        declarer=declarer, contract=played, said=f", {told}" if told else "", tricks=taken
    )
    return said["thrown"].format(played=line) if result.kind == "talon_throw" else line


def _aid(record: MatchRecord, course: Course, lang: str) -> tuple[AidForm, ...]:
    """The donors of every deal who have still to say who gets their points, in order."""
    found = []
    gives = words(lang)["gives"]
    for one in course.kept:
        if one.fact is None or one.before is None or one.before.options.aid != "donor_choice":
            continue
        result = msgspec.structs.replace(one.fact.result, dealer=one.fact.dealer)
        spelled = words_of(record.game, one)
        begun = spelled if result.aid else f"{spelled} aid"
        for surplus in surpluses(result, one.before.standing, one.before.options):
            text = gives.format(deal=one.number, donor=record.seats[surplus.donor], points=surplus.points)
            found.append(AidForm(one.number, surplus.donor, surplus.points, surplus.rooms, begun, text))
    return tuple(found)
