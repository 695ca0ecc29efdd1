"""The sheet as SVG, in the form it has on paper.

Figures are buttons that carry their deal, cell and total; a ``<desc>`` in each says where the figure
comes from, one line an entry. Colours are custom properties (``--sheet-paper`` and so on) with the
daylight values behind them, so a page can set its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from html import escape

from prikup.sheet import fit, marks
from prikup.sheet.explain import balance, cell_title, figure_words, sentence, who
from prikup.sheet.fit import Placed
from prikup.sheet.geometry import (
    CIRCLE,
    QUARTERS,
    SIZE,
    Layout,
    Point,
    Polygon,
    Spot,
    layout,
    places,
    spot_of,
    turned,
)
from prikup.sheet.glyphs import STROKE, Glyph, word
from prikup.sheet.marks import Final, Mark
from prikup.sheet.model import Cell, Figure, Sheet, SheetError
from prikup.sheet.words import Words, words
from prikup.terms import signed

ORIENTATIONS = ("foot_to_writer", "upright")
_STYLE = (
    ".score-sheet .figure{cursor:pointer;outline:none}"
    ".score-sheet .ring{fill:transparent;stroke:none}"
    ".score-sheet .figure:focus-visible .ring,.score-sheet .figure[aria-pressed=true] .ring"
    "{stroke:var(--focus,#1C5FB8);stroke-width:5}"
    ".score-sheet .hand{fill:none;stroke:var(--sheet-ink,#2B3A67);stroke-width:8.6;stroke-linecap:round;"
    "stroke-linejoin:round}"
    ".score-sheet .frame{stroke-width:3}"
    ".score-sheet .settled .hand{stroke:var(--ink,#24211B)}"
    ".score-sheet [data-tone=good] .hand{stroke:var(--good,#1F6B45)}"
    ".score-sheet [data-tone=bad] .hand{stroke:var(--bad,#A33327)}"
    ".score-sheet .rule{fill:none;stroke:var(--sheet-rule,#3A4A5E);stroke-width:2}"
    ".score-sheet .border{fill:none;stroke:var(--sheet-rule,#3A4A5E);stroke-width:6;stroke-linejoin:round}"
    ".score-sheet .note{fill:var(--sheet-note,#F6DC8C)}"
    ".score-sheet .print{fill:var(--sheet-print,#6D6655);font-size:20px}"
    ".score-sheet .name{fill:var(--ink,#24211B);font-size:28px;font-weight:600}"
    ".score-sheet .good{fill:var(--good,#1F6B45);font-weight:600}"
    ".score-sheet .bad{fill:var(--bad,#A33327);font-weight:600}"
    ".score-sheet text,.score-sheet tspan{"
    "font-family:system-ui,'Segoe UI',Roboto,'Noto Sans','DejaVu Sans Condensed'"
    ",sans-serif}"
    ".score-sheet .name{"
    "font-family:'Source Serif 4',Charter,Georgia,'Noto Serif','DejaVu Serif Condensed',serif}"
)


class _Drawing:
    """One drawing: the sheet, who looks at it, and how."""

    def __init__(
        self,
        sheet: Sheet,
        viewer: int | None,
        highlight: int | None,
        upright: bool,
        said: Words,
        lang: str,
        final: Final | None,
    ) -> None:
        self.sheet = sheet
        self.viewer = viewer
        self.highlight = highlight
        self.upright = upright
        self.said = said
        self.lang = lang
        self.final = final
        self.left: dict[int, list[Mark]] = {}  # by seat, the marks for which its cells had no room

    def quarters(self, place: str) -> int:
        """Quarter turns of the writing at a place."""
        return 0 if self.upright else QUARTERS[place]

    def name(self, seat: int) -> str:
        """The name of a seat as it stands beside the paper."""
        name = who(self.sheet.names, seat, self.said, self.viewer)
        return name.capitalize() if seat == self.viewer else name

    def label(self, cell: Cell) -> str:
        """The printed words of a cell."""
        if cell.on is None:
            return self.said.pool if cell.account == "pool" else self.said.hill
        return self.said.on.format(who(self.sheet.names, cell.on, self.said, self.viewer))


def draw(
    sheet: Sheet,
    viewer: int | None = None,
    highlight_deal: int | None = None,
    upto: int | None = None,
    orientation: str = "foot_to_writer",
    balanced: bool = False,
    results: Sequence[Fraction] | None = None,
    lang: str = "en",
    title: str = "",
    clockwise: bool = True,
    final: Final | None = None,
) -> str:
    """The sheet as one SVG element.

    ``viewer`` sits at the bottom; ``upto`` shows the sheet as it stood after a deal; the figures of
    ``highlight_deal`` (the last deal, if None) lie on the note colour; ``results`` stand outside the
    paper; ``final`` marks how the sheet was settled, with results of its own. Raises SheetError for a
    language, orientation or number of players it does not know.
    """
    if orientation not in ORIENTATIONS:
        raise SheetError(f"{orientation!r} is no orientation: expected {' or '.join(ORIENTATIONS)}")
    if viewer is not None and not 0 <= viewer < sheet.players:
        raise SheetError(f"seat {viewer} does not sit at this sheet: expected 0 to {sheet.players - 1}")
    said = words(lang)
    shown = sheet if upto is None else sheet.upto(upto)
    last = shown.deals[-1].number if shown.deals else None
    lit = last if highlight_deal is None else highlight_deal
    drawing = _Drawing(shown, viewer, lit, orientation == "upright", said, lang, final)
    results = results if final is None else final.result
    seats = places(sheet.players, viewer, clockwise)
    paper = layout(sheet.players, balanced)
    heading = title or f"{said.sheet}: {', '.join(sheet.names)}"
    top = 90 if sheet.players == 4 else 30
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="score-sheet" data-testid="sheet-svg" '
            f'viewBox="-80 {-top} 1160 {1090 + top + (50 if results else 0)}" role="group" '
            f'aria-label="{escape(heading)}"><style>{_STYLE}</style>',
            _paper(),
            "".join(_cell(drawing, cell, spot_of(cell, seats), paper) for cell in sheet.cells()),
            _borders(drawing, seats, paper),
            _circle(drawing, paper.centre),
            _names(drawing, seats, results),
            "</svg>",
        )
    )


def _paper() -> str:
    grid = "".join(f"M{n} 0V{SIZE:g}M0 {n}H{SIZE:g}" for n in range(25, 1000, 25))
    return (
        f'<rect width="{SIZE:g}" height="{SIZE:g}" fill="var(--sheet-paper,#FCF9F0)"/>'
        f'<path d="{grid}" fill="none" stroke="var(--sheet-grid,#9DB0C4)" stroke-opacity=".34"/>'
    )


def _points(polygon: Polygon) -> str:
    return " ".join(f"{x:g},{y:g}" for x, y in ((round(x, 1), round(y, 1)) for x, y in polygon))


def _cell(drawing: _Drawing, cell: Cell, spot: Spot, paper: Layout) -> str:
    """The outline, label and figures of one cell, drawn in the writer's own direction."""
    quarters = drawing.quarters(spot.place)
    polygon = tuple(turned(point, -quarters) for point in paper.cells[spot])
    centre = turned(paper.centre, -quarters)
    figures = drawing.sheet.cell(cell.account, cell.seat, cell.on)
    room = fit.room(spot, polygon, centre, drawing.label(cell), drawing.upright)
    closed = cell.account == "pool" and drawing.sheet.closed(cell.seat)
    settled = _marks(drawing, cell)
    placed = fit.fit(figures, room, f"{cell.seat}{cell.account}{cell.on}", closed, settled)
    if settled and not any(one.title for one in placed):
        drawing.left.setdefault(cell.seat, []).extend(settled)
    lit = [one for one in placed if one.figure is not None and one.figure.deal_no == drawing.highlight]
    title = cell_title(drawing.sheet, cell, drawing.lang, drawing.viewer)
    on = "" if cell.on is None else cell.on
    turn = f' transform="rotate({90 * quarters} 500 500)"' if quarters else ""
    return (
        f'<g class="cell" role="group" data-testid="cell-{spot.name}" aria-label="{escape(title)}"'
        f' data-account="{cell.account}" data-seat="{cell.seat}" data-on="{on}">'
        f'<polygon class="rule" points="{_points(paper.cells[spot])}"/><g{turn}>'
        f'<text class="print" x="{room.label.x:.1f}" y="{room.label.y:.1f}" text-anchor="{room.label.anchor}"'
        f' aria-hidden="true">{escape(drawing.label(cell))}</text>'
        f"{''.join(_note(one) for one in lit)}{''.join(_figure(drawing, one) for one in placed)}</g></g>"
    )


