"""A player who uses only the keyboard."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from playwright.sync_api import Page

from tests.web.player import Player

# The letters of a Russian keyboard by those of a Latin one.
CYRILLIC = dict(zip("QWERTYUIOPASDFGHJKLZXCVBNM", "йцукенгшщзфывапролдячсмить", strict=True)) | {"/": "."}
WORDS = {
    "bid-pass": "P",
    "bid-misere": "M",
    "bid-hold": "H",
    "whist-yes": "W",
    "whist-no": "P",
    "whist-half": "H",
    "answer-open": "O",
    "answer-closed": "C",
    "answer-yes": "Y",
    "answer-no": "N",
    "btn-next-deal": "N",
}
SHIFT = 8


def tab_to(page: Page, test_id: str, within: str = "") -> None:
    """Press Tab until an element that is there, or the first in it that ``within`` selects, has the focus."""
    selector = f"[data-testid={test_id}] {within}".rstrip()
    page.locator(selector).first.wait_for()
    for _ in range(120):
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


class Typist(Player):
    """A player who answers by keys; ``layout`` maps keys to letters, which must not matter."""

    layout: Mapping[str, str] = MappingProxyType({})

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._keys = page.context.new_cdp_session(page)

    def key(self, cap: str, *, shift: bool = False) -> None:
        """Press the key with this letter, digit or sign."""
        code = f"Digit{cap}" if cap.isdigit() else "Slash" if cap == "/" else f"Key{cap}"
        written = self.layout.get(cap, cap.lower())
        pressed = {"code": code, "key": written.upper() if shift else written, "modifiers": SHIFT * shift}
        pressed["windowsVirtualKeyCode"] = ord(cap) if cap.isalnum() else 191
        self._keys.send("Input.dispatchKeyEvent", {"type": "keyDown", "text": pressed["key"], **pressed})
        self._keys.send("Input.dispatchKeyEvent", {"type": "keyUp", **pressed})

    def type(self, text: str) -> None:
        """Press one key after another."""
        for cap in text:
            self.key(cap)

    def go_to(self, test_id: str) -> None:
        """Press Tab until an element has the focus, once it is there."""
        tab_to(self.page, test_id)

    def focused(self) -> str | None:
        """Return the test id of the element in focus."""
        found: str | None = self.page.evaluate("document.activeElement.dataset.testid ?? null")
        return found

    def press(self, test_id: str) -> None:
        """Answer by the keys of a button."""
        kind, _, what = test_id.partition("-")
        if test_id in WORDS:
            keys = WORDS[test_id]
        elif kind == "card":
            keys = what.replace("T", "10")
        else:
            keys = what.replace("NT", "N")
        with self.sending():
            if test_id == "btn-discard":
                self.page.keyboard.press("Enter")
            else:
                self.type(keys)
        self._answered(test_id)

    def choose(self, test_id: str) -> None:
        """Raise a card by typing its name."""
        self.type(test_id.removeprefix("card-").replace("T", "10"))
        self._raised(test_id)
