"""The table page fed with recorded moments of matches, and a search for faults of its layout."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from prikup.bots.hints import Hint
from prikup.core import to_json
from tests.web.conftest import TIMEOUT_MS
from tests.web.frames import FRAMES, set_window_size
from tests.web.moments import Looked, Moment
from tests.web.player import Player, troubles

# Parts that must not overlap; parts within one entry may.
PARTS = {
    "bar": ".bar .facts, .bar .buttons",
    "plate": ".plate",
    "name": ".plate strong",
    "word": ".plate .ticket",
    "bubble": ".bubble",
    "open hand": "[data-testid^=exposed-] .row, .open .suit",
    "backs": ".backs",
    "thrown": "[data-testid=thrown]",
    "badge": ".badge .ticket, .badge .what, .badge .back, .badge .name",
    "trick": ".trick .slot",
    "talon": ".middle [data-testid=talon]",
    "bids": "[data-testid=bid-box] .grid, [data-testid=bid-box] .numbers",
    "words": "[data-testid=bid-box] .words",
    "answers": ".ask",
    "aid": "[data-testid=aid]",
    "coach": ".coach",
    "notice": ".notices > :not(.coach)",
    "turn": ".answers > .turn > *",
    "me": ".me > *",
    "actions": ".actions > *",
    "hand": "[data-testid=hand]:has([data-card])",
    "resting": "[data-testid=resting]",
    "summary": ".summary .paper, .summary .totals, .final .paper",
    "claim": "[data-testid=claim]",
    "seating": "[data-testid=seating]",
    "steps": ".lookback > *",
    "onward": ".onward > *, .parting > *",
    "panel": "aside",
}
# Parts that never move within a match; of the turn line only y counts, as it is as wide as its text.
STILL = {
    "west": ".side-west .plate",
    "north": ".side-north .plate",
    "east": ".side-east .plate",
    "status": ".status",
    "turn": ".answers > .turn",
    "hand": "> .hand",
}
# Texts that may be shortened with an ellipsis.
SHORTENED = (
    ".who strong, .aid .who b, .bar .facts, .bar .line:last-child, .bar .line:last-child *, "
    ".hint .words p, .hint .words p *, th, th *"
)

_FAULTS = Path(__file__).with_name("faults.js").read_text(encoding="utf-8").partition("\n")[2].strip()


# Replaces the WebSocket, so that a test sends the messages.
_SOCKET = """globalThis.WebSocket = class {
  static OPEN = 1;
  readyState = 1;
  constructor() { globalThis.socket = this; setTimeout(() => this.onopen?.()); }
  send() {}
  close() {}
};"""
# Keep a trick on the table until it is clicked, and do not paint cards, which takes half of the time.
_LIKED = """localStorage.setItem("prikup.prefs", JSON.stringify({ hold: 0 }));
addEventListener("DOMContentLoaded", () => {
  const style = document.createElement("style");
  style.textContent = "svg.face, svg.face * { visibility: hidden !important }";
  document.head.append(style);
});"""
# Answers requests about a finished deal from ``globalThis.answers``.
_FETCH = """const fetched = globalThis.fetch;
globalThis.fetch = (address, ...more) => {
  const known = globalThis.answers ?? {};
  const { pathname, searchParams } = new URL(address, location.href);
  const [, what] = /^\\/api\\/tables\\/[^/]+\\/(deals|sheet|hint)/.exec(pathname) ?? [];
  if (!what) return fetched(address, ...more);
  const told = { deals: known.deal, sheet: known.sheet?.[searchParams.get("lang")], hint: known.hint };
  return Promise.resolve(new Response(told[what]));
};"""
# Shows a moment with all animations finished; nothing has to be painted.
_SHOW = f"""async (state) => {{
  globalThis.shown = (globalThis.shown ?? 0) + 1;
  state = {{ ...state, version: globalThis.shown }};
  document.querySelector(".middle .rest")?.click();
  globalThis.socket.onmessage({{ data: JSON.stringify(state) }});
  const frames = {FRAMES};
  const soon = () => new Promise((go) => setTimeout(go));
  await soon();
  const coming = () => state.view && document.querySelector(".cloth.before");
  if (coming()) {{
    while (coming()) await soon();
    await frames();
  }}
  while (document.getAnimations().length) {{
    for (const one of document.getAnimations()) one.finish();
    await soon();
  }}
}}"""
_LOOK = f"""async ([moments, parts, shortened, still]) => {{
  const frames = {FRAMES};
  const faults = () => ({_FAULTS})(parts, shortened);
  await frames();
  const found = [];
  const places = {{}};
  for (const [kind, state] of moments) {{
    await ({_SHOW})(JSON.parse(state));
    for (const [name, selector] of Object.entries(still)) {{
      const one = document.querySelector(`.cloth:not(.before) ${{selector}}`);
      if (!one) continue;
      const {{ x, y }} = one.getBoundingClientRect();
      (places[name] ??= new Set()).add(`${{name === "turn" ? 0 : Math.round(x)}} ${{Math.round(y)}}`);
    }}
    // Parts measured in one frame may move in the next, so only a fault that stays is one.
    for (let looks = 0; looks < 10 && faults().length; looks++) await frames();
    for (const fault of faults()) found.push([fault, kind]);
  }}
  for (const [name, {{ size }}] of Object.entries(places))
    if (size > 1) found.push([`${{name}} moves`, "one of them"]);
  return found;
}}"""


_LEFT_OPEN = """() => Boolean(
  document.querySelector("aside.open, .claim, .sheet, .hint, .middle.last, [data-testid=lookback]"))"""


BOTH = ((390, 844), (1280, 800))
"""A phone and a desktop; the last size stays."""


def check_layout(player: Player, sizes: Sequence[tuple[int, int]] = ()) -> None:
    """Check that nothing on a page overlaps, is cut, or leaves the screen, now or at each of these sizes."""
    for width, height in sizes:
        set_window_size(player.page, width, height)
        check_layout(player)
    if sizes:
        return
    player.settle()
    found = player.page.evaluate(f"([parts, shortened]) => ({_FAULTS})(parts, shortened)", [PARTS, SHORTENED])
    assert found == [], found


class Felt:
    """A table page that shows moments instead of a server's messages."""

    def __init__(self, browser: Browser, url: str, fonts: bool = True, **profile: Any) -> None:
        self._context = browser.new_context(base_url=url, reduced_motion="reduce", **profile)
        self._context.set_default_timeout(TIMEOUT_MS)
        self.page = self._context.new_page()
        self.troubles = troubles(self.page)
        for script in (_SOCKET, _LIKED, _FETCH):
            self.page.add_init_script(script)
        if not fonts:
            self.page.route("**/*.woff2", lambda route: route.abort())
        self.load()

    def load(self) -> None:
        """Load the page, which has no moment yet."""
        self.page.goto("/t/moments?speed=instant")
        self.page.wait_for_function(
            "() => globalThis.socket && document.querySelector('[data-testid=table]')"
        )

    def show(self, moment: Moment) -> None:
        """Send a moment, and wait until it is drawn."""
        self.page.evaluate(_SHOW, json.loads(moment.state))

    def letters(self) -> None:
        """Wait for the fonts of the text that is shown; those of other scripts are fetched when needed."""
        self.page.evaluate(
            f"async () => {{ const frames = {FRAMES}; await frames(); await document.fonts.ready }}"
        )

    def size(self, width: int, height: int) -> None:
        """Set the size of the window."""
        set_window_size(self.page, width, height)

    def faults(self, moments: Sequence[Moment]) -> list[tuple[str, str]]:
        """Return what overlaps, is cut, too small or moves, each with the moment in which it does."""
        found: list[tuple[str, str]] = self.page.evaluate(_LOOK, [moments, PARTS, SHORTENED, STILL])
        return found

    def look_back(self, looked: Looked) -> None:
        """Show the summary of a deal; its cards and its sheet can be requested from now on."""
        self.page.evaluate(
            "([deal, sheet]) => { globalThis.answers = { deal, sheet } }", [looked.deal, looked.sheet]
        )
        self.show(looked.summed)

    def ask(self, hint: Hint) -> None:
        """Request a hint, get this one, and wait until it is shown."""
        self.page.evaluate("(hint) => { globalThis.answers = { hint } }", to_json(hint).decode())
        self.page.get_by_test_id("btn-hint").click()
        self.page.get_by_test_id("hint").wait_for()

    def wrong(self, over: str | None = None) -> list[str]:
        """Return the faults of the layout now, or of the part over the felt that ``over`` selects."""
        found: list[str] = self.page.evaluate(
            f"""async ([parts, shortened, over]) => {{
              const frames = {FRAMES};
              await frames();
              const faults = () => ({_FAULTS})(parts, shortened, over);
              for (let looks = 0; looks < 10 && faults().length; looks++) await frames();
              return faults();
            }}""",
            [PARTS, SHORTENED, over],
        )
        return found

    def reset(self) -> None:
        """Load the page anew if an earlier test left something open, and forget the answers of that test."""
        if self.page.evaluate(_LEFT_OPEN):
            self.load()
        self.page.evaluate("() => { globalThis.answers = undefined }")

    def close(self) -> None:
        """Close the page."""
        self._context.close()
