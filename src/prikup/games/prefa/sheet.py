"""The sheet of Prefa, the kitapi: a region for each player, their pot in the middle, chips toward the others.

The first seat is the scribe at the bottom, the next sits on their right; the paper lies so for all. In a pot
each change strikes the old figure and writes the new one under it. The debt between two players is one figure
on the side of the creditor; columns that face each other grow toward each other. Where the till is common,
the pots are the parts that each has left in it, and the sum of it stands in the middle.
"""

from __future__ import annotations

from html import escape
from typing import NamedTuple

from prikup.sheet import svg
from prikup.sheet.glyphs import write_number
from prikup.sheet.model import Cell, Figure
from prikup.sheet.style import Account, SheetError, SheetStyle
from prikup.sheet.svg import Canvas, Placed
from prikup.words.catalogue import say

PAPER_SIZE = 1000.0
PLACES_BY_PLAYERS = {3: ("south", "east", "west"), 4: ("south", "east", "north", "west")}
_LABEL_HEIGHT = 30.0
_LABEL_LETTER_WIDTH = 16.0
"""The width of a letter of a label at the size that is readable on a phone."""
_FIGURE_HEIGHT = 40.0
_LINE_STEP = 52.0
_NAME_HEIGHT = 56.0
_FOOT_HEIGHT = 36.0
_TILL_HEIGHT = 46.0
_BESIDE_TILL = (("west", "east"), ("east", "west"))


class Area(NamedTuple):
    """A rectangle of the paper; ``up`` if its figures grow upward, ``inward`` if their columns go left."""

    left: float
    top: float
    right: float
    bottom: float
    up: bool = False
    inward: bool = False

    @property
    def size(self) -> float:
        """The area in square units."""
        return (self.right - self.left) * (self.bottom - self.top)


Spot = tuple[str, str | None]
"""A cell by its place: its owner, and the place toward which it lies, None for the pot."""


def cell_areas(players: int) -> dict[Spot, Area]:
    """Return the cells of the paper, which tile it; raises SheetError for a wrong number of players.

    >>> cell_areas(3)["south", None]
    Area(left=250.0, top=560.0, right=750.0, bottom=1000.0, up=False, inward=False)
    """
    if players == 3:
        return {
            ("west", "south"): Area(0, 0, 125, 560, up=True),
            ("west", None): Area(125, 0, 375, 560),
            ("west", "east"): Area(375, 0, 500, 560, inward=True),
            ("east", "west"): Area(500, 0, 625, 560),
            ("east", None): Area(625, 0, 875, 560),
            ("east", "south"): Area(875, 0, PAPER_SIZE, 560, up=True, inward=True),
            ("south", "west"): Area(0, 560, 250, PAPER_SIZE),
            ("south", None): Area(250.0, 560.0, 750.0, PAPER_SIZE),
            ("south", "east"): Area(750, 560, PAPER_SIZE, PAPER_SIZE, inward=True),
        }
    if players == 4:
        return {
            ("north", "west"): Area(0, 0, 200, 300, up=True),
            ("north", None): Area(200, 0, 600, 300),
            ("north", "south"): Area(600, 0, 800, 300, up=True),
            ("north", "east"): Area(800, 0, PAPER_SIZE, 300, up=True, inward=True),
            ("west", "north"): Area(0, 300, 125, 500),
            ("west", "south"): Area(0, 500, 125, 700, up=True),
            ("west", None): Area(125, 300, 375, 700),
            ("west", "east"): Area(375, 300, 500, 700, inward=True),
            ("east", "west"): Area(500, 300, 625, 700),
            ("east", None): Area(625, 300, 875, 700),
            ("east", "north"): Area(875, 300, PAPER_SIZE, 500, inward=True),
            ("east", "south"): Area(875, 500, PAPER_SIZE, 700, up=True, inward=True),
            ("south", "west"): Area(0, 700, 200, PAPER_SIZE),
            ("south", None): Area(200, 700, 600, PAPER_SIZE),
            ("south", "north"): Area(600, 700, 800, PAPER_SIZE),
            ("south", "east"): Area(800, 700, PAPER_SIZE, PAPER_SIZE, inward=True),
        }
    raise SheetError("sheet-players", players=players)


