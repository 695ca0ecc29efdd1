"""The paper of Preferans: a sector for each player, the viewer's at the bottom."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from html import escape

from prikup.games.preferans.sheet import fit, marks
from prikup.games.preferans.sheet.geometry import (
    CIRCLE_RADIUS,
    PAPER_SIZE,
    QUARTER_TURNS,
    Layout,
    Point,
    Polygon,
    Spot,
    layout,
    rotate_point,
    seat_places,
    spot_of,
)
from prikup.games.preferans.sheet.marks import Final, SettlementMark
from prikup.sheet import svg
from prikup.sheet.glyphs import write_number
from prikup.sheet.model import Cell
from prikup.sheet.svg import Canvas, Placed
from prikup.words.catalogue import say_in

LeftoverMarks = dict[int, list[SettlementMark]]
"""Marks for which the cells had no room, by seat."""


def draw_paper(canvas: Canvas) -> str:
    """Return the sheet as one SVG element; raises SheetError for a wrong number of players."""
    sheet = canvas.sheet
    seats = seat_places(sheet.players, canvas.viewer, canvas.clockwise)
    cut = layout(sheet.players, canvas.balanced)
    top = 90 if sheet.players == 4 else 30
    leftovers: LeftoverMarks = {}
    body = (
        svg.draw_grid(PAPER_SIZE, PAPER_SIZE),
        *(_draw_cell(canvas, cell, spot_of(cell, seats), cut, leftovers) for cell in sheet.cells()),
        _draw_borders(canvas, seats, cut),
        _draw_circle(canvas, cut.centre),
        _draw_names(canvas, seats, leftovers),
    )
    box = f"-80 {-top} 1160 {1090 + top + (50 if canvas.results else 0)}"
    return svg.draw_document(canvas, box, "".join(body))


def _count_quarter_turns(canvas: Canvas, place: str) -> int:
    """Return the quarter turns of the writing at a place."""
    return 0 if canvas.upright else QUARTER_TURNS[place]


def _write_points(polygon: Polygon) -> str:
    """Return a polygon as the ``points`` of SVG."""
    return " ".join(f"{x:g},{y:g}" for x, y in ((round(x, 1), round(y, 1)) for x, y in polygon))


def _draw_cell(canvas: Canvas, cell: Cell, spot: Spot, paper: Layout, leftovers: LeftoverMarks) -> str:
    """Return the outline, label and figures of one cell, drawn in the writer's own direction.

    Marks of the settlement for which it has no room are added to ``leftovers``.
    """
    quarters = _count_quarter_turns(canvas, spot.place)
    polygon = tuple(rotate_point(point, -quarters) for point in paper.cells[spot])
    centre = rotate_point(paper.centre, -quarters)
    label = canvas.label(cell)
    figures = canvas.sheet.cell(cell.account, cell.seat, cell.on)
    room = fit.cell_layout(spot, polygon, centre, label, canvas.upright)
    closed = cell.account == "pool" and canvas.sheet.is_closed(cell.seat)
    settled = _list_cell_marks(canvas, cell)
    placed = fit.fit_figures(figures, room, f"{cell.seat}{cell.account}{cell.on}", closed, settled)
    if settled and not any(figure.title for figure in placed):
        leftovers.setdefault(cell.seat, []).extend(settled)
    turn = f' transform="rotate({90 * quarters} 500 500)"' if quarters else ""
    inside = (
        f'<polygon class="rule" points="{_write_points(paper.cells[spot])}"/><g{turn}>'
        f"{svg.draw_text(label, room.label.x, room.label.y, room.label.anchor)}"
        f"{svg.draw_figures(canvas, placed)}</g>"
    )
    return svg.draw_cell(canvas, cell, spot.name, inside)


def _list_cell_marks(canvas: Canvas, cell: Cell) -> tuple[SettlementMark, ...]:
    """Return the marks of the settlement in a cell."""
    if canvas.final is None:
        return ()
    last = canvas.sheet.total(cell.account, cell.seat, cell.on)
    return marks.cell_marks(canvas.final, cell, last, canvas.lang)


def _draw_borders(canvas: Canvas, seats: tuple[str, ...], paper: Layout) -> str:
    """Return the thick borders of the pools that are closed."""
    return "".join(
        f'<polygon class="border" data-testid="closed-{seats[seat]}"'
        f' points="{_write_points(paper.cells[Spot(seats[seat], "pool")])}"/>'
        for seat in range(canvas.sheet.players)
        if canvas.sheet.is_closed(seat)
    )


def _draw_circle(canvas: Canvas, centre: Point) -> str:
    """Return the circle in the middle, with the target of the match in it if there is one."""
    x, y = centre
    ring = (
        f'<circle class="rule" cx="{x:g}" cy="{y:.1f}" r="{CIRCLE_RADIUS:g}"'
        ' style="fill:var(--sheet-paper,#FCF9F0)"/>'
    )
    target = canvas.sheet.target
    if target is None:
        return ring
    number = write_number(str(target), "target")
    height = 40.0
    placed = Placed(None, number, x - number.width * height / 200 - 2, y - height / 2, height)
    label = escape(say_in(canvas.sheet.game, canvas.lang, "sheet-target", target=target))
    return f'<g role="img" aria-label="{label}">{ring}{svg.draw_word(placed)}</g>'


_NAME_POSITIONS: dict[str, tuple[float, float, int]] = {
    "south": (500, 1046, 0),
    "west": (-36, 500, 90),
    "north": (500, -36, 0),
    "east": (1036, 500, 270),
}


def _draw_names(canvas: Canvas, seats: tuple[str, ...], leftovers: LeftoverMarks) -> str:
    """Return the names at the sides of the paper, with results or with marks of the settlement."""
    results: Sequence[Fraction] | None = canvas.results
    parts = []
    for seat, place in enumerate(seats):
        x, y, degrees = _NAME_POSITIONS[place]
        turn = f' transform="rotate({degrees} {x:g} {y:g})"' if degrees else ""
        if canvas.final is not None:
            parts.append(_draw_settled_name(canvas, canvas.final, seat, place, leftovers))
            continue
        result = "" if results is None else svg.draw_result(results[seat], place)
        parts.append(
            f'<text class="name" x="{x:g}" y="{y + 9:g}" text-anchor="middle"{turn}'
            f' data-testid="name-{place}">{escape(canvas.name(seat))}{result}</text>'
        )
    return "".join(parts) + svg.draw_balance(canvas, 500, 1104)


_MARK_HEIGHTS = {"rhombus": 66.0}


def _draw_settled_name(canvas: Canvas, final: Final, seat: int, place: str, leftovers: LeftoverMarks) -> str:
    """Return the name with the marks of the settlement behind it, in the middle of its side."""
    x, y, degrees = _NAME_POSITIONS[place]
    written = (*leftovers.get(seat, ()), *marks.name_marks(final, seat, canvas.lang))
    heights = [_MARK_HEIGHTS.get(mark.shape, 44.0) for mark in written]
    width = sum(mark.word.width * height / 100 + 10 for mark, height in zip(written, heights, strict=True))
    name = canvas.name(seat)
    start = min((len(name) * 15 - width) / 2, PAPER_SIZE / 2 - width)
    tone = "good" if final.result[seat] > 0 else "bad" if final.result[seat] < 0 else ""
    parts = [
        f'<g class="settled" transform="translate({x:g} {y:g}) rotate({degrees})">'
        f'<text class="name" x="{start - 8:.1f}" y="9" text-anchor="end"'
        f' data-testid="name-{place}">{escape(name)}</text>'
    ]
    for mark, height in zip(written, heights, strict=True):
        placed = Placed(None, mark.word, start, -height / 2, height, mark.shape, mark.title)
        attributes = f' data-testid="result-{place}" data-tone="{tone}"' if mark.shape == "rhombus" else ""
        parts.append(svg.draw_mark(placed, attributes))
        start += placed.width + 10
    return "".join(parts) + "</g>"
