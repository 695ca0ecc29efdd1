"""Plots as inline SVG: intervals, a running mean, bars; colours come from the page's style."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import accumulate
from typing import Final

from prikup.arena.report import MIN_INTERVAL_UNITS, Interval

PLOT_WIDTH: Final = 720
NAME_WIDTH: Final = 250
"""Width of the names at the left."""
LINE_HEIGHT: Final = 26
PLOT_HEIGHT: Final = 190
MAX_CURVE_POINTS: Final = 400
"""Largest number of points of a curve."""


def plot_intervals(rows: Sequence[tuple[str, Interval]]) -> str:
    """Plot each mean as a point on its interval, if it has one, with zero as a vertical line."""
    low, high = _find_scale_ends([value for _, interval in rows for value in interval if value is not None])
    to_x = _Scale(low, high, NAME_WIDTH, PLOT_WIDTH - 90)
    parts = [_draw_zero_line(to_x(0), LINE_HEIGHT * len(rows))]
    for number, (name, interval) in enumerate(rows):
        y = LINE_HEIGHT * number + LINE_HEIGHT / 2
        if interval.low is not None and interval.high is not None:
            ends = f'x1="{to_x(interval.low)}" x2="{to_x(interval.high)}"'
            parts.append(f'<line class="range" {ends} y1="{y}" y2="{y}"/>')
        parts += [
            _draw_text(0, y, name),
            f'<circle cx="{to_x(interval.mean)}" cy="{y}" r="4"/>',
            _draw_text(PLOT_WIDTH, y, f"{interval.mean:+.2f}", "end"),
        ]
    return _wrap_svg(LINE_HEIGHT * len(rows), parts)


def plot_bars(rows: Sequence[tuple[str, float, str]]) -> str:
    """Plot each number as a bar from zero, with its text."""
    low, high = _find_scale_ends([value for _, value, _ in rows])
    to_x = _Scale(low, high, NAME_WIDTH, PLOT_WIDTH - 190)
    parts = []
    for number, (name, value, text) in enumerate(rows):
        y, left, side = LINE_HEIGHT * number, min(to_x(0), to_x(value)), "minus" if value < 0 else "plus"
        width = round(abs(to_x(value) - to_x(0)), 1)
        parts += [
            _draw_text(0, y + LINE_HEIGHT / 2, name),
            f'<rect class="{side}" x="{left}" y="{y + 6}" width="{width}" height="14"/>',
            _draw_text(PLOT_WIDTH, y + LINE_HEIGHT / 2, text, "end"),
        ]
    return _wrap_svg(LINE_HEIGHT * len(rows), [_draw_zero_line(to_x(0), LINE_HEIGHT * len(rows)), *parts])


def plot_running_mean(values: Sequence[float]) -> str:
    """Plot the mean of the first numbers as they become more, in the band of twice its standard error.

    The band begins where there are enough numbers for an interval.
    """
    means, errors = _compute_running_means(values)
    step = max(1, len(values) // MAX_CURVE_POINTS)
    drawn = range(min(9, len(values) // 2), len(values), step)
    banded = [index for index in drawn if index + 1 >= MIN_INTERVAL_UNITS]
    edges = [means[index] + side * errors[index] for index in banded for side in (-1, 1)]
    low, high = _find_scale_ends([*(means[index] for index in drawn), *edges])
    to_y, to_x = _Scale(low, high, PLOT_HEIGHT - 24, 8), _Scale(0, len(values), 60, PLOT_WIDTH - 10)
    upper = [f"{to_x(index + 1)},{to_y(means[index] + errors[index])}" for index in banded]
    lower = [f"{to_x(index + 1)},{to_y(means[index] - errors[index])}" for index in reversed(banded)]
    line = " ".join(f"{to_x(index + 1)},{to_y(means[index])}" for index in drawn)
    parts = [
        *([f'<polygon class="band" points="{" ".join(upper + lower)}"/>'] if banded else []),
        f'<line class="zero" x1="60" x2="{PLOT_WIDTH - 10}" y1="{to_y(0)}" y2="{to_y(0)}"/>',
        f'<polyline points="{line}"/>',
        *(_draw_text(52, to_y(end), f"{end:+.1f}", "end") for end in (low, 0.0, high)),
        _draw_text(PLOT_WIDTH - 10, PLOT_HEIGHT - 6, str(len(values)), "end"),
    ]
    return _wrap_svg(PLOT_HEIGHT, parts)


def plot_sums(rows: Sequence[tuple[str, str, Sequence[float]]]) -> str:
    """Plot running sums, a line for each row of CSS class, name and increments."""
    sums = [(kind, name, [0.0, *accumulate(values)]) for kind, name, values in rows]
    low, high = _find_scale_ends([value for _, _, curve in sums for value in curve])
    steps = max(len(curve) for _, _, curve in sums) - 1
    to_y, to_x = _Scale(low, high, PLOT_HEIGHT - 24, 8), _Scale(0, max(steps, 1), 60, PLOT_WIDTH - 130)
    parts = [
        f'<line class="zero" x1="60" x2="{PLOT_WIDTH - 130}" y1="{to_y(0)}" y2="{to_y(0)}"/>',
        *(_draw_text(52, to_y(end), f"{end:+.0f}", "end") for end in {low, 0.0, high}),
        _draw_text(PLOT_WIDTH - 130, PLOT_HEIGHT - 6, str(steps), "end"),
    ]
    for kind, name, curve in sums:
        line = " ".join(f"{to_x(index)},{to_y(value)}" for index, value in enumerate(curve))
        parts.append(f'<polyline class="{kind}" points="{line}"/>')
        parts.append(_draw_text(PLOT_WIDTH - 122, to_y(curve[-1]), f"{name} {curve[-1]:+.0f}"))
    return _wrap_svg(PLOT_HEIGHT, parts)


def _compute_running_means(values: Sequence[float]) -> tuple[list[float], list[float]]:
    """Return the means of the first one, two, three … numbers, and twice their standard errors."""
    sums, squares = accumulate(values), accumulate(value * value for value in values)
    means, errors = [], []
    for count, (total, square) in enumerate(zip(sums, squares, strict=True), 1):
        mean = total / count
        means.append(mean)
        errors.append(2 * (max(square / count - mean * mean, 0.0) / count) ** 0.5)
    return means, errors


class _Scale:
    """A linear scale from numbers to coordinates."""

    def __init__(self, low: float, high: float, first: float, last: float) -> None:
        self._low, self._first = low, first
        self._step = (last - first) / (high - low)

    def __call__(self, value: float) -> float:
        return round(self._first + (value - self._low) * self._step, 1)


def _find_scale_ends(values: Sequence[float]) -> tuple[float, float]:
    """Return the ends of a scale that holds all numbers and zero."""
    low, high = min(0.0, *values), max(0.0, *values)
    return (low, high) if low < high else (-1.0, 1.0)


def _draw_zero_line(x: float, height: float) -> str:
    return f'<line class="zero" x1="{x}" x2="{x}" y1="0" y2="{height}"/>'


def _draw_text(x: float, y: float, text: str, anchor: str = "start") -> str:
    return f'<text x="{x}" y="{y + 4}" text-anchor="{anchor}">{escape(text)}</text>'


def _wrap_svg(height: float, parts: Sequence[str]) -> str:
    return f'<svg viewBox="0 0 {PLOT_WIDTH} {height}" role="img">{"".join(parts)}</svg>'