def _marks(drawing: _Drawing, cell: Cell) -> tuple[Mark, ...]:
    """What the settlement writes into a cell."""
    if drawing.final is None:
        return ()
    last = drawing.sheet.total(cell.account, cell.seat, cell.on)
    return marks.of_cell(drawing.final, cell, last, drawing.said)


def _note(one: Placed) -> str:
    return (
        f'<rect class="note" x="{one.x - 8:.1f}" y="{one.y - 9:.1f}" width="{one.width + 14:.1f}"'
        f' height="{one.height + 18:.1f}" rx="8"/>'
    )


def _hand(one: Placed) -> str:
    unit = one.height / 100
    strokes = "".join(
        f'<path d="{"".join(g.strokes)}" transform="translate({one.x + (g.x + 6) * unit:.1f} '
        f'{one.y + g.y * unit:.1f}) rotate({g.turn:g}) scale({unit * g.scale:.3f}) skewX(-7)"{_thick(g)}/>'
        for g in one.word.glyphs
    )
    frame = marks.outline(one.shape, one.x, one.y, one.width, one.height)
    return f'<g class="hand">{strokes}{frame}</g>'


def _thick(glyph: Glyph) -> str:
    """Small figures keep a line nearly as thick as large ones."""
    return "" if glyph.scale > 0.9 else f' stroke-width="{0.85 * STROKE / glyph.scale:.1f}"'


