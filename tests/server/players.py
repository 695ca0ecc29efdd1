"""Clients without a browser: cookies, sockets, and every message received."""

from __future__ import annotations

import json
import random
import threading
from collections.abc import Callable, Collection, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any
from uuid import uuid4

import httpx
import msgspec
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from prikup.core import from_json, to_json
from prikup.proof import DealProof
from prikup.server import Limits, create_app
from prikup.server.http import connections
from prikup.server.tables.driver import Pace
from prikup.server.tables.updates import merge_change

Json = dict[str, Any]


OFTEN = Limits(
    requests=100_000,
    files=100_000,
    opened=100_000,
    opened_arenas=100_000,
    found=100_000,
    listed=100_000,
    reports=100_000,
    shown=100_000,
    accounts=100_000,
    sign_ins=100_000,
    cpu=1_000_000,
    events=100_000,
    address_events=100_000,
    connections=1000,
)
"""All browsers of a test have one address."""

CALM = "pass", "6S", "6C"
"""Texts preferred by ``act``: low bids lead to many kinds of deal."""
STOPPED = 120
"""Seconds without a message after which a test fails, generous for a busy machine."""


class Server:
    """uvicorn in a thread."""

    def __init__(
        self,
        database: Path | str,
        web: Path | None = None,
        seed: str | None = "test",
        limits: Limits | None = None,
        ray: str | None = None,
        absence_grace_s: float = 0.2,
        stale_after_s: float = 0.5,
    ) -> None:
        pace = Pace(
            absence_grace_s=absence_grace_s,
            stale_after_s=stale_after_s,
            sweep_interval_s=0.2,
            poll_interval_s=0.05,
        )
        made = create_app(str(database), seed, web, pace, limits or OFTEN, ray=ray)
        self.hub, self.storage, self.admission, _ = made.state.services
        config = connections.server_config(made, port=0, log_level="error", timeout_graceful_shutdown=1)
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run)

    def __enter__(self) -> Server:
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            sleep(0.01)
        port = self._server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join()


def limit(server: Server, monkeypatch: pytest.MonkeyPatch, **limits: int) -> None:
    """Change limits of a server for one test and stop its clock for them."""
    admission = server.admission
    now = admission._clock()
    monkeypatch.setattr(admission, "_clock", lambda: now)
    monkeypatch.setattr(admission, "limits", msgspec.structs.replace(admission.limits, **limits))
    monkeypatch.setattr(admission, "_buckets", {})
    monkeypatch.setattr(admission, "_barred", {})


