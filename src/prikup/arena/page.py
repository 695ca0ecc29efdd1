"""Measurements of bots as one self-contained HTML page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any, Final

from prikup.arena.duplicate import Pairing, Unit
from prikup.arena.plots import plot_bars, plot_intervals, plot_running_mean
from prikup.arena.report import MIN_INTERVAL_UNITS, Interval, list_gains
from prikup.bots.faults import BotFault
from prikup.words.catalogue import ENGLISH_CODE

STYLE: Final = """
:root { color-scheme: light dark; --back: #efebe2; --ink: #24211b; --soft: #5b5548; --line: #d5cdbd;
  --mark: #1f5a48; --plus: #1f6b45; --minus: #a33327; --band: #1f5a4826; }
@media (prefers-color-scheme: dark) { :root { --back: #141715; --ink: #ece8dc; --soft: #aeb3a8;
  --line: #373d39; --mark: #8cc9ae; --plus: #7fcba0; --minus: #f0968a; --band: #8cc9ae2e; } }
body { margin: 2rem auto; max-width: 50rem; padding: 0 1rem; background: var(--back); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2.2rem; } p, figcaption { color: var(--soft); }
figure { margin: 1rem 0; } svg { width: 100%; height: auto; } svg text { fill: var(--ink); font-size: 13px; }
circle { fill: var(--mark); } polyline { fill: none; stroke: var(--mark); stroke-width: 2; }
.range { stroke: var(--mark); stroke-width: 3; } .zero { stroke: var(--soft); stroke-dasharray: 3 3; }
.band { fill: var(--band); } .plus { fill: var(--plus); } .minus { fill: var(--minus); }
.luck { stroke: var(--soft); stroke-dasharray: 5 4; } .result { stroke: var(--plus); }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.2rem 0.8rem 0.2rem 0; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; }
"""


def page(figures: dict[str, Any], played: Sequence[tuple[Pairing, Sequence[Unit]]]) -> str:
    """Return the page of the figures of ``prikup arena``, with plots of their deals."""
    unit = figures["unit"]
    title = f"{figures['game']}, {figures['rules']}"
    about = [f"{figures['players']} players", f"seed {figures['seed']}"]
    about += [f"every deal made a {figures['force']}"] if figures["force"] else []
    parts = [
        f"<h1>{escape(title)}</h1><p>{escape(', '.join(about))}. All scores are a {unit}: by how much a bot"
        f" comes ahead of the table's mean. Intervals are 95 % bootstrap, of at least {MIN_INTERVAL_UNITS}"
        f" {unit}s.</p>",
        render_figure(plot_intervals(list(_list_means(figures))), f"Means a {unit}, and their intervals"),
    ]
    for pair, (_, units) in zip(figures["pairs"], played, strict=True):
        parts += _render_pair(pair, units, unit)
    for row in figures.get("differences", ()):
        parts += [
            f"<h2>{escape(row['one'])} ahead of {escape(row['other'])}, {unit} by {unit}</h2>",
            render_figure(plot_running_mean(row["by_deal"]), f"The mean after so many {unit} differences"),
        ]
    parts.append(render_table("CPU", ["bot", "decisions", "ms a decision"], _list_cpu_rows(figures)))
    return render_page(title, "en", parts)


def _list_means(figures: dict[str, Any]) -> Iterable[tuple[str, Interval]]:
    """Yield name and interval of each pairing, of its mirror, and of each difference."""
    for pair in figures["pairs"]:
        yield f"{pair['candidate']} against {pair['baseline']}", _read_interval(pair)
        if pair["mirror"]:
            yield "… in company", _read_interval(pair["mirror"])
    for row in figures.get("differences", ()):
        yield f"{row['one']} ahead of {row['other']}", _read_interval(row)


def _render_pair(pair: dict[str, Any], units: Sequence[Unit], unit: str) -> list[str]:
    """Return the parts of the page for one pairing: its deals, faults, plots and tried calls."""
    roles = [
        (role, row["share"], f"{row['share']:+.2f} ({row['deals']} times {row['mean']:+.2f})")
        for role, row in pair["roles"].items()
    ]
    parts = [
        f"<h2>{escape(pair['candidate'])} against {escape(pair['baseline'])}</h2>",
        f"<p>{pair['deals']} in every seat, {pair['errors']} errors.</p>",
        *_render_faults(pair["faults"], unit),
        render_figure(
            plot_running_mean(list_gains(units)),
            f"The mean after so many, a {unit}; from {MIN_INTERVAL_UNITS} on, two standard errors around it",
        ),
        render_figure(plot_bars(roles), "The part that each kind of deal and role has in the mean"),
    ]
    head = ["call", "instead", "times", "brings", "from", "to"]
    rows = [
        [f"{row['asks']}: {row['said']}", row["instead"], row["times"], row["mean"], row["low"], row["high"]]
        for row in pair.get("calls", ())
    ]
    return [*parts, render_table("Other calls", head, rows)] if rows else parts


def _render_faults(faults: Sequence[BotFault], unit: str) -> list[str]:
    """Return the table of the bots' faults, nothing if there are none."""
    head = ["bot", "kind", "times", f"first in {unit}", "seat", "asked to", "what was wrong"]
    rows = [
        [fault.bot, fault.kind, fault.count, fault.deal, fault.seat, fault.asks, fault.why.told(ENGLISH_CODE)]
        for fault in faults
    ]
    return [render_table("Errors", head, rows)] if rows else []


def _list_cpu_rows(figures: dict[str, Any]) -> list[list[object]]:
    """Return for each bot its name, its decisions and the milliseconds of one."""
    return [[bot, use["decisions"], use["milliseconds"]] for bot, use in figures["cpu"].items()]


def _read_interval(row: dict[str, Any]) -> Interval:
    return Interval(row["mean"], row["low"], row["high"])


def render_page(title: str, lang: str, parts: Sequence[str]) -> str:
    """Return a complete page of these parts."""
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    view = '<meta name="viewport" content="width=device-width, initial-scale=1">'
    return (
        f'<!doctype html><html lang="{lang}"><head>{head}{view}</head><body>{"".join(parts)}</body></html>\n'
    )


def render_figure(plot: str, caption: str) -> str:
    """Return a plot with its caption."""
    return f"<figure>{plot}<figcaption>{escape(caption)}</figcaption></figure>"


def render_table(title: str, head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Return a table under a title."""
    lines = "".join(_render_row("td", row) for row in rows)
    return f'<h2>{title}</h2><div class="wide"><table>{_render_row("th", head)}{lines}</table></div>'


def _render_row(cell: str, values: Sequence[object]) -> str:
    """Return a row of a table; ``cell`` is the HTML element of its cells."""
    return f"<tr>{''.join(f'<{cell}>{escape(_spell_value(value))}</{cell}>' for value in values)}</tr>"


def _spell_value(value: object) -> str:
    """Return a value as text: a number with a fraction signed, None as a dash."""
    if value is None:
        return "–"
    return f"{value:+.3f}" if isinstance(value, float) else str(value)
