"""Players in threads that reconnect to another server and repeat unheard messages."""

from __future__ import annotations

import random
import threading
from contextlib import suppress
from hashlib import sha256
from time import monotonic, sleep
from typing import Any
from uuid import uuid4

from websockets.exceptions import WebSocketException

from prikup.core import to_json
from tests.server.players import Browser, Json, Socket

TEMPO = 0.1
"""Seconds for which a person thinks, on average."""
AGAIN = 0.1
"""Seconds after which an unheard message is sent again."""


def digest(view: Any) -> bytes:
    """Return a hash of a view."""
    return sha256(to_json(view)).digest()


class Player(threading.Thread):
    """A player who acts at random and chats; keeps a hash of every view seen, by version."""

    def __init__(self, urls: list[str], at: int, seed: int) -> None:
        super().__init__(daemon=True)
        self.browsers = [Browser(url) for url in urls]
        self.browsers[at].get("/api/me")
        for other in self.browsers:
            other.http.cookies.update(self.browsers[at].http.cookies)
        self.table, self.seat, self.stage = "", -1, ""
        self.seen: dict[int, bytes] = {}  # version: hash of the view
        self.heard: dict[str, float] = {}  # text: when it was first seen
        self.faults: list[str] = []
        self.refused: list[Json] = []
        self.moments: list[float] = []  # when the state changed
        self._at = at
        self._rng = random.Random(seed)
        self._say: tuple[str, str] | None = None  # nonce and text
        self._game: object = None
        self._stopping = threading.Event()

    def say(self, text: str) -> None:
        """Send a chat message again and again until it comes back in a state."""
        self._say = (uuid4().hex, text)

    def __repr__(self) -> str:
        last, refused = max(self.seen, default=0), self.refused[-3:]
        return f"Player(version {last}, {self.stage}, says {self._say}, {refused})"

    def stop(self) -> None:
        """Disconnect and close the browsers."""
        self._stopping.set()
        self.join()
        for browser in self.browsers:
            browser.close()

    def run(self) -> None:
        """Play at one server until it fails, then at the next."""
        while not self._stopping.is_set():
            with suppress(WebSocketException, OSError):
                self._play(self.browsers[self._at].socket(self.table))
            self._at = (self._at + 1) % len(self.browsers)
            sleep(0.02)

    def _play(self, socket: Socket) -> None:
        due = said = 0.0
        try:
            while not self._stopping.is_set():
                with suppress(TimeoutError):
                    message = socket.receive(max(0.01, min(due - monotonic(), 0.1)))
                    if message["type"] == "error":
                        self.refused.append(message)
                    else:
                        self._see(socket.state)
                if not socket.state:
                    continue
                now = monotonic()
                if self._say is not None and now > said + AGAIN:
                    socket.send("say", nonce=self._say[0], text=self._say[1])
                    said = now
                if now > due:
                    self._act(socket)
                    due = now + self._rng.uniform(0.5, 1.5) * TEMPO
        finally:
            socket.close()

    def _see(self, state: Json) -> None:
        version, now = state["version"], monotonic()
        if self.seen and version < max(self.seen):
            self.faults.append(f"version {version} after {max(self.seen)}")
        look = digest(state["view"])
        if self.seen.setdefault(version, look) != look:
            self.faults.append(f"version {version} looks different again")
        for line in state["table"]["says"]:
            self.heard.setdefault(line["text"], now)
        if self._say is not None and self._say[1] in self.heard:
            self._say = None
        self.stage = state["table"]["stage"]
        self.stage = state["table"]["stage"]
        seats = [seat["ready"] for seat in state["table"]["seats"]]
        game = (look, len(state["table"]["deals"]), seats)
        if game != self._game:
            self._game = game
            self.moments.append(now)

    def _act(self, socket: Socket) -> None:
        table = socket.state["table"]
        me = table["me"]
        if me is None:
            socket.send("sit", seat=self.seat, name=f"Anna {'ABC'[self.seat]}")
        elif not table["seats"][me]["ready"] and table["stage"] == "seating":
            socket.send("agree")
        elif table["waiting"] in ("next", "end") and not table["seats"][me]["ready"]:
            socket.send("next")
        elif table["stage"] == "playing" and socket.state["prompt"] is not None and socket.view["choices"]:
            calm = [text for text in socket.legal() if text in ("pass", "6S", "6C")]
            text = self._rng.choice(calm if calm and self._rng.random() < 0.8 else socket.legal())
            socket.send("move", prompt=socket.state["prompt"], text=text)
