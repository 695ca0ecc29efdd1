"""Hints: permission, one computation per question, and the CPU limit of bots."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
import pytest

import prikup
from prikup.bots import decide, make
from prikup.bots.hints import Hint, hint
from prikup.core import View
from prikup.server.problems import HTTPProblem
from prikup.server.tables.driver import Pace
from prikup.server.tables.hints import Hints
from prikup.server.workers.compute import BOT_CPU_LIMIT_S, FALLBACK_BOT, ComputePool, choose
from prikup.table import TableRules
from tests.server.hosts import storage_of
from tests.server.players import Browser, Server, Socket, limit
from tests.server.test_driver import Clock, First, hub_at, join_table, until

Make = Callable[[], Browser]


class Endless:
    """A bot that never decides."""

    def choose(self, view: View) -> str:
        while True:
            try:
                while True:
                    pass
            except Exception:  # a bot may catch every Exception
                continue


def wait_for_question(socket: Socket) -> Socket:
    """Wait until the socket's seat is asked, and return the socket."""
    socket.see(lambda state: state["prompt"] is not None and bool(state["view"]["choices"]))
    return socket


def test_hint_is_given_in_match_against_bots(browser: Make) -> None:
    anna = browser()
    table = anna.create("me", "rules", "search")
    socket = wait_for_question(anna.sit(table))
    assert socket.state["table"]["may_hint"] and socket.state["table"]["hints"] == "bots"
    told = anna.get(f"/api/tables/{table}/hint")
    assert told == anna.get(f"/api/tables/{table}/hint")
    assert {choice["text"] for choice in told["choices"]} <= set(socket.legal())
    assert told["measure"] == "whists" and told["reasons"]
    socket.send("move", prompt=socket.state["prompt"], text=told["choices"][0]["text"])
    version = socket.state["version"]
    socket.see(lambda state: state["version"] > version)


def test_hints_with_other_people_need_the_agreement_of_all(browser: Make) -> None:
    anna, boris = browser(), browser()
    boris.get("/api/me")
    for hints, status in (("bots", 403), ("none", 403), ("all", 200)):
        table = anna.create("me", "open", "rules", table={"tempo": "instant", "hints": hints})
        mine, other = anna.sit(table), boris.sit(table)
        other.send("sit", seat=1, name="Boris")
        other.send("agree")
        for player, socket in ((anna, mine), (boris, other)):
            socket.see(lambda state: state["view"] is not None and state["view"]["deal_no"] > 0)
            socket.see(lambda state: state["view"]["turns"] != [])
            assert socket.state["table"]["may_hint"] == (status == 200)
            turn = socket.state["prompt"] is not None
            answer = player.http.get(f"/api/tables/{table}/hint")
            # A player who is asked stays asked; another's turn may end before the answer.
            assert answer.status_code in ((200, 409) if status == 200 and not turn else (status,))
            if answer.status_code != 200:
                assert answer.json()["error"]["name"] == ("hints" if status == 403 else "hints-turn")


def test_hint_is_refused_for_watcher_and_by_agreement(
    browser: Make,
) -> None:
    anna, boris = browser(), browser()
    table = anna.create("me", "rules", "rules", table={"tempo": "instant", "hints": "none"})
    wait_for_question(anna.sit(table))
    assert anna.http.get(f"/api/tables/{table}/hint").status_code == 403
    assert boris.http.get(f"/api/tables/{table}/hint").json()["error"]["name"] == "watcher"


def test_hints_count_as_messages(browser: Make, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = browser()
    table = anna.create("me", "rules", "rules")
    wait_for_question(anna.sit(table))
    limit(server, monkeypatch, events=1)
    answers = [anna.http.get(f"/api/tables/{table}/hint").status_code for _ in range(12)]
    assert answers[0] == 200 and 429 in answers


class Slow(First):
    """Bots whose hints wait for ``go``; the first hint fails."""

    def __init__(self) -> None:
        super().__init__()
        self.go = asyncio.Event()
        self.hinted = 0

    async def hint(self, caller: str, seed: str, view: View) -> Hint:
        self.hinted += 1
        if self.hinted == 1:
            raise OSError("a worker was lost")
        await self.go.wait()
        return hint(view, seed)


def test_hint_is_computed_once_unless_it_failed(database: str) -> None:
    async def run() -> None:
        thinkers = Slow()
        hub = await hub_at(database, thinkers, Clock())
        room = await join_table(hub)
        rules = TableRules(tempo="instant", hints="all")
        room.table = msgspec.structs.replace(room.table, table_rules=rules)
        await until(lambda: any(prompt is not None for prompt in room.table.prompts[:2]))
        seat = 0 if room.table.prompts[0] is not None else 1
        hints = Hints(thinkers)
        with pytest.raises(OSError, match="a worker was lost"):
            await hints.get_hint(room, seat)
        waiting = [asyncio.create_task(hints.get_hint(room, seat)) for _ in range(3)]
        await asyncio.sleep(0)
        waiting.pop().cancel()
        thinkers.go.set()
        one, two = await asyncio.gather(*waiting)
        assert one is two and thinkers.hinted == 2
        with pytest.raises(HTTPProblem) as refused:
            await hints.get_hint(room, 1 - seat)
        assert refused.value.why.name == "hints-turn"
        await hub.stop()
        await storage_of(hub).close()

    asyncio.run(run())


def test_beginner_chooses_past_cpu_limit() -> None:
    match = prikup.new("preferans").deal(seed=1)
    view = match.view(match.turns()[0].by)
    assert choose(f"{__name__}:Endless", "1", view, 0.02) == make(FALLBACK_BOT).choose(view)
    assert choose("search", "1", view, None) == decide(make("search", "1"), view)


def test_bot_cpu_limit_is_below_pace_so_tempo_reveals_nothing() -> None:
    assert Pace().min_bot_time_s > BOT_CPU_LIMIT_S


def test_workers_give_the_hints_of_the_library() -> None:
    match = prikup.new("preferans").deal(seed=1).play("7S").play("pass").play("pass")
    view = match.view(0)

    async def run() -> Hint:
        return await thinkers.hint("T", "seed", view)

    thinkers = ComputePool(workers=1)
    try:
        assert asyncio.run(run()) == hint(view, "seed")
    finally:
        thinkers.close()