def _figure(drawing: _Drawing, one: Placed) -> str:
    if one.title:
        return _mark(one)
    if one.figure is None:
        return f'<g aria-hidden="true">{_hand(one)}</g>'
    figure = one.figure
    cell = figure.cell
    said = figure_words(drawing.sheet, figure, drawing.lang, drawing.viewer)
    on = "" if cell.on is None else str(cell.on)
    return (
        f'<g class="figure" role="button" tabindex="0" aria-label="{escape(said)}"'
        f' data-deal="{figure.deal_no}" data-account="{cell.account}" data-seat="{cell.seat}" data-on="{on}"'
        f' data-total="{figure.total}" data-index="{figure.index}"'
        f' data-testid="figure-{cell.account}-{cell.seat}-{on or "x"}-{figure.index}">'
        f"<title>{escape(said)}</title><desc>{escape(_why(drawing, figure))}</desc>"
        f'<rect class="ring" x="{one.x - 9:.1f}" y="{one.y - 10:.1f}" width="{one.width + 16:.1f}"'
        f' height="{one.height + 20:.1f}" rx="8"/>{_hand(one)}</g>'
    )


def _mark(one: Placed, more: str = "") -> str:
    said = escape(one.title)
    return f'<g class="mark" role="img" aria-label="{said}"{more}><title>{said}</title>{_hand(one)}</g>'


def _why(drawing: _Drawing, figure: Figure) -> str:
    deal = drawing.sheet.deal(figure.deal_no)
    return "\n".join(
        sentence(entry, deal, drawing.sheet.names, drawing.lang, drawing.viewer) for entry in figure.entries
    )


