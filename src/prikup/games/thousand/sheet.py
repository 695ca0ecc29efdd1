"""The sheet of Thousand: a column for each player and a row for each deal, with running totals.

Small at the left stands what the declarer bid. At the right stand the signs of the deal: a stroke for a bolt,
crossed where it is the last before the penalty, which is written beside it, and a ring for the barrel with
a tick for each deal that was spent on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prikup.sheet.columns import ROW, Place, figure_at, table
from prikup.sheet.glyphs import BARREL, CROSSED, Word, word
from prikup.sheet.model import Cell, Figure
from prikup.sheet.pen import Canvas, Placed
from prikup.sheet.style import Account, SheetStyle

_SCORE, _BOLTS, _BARREL = "score", "bolts", "barrel"
_SIGN: Final = 34.0
_FALLEN: Final = frozenset(("barrel_fall", "barrel_pushed", "barrel_lost", "barrel_won"))


def paper(canvas: Canvas) -> str:
    """The sheet as one SVG element."""
    cells = [Cell(_SCORE, seat) for seat in range(canvas.sheet.players)]
    return table(canvas, cells, _inside)


def _inside(canvas: Canvas, place: Place, figure: Figure | None) -> Sequence[Placed]:
    """The bid, the figure and the signs of one player in one deal."""
    seat = place.column.cell.seat
    bid = [_bid(place)] if place.deal.declarer == seat and place.deal.contract.isdigit() else []
    signs = _signs(canvas, place, seat)
    if figure is None:
        return (*bid, *signs)
    now = figure_at(place, figure)
    least = bid[0].x + bid[0].width + 4 if bid else place.column.left + 6
    most = min((one.x for one in signs), default=place.column.right) - 6
    narrow = min(1.0, (most - least) / max(now.width, 1))
    now = now._replace(height=now.height * narrow, y=now.y + now.height * (1 - narrow) / 2)
    return (*bid, now._replace(x=max(least, min(now.x, most - now.width))), *signs)


def _bid(place: Place) -> Placed:
    shown = word(int(place.deal.contract), f"bid{place.deal.number}", dot=False)
    return Placed(None, shown, place.column.left + 8, place.top + 5, 18.0)


def _signs(canvas: Canvas, place: Place, seat: int) -> list[Placed]:
    """Bolts and the barrel, from the right edge inward."""
    found: list[Placed] = []
    edge = place.column.right - 6
    for account in (_BARREL, _BOLTS):
        for figure in _of(canvas, account, seat, place.deal.number):
            for one in _sign(place, figure):
                edge -= one.width + 2
                found.append(one._replace(x=edge, y=place.top + (ROW - one.height) / 2))
    return found


def _of(canvas: Canvas, account: str, seat: int, deal_no: int) -> list[Figure]:
    return [one for one in canvas.sheet.cell(account, seat) if one.deal_no == deal_no]


def _sign(place: Place, figure: Figure) -> list[Placed]:
    if figure.cell.account == _BARREL:
        off = any(entry.cause in _FALLEN for entry in figure.entries)
        return [Placed(figure, _ring(int(figure.total)), height=_SIGN, shape="struck" if off else "")]
    if not any(entry.cause == "bolt" for entry in figure.entries):
        return []
    lost = [
        entry.amount
        for entry in place.deal.entries
        if (entry.account, entry.seat, entry.cause) == (_SCORE, figure.cell.seat, _BOLTS)
    ]
    price = Placed(None, word(int(lost[0]), "bolts", dot=False), height=16.0) if lost else None
    crossed = any(entry.cause == _BOLTS for entry in figure.entries)
    stroke = Placed(figure, word(CROSSED if crossed else "/"), height=_SIGN - 6)
    return [price, stroke] if price else [stroke]


def _ring(ticks: int) -> Word:
    """The barrel, with a tick for each deal that was spent on it."""
    return word(BARREL[min(ticks, len(BARREL) - 1)])


SHEET = SheetStyle(
    accounts=(
        Account(_SCORE),
        Account(_BOLTS),
        Account(_BARREL, marks=True),
        Account("falls"),
        Account("surrenders"),
    ),
    paper=paper,
    goal=_SCORE,
)
