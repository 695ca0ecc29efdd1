"""A plain table: a column for each player, a row for each deal, running totals; dots replace old rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from prikup.sheet import pen
from prikup.sheet.glyphs import word
from prikup.sheet.model import Cell, Figure, SheetDeal
from prikup.sheet.pen import Canvas, Placed
from prikup.words.catalogue import number

ROW = 50.0
HEAD = 74.0
NUMBER = 64.0
SIZE = 1000.0
LEAST, MOST = 12, 22
"""Rows that the paper has at least, and at most."""
FIGURE = 34.0
_TOP = (ROW - FIGURE) / 2
_GAP = 8.0
_MARGIN = 6.0


class Column(NamedTuple):
    """A column of the table: the cell whose figures it shows, its printed words, its position."""

    cell: Cell
    label: str
    left: float
    right: float


class CellPosition(NamedTuple):
    """A position in the table: the column and the upper edge of the row of a deal."""

    column: Column
    deal: SheetDeal
    top: float


Beside = Callable[[Canvas, CellPosition, Figure | None], Sequence[Placed]]
"""All that stands in a place, when there its figure is this, or none."""


def figure_at(place: CellPosition, figure: Figure, shape: str = "") -> Placed:
    """Return the figure of a position, centred in its column."""
    shown = pen.figure_word(figure, f"{figure.cell.seat}/{figure.deal_no}")
    height = min(FIGURE, (place.column.right - place.column.left - 24) / max(shown.width, 1) * 100)
    middle = (place.column.left + place.column.right) / 2
    left = middle - shown.width * height / 200
    return Placed(figure, shown, left, place.top + (ROW - height) / 2, height, shape)


def alone(canvas: Canvas, place: CellPosition, figure: Figure | None) -> Sequence[Placed]:
    """Return only the figure."""
    return () if figure is None else (figure_at(place, figure),)


def table(canvas: Canvas, cells: Sequence[Cell], inside: Beside) -> str:
    """Return the sheet as one SVG element, with a column for each of these cells."""
    sheet = canvas.sheet
    columns = _columns(canvas, cells)
    rows = sheet.deals[-MOST:] if len(sheet.deals) <= MOST else sheet.deals[1 - MOST :]
    cut = len(sheet.deals) > len(rows)
    count = max(LEAST, len(rows) + cut + 1)
    height = HEAD + count * ROW
    body = [pen.squared(SIZE, height), _rules(columns, height), _heads(canvas, columns)]
    start = HEAD + (ROW if cut else 0)
    tops = {deal.number: start + ROW * at for at, deal in enumerate(rows)}
    for deal in rows:
        body.append(pen.printed(str(deal.number), NUMBER - 14, tops[deal.number] + 32, "end"))
    for at, column in enumerate(columns):
        body.append(
            _column(
                canvas,
                column,
                at,
                [CellPosition(column, deal, tops[deal.number]) for deal in rows],
                cut,
                inside,
            )
        )
    body.append(pen.balance_line(canvas, SIZE / 2, height + 84) if _balanced(canvas) else "")
    box = f"-20 -20 1040 {height + (120 if canvas.results else 30):g}"
    results = _results(canvas, columns, height)
    return pen.document(canvas, box, f"{''.join(body)}{results}")


def _balanced(canvas: Canvas) -> bool:
    return canvas.results is not None and not sum(canvas.results) and any(canvas.results)


def _columns(canvas: Canvas, cells: Sequence[Cell]) -> tuple[Column, ...]:
    wide = (SIZE - NUMBER) / max(len(cells), 1)
    return tuple(
        Column(cell, canvas.label(cell), NUMBER + wide * at, NUMBER + wide * (at + 1))
        for at, cell in enumerate(cells)
    )


def _rules(columns: Sequence[Column], height: float) -> str:
    uprights = "".join(f"M{column.left:.1f} 0V{height:g}" for column in columns)
    return (
        f'<rect class="rule" width="{SIZE:g}" height="{height:g}"/>'
        f'<path class="rule" d="M0 {HEAD:g}H{SIZE:g}{uprights}"/>'
    )


def _heads(canvas: Canvas, columns: Sequence[Column]) -> str:
    several = len({(one.cell.account, one.cell.on) for one in columns}) > 1
    parts = []
    for column in columns:
        middle = (column.left + column.right) / 2
        size = min(28.0, 1.6 * (column.right - column.left) / max(len(canvas.name(column.cell.seat)), 1))
        name = pen.printed(canvas.name(column.cell.seat), middle, 34 if several else 46, "middle", "inked")
        parts.append(name.replace("<text ", f"<text {pen.sized(size)} ", 1))
        if several:
            parts.append(pen.printed(column.label, middle, 62, "middle"))
    return "".join(parts)


def _column(
    canvas: Canvas, column: Column, at: int, places: Sequence[CellPosition], cut: bool, inside: Beside
) -> str:
    cell = column.cell
    figures = canvas.sheet.cell(cell.account, cell.seat, cell.on)
    right = {one.deal_no: one for one in figures if not one.wrong}
    placed: list[Placed] = []
    if cut:
        dots = word("…")
        placed.append(
            Placed(None, dots, (column.left + column.right) / 2 - dots.width / 4, HEAD + _TOP, FIGURE)
        )
    for place in places:
        number = place.deal.number
        wrong = [one for one in figures if one.wrong and one.deal_no == number]
        placed += _behind(place, wrong, inside(canvas, place, right.get(number)))
    return pen.cell_group(canvas, cell, f"{cell.account}-{at}", pen.written(canvas, placed))


def _behind(place: CellPosition, wrong: Sequence[Figure], placed: Sequence[Placed]) -> list[Placed]:
    """Return the contents of a position, with the wrong figures of its deal before the right one."""
    at = next(
        (i for i, one in enumerate(placed) if wrong and one.figure and one.figure.cell == place.column.cell),
        None,
    )
    if at is None:
        return list(placed)
    now, others = placed[at], [one for one in placed if one is not placed[at]]
    row = [*(figure_at(place, figure) for figure in wrong), now]
    least = max([place.column.left, *(one.x + one.width for one in others if one.x < now.x)]) + _MARGIN
    most = min([place.column.right, *(one.x for one in others if one.x > now.x)]) - _MARGIN
    gaps = _GAP * len(wrong)
    scale = min(1.0, (most - least - gaps) / sum(one.width for one in row))
    x = max(least, min(now.x + now.width, most) - gaps - scale * sum(one.width for one in row))
    for one in row:
        height = one.height * scale
        others.append(one._replace(x=x, y=place.top + (ROW - height) / 2, height=height))
        x += others[-1].width + _GAP
    return others


def _results(canvas: Canvas, columns: Sequence[Column], height: float) -> str:
    """Return the current result of each seat, drawn under its first column."""
    if canvas.results is None:
        return ""
    parts = []
    signs = _balanced(canvas)
    for seat, result in enumerate(canvas.results):
        own = [column for column in columns if column.cell.seat == seat]
        if own:
            middle = (own[0].left + own[-1].right) / 2
            said = pen.result_span(result, str(seat)).replace(' dx="16"', "") if signs else number(result)
            parts.append(
                f'<text class="name" x="{middle:.1f}" y="{height + 42:g}" text-anchor="middle"'
                f' data-testid="name-{seat}">{said}</text>'
            )
    return "".join(parts)
