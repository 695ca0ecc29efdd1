"""The sheet of scored deals, its figures and its drawing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final, Protocol, runtime_checkable

from prikup import sheet
from prikup.core import Entry, PrikupError
from prikup.errors import check_argument
from prikup.keeper.game_keeper import find_keeper
from prikup.keeper.model import FigureLine

SHEET_FORMS: Final = ("classic", "balanced", "upright")
"""Forms in which a sheet may be drawn: as on paper, with equal sectors for three, or with no figure turned.

A game whose paper knows but one form is drawn in that, whatever is asked for."""


@runtime_checkable
class ScoredDeal(Protocol):
    """A deal that was scored, at a table or by the keeper."""

    @property
    def deal_no(self) -> int:
        """The number of the deal, from 1."""

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The entries that the deal made."""

    @property
    def result(self) -> Any:
        """The result of the deal."""


def make_sheet(
    game: str,
    names: Sequence[str],
    options: Any,
    deals: Iterable[ScoredDeal],
    wrong: Mapping[int, Sequence[ScoredDeal]] | None = None,
    removed: Sequence[ScoredDeal] = (),
) -> sheet.Sheet:
    """Return the sheet that these deals make; a game without a score keeper has plain accounts.

    ``wrong`` are, by deal number, the results of a deal before its correction; ``removed`` are those that
    were removed after the last deal.
    """
    keeper, listed = find_keeper(game), tuple(deals)
    for scored in listed:
        check_argument("deal", scored, ScoredDeal)
    empty_sheet = sheet.Sheet(
        tuple(names),
        getattr(options, "target", None),
        closes=keeper.closes(options),
        game=game,
        opening=keeper.opening(options),
    )

    def make_sheet_deal(scored: ScoredDeal, earlier: Sequence[ScoredDeal] = ()) -> sheet.SheetDeal:
        deal = keeper.deal(scored.result)
        versions = tuple(map(make_sheet_deal, earlier))
        return sheet.SheetDeal(
            scored.deal_no, scored.entries, deal.contract, deal.declarer, tuple(deal.tricks), game, versions
        )

    sheets = [make_sheet_deal(scored, (wrong or {}).get(scored.deal_no, ())) for scored in listed]
    if removed:
        removed_deal = sheet.SheetDeal(
            removed[0].deal_no, (), wrong=tuple(map(make_sheet_deal, removed)), removed=True
        )
        sheets.append(removed_deal)
    return empty_sheet.extend(sheets)


def draw_sheet(
    paper: sheet.Sheet,
    viewer: int | None = None,
    upto: int | None = None,
    lang: str = "en",
    form: str = "classic",
    results: tuple[Fraction, ...] | None = None,
    clockwise: bool = True,
    final: Any = None,
    wrong: bool = True,
) -> str:
    """Return the sheet as SVG in one of the SHEET_FORMS, as of the deal ``upto``; raises PrikupError.

    ``results``, and the marks of a settlement that is ``final``, are drawn only on the current sheet. Without
    ``wrong`` the wrong figures that were corrected are left out.
    """
    check_argument("paper", paper, sheet.Sheet)
    forms = paper.style.forms
    if form not in SHEET_FORMS:
        raise PrikupError("keeper-form", given=form, expected=forms)
    is_current = bool(paper.deals) and upto in (None, paper.last)
    return sheet.draw(
        paper,
        viewer,
        upto=None if upto is None else paper.deal(upto).number,
        orientation="upright" if form == "upright" else "foot_to_writer",
        balanced=form == "balanced",
        results=results if is_current else None,
        lang=lang,
        clockwise=clockwise,
        final=final if is_current else None,
        wrong=wrong,
    )


def list_figures(paper: sheet.Sheet, lang: str, viewer: int | None) -> tuple[FigureLine, ...]:
    """Return every figure of a sheet with its explanation, cell by cell."""
    check_argument("paper", paper, sheet.Sheet)
    lines = []
    for figure in paper.figures():
        cell = figure.cell
        lines.append(
            FigureLine(
                account=cell.account,
                seat=cell.seat,
                on=cell.on,
                index=figure.index,
                deal_no=figure.deal_no,
                before=figure.total - figure.change,
                total=figure.total,
                entries=figure.entries,
                text=sheet.figure_source(paper, figure, lang, viewer),
                wrong=figure.is_wrong,
            )
        )
    return tuple(lines)
