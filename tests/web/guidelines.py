"""What the accessibility guidelines, and fingers, have against a page."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, TypeAlias

from playwright.sync_api import Frame, Page

from tests.web.frames import FRAMES

Shown: TypeAlias = Page | Frame
_Scheme: TypeAlias = Literal["dark", "light"]

TARGET = 44
"""Pixels that a finger needs."""
_AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# What is looked for: all that the guidelines ask for, and that names are what is seen.
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
    """What breaks a guideline, as axe finds it once the page is there; of both schemes the colours."""
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


def small(page: Shown) -> list[str]:
    """The buttons that can be pressed and are too small for a finger, but for words in a text."""
    found: list[str] = page.evaluate(_SMALL, TARGET)
    return found
