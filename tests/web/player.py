"""A player at the table page, who clicks buttons that are enabled."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, WebSocket, expect

from prikup.server.tables.updates import merge_change
from tests.web.frames import FRAMES

Json = dict[str, Any]

_KINDS = {
    "btn-next-deal": "next",
    "btn-agree": "agree",
    "answer-": "answer",
    "whist-": "defend",
    "card-": "play",
    "bid-": "bid",
}
# Time after a card in which a press at the same place plays nothing, in milliseconds.
CALM_MS = 250.0
# The test ids of the buttons that answer something now.
_ENABLED = f"""() => {{
  const on = (one) => one.getClientRects().length && !one.disabled && one.ariaDisabled !== "true";
  return [...document.querySelectorAll("button[data-testid]")].filter(on)
    .map((one) => one.dataset.testid).filter((id) => /^({"|".join(_KINDS)})/.test(id));
}}"""
# The same once there is any, or the match is over.
_ASKED = f"""() => {{
  const enabled = ({_ENABLED})();
  const over = document.querySelector('[data-testid="settlement"], [data-testid="btn-settle"]');
  return enabled.length || over ? enabled : null;
}}"""


def troubles(page: Page) -> list[str]:
    """Collect the errors of a page from now on, and its violations of the content security policy.

    Conditions for ``wait_for_function`` must be functions: the policy forbids evaluating expressions.
    """
    found: list[str] = []
    page.on("pageerror", lambda error: found.append(str(error)))
    page.on("console", lambda one: found.append(one.text) if "Content Security Policy" in one.text else None)
    return found


class Asked(NamedTuple):
    """A question: its ``kind``, and the answers that are enabled."""

    kind: str
    answers: list[str]


class Player:
    """One page; ``frames`` has all messages of its sockets."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[str] = []
        self.troubles = troubles(page)
        self.touch = False
        self._played = -CALM_MS
        self.socket: WebSocket | None = None
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        self.socket = socket
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def at(self, test_id: str) -> Locator:
        """Return an element by its test id."""
        return self.page.get_by_test_id(test_id)

    def hand(self) -> list[str]:
        """Return the cards in the hand, from left to right."""
        cards = self.at("hand").locator("[data-card]")
        return [str(card) for card in cards.evaluate_all("all => all.map((one) => one.dataset.card)")]

    def trick(self) -> list[str]:
        """Return the cards on the table, in the order of play."""
        cards = self.at("trick").locator("[data-card]")
        return [str(card) for card in cards.evaluate_all("all => all.map((one) => one.dataset.card)")]

    def turn(self) -> str:
        """Return the line that names the turn."""
        return self.at("turn-line").inner_text()

    def go(self, address: str) -> None:
        """Open an address of the client."""
        self.page.goto(address)

    def ask(self, path: str, body: Json | None = None) -> Json:
        """Return the answer to a GET, or to the POST of a body."""
        request = self.page.request
        answer = request.get(path) if body is None else request.post(path, data=body)
        assert answer.ok, answer.text()
        found: Json = answer.json()
        return found

    def state(self) -> Json:
        """Return the table and the game as the server shows them to this browser now."""
        return self.ask(f"/api/tables/{self.page.url.rpartition('/')[2]}")

    def view(self) -> Json:
        """Return the view of the game from the server."""
        view: Json = self.state()["view"]
        return view

    def states(self) -> list[Json]:
        """Return every state that this page received, in order."""
        states: list[Json] = []
        for message in map(json.loads, self.frames):
            if message["type"] == "change":
                message = merge_change(states[-1], message)
            if message["type"] == "state":
                states.append(message)
        return states

    def settle(self) -> None:
        """Wait until the layout is done and no animation runs."""
        self.page.evaluate(FRAMES)
        self.page.wait_for_function("() => document.getAnimations().length === 0")

    def set_table(self, *, instant: bool = True) -> None:
        """Go from the start page to the first deal with two bots."""
        self.at("btn-play-bots").click()
        if instant:
            self.page.locator('input[name="tempo"][value="instant"]').check()
        self.at("btn-deal").click()
        self.dealt()

    def dealt(self) -> None:
        """Wait for ten cards in the hand."""
        expect(self.at("hand").locator("[data-card]")).to_have_count(10)

    def asked(self) -> Asked:
        """Wait for a question to this player, and return it."""
        return self._kind(self.page.wait_for_function(_ASKED).json_value())

    def now(self) -> Asked:
        """Return the question to this player now; of kind "" if there is none."""
        return self._kind(self.page.evaluate(_ENABLED))

    def _kind(self, enabled: list[str]) -> Asked:
        if self.at("settlement").count() or self.at("btn-settle").count():
            return Asked("over", [])
        for prefix, kind in _KINDS.items():
            found = [one for one in enabled if one.startswith(prefix)]
            if found:
                discarding = kind == "play" and self.at("btn-discard").count()
                return Asked("discard" if discarding else kind, found)
        return Asked("", [])

    def press(self, test_id: str) -> None:
        """Click, or tap on a touch screen (a card twice), until the message is sent."""
        one = self.at(test_id)
        if self.touch and test_id.startswith("card-"):
            self.choose(test_id)
        if test_id.startswith("card-") and not self._hurried():
            since = 1000 * (monotonic() - self._played)
            self.page.wait_for_timeout(
                max(0.0, CALM_MS - since)
            )  # a second press at the same place is ignored
        with self.sending():
            one.tap() if self.touch else one.click()
        self._played = monotonic()
        self._answered(test_id)

    @contextmanager
    def sending(self) -> Iterator[None]:
        """Wait at the end of the block until an act is sent."""
        assert self.socket is not None
        with self.socket.expect_event("framesent", lambda frame: "nonce" in str(frame)):
            yield

    def _hurried(self) -> bool:
        return bool(self.page.evaluate("() => sessionStorage.getItem('prikup.hurry')"))

    def _answered(self, test_id: str) -> None:
        if test_id.startswith("btn-"):  # these stay until the server answers
            self.page.wait_for_function(f"(id) => !({_ENABLED})().includes(id)", arg=test_id)

    def choose(self, test_id: str) -> None:
        """Raise a card."""
        one = self.at(test_id)
        one.tap() if self.touch else one.click()
        self._raised(test_id)

    def _raised(self, test_id: str) -> None:
        expect(self.at(test_id)).to_have_attribute("aria-pressed", "true")

    def answer(self, asked: Asked, choose: Callable[[Asked], str]) -> None:
        """Answer a question."""
        if asked.kind == "discard":
            self.discard(asked.answers[-2:])
        else:
            self.press(choose(asked))

    def discard(self, cards: list[str]) -> None:
        """Discard two cards by their test ids."""
        for card in cards:
            self.choose(card)
        self.press("btn-discard")

    def play(self, choose: Callable[[Asked], str], until: Callable[[Asked], bool]) -> Asked:
        """Answer questions until one meets a condition; return that one."""
        while not until(asked := self.asked()):
            assert asked.kind != "over", "the match was over first"
            self.answer(asked, choose)
        return asked

    def play_deal(self, choose: Callable[[Asked], str]) -> None:
        """Play to the end of the deal."""
        self.play(choose, lambda asked: asked.kind in ("next", "over"))


def modest(asked: Asked) -> str:
    """Pass if possible, else take the first answer."""
    for one in ("bid-pass", "whist-no", "answer-yes", "answer-closed"):
        if one in asked.answers:
            return one
    return asked.answers[0]


def patient(asked: Asked) -> str:
    """Pass in the auction, but whist."""
    return "bid-pass" if "bid-pass" in asked.answers else bold(asked)


def bold(asked: Asked) -> str:
    """Bid until nobody bids higher, and whist."""
    for one in ("whist-yes", "answer-yes", "answer-open"):
        if one in asked.answers:
            return one
    return asked.answers[0]
