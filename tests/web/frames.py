"""Waiting for the browser to draw."""

from __future__ import annotations

from typing import Final

FRAMES: Final = """() => new Promise((go) => {
  requestAnimationFrame(() => requestAnimationFrame(go));
  setTimeout(go, 10_000);
})"""
"""A script that waits for two frames.

Chromium sometimes stops drawing frames; the layout can be measured all the same.
"""
