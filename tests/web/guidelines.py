"""What the accessibility guidelines, and fingers, have against a page."""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias

from playwright.sync_api import Frame, Page

Shown: TypeAlias = Page | Frame

TARGET = 44
"""Pixels that a finger needs."""
_AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# What is looked for: all that the guidelines ask for, and that names are what is seen.
_RUN = """async () => {
  const rules = { "label-content-name-mismatch": { enabled: true }, "p-as-heading": { enabled: true } };
  const { violations } = await axe.run({ rules });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}"""
_SMALL = """(least) => [...document.querySelectorAll("button, summary, input, select")].filter((one) => {
  const { width, height } = one.getBoundingClientRect();
  return width && !one.closest(".term, label") && !one.matches(".term") && Math.min(width, height) < least;
}).map((one) => one.outerHTML.slice(0, 120))"""


def violations(page: Shown) -> list[str]:
    """What breaks a guideline, as axe finds it."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(_RUN)
    return found


def small(page: Shown) -> list[str]:
    """The buttons that can be pressed and are too small for a finger, but for words in a text."""
    found: list[str] = page.evaluate(_SMALL, TARGET)
    return found
