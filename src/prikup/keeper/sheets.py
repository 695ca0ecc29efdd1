"""From scored deals to the sheet, its figures and its canvas."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any, Final, Protocol

from prikup import sheet
from prikup.core import Entry, PrikupError
from prikup.keeper.game_keeper import keeper_of
from prikup.keeper.model import FigureLine

FORMS: Final = ("classic", "balanced", "upright")
"""How a sheet may be drawn: as on paper, with equal sectors for three, or with no figure turned.

A game whose paper knows but one form is drawn in that, whatever is asked for."""


class Deal(Protocol):
    """A deal that was scored, at a table or by the keeper."""

    @property
    def deal_no(self) -> int:
        """Its number, from 1."""

    @property
    def entries(self) -> tuple[Entry, ...]:
        """What it wrote."""

    @property
    def result(self) -> Any:
        """What it came to."""


def written(game: str, names: Sequence[str], options: Any, deals: Iterable[Deal]) -> sheet.Sheet:
    """The sheet of a game that these deals wrote; raises PrikupError for a game of which no score is kept."""
    keeper = keeper_of(game)
    found = sheet.Sheet(
        tuple(names),
        getattr(options, "target", None),
        closes=keeper.closes(options),
        game=game,
        opening=keeper.opening(options),
    )
    told = ((one, keeper.deal(one.result)) for one in deals)
    return found.extend(
        sheet.SheetDeal(one.deal_no, one.entries, deal.contract, deal.declarer, tuple(deal.tricks), game)
        for one, deal in told
    )


def drawn(
    paper: sheet.Sheet,
    viewer: int | None = None,
    upto: int | None = None,
    lang: str = "en",
    form: str = "classic",
    results: tuple[Fraction, ...] | None = None,
    clockwise: bool = True,
    final: Any = None,
) -> str:
    """The sheet as SVG in one of the FORMS, as it stood after ``upto``; raises PrikupError.

    ``results``, and the marks of a settlement that is ``final``, are written only where the sheet is shown as
    it stands now.
    """
    forms = paper.style.forms
    if form not in FORMS:
        raise PrikupError("keeper-form", given=form, expected=forms)
    last = paper.deals[-1].number if paper.deals else None
    now = bool(paper.deals) and upto in (None, last)
    return sheet.draw(
        paper,
        viewer,
        upto=None if upto is None else paper.deal(upto).number,
        orientation="upright" if form == "upright" else "foot_to_writer",
        balanced=form == "balanced",
        results=results if now else None,
        lang=lang,
        clockwise=clockwise,
        final=final if now else None,
    )


def figures(paper: sheet.Sheet, lang: str, viewer: int | None) -> tuple[FigureLine, ...]:
    """Every figure of a sheet with where it comes from, cell by cell."""
    found = []
    for figure in paper.figures():
        cell = figure.cell
        found.append(
            FigureLine(
                account=cell.account,
                seat=cell.seat,
                on=cell.on,
                index=figure.index,
                deal_no=figure.deal_no,
                before=figure.total - figure.change,
                total=figure.total,
                entries=figure.entries,
                text=sheet.account(paper, figure, lang, viewer),
            )
        )
    return tuple(found)
