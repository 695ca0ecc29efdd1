"""A server in this process that is fuzzed, a guest with tables on it, and the counts of its answers."""

from __future__ import annotations

import asyncio
import gc
import json
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from time import time
from typing import Any

import httpx
import msgspec
from starlette.applications import Starlette

from prikup.core import to_json
from prikup.keeper import read_document
from prikup.server import create_app
from prikup.server.storage import tournaments
from prikup.server.tables.driver import Pace
from tests.pages import ROOT
from tests.server.fuzzing import Line
from tests.server.players import OFTEN, Json

HUNG_S = 600
"""Seconds after which a request without an answer is a failure."""
LIMITS = msgspec.structs.replace(
    OFTEN,
    requests=10**9,
    events=10**9,
    address_events=10**9,
    tables=10**9,
    sheets=10**9,
    accounts=10**6,
    sign_ins=10**6,
)
PACE = Pace(
    min_bot_time_s=0, max_bot_time_s=0, trick_hold_s=0, absence_grace_s=0, stale_after_s=0,
    sweep_interval_s=0.02, keep_room_s=0.1,
)  # fmt: skip
RECORD = (ROOT / "examples" / "home.prikup").read_text(encoding="utf-8")
CUP = {"title": "Cup", "game": "preferans", "rules": "", "deals": 1}
DOCUMENT: Json = json.loads(to_json(read_document(RECORD)))


class Guest:
    """A guest with tables and a shared sheet; ``ids`` are those of what they have."""

    def __init__(self, app: Starlette, random: Random) -> None:
        self.app, self.random = app, random
        self.cookie = "".join(random.choices("abcdefgh", k=43))
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        self.http = httpx.AsyncClient(transport=transport, base_url="http://localhost", timeout=None)
        self.ids: dict[str, str] = {}
        self.key = ""
        self._line: Line | None = None

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Send a request with the cookie."""
        headers = {"cookie": f"prikup={self.cookie}"} | more.pop("headers", {})
        async with asyncio.timeout(HUNG_S):
            return await self.http.request(method, path, headers=headers, **more)

    async def make(self, path: str, body: Json) -> Json:
        """Send a request that is accepted; return its answer."""
        answer = await self.ask("POST", path, json=body)
        assert answer.status_code < 300, answer.text
        return dict(answer.json())

    async def keep_open(self, line: Line | None) -> None:
        """Keep a socket open in place of the one before."""
        before, self._line = self._line, line
        if before is not None:
            await before.close()

    async def open_table(self, rules: str = "wikipedia-sochi", bots: int = 2, **table: Any) -> str:
        """Open a table with bots, or with open seats for others."""
        seats = ["me", *["random"] * bots, *["open"] * (2 - bots)]
        wanted = {"rules": rules, "seats": seats, "name": "Anna", "table": {"tempo": "instant"} | table}
        return str((await self.make("/api/tables", wanted))["id"])

    async def prepare(self) -> None:
        """Make what the routes are about."""
        self.ids["open"] = await self.open_table(bots=1)
        self.ids["played"] = await self.open_table(rules="wikipedia-sochi; end_deals=1")
        line = Line(self.app, self.ids["played"], self.cookie)
        await line.say('{"type":"agree"}')
        await play(line, self.random, lambda state: state["table"]["stage"] == "finished")
        await line.close()
        self.ids["playing"] = await self.open_table()
        line = Line(self.app, self.ids["playing"], self.cookie)
        await line.say('{"type":"agree"}')
        await play(line, self.random, lambda state: state["prompt"] is not None)
        await line.close()
        self.ids["shared"] = await self.open_table(bots=0)
        other = Guest(self.app, self.random)
        line = Line(self.app, self.ids["shared"], other.cookie)
        await line.say('{"type":"sit","seat":1,"name":"Boris"}')
        await line.close()
        sheet = await self.make("/api/scores", {"record": DOCUMENT})
        self.ids["sheet"], self.ids["key"] = sheet["id"], sheet["key"]
        shared = await self.make("/api/same", {"table": self.ids["played"], "deal": 1})
        self.ids["same"] = shared["id"]
        cup = CUP | {"opens": time() - 1, "closes": time() + 10**5}
        self.ids["cup"] = (await self.make("/api/tournaments", cup))["id"]
        storage = self.app.state.storage
        opened = await tournaments.find_tournament(storage, self.ids["cup"])
        assert opened is not None
        closed = msgspec.structs.replace(opened, id="closed", closes=time())
        self.ids["closed"] = (await tournaments.store_tournament(storage, closed)).id
        lesson = (await self.ask("GET", "/api/lessons")).json()[0]
        self.ids["lesson"], self.ids["step"] = lesson["game"], str(lesson["steps"][0]["id"])
        self.ids["puzzle"] = (await self.ask("GET", "/api/puzzles")).json()["puzzles"][0]["id"]


async def play(line: Line, random: Random, done: Callable[[Json], bool]) -> None:
    """Act at random until something holds of the state."""
    while not done(state := await line.state()):
        me, table = state["table"]["me"], state["table"]
        if (
            table["stage"] == "playing"
            and table["waiting"] in ("next", "end")
            and not table["seats"][me]["ready"]
        ):
            await line.say('{"type":"next"}')
        elif state["prompt"] is not None and state["view"]["choices"]:
            texts = [one["text"] for one in state["view"]["choices"] if one["legal"]]
            move = {"type": "move", "prompt": state["prompt"], "text": random.choice(texts)}
            await line.say(json.dumps(move))
        else:
            await asyncio.sleep(0)


Good = Callable[[Guest], Awaitable[tuple[str, Json, Any]]]


def run(tmp_path: Path, fuzzed: Callable[[Starlette], Awaitable[None]]) -> None:
    """Run something with a server in this process."""
    made = create_app(str(tmp_path / "t.db"), "fuzz", tmp_path / "no client", PACE, LIMITS)

    async def serve() -> None:
        async with made.router.lifespan_context(made):
            await fuzzed(made)

    asyncio.run(serve())


def count_objects() -> int:
    """Return the number of objects that the garbage collector knows, without garbage."""
    gc.collect()
    return len(gc.get_objects())


def tell(statuses: dict[str, Counter[Any]]) -> None:
    """Print how often each was answered with what."""
    for name, counted in sorted(statuses.items()):
        print(f"{name:40} " + " ".join(f"{key}:{count}" for key, count in sorted(counted.items())))
    print(sum(sum(counted.values()) for counted in statuses.values()), "inputs", file=sys.stdout, flush=True)
