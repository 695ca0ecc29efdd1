"""A day of simulated people on a server in this process: what each of them does, and what is counted.

Half of them have accounts. Each plays the tournament against bots; three at a time meet by *Find a table*,
play a deal, speak and make the match public; some report and block others. Then the tournament is over.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from sqlalchemy import event
from starlette.applications import Starlette

import prikup.server.app
from prikup.server import create_app
from prikup.server.tables.driver import Pace
from prikup.server.tables.updates import merge_change
from tests.server.fuzzed_server import LIMITS, Guest
from tests.server.fuzzing import Line
from tests.server.players import Json

DAY_S = 24 * 3600.0
NOON = 1_800_000_000.0
RULES = "wikipedia-sochi; end_deals=1"
PACE = Pace(
    min_bot_time_s=0, max_bot_time_s=0, trick_hold_s=0, absence_grace_s=1e6, stale_after_s=1e6,
    sweep_interval_s=1e6,
)  # fmt: skip
PEOPLE_AT_A_TABLE = 3


@dataclass
class Day:
    """Results of a simulated day; ``statuses`` counts answers, ``queries`` statements of the database."""

    people: int
    accounts: int = 0
    tournament_plays: int = 0
    tournament_results: int = 0
    tables: int = 0
    public_matches: int = 0
    own_matches: int = 0
    records: int = 0
    exports: int = 0
    phrases: int = 0
    reports: int = 0
    blocks: int = 0
    statuses: Counter[int] = field(default_factory=Counter)
    queries: int = 0
    sent_bytes: int = 0


class CountedApp:
    """An application whose answers and messages are counted."""

    def __init__(self, app: Starlette, day: Day) -> None:
        self._app, self._day = app, day
        self.state = app.state

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve, and count what is sent."""

        async def count(message: Any) -> None:
            if message["type"] == "http.response.start":
                self._day.statuses[message["status"]] += 1
            self._day.sent_bytes += len(message.get("body") or message.get("text") or "")
            await send(message)

        await self._app(scope, receive, count)


class Page(Line):
    """A socket that follows the state of its table."""

    shown: Json | None = None

    async def _send(self, message: Any) -> None:
        await super()._send(message)
        if message["type"] == "websocket.send":
            said = json.loads(message["text"])
            if said["type"] == "state":
                self.shown = said
            elif said["type"] == "change" and self.shown is not None:
                self.shown = merge_change(self.shown, said)