def figure_places(
    area: Area, width: float, head: float, foot: float = 0.0, count: int = 0
) -> list[tuple[float, float]]:
    """Return the left top corners for figures of this width, in the order in which they are filled.

    ``head`` and ``foot`` are left free at the two ends. For a ``count`` of figures their columns stand in the
    middle, without one at the edge where the column begins.
    """
    columns = max(1, int((area.right - area.left - 12) // width))
    rows = max(1, int((area.bottom - area.top - head - foot - 10) // _LINE_STEP))
    needed = min(columns, max(1, -(-count // rows)))
    start = (area.left + area.right - width * needed) / 2 + 9 if count else area.left + 12
    places = []
    for column in range(columns if not count else needed):
        left = area.right - 8 - width * (column + 1) if area.inward else start + width * column
        for row in range(rows):
            top = (
                area.bottom - head - _LINE_STEP * (row + 1) + 6
                if area.up
                else area.top + head + _LINE_STEP * row + 6
            )
            places.append((left, top))
    return places


def fit_figures(area: Area, drawn: list[Placed], pot: bool, foot: float = 0.0) -> list[Placed]:
    """Return the figures in their places; dots replace the oldest when there is no room for all.

    ``pot`` is True in the area of a pot; elsewhere ``foot`` is left free at the end of a column.
    """
    room = area.right - area.left - 16
    drawn = [
        figure._replace(height=min(_FIGURE_HEIGHT, room / max(figure.word.width, 1) * 100))
        for figure in drawn
    ]
    width = max(60.0, min(room, max((figure.width for figure in drawn), default=0.0) + (34 if pot else 18)))
    places = (
        figure_places(area, width, _NAME_HEIGHT, _FOOT_HEIGHT, len(drawn))
        if pot
        else figure_places(area, width, _LABEL_HEIGHT, foot)
    )
    if len(drawn) > len(places):
        drawn = [
            Placed(None, write_number("…"), height=_FIGURE_HEIGHT),
            *drawn[len(drawn) - len(places) + 1 :],
        ]
    return [
        figure._replace(x=left, y=top + (_FIGURE_HEIGHT - figure.height) / 2)
        for figure, (left, top) in zip(drawn, places, strict=False)
    ]


def draw_paper(canvas: Canvas) -> str:
    """Return the sheet as one SVG element; raises SheetError for a wrong number of players."""
    sheet = canvas.sheet
    cut = cell_areas(sheet.players)
    seats = PLACES_BY_PLAYERS[sheet.players]
    cells = (_draw_cell(canvas, cell, seats, cut) for cell in sheet.cells())
    shared = _draw_till(canvas) if sheet.opening_amount("till") else ""
    body = (
        svg.draw_grid(PAPER_SIZE, PAPER_SIZE),
        *cells,
        _draw_borders(sheet.players),
        shared,
        _draw_names(canvas, seats, cut),
    )
    box = f"-20 -20 1040 {1090 if canvas.results is not None else 1040}"
    sums = svg.draw_balance(canvas, PAPER_SIZE / 2, 1046)
    return svg.draw_document(canvas, box, f'<g class="paper">{"".join(body)}</g>{sums}')


def _draw_cell(canvas: Canvas, cell: Cell, seats: tuple[str, ...], cut: dict[Spot, Area]) -> str:
    """Return a pot or an account of chips: its border, label, figures, and a tick if the pot is empty."""
    place, toward = seats[cell.seat], None if cell.on is None else seats[cell.on]
    area = cut[place, toward]
    figures = canvas.sheet.cell(cell.account, cell.seat, cell.on)
    drawn = [_draw_figure(canvas, figure) for figure in figures]
    label = ""
    if cell.on is None:
        drawn = [*_draw_opening(canvas, cell, bool(figures)), *drawn]
    else:
        label = _draw_label(canvas, cell, cell.on, area)
    is_beside_till = canvas.sheet.opening_amount("till") and (place, toward) in _BESIDE_TILL
    placed = fit_figures(area, drawn, cell.on is None, _TILL_HEIGHT if is_beside_till else 0.0)
    box = (
        f'<rect class="fine" x="{area.left:g}" y="{area.top:g}" width="{area.right - area.left:g}"'
        f' height="{area.bottom - area.top:g}"/>'
    )
    ticks = "".join(
        _draw_tick(figure) for figure in placed if figure.figure is not None and _is_empty_pot(figure.figure)
    )
    name = f"{place}-pot" if toward is None else f"{place}-on-{toward}"
    return svg.draw_cell(canvas, cell, name, f"{box}{label}{svg.draw_figures(canvas, placed)}{ticks}")


def _draw_label(canvas: Canvas, cell: Cell, on: int, area: Area) -> str:
    """Return the words of an account of chips: the name alone where more has no room, cut at the border."""
    width, height = area.right - area.left, area.bottom - area.top
    words = canvas.label(cell)
    text = svg.draw_text(
        words if _LABEL_LETTER_WIDTH * len(words) <= width - 10 else canvas.name(on),
        area.left + 4,
        area.bottom - 10 if area.up else area.top + 5,
        hung=not area.up,
    )
    place = f"{area.left:g} {area.top:g} {width:g} {height:g}"
    return (
        f'<svg x="{area.left:g}" y="{area.top:g}" width="{width:g}" height="{height:g}" viewBox="{place}">'
        f"{text}</svg>"
    )


def _draw_figure(canvas: Canvas, figure: Figure) -> Placed:
    """Return a figure, struck if another has taken its place."""
    tone = ""
    if figure.cell.on is None and figure.entries:
        grown = figure.change > 0
        licked = any(entry.cause == "overflow" for entry in figure.entries)
        tone = "red" if grown else "brown" if licked else ""
    run = svg.write_figure(figure, f"{figure.cell.seat}{figure.cell.on}/{figure.index}")
    return Placed(figure, run, shape="" if canvas.sheet.is_current(figure) else "struck", tone=tone)


def _draw_opening(canvas: Canvas, cell: Cell, struck: bool) -> list[Placed]:
    """Return the figure in a pot at the start, if any."""
    amount = canvas.sheet.opening_amount(cell.account)
    title = say(canvas.lang, "sheet-opened", cell=canvas.cell_title(cell), total=amount)
    shape = "struck" if struck else ""
    return [Placed(None, write_number(amount, f"{cell.seat}"), shape=shape, title=title)] if amount else []


def _is_empty_pot(figure: Figure) -> bool:
    """Return True if a pot is empty after this figure."""
    return figure.cell.on is None and figure.total == 0 and not figure.is_wrong


def _draw_tick(figure: Placed) -> str:
    """Return the tick behind the figure of an empty pot."""
    x, y = figure.x + figure.width + 4, figure.y + 0.5 * figure.height
    return f'<g class="hand" aria-hidden="true"><path class="frame" d="M{x:.1f} {y:.1f}l8 14l18 -30"/></g>'


def _draw_borders(players: int) -> str:
    """Return the lines between the areas of the players."""
    lines = "M500 0V560M0 560H1000" if players == 3 else "M0 300H1000M0 700H1000M500 300V700"
    return f'<path class="border" d="{lines}M0 0H1000V1000H0Z"/>'


def _draw_till(canvas: Canvas) -> str:
    """Return the sum of a common till, in the middle of the paper on the line above the scribe."""
    sheet = canvas.sheet
    pot_total = sum((sheet.total("pot", seat) for seat in range(sheet.players)), start=0)
    line = 560 if sheet.players == 3 else 700
    text = say(canvas.lang, "prefa-till", amount=pot_total)
    return (
        f'<g data-testid="till"><rect class="border" style="fill:var(--sheet-paper,#FCF9F0)" x="405"'
        f' y="{line - _TILL_HEIGHT + 2:g}" width="190" height="{_TILL_HEIGHT - 2:g}"/>'
        f'<text class="inked" {svg.font_size(min(24.0, 266 / len(text)))} x="500" y="{line - 15}"'
        ' text-anchor="middle">'
        f"{escape(text)}</text></g>"
    )


def _draw_names(canvas: Canvas, seats: tuple[str, ...], cut: dict[Spot, Area]) -> str:
    """Return each name above its pot, with the result at the right edge."""
    parts = []
    for seat, place in enumerate(seats):
        area = cut[place, None]
        middle = (area.left + area.right) / 2
        name = canvas.name(seat)
        size = min(28.0, 1.6 * (area.right - area.left) / max(len(name), 1))
        parts.append(
            f'<text class="inked" {svg.font_size(size)} x="{middle:g}" y="{area.top + 38:g}"'
            f' text-anchor="middle" data-testid="name-{place}">{escape(name)}</text>'
        )
        if canvas.results is not None:
            result = svg.draw_result(canvas.results[seat], place).replace(' dx="16"', "")
            parts.append(
                f'<text class="inked" x="{area.right - 12:g}" y="{area.bottom - 14:g}" text-anchor="end">'
                f"{result}</text>"
            )
    return "".join(parts)


SHEET = SheetStyle(accounts=(Account("pot"), Account("chips", on=True, netted=True)), paper=draw_paper)
