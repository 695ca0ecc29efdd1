"""Plots as inline SVG: intervals, a running mean, bars; colours come from the page's style."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import accumulate
from typing import Final

from prikup.arena.report import MIN_INTERVAL_UNITS, Interval

# Coordinates and sizes are in units of the view box: 720 across a plot, whatever its size on the page.
PLOT_WIDTH: Final = 720
NAME_WIDTH: Final = 250
"""Width of the names at the left of intervals and bars."""
MEAN_WIDTH: Final = 90
"""Width of the means at the right of intervals."""
BAR_TEXT_WIDTH: Final = 190
"""Width of the texts at the right of bars."""
LINE_HEIGHT: Final = 26
"""Height of one row of intervals or bars."""
BAR_HEIGHT: Final = 14
PLOT_HEIGHT: Final = 190
"""Height of a plot of curves."""
AXIS_LEFT: Final = 60
"""Where curves begin: left of it are the numbers of the vertical scale."""
CURVE_TOP: Final = 8
CURVE_BOTTOM: Final = PLOT_HEIGHT - 24
"""Where curves end below: under it is the number of steps."""
CURVE_MARGIN: Final = 10
"""Width left free at the right of a curve without a name."""
CURVE_NAME_WIDTH: Final = 130
"""Width of the names and last sums at the right of curves."""
TEXT_GAP: Final = 8
"""Distance of a text from the curves."""
MAX_CURVE_POINTS: Final = 400
"""Largest number of points of a curve."""
MAX_SKIPPED_MEANS: Final = 9
"""Largest number of first means that are not drawn: so few numbers would stretch the scale."""
BAND_ERRORS: Final = 2
"""Standard errors on each side of a running mean that its band covers."""


def plot_intervals(rows: Sequence[tuple[str, Interval]]) -> str:
    """Plot for each row of name and interval the mean as a point on its interval, if it has one.

    Zero is a vertical line.
    """
    low, high = _find_scale_ends([value for _, interval in rows for value in interval if value is not None])
    to_x = _Scale(low, high, NAME_WIDTH, PLOT_WIDTH - MEAN_WIDTH)
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
    """Plot each row of name, number and text as a bar from zero, with its text at the right."""
    low, high = _find_scale_ends([value for _, value, _ in rows])
    to_x = _Scale(low, high, NAME_WIDTH, PLOT_WIDTH - BAR_TEXT_WIDTH)
    parts = []
    for number, (name, value, text) in enumerate(rows):
        top, middle = LINE_HEIGHT * number, LINE_HEIGHT * number + LINE_HEIGHT / 2
        left, width = min(to_x(0), to_x(value)), round(abs(to_x(value) - to_x(0)), 1)
        bar_top = top + (LINE_HEIGHT - BAR_HEIGHT) // 2
        css_class = "minus" if value < 0 else "plus"
        parts += [
            _draw_text(0, middle, name),
            f'<rect class="{css_class}" x="{left}" y="{bar_top}" width="{width}" height="{BAR_HEIGHT}"/>',
            _draw_text(PLOT_WIDTH, middle, text, "end"),
        ]
    return _wrap_svg(LINE_HEIGHT * len(rows), [_draw_zero_line(to_x(0), LINE_HEIGHT * len(rows)), *parts])


def plot_running_mean(values: Sequence[float]) -> str:
    """Plot the mean of the first numbers as they become more, in the band of twice its standard error.

    The band begins where there are enough numbers for an interval.
    """
    means, errors = _compute_running_means(values)
    step = max(1, len(values) // MAX_CURVE_POINTS)
    drawn = range(min(MAX_SKIPPED_MEANS, len(values) // 2), len(values), step)
    banded = [index for index in drawn if index + 1 >= MIN_INTERVAL_UNITS]
    edges = [means[index] + side * errors[index] for index in banded for side in (-1, 1)]
    low, high = _find_scale_ends([*(means[index] for index in drawn), *edges])
    right = PLOT_WIDTH - CURVE_MARGIN
    to_x, to_y = _Scale(0, len(values), AXIS_LEFT, right), _Scale(low, high, CURVE_BOTTOM, CURVE_TOP)
    upper = [f"{to_x(index + 1)},{to_y(means[index] + errors[index])}" for index in banded]
    lower = [f"{to_x(index + 1)},{to_y(means[index] - errors[index])}" for index in reversed(banded)]
    line = " ".join(f"{to_x(index + 1)},{to_y(means[index])}" for index in drawn)
    parts = [
        *([f'<polygon class="band" points="{" ".join(upper + lower)}"/>'] if banded else []),
        _draw_zero_axis(right, to_y(0)),
        f'<polyline points="{line}"/>',
        *(_draw_scale_number(to_y(end), f"{end:+.1f}") for end in (low, 0.0, high)),
        _draw_step_count(right, len(values)),
    ]
    return _wrap_svg(PLOT_HEIGHT, parts)


def plot_sums(rows: Sequence[tuple[str, str, Sequence[float]]]) -> str:
    """Plot running sums from zero, a line for each row of CSS class, name and increments."""
    sums = [(css_class, name, [0.0, *accumulate(increments)]) for css_class, name, increments in rows]
    low, high = _find_scale_ends([value for _, _, curve in sums for value in curve])
    steps = max(len(curve) for _, _, curve in sums) - 1
    right = PLOT_WIDTH - CURVE_NAME_WIDTH
    to_x, to_y = _Scale(0, max(steps, 1), AXIS_LEFT, right), _Scale(low, high, CURVE_BOTTOM, CURVE_TOP)
    parts = [
        _draw_zero_axis(right, to_y(0)),
        *(_draw_scale_number(to_y(end), f"{end:+.0f}") for end in {low, 0.0, high}),
        _draw_step_count(right, steps),
    ]
    for css_class, name, curve in sums:
        line = " ".join(f"{to_x(index)},{to_y(value)}" for index, value in enumerate(curve))
        parts.append(f'<polyline class="{css_class}" points="{line}"/>')
        parts.append(_draw_text(right + TEXT_GAP, to_y(curve[-1]), f"{name} {curve[-1]:+.0f}"))
    return _wrap_svg(PLOT_HEIGHT, parts)


def _compute_running_means(values: Sequence[float]) -> tuple[list[float], list[float]]:
    """Return the means of the first one, two, three … numbers, and BAND_ERRORS standard errors of each."""
    sums, squares = accumulate(values), accumulate(value * value for value in values)
    means, errors = [], []
    for count, (total, square) in enumerate(zip(sums, squares, strict=True), 1):
        mean = total / count
        means.append(mean)
        errors.append(BAND_ERRORS * (max(square / count - mean * mean, 0.0) / count) ** 0.5)
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


def _draw_zero_axis(right: float, y: float) -> str:
    """Return the horizontal line of zero in a plot of curves."""
    return f'<line class="zero" x1="{AXIS_LEFT}" x2="{right}" y1="{y}" y2="{y}"/>'


def _draw_scale_number(y: float, text: str) -> str:
    """Return a number of the vertical scale, left of the curves."""
    return _draw_text(AXIS_LEFT - TEXT_GAP, y, text, "end")


def _draw_step_count(right: float, count: int) -> str:
    """Return the number of steps, below the end of the curves."""
    return _draw_text(right, PLOT_HEIGHT - 6, str(count), "end")


def _draw_zero_line(x: float, height: float) -> str:
    return f'<line class="zero" x1="{x}" x2="{x}" y1="0" y2="{height}"/>'


def _draw_text(x: float, y: float, text: str, anchor: str = "start") -> str:
    return f'<text x="{x}" y="{y + 4}" text-anchor="{anchor}">{escape(text)}</text>'


def _wrap_svg(height: float, parts: Sequence[str]) -> str:
    return f'<svg viewBox="0 0 {PLOT_WIDTH} {height}" role="img">{"".join(parts)}</svg>'
