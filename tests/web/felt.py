"""A page of the table that is shown moments of matches, and what of it is where it may not be."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from tests.web.moments import Moment
from tests.web.player import Player, troubles

# Parts that must not lie on each other; of one list, what is in the same part may.
PARTS = {
    "bar": ".bar .facts, .bar .buttons",
    "plate": ".plate",
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
    "onward": ".onward > *, .parting > *",
    "panel": "aside",
}
# What never moves within a match; the turn line is as wide as its words.
STILL = {
    "west": ".side-west .plate",
    "north": ".side-north .plate",
    "east": ".side-east .plate",
    "status": ".status",
    "turn": ".answers > .turn",
    "hand": "> .hand",
}
# Of these a part may be cut, with dots, where it is long.
SHORTENED = ".who strong, .bar .facts, .bar .facts *, th, th *, .seat .facts, .seat .facts *"

_FAULTS = Path(__file__).with_name("faults.js").read_text(encoding="utf-8").partition("\n")[2].strip()


# In place of what would connect to a server: one that says what it is told to.
_SOCKET = """globalThis.WebSocket = class {
  static OPEN = 1;
  readyState = 1;
  constructor() { globalThis.socket = this; setTimeout(() => this.onopen?.()); }
  send() {}
  close() {}
};"""
# Shows a moment, with all that moves at its end: nothing need be painted.
_SHOW = """async (state) => {
  globalThis.shown = (globalThis.shown ?? 0) + 1;
  state = { ...state, version: globalThis.shown, facts: [] };
  globalThis.socket.onmessage({ data: JSON.stringify(state) });
  const soon = () => new Promise((go) => setTimeout(go));
  await soon();
  const coming = () => state.view && document.querySelector(".cloth.before");
  if (coming()) {
    while (coming()) await soon();
    await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
  }
  while (document.getAnimations().length) {
    for (const one of document.getAnimations()) one.finish();
    await soon();
  }
}"""
_LOOK = f"""async ([moments, parts, shortened]) => {{
  const frames = () => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
  const faults = () => ({_FAULTS})(parts, shortened);
  await frames();
  const found = [];
  for (const [kind, state] of moments) {{
    await ({_SHOW})(JSON.parse(state));
    // What is measured in one frame is drawn in the next, and may then move: a fault is what stays.
    for (let looks = 0; looks < 10 && faults().length; looks++) await frames();
    for (const fault of faults()) found.push([fault, kind]);
  }}
  return found;
}}"""

_PLACES = f"""async ([moments, still]) => {{
  await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
  const found = {{}};
  for (const [, state] of moments) {{
    await ({_SHOW})(JSON.parse(state));
    for (const [name, selector] of Object.entries(still)) {{
      const one = document.querySelector(`.cloth:not(.before) ${{selector}}`);
      if (!one) continue;
      const {{ x, y }} = one.getBoundingClientRect();
      const place = `${{name === "turn" ? 0 : Math.round(x)}} ${{Math.round(y)}}`;
      found[name] = [...new Set([...(found[name] ?? []), place])];
    }}
  }}
  return found;
}}"""


def apart(player: Player) -> None:
    """Nothing on a page lies on anything else, is cut, or is outside of the screen."""
    player.settle()
    found = player.page.evaluate(f"([parts, shortened]) => ({_FAULTS})(parts, shortened)", [PARTS, SHORTENED])
    assert found == [], found


class Felt:
    """One page, which takes moments in place of what a server would send."""

    def __init__(self, browser: Browser, url: str, fonts: bool = True, **profile: Any) -> None:
        self._context = browser.new_context(base_url=url, reduced_motion="reduce", **profile)
        self.page = self._context.new_page()
        self.troubles = troubles(self.page)
        self.page.add_init_script(_SOCKET)
        if not fonts:
            self.page.route("**/*.woff2", lambda route: route.abort())
        self.page.goto("/t/moments?speed=instant")
        self.page.wait_for_function("() => globalThis.socket && document.querySelector('[data-testid=table]')")

    def show(self, moment: Moment) -> None:
        """Send it, and wait until it is drawn."""
        self.page.evaluate(_SHOW, json.loads(moment.state))

    def size(self, width: int, height: int) -> None:
        """The window's."""
        self.page.set_viewport_size({"width": width, "height": height})

    def faults(self, moments: Sequence[Moment]) -> list[tuple[str, str]]:
        """What lies on something else, is cut or is too small, and in which of these moments."""
        found: list[tuple[str, str]] = self.page.evaluate(_LOOK, [moments, PARTS, SHORTENED])
        return found

    def places(self, moments: Sequence[Moment]) -> dict[str, list[str]]:
        """Where what never moves was in these moments, by its name."""
        found: dict[str, list[str]] = self.page.evaluate(_PLACES, [moments, STILL])
        return found

    def close(self) -> None:
        """Of no more use."""
        self._context.close()
