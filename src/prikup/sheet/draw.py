"""The sheet as SVG, in the form that it has on paper in its game."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from prikup.errors import check_argument
from prikup.sheet import ledger
from prikup.sheet.model import Sheet
from prikup.sheet.style import SheetError
from prikup.sheet.svg import Canvas
from prikup.vocabulary.terms import check_language

SHEET_ORIENTATIONS = ("foot_to_writer", "upright")


def draw(
    sheet: Sheet,
    viewer: int | None = None,
    highlight_deal: int | None = None,
    upto: int | None = None,
    orientation: str = "foot_to_writer",
    balanced: bool = False,
    results: Sequence[Fraction] | None = None,
    lang: str = "en",
    title: str = "",
    clockwise: bool = True,
    final: Any = None,
    wrong: bool = True,
) -> str:
    """Return the sheet as one SVG element.

    ``viewer`` is addressed as "you", and sits at the bottom if the paper is turned; ``upto`` draws the sheet
    as it was after a deal; the figures of ``highlight_deal`` (the last deal, if None) are highlighted;
    ``results`` are drawn beside the names; ``final`` marks how the game settled the sheet; without ``wrong``
    the wrong figures that were corrected are left out. Raises SheetError for an unknown orientation or number
    of players, PrikupError for an unknown language.
    """
    check_argument("sheet", sheet, Sheet)
    if orientation not in SHEET_ORIENTATIONS:
        raise SheetError("sheet-orientation", given=orientation, expected=SHEET_ORIENTATIONS)
    if viewer is not None and not 0 <= viewer < sheet.players:
        raise SheetError("sheet-seat", seat=viewer, last=sheet.players - 1)
    if final is not None:
        results = final.result
    if results is not None and len(results) != sheet.players:
        raise SheetError("sheet-results", count=len(results), players=sheet.players)
    shown = sheet if upto is None else sheet.upto(upto)
    shown = shown if wrong else shown.without_wrong()
    canvas = Canvas(
        shown,
        check_language(lang),
        viewer=viewer,
        highlight=shown.last if highlight_deal is None else highlight_deal,
        results=results,
        clockwise=clockwise,
        final=final,
        upright=orientation == "upright",
        balanced=balanced,
        title=title,
    )
    return (sheet.style.paper or ledger.draw_ledger)(canvas)
