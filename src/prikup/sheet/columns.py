"""A plain table: a column for each player, a row for each deal, running totals; dots replace old rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from prikup.sheet import svg
from prikup.sheet.glyphs import write_number
from prikup.sheet.model import Cell, Figure, SheetDeal
from prikup.sheet.svg import Canvas, Placed
from prikup.words.catalogue import format_number

ROW_HEIGHT = 50.0
HEAD_HEIGHT = 74.0
NUMBER_WIDTH = 64.0
TABLE_WIDTH = 1000.0
MIN_ROWS, MAX_ROWS = 12, 22
"""Rows that the paper has at least, and at most."""
FIGURE_HEIGHT = 34.0
_FIGURE_TOP = (ROW_HEIGHT - FIGURE_HEIGHT) / 2
_FIGURE_GAP = 8.0
_FIGURE_MARGIN = 6.0


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


CellContents = Callable[[Canvas, CellPosition, Figure | None], Sequence[Placed]]
"""A function that returns what is drawn in a position, given the right figure there, if any."""


def place_figure(position: CellPosition, figure: Figure, shape: str = "") -> Placed:
    """Return the figure of a position, centred in its column."""
    shown = svg.write_figure(figure, f"{figure.cell.seat}/{figure.deal_no}")
    height = min(
        FIGURE_HEIGHT, (position.column.right - position.column.left - 24) / max(shown.width, 1) * 100
    )
    middle = (position.column.left + position.column.right) / 2
    left = middle - shown.width * height / 200
    return Placed(figure, shown, left, position.top + (ROW_HEIGHT - height) / 2, height, shape)


def place_only_figure(canvas: Canvas, position: CellPosition, figure: Figure | None) -> Sequence[Placed]:
    """Return the right figure of a position, if any, and nothing else."""
    return () if figure is None else (place_figure(position, figure),)


def draw_table(canvas: Canvas, cells: Sequence[Cell], contents: CellContents) -> str:
    """Return the sheet as one SVG element, with a column for each of these cells.

    If there are too many deals for the paper, dots stand in place of the oldest rows.
    """
    sheet = canvas.sheet
    columns = _make_columns(canvas, cells)
    rows = sheet.deals[-MAX_ROWS:] if len(sheet.deals) <= MAX_ROWS else sheet.deals[1 - MAX_ROWS :]
    is_cut = len(sheet.deals) > len(rows)
    count = max(MIN_ROWS, len(rows) + is_cut + 1)
    height = HEAD_HEIGHT + count * ROW_HEIGHT
    body = [svg.draw_grid(TABLE_WIDTH, height), _draw_rules(columns, height), _draw_heads(canvas, columns)]
    start = HEAD_HEIGHT + (ROW_HEIGHT if is_cut else 0)
    tops = {deal.number: start + ROW_HEIGHT * index for index, deal in enumerate(rows)}
    for deal in rows:
        body.append(svg.draw_text(str(deal.number), NUMBER_WIDTH - 14, tops[deal.number] + 32, "end"))
    for index, column in enumerate(columns):
        body.append(
            _draw_column(
                canvas,
                column,
                index,
                [CellPosition(column, deal, tops[deal.number]) for deal in rows],
                is_cut,
                contents,
            )
        )
    body.append(svg.draw_balance(canvas, TABLE_WIDTH / 2, height + 84) if _is_balanced(canvas) else "")
    box = f"-20 -20 1040 {height + (120 if canvas.results else 30):g}"
    results = _draw_results(canvas, columns, height)
    return svg.draw_document(canvas, box, f"{''.join(body)}{results}")


def _is_balanced(canvas: Canvas) -> bool:
    return canvas.results is not None and not sum(canvas.results) and any(canvas.results)


def _make_columns(canvas: Canvas, cells: Sequence[Cell]) -> tuple[Column, ...]:
    """Return columns of equal width, one for each cell."""
    width = (TABLE_WIDTH - NUMBER_WIDTH) / max(len(cells), 1)
    return tuple(
        Column(cell, canvas.label(cell), NUMBER_WIDTH + width * index, NUMBER_WIDTH + width * (index + 1))
        for index, cell in enumerate(cells)
    )


def _draw_rules(columns: Sequence[Column], height: float) -> str:
    """Return the border of the table and the lines between its columns."""
    uprights = "".join(f"M{column.left:.1f} 0V{height:g}" for column in columns)
    return (
        f'<rect class="rule" width="{TABLE_WIDTH:g}" height="{height:g}"/>'
        f'<path class="rule" d="M0 {HEAD_HEIGHT:g}H{TABLE_WIDTH:g}{uprights}"/>'
    )


def _draw_heads(canvas: Canvas, columns: Sequence[Column]) -> str:
    """Return the name above each column, and its account if the columns show several."""
    has_several_accounts = len({(column.cell.account, column.cell.on) for column in columns}) > 1
    parts = []
    for column in columns:
        middle = (column.left + column.right) / 2
        size = min(28.0, 1.6 * (column.right - column.left) / max(len(canvas.name(column.cell.seat)), 1))
        name = svg.draw_text(
            canvas.name(column.cell.seat), middle, 34 if has_several_accounts else 46, "middle", "inked"
        )
        parts.append(name.replace("<text ", f"<text {svg.font_size(size)} ", 1))
        if has_several_accounts:
            parts.append(svg.draw_text(column.label, middle, 62, "middle"))
    return "".join(parts)


def _draw_column(
    canvas: Canvas,
    column: Column,
    index: int,
    positions: Sequence[CellPosition],
    is_cut: bool,
    contents: CellContents,
) -> str:
    """Return a column: a cell of the SVG with the figures of its rows; ``is_cut`` draws dots above them."""
    cell = column.cell
    figures = canvas.sheet.cell(cell.account, cell.seat, cell.on)
    right_figures = {figure.deal_no: figure for figure in figures if not figure.is_wrong}
    placed: list[Placed] = []
    if is_cut:
        dots = write_number("…")
        placed.append(
            Placed(
                None,
                dots,
                (column.left + column.right) / 2 - dots.width / 4,
                HEAD_HEIGHT + _FIGURE_TOP,
                FIGURE_HEIGHT,
            )
        )
    for position in positions:
        number = position.deal.number
        wrong = [figure for figure in figures if figure.is_wrong and figure.deal_no == number]
        placed += _place_versions(position, wrong, contents(canvas, position, right_figures.get(number)))
    return svg.draw_cell(canvas, cell, f"{cell.account}-{index}", svg.draw_figures(canvas, placed))


def _place_versions(
    position: CellPosition, wrong: Sequence[Figure], placed: Sequence[Placed]
) -> list[Placed]:
    """Return the contents of a position with the wrong figures of its deal before the right one.

    ``placed`` are the contents without them. The row is made smaller if it has no room between the other
    contents.
    """
    index = next(
        (
            item_index
            for item_index, item in enumerate(placed)
            if wrong and item.figure and item.figure.cell == position.column.cell
        ),
        None,
    )
    if index is None:
        return list(placed)
    right_item, others = placed[index], [item for item in placed if item is not placed[index]]
    row = [*(place_figure(position, figure) for figure in wrong), right_item]
    left_edge = (
        max([position.column.left, *(item.x + item.width for item in others if item.x < right_item.x)])
        + _FIGURE_MARGIN
    )
    right_edge = (
        min([position.column.right, *(item.x for item in others if item.x > right_item.x)]) - _FIGURE_MARGIN
    )
    gaps = _FIGURE_GAP * len(wrong)
    scale = min(1.0, (right_edge - left_edge - gaps) / sum(item.width for item in row))
    x = max(
        left_edge,
        min(right_item.x + right_item.width, right_edge) - gaps - scale * sum(item.width for item in row),
    )
    for item in row:
        height = item.height * scale
        others.append(item._replace(x=x, y=position.top + (ROW_HEIGHT - height) / 2, height=height))
        x += others[-1].width + _FIGURE_GAP
    return others


def _draw_results(canvas: Canvas, columns: Sequence[Column], height: float) -> str:
    """Return the current result of each seat, drawn under its first column."""
    if canvas.results is None:
        return ""
    parts = []
    signs = _is_balanced(canvas)
    for seat, result in enumerate(canvas.results):
        own = [column for column in columns if column.cell.seat == seat]
        if own:
            middle = (own[0].left + own[-1].right) / 2
            text = (
                svg.draw_result(result, str(seat)).replace(' dx="16"', "") if signs else format_number(result)
            )
            parts.append(
                f'<text class="name" x="{middle:.1f}" y="{height + 42:g}" text-anchor="middle"'
                f' data-testid="name-{seat}">{text}</text>'
            )
    return "".join(parts)