def _borders(drawing: _Drawing, seats: tuple[str, ...], paper: Layout) -> str:
    return "".join(
        f'<polygon class="border" data-testid="closed-{seats[seat]}"'
        f' points="{_points(paper.cells[Spot(seats[seat], "pool")])}"/>'
        for seat in range(drawing.sheet.players)
        if drawing.sheet.closed(seat)
    )


def _circle(drawing: _Drawing, centre: Point) -> str:
    x, y = centre
    ring = (
        f'<circle class="rule" cx="{x:g}" cy="{y:.1f}" r="{CIRCLE:g}"'
        ' style="fill:var(--sheet-paper,#FCF9F0)"/>'
    )
    target = drawing.sheet.target
    if target is None:
        return ring
    shown = word(str(target), "target")
    height = 40.0
    one = Placed(None, shown, x - shown.width * height / 200 - 2, y - height / 2, height)
    return f'<g role="img" aria-label="{drawing.said.target.format(target)}">{ring}{_hand(one)}</g>'


_AT: dict[str, tuple[float, float, int]] = {
    "south": (500, 1046, 0),
    "west": (-36, 500, 90),
    "north": (500, -36, 0),
    "east": (1036, 500, 270),
}


def _names(drawing: _Drawing, seats: tuple[str, ...], results: Sequence[Fraction] | None) -> str:
    if results is not None and len(results) != drawing.sheet.players:
        raise SheetError(f"{len(results)} results for {drawing.sheet.players} players")
    parts = []
    for seat, place in enumerate(seats):
        x, y, degrees = _AT[place]
        turn = f' transform="rotate({degrees} {x:g} {y:g})"' if degrees else ""
        if drawing.final is not None:
            parts.append(_settled(drawing, drawing.final, seat, place))
            continue
        result = "" if results is None else _result(results[seat], place)
        parts.append(
            f'<text class="name" x="{x:g}" y="{y + 9:g}" text-anchor="middle"{turn}'
            f' data-testid="name-{place}">{escape(drawing.name(seat))}{result}</text>'
        )
    if results is not None:
        line = balance(tuple(results))
        if not sum(results):
            line += f", {drawing.said.balance}"
        parts.append(
            f'<text class="good" x="500" y="1104" font-size="24" text-anchor="middle" data-testid="balance">'
            f"{escape(line)}</text>"
        )
    return "".join(parts)


_HEIGHTS = {"rhombus": 66.0}


def _settled(drawing: _Drawing, final: Final, seat: int, place: str) -> str:
    """The name with the marks of the settlement behind it, in the middle of its side."""
    x, y, degrees = _AT[place]
    written = (*drawing.left.get(seat, ()), *marks.beside(final, seat, drawing.said))
    heights = [_HEIGHTS.get(one.shape, 44.0) for one in written]
    wide = sum(one.word.width * height / 100 + 10 for one, height in zip(written, heights, strict=True))
    name = drawing.name(seat)
    start = min((len(name) * 15 - wide) / 2, SIZE / 2 - wide)
    tone = "good" if final.result[seat] > 0 else "bad" if final.result[seat] < 0 else ""
    parts = [
        f'<g class="settled" transform="translate({x:g} {y:g}) rotate({degrees})">'
        f'<text class="name" x="{start - 8:.1f}" y="9" text-anchor="end"'
        f' data-testid="name-{place}">{escape(name)}</text>'
    ]
    for mark, height in zip(written, heights, strict=True):
        one = Placed(None, mark.word, start, -height / 2, height, mark.shape, mark.title)
        last = f' data-testid="result-{place}" data-tone="{tone}"' if mark.shape == "rhombus" else ""
        parts.append(_mark(one, last))
        start += one.width + 10
    return "".join(parts) + "</g>"


def _result(result: Fraction, place: str) -> str:
    tone = "good" if result > 0 else "bad" if result < 0 else "name"
    return f'<tspan class="{tone}" dx="16" data-testid="result-{place}">{signed(result)}</tspan>'
