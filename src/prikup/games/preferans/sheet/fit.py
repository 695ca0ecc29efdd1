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


def _text_width(text: str) -> float:
    """Return the approximate width of printed words."""
    return len(text) * LABEL_HEIGHT * 0.56


def _line_slots(polygon: Polygon, height: float, top: float, bottom: float) -> list[FigureSlot]:
    """Return lines from ``top`` toward ``bottom`` (upward if ``bottom`` is less), each inside the polygon."""
    step = height + LINE_GAP
    found: list[FigureSlot] = []
    upward = bottom < top
    y = top - height if upward else top
    while (y >= bottom) if upward else (y + height <= bottom):
        room = widest_span(polygon, y, y + height)
        if room is not None:
            found.append(FigureSlot(y, room[0] + LINE_PADDING, room[1] - LINE_PADDING))
        y += -step if upward else step
    return found


def _clip_circle(lines: list[FigureSlot], height: float, centre: Point) -> list[FigureSlot]:
    """Return the lines without the part that the circle in the middle of the paper covers."""
    reach = CIRCLE_RADIUS + 6
    kept = []
    for line in lines:
        if line.top < centre[1] + reach and line.top + height > centre[1] - reach:
            left = line._replace(right=min(line.right, centre[0] - reach))
            right = line._replace(left=max(line.left, centre[0] + reach))
            line = max(left, right, key=lambda part: part.right - part.left)
        kept.append(line)
    return [line for line in kept if line.right > line.left]


def _shorten_line(lines: list[FigureSlot], taken: float, at: int) -> list[FigureSlot]:
    """Return the lines with one of them shortened at its right end by ``taken``."""
    return [line._replace(right=line.right - taken) if i == at else line for i, line in enumerate(lines)]


def cell_layout(spot: Spot, polygon: Polygon, centre: Point, label: str, upright: bool) -> CellLayout:
    """Return the layout of a cell whose polygon lies as its writer sees it.

    If ``upright``, it lies as the viewer sees it.
    """
    wide = _text_width(label)
    top, bottom = min(y for _, y in polygon), max(y for _, y in polygon)
    if upright and spot.place != "south":
        return _upright_layout(polygon, centre, wide, top, bottom)
    if spot.account == "whists":
        return _whists_layout(polygon, wide, top, bottom)
    if spot.account == "pool":
        edge = widest_span(polygon, bottom - 28, bottom - 4) or (0.0, PAPER_SIZE)
        lines = _line_slots(polygon, WORD_HEIGHT, (top + bottom - WORD_HEIGHT) / 2, bottom)
        return CellLayout(Label(edge[1] - 8, bottom - 8, "end", wide), lines, WORD_HEIGHT)
    if max(x for x, y in polygon if y == bottom) - min(x for x, _ in polygon) < 450 and len(polygon) == 3:
        below = centre[1] + CIRCLE_RADIUS + 26
        lines = _line_slots(polygon, SMALL_FIGURE_HEIGHT, bottom - 10, below + 6)
        return CellLayout(Label(centre[0], below, "middle", wide), lines, SMALL_FIGURE_HEIGHT)
    edge = widest_span(polygon, bottom - 28, bottom - 6) or (0.0, PAPER_SIZE)
    lines = _clip_circle(_line_slots(polygon, WORD_HEIGHT, bottom - 12, top), WORD_HEIGHT, centre)
    return CellLayout(
        Label(edge[1] - 10, bottom - 10, "end", wide), _shorten_line(lines, wide + 6, 0), WORD_HEIGHT
    )


def _whists_layout(polygon: Polygon, wide: float, top: float, bottom: float) -> CellLayout:
    left, right = widest_span(polygon, bottom - 28, bottom - 4) or (0.0, PAPER_SIZE)
    lines = _line_slots(polygon, WORD_HEIGHT, top + 12, bottom - 30)
    inner = [x for x, y in polygon if y == top]
    if min(inner) > left + 1:  # the cell at the writer's left hand
        return CellLayout(Label(left + 18, bottom - 10, "start", wide), lines, WORD_HEIGHT)
    if max(inner) < right - 1:
        return CellLayout(Label(right - 18, bottom - 10, "end", wide), lines, WORD_HEIGHT)
    return CellLayout(Label((left + right) / 2, bottom - 10, "middle", wide), lines, WORD_HEIGHT)


def _upright_layout(polygon: Polygon, centre: Point, wide: float, top: float, bottom: float) -> CellLayout:
    """Return the layout of a cell beside or above the viewer, which is read from the top."""
    y, room = top, None
    while room is None and y < bottom:
        found = widest_span(polygon, y + 4, y + 30)
        room = found if found and found[1] - found[0] >= wide + 16 else None
        y += 6
    left, right = room or (0.0, PAPER_SIZE)
    label = Label((left + right) / 2, y + 18, "middle", wide)
    lines = _line_slots(polygon, SMALL_FIGURE_HEIGHT, y + 34, bottom - 8)
    return CellLayout(label, _clip_circle(lines, SMALL_FIGURE_HEIGHT, centre), SMALL_FIGURE_HEIGHT)


def fit_figures(
    figures: tuple[Figure, ...],
    room: CellLayout,
    seed: str,
    closed: bool,
    marks: Sequence[SettlementMark] = (),
) -> list[Placed]:
    """Return the figures laid into the lines; dots replace the oldest when there is no room for all.

    ``marks`` of the settlement follow them, or are left out together if there is no room even so.
    """
    written = [Placed(figure, write_figure(figure, f"{seed}/{figure.index}")) for figure in figures]
    after = [Placed(None, write_number("="))] if closed else []
    after += [Placed(None, mark.word, shape=mark.shape, title=mark.title) for mark in marks]
    if written and marks and marks[0].shape in ("", "struck"):
        written[-1] = written[-1]._replace(shape="struck")
    for start in range(max(1, len(written))):
        dots = [Placed(None, write_number("…"))] if start else []
        placed = _place_words([*dots, *written[start:], *after], room.lines, room.height)
        if placed is not None:
            return placed
    if marks:
        return fit_figures(figures, room, seed, closed)
    return _place_words([Placed(None, write_number("…"))], room.lines, room.height) or [] if written else []


def _place_words(words: list[Placed], lines: list[FigureSlot], height: float) -> list[Placed] | None:
    placed: list[Placed] = []
    at = 0
    x: float | None = None
    for one in words:
        width = one.word.width * height / 100
        while at < len(lines) and (lines[at].left if x is None else x) + width > lines[at].right:
            at, x = at + 1, None
        if at == len(lines):
            return None
        start = lines[at].left if x is None else x
        placed.append(one._replace(x=start, y=lines[at].top, height=height))
        x = start + width + FIGURE_GAP
    return placed
