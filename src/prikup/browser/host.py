"""The server's routes and sockets in one process without sockets: requests go in and answers come out."""

from __future__ import annotations

import asyncio
import logging
import pickle
import secrets
from collections.abc import Callable, Mapping, MutableMapping
from contextlib import suppress
from time import monotonic, time
from typing import Any, NamedTuple, TypeVar

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from prikup import bots
from prikup.bots.hints import Hint, hint
from prikup.browser.records import OutageError, RecordChange, Records
from prikup.browser.store import RecordStore
from prikup.core import View
from prikup.server.admission import Admission, Limits
from prikup.server.http.boards import Boards
from prikup.server.http.error_responses import (
    on_crash,
    on_disconnect,
    on_http_exception,
    on_problem,
)
from prikup.server.http.guest_tokens import COOKIE_NAME, new_guest
from prikup.server.http.reviews import Reviews
from prikup.server.http.routes import Routes
from prikup.server.http.services import Services
from prikup.server.problems import HTTPProblem
from prikup.server.tables.driver import Pace
from prikup.server.tables.host import Host
from prikup.server.tables.hub import Hub
from prikup.server.workers.paid_work import Spent, WorkQueues

T = TypeVar("T")

log = logging.getLogger("prikup.browser")

MAX_COUNT = 1_000_000
LIMITS = Limits(
    tables=MAX_COUNT, arenas=MAX_COUNT, requests=MAX_COUNT, files=MAX_COUNT, opened=MAX_COUNT,
    opened_arenas=MAX_COUNT, cpu=MAX_COUNT, events=MAX_COUNT, address_events=MAX_COUNT,
    keep_tables=0, keep_guests=0, keep_sheets=0,
)  # fmt: skip
"""Limits that one person never reaches, since nobody else is there to be protected; nothing is deleted."""
CLIENT = ("127.0.0.1", 0)
COOKIE_RECORD = "cookie"
"""The kind of the record that has the cookie of this person."""


class HostAnswer(NamedTuple):
    """The answer to a request."""

    status: int
    headers: dict[str, str]
    body: bytes


class DirectBots:
    """Bots and hints that are computed at once."""

    async def choose(self, caller: str, name: str, seed: str, view: View) -> str:
        """Return the text of the action that a bot chooses."""
        return bots.decide(bots.make(name, seed), _copy(view))

    async def hint(self, caller: str, seed: str, view: View) -> Hint:
        """Return a hint for a player."""
        return hint(_copy(view), seed)


def _copy(view: View) -> View:
    """Return a view as a worker of the server gets it: a copy lists its legal choices in their own order."""
    copied: View = pickle.loads(pickle.dumps(view))
    return copied


class DirectCalls:
    """Calls that are made at once, whatever they cost."""

    async def run_limited(
        self, caller: str, limit_s: float, make: Callable[..., T], /, *given: object, spent: Spent
    ) -> T:
        """Return ``make(*given)``."""
        return make(*given)


class HostSocket:
    """An open socket of a table; ``send`` puts a message in, the functions given take what comes out."""

    def __init__(self, serve: Callable[[Any, Any], Any]) -> None:
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._serving = asyncio.create_task(serve(self._inbox.get, self._take))
        self._on_text: Callable[[str], object] = lambda _: None
        self._on_close: Callable[[int, str], object] = lambda *_: None

    def listen(self, on_text: Callable[[str], object], on_close: Callable[[int, str], object]) -> None:
        """Call these functions with every message, and with code and reason at the end."""
        self._on_text, self._on_close = on_text, on_close

    def send(self, text: str) -> None:
        """Send a message to the table."""
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        """Leave the table."""
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})

    async def _take(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] == "websocket.send":
            self._on_text(message["text"])
        elif message["type"] == "websocket.close":
            self._on_close(message.get("code", 1000), message.get("reason") or "")


class BrowserHost:
    """The application of one person: its tables, matches, boards, reviews, lessons and puzzles.

    ``now`` returns seconds since 1970. ``seed`` makes shuffles, bots and the ids of tables repeatable, for
    tests. The cookie of the person is one of the records.
    """

    def __init__(
        self,
        records: Records,
        now: Callable[[], float] = time,
        seed: str | None = None,
        pace: Pace | None = None,
    ) -> None:
        self._records = records
        store, calls = RecordStore(records, now), DirectCalls()
        host = Host(store, DirectBots(), now, secrets.token_bytes, monotonic)
        self._hub = Hub(host, seed, pace)
        services = Services(self._hub, store, Admission(LIMITS), WorkQueues(calls, calls, calls))
        routes = Routes(services)
        self._app = Starlette(
            routes=[
                *routes.routes(),
                *Boards(services).routes(),
                *Reviews(services).routes(routes.of_table),
            ],
            exception_handlers={
                HTTPProblem: on_problem,
                HTTPException: on_http_exception,
                ClientDisconnect: on_disconnect,
                Exception: on_crash,
            },
        )
        self._cookie = ""

    async def start(self) -> None:
        """Start the background tasks, as the person who used these records before."""
        self._cookie = self._cookie or await self._records.get(COOKIE_RECORD, ()) or ""
        if not self._cookie:  # before the first requests, which must all come from one guest
            self._cookie = f"{COOKIE_NAME}={new_guest()[1]}"
            with suppress(OutageError):
                await self._records.write([RecordChange(COOKIE_RECORD, (), self._cookie)])
        await self._hub.start()

    async def stop(self) -> None:
        """Stop the background tasks; the records have everything."""
        await self._hub.stop()

    async def request(
        self, method: str, path: str, headers: Mapping[str, str] | None = None, body: bytes = b""
    ) -> HostAnswer:
        """Return the answer to a request; ``path`` may have a query."""
        parts: list[bytes] = []
        answered: dict[str, Any] = {}
        asked = iter([{"type": "http.request", "body": body, "more_body": False}])

        async def receive() -> dict[str, Any]:
            for message in asked:
                return message
            await asyncio.Event().wait()  # nobody hangs up
            raise AssertionError

        async def send(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                answered.update(message)
            else:
                parts.append(message.get("body", b""))

        scope = self._scope("http", path, headers or {}) | {"method": method}
        try:
            await self._app(scope, receive, send)
        except Exception:  # it is raised again after its answer
            if not answered:
                raise
            log.exception("%s %s failed", method, path)
        found = {name.decode(): value.decode() for name, value in answered["headers"]}
        found.pop("set-cookie", None)  # the person is always the same
        return HostAnswer(answered["status"], found, b"".join(parts))

    def open_socket(self, path: str) -> HostSocket:
        """Return a socket of a table."""
        scope = self._scope("websocket", path, {}) | {"subprotocols": []}
        return HostSocket(lambda receive, send: self._app(scope, receive, send))

    def _scope(self, kind: str, path: str, headers: Mapping[str, str]) -> dict[str, Any]:
        plain, _, query = path.partition("?")
        fields = {"host": "local", **{name.lower(): value for name, value in headers.items()}}
        if self._cookie:
            fields["cookie"] = self._cookie
        return {
            "type": kind, "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http",
            "path": plain, "raw_path": plain.encode(), "query_string": query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in fields.items()],
            "client": CLIENT, "server": ("local", 80), "state": {},
        }  # fmt: skip
