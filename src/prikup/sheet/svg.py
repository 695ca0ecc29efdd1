"""Common parts of all sheet drawings: styles, and figures that are buttons and explain themselves.

Figures carry their deal, cell and total; the ``<desc>`` of each explains it, one line for each entry. Colours
are custom properties (``--sheet-paper`` and so on) with the daylight values as defaults, so a page can set
its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from html import escape
from typing import Any, NamedTuple

from prikup.sheet.explain import (
    account_label,
    balance_text,
    cell_label,
    cell_title,
    correction_text,
    entry_sentence,
    figure_words,
    seat_name,
)
from prikup.sheet.glyphs import STROKE_WIDTH, Glyph, GlyphRun, add_brackets, write_number
from prikup.sheet.model import Cell, Figure, Sheet
from prikup.words.catalogue import format_signed, say, say_in

WORD_HEIGHT = 46.0
MAX_SMALL_SCALE = 0.9
"""The scale of a sign up to which its strokes are thickened."""
SMALL_STROKE_FACTOR = 0.85
"""The width of the strokes of a small sign, by that of a large one."""
_STYLE_CSS = (
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
    ".score-sheet .paper [data-tone=red] .hand,.score-sheet .paper[data-tone=red] .hand{stroke:#A33327}"
    ".score-sheet [data-tone=brown] .hand{stroke:#7A4A12}"
    ".score-sheet .old .hand,.score-sheet [data-tone=old] .hand{stroke-opacity:.62}"
    ".score-sheet .rule{fill:none;stroke:var(--sheet-rule,#3A4A5E);stroke-width:2}"
    ".score-sheet .fine{fill:none;stroke:var(--sheet-rule,#3A4A5E);stroke-width:1;stroke-opacity:.45}"
    ".score-sheet .border{fill:none;stroke:var(--sheet-rule,#3A4A5E);stroke-width:6;stroke-linejoin:round}"
    ".score-sheet .note{fill:var(--sheet-note,#F6DC8C)}"
    ".score-sheet .print{fill:var(--sheet-print,#6D6655);font-size:max(20px,var(--sheet-least,0px))}"
    ".score-sheet .name{fill:var(--ink,#24211B);"
    "font-size:max(28px,1.15*var(--sheet-least,0px));font-weight:600}"
    ".score-sheet .inked{fill:var(--sheet-ink,#2B3A67);"
    "font-size:max(28px,var(--sheet-least,0px));font-weight:600}"
    ".score-sheet .sum{font-size:max(24px,var(--sheet-least,0px));"
    "transform:translateY(max(0px,.6*(var(--sheet-least,0px) - 24px)))}"
    ".score-sheet .good{fill:var(--good,#1F6B45);font-weight:600}"
    ".score-sheet .bad{fill:var(--bad,#A33327);font-weight:600}"
    ".score-sheet .paper .good{fill:#1F6B45}.score-sheet .paper .bad{fill:#A33327}"
    ".score-sheet text,.score-sheet tspan{"
    "font-family:'Prikup Sans',system-ui,'Segoe UI',Roboto,'Noto Sans','DejaVu Sans Condensed'"
    ",sans-serif}"
    ".score-sheet .name,.score-sheet .inked{"
    "font-family:'Prikup Serif','Source Serif 4',Charter,Georgia,'Noto Serif','DejaVu Serif Condensed',serif}"
)


class Placed(NamedTuple):
    """A word at its position.

    ``figure`` is None for a word that belongs to no deal, such as the dots for omitted rows; a word written
    by the settlement has a ``title``. ``shape`` strikes or frames it, ``tone`` colours it.
    """

    figure: Figure | None
    word: GlyphRun
    x: float = 0.0
    y: float = 0.0
    height: float = WORD_HEIGHT
    shape: str = ""
    title: str = ""
    tone: str = ""

    @property
    def width(self) -> float:
        """The width in units of the paper."""
        return self.word.width * self.height / 100


class Canvas:
    """One drawing: the sheet, the language, the viewer, and the form.

    ``highlight`` is the deal whose figures are highlighted; ``results`` are drawn beside the names; ``final``
    is the game's settlement of the sheet, ``upright`` and ``balanced`` are forms of the drawing.
    """

    def __init__(
        self,
        sheet: Sheet,
        lang: str,
        viewer: int | None = None,
        highlight: int | None = None,
        results: Sequence[Fraction] | None = None,
        clockwise: bool = True,
        final: Any = None,
        upright: bool = False,
        balanced: bool = False,
        title: str = "",
    ) -> None:
        self.sheet, self.lang = sheet, lang
        self.viewer, self.highlight, self.results = viewer, highlight, results
        self.clockwise, self.final = clockwise, final
        self.upright, self.balanced = upright, balanced
        self.title = title

    def name(self, seat: int) -> str:
        """Return the name of a seat as drawn beside the paper."""
        name = seat_name(self.sheet.names, seat, self.lang, self.viewer)
        return name.capitalize() if seat == self.viewer else name

    def label(self, cell: Cell) -> str:
        """Return the printed words of a cell."""
        return cell_label(self.sheet, cell, self.lang, self.viewer)

    def cell_title(self, cell: Cell) -> str:
        """Return the title of a cell."""
        return cell_title(self.sheet, cell, self.lang, self.viewer)

    def is_highlighted(self, placed: Placed) -> bool:
        """Return True for a right figure of the highlighted deal."""
        return (
            placed.figure is not None
            and placed.figure.deal_no == self.highlight
            and not placed.figure.is_wrong
        )


def draw_document(canvas: Canvas, box: str, body: str) -> str:
    """Return the whole SVG element."""
    game, lang, style = canvas.sheet.game, canvas.lang, canvas.sheet.style
    account_names = "|".join(
        f"{account.name}:{account_label(game, account.name, lang)}" for account in style.accounts
    )
    names = say(lang, "joint-list").join(canvas.sheet.names)
    heading = canvas.title or say_in(game, lang, "sheet-title") + say(lang, "joint-name") + names
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="score-sheet" data-testid="sheet-svg" '
        f'viewBox="{box}" role="group" data-forms="{" ".join(style.forms_for(len(canvas.sheet.names)))}"'
        f' data-accounts="{escape(account_names)}" '
        f'aria-label="{escape(heading)}"><style>{_STYLE_CSS}</style>{body}</svg>'
    )


def draw_grid(width: float, height: float, step: int = 25) -> str:
    """Return squared paper as SVG."""
    across = "".join(f"M{n} 0V{height:g}" for n in range(step, round(width), step))
    down = "".join(f"M0 {n}H{width:g}" for n in range(step, round(height), step))
    return (
        f'<rect width="{width:g}" height="{height:g}" fill="var(--sheet-paper,#FCF9F0)"/>'
        f'<path d="{across}{down}" fill="none" stroke="var(--sheet-grid,#9DB0C4)" stroke-opacity=".34"/>'
    )


def draw_cell(canvas: Canvas, cell: Cell, name: str, inside: str) -> str:
    """Return a cell with its contents; ``name`` is for tests and styles."""
    on = "" if cell.on is None else cell.on
    return (
        f'<g class="cell" role="group" data-testid="cell-{name}"'
        f' aria-label="{escape(canvas.cell_title(cell))}"'
        f' data-account="{cell.account}" data-seat="{cell.seat}" data-on="{on}">'
        f"{inside}</g>"
    )


def draw_figures(canvas: Canvas, placed: Sequence[Placed]) -> str:
    """Return figures, with the highlight behind those of the highlighted deal."""
    highlights = "".join(draw_highlight(word) for word in placed if canvas.is_highlighted(word))
    return highlights + "".join(draw_figure(canvas, word) for word in placed)


def draw_text(
    text: str, x: float, y: float, anchor: str = "start", css: str = "print", hung: bool = False
) -> str:
    """Return printed words for eyes only, standing on a height or ``hung`` from it at any size."""
    below = ' dy=".85em"' if hung else ""
    return (
        f'<text class="{css}" x="{x:.1f}" y="{y:.1f}"{below} text-anchor="{anchor}" aria-hidden="true">'
        f"{escape(text)}</text>"
    )


def font_size(size: float) -> str:
    """Return the attribute that sets a font size, larger if it would not be readable."""
    return f'style="font-size:max({size:.0f}px,var(--sheet-least,0px))"'


def write_figure(figure: Figure, seed: str, shown: GlyphRun | None = None) -> GlyphRun:
    """Return the total of a figure, or ``shown`` instead of it, as a word; in brackets if it is wrong."""
    number = write_number(figure.total, seed) if shown is None else shown
    return add_brackets(number) if figure.is_wrong else number


def draw_highlight(placed: Placed) -> str:
    """Return the highlight behind a figure."""
    return (
        f'<rect class="note" x="{placed.x - 8:.1f}" y="{placed.y - 9:.1f}" width="{placed.width + 14:.1f}"'
        f' height="{placed.height + 18:.1f}" rx="8"/>'
    )


def draw_word(placed: Placed) -> str:
    """Return the strokes of a word."""
    unit = placed.height / 100
    strokes = "".join(
        f'<path d="{"".join(g.strokes)}" transform="translate({placed.x + (g.x + 6) * unit:.1f} '
        f'{placed.y + g.y * unit:.1f}) rotate({g.turn:g}) scale({unit * g.scale:.3f}) skewX(-7)"'
        f"{_make_stroke_width(g)}/>"
        for g in placed.word.glyphs
    )
    frame = draw_outline(placed.shape, placed.x, placed.y, placed.width, placed.height)
    return f'<g class="hand">{strokes}{frame}</g>'


def _make_stroke_width(glyph: Glyph) -> str:
    """Return the attribute that draws small signs nearly as thick as large ones."""
    return (
        ""
        if glyph.scale > MAX_SMALL_SCALE
        else f' stroke-width="{SMALL_STROKE_FACTOR * STROKE_WIDTH / glyph.scale:.1f}"'
    )


def draw_figure(canvas: Canvas, placed: Placed, more: str = "") -> str:
    """Return a figure as a button; ``more`` is drawn in it."""
    if placed.title:
        return draw_mark(placed)
    tone = f' data-tone="{placed.tone}"' if placed.tone else ""
    if placed.figure is None:
        return f'<g aria-hidden="true"{tone}>{draw_word(placed)}</g>'
    figure = placed.figure
    cell = figure.cell
    words = figure_words(canvas.sheet, figure, canvas.lang, canvas.viewer)
    on = "" if cell.on is None else str(cell.on)
    return (
        f'<g class="figure{_choose_figure_class(figure)}" role="button" tabindex="0"'
        f' aria-label="{escape(words)}"'
        f' data-deal="{figure.deal_no}" data-account="{cell.account}" data-seat="{cell.seat}" data-on="{on}"'
        f' data-total="{figure.total}" data-before="{figure.total - figure.change}"'
        f' data-index="{figure.index}"{tone}'
        f' data-testid="figure-{cell.account}-{cell.seat}-{on or "x"}-{figure.index}">'
        f"<title>{escape(words)}</title><desc>{escape(_describe_figure(canvas, figure))}</desc>"
        f'<rect class="ring" x="{placed.x - 9:.1f}" y="{placed.y - 10:.1f}" width="{placed.width + 16:.1f}"'
        f' height="{placed.height + 20:.1f}" rx="8"/>{draw_word(placed)}{more}</g>'
    )


def draw_mark(placed: Placed, more: str = "") -> str:
    """Return a mark that is not a figure of a deal; ``more`` are further attributes."""
    title = escape(placed.title)
    return (
        f'<g class="mark" role="img" aria-label="{title}"{more}><title>{title}</title>{draw_word(placed)}</g>'
    )


def _choose_figure_class(figure: Figure) -> str:
    """Return the CSS class of a figure that adds nothing to the total: a wrong or repeated one."""
    return " old" if figure.is_wrong else " repeated" if figure.is_repeated else ""


def _describe_figure(canvas: Canvas, figure: Figure) -> str:
    """Return a sentence for each entry of a figure, a line each; what it corrected comes first."""
    sheet, lang = canvas.sheet, canvas.lang
    deal = sheet.source(figure)
    sentences = [entry_sentence(entry, deal, sheet.names, lang, canvas.viewer) for entry in figure.entries]
    if figure.is_wrong:
        return "\n".join(say(lang, "sheet-corrected", was=sentence) for sentence in sentences)
    return "\n".join(filter(None, (correction_text(sheet, figure, lang), *sentences)))


def draw_outline(shape: str, x: float, y: float, width: float, height: float) -> str:
    """Return the stroke through a figure or the frame around it as SVG, "" if it has none."""
    middle, right, bottom = x + width / 2, x + width, y + height
    if shape == "struck":
        low, high = y + 0.9 * height, y + 0.14 * height
        return f'<path class="frame" d="M{x:.1f} {low:.1f}L{right - 6:.1f} {high:.1f}"/>'
    if shape == "oval":
        return (
            f'<ellipse class="frame" cx="{middle:.1f}" cy="{y + height / 2:.1f}" rx="{width / 2 - 2:.1f}"'
            f' ry="{height / 2 - 1:.1f}"/>'
        )
    if shape == "rectangle":
        return (
            f'<rect class="frame" x="{x + 2:.1f}" y="{y + 1:.1f}" width="{width - 4:.1f}"'
            f' height="{height - 2:.1f}"/>'
        )
    if shape == "rhombus":
        corners = ((x, y + height / 2), (middle, y), (right, y + height / 2), (middle, bottom))
        return f'<polygon class="frame" points="{" ".join(f"{a:.1f},{b:.1f}" for a, b in corners)}"/>'
    return ""


def draw_balance(canvas: Canvas, x: float, y: float) -> str:
    """Return the results as a sum, "" if there are none."""
    results = canvas.results
    if results is None:
        return ""
    line = balance_text(tuple(results))
    if not sum(results):
        line += say(canvas.lang, "joint-list") + say(canvas.lang, "sheet-balance")
    return (
        f'<text class="good sum" x="{x:g}" y="{y:g}" text-anchor="middle"'
        f' data-testid="balance">{escape(line)}</text>'
    )


def draw_result(result: Fraction, place: str) -> str:
    """Return a result after a name, green or red."""
    tone = "good" if result > 0 else "bad" if result < 0 else "name"
    return f'<tspan class="{tone}" dx="16" data-testid="result-{place}">{format_signed(result)}</tspan>'
