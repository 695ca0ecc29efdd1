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
    """Return the bid, the figure and the signs of one player in one deal."""
    seat = place.column.cell.seat
    bid = _draw_bids(place, seat)
    signs = _draw_signs(canvas, place, seat)
    if figure is None:
        return (*bid, *signs)
    now = place_figure(place, figure)
    least = max((one.x + one.width + 4 for one in bid), default=place.column.left + 6)
    most = min((one.x for one in signs), default=place.column.right) - 6
    narrow = min(1.0, (most - least) / max(now.width, 1))
    now = now._replace(height=now.height * narrow, y=now.y + now.height * (1 - narrow) / 2)
    return (*bid, now._replace(x=max(least, min(now.x, most - now.width))), *signs)


def _draw_bids(place: CellPosition, seat: int) -> list[Placed]:
    """Return the bid of a player in a deal, under it bids written for them by mistake."""
    number = place.deal.number
    said = [one.contract if one.declarer == seat else "" for one in (place.deal, *reversed(place.deal.wrong))]
    bids = dict.fromkeys(one for one in said if one.isdigit())
    shown = [(text, write_number(int(text), f"bid{number}", dot=False)) for text in bids]
    return [
        Placed(None, one, place.column.left + 8, place.top + 5 + 22 * at, 18.0)
        if text == said[0]
        else Placed(None, add_brackets(one), place.column.left + 8, place.top + 5 + 22 * at, 18.0, tone="old")
        for at, (text, one) in enumerate(shown[:_MAX_BIDS])
    ]


def _draw_signs(canvas: Canvas, place: CellPosition, seat: int) -> list[Placed]:
    """Return bolts and the barrel, from the right edge inward."""
    found: list[Placed] = []
    edge = place.column.right - 6
    for account in (_BARREL, _BOLTS):
        for figure in reversed(_figures_of_deal(canvas, account, seat, place.deal.number)):
            for one in _draw_sign(canvas, figure):
                edge -= one.width + 2
                found.append(one._replace(x=edge, y=place.top + (ROW_HEIGHT - one.height) / 2))
    return found


def _figures_of_deal(canvas: Canvas, account: str, seat: int, deal_no: int) -> list[Figure]:
    figures = canvas.sheet.cell(account, seat)
    return [one for one in figures if one.deal_no == deal_no and not one.is_repeated]


def _draw_sign(canvas: Canvas, figure: Figure) -> list[Placed]:
    if figure.cell.account == _BARREL:
        off = any(entry.cause in _FALL_CAUSES for entry in figure.entries)
        ring = write_figure(figure, "", _draw_barrel(int(figure.total)))
        return [Placed(figure, ring, height=_SIGN_HEIGHT, shape="struck" if off else "")]
    if not any(entry.cause == "bolt" for entry in figure.entries):
        return []
    lost = [
        entry.amount
        for entry in canvas.sheet.source(figure).entries
        if (entry.account, entry.seat, entry.cause) == (_SCORE, figure.cell.seat, _BOLTS)
    ]
    price = Placed(None, write_number(int(lost[0]), "bolts", dot=False), height=16.0) if lost else None
    crossed = any(entry.cause == _BOLTS for entry in figure.entries)
    sign = write_figure(figure, "", write_number(CROSSED_SIGN if crossed else "/"))
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
