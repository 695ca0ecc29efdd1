"""Waiting for what is drawn."""

from __future__ import annotations

from typing import Final

FRAMES: Final = """() => new Promise((go) => {
  requestAnimationFrame(() => requestAnimationFrame(go));
  setTimeout(go, 10_000);
})"""
"""Waits for two frames.

Chromium sometimes draws none any more: what is laid out can be looked at all the same.
"""
