"""Checks of pages against the accessibility guidelines and for the size of fingers."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, TypeAlias

from playwright.sync_api import Frame, Page

from tests.web.frames import FRAMES

Shown: TypeAlias = Page | Frame
_Scheme: TypeAlias = Literal["dark", "light"]

TARGET = 44
"""The least size of a button, in pixels."""
_AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# All rules of the guidelines, and that accessible names contain the visible text.
_ALL = {
    "resultTypes": ["violations"],
    "rules": {"label-content-name-mismatch": {"enabled": True}, "p-as-heading": {"enabled": True}},
}
_COLOURS = {"resultTypes": ["violations"], "runOnly": ["color-contrast"]}
_RUN = f"""async (options) => {{
  await ({FRAMES})();
  const {{ violations }} = await axe.run(options);
  return violations.flatMap(({{ id, nodes }}) =>
    nodes.map(({{ html, any }}) => `${{id}}: ${{html.slice(0, 160)}}: ${{any[0]?.message ?? ""}}`));
}}"""
_DARK = "() => matchMedia('(prefers-color-scheme: dark)').matches"
_SMALL = """(least) => [...document.querySelectorAll("button, summary, input, select")].filter((one) => {
  const { width, height } = one.getBoundingClientRect();
  return width && !one.closest(".term, label") && !one.matches(".term") && Math.min(width, height) < least;
}).map((one) => one.outerHTML.slice(0, 120))"""


def violations(shown: Shown) -> list[str]:
    """Return the violations that axe finds, those of contrast in both colour schemes."""
    page = shown if isinstance(shown, Page) else shown.page
    shown.locator("h1").first.wait_for(state="attached")  # every page has one
    if not shown.evaluate("() => 'axe' in window"):
        shown.evaluate(_AXE.read_text(encoding="utf-8"))
    found: list[str] = shown.evaluate(_RUN, _ALL)
    now: _Scheme = "dark" if shown.evaluate(_DARK) else "light"
    other: _Scheme = "light" if now == "dark" else "dark"
    page.emulate_media(color_scheme=other)
    found += [f"{other}: {fault}" for fault in shown.evaluate(_RUN, _COLOURS)]
    page.emulate_media(color_scheme=now)
    return found


def small_buttons(page: Shown) -> list[str]:
    """Return the buttons that are too small for a finger, except words in a text."""
    found: list[str] = page.evaluate(_SMALL, TARGET)
    return found
