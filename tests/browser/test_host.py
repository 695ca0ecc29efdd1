"""The host of a browser answers as the server does, loses nothing with its page, and says what fails."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from prikup.browser.host import BrowserHost
from prikup.browser.records import ConflictError, MemoryRecords, OutageError, RecordChange
from prikup.games import GAMES
from prikup.server import create_app
from prikup.server.tables.driver import Pace
from tests.server.fuzzing import Line
from tests.server.players import OFTEN, Json
from tests.sizes import size

COOKIE = "b" * 43
PACE = Pace(min_bot_time_s=0, max_bot_time_s=0, trick_hold_s=0, absence_grace_s=3600, keep_room_s=0.1)
MAX_DECISIONS = 16

Ask = Callable[[str, str, bytes], Awaitable[bytes]]
Say = Callable[[str], Awaitable[object]]


def clock() -> float:
    """Return the time, which stands still."""
    return 1_800_000_000.0


async def open_table(ask: Ask, game: str) -> str:
    """Open a table with two bots that choose at random; return its id."""
    wanted = {
        "game": game,
        "seats": ["me", "random", "random"],
        "name": "Anna",
        "table": {"tempo": "instant"},
    }
    return str(json.loads(await ask("POST", "/api/tables", json.dumps(wanted).encode()))["id"])


async def next_state(ask: Ask, table: str) -> tuple[bytes, Json]:
    """Return the state as soon as it waits for the person, or is over."""
    while True:
        body = await ask("GET", f"/api/tables/{table}", b"")
        state: Json = json.loads(body)
        shown = state["table"]
        is_next = shown["waiting"] == "next" and not shown["seats"][shown["me"] or 0]["ready"]
        if is_next and shown["shuffle"]["number"] != state["view"]["deal_no"]:
            is_next = False  # the commitment to the next deal is still to come
        if shown["stage"] != "playing" or state["prompt"] is not None or is_next:
            return body, state
        await asyncio.sleep(0.002)


def without_number(body: bytes) -> bytes:
    """Return a state without its number, which says how many states were made."""
    return re.sub(rb',"number":\d+}$', b"}", body)


async def act(say: Say, state: Json, random: Random) -> None:
    """Act at random: agree, go on, or choose."""
    if state["table"]["stage"] == "seating":
        await say('{"type":"agree"}')
    elif state["prompt"] is None:
        await say('{"type":"next"}')
    else:
        texts = [one["text"] for one in state["view"]["choices"] if one["legal"]]
        await say(json.dumps({"type": "move", "prompt": state["prompt"], "text": random.choice(texts)}))


async def wait_for_seeds(ask: Ask, table: str) -> None:
    """Wait until the seeds of all finished deals are open: an event of its own, after the last play."""
    while True:
        state: Json = json.loads(await ask("GET", f"/api/tables/{table}", b""))
        record = await ask("GET", f"/api/tables/{table}/record", b"")
        if record.count(b"[ServerSeed ") == state["table"]["deal_count"]:
            return
        await asyncio.sleep(0.002)


async def play(ask: Ask, say: Say, table: str, seed: str) -> list[bytes]:
    """Act until the match is over or long enough; return the states and what is made of them at the end."""
    random, bodies = Random(seed), []
    for _ in range(MAX_DECISIONS):
        body, state = await next_state(ask, table)
        if state["prompt"] is not None:  # otherwise a commitment may still come
            bodies.append(without_number(body))
        if state["table"]["stage"] == "finished":
            break
        await act(say, state, random)
        while (await next_state(ask, table))[1]["version"] == state["version"]:
            await asyncio.sleep(0)
    await wait_for_seeds(ask, table)
    for what in ("record", "sheet.svg", "proof", "deals"):
        bodies.append(await ask("GET", f"/api/tables/{table}/{what}", b""))
    me = await ask("GET", "/api/me", b"")
    return [*bodies, re.sub(rb'"began":[0-9.]+', b"", me)]  # by the clock of the database


def browser_host(records: MemoryRecords, seed: str | None = "same") -> BrowserHost:
    """Return a host with a known guest and a clock that stands still."""
    host = BrowserHost(records, clock, seed, PACE)
    host._cookie = f"prikup={COOKIE}"
    return host


def asker(host: BrowserHost) -> Ask:
    """Return a function that asks a host for an answer that is no error."""

    async def ask(method: str, path: str, body: bytes) -> bytes:
        answer = await host.request(method, path, {"content-type": "application/json"}, body)
        assert answer.status < 300 or answer.status == 409, answer
        return answer.body

    return ask


async def play_in_browser(game: str, seed: str) -> list[bytes]:
    host = browser_host(MemoryRecords())
    await host.start()
    ask = asker(host)
    table = await open_table(ask, game)
    socket = host.open_socket(f"/ws/tables/{table}")

    async def say(text: str) -> None:
        socket.send(text)

    bodies = await play(ask, say, table, seed)
    await host.stop()
    return bodies


async def play_on_server(game: str, seed: str, folder: Path) -> list[bytes]:
    app = create_app(str(folder / "t.db"), "same", folder / "none", PACE, OFTEN)
    transport = httpx.ASGITransport(app)
    headers = {"cookie": f"prikup={COOKIE}", "host": "local"}
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(
            transport=transport, base_url="http://local", headers=headers, timeout=None
        ) as client,
    ):

        async def ask(method: str, path: str, body: bytes) -> bytes:
            answer = await client.request(method, path, content=body)
            assert answer.status_code < 300 or answer.status_code == 409, answer.text
            return answer.content

        table = await open_table(ask, game)
        line = Line(app, table, COOKIE)
        bodies = await play(ask, line.say, table, seed)
        await line.close()
    return bodies


@pytest.mark.parametrize("game", GAMES)
def test_answers_equal_those_of_server(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("prikup.server.app.time", clock)
    for number in range(size("hosted")):
        seed = f"{game} {number}"
        folder = tmp_path / f"{number}"
        folder.mkdir()
        expected = asyncio.run(play_on_server(game, seed, folder))
        assert asyncio.run(play_in_browser(game, seed)) == expected


@pytest.mark.parametrize("game", GAMES)
def test_killed_page_loses_nothing(game: str) -> None:
    async def run() -> None:
        records, random = MemoryRecords(), Random(game)
        host = browser_host(records)
        await host.start()
        table = await open_table(asker(host), game)
        shown = b""
        for _ in range(12):
            socket = host.open_socket(f"/ws/tables/{table}")
            body, state = await next_state(asker(host), table)
            assert shown in (b"", without_number(body))

            async def say(text: str, socket: Any = socket) -> None:
                socket.send(text)

            await act(say, state, random)
            while (await next_state(asker(host), table))[1]["version"] == state["version"]:
                await asyncio.sleep(0)
            shown = without_number((await next_state(asker(host), table))[0])
            await host.stop()
            host = browser_host(records)
            await host.start()
        await host.stop()

    asyncio.run(run())


class FullRecords(MemoryRecords):
    """Records of a browser whose quota may be used up."""

    is_full = False

    async def write(self, changes: Sequence[RecordChange]) -> None:
        if self.is_full:
            raise OutageError("QuotaExceededError: no room")
        await super().write(changes)


def test_full_storage_refuses_act_and_keeps_table() -> None:
    async def run() -> None:
        records = FullRecords()
        host = browser_host(records)
        await host.start()
        table = await open_table(asker(host), "preferans")
        heard: list[Json] = []
        socket = host.open_socket(f"/ws/tables/{table}")
        socket.listen(lambda text: heard.append(json.loads(text)), lambda *_: None)
        await next_state(asker(host), table)
        records.is_full = True
        socket.send('{"type":"agree","nonce":"n"}')
        while not (errors := [one for one in heard if one["type"] == "error"]):
            await asyncio.sleep(0)
        assert errors[0]["name"] == "storage-full"
        answer = await host.request("POST", "/api/tables", {}, b'{"seats":["me","random","random"]}')
        assert answer.status == 507
        records.is_full = False
        socket.send('{"type":"agree"}')
        while (await next_state(asker(host), table))[1]["table"]["stage"] == "seating":
            await asyncio.sleep(0)
        await host.stop()

    asyncio.run(run())


def test_person_stays_the_same_when_the_page_is_loaded_again() -> None:
    async def run() -> None:
        records = MemoryRecords()
        host = BrowserHost(records, clock)
        await host.start()
        table, _ = await asyncio.gather(open_table(asker(host), "preferans"), host.request("GET", "/api/me"))
        await host.stop()
        again = BrowserHost(records, clock)
        await again.start()
        state = json.loads((await again.request("GET", f"/api/tables/{table}")).body)
        assert state["table"]["me"] == 0
        await again.stop()

    asyncio.run(run())


def test_records_are_written_all_or_none() -> None:
    async def run() -> None:
        records = MemoryRecords()
        await records.write(
            [RecordChange("event", ("a", 1), "x", True), RecordChange("event", ("a", 10), "z", True)]
        )
        with pytest.raises(ConflictError):
            await records.write(
                [RecordChange("event", ("a", 2), "y", True), RecordChange("event", ("a", 1), "y", True)]
            )
        assert await records.list("event", ("a",)) == [(("a", 1), "x"), (("a", 10), "z")]
        await records.write([RecordChange("event", ("a", 1), None)])
        assert await records.get("event", ("a", 1)) is None

    asyncio.run(run())


MISSING = (
    "aiosqlite", "alembic", "asyncpg", "greenlet", "numpy", "prometheus_client", "ray", "rich", "sqlalchemy",
    "textual", "uvicorn", "uvloop", "websockets",
)  # fmt: skip
"""The packages that a browser does not have."""


def test_host_needs_no_package_that_a_browser_lacks() -> None:
    code = (
        f"import sys\nfor name in {MISSING!r}: sys.modules[name] = None\n"
        "import asyncio\nfrom prikup.browser.host import BrowserHost\n"
        "from prikup.browser.records import MemoryRecords\n"
        "host = BrowserHost(MemoryRecords())\n"
        "print(asyncio.run(host.request('GET', '/api/lessons')).status)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "200\n"), done.stderr
