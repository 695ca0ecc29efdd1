"""The sheet of Thousand: a column for each player and a row for each deal, with running totals.

The declarer's bid stands small at the left. At the right stand the signs of the deal: a stroke for a bolt,
crossed if it is the last before the penalty, which is written beside it, and a ring for the barrel with a
tick for each deal that was spent on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.sheet.columns import ROW_HEIGHT, CellPosition, draw_table, place_figure
from prikup.sheet.glyphs import BARREL_SIGNS, CROSSED_SIGN, GlyphRun, add_brackets, write_number
from prikup.sheet.model import Cell, Figure
from prikup.sheet.style import Account, SheetStyle
from prikup.sheet.svg import Canvas, Placed, write_figure

_SCORE, _BOLTS, _BARREL = "score", "bolts", "barrel"
_SIGN_HEIGHT: Final = 34.0
_MAX_BIDS: Final = 2
"""Bids of one player for which a row has room."""
_FALL_CAUSES: Final = frozenset(("barrel_fall", "barrel_pushed", "barrel_lost", "barrel_won"))


def draw_paper(canvas: Canvas) -> str:
    """Return the sheet as one SVG element."""
    cells = [Cell(_SCORE, seat) for seat in range(canvas.sheet.players)]
    return draw_table(canvas, cells, _draw_player)


def _draw_player(canvas: Canvas, place: CellPosition, figure: Figure | None) -> Sequence[Placed]:
    """Return the bid, the figure and the signs of one player in one deal, the figure between the others."""
    seat = place.column.cell.seat
    bid = _draw_bids(place, seat)
    signs = _draw_signs(canvas, place, seat)
    if figure is None:
        return (*bid, *signs)
    placed_figure = place_figure(place, figure)
    left = max((placed.x + placed.width + 4 for placed in bid), default=place.column.left + 6)
    right = min((sign.x for sign in signs), default=place.column.right) - 6
    shrink = min(1.0, (right - left) / max(placed_figure.width, 1))
    placed_figure = placed_figure._replace(
        height=placed_figure.height * shrink, y=placed_figure.y + placed_figure.height * (1 - shrink) / 2
    )
    return (
        *bid,
        placed_figure._replace(x=max(left, min(placed_figure.x, right - placed_figure.width))),
        *signs,
    )


def _draw_bids(place: CellPosition, seat: int) -> list[Placed]:
    """Return the bid of a player in a deal and below it, in brackets, bids written for them by mistake."""
    number = place.deal.number
    contracts = [
        deal.contract if deal.declarer == seat else "" for deal in (place.deal, *reversed(place.deal.wrong))
    ]
    bids = dict.fromkeys(contract for contract in contracts if contract.isdigit())
    runs = [(text, write_number(int(text), f"bid{number}", dot=False)) for text in bids]
    return [
        Placed(None, run, place.column.left + 8, place.top + 5 + 22 * row, 18.0)
        if text == contracts[0]
        else Placed(
            None, add_brackets(run), place.column.left + 8, place.top + 5 + 22 * row, 18.0, tone="old"
        )
        for row, (text, run) in enumerate(runs[:_MAX_BIDS])
    ]


def _draw_signs(canvas: Canvas, place: CellPosition, seat: int) -> list[Placed]:
    """Return the signs of bolts and of the barrel, from the right edge inward."""
    signs: list[Placed] = []
    edge = place.column.right - 6
    for account in (_BARREL, _BOLTS):
        for figure in reversed(_find_figures(canvas, account, seat, place.deal.number)):
            for sign in _draw_sign(canvas, figure):
                edge -= sign.width + 2
                signs.append(sign._replace(x=edge, y=place.top + (ROW_HEIGHT - sign.height) / 2))
    return signs


def _find_figures(canvas: Canvas, account: str, seat: int, deal_no: int) -> list[Figure]:
    """Return the figures of a deal in one account of a seat, without repeated ones."""
    figures = canvas.sheet.cell(account, seat)
    return [figure for figure in figures if figure.deal_no == deal_no and not figure.is_repeated]


def _draw_sign(canvas: Canvas, figure: Figure) -> list[Placed]:
    """Return the sign of the barrel, struck out after a fall, or of a bolt, with its price if it was due."""
    if figure.cell.account == _BARREL:
        has_fallen = any(entry.cause in _FALL_CAUSES for entry in figure.entries)
        ring = write_figure(figure, "", _draw_barrel(int(figure.total)))
        return [Placed(figure, ring, height=_SIGN_HEIGHT, shape="struck" if has_fallen else "")]
    if not any(entry.cause == "bolt" for entry in figure.entries):
        return []
    penalties = [
        entry.amount
        for entry in canvas.sheet.source(figure).entries
        if (entry.account, entry.seat, entry.cause) == (_SCORE, figure.cell.seat, _BOLTS)
    ]
    price = (
        Placed(None, write_number(int(penalties[0]), "bolts", dot=False), height=16.0) if penalties else None
    )
    is_penalized = any(entry.cause == _BOLTS for entry in figure.entries)
    sign = write_figure(figure, "", write_number(CROSSED_SIGN if is_penalized else "/"))
    stroke = Placed(figure, sign, height=_SIGN_HEIGHT - 6)
    return [price, stroke] if price else [stroke]


def _draw_barrel(ticks: int) -> GlyphRun:
    """Return the barrel, with a tick for each deal that was spent on it."""
    return write_number(BARREL_SIGNS[min(ticks, len(BARREL_SIGNS) - 1)])


SHEET = SheetStyle(
    accounts=(
        Account(_SCORE),
        Account(_BOLTS),
        Account(_BARREL, marks=True),
        Account("falls"),
        Account("surrenders"),
    ),
    paper=draw_paper,
    goal=_SCORE,
)