class Socket:
    """A socket at a table; ``frames`` is all that was received, each change as the state it led to.

    ``state`` is the last state, ``texts`` are the frames as they came.
    """

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self.frames: list[Json] = []
        self.texts: list[str] = []
        self.state: Json = {}

    def send(self, kind: str, **fields: Any) -> str:
        """Send a message and return its nonce."""
        fields.setdefault("nonce", uuid4().hex)
        self.raw(json.dumps({"type": kind} | fields))
        return str(fields["nonce"])

    def raw(self, frame: str | bytes) -> None:
        """Send a frame unchanged."""
        self._connection.send(frame)

    def receive(self, timeout: float = STOPPED) -> Json:
        """Receive the next message."""
        text = str(self._connection.recv(timeout))
        self.texts.append(text)
        message: Json = json.loads(text)
        if message["type"] == "change":
            message = merge_change(self.state, message)
        self.frames.append(message)
        if message["type"] == "state":
            self.state = message
        return message

    def drain(self, timeout: float = 0.02) -> None:
        """Receive messages until none comes within the timeout."""
        while True:
            try:
                self.receive(timeout)
            except TimeoutError:
                return

    def until(self, wanted: Callable[[Json], bool]) -> Json:
        """Receive messages until one satisfies the predicate, and return it."""
        end = monotonic() + STOPPED
        while monotonic() < end:
            message = self.receive()
            if wanted(message):
                return message
        raise AssertionError("the awaited message did not come")

    def see(self, wanted: Callable[[Json], bool]) -> Json:
        """Receive messages until the state satisfies the predicate, and return it."""
        while not wanted(self.state):
            self.until(lambda message: message["type"] == "state")
        return self.state

    def error(self) -> Json:
        """Return the next error."""
        return self.until(lambda message: message["type"] == "error")

    def closed(self) -> int:
        """Receive all frames until the server closes the socket, and return the close code."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as end:
            assert end.rcvd is not None
            return end.rcvd.code

    def close(self) -> None:
        """Close the socket."""
        self._connection.close()

    # Playing.

    @property
    def view(self) -> Json:
        """The view in the last state."""
        view: Json = self.state["view"]
        return view

    def legal(self) -> list[str]:
        """Return the texts of the legal choices."""
        return [choice["text"] for choice in self.view["choices"] if choice["legal"]]

    def act(self, rng: random.Random, calm: Collection[str] = CALM) -> bool:
        """Act if this seat is asked, mostly with a text of ``calm``; return True if it acted."""
        me, table = self.state["table"]["me"], self.state["table"]
        if table["stage"] != "playing" or me is None:
            return False
        if table["waiting"] in ("next", "end") and not table["seats"][me]["ready"]:
            self.send("next")
        elif self.state["prompt"] is not None and self.view["choices"]:
            texts = self.legal()
            quiet = [text for text in texts if text in calm]
            text = rng.choice(quiet if quiet and rng.random() < 0.8 else texts)
            self.send("move", prompt=self.state["prompt"], text=text)
        else:
            return False
        seen = self.state["version"]
        self.until(lambda one: one["type"] == "error" or one.get("version", 0) > seen)
        return True


class Browser:
    """A guest's browser."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=STOPPED, verify=False)  # no TLS
        self._open = ExitStack()
        self._mine: set[str] = set()  # tables created here whose rules the owner has not accepted yet

    def create(self, *seats: str, **fields: Any) -> str:
        """Create a table and return its id."""
        body: Json = {"game": "preferans", "rules": "wikipedia-sochi", "seats": seats, "name": "Anna"}
        body["table"] = {"tempo": "instant"}
        answer = self.http.post("/api/tables", json=body | fields)
        assert answer.status_code == 201, answer.text
        self._mine.add(answer.json()["id"])
        return str(answer.json()["id"])

    def get(self, path: str) -> Any:
        """Return the JSON at a path."""
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def proof(self, table: str, over: int) -> list[DealProof]:
        """Wait until so many deals are revealed and return all proofs of a table."""
        while True:
            deals = self.get(f"/api/tables/{table}/proof")["deals"]
            if sum(1 for one in deals if one["server_seed"]) >= over:
                return [from_json(DealProof, to_json(one)) for one in deals]
            sleep(0.01)

    def socket(self, table: str, **headers: str) -> Socket:
        """Open a socket at a table."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        sent = {"cookie": cookie} | headers if cookie else headers
        address = f"{self.url.replace('http', 'ws', 1)}/ws/tables/{table}"
        opening = connect(address, additional_headers=sent, max_size=None, max_queue=None)
        return Socket(self._open.enter_context(opening))

    def take_up(self, path: str, name: str) -> Socket:
        """Open a table with the cards of others, and begin to play."""
        answer = self.http.post(f"{path}/play", json={"name": name, "tempo": "instant"})
        assert answer.status_code == 201, answer.text
        opened = self.socket(answer.json()["id"])
        opened.see(bool)
        opened.send("agree")
        opened.see(lambda state: state["table"]["stage"] != "seating")
        return opened

    def sit(self, table: str, **headers: str) -> Socket:
        """Open a socket, wait for its first state, and accept the rules if this browser created the table."""
        opened = self.socket(table, **headers)
        opened.see(bool)
        me = opened.state["table"]["me"]
        if me is not None and table in self._mine:
            self._mine.discard(table)
            opened.send("agree")
            opened.see(lambda state: state["table"]["seats"][me]["ready"])
        return opened

    def close(self) -> None:
        """Close the browser."""
        self._open.close()
        self.http.close()


def socket_scope(path: str, address: str) -> Json:
    """Return the ASGI scope of a WebSocket, for an application that is called without a server."""
    return {"type": "websocket", "path": path, "query_string": b"", "headers": [], "client": (address, 5)}


def play_to_end(socket: Socket, seed: int = 3) -> Json:
    """Let a socket play at random until the match is over; return the last state."""
    play([socket], lambda: socket.state["table"]["stage"] == "finished", seed)
    return dict(socket.state)


def play(
    sockets: list[Socket], done: Callable[[], bool], seed: int = 1, calm: Collection[str] = CALM
) -> None:
    """Let these sockets play at random until ``done`` returns True."""
    rng = random.Random(seed)
    moved, seen = monotonic(), 0
    while not done():
        version = sum(socket.state["version"] for socket in sockets)
        if version != seen:
            moved, seen = monotonic(), version
        assert monotonic() < moved + STOPPED, "the table stopped"
        for socket in sockets:
            socket.drain()
            if not done():
                socket.act(rng, calm)


@contextmanager
def many_browsers(url: str) -> Iterator[Callable[[], Browser]]:
    """Yield a function that creates browsers, each with its own guest."""
    with ExitStack() as stack:
        yield lambda: stack.enter_context(closing(Browser(url)))
