"""Waiting for the browser to draw."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

FRAMES: Final = """() => new Promise((go) => {
  requestAnimationFrame(() => requestAnimationFrame(go));
  setTimeout(go, 10_000);
})"""
"""A script that waits for two frames.

Chromium sometimes stops drawing frames; the layout can be measured all the same.
"""


def set_window_size(page: Page, width: int, height: int) -> None:
    """Set the size of the window and wait until the page is drawn in it: the browser tells the page later."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(
        "([width, height]) => innerWidth === width && innerHeight === height", arg=[width, height]
    )
    page.evaluate(FRAMES)
