"""A match as JSON, written and read with the same checks as text."""

from __future__ import annotations

import msgspec

from prikup import core
from prikup.core import PrikupError
from prikup.errors import check_argument
from prikup.records.corrections import check_corrections, check_wrong
from prikup.records.match_record import MatchRecord
from prikup.records.model import DealRecord, RecordError
from prikup.records.steps import find_scored, play_deal_steps
from prikup.records.tags import ABOUT_TAGS, write_head
from prikup.records.text import normalize_spaces, read
from prikup.records.typed import is_object, json_error, spell_objects, spell_result
from prikup.records.write import write_clock, write_deal, write_tail


def to_json(record: MatchRecord) -> str:
    """Return the record as indented JSON."""
    return msgspec.json.format(core.to_json(record), indent=2).decode()


def from_json(text: str | bytes, *, strict: bool = True) -> MatchRecord:
    """Read a record as JSON and check it like text; raises RecordError (see :func:`prikup.records.read`)."""
    check_argument("text", text, (str, bytes))
    try:
        raw = _spell_results(core.from_json(MatchRecord, spell_objects(text)))
    except RecordError:
        raise
    except (ValueError, TypeError, AttributeError, RecursionError) as error:
        raise json_error(text, error) from None
    _check_about(raw)
    lines = write_head(raw)
    tag_count = len(lines)
    for number, deal in enumerate(raw.deals, 1):
        _check_deal(number, deal)
        lines += [write_deal(number, deal), *write_clock(deal.clock)]
    check_wrong(raw.removed)
    lines = [normalize_spaces(line) for line in (*lines, *write_tail(raw))]
    try:
        # A deal that was dealt again has the number of the next one, which only the rules can tell.
        return read("\n".join(lines), strict=strict, numbered=False)
    except RecordError as error:
        mistake = error.without_line()
        raise (RecordError("record-head", why=mistake) if 0 < error.line <= tag_count else mistake) from None


def _check_about(raw: MatchRecord) -> None:
    """Raise RecordError for a tag that is unknown or stands twice."""
    names = [name for name, _ in raw.about]
    for index, name in enumerate(names):
        if name not in ABOUT_TAGS:
            raise RecordError("record-about", given=name, expected=ABOUT_TAGS)
        if name in names[:index]:
            raise RecordError("record-about_again", tag=name)


def _check_deal(number: int, deal: DealRecord) -> None:
    """Raise RecordError for content that the line of a deal cannot hold."""
    end = 1 if deal.result else len(deal.moves)
    for after, text in deal.comments:
        if not 0 <= after <= end:
            raise RecordError("record-comment", given=text, after=str(after), count=end).at(deal=number)
    if deal.result and (deal.hands or deal.talon or deal.bottom or deal.moves):
        raise RecordError("record-both").at(deal=number)
    try:
        check_corrections(deal)
    except RecordError as error:
        raise error.at(deal=number) from None
    if deal.entries is not None and deal.tricks is None:
        raise RecordError("record-entries_alone").at(deal=number)
    for move in (deal.result, *deal.moves):
        if not set(move).isdisjoint("{}|="):
            raise RecordError("record-move", given=move).at(deal=number)


def _spell_results(record: MatchRecord) -> MatchRecord:
    """Return the record with object results in words; raises RecordError if one breaks a rule."""
    if not any(is_object(deal.result) for deal in record.deals):
        return record
    if record.dealer is None:
        raise RecordError("record-dealer")
    try:
        match = record.after_draw()
    except PrikupError as error:
        raise RecordError("record-head", why=error) from None
    deals: list[DealRecord] = []
    for number, deal in enumerate(record.deals, 1):
        if not deal.result:
            raise RecordError("record-among").at(deal=number)
        try:
            steps = list(play_deal_steps(match, deal))
        except PrikupError as error:
            raise RecordError.of(error).at(deal=number) from None
        fact = find_scored(steps[0].facts)
        if is_object(deal.result) and fact is not None:
            deal = msgspec.structs.replace(deal, result=spell_result(match.game.id, fact.result))
        match = steps[-1].state
        deals.append(deal)
    return msgspec.structs.replace(record, deals=tuple(deals))
