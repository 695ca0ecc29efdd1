"""A page of the table that is shown moments of matches, and what of it is where it may not be."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from prikup.bots.hints import Hint
from prikup.core import to_json
from tests.web.frames import FRAMES
from tests.web.moments import Looked, Moment
from tests.web.player import Player, troubles

# Parts that must not lie on each other; of one list, what is in the same part may.
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
SHORTENED = (
    ".who strong, .aid .who b, .bar .facts, .bar .facts *, .hint p, .hint p *, th, th *, "
    ".seat .facts, .seat .facts *"
)

_FAULTS = Path(__file__).with_name("faults.js").read_text(encoding="utf-8").partition("\n")[2].strip()


# In place of what would connect to a server: one that says what it is told to.
_SOCKET = """globalThis.WebSocket = class {
  static OPEN = 1;
  readyState = 1;
  constructor() { globalThis.socket = this; setTimeout(() => this.onopen?.()); }
  send() {}
  close() {}
};"""
# A trick rests until it is touched; cards need not be painted, which takes half of the time.
_LIKED = """localStorage.setItem("prikup.prefs", JSON.stringify({ hold: 0 }));
addEventListener("DOMContentLoaded", () => {
  const style = document.createElement("style");
  style.textContent = "svg.face, svg.face * { visibility: hidden !important }";
  document.head.append(style);
});"""
# What is fetched of a deal that is over, once it was told.
_FETCH = """const fetched = globalThis.fetch;
globalThis.fetch = (address, ...more) => {
  const known = globalThis.answers ?? {};
  const { pathname, searchParams } = new URL(address, location.href);
  const [, what] = /^\\/api\\/tables\\/[^/]+\\/(deals|sheet|hint)/.exec(pathname) ?? [];
  if (!what) return fetched(address, ...more);
  const told = { deals: known.deal, sheet: known.sheet?.[searchParams.get("lang")], hint: known.hint };
  return Promise.resolve(new Response(told[what]));
};"""
# Shows a moment, with all that moves at its end: nothing need be painted.
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
    // What is measured in one frame is drawn in the next, and may then move: a fault is what stays.
    for (let looks = 0; looks < 10 && faults().length; looks++) await frames();
    for (const fault of faults()) found.push([fault, kind]);
  }}
  for (const [name, {{ size }}] of Object.entries(places))
    if (size > 1) found.push([`${{name}} moves`, "one of them"]);
  return found;
}}"""


BOTH = ((390, 844), (1280, 800))
"""A phone and a desktop; what follows is on the desktop again."""


def apart(player: Player, sizes: Sequence[tuple[int, int]] = ()) -> None:
    """Nothing on a page lies on anything else, is cut, or is outside of the screen, now or at these sizes."""
    for width, height in sizes:
        player.page.set_viewport_size({"width": width, "height": height})
        apart(player)
    if sizes:
        return
    player.settle()
    found = player.page.evaluate(f"([parts, shortened]) => ({_FAULTS})(parts, shortened)", [PARTS, SHORTENED])
    assert found == [], found


class Felt:
    """One page, which takes moments in place of what a server would send."""

    def __init__(self, browser: Browser, url: str, fonts: bool = True, **profile: Any) -> None:
        self._context = browser.new_context(base_url=url, reduced_motion="reduce", **profile)
        self.page = self._context.new_page()
        self.troubles = troubles(self.page)
        for script in (_SOCKET, _LIKED, _FETCH):
            self.page.add_init_script(script)
        if not fonts:
            self.page.route("**/*.woff2", lambda route: route.abort())
        self.page.goto("/t/moments?speed=instant")
        self.page.wait_for_function(
            "() => globalThis.socket && document.querySelector('[data-testid=table]')"
        )

    def show(self, moment: Moment) -> None:
        """Send it, and wait until it is drawn."""
        self.page.evaluate(_SHOW, json.loads(moment.state))

    def letters(self) -> None:
        """Wait until the letters of what is drawn have come: those of another script are fetched when met."""
        self.page.evaluate(
            f"async () => {{ const frames = {FRAMES}; await frames(); await document.fonts.ready }}"
        )

    def size(self, width: int, height: int) -> None:
        """The window's."""
        self.page.set_viewport_size({"width": width, "height": height})

    def faults(self, moments: Sequence[Moment]) -> list[tuple[str, str]]:
        """What lies on something else, is cut, too small or moves, and in which of these moments."""
        found: list[tuple[str, str]] = self.page.evaluate(_LOOK, [moments, PARTS, SHORTENED, STILL])
        return found

    def look_back(self, looked: Looked) -> None:
        """Show a deal that is summed up; its cards and its sheet can be asked for from now on."""
        self.page.evaluate(
            "([deal, sheet]) => { globalThis.answers = { deal, sheet } }", [looked.deal, looked.sheet]
        )
        self.show(looked.summed)

    def ask(self, hint: Hint) -> None:
        """Ask for a hint, which is this one; it is there."""
        self.page.evaluate("(hint) => { globalThis.answers = { hint } }", to_json(hint).decode())
        self.page.get_by_test_id("btn-hint").click()
        self.page.get_by_test_id("hint").wait_for()

    def wrong(self, over: str | None = None) -> list[str]:
        """What is where it may not be now, in what lies over the felt if that is named."""
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

    def close(self) -> None:
        """Of no more use."""
        self._context.close()
