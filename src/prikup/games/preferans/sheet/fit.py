"""Layout of figures in a cell: lines, spacing, and figures left out when the cell is full."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from prikup.games.preferans.sheet.geometry import CIRCLE_RADIUS, PAPER_SIZE, Point, Polygon, Spot, widest_span
from prikup.games.preferans.sheet.marks import SettlementMark
from prikup.sheet.glyphs import write_number
from prikup.sheet.model import Figure
from prikup.sheet.svg import WORD_HEIGHT, Placed, write_figure

SMALL_FIGURE_HEIGHT = 38.0
FIGURE_GAP = 13.0
LINE_GAP = 8.0
LINE_PADDING = 14.0
LABEL_HEIGHT = 20.0


class FigureSlot(NamedTuple):
    """Room for one line of figures: its upper edge and the x interval."""

    top: float
    left: float
    right: float


class Label(NamedTuple):
    """Printed words in a cell: the anchor (``start``, ``middle``, ``end``) and the baseline."""

    x: float
    y: float
    anchor: str
    width: float


class CellLayout(NamedTuple):
    """Layout of a cell: a place for its label, lines for figures, and their height."""

    label: Label
    lines: list[FigureSlot]
    height: float


def _estimate_text_width(text: str) -> float:
    """Return the approximate width of printed words."""
    return len(text) * LABEL_HEIGHT * 0.56


def _list_line_slots(polygon: Polygon, height: float, top: float, bottom: float) -> list[FigureSlot]:
    """Return the lines from ``top`` toward ``bottom`` that lie inside the polygon.

    ``height`` is that of a line; the lines go upward if ``bottom`` is above ``top``.
    """
    step = height + LINE_GAP
    slots: list[FigureSlot] = []
    upward = bottom < top
    y = top - height if upward else top
    while (y >= bottom) if upward else (y + height <= bottom):
        room = widest_span(polygon, y, y + height)
        if room is not None:
            slots.append(FigureSlot(y, room[0] + LINE_PADDING, room[1] - LINE_PADDING))
        y += -step if upward else step
    return slots


def _clip_circle(lines: list[FigureSlot], height: float, centre: Point) -> list[FigureSlot]:
    """Return the lines without the part that the circle in the middle of the paper covers."""
    reach = CIRCLE_RADIUS + 6
    clipped = []
    for line in lines:
        if line.top < centre[1] + reach and line.top + height > centre[1] - reach:
            left = line._replace(right=min(line.right, centre[0] - reach))
            right = line._replace(left=max(line.left, centre[0] + reach))
            line = max(left, right, key=lambda slot: slot.right - slot.left)
        clipped.append(line)
    return [line for line in clipped if line.right > line.left]


def _shorten_line(lines: list[FigureSlot], width: float, index: int) -> list[FigureSlot]:
    """Return the lines with the line at ``index`` shortened at its right end by ``width``."""
    return [line._replace(right=line.right - width) if i == index else line for i, line in enumerate(lines)]


def cell_layout(spot: Spot, polygon: Polygon, centre: Point, label: str, upright: bool) -> CellLayout:
    """Return the layout of a cell whose polygon lies as its writer sees it.

    If ``upright``, the polygon lies as the viewer sees it.
    """
    width = _estimate_text_width(label)
    top, bottom = min(y for _, y in polygon), max(y for _, y in polygon)
    if upright and spot.place != "south":
        return _lay_out_upright(polygon, centre, width, top, bottom)
    if spot.account == "whists":
        return _lay_out_whists(polygon, width, top, bottom)
    if spot.account == "pool":
        edge = widest_span(polygon, bottom - 28, bottom - 4) or (0.0, PAPER_SIZE)
        lines = _list_line_slots(polygon, WORD_HEIGHT, (top + bottom - WORD_HEIGHT) / 2, bottom)
        return CellLayout(Label(edge[1] - 8, bottom - 8, "end", width), lines, WORD_HEIGHT)
    if max(x for x, y in polygon if y == bottom) - min(x for x, _ in polygon) < 450 and len(polygon) == 3:
        label_bottom = centre[1] + CIRCLE_RADIUS + 26
        lines = _list_line_slots(polygon, SMALL_FIGURE_HEIGHT, bottom - 10, label_bottom + 6)
        return CellLayout(Label(centre[0], label_bottom, "middle", width), lines, SMALL_FIGURE_HEIGHT)
    edge = widest_span(polygon, bottom - 28, bottom - 6) or (0.0, PAPER_SIZE)
    lines = _clip_circle(_list_line_slots(polygon, WORD_HEIGHT, bottom - 12, top), WORD_HEIGHT, centre)
    return CellLayout(
        Label(edge[1] - 10, bottom - 10, "end", width), _shorten_line(lines, width + 6, 0), WORD_HEIGHT
    )


def _lay_out_whists(polygon: Polygon, width: float, top: float, bottom: float) -> CellLayout:
    """Return the layout of a cell of whists, its label at the side of the player it is on."""
    left, right = widest_span(polygon, bottom - 28, bottom - 4) or (0.0, PAPER_SIZE)
    lines = _list_line_slots(polygon, WORD_HEIGHT, top + 12, bottom - 30)
    upper_corners = [x for x, y in polygon if y == top]
    if min(upper_corners) > left + 1:  # the cell at the writer's left hand
        return CellLayout(Label(left + 18, bottom - 10, "start", width), lines, WORD_HEIGHT)
    if max(upper_corners) < right - 1:
        return CellLayout(Label(right - 18, bottom - 10, "end", width), lines, WORD_HEIGHT)
    return CellLayout(Label((left + right) / 2, bottom - 10, "middle", width), lines, WORD_HEIGHT)


def _lay_out_upright(polygon: Polygon, centre: Point, width: float, top: float, bottom: float) -> CellLayout:
    """Return the layout of a cell beside or above the viewer, which is read from the top."""
    y, room = top, None
    while room is None and y < bottom:
        span = widest_span(polygon, y + 4, y + 30)
        room = span if span and span[1] - span[0] >= width + 16 else None
        y += 6
    left, right = room or (0.0, PAPER_SIZE)
    label = Label((left + right) / 2, y + 18, "middle", width)
    lines = _list_line_slots(polygon, SMALL_FIGURE_HEIGHT, y + 34, bottom - 8)
    return CellLayout(label, _clip_circle(lines, SMALL_FIGURE_HEIGHT, centre), SMALL_FIGURE_HEIGHT)


def fit_figures(
    figures: tuple[Figure, ...],
    room: CellLayout,
    seed: str,
    closed: bool,
    marks: Sequence[SettlementMark] = (),
) -> list[Placed]:
    """Return the figures in their lines; dots replace the oldest when there is no room for all.

    ``closed`` is True for a pool that is closed, ``seed`` varies the handwriting. ``marks`` of the settlement
    follow the figures, or are left out together if there is no room even so.
    """
    written = [Placed(figure, write_figure(figure, f"{seed}/{figure.index}")) for figure in figures]
    following = [Placed(None, write_number("="))] if closed else []
    following += [Placed(None, mark.word, shape=mark.shape, title=mark.title) for mark in marks]
    if written and marks and marks[0].shape in ("", "struck"):
        written[-1] = written[-1]._replace(shape="struck")
    for start in range(max(1, len(written))):
        dots = [Placed(None, write_number("…"))] if start else []
        placed = _place_words([*dots, *written[start:], *following], room.lines, room.height)
        if placed is not None:
            return placed
    if marks:
        return fit_figures(figures, room, seed, closed)
    return _place_words([Placed(None, write_number("…"))], room.lines, room.height) or [] if written else []


def _place_words(words: list[Placed], lines: list[FigureSlot], height: float) -> list[Placed] | None:
    """Return the words one after another in the lines; None if there is no room for all."""
    placed: list[Placed] = []
    index = 0
    x: float | None = None
    for word in words:
        width = word.word.width * height / 100
        while index < len(lines) and (lines[index].left if x is None else x) + width > lines[index].right:
            index, x = index + 1, None
        if index == len(lines):
            return None
        start = lines[index].left if x is None else x
        placed.append(word._replace(x=start, y=lines[index].top, height=height))
        x = start + width + FIGURE_GAP
    return placed
