"""What can be read of a table besides its socket: the score sheet, the record, the proof."""

from __future__ import annotations

from prikup import sheet
from prikup.core import PrikupError
from prikup.server.problems import Problem, quote
from prikup.table import Table

FORMS = ("classic", "balanced", "upright")


def svg(table: Table, viewer: int | None, deal: str | None, lang: str, form: str = "classic") -> str:
    """The score sheet as it stood after a deal (None: the last), whose figures are marked; raises Problem.

    ``balanced`` gives three players sectors of one size, ``upright`` has no figure turned.
    """
    if form not in FORMS:
        raise Problem(400, "sheet", f"{quote(form)} is no form of the sheet: expected {', '.join(FORMS)}")
    options, match = table.options, table.match
    drawn = sheet.Sheet(
        tuple(seat.name for seat in table.seats),
        getattr(options, "target", None),
        closes=getattr(options, "game_end", "all_reach") == "all_reach",
    )
    for one in table.deals:
        result = one.result
        contract = getattr(result, "contract", None) or getattr(result, "kind", None) or ""
        drawn = drawn.add(
            one.deal_no,
            one.entries,
            contract,
            getattr(result, "declarer", None),
            getattr(result, "tricks", None) or (),
        )
    try:
        return sheet.draw(
            drawn,
            viewer,
            upto=None if deal is None else drawn.deal(_number(deal)).number,
            orientation="upright" if form == "upright" else "foot_to_writer",
            balanced=form == "balanced",
            results=None if match is None else match.game.result(match),
            lang=lang,
            clockwise=table.game.clockwise,
        )
    except PrikupError as error:
        raise Problem(400, "sheet", str(error)) from None


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 6):
        raise Problem(400, "sheet", f"{quote(text)} is no deal: expected its number")
    return int(text)