class Crowd:
    """The people of a day."""

    def __init__(self, app: Any, day: Day, seed: str) -> None:
        self.day, self.random = day, Random(seed)
        self.guests = [Guest(app, self.random) for _ in range(day.people)]
        self._app = app
        self._cup = ""

    async def arrive(self) -> None:
        """Let everybody come, half of them with an account, and announce the tournament."""
        for number, guest in enumerate(self.guests):
            if number % 2 == 0:
                answer = await guest.ask("POST", "/api/account", json={"name": f"Person {number}"})
                assert answer.status_code == 201, answer.text
                guest.cookie = answer.cookies["prikup"]
                self.day.accounts += 1
        cup = {"title": "Day", "game": "preferans", "rules": "", "deals": 1, "bot": "random"}
        times = {"opens": NOON - 1, "closes": NOON + DAY_S / 2}
        self._cup = str((await self.guests[0].make("/api/tournaments", cup | times))["id"])

    async def play_tournament(self) -> None:
        """Let everybody play the tournament."""
        for number, guest in enumerate(self.guests):
            entry = {"name": f"Person {number}", "tempo": "instant"}
            table = (await guest.make(f"/api/tournaments/{self._cup}/play", entry))["id"]
            await self._finish([Page(self._app, table, guest.cookie)])
            self.day.tournament_plays += 1

    async def meet(self) -> None:
        """Let three at a time search for a table and play a deal there."""
        for at in range(0, self.day.people - PEOPLE_AT_A_TABLE + 1, PEOPLE_AT_A_TABLE):
            guests, lines, found = self.guests[at : at + PEOPLE_AT_A_TABLE], [], set()
            for number, guest in enumerate(guests, at):
                wish = {"game": "preferans", "rules": RULES, "fill_after": 0, "name": f"Person {number}"}
                table = (await guest.make("/api/open/find", wish))["id"]
                found.add(table)
                lines.append(Page(self._app, table, guest.cookie))
                await lines[-1].say('{"type":"phrase","phrase":"hello"}')
            assert len(found) == 1, found
            await self._finish(lines)
            self.day.tables += 1
            await self._part(guests, found.pop())

    async def _part(self, guests: list[Guest], table: str) -> None:
        """Let those who have played decide whether the match is public, and report and block each other."""
        says = (await guests[0].ask("GET", f"/api/tables/{table}")).json()["table"]["says"]
        self.day.phrases += len(says)
        for guest in guests:
            answer = await guest.ask("POST", f"/api/matches/{table}/public", json={"yes": True})
            assert answer.status_code == 204, answer.text
        report = {"seat": 1, "reason": "leaving"}
        answer = await guests[0].ask("POST", f"/api/tables/{table}/report", json=report)
        self.day.reports += answer.status_code == 204
        answer = await guests[2].ask("POST", f"/api/tables/{table}/blocks", json={"seat": 0, "yes": True})
        self.day.blocks += answer.status_code == 204

    async def look_back(self) -> None:
        """Let everybody read their matches, results and export, after midnight."""
        for number, guest in enumerate(self.guests):
            for path in ("/api/me", "/api/open", "/api/matches/statistics", "/api/tables/none"):
                await guest.ask("GET", path)
            matches = (await guest.ask("GET", "/api/matches")).json()["matches"]
            self.day.own_matches += len(matches)
            records = (await guest.ask("GET", "/api/matches/records")).json()["matches"]
            self.day.records += sum(one["record"] is not None for one in records)
            if number % 2 == 0:
                self.day.exports += (await guest.ask("GET", "/api/account/export")).status_code == 200
        shown = (await self.guests[0].ask("GET", f"/api/tournaments/{self._cup}")).json()
        self.day.tournament_results = shown["count"]
        before: Json = {}
        while True:
            page = (await self.guests[0].ask("GET", "/api/public", params=before)).json()
            self.day.public_matches += len(page["matches"])
            if page["next"] is None:
                return
            before = {"before": page["next"]}

    async def leave(self) -> None:
        """Close all connections."""
        for guest in self.guests:
            await guest.http.aclose()

    async def _finish(self, lines: list[Page]) -> None:
        """Agree to the rules and act at random until the match is over, then hang up."""
        for line in lines:
            await line.say('{"type":"agree"}')
        is_over = False
        while not is_over:
            for line in lines:
                is_over = await self._act(line)
            await asyncio.sleep(0)
        for line in lines:
            await line.close()

    async def _act(self, line: Page) -> bool:
        """Act if it is this person's turn; return True if the match is over."""
        state = line.shown
        assert state is not None
        table, me = state["table"], state["table"]["me"]
        if table["stage"] == "playing" and table["waiting"] in ("next", "end"):
            if not table["seats"][me]["ready"]:
                await line.say('{"type":"next"}')
        elif state["prompt"] is not None and state["view"]["choices"]:
            texts = [one["text"] for one in state["view"]["choices"] if one["legal"]]
            move = {"type": "move", "prompt": state["prompt"], "text": self.random.choice(texts)}
            await line.say(json.dumps(move))
        return bool(table["stage"] == "finished")


def live_day(database: str, web: Path, people: int, seed: str = "day") -> Day:
    """Let so many people live a day on a new server with this database, and return what was counted."""
    day = Day(people)
    now = [NOON]
    with patch.object(prikup.server.app, "time", lambda: now[0]):
        made = create_app(database, seed, web, PACE, LIMITS)

    async def live() -> None:
        async with made.router.lifespan_context(made):
            engine = made.state.storage._engine.sync_engine
            event.listen(engine, "before_cursor_execute", lambda *_: _count_query(day))
            crowd = Crowd(CountedApp(made, day), day, seed)
            await crowd.arrive()
            await crowd.play_tournament()
            await crowd.meet()
            now[0] += DAY_S
            await crowd.look_back()
            await crowd.leave()

    asyncio.run(live())
    return day


def _count_query(day: Day) -> None:
    day.queries += 1
