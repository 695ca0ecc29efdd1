"""Attacks on a server, small: what they hold up, counted in calls, queries and answers."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Iterator, MutableMapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
from starlette.applications import Starlette

from prikup.server import Limits, create_app
from prikup.server.http import compression, static_json
from prikup.server.http.websocket import MAX_UNSENT_MESSAGES
from prikup.server.storage.store import Storage
from prikup.server.workers.paid_work import WorkQueues
from tests.pages import ROOT
from tests.server.players import OFTEN, Browser, Server, limit, socket_scope

T = TypeVar("T")
EVENING = (ROOT / "examples" / "evening.prikup").read_text("utf-8")


class Workers:
    """Workers of one queue in this process; those that are ``held`` begin a call and do not end it."""

    def __init__(self, name: str, begun: list[str], held: bool = False) -> None:
        self._name = name
        self._begun = begun
        self.go = asyncio.Event()
        if not held:
            self.go.set()

    async def run_limited(
        self,
        caller: str,
        limit_s: float,
        make: Callable[..., T],
        /,
        *given: object,
        spent: Callable[[float], None],
    ) -> T:
        self._begun.append(self._name)
        try:
            await self.go.wait()
            return make(*given)
        finally:
            spent(0.0)


@asynccontextmanager
async def running(app: Starlette) -> AsyncIterator[Callable[[str], httpx.AsyncClient]]:
    """Run an application and yield a function that makes clients by their address."""

    def client(address: str) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(app, client=(address, 5))
        return httpx.AsyncClient(transport=transport, base_url="http://test")

    async with app.router.lifespan_context(app):
        yield client


def test_reviews_of_big_records_hold_up_no_table_and_no_sheet(
    tmp_path: Path, web: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("prikup.server.workers.paid_work.MAX_INLINE_MS", -1.0)  # all in workers
    begun: list[str] = []

    async def run() -> None:
        reviews = Workers("other", begun, held=True)
        queues = WorkQueues(Workers("opening", begun), Workers("play", begun), reviews)
        app = create_app(str(tmp_path / "t.db"), "test", web, limits=OFTEN, queues=queues)
        async with running(app) as client:
            asked = {"record": EVENING * 79}  # 117 kB
            attacks = [
                asyncio.create_task(client(f"192.0.2.{number}").post("/api/review", json=asked))
                for number in range(10)
            ]
            while len(begun) < 10:
                await asyncio.sleep(0)
            anna = client("198.51.100.1")
            table = (await anna.post("/api/tables", json={})).json()["id"]
            app.state.services.hub._rooms.clear()  # as after a restart
            async with asyncio.timeout(120):
                assert (await anna.get(f"/api/tables/{table}")).status_code == 200
                assert (await anna.get(f"/api/tables/{table}/sheet.svg")).status_code == 200
            assert begun == ["other"] * 10 + ["opening", "play"]  # nothing of the attack was waited for
            for attack in attacks:
                attack.cancel()
            await asyncio.gather(*attacks, return_exceptions=True)

    asyncio.run(run())


def test_review_is_charged_before_it_is_read(tmp_path: Path, web: Path) -> None:
    begun: list[str] = []

    async def run() -> None:
        queues = WorkQueues(*(Workers(name, begun, held=True) for name in ("opening", "play", "other")))
        limits = Limits(requests=1000, cpu=250)
        app = create_app(str(tmp_path / "t.db"), "test", web, limits=limits, queues=queues)
        async with running(app) as client:
            one = client("192.0.2.1")
            asked = {"record": EVENING * 79}
            first = asyncio.create_task(one.post("/api/review", json=asked))
            while not begun:
                await asyncio.sleep(0)
            later = [await one.post("/api/review", json=asked) for _ in range(5)]
            assert {answer.json()["error"]["name"] for answer in later} == {"rate-work"}
            assert begun == ["other"]
            first.cancel()
            await asyncio.gather(first, return_exceptions=True)

    asyncio.run(run())


def test_long_documents_and_records_are_parsed_in_workers(tmp_path: Path, web: Path) -> None:
    begun: list[str] = []

    async def run() -> None:
        queues = WorkQueues(*(Workers(name, begun) for name in ("opening", "play", "other")))
        limits = Limits(requests=1000, cpu=100_000)
        app = create_app(str(tmp_path / "t.db"), "test", web, limits=limits, queues=queues)
        document = {"game": "preferans", "rules": "kodeks-sochi", "seats": ["A", "B", "C"], "dealer": 0}
        deals = [{"result": "misdeal"}] * 500
        async with running(app) as client:
            one = client("192.0.2.1")
            for number, (path, asked, status) in enumerate(
                [
                    ("/api/score", {"record": document | {"deals": deals}}, 200),
                    ("/api/scores", {"record": document | {"deals": deals}, "revision": 1}, 201),
                    ("/api/review", {"record": EVENING * 12}, 400),  # it says where reading ended
                ]
            ):
                answer = await one.post(path, json=asked)
                assert answer.status_code == status and begun == ["other"] * (number + 1), (path, answer.text)

    asyncio.run(run())


class Asker:
    """An ASGI client that asks for one path and hangs up when it is told to."""

    def __init__(self, method: str, path: str, cookie: str) -> None:
        headers = [(b"cookie", cookie.encode()), (b"host", b"test")]
        self.scope: dict[str, Any] = {
            "type": "http", "method": method, "path": path, "raw_path": path.encode(), "query_string": b"",
            "headers": headers, "client": ("192.0.2.7", 5), "server": ("test", 80), "scheme": "http",
            "http_version": "1.1", "root_path": "",
        }  # fmt: skip
        self.gone = asyncio.Event()
        self.status = 0
        self._asked = False

    async def receive(self) -> dict[str, Any]:
        if not self._asked:
            self._asked = True
            return {"type": "http.request", "body": b"", "more_body": False}
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Any) -> None:
        self.status = message.get("status", self.status)


def test_luck_stops_when_its_asker_hangs_up(tmp_path: Path, web: Path) -> None:
    begun: list[str] = []

    async def run() -> None:
        lucks = Workers("other", begun, held=True)
        queues = WorkQueues(Workers("opening", begun), Workers("play", begun), lucks)
        app = create_app(str(tmp_path / "t.db"), "test", web, limits=OFTEN, queues=queues)
        async with running(app) as client:
            anna = client("192.0.2.7")
            table = (await anna.post("/api/tables", json={})).json()["id"]
            room = app.state.services.hub._rooms[table]

            async def played_deals(table: Any, work: Any) -> list[Any]:
                return [type("Deal", (), {"number": number}) for number in range(10)]

            room.past_deals.load_played_deals = played_deals
            asker = Asker("GET", f"/api/tables/{table}/luck", f"prikup={anna.cookies['prikup']}")
            asking = asyncio.create_task(app(asker.scope, asker.receive, asker.send))
            while not begun:
                await asyncio.sleep(0)
            asker.gone.set()
            await asking
            assert begun == ["other"] and not lucks.go.is_set()

    asyncio.run(run())


# limits


@pytest.fixture
def alone(tmp_path: Path, web: Path) -> Iterator[Server]:
    """A server for one test."""
    with Server(tmp_path / "t.db", web) as started:
        yield started


def flood(server: Server, requests: int, source: str = "127.0.0.1") -> bytes:
    """Send requests in one connection from an address; return everything that is answered until its end."""
    host, port = server.url.removeprefix("http://").split(":")
    found = b""
    with socket.create_connection((host, int(port)), 60, (source, 0)) as line, suppress(ConnectionError):
        line.sendall(b"GET /api/me HTTP/1.1\r\nhost: x\r\n\r\n" * (requests - 1))
        line.sendall(b"GET /api/me HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        while part := line.recv(65_536):
            found += part
    return found


def test_address_that_goes_on_after_refusals_is_cut_and_not_accepted(
    alone: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit(alone, monkeypatch, requests=1, flood=20)
    answers = flood(alone, 500)
    assert answers.count(b"HTTP/1.1 200") == 3
    assert answers.count(b"HTTP/1.1 429") == 21 and answers.count(b"connection: close") == 1
    assert flood(alone, 1) == b""  # not accepted
    assert flood(alone, 1, "127.0.0.2").startswith(b"HTTP/1.1 200")
    now = alone.admission._clock()
    monkeypatch.setattr(alone.admission, "_clock", lambda: now + alone.admission.limits.bar_seconds)
    assert flood(alone, 1).startswith(b"HTTP/1.1 200")


def test_barred_client_of_proxy_gets_minimal_429_and_leaves_its_connection(
    tmp_path: Path, web: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        app = create_app(str(tmp_path / "t.db"), "test", web, proxies=["10.0.0.1"], limits=Limits(requests=1))
        admission = app.state.services.admission
        admission._clock = lambda: 0.0
        async with running(app) as client:
            proxy = client("10.0.0.1")
            for _ in range(250):
                answer = await proxy.get("/api/games", headers={"x-forwarded-for": "192.0.2.1"})
            assert answer.status_code == 429 and not answer.content
            assert "connection" not in answer.headers
            other = await proxy.get("/api/games", headers={"x-forwarded-for": "192.0.2.2"})
            assert other.status_code == 200

    asyncio.run(run())


def test_refused_socket_asks_no_database(alone: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = Browser(alone.url)
    table = anna.create("me", "open", "open")
    limit(alone, monkeypatch, requests=1)
    asked: list[object] = []
    plain = Storage.find_guest

    async def find_guest(storage: Storage, token_hash: bytes) -> Any:
        asked.append(token_hash)
        return await plain(storage, token_hash)

    monkeypatch.setattr(Storage, "find_guest", find_guest)
    names = [anna.socket(table).receive().get("name") for _ in range(8)]
    assert names.count("rate-requests") == 5 and len(asked) == 3
    anna.close()


@pytest.mark.parametrize(
    ("path", "headers"),
    [("/ws/nothing", {}), ("/ws/tables/x", {"origin": "http://other.example"})],
    ids=["unknown", "foreign"],
)
def test_sockets_that_are_refused_for_something_else_count_as_requests(
    tmp_path: Path, path: str, headers: dict[str, str]
) -> None:
    async def run() -> None:
        app = create_app(str(tmp_path / "t.db"), "test", limits=Limits(requests=1, flood=5))
        admission = app.state.services.admission
        admission._clock = lambda: 0.0
        scope = {
            "type": "websocket",
            "path": path,
            "query_string": b"",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("192.0.2.1", 5),
        }
        codes: list[int] = []

        async def receive() -> dict[str, str]:
            return {"type": "websocket.connect"}

        async def send(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "websocket.close":
                codes.append(message["code"])

        async with running(app):
            for _ in range(9):
                await app(scope, receive, send)
        assert codes[0] in (4403, 4404) and codes == [codes[0]] * 3 + [4429] * 6
        assert admission.is_barred("192.0.2.1")

    asyncio.run(run())


def test_socket_that_asks_and_does_not_read_is_closed(tmp_path: Path) -> None:
    async def run() -> None:
        limits = Limits(events=1000, address_events=1000)
        app = create_app(str(tmp_path / "t.db"), "test", limits=limits)
        taken = 0
        closed: list[MutableMapping[str, Any]] = []

        async def receive() -> dict[str, str]:
            nonlocal taken
            taken += 1
            return (
                {"type": "websocket.receive", "text": "no JSON"}
                if taken > 1
                else {"type": "websocket.connect"}
            )

        async def send(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "websocket.close":
                closed.append(message)
            elif message["type"] == "websocket.send":
                await asyncio.Event().wait()  # the client reads nothing

        async with running(app) as client, client("192.0.2.1") as anna:
            table = (await anna.post("/api/tables", json={"seats": ["me", "open", "open"]})).json()["id"]
            path = f"/ws/tables/{table}"
            scope = socket_scope(path, "::1")
            await app(scope, receive, send)
        assert taken <= 2 * MAX_UNSENT_MESSAGES + 5 and [one["code"] for one in closed] == [1008]

    asyncio.run(run())


def test_arenas_of_one_address_are_limited_whatever_cookies_it_has(
    alone: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit(alone, monkeypatch, opened_arenas=10)
    seats = {"seats": ["random", "random", "random"]}
    statuses, names = [], set()
    for _ in range(12):
        guest = Browser(alone.url)
        for _ in range(2):
            answer = guest.http.post("/api/tables", json=seats)
            statuses.append(answer.status_code)
            names.add(answer.json().get("error", {}).get("name"))
        guest.close()
    assert statuses == [201] * 10 + [429] * 14 and names == {None, "rate-arenas"}


# the event loop


def test_requests_at_the_same_moment_exceed_no_limit_of_a_guest(tmp_path: Path) -> None:
    async def run() -> None:
        app = create_app(str(tmp_path / "t.db"), limits=Limits(arenas=2))
        async with running(app) as client, client("192.0.2.1") as anna:
            await anna.get("/api/me")  # with a cookie
            arena = {"seats": ["random"] * 3}
            answers = await asyncio.gather(*(anna.post("/api/tables", json=arena) for _ in range(6)))
        assert sorted(one.status_code for one in answers) == [201] * 2 + [429] * 4

    asyncio.run(run())


def test_static_json_is_compressed_once_for_all_askers(
    alone: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    packed: list[int] = []
    plain = compression.compress

    def compress(content: bytes, level: int = 1) -> bytes:
        packed.append(len(content))
        return plain(content, level)

    monkeypatch.setattr(compression, "compress", compress)
    monkeypatch.setattr(static_json, "compress", compress)
    anna = Browser(alone.url)
    first = anna.http.get("/api/games?lang=el")
    packed.clear()
    for _ in range(20):
        again = anna.http.get("/api/games?lang=el")
        assert again.headers["content-encoding"] == "gzip" and again.content == first.content
    assert anna.http.get("/api/games?lang=hy").content != first.content
    assert len(packed) <= 1
    packed.clear()
    asked = {"if-none-match": first.headers["etag"]}
    assert anna.http.get("/api/games?lang=el", headers=asked).status_code == 304
    plain_answer = anna.http.get("/api/games?lang=el", headers={"accept-encoding": "identity"})
    assert plain_answer.content == first.content and "content-encoding" not in plain_answer.headers
    assert not packed
    anna.close()


def test_large_answers_are_compressed_off_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    inline: list[int] = []
    threads: list[int] = []
    plain = asyncio.to_thread

    async def to_thread(make: Any, content: bytes) -> Any:
        threads.append(len(content))
        return await plain(make, content)

    def compress(content: bytes) -> bytes:
        inline.append(len(content))
        return content[:10]

    monkeypatch.setattr(asyncio, "to_thread", to_thread)
    monkeypatch.setattr(compression, "compress", compress)

    async def answer(size: int) -> None:
        async def app(scope: Any, receive: Any, send: Any) -> None:
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"x" * size})

        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        scope = {"type": "http", "headers": [(b"accept-encoding", b"gzip")]}
        await compression.CompressionMiddleware(app)(scope, None, send)  # type: ignore[arg-type]
        length = dict(sent[0]["headers"]).get(b"content-length")
        assert length is None or int(length) == len(sent[1]["body"])

    for size in (100, 16_384, 16_385):
        asyncio.run(answer(size))
    assert inline == [16_384, 16_385] and threads == [16_385]


# operators


def test_metrics_are_404_through_an_unlisted_proxy(alone: Server) -> None:
    anna = Browser(alone.url)
    assert anna.http.get("/metrics").status_code == 200
    for header in ("x-forwarded-for", "forwarded", "x-forwarded-host"):
        assert anna.http.get("/metrics", headers={header: "127.0.0.1"}).status_code == 404
    anna.close()
